import SpecMoE

/-!
# Certificate radeon-8060s, in Lean

AMD Radeon 8060S (Strix Halo), llama.cpp Vulkan, Qwen3-30B-A3B Q4_K_M

Digest of the certificate: 3df11af8f698cd786873276b982547642ec615915730efc7e62373a5f93965d9

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* uniform-routing: Every token selects its experts uniformly and independently of the others (D6).
  Real text repeats experts, so this overstates the bytes that deduplication reads.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* crossover-extrapolated: The crossover is read off the fits beyond their calibration:
  extrapolated: n = 34, 36 outside the calibrated n = 9..32 of both kernels.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* faster-kernel: Where two kernels are known, the one that is faster by the fit runs, whatever the
  true bandwidths are.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.

## Stated and proved below

* D6: D6_shares, D6_falls
* B1: B1_perSlot_n8, B1_perSlot_n8_fitted, B1_perSlot_n32, B1_perSlot_n32_fitted, B1_dedup_n32,
  B1_dedup_n32_fitted
* B2: B2_n32
* B3: B3_bounds
* support: perSlotFixed_unit, dedupFixed_unit, slot_unit, expert_unit, fitted_faster,
  may_be_faster, surely_faster_from, costs_positive, costs_rows, errors_rows, errors_small,
  dearest_positive, cheapest_positive, cost_positive, cost_0_fitted, cost_1_fitted, cost_2_fitted,
  cost_3_fitted, cost_4_fitted, cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted,
  cost_9_fitted, cost_10_fitted, cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted,
  cost_15_fitted, cost_16_fitted, cost_17_fitted, cost_18_fitted, cost_19_fitted, cost_20_fitted,
  cost_21_fitted, cost_22_fitted, cost_23_fitted, cost_24_fitted, cost_25_fitted, cost_26_fitted,
  cost_27_fitted, cost_28_fitted, cost_29_fitted, cost_30_fitted, cost_31_fitted, box_0_within,
  box_1_within, box_2_within, box_3_within, parts_0_requested, parts_1_requested,
  parts_2_requested, parts_3_requested, parts_4_requested, parts_5_requested, parts_6_requested,
  parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested, parts_11_requested,
  parts_12_requested, parts_13_requested, parts_14_requested, parts_15_requested,
  parts_16_requested, parts_17_requested, parts_18_requested, parts_19_requested,
  parts_20_requested, parts_21_requested, parts_22_requested, parts_23_requested,
  parts_24_requested, parts_25_requested, parts_26_requested, parts_27_requested,
  parts_28_requested, parts_29_requested, parts_30_requested, parts_31_requested, parts_rows,
  parts_positive
* D2: D2_crossover
* B4: B4_bracket
* D3: D3_from_34
* D4: D4_fitted_lower, D4_fitted_upper, D4_within_errors_lower, D4_within_errors_upper
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15, S2_k16, S2_k17, S2_k18, S2_k19, S2_k20, S2_k21, S2_k22, S2_k23, S2_k24,
  S2_k25, S2_k26, S2_k27, S2_k28, S2_k29, S2_k30, S2_k31
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k4, M3_k5, M3_k6, M3_k7, M3_k17, M3_k18, M3_k19,
  M3_k20, M3_k21, M3_k22, M3_k23, M3_k24, M3_k25, M3_k26, M3_k27, M3_k28, M3_k29, M3_k30, M3_k31
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k3
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k3_not_certain
* E1: E1_k3
* E2: E2_k3
* S1: S1_k3
* S4: S4_k3
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k17, M1_k17_k18,
  M1_k18_k19, M1_k19_k20, M1_k20_k21, M1_k21_k22, M1_k22_k23, M1_k23_k24, M1_k24_k25, M1_k25_k26,
  M1_k26_k27, M1_k27_k28, M1_k28_k29, M1_k29_k30, M1_k30_k31
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k17, M2_k17_k18,
  M2_k18_k19, M2_k19_k20, M2_k20_k21, M2_k21_k22, M2_k22_k23, M2_k23_k24, M2_k24_k25, M2_k25_k26,
  M2_k26_k27, M2_k27_k28, M2_k28_k29, M2_k29_k30, M2_k30_k31
* B7: B7_k3
* B8: B8_at0, B8_at1, B8_at2, B8_at3, B8_at4, B8_at5

## In the certificate, and not checked by Lean

* the measured rows, and what was fitted to them: a measurement is no theorem; F, W and e are
  inputs here
* residuals, observations, cliffs and rules of thumb: they are compared with measured numbers, and
  no claim of the theory is about them
* the ranges of acceptance within the errors (derived.draft_length.robust): no theorem takes
  errors of costs and a range of rates together
-/

set_option autoImplicit false
set_option maxRecDepth 10000
set_option exponentiation.threshold 100000

namespace SpecMoE.Certificate

universe u

variable {α : Type u} [OrderedField α]

section Inputs

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 2856960
times measured.moe_layers = 48. -/
def expertBytes : α := ratio 137134080 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 128 8

/-- Fixed time F [s] of the per_slot kernel, n = 1..8 (derived.fits[0].regimes[0].fixed). -/
def perSlotFixed1 : α := ratio 85718903 10000000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 1..8
(derived.fits[0].regimes[0].bandwidth). -/
def perSlotBandwidth1 : α := ratio 309400810000 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 1..8
(derived.fits[0].regimes[0].e). -/
def perSlotError1 : α := ratio 35903796197 1000000000000

/-- Fixed time F [s] of the per_slot kernel, n = 9..32 (derived.fits[0].regimes[1].fixed). -/
def perSlotFixed2 : α := ratio 1397877 62500000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 9..32
(derived.fits[0].regimes[1].bandwidth). -/
def perSlotBandwidth2 : α := ratio 427897570000 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 9..32
(derived.fits[0].regimes[1].e). -/
def perSlotError2 : α := ratio 14248856989 1000000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 9..32 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 27998813 1000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 9..32
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 192396900000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 9..32
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 10989998491 500000000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (31, 32) ::  -- n = 2
  (721, 768) ::  -- n = 3
  (14911, 16384) ::  -- n = 4
  (289201, 327680) ::  -- n = 5
  (5386591, 6291456) ::  -- n = 6
  (97576081, 117440512) ::  -- n = 7
  (1732076671, 2147483648) ::  -- n = 8
  (30276117361, 38654705664) ::  -- n = 9
  (522861237151, 687194767360) ::  -- n = 10
  (8942430185041, 12094627905536) ::  -- n = 11
  (151728638820031, 211106232532992) ::  -- n = 12
  (2557404559011121, 3659174697238528) ::  -- n = 13
  (42864668012537311, 63050394783186944) ::  -- n = 14
  (715027614225987601, 1080863910568919040) ::  -- n = 15
  (11878335717996660991, 18446744073709551616) ::  -- n = 16
  (196621779843659466481, 313594649253062377472) ::  -- n = 17
  (3244474602834244823071, 5312662293228350865408) ::  -- n = 18
  (53389485525383317559761, 89724963174523259060224) ::  -- n = 19
  (876400146606664086815551, 1511157274518286468382720) ::  -- n = 20
  (2050704002673512925277063, 3626777458843887524118528) ::  -- n = 21
  (234666733394552923949390431, 425541888504349469496573952) ::  -- n = 22
  (3829486010739638927965637521, 7118155225890936580669964288) ::  -- n = 23
  (62394050318236105019081059711, 118842243771396506390315925504) ::  -- n = 24
  (1015138917287805912879759846001, 1980704062856608439838598758400) ::  -- n = 25
  (16494734359545318094693100895391, 32958915605933964438914283339776) ::  -- n = 26
  (267703424996831441844343764716881, 547625059298595101446575784722432) ::  -- n = 27
  (4340069928610898354448312491329471, 9086519502435948349928368576135168) ::  -- n = 28
  (70293345787698302945255183699162161, 150576608897510001227384393547382784) ::  -- n = 29
  (1137476936552031786235315696754953951, 2492302492096717261694638238025646080) ::  -- n = 30
  (18391382044065392666433542511604653841, 41206067869332392060018018868690681856) ::  -- n = 31
  (297138378593539543962964050638555320831, 680564733841876926926749214863536422912) ::  -- n = 32
  (4797358045824031622907835367010098023921, 11229318108390969294291362045248350978048) ::  -- n = 33
  (77404888558095489759031524224059761742111, 185113607604990524124075786442881907032064) ::  -- n = 34
  (1248185614303192593032096762863429088264401, 3048930007611608632631836482588643174645760) ::  -- n = 35
  (20116580789456052841827433834991958918089791, 50176676696693902068455366113458813388455936) ::  -- n = 36
  (324049457040371415768947225797527745277327281, 825127572345633056236821576087989375721275392) ::  -- n = 37
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Fitted time [s] of a pass over n tokens with the per-slot kernel, in the regime that is
compared, from n = 9 on. -/
def perSlotTime (n : Nat) : α :=
  perSlotFixed2 + slotBytes 8 expertBytes n / perSlotBandwidth2

/-- The same with the deduplicating kernel. -/
def dedupTime (n : Nat) : α :=
  dedupFixed1 + dedupBytes U expertBytes n / dedupBandwidth1

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (3749222442051143, 309400810000000000) ::  -- k = 0
  (4846295082051143, 309400810000000000) ::  -- k = 1
  (5943367722051143, 309400810000000000) ::  -- k = 2
  (7040440362051143, 309400810000000000) ::  -- k = 3
  (8137513002051143, 309400810000000000) ::  -- k = 4
  (9234585642051143, 309400810000000000) ::  -- k = 5
  (10331658282051143, 309400810000000000) ::  -- k = 6
  (11428730922051143, 309400810000000000) ::  -- k = 7
  (121525153145889, 2674359812500000) ::  -- k = 8
  (128381857145889, 2674359812500000) ::  -- k = 9
  (135238561145889, 2674359812500000) ::  -- k = 10
  (142095265145889, 2674359812500000) ::  -- k = 11
  (148951969145889, 2674359812500000) ::  -- k = 12
  (155808673145889, 2674359812500000) ::  -- k = 13
  (162665377145889, 2674359812500000) ::  -- k = 14
  (169522081145889, 2674359812500000) ::  -- k = 15
  (176378785145889, 2674359812500000) ::  -- k = 16
  (183235489145889, 2674359812500000) ::  -- k = 17
  (190092193145889, 2674359812500000) ::  -- k = 18
  (196948897145889, 2674359812500000) ::  -- k = 19
  (203805601145889, 2674359812500000) ::  -- k = 20
  (210662305145889, 2674359812500000) ::  -- k = 21
  (217519009145889, 2674359812500000) ::  -- k = 22
  (224375713145889, 2674359812500000) ::  -- k = 23
  (231232417145889, 2674359812500000) ::  -- k = 24
  (238089121145889, 2674359812500000) ::  -- k = 25
  (244945825145889, 2674359812500000) ::  -- k = 26
  (251802529145889, 2674359812500000) ::  -- k = 27
  (258659233145889, 2674359812500000) ::  -- k = 28
  (265515937145889, 2674359812500000) ::  -- k = 29
  (272372641145889, 2674359812500000) ::  -- k = 30
  (279229345145889, 2674359812500000) ::  -- k = 31
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (35903796197, 1000000000000) ::  -- k = 0
  (35903796197, 1000000000000) ::  -- k = 1
  (35903796197, 1000000000000) ::  -- k = 2
  (35903796197, 1000000000000) ::  -- k = 3
  (35903796197, 1000000000000) ::  -- k = 4
  (35903796197, 1000000000000) ::  -- k = 5
  (35903796197, 1000000000000) ::  -- k = 6
  (35903796197, 1000000000000) ::  -- k = 7
  (14248856989, 1000000000000) ::  -- k = 8
  (14248856989, 1000000000000) ::  -- k = 9
  (14248856989, 1000000000000) ::  -- k = 10
  (14248856989, 1000000000000) ::  -- k = 11
  (14248856989, 1000000000000) ::  -- k = 12
  (14248856989, 1000000000000) ::  -- k = 13
  (14248856989, 1000000000000) ::  -- k = 14
  (14248856989, 1000000000000) ::  -- k = 15
  (14248856989, 1000000000000) ::  -- k = 16
  (14248856989, 1000000000000) ::  -- k = 17
  (14248856989, 1000000000000) ::  -- k = 18
  (14248856989, 1000000000000) ::  -- k = 19
  (14248856989, 1000000000000) ::  -- k = 20
  (14248856989, 1000000000000) ::  -- k = 21
  (14248856989, 1000000000000) ::  -- k = 22
  (14248856989, 1000000000000) ::  -- k = 23
  (14248856989, 1000000000000) ::  -- k = 24
  (14248856989, 1000000000000) ::  -- k = 25
  (14248856989, 1000000000000) ::  -- k = 26
  (14248856989, 1000000000000) ::  -- k = 27
  (14248856989, 1000000000000) ::  -- k = 28
  (14248856989, 1000000000000) ::  -- k = 29
  (14248856989, 1000000000000) ::  -- k = 30
  (14248856989, 1000000000000) ::  -- k = 31
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  13239185475503170000000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  41253442285352845871000000 ::  -- 1 / W of per_slot, n = 1..8 [s/byte]
  109410308791026802475708968138380553 ::  -- fixed time of per_slot, n = 1..8 [s]
  30499220210602923891000000 ::  -- 1 / W of per_slot, n = 9..32 [s/byte]
  291888844798306574321558865685455840 ::  -- fixed time of per_slot, n = 9..32 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  44326071714647154129000000 ::  -- 1 / W of per_slot, n = 1..8 [s/byte]
  117559382323706218608793031861619447 ::  -- fixed time of per_slot, n = 1..8 [s]
  31380941789397076109000000 ::  -- 1 / W of per_slot, n = 9..32 [s/byte]
  300327247199771658321321134314544160 ::  -- fixed time of per_slot, n = 9..32 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  1

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (1097072640 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (2194145280 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 1
  (3291217920 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 2
  (4388290560 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 3
  (5485363200 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 4
  (6582435840 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 5
  (7679508480 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 6
  (8776581120 :: 1 :: 0 :: 0 :: List.nil) ::  -- k = 7
  (0 :: 0 :: 9873653760 :: 1 :: List.nil) ::  -- k = 8
  (0 :: 0 :: 10970726400 :: 1 :: List.nil) ::  -- k = 9
  (0 :: 0 :: 12067799040 :: 1 :: List.nil) ::  -- k = 10
  (0 :: 0 :: 13164871680 :: 1 :: List.nil) ::  -- k = 11
  (0 :: 0 :: 14261944320 :: 1 :: List.nil) ::  -- k = 12
  (0 :: 0 :: 15359016960 :: 1 :: List.nil) ::  -- k = 13
  (0 :: 0 :: 16456089600 :: 1 :: List.nil) ::  -- k = 14
  (0 :: 0 :: 17553162240 :: 1 :: List.nil) ::  -- k = 15
  (0 :: 0 :: 18650234880 :: 1 :: List.nil) ::  -- k = 16
  (0 :: 0 :: 19747307520 :: 1 :: List.nil) ::  -- k = 17
  (0 :: 0 :: 20844380160 :: 1 :: List.nil) ::  -- k = 18
  (0 :: 0 :: 21941452800 :: 1 :: List.nil) ::  -- k = 19
  (0 :: 0 :: 23038525440 :: 1 :: List.nil) ::  -- k = 20
  (0 :: 0 :: 24135598080 :: 1 :: List.nil) ::  -- k = 21
  (0 :: 0 :: 25232670720 :: 1 :: List.nil) ::  -- k = 22
  (0 :: 0 :: 26329743360 :: 1 :: List.nil) ::  -- k = 23
  (0 :: 0 :: 27426816000 :: 1 :: List.nil) ::  -- k = 24
  (0 :: 0 :: 28523888640 :: 1 :: List.nil) ::  -- k = 25
  (0 :: 0 :: 29620961280 :: 1 :: List.nil) ::  -- k = 26
  (0 :: 0 :: 30718033920 :: 1 :: List.nil) ::  -- k = 27
  (0 :: 0 :: 31815106560 :: 1 :: List.nil) ::  -- k = 28
  (0 :: 0 :: 32912179200 :: 1 :: List.nil) ::  -- k = 29
  (0 :: 0 :: 34009251840 :: 1 :: List.nil) ::  -- k = 30
  (0 :: 0 :: 35106324480 :: 1 :: List.nil) ::  -- k = 31
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 4

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 4 k

end Inputs

section Results

/-- The shares of n = 1..37 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 37 → (entry sharesLow i : α) ≤ share U 8 (1 + i) ∧
      share U 8 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 128 120 37 (Nat.pow 128 1) (Nat.pow 120 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[77]). -/
theorem D6_falls :
    Nonincreasing (share U 8 : Nat → α) :=
  D6_share_antitone (N := 128) (by decide) (by decide)

/-- The true time [s] of a per_slot pass at n = 8, for every true bandwidth within the error of the
fitted one (results[78]). -/
theorem B1_perSlot_n8 :
    ∀ W : α, 0 < W → Within perSlotError1 W perSlotBandwidth1 →
      (ratio 11018396096235466868517096829 309400810000000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 8 / W ∧
        perSlotFixed1 + slotBytes 8 expertBytes 8 / W ≤ (ratio 11839065747866819131482903171 309400810000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide))
    (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 85718903 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 11018396096235466868517096829 (by decide)) ((stands_one.sub (stands_ratio 35903796197 (by decide))).mul ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 35903796197 (by decide))).mul ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide)))) (stands_ratio 11839065747866819131482903171 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[78].value). -/
theorem B1_perSlot_n8_fitted :
    (((ratio 11428730922051143 309400810000000000) : α) ≤ (perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1))) ∧
      ((perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1)) : α) ≤ (ratio 11428730922051143 309400810000000000) :=
  ⟨(Stands.le (stands_ratio 11428730922051143 (by decide)) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (stands_ratio 11428730922051143 (by decide)) (by decide))⟩

/-- The true time [s] of a per_slot pass at n = 32, for every true bandwidth within the error of the
fitted one (results[79]). -/
theorem B1_perSlot_n32 :
    ∀ W : α, 0 < W → Within perSlotError2 W perSlotBandwidth2 →
      (ratio 275250646139773106297731779 2674359812500000000000000000) ≤ perSlotFixed2 + slotBytes 8 expertBytes 32 / W ∧
        perSlotFixed2 + slotBytes 8 expertBytes 32 / W ≤ (ratio 283208044152004893702268221 2674359812500000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 14248856989 (by decide)) (by decide))
    (Stands.lt (stands_ratio 14248856989 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 1397877 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 275250646139773106297731779 (by decide)) ((stands_one.sub (stands_ratio 14248856989 (by decide))).mul ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 14248856989 (by decide))).mul ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)))) (stands_ratio 283208044152004893702268221 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[79].value). -/
theorem B1_perSlot_n32_fitted :
    (((ratio 279229345145889 2674359812500000) : α) ≤ (perSlotFixed2 + (slotBytes 8 expertBytes 32 / perSlotBandwidth2))) ∧
      ((perSlotFixed2 + (slotBytes 8 expertBytes 32 / perSlotBandwidth2)) : α) ≤ (ratio 279229345145889 2674359812500000) :=
  ⟨(Stands.le (stands_ratio 279229345145889 (by decide)) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (stands_ratio 279229345145889 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 32, for every true bandwidth within the error
of the fitted one (results[80]). -/
theorem B1_dedup_n32 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 171210565187347630397267956287750822577347882629344476689 1625946971780337528912140379562704896000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 32 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 32 / W ≤ (ratio 178906129070482554593227549196989990086757138370655523311 1625946971780337528912140379562704896000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 10989998491 (by decide)) (by decide))
    (Stands.lt (stands_ratio 10989998491 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 27998813 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 171210565187347630397267956287750822577347882629344476689 (by decide)) ((stands_one.sub (stands_ratio 10989998491 (by decide))).mul ((stands_ratio 27998813 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 10989998491 (by decide))).mul ((stands_ratio 27998813 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) (stands_ratio 178906129070482554593227549196989990086757138370655523311 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[80].value). -/
theorem B1_dedup_n32_fitted :
    (((ratio 350116694257830184990495505484740812664105021 3251893943560675057824280759125409792000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) : α) ≤ (ratio 350116694257830184990495505484740812664105021 3251893943560675057824280759125409792000000000) :=
  ⟨(Stands.le (stands_ratio 350116694257830184990495505484740812664105021 (by decide)) ((stands_ratio 27998813 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 27998813 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide))) (stands_ratio 350116694257830184990495505484740812664105021 (by decide)) (by decide))⟩

/-- The time [s] that deduplication truly saves at n = 32, less than zero if it costs time
(results[81]). -/
theorem B2_n32 :
    ∀ Ws Wd : α, 0 < Ws → 0 < Wd → Within perSlotError2 Ws perSlotBandwidth2 →
      Within dedupError1 Wd dedupBandwidth1 →
      (-ratio 494662515591859042147624238571833658535363013211464225376085683 69573875817366500240130961191375908762550272000000000000000000000) ≤ perSlotFixed2 + slotBytes 8 expertBytes 32 / Ws - (dedupFixed1 + dedupBytes U expertBytes 32 / Wd) ∧
        perSlotFixed2 + slotBytes 8 expertBytes 32 / Ws - (dedupFixed1 + dedupBytes U expertBytes 32 / Wd) ≤ (ratio 41641708165287194119024088929486192572476928462975225376085683 69573875817366500240130961191375908762550272000000000000000000000) :=
  fun _ _ hs hd h h' => saving_bounds (Stands.lt (stands_ratio 14248856989 (by decide)) stands_one (by decide)) (Stands.lt (stands_ratio 10989998491 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)) (Stands.le stands_zero ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))) (by decide)) hs hd h h'
    (Stands.le ((stands_ratio 494662515591859042147624238571833658535363013211464225376085683 (by decide)).neg.add (((stands_ratio 14248856989 (by decide)).mul ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))).add ((stands_ratio 10989998491 (by decide)).mul (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide))))) (((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 27998813 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 27998813 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 14248856989 (by decide)).mul ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))).add ((stands_ratio 10989998491 (by decide)).mul (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide))))) (stands_ratio 41641708165287194119024088929486192572476928462975225376085683 (by decide)) (by decide))

/-- The true ratio of the two effective bandwidths, for all true bandwidths within the errors of the
fitted ones (results[82]). -/
theorem B3_bounds :
    ∀ Ws Wd : Nat → α, 0 < Ws 0 → 0 < Wd 0 →
      Within perSlotError2 (Ws 0) perSlotBandwidth2 →
      Within dedupError1 (Wd 0) dedupBandwidth1 →
      (ratio 1053641467148739255 2429459762762250743) ≤ bandwidthRatio Wd Ws 0 ∧
        bandwidthRatio Wd Ws 0 ≤ (ratio 9756916795661346705 20924619135139743313) :=
  fun _ _ hs hd h h' =>
    have bounds := B3_ratio (Wsh := fun _ => perSlotBandwidth2) (Wdh := fun _ => dedupBandwidth1)
      (n := 0) (Stands.lt (stands_ratio 14248856989 (by decide)) stands_one (by decide))
      (Stands.lt (stands_ratio 10989998491 (by decide)) stands_one (by decide)) hs hd h h'
    ⟨le_trans (Stands.le (stands_ratio 1053641467148739255 (by decide)) ((((stands_ratio 192396900000 (by decide)).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)).mul (stands_one.sub (stands_ratio 14248856989 (by decide)))).div (stands_one.add (stands_ratio 10989998491 (by decide))) (p := 510989998491) (q := 500000000000) (by decide) (by decide)) (by decide)) bounds.1,
      le_trans bounds.2 (Stands.le ((((stands_ratio 192396900000 (by decide)).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)).mul (stands_one.add (stands_ratio 14248856989 (by decide)))).div (stands_one.sub (stands_ratio 10989998491 (by decide))) (p := 489010001509) (q := 500000000000) (by decide) (by decide)) (stands_ratio 9756916795661346705 (by decide)) (by decide))⟩

/-- In the common unit of time. -/
theorem perSlotFixed_unit :
    (perSlotFixed2 : α) = ratio 613769887623247538352 27442055328511000000000 :=
  (Stands.eq (stands_ratio 1397877 (by decide)) (stands_ratio 613769887623247538352 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem dedupFixed_unit :
    (dedupFixed1 : α) = ratio 768344975478633057443 27442055328511000000000 :=
  (Stands.eq (stands_ratio 27998813 (by decide)) (stands_ratio 768344975478633057443 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem slot_unit :
    (((natCast 8 * expertBytes) / perSlotBandwidth2) : α) = ratio 70357791670272000000 27442055328511000000000 :=
  (Stands.eq (((stands_natCast 8).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)) (stands_ratio 70357791670272000000 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem expert_unit :
    ((expertBytes / dedupBandwidth1) : α) = ratio 19559779865395200000 27442055328511000000000 :=
  (Stands.eq ((stands_ratio 137134080 (by decide)).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)) (stands_ratio 19559779865395200000 (by decide)) (by decide))

/-- By the fits, deduplication is faster at n = 34 and at no n from 9 to 33. -/
theorem fitted_faster :
    ∀ n, 9 ≤ n → n < 35 → ((dedupTime n : α) < perSlotTime n ↔ 34 ≤ n) :=
  fun _ h1 h2 => of_one_mul (faster_from (us := (uniformRows 128 120 26 (Nat.pow 128 9) (Nat.pow 120 9)))
    (s := 9) (e := 35) (k := 34) (s0 := 613769887623247538352) (s1 := 70357791670272000000)
    (d0 := 768344975478633057443) (d1 := 19559779865395200000) (a := 1) (b := 1) (g := 1)
    (z := 27442055328511000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (uniform_rows (by decide) (by decide) _ _) (by decide) (by decide) h1 h2)

/-- By the fits, deduplication is faster at n = 34 and at no n from 9 to 33; there the share is
below the ratio of D2 (derived.crossover.n). -/
theorem D2_crossover :
    LeastFrom 9 (fun n => (dedupTime n : α) < perSlotTime n) 34 ∧
      (share U 8 34 : α) < bandwidthRatio (fun _ => dedupBandwidth1) (fun _ => perSlotBandwidth2) 34 *
        (1 + (perSlotFixed2 - dedupFixed1) * perSlotBandwidth2 / slotBytes 8 expertBytes 34) :=
  have faster := (fitted_faster (α := α) 34 (by decide) (by decide)).mpr (by decide)
  ⟨⟨(by decide), faster, fun i h1 h2 h => nat_not_le_of_lt h2
      ((fitted_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)⟩,
    (D2_faster_iff_fixed U (Wd := fun _ => dedupBandwidth1) (Ws := fun _ => perSlotBandwidth2)
      (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide)) (by decide) (by decide) (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 427897570000 (by decide)) (by decide))).mp faster⟩

/-- Deduplication can be faster within the errors of both fits at n = 32 and not before -/
theorem may_be_faster :
    ∀ n, 9 ≤ n → n < 33 → (((1 - dedupError1) * dedupTime n : α) < (1 + perSlotError2) * perSlotTime n ↔ 32 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (uniformRows 128 120 24 (Nat.pow 128 9) (Nat.pow 120 9)))
    (s := 9) (e := 33) (k := 32) (s0 := 613769887623247538352) (s1 := 70357791670272000000)
    (d0 := 768344975478633057443) (d1 := 19559779865395200000) (a := 978020003018) (b := 1014248856989) (g := 1000000000000)
    (z := 27442055328511000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.sub (stands_ratio 10989998491 (by decide))) (stands_ratio 978020003018 (by decide)) (by decide))
    (Stands.eq (stands_one.add (stands_ratio 14248856989 (by decide))) (stands_ratio 1014248856989 (by decide)) (by decide))
    (uniform_rows (by decide) (by decide) _ _) (by decide) (by decide) h1 h2

/-- Deduplication is surely faster within the errors of both fits from n = 36 to 512, and not at 35. -/
theorem surely_faster_from :
    ∀ n, 35 ≤ n → n < 513 → (((1 + dedupError1) * dedupTime n : α) < (1 - perSlotError2) * perSlotTime n ↔ 36 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (uniformRows 128 120 478 (Nat.pow 128 35) (Nat.pow 120 35)))
    (s := 35) (e := 513) (k := 36) (s0 := 613769887623247538352) (s1 := 70357791670272000000)
    (d0 := 768344975478633057443) (d1 := 19559779865395200000) (a := 1021979996982) (b := 985751143011) (g := 1000000000000)
    (z := 27442055328511000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.add (stands_ratio 10989998491 (by decide))) (stands_ratio 1021979996982 (by decide)) (by decide))
    (Stands.eq (stands_one.sub (stands_ratio 14248856989 (by decide))) (stands_ratio 985751143011 (by decide)) (by decide))
    (uniform_rows (by decide) (by decide) _ _) (by decide) (by decide) h1 h2

/-- The true crossover lies within n = 32..36, for all true times within the errors of the fitted
ones (derived.crossover.possible_from, certain_from). -/
theorem B4_bracket :
    ∀ (Ts Td : Nat → α) (n : Nat), (∀ i, 1 ≤ i → Within perSlotError2 (perSlotTime i) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupTime i) (Td i)) →
      LeastFrom 9 (fun i => Td i < Ts i) n → 32 ≤ n ∧ n ≤ 36 :=
  fun _ _ _ hs hd hn => crossover_within_errors (by decide) (Stands.lt (stands_ratio 14248856989 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 14248856989 (by decide)) (by decide))
    (Stands.lt (stands_ratio 10989998491 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 10989998491 (by decide)) (by decide))
    (fun _ hi => slot_time_pos (Stands.le stands_zero (stands_ratio 1397877 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 427897570000 (by decide)) (by decide)) (by decide) hi)
    (fun _ hi => dedup_time_pos (Stands.le stands_zero (stands_ratio 27998813 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
      (uniformU_pos (by decide) (by decide) hi)) hs hd
    (fun i h1 h2 h => nat_not_le_of_lt h2 ((may_be_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)) (by decide)
    ((surely_faster_from 36 (by decide) (by decide)).mpr (by decide)) hn

/-- Once faster, deduplication stays faster: by the fits at every n from 34 on (results[75]). -/
theorem D3_from_34 :
    ∀ n, 34 ≤ n → (dedupTime n : α) < perSlotTime n :=
  fun _ h => stays_faster (by decide) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 427897570000 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
    (Stands.le (stands_ratio 1397877 (by decide)) (stands_ratio 27998813 (by decide)) (by decide))
    (D6_share_antitone (N := 128) (by decide) (by decide)) (by decide) h
    ((fitted_faster 34 (by decide) (by decide)).mpr (by decide))

/-- Whatever the router does, deduplication is faster at no n below 5, for the fitted times
(results[76]). -/
theorem D4_fitted_lower :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      ∀ n, 1 ≤ n → Td n < Ts n → 5 ≤ n :=
  fun _ _ _ hV hs hd _ hn h => any_router_lower (by decide) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 427897570000 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide))
    (Stands.lt stands_zero stands_one (by decide)) (fun i hi => (hV i hi).1) hs hd
    (Stands.le ((stands_one.add stands_zero).mul ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 27998813 (by decide)).add (((stands_natCast 8).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) (by decide)) hn h

/-- Whatever the router does, deduplication is faster at n = 38, for the fitted times (results[76]). -/
theorem D4_fitted_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 38 < Ts 38 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 128) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide)) (by decide) (hV 38 (by decide)).2 (hs 38 (by decide)) (hd 38 (by decide))
    (Stands.lt ((stands_one.add stands_zero).mul ((stands_ratio 27998813 (by decide)).add (((stands_natCast 128).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 38).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)))) (by decide))

/-- Whatever the router does, deduplication is faster at no n below 4, for true times within the
errors (derived.crossover.any_routing). -/
theorem D4_within_errors_lower :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within perSlotError2 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      ∀ n, 1 ≤ n → Td n < Ts n → 4 ≤ n :=
  fun _ _ _ hV hs hd _ hn h => any_router_lower (by decide) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 427897570000 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 14248856989 (by decide)) (by decide))
    (Stands.lt (stands_ratio 10989998491 (by decide)) stands_one (by decide)) (fun i hi => (hV i hi).1) hs hd
    (Stands.le ((stands_one.add (stands_ratio 14248856989 (by decide))).mul ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 10989998491 (by decide))).mul ((stands_ratio 27998813 (by decide)).add (((stands_natCast 8).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) (by decide)) hn h

/-- Whatever the router does, deduplication is faster at n = 40, for true times within the errors
(derived.crossover.any_routing). -/
theorem D4_within_errors_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within perSlotError2 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 40 < Ts 40 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 128) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 192396900000 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 10989998491 (by decide)) (by decide)) (by decide) (hV 40 (by decide)).2 (hs 40 (by decide)) (hd 40 (by decide))
    (Stands.lt ((stands_one.add (stands_ratio 10989998491 (by decide))).mul ((stands_ratio 27998813 (by decide)).add (((stands_natCast 128).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 192396900000 (by decide)) (p := 192396900000) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 14248856989 (by decide))).mul ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 40).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide)))) (by decide))

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 31 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 31 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_small :
    allErrors errors = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem dearest_positive :
    allPositive (dearest errors costs) = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem cheapest_positive :
    allPositive (cheapest errors costs) = true :=
  by decide

/-- Every cost is positive. -/
theorem cost_positive :
    ∀ k, (0 : α) < cost k :=
  fun k => entry_pos costs_positive k

/-- From the acceptance rate 157095611/536870912 on, drafting 1 is not slower than plain decoding,
and up to 314191221/1073741824 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 157095611 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 314191221 1073741824 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 157095611 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 157095611 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 314191221 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 222214849/536870912 on, drafting 2 is not slower than plain decoding,
and up to 444429697/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 222214849 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 444429697 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 222214849 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 222214849 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 444429697 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 537978807/1073741824 on, drafting 3 is not slower than plain decoding,
and up to 268989403/536870912 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 537978807 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 268989403 536870912 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 537978807 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 537978807 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 268989403 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 303889751/536870912 on, drafting 4 is not slower than plain decoding,
and up to 607779501/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 303889751 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 607779501 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 303889751 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 303889751 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 607779501 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 330838847/536870912 on, drafting 5 is not slower than plain decoding,
and up to 661677693/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 330838847 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 661677693 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 330838847 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 330838847 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 661677693 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 44030529/67108864 on, drafting 6 is not slower than plain decoding, and
up to 704488463/1073741824 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 44030529 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 704488463 1073741824 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 44030529 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 44030529 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 704488463 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 369643587/536870912 on, drafting 7 is not slower than plain decoding,
and up to 739287173/1073741824 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 369643587 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 739287173 1073741824 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 369643587 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 369643587 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 739287173 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 810081937/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 50630121/67108864 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 810081937 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 50630121 67108864 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 810081937 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 810081937 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 50630121 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 821275087/1073741824 on, drafting 9 is not slower than plain decoding,
and up to 410637543/536870912 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 821275087 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 410637543 536870912 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 821275087 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 821275087 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 410637543 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 831997857/1073741824 on, drafting 10 is not slower than plain decoding,
and up to 25999933/33554432 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 831997857 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 25999933 33554432 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 831997857 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 831997857 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 25999933 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 421060839/536870912 on, drafting 11 is not slower than plain decoding,
and up to 842121677/1073741824 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 421060839 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 842121677 1073741824 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 421060839 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 421060839 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 842121677 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 851610493/1073741824 on, drafting 12 is not slower than plain decoding,
and up to 212902623/268435456 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 851610493 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 212902623 268435456 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 851610493 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 851610493 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 212902623 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 860473145/1073741824 on, drafting 13 is not slower than plain decoding,
and up to 107559143/134217728 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 860473145 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 107559143 134217728 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 860473145 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 860473145 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 107559143 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 434369837/536870912 on, drafting 14 is not slower than plain decoding,
and up to 868739673/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 434369837 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 868739673 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 434369837 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 434369837 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 868739673 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 438224595/536870912 on, drafting 15 is not slower than plain decoding,
and up to 876449189/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 438224595 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 876449189 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 438224595 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 438224595 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 876449189 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 883643571/1073741824 on, drafting 16 is not slower than plain decoding,
and up to 441821785/536870912 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k16 :
    (∀ a : α, ratio 883643571 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 441821785 536870912 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 883643571 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 883643571 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 441821785 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 111295529/134217728 on, drafting 17 is not slower than plain decoding,
and up to 890364231/1073741824 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k17 :
    (∀ a : α, ratio 111295529 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 890364231 1073741824 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 111295529 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 111295529 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 890364231 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 896650517/1073741824 on, drafting 18 is not slower than plain decoding,
and up to 224162629/268435456 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k18 :
    (∀ a : α, ratio 896650517 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 224162629 268435456 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 896650517 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 896650517 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 224162629 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 902538985/1073741824 on, drafting 19 is not slower than plain decoding,
and up to 112817373/134217728 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k19 :
    (∀ a : α, ratio 902538985 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 112817373 134217728 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 902538985 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 902538985 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 112817373 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 908063167/1073741824 on, drafting 20 is not slower than plain decoding,
and up to 454031583/536870912 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k20 :
    (∀ a : α, ratio 908063167 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 454031583 536870912 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 908063167 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 908063167 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 454031583 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 456626793/536870912 on, drafting 21 is not slower than plain decoding,
and up to 913253585/1073741824 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k21 :
    (∀ a : α, ratio 456626793 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 913253585 1073741824 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 456626793 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 456626793 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 913253585 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 459068951/536870912 on, drafting 22 is not slower than plain decoding,
and up to 918137901/1073741824 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k22 :
    (∀ a : α, ratio 459068951 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 918137901 1073741824 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 459068951 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 459068951 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 918137901 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 461370565/536870912 on, drafting 23 is not slower than plain decoding,
and up to 922741129/1073741824 not faster (derived.draft_length.thresholds[22]). -/
theorem S2_k23 :
    (∀ a : α, ratio 461370565 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 922741129 1073741824 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 461370565 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 461370565 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 922741129 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- From the acceptance rate 927085863/1073741824 on, drafting 24 is not slower than plain decoding,
and up to 463542931/536870912 not faster (derived.draft_length.thresholds[23]). -/
theorem S2_k24 :
    (∀ a : α, ratio 927085863 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 463542931 536870912 → ¬ throughput cost a 0 < throughput cost a 24 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 24) (ratio_nonneg 927085863 (by decide)) (Stands.le (stands_entry costs_positive 24) ((stands_tokens 927085863 (by decide) 24).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 24) h0 h (Stands.le ((stands_tokens 463542931 (by decide) 24).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 24) (by decide))⟩

/-- From the acceptance rate 931192509/1073741824 on, drafting 25 is not slower than plain decoding,
and up to 232798127/268435456 not faster (derived.draft_length.thresholds[24]). -/
theorem S2_k25 :
    (∀ a : α, ratio 931192509 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 232798127 268435456 → ¬ throughput cost a 0 < throughput cost a 25 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 25) (ratio_nonneg 931192509 (by decide)) (Stands.le (stands_entry costs_positive 25) ((stands_tokens 931192509 (by decide) 25).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 25) h0 h (Stands.le ((stands_tokens 232798127 (by decide) 25).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 25) (by decide))⟩

/-- From the acceptance rate 467539755/536870912 on, drafting 26 is not slower than plain decoding,
and up to 935079509/1073741824 not faster (derived.draft_length.thresholds[25]). -/
theorem S2_k26 :
    (∀ a : α, ratio 467539755 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 935079509 1073741824 → ¬ throughput cost a 0 < throughput cost a 26 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 26) (ratio_nonneg 467539755 (by decide)) (Stands.le (stands_entry costs_positive 26) ((stands_tokens 467539755 (by decide) 26).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 26) h0 h (Stands.le ((stands_tokens 935079509 (by decide) 26).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 26) (by decide))⟩

/-- From the acceptance rate 234690887/268435456 on, drafting 27 is not slower than plain decoding,
and up to 938763547/1073741824 not faster (derived.draft_length.thresholds[26]). -/
theorem S2_k27 :
    (∀ a : α, ratio 234690887 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 938763547 1073741824 → ¬ throughput cost a 0 < throughput cost a 27 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 27) (ratio_nonneg 234690887 (by decide)) (Stands.le (stands_entry costs_positive 27) ((stands_tokens 234690887 (by decide) 27).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 27) h0 h (Stands.le ((stands_tokens 938763547 (by decide) 27).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 27) (by decide))⟩

/-- From the acceptance rate 235564933/268435456 on, drafting 28 is not slower than plain decoding,
and up to 942259731/1073741824 not faster (derived.draft_length.thresholds[27]). -/
theorem S2_k28 :
    (∀ a : α, ratio 235564933 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 942259731 1073741824 → ¬ throughput cost a 0 < throughput cost a 28 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 28) (ratio_nonneg 235564933 (by decide)) (Stands.le (stands_entry costs_positive 28) ((stands_tokens 235564933 (by decide) 28).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 28) h0 h (Stands.le ((stands_tokens 942259731 (by decide) 28).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 28) (by decide))⟩

/-- From the acceptance rate 945581761/1073741824 on, drafting 29 is not slower than plain decoding,
and up to 14774715/16777216 not faster (derived.draft_length.thresholds[28]). -/
theorem S2_k29 :
    (∀ a : α, ratio 945581761 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 14774715 16777216 → ¬ throughput cost a 0 < throughput cost a 29 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 29) (ratio_nonneg 945581761 (by decide)) (Stands.le (stands_entry costs_positive 29) ((stands_tokens 945581761 (by decide) 29).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 29) h0 h (Stands.le ((stands_tokens 14774715 (by decide) 29).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 29) (by decide))⟩

/-- From the acceptance rate 948742081/1073741824 on, drafting 30 is not slower than plain decoding,
and up to 14824095/16777216 not faster (derived.draft_length.thresholds[29]). -/
theorem S2_k30 :
    (∀ a : α, ratio 948742081 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 14824095 16777216 → ¬ throughput cost a 0 < throughput cost a 30 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 30) (ratio_nonneg 948742081 (by decide)) (Stands.le (stands_entry costs_positive 30) ((stands_tokens 948742081 (by decide) 30).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 30) h0 h (Stands.le ((stands_tokens 14824095 (by decide) 30).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 30) (by decide))⟩

/-- From the acceptance rate 951752013/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 237938003/268435456 not faster (derived.draft_length.thresholds[30]). -/
theorem S2_k31 :
    (∀ a : α, ratio 951752013 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 237938003 268435456 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 951752013 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 951752013 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 237938003 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 31 j →
      IsLeastBest cost b 31 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 314191221/1073741824
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 314191221 1073741824 → IsBest cost a 31 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 309400810000000000) (B := 3749222442051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 314191221) (q := 1073741824) (A := 309400810000000000) (B := 3749222442051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 157095611/536870912 to 40416439/67108864
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 157095611 536870912 ≤ a → a ≤ ratio 40416439 67108864 → IsBest cost a 31 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 157095611 (by decide)) h1 h2
    (best_of_walk (p := 157095611) (q := 536870912) (A := 209681449540120732421875) (B := 2540854355978429661184) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 40416439) (q := 67108864) (A := 32488687347358818359375) (B := 317606794497303707648) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 646663025/1073741824 to 809641813/1073741824
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 646663025 1073741824 ≤ a → a ≤ ratio 809641813 1073741824 → IsBest cost a 31 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 646663025 (by decide)) h1 h2
    (best_of_walk (p := 646663025) (q := 1073741824) (A := 684502068764577610089953916015625) (B := 6691637164588840314318180319232) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 809641813) (q := 1073741824) (A := 809091471682429426977631025390625) (B := 6691637164588840314318180319232) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 404820907/536870912 to 896017617/1073741824
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 404820907 536870912 ≤ a → a ≤ ratio 896017617 1073741824 → IsBest cost a 31 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 404820907 (by decide)) h1 h2
    (best_of_walk (p := 404820907) (q := 536870912) (A := 128639614412796737358520165697267841796875) (B := 1063921266892574327557082747619713744896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 896017617) (q := 1073741824) (A := 1163998056047414525782255944630805322265625) (B := 8511370135140594620456661980957709959168) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 448008809/536870912 to 473228981/536870912
(derived.draft_length.staircase[4]). -/
theorem M3_k4 :
    ∀ a : α, ratio 448008809 536870912 ≤ a → a ≤ ratio 473228981 536870912 → IsBest cost a 31 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 448008809 (by decide)) h1 h2
    (best_of_walk (p := 448008809) (q := 536870912) (A := 90286748779322038153372763387736679009682041015625) (B := 660193487450569752112996667530433420210210865152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 473228981) (q := 536870912) (A := 99075117154899629048097445584016776383692197265625) (B := 660193487450569752112996667530433420210210865152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 946457963/1073741824 to 489132143/536870912
(derived.draft_length.staircase[5]). -/
theorem M3_k5 :
    ∀ a : α, ratio 946457963 1073741824 ≤ a → a ≤ ratio 489132143 536870912 → IsBest cost a 31 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 946457963 (by decide)) h1 h2
    (best_of_walk (p := 946457963) (q := 1073741824) (A := 1931568729087515669768842319141255963685404557076758857421875) (B := 12871133838586991185739195590630197607348143867455464275968) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 489132143) (q := 536870912) (A := 5897910516641624079529369638612132479484798648312158203125) (B := 36565721132349406777668169291563061384511772350725750784) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 978264287/1073741824 to 249885907/268435456
(derived.draft_length.staircase[6]). -/
theorem M3_k6 :
    ∀ a : α, ratio 978264287 1073741824 ≤ a → a ≤ ratio 249885907 268435456 → IsBest cost a 31 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 978264287 (by decide)) h1 h2
    (best_of_walk (p := 978264287) (q := 1073741824) (A := 2493982109681510496773142918779204556331277108762661616639176103515625) (B := 15462129147454596185738325332783780935356204145198668477724079685632) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 249885907) (q := 268435456) (A := 644924099457378466984658299876155116576556814930334089021650390625) (B := 3774933873890282271908770833199165267420948277636393671319355392) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 999543629/1073741824 to 514523059/536870912
(derived.draft_length.staircase[7]). -/
theorem M3_k7 :
    ∀ a : α, ratio 999543629 1073741824 ≤ a → a ≤ ratio 514523059 536870912 → IsBest cost a 31 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 999543629 (by decide)) h1 h2
    (best_of_walk (p := 999543629) (q := 1073741824) (A := 3137591497270621434273638284141098834176966881224560491182605169366821455078125) (B := 18365262516243110370981260012953306976164100625587171256039922454324490272768) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 514523059) (q := 536870912) (A := 26904926915700976105948487201991940462522039328055205976217181924571044921875) (B := 143478613408149299773291093851197710751282036137399775437811894174410080256) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 17 is best at every acceptance rate from 1029046119/1073741824 to 1032252273/1073741824
(derived.draft_length.staircase[8]). -/
theorem M3_k17 :
    ∀ a : α, ratio 1029046119 1073741824 ≤ a → a ≤ ratio 1032252273 1073741824 → IsBest cost a 31 17 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1029046119 (by decide)) h1 h2
    (best_of_walk (p := 1029046119) (q := 1073741824) (A := 3599167429245191611869083304376302295765980065680685293712909226978268812198897543734929353510727690146890585727106379590832018648792129909393843350046605246018396484375) (B := 19193642534509071973139247738314275553052270462796645862874548167536063027002043115954396781560882755264300797833206894365896278716398632777808958004683140043215208448) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1032252273) (q := 1073741824) (A := 3683065505947121158681775954105100523301292563594607567705832719128831406483313185902113960069581942020530968311594352007718014420138444438342739554409722614842087890625) (B := 19193642534509071973139247738314275553052270462796645862874548167536063027002043115954396781560882755264300797833206894365896278716398632777808958004683140043215208448) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 18 is best at every acceptance rate from 516126137/536870912 to 64744811/67108864
(derived.draft_length.staircase[9]). -/
theorem M3_k18 :
    ∀ a : α, ratio 516126137 536870912 ≤ a → a ≤ ratio 64744811 67108864 → IsBest cost a 31 18 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 516126137 (by decide)) h1 h2
    (best_of_walk (p := 516126137) (q := 536870912) (A := 15650351057195715499360712739855040831837582210264278194444868304469151140898311631065445319941049168971978792088651876209834166456780559146452397385903944636640247962890625) (B := 81559027669812170811675562432176809240203612696879674127697690242880923576586333718150019415920998146370766538393766212149371562847719369263921216367169752669156181803008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 64744811) (q := 67108864) (A := 893373848287490085573924806032734035768737889726581035409277464445094100088346852621252004846943623313886966041825627587320982188546326331990207645541015625) (B := 4527435519253285068445900176224805890890157827715060919065864233505942702905718506464772777682148316234543113844788553964924669051212955909409064523661312) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 19 is best at every acceptance rate from 1035916977/1073741824 to 1039115661/1073741824
(derived.draft_length.staircase[10]). -/
theorem M3_k19 :
    ∀ a : α, ratio 1035916977 1073741824 ≤ a → a ≤ ratio 1039115661 1073741824 → IsBest cost a 31 19 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1035916977 (by decide)) h1 h2
    (best_of_walk (p := 1035916977) (q := 1073741824) (A := 4693340554655869063531833771746196728562636618718776432346496128928730991066286402826868283396633062766899700547135129533792232032637490819032093359962024976885603355628402664966650390625) (B := 23784887598036083051476879956099356296681552423164497374727533105062491801478926761773024365054558883811681861137553922731263960463727101536377562653742247585288859439259013770534453248) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1039115661) (q := 1073741824) (A := 4815994145491158528622744838222382283785427357818232250699693457556604567962714036721467025479711855467428926957012750398654095360538533406211608886351466337689670461100266052683251953125) (B := 23784887598036083051476879956099356296681552423164497374727533105062491801478926761773024365054558883811681861137553922731263960463727101536377562653742247585288859439259013770534453248) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 20 is best at every acceptance rate from 519557831/536870912 to 260481061/268435456
(derived.draft_length.staircase[11]). -/
theorem M3_k20 :
    ∀ a : α, ratio 519557831 536870912 ≤ a → a ≤ ratio 260481061 268435456 → IsBest cost a 31 20 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 519557831 (by decide)) h1 h2
    (best_of_walk (p := 519557831) (q := 536870912) (A := 1701089712041720722628590090831357696781816387259386114343402640445192788186934492240878527908626182244995320052710088025358593565068423361901888004885480168434920938171435043041355310546875) (B := 8401220192313356640089239004662830110351077437424761041838017268688729330734283247977555174675661004266446460611193500071052742177650723699148426984455982391116342242103589027110384041984) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 260481061) (q := 268435456) (A := 1661531729376215148410210308249383837727940636874181454190673205167219824463155222202150987705583130769793312381978405443946187797014884967891228276039664706548512794547130703904296875) (B := 8012027923882824554528464321768598661757543027329216996992127674759606676801951644876055884051953319803663693057244777747204534700060580920360972389656050101391165010551060702429184) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 21 is best at every acceptance rate from 1041924245/1073741824 to 1044403773/1073741824
(derived.draft_length.staircase[12]). -/
theorem M3_k21 :
    ∀ a : α, ratio 1041924245 1073741824 ≤ a → a ≤ ratio 1044403773 1073741824 → IsBest cost a 31 21 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1041924245 (by decide)) h1 h2
    (best_of_walk (p := 1041924245) (q := 1073741824) (A := 2027584936452328657487734075439084913951443603148958062170286059401527766882838588912724451377319373794580032909629313922562233264186663905357541184533783393372788311898324203592066458812833219302365234375) (B := 9777163264969128043449021571957564229914562961080312668868386236284209002657549531164736167410366411831922148107943856613776124697045867738782072755168722614276359300316905373564787919782746509872726016) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1044403773) (q := 1073741824) (A := 6219377620852594917542277308378778734055932703136352395315318519431927286088369253626151935486202328886479708447964162657615655494322927694849867887077496580294104969156153016525165423834760800363923828125) (B := 29331489794907384130347064715872692689743688883240938006605158708852627007972648593494208502231099235495766444323831569841328374091137603216346218265506167842829077900950716120694363759348239529618178048) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 22 is best at every acceptance rate from 522201887/536870912 to 523301895/536870912
(derived.draft_length.staircase[13]). -/
theorem M3_k22 :
    ∀ a : α, ratio 522201887 536870912 ≤ a → a ≤ ratio 523301895 536870912 → IsBest cost a 31 22 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 522201887 (by decide)) h1 h2
    (best_of_walk (p := 522201887) (q := 536870912) (A := 1643982840320519522752402460248203904896126191507753124578881804914919677786401568148507191239959079444769982737355653524501530977656818393514930859974256367834007186215434849478946686807345479865322869140625) (B := 7753262206501076090841018847837562534266264818785970988052186814265100886198032470174866114047810355430258520986139187090199036301845865886075030437544458537400526793359513999743796527123415390655021580288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 523301895) (q := 536870912) (A := 1678359051439728907876917689664055975985583615365464752631136203414234588989814320071401791850218908048005658383104693450669048774389747868035856300978874108669299746403362455142860594110623090201428150390625) (B := 7753262206501076090841018847837562534266264818785970988052186814265100886198032470174866114047810355430258520986139187090199036301845865886075030437544458537400526793359513999743796527123415390655021580288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 23 is best at every acceptance rate from 1046603791/1073741824 to 1048564845/1073741824
(derived.draft_length.staircase[14]). -/
theorem M3_k23 :
    ∀ a : α, ratio 1046603791 1073741824 ≤ a → a ≤ ratio 1048564845 1073741824 → IsBest cost a 31 23 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1046603791 (by decide)) h1 h2
    (best_of_walk (p := 1046603791) (q := 1073741824) (A := 2598974563389465949135632836681501618546469067577476025920716808053397334645725581249582872035275005604060046201229001768612295100919166467787680927073863713848125584998623090015848484760733253028952058550534233406533203125) (B := 12006090740500997682886743473255372476075186376334661571675197459805047279807818486924508872262216918697317810435130822732411178567757948042689237580208343603265193426544595311050524091767760367674049832054607493638127616) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1048564845) (q := 1073741824) (A := 7949091098634295621508646085415361270252527469698343925553294527901942030206161861807853419904057949761761811390641609622487310309011881714287434316164938761753773161656058816010228492111029704368430058777669789688345703125) (B := 36018272221502993048660230419766117428225559129003984715025592379415141839423455460773526616786650756091953431305392468197233535703273844128067712740625030809795580279633785933151572275303281103022149496163822480914382848) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 24 is best at every acceptance rate from 524282423/536870912 to 1050320383/1073741824
(derived.draft_length.staircase[15]). -/
theorem M3_k24 :
    ∀ a : α, ratio 524282423 536870912 ≤ a → a ≤ ratio 1050320383 1073741824 → IsBest cost a 31 24 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 524282423 (by decide)) h1 h2
    (best_of_walk (p := 524282423) (q := 536870912) (A := 524288492030510586917556890741348086886583239078682304794197956491869472468066174397382616474626812851022801399873523959281401486690475200603955740205685989543758539845937114208411431639149674514267438267339122922558119140625) (B := 2375613162169727373123226083376562198495485934895662966088038890136465538733447655859251925728175112928716775522467056656235702521703987525531341310808571960169517493300314429780683386664996840423114726981730222965912502272) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1050320383) (q := 1073741824) (A := 8956702580833554076608950099245053925807575195666740862893042941111776519486962247404234973541266353994633860661216805978059473555783618097747428375421114572707104567915907678126285093859194730578122934064385962153928253613744140625) (B := 39856175154164544800000958617642593341593642554706475045259703476219751819887417747044335156357551155429473945763942662405904128118372486777144827941158546427307391600877928056347357805690171631096127167353516004427274687717834752) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 25 is best at every acceptance rate from 2051407/2097152 to 525949095/536870912
(derived.draft_length.staircase[16]). -/
theorem M3_k25 :
    ∀ a : α, ratio 2051407 2097152 ≤ a → a ≤ ratio 525949095 536870912 → IsBest cost a 31 25 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 2051407 (by decide)) h1 h2
    (best_of_walk (p := 2051407) (q := 2097152) (A := 61216512093804888472176267768354975545147626928919104163444155308308044673830401431626502576796710443412546275042135454729004269110843851183513267454562027504011388345703125) (B := 272405606957475346345482635478580174038704540975285234243313271689209038673301572065481842150544946165408266217803790991829318398467128946949416765405554746757821327474688) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 525949095) (q := 536870912) (A := 300165416517155321940364117873257537291249903014922778648773608214248466817128542652020043520079841843116555496515742682606094746666373887409080048152332121307280200376153843654603235222775591620347260165316278066076906206972146484375) (B := 1313216799868285882319173141379367363276997893338123527658870629897145254012594538216158188553409757093177430479199184479163159291415762988439249293078090667931157752485230232089824138496907777838352627913453064172330711948474712064) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 26 is best at every acceptance rate from 1051898191/1073741824 to 32916297/33554432
(derived.draft_length.staircase[17]). -/
theorem M3_k26 :
    ∀ a : α, ratio 1051898191 1073741824 ≤ a → a ≤ ratio 32916297 33554432 → IsBest cost a 31 26 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1051898191 (by decide)) h1 h2
    (best_of_walk (p := 1051898191) (q := 1073741824) (A := 3708682500596242650006520110946337151053291061632127436498331393220911711964738600892662337468613638452106941369003784428592030188362189399624007844730735438976816982221868695622049831192493735913704785903044326978896599096962012561624280657810546875) (B := 16225400540694127367364113260777605911650648220906035918562007171186670287931012271774339088859546255382567781107426150540580177255867957200642561914682865040441938901085057250683203465758514320723169779054592381595574176802373769576192941420969984) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 32916297) (q := 33554432) (A := 1186513883637436851237261490513064174978517762199257770276706520323248364302501229392305209051231521391114812298465603543416243575962157349317328687007658667541375200095342253438363841839305655677552272271484375) (B := 5108803573771831064710407296809940323201484318714812370064677480424836754183999014699160759708178233053551332757558071842216185528264074232297544957860704148301916567390522040980014311742598392654171329265664) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 27 is best at every acceptance rate from 1053321505/1073741824 to 263652471/268435456
(derived.draft_length.staircase[18]). -/
theorem M3_k27 :
    ∀ a : α, ratio 1053321505 1073741824 ≤ a → a ≤ ratio 263652471 268435456 → IsBest cost a 31 27 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1053321505 (by decide)) h1 h2
    (best_of_walk (p := 1053321505) (q := 1073741824) (A := 12478437889027876693655622981938854962300592242064839896502085791748818696148212430143375629140971085613392205657009565123730850346307060645840259776599814024487760021984633348067875446236400970567627541639090691521578193775360753424186691991928172130181640625) (B := 53728732754574016542821596449280862248913686509459022675323548312007685876259130399634624997237875101530279176939701838832168637590301144948083243043631648044622070968637564828209329133990395854649938139815233000808144080903847720688802340416937305936232448) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 263652471) (q := 268435456) (A := 703179753888603350329568164278278225318644830220930234096285330799216649205434054130602071143303660869193933697722215343287431542172808510044733100574904658892612155351832533397254167324247886427823961556491498749710316082568783781601896484375) (B := 2982543809402994158409638616973372907065980370014902793591923719330054935797665338605678952823445365756820323140924391338133982864450130242821759454431942873132825365036644706296338710127002738761722196992611400068637022059628167752132329472) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 28 is best at every acceptance rate from 1054609885/1073741824 to 1055779883/1073741824
(derived.draft_length.staircase[19]). -/
theorem M3_k28 :
    ∀ a : α, ratio 1054609885 1073741824 ≤ a → a ≤ ratio 1055779883 1073741824 → IsBest cost a 31 28 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1054609885 (by decide)) h1 h2
    (best_of_walk (p := 1054609885) (q := 1073741824) (A := 13971849426071076561585816338116871450215953851384570062763617065047437138695082937937449274468941576280179686693883651384598000211744162620728988981421317339711647974730237989937065448091603959082120236994885613233491267515223757188288403398483803956616298069212890625) (B := 59261735405532232388816899825828068517670809466180957875709117002204334389271591206845526762143125314843867083190853808496870760823728660488366872384218757510296848731074492017867421200361491720981819226169196429795523722929601276362843281830656069181242371475505152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1055779883) (q := 1073741824) (A := 14171332100977073950349251168426654057982983997950530866039662215493545277998138815448099413215230597904939270248645019847044975093206196758139276242432825739995827404269541648749276172680419486397577656729867355363731116948006202670019015520328737128742419742025390625) (B := 59261735405532232388816899825828068517670809466180957875709117002204334389271591206845526762143125314843867083190853808496870760823728660488366872384218757510296848731074492017867421200361491720981819226169196429795523722929601276362843281830656069181242371475505152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 29 is best at every acceptance rate from 263944971/268435456 to 1056845591/1073741824
(derived.draft_length.staircase[20]). -/
theorem M3_k29 :
    ∀ a : α, ratio 263944971 268435456 ≤ a → a ≤ ratio 1056845591 1073741824 → IsBest cost a 31 29 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 263944971 (by decide)) h1 h2
    (best_of_walk (p := 263944971) (q := 268435456) (A := 54191779315297120638443082287329086677239310504534411898127552600984984648145309677306573029173136334950250922299169310395651653196759387300823186807050745120084156588930479815834022947317922537281353055866599201972029814201715638591570360215702079985029296875) (B := 226619404934196233421334492316891925468669441197556225548531738853906896128317957526942798294857366592758994593118330190144236158004598337750473834868271491173785781821707779102679754356204701209477242054812675544315268644596269475277697303468588571968929792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1056845591) (q := 1073741824) (A := 5276793887537897002224180947545420810337332995480518791744177339260767858537746544105960642588577452457251077035843745132005728204321369659737478292053214910857829939145471649631015588479146248834571508667117006170308237649068937314572321542583057334718313624033103058642578125) (B := 21772865442486820254541374317616204488649614642817126484860270951273500160312268523598906001983105518984600401997089388201992317856364822565843747147289741561778145143126815391821704143903606523148897560796790600716589714702403936985609872060427243500408171912545881519292416) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 30 is best at every acceptance rate from 132105699/134217728 to 1057819059/1073741824
(derived.draft_length.staircase[21]). -/
theorem M3_k30 :
    ∀ a : α, ratio 132105699 134217728 ≤ a → a ≤ ratio 1057819059 1073741824 → IsBest cost a 31 30 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 132105699 (by decide)) h1 h2
    (best_of_walk (p := 132105699) (q := 134217728) (A := 14085249340746453574734879619088489121386972793451014693347270767656713401310868401801577300420102047199936826519185048862051786717711890858619877130657965833999918907411384032890706051610977309475477048827397361380244644630845703167086523686123845361541015625) (B := 58117910473036579261589636394194040926294197194354073243037627914211243109989668872786236861952574921519483383949522901888004240456573804182386066553785985167858632698821634749400243316581565026228996700647136828714153701271677192884735318592252061520232448) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1057819059) (q := 1073741824) (A := 17659202651714292520360274396638037115390921648204271418763595902864382164677483690178829234557143633447102683575433489676807772836300504168784637093154932487737234571355517205834005308106991092112699033533961988637854624292216063323577025508819016951930954423450032864421358103353515625) (B := 71946488374175116646876735436090045759790976838337298963508165501776885082172115627749466472978623306850057142078387070757657589447558954740860235290668427107469844052814540544697772906879262787069604206496622143066197943066107863641599513020391127004507108334545671780710012107620352) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 264454765/268435456 to 1
(derived.draft_length.staircase[22]). -/
theorem M3_k31 :
    ∀ a : α, ratio 264454765 268435456 ≤ a → a ≤ ratio 1 1 → IsBest cost a 31 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 264454765 (by decide)) h1 h2
    (best_of_walk (p := 264454765) (q := 268435456) (A := 247947588732925694168155378120960298238736110049097746800894964604408033921026002574596641171361404716441028654173054560211836243491089596889449358146702944210459435669339035728740375855305469826920201400681405696006268116255432174485000315867517518029373748965064241876953125) (B := 1010179135983798007337530859066559047010659844261866504657063138157484020398905999481599994620576509141460990937293974660476138862779516092718855465523457633055347529591607609531154800520994463950650628730599299884756474319621088775314029206262584968014688325654764517851136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 85579514000000000) (B := 279229345145889) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 1 at acceptance 1/2 and 1 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 31 1 ∧
      IsLeastBest cost (ratio 1 2 : α) 31 1 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 31 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 11247667326153429/9692590164102286 and
11247667326153429/9692590164102286 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 31 k →
      (ratio 11247667326153429 9692590164102286) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 11247667326153429 9692590164102286) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 11247667326153429 (by decide)) (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 11247667326153429 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
35903796197/1000000000000 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 35903796197 1000000000000) (cost 0) (C 0) → Within (ratio 35903796197 1000000000000) (cost 1) (C 1) →
      (ratio 3614611123594520119077096829 3346863648658420420668602114) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 11651501281523297642768709513 9344589382229310737994193658) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 3614611123594520119077096829 3346863648658420420668602114))
    (hi := (ratio 11651501281523297642768709513 9344589382229310737994193658)) (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 3614611123594520119077096829 (by decide)) (((stands_one.sub (stands_ratio 35903796197 (by decide))).div (stands_one.add (stands_ratio 35903796197 (by decide))) (p := 1035903796197) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 35903796197 (by decide))).div (stands_one.sub (stands_ratio 35903796197 (by decide))) (p := 964096203803) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (stands_ratio 11651501281523297642768709513 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 1 is certainly best for every common relative error of the costs
below 1736140757948857/69584271906664859 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1736140757948857 69584271906664859 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 31 1 ∧
        ∀ j, j ≤ 31 → ¬ j = 1 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 1 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 67848131148716002) (r := 71320412664613716) (m := 1736140757948857)
    (d := 69584271906664859) (A := 464101215000000000) (B := 4846295082051143) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 1, 2
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 31 k) ↔ listed (1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 154700405000000000000000000000) (B := 1673431824329210210334301057)
    (l := 1) (ks := 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 3/5 and 1 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 31 1 ∧
      IsLeastBest cost (ratio 3 5 : α) 31 1 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 31 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 29993779536409144/24231475410255715 and
29993779536409144/24231475410255715 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 31 k →
      (ratio 29993779536409144 24231475410255715) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 29993779536409144 24231475410255715) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 29993779536409144 (by decide)) (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 29993779536409144 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
35903796197/1000000000000 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 35903796197 1000000000000) (cost 0) (C 0) → Within (ratio 35903796197 1000000000000) (cost 1) (C 1) →
      (ratio 28916888988756160952616774632 25101477364938153155014515855) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 31070670084062127047383225368 23361473455573276844985484145) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 28916888988756160952616774632 25101477364938153155014515855))
    (hi := (ratio 31070670084062127047383225368 23361473455573276844985484145)) (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 28916888988756160952616774632 (by decide)) (((stands_one.sub (stands_ratio 35903796197 (by decide))).div (stands_one.add (stands_ratio 35903796197 (by decide))) (p := 1035903796197) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 35903796197 (by decide))).div (stands_one.sub (stands_ratio 35903796197 (by decide))) (p := 964096203803) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (stands_ratio 31070670084062127047383225368 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 1 is certainly best for every common relative error of the costs
below 266249861539713/475203167902551727 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 266249861539713 475203167902551727 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 31 1 ∧
        ∀ j, j ≤ 31 → ¬ j = 1 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 1 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 474936918041012014) (r := 475469417764091440) (m := 266249861539713)
    (d := 475203167902551727) (A := 495041296000000000) (B := 4846295082051143) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 1, 2, 3
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 31 k) ↔ listed (1 :: 2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 495041296000000000000000000000) (B := 5020295472987630631002903171)
    (l := 1) (ks := 1 :: 2 :: 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 2 at acceptance 7/10 and 2 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 31 2 ∧
      IsLeastBest cost (ratio 7 10 : α) 31 2 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 31 k →
        2 ≤ k ∧ k ≤ 2 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 821079714809200317/594336772205114300 and
821079714809200317/594336772205114300 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 31 k →
      (ratio 821079714809200317 594336772205114300) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 821079714809200317 594336772205114300) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 821079714809200317 (by decide)) (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 821079714809200317 (by decide)) (by decide))⟩

/-- The true speedup of drafting 2, for every true cost within the relative error
35903796197/1000000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 35903796197 1000000000000) (cost 0) (C 0) → Within (ratio 35903796197 1000000000000) (cost 2) (C 2) →
      (ratio 263866612022399968692628068517 205225239515583179369430105700) ≤ speedup C a 2 ∧ speedup C a 2 ≤ (ratio 850559593551200727922115794449 572997825863479061891709682900) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 263866612022399968692628068517 205225239515583179369430105700))
    (hi := (ratio 850559593551200727922115794449 572997825863479061891709682900)) (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 2) hw0 hwk
    (Stands.le (stands_ratio 263866612022399968692628068517 (by decide)) (((stands_one.sub (stands_ratio 35903796197 (by decide))).div (stands_one.add (stands_ratio 35903796197 (by decide))) (p := 1035903796197) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 35903796197 (by decide))).div (stands_one.sub (stands_ratio 35903796197 (by decide))) (p := 964096203803) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (stands_ratio 850559593551200727922115794449 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 2 is certainly best for every common relative error of the costs
below 364013952936457951/30473114832847548389 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 364013952936457951 30473114832847548389 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 31 2 ∧
        ∀ j, j ≤ 31 → ¬ j = 2 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 2 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 30109100879911090438) (r := 30837128785784006340) (m := 364013952936457951)
    (d := 30473114832847548389) (A := 677587773900000000) (B := 5943367722051143) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 1, 2, 3
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 31 k) ↔ listed (1 :: 2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 225862591300000000000000000000) (B := 2052252395155831793694301057)
    (l := 2) (ks := 1 :: 2 :: 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 3 at acceptance 4/5 and 3 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 31 3 ∧
      IsLeastBest cost (ratio 4 5 : α) 31 3 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 31 k →
        3 ≤ k ∧ k ≤ 3 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1383463081116871767/880055045256392875 and
1383463081116871767/880055045256392875 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 31 k →
      (ratio 1383463081116871767 880055045256392875) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1383463081116871767 880055045256392875) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1383463081116871767 (by decide)) (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 1383463081116871767 (by decide)) (by decide))⟩

/-- The true speedup of drafting 3, for every true cost within the relative error
35903796197/1000000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 35903796197 1000000000000) (cost 0) (C 0) → Within (ratio 35903796197 1000000000000) (cost 3) (C 3) →
      (ratio 444597168202125974646482909967 303884120747806672131787632125) ≤ speedup C a 3 ∧ speedup C a 3 ≤ (ratio 1433134657627365610060551270099 848457728269365733604637103625) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 444597168202125974646482909967 303884120747806672131787632125))
    (hi := (ratio 1433134657627365610060551270099 848457728269365733604637103625)) (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 3) hw0 hwk
    (Stands.le (stands_ratio 444597168202125974646482909967 (by decide)) (((stands_one.sub (stands_ratio 35903796197 (by decide))).div (stands_one.add (stands_ratio 35903796197 (by decide))) (p := 1035903796197) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 35903796197 (by decide))).div (stands_one.sub (stands_ratio 35903796197 (by decide))) (p := 964096203803) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (stands_ratio 1433134657627365610060551270099 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 3 is certainly best for every common relative error of the costs
below 110873144057453696/14902838344726905139 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 110873144057453696 14902838344726905139 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 31 3 ∧
        ∀ j, j ≤ 31 → ¬ j = 3 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 3 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 14791965200669451443) (r := 15013711488784358835) (m := 110873144057453696)
    (d := 14902838344726905139) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 2, 3, 4, 5
(derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 31 k) ↔ listed (2 :: 3 :: 4 :: 5 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 304450397040000000000000000000) (B := 2431072965982453377054301057)
    (l := 3) (ks := 2 :: 3 :: 4 :: 5 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 5 at acceptance 9/10 and 5 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 31 5 ∧
      IsLeastBest cost (ratio 9 10 : α) 31 5 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 31 k →
        5 ≤ k ∧ k ≤ 5 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1756731918225041512937/923458564205114300000 and
1756731918225041512937/923458564205114300000 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 31 k →
      (ratio 1756731918225041512937 923458564205114300000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1756731918225041512937 923458564205114300000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1756731918225041512937 (by decide)) (((stands_tokens 9 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 1756731918225041512937 (by decide)) (by decide))⟩

/-- The true speedup of drafting 5, for every true cost within the relative error
35903796197/1000000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 35903796197 1000000000000) (cost 0) (C 0) → Within (ratio 35903796197 1000000000000) (cost 5) (C 5) →
      (ratio 1693658573460324752474645413099411 956614232290708963132290317100000) ≤ speedup C a 5 ∧ speedup C a 5 ≤ (ratio 1819805262989758273399354586900589 890302896119519636867709682900000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1693658573460324752474645413099411 956614232290708963132290317100000))
    (hi := (ratio 1819805262989758273399354586900589 890302896119519636867709682900000)) (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 5) hw0 hwk
    (Stands.le (stands_ratio 1693658573460324752474645413099411 (by decide)) (((stands_one.sub (stands_ratio 35903796197 (by decide))).div (stands_one.add (stands_ratio 35903796197 (by decide))) (p := 1035903796197) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 35903796197 (by decide))).div (stands_one.sub (stands_ratio 35903796197 (by decide))) (p := 964096203803) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (stands_ratio 1819805262989758273399354586900589 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 5 is certainly best for every common relative error of the costs
below 232795163060298512937/96587034296531731745803 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 232795163060298512937 96587034296531731745803 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 31 5 ∧
        ∀ j, j ≤ 31 → ¬ j = 5 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 5 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 96354239133471433232866) (r := 96819829459592030258740) (m := 232795163060298512937)
    (d := 96587034296531731745803) (A := 1449725341327900000) (B := 9234585642051143) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 3, 4, 5,
6, 7 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 31 k) ↔ listed (3 :: 4 :: 5 :: 6 :: 7 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 1449725341327900000000000000000) (B := 9566142322907089631322903171)
    (l := 5) (ks := 3 :: 4 :: 5 :: 6 :: 7 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 7 at acceptance 19/20 and 7 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 31 7 ∧
      IsLeastBest cost (ratio 19 20 : α) 31 7 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 31 k →
        7 ≤ k ∧ k ≤ 7 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
32304938817201704313394137/14628775580225463040000000 and
32304938817201704313394137/14628775580225463040000000 (derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 31 k →
      (ratio 32304938817201704313394137 14628775580225463040000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 32304938817201704313394137 14628775580225463040000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 32304938817201704313394137 (by decide)) (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 32304938817201704313394137 (by decide)) (by decide))⟩

/-- The true speedup of drafting 7, for every true cost within the relative error
35903796197/1000000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 35903796197 1000000000000) (cost 0) (C 0) → Within (ratio 35903796197 1000000000000) (cost 7) (C 7) →
      (ratio 10381689625917446694628326029272434337 5051334719089842829432705352960000000) ≤ speedup C a 7 ∧ speedup C a 7 ≤ (ratio 33464808756651068542903295912182696989 14103547003181397591701883941120000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 10381689625917446694628326029272434337 5051334719089842829432705352960000000))
    (hi := (ratio 33464808756651068542903295912182696989 14103547003181397591701883941120000000)) (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 7) hw0 hwk
    (Stands.le (stands_ratio 10381689625917446694628326029272434337 (by decide)) (((stands_one.sub (stands_ratio 35903796197 (by decide))).div (stands_one.add (stands_ratio 35903796197 (by decide))) (p := 1035903796197) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 35903796197 (by decide))).div (stands_one.sub (stands_ratio 35903796197 (by decide))) (p := 964096203803) (q := 1000000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide))) (stands_ratio 33464808756651068542903295912182696989 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 7 is certainly best for every common relative error of the costs
below 762962341853226880347677/177281202196594602866440597 (derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 762962341853226880347677 177281202196594602866440597 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 31 7 ∧
        ∀ j, j ≤ 31 → ¬ j = 7 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 7 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 176518239854741375986092920) (r := 178044164538447829746788274) (m := 762962341853226880347677)
    (d := 177281202196594602866440597) (A := 33324157180356709875) (B := 182859694752818288) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 4, 5, 6,
7, 12, 13, 14, 15, 16, 17, 18, 19 (derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 31 k) ↔ listed (4 :: 5 :: 6 :: 7 :: 12 :: 13 :: 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 694253274590764789062500000000) (B := 3946355249288939710494301057)
    (l := 7) (ks := 4 :: 5 :: 6 :: 7 :: 12 :: 13 :: 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 3 at acceptance 4/5 (results[0]). -/
theorem E1_k3 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 3 = 1 - (ratio 4 5) ^ (3 + 1) ∧
      ((ratio 369 125) : α) ≤ expectedTokens (ratio 4 5) 3 ∧ expectedTokens (ratio 4 5) 3 ≤ ((ratio 369 125) : α) :=
  ⟨E1_closed_form (ratio 4 5) 3,
    (Stands.le (stands_ratio 369 (by decide)) (stands_tokens 4 (by decide) 3) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 3) (stands_ratio 369 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 3 at acceptance 4/5 (results[1]). -/
theorem E2_k3 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 3 +
        natCast (3 + 1) * (ratio 4 5) ^ 3 =
      expectedTokens (ratio 4 5 : α) 3 ∧
      ((ratio 369 125) : α) ≤ expectedTokens (ratio 4 5) 3 ∧ expectedTokens (ratio 4 5) 3 ≤ ((ratio 369 125) : α) :=
  ⟨E2_expectation (ratio 4 5) 3,
    (Stands.le (stands_ratio 369 (by decide)) (stands_tokens 4 (by decide) 3) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 3) (stands_ratio 369 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k3 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 369 125) ≤ expectedTokens a 3 ∧ expectedTokens a 3 ≤ (ratio 369 125) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 369 (by decide)) (stands_tokens 4 (by decide) 3) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 3),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 3) (Stands.le (stands_tokens 4 (by decide) 3) (stands_ratio 369 (by decide)) (by decide))⟩

/-- Drafting 3 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k3 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 3 ∧
      ((ratio 1383463081116871767 880055045256392875) : α) ≤ speedup cost (ratio 4 5) 3 ∧ speedup cost (ratio 4 5) 3 ≤ ((ratio 1383463081116871767 880055045256392875) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 3)).mpr (Stands.lt (stands_entry costs_positive 3) ((stands_tokens 4 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 1383463081116871767 (by decide)) (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (p := 309400810000000000) (q := 3749222442051143) (by decide) (by decide)) (stands_ratio 1383463081116871767 (by decide)) (by decide))⟩

/-- Whether one more token than 3 pays at acceptance 4/5: no (results[26]). -/
theorem S4_k3 :
    throughput cost (ratio 4 5 : α) 4 ≤ throughput cost (ratio 4 5 : α) 3 :=
  (S4_marginal_not (cost_positive 3) (cost_positive 4)).mpr (Stands.le ((stands_pow 4 (by decide) 4).mul (stands_entry costs_positive 3)) ((stands_tokens 4 (by decide) 3).mul ((stands_entry costs_positive 4).sub (stands_entry costs_positive 3))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[28]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[29]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[30]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[31]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[32]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[33]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[34]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 17 emits as one of 7 (results[35]). -/
theorem M1_k7_k17 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 17 ∧
        expectedTokens a 17 ≤ (ratio 9 4) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (17 + 1)) ((stands_ratio 9 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- How many times as many tokens a draft of 18 emits as one of 17 (results[36]). -/
theorem M1_k17_k18 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 17 ≤ expectedTokens a 18 ∧
        expectedTokens a 18 ≤ (ratio 19 18) * expectedTokens a 17 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (18 + 1)) ((stands_ratio 19 (by decide)).mul (stands_natCast (17 + 1))) (by decide))

/-- How many times as many tokens a draft of 19 emits as one of 18 (results[37]). -/
theorem M1_k18_k19 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 18 ≤ expectedTokens a 19 ∧
        expectedTokens a 19 ≤ (ratio 20 19) * expectedTokens a 18 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (19 + 1)) ((stands_ratio 20 (by decide)).mul (stands_natCast (18 + 1))) (by decide))

/-- How many times as many tokens a draft of 20 emits as one of 19 (results[38]). -/
theorem M1_k19_k20 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 19 ≤ expectedTokens a 20 ∧
        expectedTokens a 20 ≤ (ratio 21 20) * expectedTokens a 19 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (20 + 1)) ((stands_ratio 21 (by decide)).mul (stands_natCast (19 + 1))) (by decide))

/-- How many times as many tokens a draft of 21 emits as one of 20 (results[39]). -/
theorem M1_k20_k21 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 20 ≤ expectedTokens a 21 ∧
        expectedTokens a 21 ≤ (ratio 22 21) * expectedTokens a 20 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (21 + 1)) ((stands_ratio 22 (by decide)).mul (stands_natCast (20 + 1))) (by decide))

/-- How many times as many tokens a draft of 22 emits as one of 21 (results[40]). -/
theorem M1_k21_k22 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 21 ≤ expectedTokens a 22 ∧
        expectedTokens a 22 ≤ (ratio 23 22) * expectedTokens a 21 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (22 + 1)) ((stands_ratio 23 (by decide)).mul (stands_natCast (21 + 1))) (by decide))

/-- How many times as many tokens a draft of 23 emits as one of 22 (results[41]). -/
theorem M1_k22_k23 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 22 ≤ expectedTokens a 23 ∧
        expectedTokens a 23 ≤ (ratio 24 23) * expectedTokens a 22 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (23 + 1)) ((stands_ratio 24 (by decide)).mul (stands_natCast (22 + 1))) (by decide))

/-- How many times as many tokens a draft of 24 emits as one of 23 (results[42]). -/
theorem M1_k23_k24 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 23 ≤ expectedTokens a 24 ∧
        expectedTokens a 24 ≤ (ratio 25 24) * expectedTokens a 23 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (24 + 1)) ((stands_ratio 25 (by decide)).mul (stands_natCast (23 + 1))) (by decide))

/-- How many times as many tokens a draft of 25 emits as one of 24 (results[43]). -/
theorem M1_k24_k25 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 24 ≤ expectedTokens a 25 ∧
        expectedTokens a 25 ≤ (ratio 26 25) * expectedTokens a 24 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (25 + 1)) ((stands_ratio 26 (by decide)).mul (stands_natCast (24 + 1))) (by decide))

/-- How many times as many tokens a draft of 26 emits as one of 25 (results[44]). -/
theorem M1_k25_k26 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 25 ≤ expectedTokens a 26 ∧
        expectedTokens a 26 ≤ (ratio 27 26) * expectedTokens a 25 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (26 + 1)) ((stands_ratio 27 (by decide)).mul (stands_natCast (25 + 1))) (by decide))

/-- How many times as many tokens a draft of 27 emits as one of 26 (results[45]). -/
theorem M1_k26_k27 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 26 ≤ expectedTokens a 27 ∧
        expectedTokens a 27 ≤ (ratio 28 27) * expectedTokens a 26 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (27 + 1)) ((stands_ratio 28 (by decide)).mul (stands_natCast (26 + 1))) (by decide))

/-- How many times as many tokens a draft of 28 emits as one of 27 (results[46]). -/
theorem M1_k27_k28 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 27 ≤ expectedTokens a 28 ∧
        expectedTokens a 28 ≤ (ratio 29 28) * expectedTokens a 27 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (28 + 1)) ((stands_ratio 29 (by decide)).mul (stands_natCast (27 + 1))) (by decide))

/-- How many times as many tokens a draft of 29 emits as one of 28 (results[47]). -/
theorem M1_k28_k29 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 28 ≤ expectedTokens a 29 ∧
        expectedTokens a 29 ≤ (ratio 30 29) * expectedTokens a 28 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (29 + 1)) ((stands_ratio 30 (by decide)).mul (stands_natCast (28 + 1))) (by decide))

/-- How many times as many tokens a draft of 30 emits as one of 29 (results[48]). -/
theorem M1_k29_k30 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 29 ≤ expectedTokens a 30 ∧
        expectedTokens a 30 ≤ (ratio 31 30) * expectedTokens a 29 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (30 + 1)) ((stands_ratio 31 (by decide)).mul (stands_natCast (29 + 1))) (by decide))

/-- How many times as many tokens a draft of 31 emits as one of 30 (results[49]). -/
theorem M1_k30_k31 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 30 ≤ expectedTokens a 31 ∧
        expectedTokens a 31 ≤ (ratio 32 31) * expectedTokens a 30 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (31 + 1)) ((stands_ratio 32 (by decide)).mul (stands_natCast (30 + 1))) (by decide))

/-- From the acceptance rate 157095611/536870912 on, drafting 1 is at least as fast as 0, and up to
314191221/1073741824 the other way round (results[50]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 157095611 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 314191221 1073741824 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 157095611 (by decide)) h (by decide) (Stands.le ((stands_tokens 157095611 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 157095611 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 314191221 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 314191221 (by decide) 0).div (stands_entry costs_positive 0) (p := 3749222442051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 646663025/1073741824 on, drafting 2 is at least as fast as 1, and up to
40416439/67108864 the other way round (results[51]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 646663025 1073741824 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 40416439 67108864 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 646663025 (by decide)) h (by decide) (Stands.le ((stands_tokens 646663025 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 646663025 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 40416439 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 40416439 (by decide) 1).div (stands_entry costs_positive 1) (p := 4846295082051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 404820907/536870912 on, drafting 3 is at least as fast as 2, and up to
809641813/1073741824 the other way round (results[52]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 404820907 536870912 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 809641813 1073741824 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 404820907 (by decide)) h (by decide) (Stands.le ((stands_tokens 404820907 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 404820907 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 809641813 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 809641813 (by decide) 2).div (stands_entry costs_positive 2) (p := 5943367722051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 448008809/536870912 on, drafting 4 is at least as fast as 3, and up to
896017617/1073741824 the other way round (results[53]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 448008809 536870912 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 896017617 1073741824 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 448008809 (by decide)) h (by decide) (Stands.le ((stands_tokens 448008809 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 448008809 (by decide) 4).div (stands_entry costs_positive 4) (p := 8137513002051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 896017617 (by decide) 4).div (stands_entry costs_positive 4) (p := 8137513002051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 896017617 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 946457963/1073741824 on, drafting 5 is at least as fast as 4, and up to
473228981/536870912 the other way round (results[54]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 946457963 1073741824 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 473228981 536870912 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 946457963 (by decide)) h (by decide) (Stands.le ((stands_tokens 946457963 (by decide) 4).div (stands_entry costs_positive 4) (p := 8137513002051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 946457963 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 473228981 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 473228981 (by decide) 4).div (stands_entry costs_positive 4) (p := 8137513002051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 978264287/1073741824 on, drafting 6 is at least as fast as 5, and up to
489132143/536870912 the other way round (results[55]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 978264287 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 489132143 536870912 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 978264287 (by decide)) h (by decide) (Stands.le ((stands_tokens 978264287 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 978264287 (by decide) 6).div (stands_entry costs_positive 6) (p := 10331658282051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 489132143 (by decide) 6).div (stands_entry costs_positive 6) (p := 10331658282051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 489132143 (by decide) 5).div (stands_entry costs_positive 5) (p := 9234585642051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 999543629/1073741824 on, drafting 7 is at least as fast as 6, and up to
249885907/268435456 the other way round (results[56]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 999543629 1073741824 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 249885907 268435456 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 999543629 (by decide)) h (by decide) (Stands.le ((stands_tokens 999543629 (by decide) 6).div (stands_entry costs_positive 6) (p := 10331658282051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 999543629 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 249885907 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 249885907 (by decide) 6).div (stands_entry costs_positive 6) (p := 10331658282051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1029046119/1073741824 on, drafting 17 is at least as fast as 7, and up
to 514523059/536870912 the other way round (results[57]). -/
theorem M2_k7_k17 :
    (∀ a : α, ratio 1029046119 1073741824 ≤ a → throughput cost a 7 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 514523059 536870912 → throughput cost a 17 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 17) (ratio_nonneg 1029046119 (by decide)) h (by decide) (Stands.le ((stands_tokens 1029046119 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)) ((stands_tokens 1029046119 (by decide) 17).div (stands_entry costs_positive 17) (p := 183235489145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 17) h0 h (by decide) (Stands.le ((stands_tokens 514523059 (by decide) 17).div (stands_entry costs_positive 17) (p := 183235489145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 514523059 (by decide) 7).div (stands_entry costs_positive 7) (p := 11428730922051143) (q := 309400810000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 516126137/536870912 on, drafting 18 is at least as fast as 17, and up
to 1032252273/1073741824 the other way round (results[58]). -/
theorem M2_k17_k18 :
    (∀ a : α, ratio 516126137 536870912 ≤ a → throughput cost a 17 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1032252273 1073741824 → throughput cost a 18 ≤ throughput cost a 17 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 17) (cost_positive 18) (ratio_nonneg 516126137 (by decide)) h (by decide) (Stands.le ((stands_tokens 516126137 (by decide) 17).div (stands_entry costs_positive 17) (p := 183235489145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 516126137 (by decide) 18).div (stands_entry costs_positive 18) (p := 190092193145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 17) (cost_positive 18) h0 h (by decide) (Stands.le ((stands_tokens 1032252273 (by decide) 18).div (stands_entry costs_positive 18) (p := 190092193145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1032252273 (by decide) 17).div (stands_entry costs_positive 17) (p := 183235489145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1035916977/1073741824 on, drafting 19 is at least as fast as 18, and up
to 64744811/67108864 the other way round (results[59]). -/
theorem M2_k18_k19 :
    (∀ a : α, ratio 1035916977 1073741824 ≤ a → throughput cost a 18 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 64744811 67108864 → throughput cost a 19 ≤ throughput cost a 18 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 18) (cost_positive 19) (ratio_nonneg 1035916977 (by decide)) h (by decide) (Stands.le ((stands_tokens 1035916977 (by decide) 18).div (stands_entry costs_positive 18) (p := 190092193145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1035916977 (by decide) 19).div (stands_entry costs_positive 19) (p := 196948897145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 18) (cost_positive 19) h0 h (by decide) (Stands.le ((stands_tokens 64744811 (by decide) 19).div (stands_entry costs_positive 19) (p := 196948897145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 64744811 (by decide) 18).div (stands_entry costs_positive 18) (p := 190092193145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 519557831/536870912 on, drafting 20 is at least as fast as 19, and up
to 1039115661/1073741824 the other way round (results[60]). -/
theorem M2_k19_k20 :
    (∀ a : α, ratio 519557831 536870912 ≤ a → throughput cost a 19 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1039115661 1073741824 → throughput cost a 20 ≤ throughput cost a 19 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 19) (cost_positive 20) (ratio_nonneg 519557831 (by decide)) h (by decide) (Stands.le ((stands_tokens 519557831 (by decide) 19).div (stands_entry costs_positive 19) (p := 196948897145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 519557831 (by decide) 20).div (stands_entry costs_positive 20) (p := 203805601145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 19) (cost_positive 20) h0 h (by decide) (Stands.le ((stands_tokens 1039115661 (by decide) 20).div (stands_entry costs_positive 20) (p := 203805601145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1039115661 (by decide) 19).div (stands_entry costs_positive 19) (p := 196948897145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1041924245/1073741824 on, drafting 21 is at least as fast as 20, and up
to 260481061/268435456 the other way round (results[61]). -/
theorem M2_k20_k21 :
    (∀ a : α, ratio 1041924245 1073741824 ≤ a → throughput cost a 20 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 260481061 268435456 → throughput cost a 21 ≤ throughput cost a 20 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 20) (cost_positive 21) (ratio_nonneg 1041924245 (by decide)) h (by decide) (Stands.le ((stands_tokens 1041924245 (by decide) 20).div (stands_entry costs_positive 20) (p := 203805601145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1041924245 (by decide) 21).div (stands_entry costs_positive 21) (p := 210662305145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 20) (cost_positive 21) h0 h (by decide) (Stands.le ((stands_tokens 260481061 (by decide) 21).div (stands_entry costs_positive 21) (p := 210662305145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 260481061 (by decide) 20).div (stands_entry costs_positive 20) (p := 203805601145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 522201887/536870912 on, drafting 22 is at least as fast as 21, and up
to 1044403773/1073741824 the other way round (results[62]). -/
theorem M2_k21_k22 :
    (∀ a : α, ratio 522201887 536870912 ≤ a → throughput cost a 21 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1044403773 1073741824 → throughput cost a 22 ≤ throughput cost a 21 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 21) (cost_positive 22) (ratio_nonneg 522201887 (by decide)) h (by decide) (Stands.le ((stands_tokens 522201887 (by decide) 21).div (stands_entry costs_positive 21) (p := 210662305145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 522201887 (by decide) 22).div (stands_entry costs_positive 22) (p := 217519009145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 21) (cost_positive 22) h0 h (by decide) (Stands.le ((stands_tokens 1044403773 (by decide) 22).div (stands_entry costs_positive 22) (p := 217519009145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1044403773 (by decide) 21).div (stands_entry costs_positive 21) (p := 210662305145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1046603791/1073741824 on, drafting 23 is at least as fast as 22, and up
to 523301895/536870912 the other way round (results[63]). -/
theorem M2_k22_k23 :
    (∀ a : α, ratio 1046603791 1073741824 ≤ a → throughput cost a 22 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 523301895 536870912 → throughput cost a 23 ≤ throughput cost a 22 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 22) (cost_positive 23) (ratio_nonneg 1046603791 (by decide)) h (by decide) (Stands.le ((stands_tokens 1046603791 (by decide) 22).div (stands_entry costs_positive 22) (p := 217519009145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1046603791 (by decide) 23).div (stands_entry costs_positive 23) (p := 224375713145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 22) (cost_positive 23) h0 h (by decide) (Stands.le ((stands_tokens 523301895 (by decide) 23).div (stands_entry costs_positive 23) (p := 224375713145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 523301895 (by decide) 22).div (stands_entry costs_positive 22) (p := 217519009145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 524282423/536870912 on, drafting 24 is at least as fast as 23, and up
to 1048564845/1073741824 the other way round (results[64]). -/
theorem M2_k23_k24 :
    (∀ a : α, ratio 524282423 536870912 ≤ a → throughput cost a 23 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1048564845 1073741824 → throughput cost a 24 ≤ throughput cost a 23 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 23) (cost_positive 24) (ratio_nonneg 524282423 (by decide)) h (by decide) (Stands.le ((stands_tokens 524282423 (by decide) 23).div (stands_entry costs_positive 23) (p := 224375713145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 524282423 (by decide) 24).div (stands_entry costs_positive 24) (p := 231232417145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 23) (cost_positive 24) h0 h (by decide) (Stands.le ((stands_tokens 1048564845 (by decide) 24).div (stands_entry costs_positive 24) (p := 231232417145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1048564845 (by decide) 23).div (stands_entry costs_positive 23) (p := 224375713145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 2051407/2097152 on, drafting 25 is at least as fast as 24, and up to
1050320383/1073741824 the other way round (results[65]). -/
theorem M2_k24_k25 :
    (∀ a : α, ratio 2051407 2097152 ≤ a → throughput cost a 24 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1050320383 1073741824 → throughput cost a 25 ≤ throughput cost a 24 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 24) (cost_positive 25) (ratio_nonneg 2051407 (by decide)) h (by decide) (Stands.le ((stands_tokens 2051407 (by decide) 24).div (stands_entry costs_positive 24) (p := 231232417145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 2051407 (by decide) 25).div (stands_entry costs_positive 25) (p := 238089121145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 24) (cost_positive 25) h0 h (by decide) (Stands.le ((stands_tokens 1050320383 (by decide) 25).div (stands_entry costs_positive 25) (p := 238089121145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1050320383 (by decide) 24).div (stands_entry costs_positive 24) (p := 231232417145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1051898191/1073741824 on, drafting 26 is at least as fast as 25, and up
to 525949095/536870912 the other way round (results[66]). -/
theorem M2_k25_k26 :
    (∀ a : α, ratio 1051898191 1073741824 ≤ a → throughput cost a 25 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 525949095 536870912 → throughput cost a 26 ≤ throughput cost a 25 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 25) (cost_positive 26) (ratio_nonneg 1051898191 (by decide)) h (by decide) (Stands.le ((stands_tokens 1051898191 (by decide) 25).div (stands_entry costs_positive 25) (p := 238089121145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1051898191 (by decide) 26).div (stands_entry costs_positive 26) (p := 244945825145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 25) (cost_positive 26) h0 h (by decide) (Stands.le ((stands_tokens 525949095 (by decide) 26).div (stands_entry costs_positive 26) (p := 244945825145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 525949095 (by decide) 25).div (stands_entry costs_positive 25) (p := 238089121145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1053321505/1073741824 on, drafting 27 is at least as fast as 26, and up
to 32916297/33554432 the other way round (results[67]). -/
theorem M2_k26_k27 :
    (∀ a : α, ratio 1053321505 1073741824 ≤ a → throughput cost a 26 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 32916297 33554432 → throughput cost a 27 ≤ throughput cost a 26 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 26) (cost_positive 27) (ratio_nonneg 1053321505 (by decide)) h (by decide) (Stands.le ((stands_tokens 1053321505 (by decide) 26).div (stands_entry costs_positive 26) (p := 244945825145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1053321505 (by decide) 27).div (stands_entry costs_positive 27) (p := 251802529145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 26) (cost_positive 27) h0 h (by decide) (Stands.le ((stands_tokens 32916297 (by decide) 27).div (stands_entry costs_positive 27) (p := 251802529145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 32916297 (by decide) 26).div (stands_entry costs_positive 26) (p := 244945825145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1054609885/1073741824 on, drafting 28 is at least as fast as 27, and up
to 263652471/268435456 the other way round (results[68]). -/
theorem M2_k27_k28 :
    (∀ a : α, ratio 1054609885 1073741824 ≤ a → throughput cost a 27 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 263652471 268435456 → throughput cost a 28 ≤ throughput cost a 27 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 27) (cost_positive 28) (ratio_nonneg 1054609885 (by decide)) h (by decide) (Stands.le ((stands_tokens 1054609885 (by decide) 27).div (stands_entry costs_positive 27) (p := 251802529145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1054609885 (by decide) 28).div (stands_entry costs_positive 28) (p := 258659233145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 27) (cost_positive 28) h0 h (by decide) (Stands.le ((stands_tokens 263652471 (by decide) 28).div (stands_entry costs_positive 28) (p := 258659233145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 263652471 (by decide) 27).div (stands_entry costs_positive 27) (p := 251802529145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 263944971/268435456 on, drafting 29 is at least as fast as 28, and up
to 1055779883/1073741824 the other way round (results[69]). -/
theorem M2_k28_k29 :
    (∀ a : α, ratio 263944971 268435456 ≤ a → throughput cost a 28 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1055779883 1073741824 → throughput cost a 29 ≤ throughput cost a 28 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 28) (cost_positive 29) (ratio_nonneg 263944971 (by decide)) h (by decide) (Stands.le ((stands_tokens 263944971 (by decide) 28).div (stands_entry costs_positive 28) (p := 258659233145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 263944971 (by decide) 29).div (stands_entry costs_positive 29) (p := 265515937145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 28) (cost_positive 29) h0 h (by decide) (Stands.le ((stands_tokens 1055779883 (by decide) 29).div (stands_entry costs_positive 29) (p := 265515937145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1055779883 (by decide) 28).div (stands_entry costs_positive 28) (p := 258659233145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 132105699/134217728 on, drafting 30 is at least as fast as 29, and up
to 1056845591/1073741824 the other way round (results[70]). -/
theorem M2_k29_k30 :
    (∀ a : α, ratio 132105699 134217728 ≤ a → throughput cost a 29 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1056845591 1073741824 → throughput cost a 30 ≤ throughput cost a 29 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 29) (cost_positive 30) (ratio_nonneg 132105699 (by decide)) h (by decide) (Stands.le ((stands_tokens 132105699 (by decide) 29).div (stands_entry costs_positive 29) (p := 265515937145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 132105699 (by decide) 30).div (stands_entry costs_positive 30) (p := 272372641145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 29) (cost_positive 30) h0 h (by decide) (Stands.le ((stands_tokens 1056845591 (by decide) 30).div (stands_entry costs_positive 30) (p := 272372641145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1056845591 (by decide) 29).div (stands_entry costs_positive 29) (p := 265515937145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 264454765/268435456 on, drafting 31 is at least as fast as 30, and up
to 1057819059/1073741824 the other way round (results[71]). -/
theorem M2_k30_k31 :
    (∀ a : α, ratio 264454765 268435456 ≤ a → throughput cost a 30 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1057819059 1073741824 → throughput cost a 31 ≤ throughput cost a 30 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 30) (cost_positive 31) (ratio_nonneg 264454765 (by decide)) h (by decide) (Stands.le ((stands_tokens 264454765 (by decide) 30).div (stands_entry costs_positive 30) (p := 272372641145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 264454765 (by decide) 31).div (stands_entry costs_positive 31) (p := 279229345145889) (q := 2674359812500000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 30) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 1057819059 (by decide) 31).div (stands_entry costs_positive 31) (p := 279229345145889) (q := 2674359812500000) (by decide) (by decide)) ((stands_tokens 1057819059 (by decide) 30).div (stands_entry costs_positive 30) (p := 272372641145889) (q := 2674359812500000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 3 does not lead 4 by the factor that B6 wants (results[85]). -/
theorem B6_k3_not_certain :
    (((1 - (ratio 35903796197 1000000000000)) * throughput cost (ratio 4 5) 3) : α) ≤ ((1 + (ratio 35903796197 1000000000000)) * throughput cost (ratio 4 5) 4) :=
  (Stands.le ((stands_one.sub (stands_ratio 35903796197 (by decide))).mul ((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 7040440362051143) (q := 309400810000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 35903796197 (by decide))).mul ((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 8137513002051143) (q := 309400810000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 35903796197/1000000000000, drafting 3 at
acceptance 4/5 loses at most the share 71807592394/1035903796197 of the best throughput
(results[86]). -/
theorem B7_k3 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 31 → Within (ratio 35903796197 1000000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 31 k →
        (1 - (ratio 71807592394 1035903796197)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 3 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 35903796197 (by decide)) (by decide)) (Stands.lt (stands_ratio 35903796197 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 913351191120000000) (B := 7040440362051143) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 35903796197 (by decide))).mul (stands_one.sub (stands_ratio 71807592394 (by decide)))) (stands_one.sub (stands_ratio 35903796197 (by decide))) (by decide))

/-- C(0) is the fitted time of a pass over 1 tokens (derived.draft_length.costs[0]). -/
theorem cost_0_fitted :
    (cost 0 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 1 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 0) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 2 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 3 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 4 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 6 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 7 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 85718903 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 9 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 10 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 11 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 12 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 13 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 14 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 15 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 16 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[16]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 17 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[17]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 18 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 18).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[18]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 19 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 19).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[19]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 20 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[20]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 21 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 21).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[21]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 22 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 22).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[22]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 23 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 23).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[23]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(24) is the fitted time of a pass over 25 tokens (derived.draft_length.costs[24]). -/
theorem cost_24_fitted :
    (cost 24 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 25 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 24) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 25).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(25) is the fitted time of a pass over 26 tokens (derived.draft_length.costs[25]). -/
theorem cost_25_fitted :
    (cost 25 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 26 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 25) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 26).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(26) is the fitted time of a pass over 27 tokens (derived.draft_length.costs[26]). -/
theorem cost_26_fitted :
    (cost 26 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 27 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 26) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 27).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(27) is the fitted time of a pass over 28 tokens (derived.draft_length.costs[27]). -/
theorem cost_27_fitted :
    (cost 27 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 28 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 27) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 28).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(28) is the fitted time of a pass over 29 tokens (derived.draft_length.costs[28]). -/
theorem cost_28_fitted :
    (cost 28 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 29 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 28) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 29).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(29) is the fitted time of a pass over 30 tokens (derived.draft_length.costs[29]). -/
theorem cost_29_fitted :
    (cost 29 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 30 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 29) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 30).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(30) is the fitted time of a pass over 31 tokens (derived.draft_length.costs[30]). -/
theorem cost_30_fitted :
    (cost 30 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 31 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 30) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 31).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(31) is the fitted time of a pass over 32 tokens (derived.draft_length.costs[31]). -/
theorem cost_31_fitted :
    (cost 31 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 32 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 31) ((stands_ratio 1397877 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: 1 / W of per_slot, n = 1..8 [s/byte]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - perSlotError1) * (1 / perSlotBandwidth1)) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + perSlotError1) * (1 / perSlotBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 35903796197 (by decide))).mul (stands_one.div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 35903796197 (by decide))).mul (stands_one.div (stands_ratio 309400810000 (by decide)) (p := 309400810000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 1..8 [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - perSlotError1) * perSlotFixed1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + perSlotError1) * perSlotFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 35903796197 (by decide))).mul (stands_ratio 85718903 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 35903796197 (by decide))).mul (stands_ratio 85718903 (by decide))) (by decide))⟩

/-- Within the error: 1 / W of per_slot, n = 9..32 [s/byte]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - perSlotError2) * (1 / perSlotBandwidth2)) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + perSlotError2) * (1 / perSlotBandwidth2)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 14248856989 (by decide))).mul (stands_one.div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 14248856989 (by decide))).mul (stands_one.div (stands_ratio 427897570000 (by decide)) (p := 427897570000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 9..32 [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - perSlotError2) * perSlotFixed2) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + perSlotError2) * perSlotFixed2) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 14248856989 (by decide))).mul (stands_ratio 1397877 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 14248856989 (by decide))).mul (stands_ratio 1397877 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = slotBytes 8 expertBytes 1 ∧
      (part partsUnit boxParts 1 0 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 0) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 0 1 : α) = slotBytes 8 expertBytes 2 ∧
      (part partsUnit boxParts 1 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 1) (((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 0 2 : α) = slotBytes 8 expertBytes 3 ∧
      (part partsUnit boxParts 1 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 2) (((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 0 3 : α) = slotBytes 8 expertBytes 4 ∧
      (part partsUnit boxParts 1 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 3) (((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 0 4 : α) = slotBytes 8 expertBytes 5 ∧
      (part partsUnit boxParts 1 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 4) (((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 0 5 : α) = slotBytes 8 expertBytes 6 ∧
      (part partsUnit boxParts 1 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 5) (((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 0 6 : α) = slotBytes 8 expertBytes 7 ∧
      (part partsUnit boxParts 1 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 6) (((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 0 7 : α) = slotBytes 8 expertBytes 8 ∧
      (part partsUnit boxParts 1 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 7) (((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 2 8 : α) = slotBytes 8 expertBytes 9 ∧
      (part partsUnit boxParts 3 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 8) (((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 2 9 : α) = slotBytes 8 expertBytes 10 ∧
      (part partsUnit boxParts 3 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 9) (((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 2 10 : α) = slotBytes 8 expertBytes 11 ∧
      (part partsUnit boxParts 3 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 10) (((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 2 11 : α) = slotBytes 8 expertBytes 12 ∧
      (part partsUnit boxParts 3 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 11) (((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 2 12 : α) = slotBytes 8 expertBytes 13 ∧
      (part partsUnit boxParts 3 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 12) (((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 2 13 : α) = slotBytes 8 expertBytes 14 ∧
      (part partsUnit boxParts 3 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 13) (((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 2 14 : α) = slotBytes 8 expertBytes 15 ∧
      (part partsUnit boxParts 3 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 14) (((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 2 15 : α) = slotBytes 8 expertBytes 16 ∧
      (part partsUnit boxParts 3 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 15) (((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 2 16 : α) = slotBytes 8 expertBytes 17 ∧
      (part partsUnit boxParts 3 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 16) (((stands_natCast 17).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 2 17 : α) = slotBytes 8 expertBytes 18 ∧
      (part partsUnit boxParts 3 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 17) (((stands_natCast 18).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 2 18 : α) = slotBytes 8 expertBytes 19 ∧
      (part partsUnit boxParts 3 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 18) (((stands_natCast 19).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 2 19 : α) = slotBytes 8 expertBytes 20 ∧
      (part partsUnit boxParts 3 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 19) (((stands_natCast 20).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 2 20 : α) = slotBytes 8 expertBytes 21 ∧
      (part partsUnit boxParts 3 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 20) (((stands_natCast 21).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 2 21 : α) = slotBytes 8 expertBytes 22 ∧
      (part partsUnit boxParts 3 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 21) (((stands_natCast 22).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 2 22 : α) = slotBytes 8 expertBytes 23 ∧
      (part partsUnit boxParts 3 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 22) (((stands_natCast 23).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 2 23 : α) = slotBytes 8 expertBytes 24 ∧
      (part partsUnit boxParts 3 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 23) (((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 23) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(24), a pass over 25 tokens. -/
theorem parts_24_requested :
    (part partsUnit boxParts 2 24 : α) = slotBytes 8 expertBytes 25 ∧
      (part partsUnit boxParts 3 24 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 24) (((stands_natCast 25).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 24) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(25), a pass over 26 tokens. -/
theorem parts_25_requested :
    (part partsUnit boxParts 2 25 : α) = slotBytes 8 expertBytes 26 ∧
      (part partsUnit boxParts 3 25 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 25) (((stands_natCast 26).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 25) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(26), a pass over 27 tokens. -/
theorem parts_26_requested :
    (part partsUnit boxParts 2 26 : α) = slotBytes 8 expertBytes 27 ∧
      (part partsUnit boxParts 3 26 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 26) (((stands_natCast 27).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 26) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(27), a pass over 28 tokens. -/
theorem parts_27_requested :
    (part partsUnit boxParts 2 27 : α) = slotBytes 8 expertBytes 28 ∧
      (part partsUnit boxParts 3 27 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 27) (((stands_natCast 28).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 27) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(28), a pass over 29 tokens. -/
theorem parts_28_requested :
    (part partsUnit boxParts 2 28 : α) = slotBytes 8 expertBytes 29 ∧
      (part partsUnit boxParts 3 28 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 28) (((stands_natCast 29).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 28) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(29), a pass over 30 tokens. -/
theorem parts_29_requested :
    (part partsUnit boxParts 2 29 : α) = slotBytes 8 expertBytes 30 ∧
      (part partsUnit boxParts 3 29 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 29) (((stands_natCast 30).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 29) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(30), a pass over 31 tokens. -/
theorem parts_30_requested :
    (part partsUnit boxParts 2 30 : α) = slotBytes 8 expertBytes 31 ∧
      (part partsUnit boxParts 3 30 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 30) (((stands_natCast 31).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 30) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 2 31 : α) = slotBytes 8 expertBytes 32 ∧
      (part partsUnit boxParts 3 31 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 31) (((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 31) (stands_natCast 1) (by decide))⟩

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 31 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 4 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 31 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 1) (q := 2) (ks := 1 :: List.nil)
    (rs := ((3, 2), 2194145280 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 3) (B := 2)
    (r := 199926354465186162378131107018380553) (ys := 41253442285352845871000000 :: 109410308791026802475708968138380553 :: 31380941789397076109000000 :: 300327247199771658321321134314544160 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 1, 2
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 31 k) ↔ listed (1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 3) (q := 5) (ks := 1 :: 2 :: List.nil)
    (rs := ((49, 25), 3291217920 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 8) (B := 5)
    (r := 199926354465186162378131107018380553) (ys := 41253442285352845871000000 :: 109410308791026802475708968138380553 :: 31380941789397076109000000 :: 300327247199771658321321134314544160 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 82744909221894812500000000000000000) (A := 49) (B := 25)
    (r := 1540029943761739109450932224000000) (ys := 257834014283455286693750 :: 691442015566495110365724672000000 :: 196130886183731725681250 :: 1877045294998572864508257089465901 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 2
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 31 k) ↔ listed (2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 7) (q := 10) (ks := 2 :: List.nil)
    (rs := ((219, 100), 3291217920 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 219) (B := 100)
    (r := 245184377302265842329342176458380553) (ys := 41253442285352845871000000 :: 109410308791026802475708968138380553 :: 31380941789397076109000000 :: 300327247199771658321321134314544160 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 3
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 31 k) ↔ listed (3 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 4) (q := 5) (ks := 3 :: List.nil)
    (rs := ((369, 125), 4388290560 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 3) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 369) (B := 125)
    (r := 290442400139345522280553245898380553) (ys := 41253442285352845871000000 :: 109410308791026802475708968138380553 :: 31380941789397076109000000 :: 300327247199771658321321134314544160 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 5
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 31 k) ↔ listed (5 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 9) (q := 10) (ks := 5 :: List.nil)
    (rs := ((468559, 100000), 6582435840 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 5) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 468559) (B := 100000)
    (r := 380958445813504882182975384778380553) (ys := 41253442285352845871000000 :: 109410308791026802475708968138380553 :: 31380941789397076109000000 :: 300327247199771658321321134314544160 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 7,
15 (derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 31 k) ↔ listed (7 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 19) (q := 20) (ks := 7 :: 15 :: List.nil)
    (rs := ((366918586432378832319, 32768000000000000000), 0 :: 0 :: 17553162240 :: 1 :: List.nil) :: ((8616436959, 1280000000), 8776581120 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 15) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 7) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 8616436959) (B := 1280000000)
    (r := 471474491487664242085397523658380553) (ys := 41253442285352845871000000 :: 109410308791026802475708968138380553 :: 31380941789397076109000000 :: 300327247199771658321321134314544160 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 13239185475503170000000000000000000000) (A := 366918586432378832319) (B := 32768000000000000000)
    (r := 827246605348506665598653941525455840) (ys := 44326071714647154129000000 :: 117559382323706218608793031861619447 :: 30499220210602923891000000 :: 291888844798306574321558865685455840 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

end Results

end SpecMoE.Certificate
