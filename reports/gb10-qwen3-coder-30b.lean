import SpecMoE

/-!
# Certificate gb10-qwen3-coder-30b, in Lean

NVIDIA GB10 (DGX Spark), llama.cpp CUDA, Qwen3-Coder-30B-A3B Q8_0

Digest of the certificate: ee62b75f1b247b61f10968b2f51df336eabfe3c4d7f5981b2f0ab0485de15c0e

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* uniform-routing: Every token selects its experts uniformly and independently of the others (D6).
  Real text repeats experts, so this overstates the bytes that deduplication reads.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* rounding-only: The source gives no spread at n = 1: half a unit in the last written digit is
  taken as the only error there.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.

## Stated and proved below

* D6: D6_shares, D6_falls
* B1: B1_dedup_n32, B1_dedup_n32_fitted
* support: costs_positive, costs_rows, errors_rows, errors_small, dearest_positive,
  cheapest_positive, cost_positive, cost_1_fitted, cost_2_fitted, cost_3_fitted, cost_4_fitted,
  cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted, cost_9_fitted, cost_10_fitted,
  cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted, cost_15_fitted, cost_16_fitted,
  cost_17_fitted, cost_18_fitted, cost_19_fitted, cost_20_fitted, cost_21_fitted, cost_22_fitted,
  cost_23_fitted, cost_24_fitted, cost_25_fitted, cost_26_fitted, cost_27_fitted, cost_28_fitted,
  cost_29_fitted, cost_30_fitted, cost_31_fitted, box_0_within, box_1_within, box_2_within,
  parts_0_requested, parts_1_requested, parts_2_requested, parts_3_requested, parts_4_requested,
  parts_5_requested, parts_6_requested, parts_7_requested, parts_8_requested, parts_9_requested,
  parts_10_requested, parts_11_requested, parts_12_requested, parts_13_requested,
  parts_14_requested, parts_15_requested, parts_16_requested, parts_17_requested,
  parts_18_requested, parts_19_requested, parts_20_requested, parts_21_requested,
  parts_22_requested, parts_23_requested, parts_24_requested, parts_25_requested,
  parts_26_requested, parts_27_requested, parts_28_requested, parts_29_requested,
  parts_30_requested, parts_31_requested, parts_rows, parts_positive
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15, S2_k16, S2_k17, S2_k18, S2_k19, S2_k20, S2_k21, S2_k22, S2_k23, S2_k24,
  S2_k25, S2_k26, S2_k27, S2_k28, S2_k29, S2_k30, S2_k31
* M3: M3_rises, M3_k0, M3_k3, M3_k4, M3_k5, M3_k6, M3_k7, M3_k8, M3_k9, M3_k10, M3_k11, M3_k12,
  M3_k13, M3_k14, M3_k15, M3_k16, M3_k17, M3_k18, M3_k19, M3_k20, M3_k21, M3_k22, M3_k23, M3_k24,
  M3_k25, M3_k26, M3_k27, M3_k28, M3_k29, M3_k30, M3_k31
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k6
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k6_not_certain
* E1: E1_k6
* E2: E2_k6
* S1: S1_k6
* S4: S4_k6
* M1: M1_k0_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k8, M1_k8_k9, M1_k9_k10, M1_k10_k11,
  M1_k11_k12, M1_k12_k13, M1_k13_k14, M1_k14_k15, M1_k15_k16, M1_k16_k17, M1_k17_k18, M1_k18_k19,
  M1_k19_k20, M1_k20_k21, M1_k21_k22, M1_k22_k23, M1_k23_k24, M1_k24_k25, M1_k25_k26, M1_k26_k27,
  M1_k27_k28, M1_k28_k29, M1_k29_k30, M1_k30_k31
* M2: M2_k0_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k8, M2_k8_k9, M2_k9_k10, M2_k10_k11,
  M2_k11_k12, M2_k12_k13, M2_k13_k14, M2_k14_k15, M2_k15_k16, M2_k16_k17, M2_k17_k18, M2_k18_k19,
  M2_k19_k20, M2_k20_k21, M2_k21_k22, M2_k22_k23, M2_k23_k24, M2_k24_k25, M2_k25_k26, M2_k26_k27,
  M2_k27_k28, M2_k28_k29, M2_k29_k30, M2_k30_k31
* B7: B7_k6
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 5013504
times measured.moe_layers = 48. -/
def expertBytes : α := ratio 240648192 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 128 8

/-- Fixed time F [s] of the deduplicating kernel, n = 2..32 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 10800303 500000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 2..32
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 400957920000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 2..32
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 22931133027 500000000000

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
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (100, 5763) ::  -- k = 0
  (253083762837, 8189500000000) ::  -- k = 1
  (287643762837, 8189500000000) ::  -- k = 2
  (320043762837, 8189500000000) ::  -- k = 3
  (31856251167, 744500000000) ::  -- k = 4
  (378895325337, 8189500000000) ::  -- k = 5
  (1622368410723, 32758000000000) ::  -- k = 6
  (27559701212193, 524128000000000) ::  -- k = 7
  (464982319004463, 8386048000000000) ::  -- k = 8
  (709102145292003, 12197888000000000) ::  -- k = 9
  (130208074983501903, 2146828288000000000) ::  -- k = 10
  (2164420660917671073, 34349252608000000000) ::  -- k = 11
  (35847102492407346543, 549588041728000000000) ::  -- k = 12
  (591799218644386685313, 8793408667648000000000) ::  -- k = 13
  (885679198163474915853, 12790412607488000000000) ::  -- k = 14
  (159984794099092141830753, 2251112618917888000000000) ::  -- k = 15
  (2621335533920282618901423, 36017801902686208000000000) ::  -- k = 16
  (42865050967746647146563393, 576284830442979328000000000) ::  -- k = 17
  (699696051859278233007123663, 9220557287087669248000000000) ::  -- k = 18
  (1036633215943493628004147203, 13411719690309337088000000000) ::  -- k = 19
  (185564874190504551227704517103, 2360462665494443327488000000000) ::  -- k = 20
  (3015799409814817910127891414273, 37767402647911093239808000000000) ::  -- k = 21
  (48954211898538262919315549737743, 604278442366577491836928000000000) ::  -- k = 22
  (793788710499129852068088102444513, 9668455077865239869390848000000000) ::  -- k = 23
  (1168949015438531119406818112611053, 14063207385985803446386688000000000) ::  -- k = 24
  (208102323744747947221383831813685953, 2475124499933501406564057088000000000) ::  -- k = 25
  (3365146635329464208628898968931084623, 39601991998936022505024913408000000000) ::  -- k = 26
  (54374987996473883134363748401578994593, 633631871982976360080398614528000000000) ::  -- k = 27
  (877989435411618967094340447905488522863, 10138109951727621761286377832448000000000) ::  -- k = 28
  (1287970488964223275243386751699198682403, 14746341747967449834598367756288000000000) ::  -- k = 29
  (228480472238011584755353174832109505212303, 2595356147642271170889312725106688000000000) ::  -- k = 30
  (3682652548512809680773407395309510140037473, 41525698362276338734229003601707008000000000) ::  -- k = 31
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 11525) ::  -- k = 0
  (22931133027, 500000000000) ::  -- k = 1
  (22931133027, 500000000000) ::  -- k = 2
  (22931133027, 500000000000) ::  -- k = 3
  (22931133027, 500000000000) ::  -- k = 4
  (22931133027, 500000000000) ::  -- k = 5
  (22931133027, 500000000000) ::  -- k = 6
  (22931133027, 500000000000) ::  -- k = 7
  (22931133027, 500000000000) ::  -- k = 8
  (22931133027, 500000000000) ::  -- k = 9
  (22931133027, 500000000000) ::  -- k = 10
  (22931133027, 500000000000) ::  -- k = 11
  (22931133027, 500000000000) ::  -- k = 12
  (22931133027, 500000000000) ::  -- k = 13
  (22931133027, 500000000000) ::  -- k = 14
  (22931133027, 500000000000) ::  -- k = 15
  (22931133027, 500000000000) ::  -- k = 16
  (22931133027, 500000000000) ::  -- k = 17
  (22931133027, 500000000000) ::  -- k = 18
  (22931133027, 500000000000) ::  -- k = 19
  (22931133027, 500000000000) ::  -- k = 20
  (22931133027, 500000000000) ::  -- k = 21
  (22931133027, 500000000000) ::  -- k = 22
  (22931133027, 500000000000) ::  -- k = 23
  (22931133027, 500000000000) ::  -- k = 24
  (22931133027, 500000000000) ::  -- k = 25
  (22931133027, 500000000000) ::  -- k = 26
  (22931133027, 500000000000) ::  -- k = 27
  (22931133027, 500000000000) ::  -- k = 28
  (22931133027, 500000000000) ::  -- k = 29
  (22931133027, 500000000000) ::  -- k = 30
  (22931133027, 500000000000) ::  -- k = 31
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  32636095197750000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  566254788000000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  77662339022576528125 ::  -- 1 / W of deduplicating, n = 2..32 [s/byte]
  672628396637395340802305639829 ::  -- fixed time of deduplicating, n = 2..32 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  566353062000000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  85128285977423471875 ::  -- 1 / W of deduplicating, n = 2..32 [s/byte]
  737290470852784332197694360171 ::  -- fixed time of deduplicating, n = 2..32 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  5070602400912917605986812821504

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (5070602400912917605986812821504 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (0 :: 18913585152023567955548270660729022971904 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 1
  (0 :: 27493336481066517128932062795132309602304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 2
  (0 :: 35536853352044281978979367921135390818304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 3
  (0 :: 43077650418585936525898716476763279458304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 4
  (0 :: 50147147668468737663635605747664425058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 5
  (0 :: 56774801340233863730263939439134249058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 6
  (0 :: 62988226657513669417728002274887209058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 7
  (0 :: 68813312892463487249725561183405609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 8
  (0 :: 74274331237728941467223272660141609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 9
  (0 :: 79394035936415304796127377169581609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 10
  (0 :: 84193759091433770416974975147181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 11
  (0 :: 88693499549263581936519598251181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 12
  (0 :: 92912006228479030236092682411181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 13
  (0 :: 96866856240243513016942448811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 14
  (0 :: 100574528126272715623989104811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 15
  (0 :: 104050470519425093068095344811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 16
  (0 :: 107309166513005446921944944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 17
  (0 :: 110364194006987028659928944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 18
  (0 :: 113228282282594761539288944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 19
  (0 :: 115913365040977011113688944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 20
  (0 :: 118430630126960370089688944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 21
  (0 :: 120790566145069769129688944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 22
  (0 :: 123003006162047330729688944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 23
  (0 :: 125077168677963794729688944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 24
  (0 :: 127021696036635479729688944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 25
  (0 :: 128844690435390184417188944811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 26
  (0 :: 130553747684222720061720194811181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 27
  (0 :: 132155988855003222228468241686181609058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 28
  (0 :: 133658089952609943009794535631494109058304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 29
  (0 :: 135066309731616243742287936205224577808304 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 30
  (0 :: 136386515774434650679000499243096892261429 :: 5070602400912917605986812821504 :: List.nil) ::  -- k = 31
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 3

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 3 k

end Inputs

section Results

/-- The shares of n = 1..32 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 32 → (entry sharesLow i : α) ≤ share U 8 (1 + i) ∧
      share U 8 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 128 120 32 (Nat.pow 128 1) (Nat.pow 120 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[95]). -/
theorem D6_falls :
    Nonincreasing (share U 8 : Nat → α) :=
  D6_share_antitone (N := 128) (by decide) (by decide)

/-- The true time [s] of a deduplicating pass at n = 32, for every true bandwidth within the error
of the fitted one (results[96]). -/
theorem B1_dedup_n32 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 1756878878774237030583355288428847117159331807872079229 20762849181138169367114501800853504000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 32 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 32 / W ≤ (ratio 1925773669738572650190052106880663022878141192127920771 20762849181138169367114501800853504000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 22931133027 (by decide)) (by decide))
    (Stands.lt (stands_ratio 22931133027 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 10800303 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 1756878878774237030583355288428847117159331807872079229 (by decide)) ((stands_one.sub (stands_ratio 22931133027 (by decide))).mul ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 22931133027 (by decide))).mul ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide)))) (stands_ratio 1925773669738572650190052106880663022878141192127920771 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[96].value). -/
theorem B1_dedup_n32_fitted :
    (((ratio 3682652548512809680773407395309510140037473 41525698362276338734229003601707008000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) : α) ≤ (ratio 3682652548512809680773407395309510140037473 41525698362276338734229003601707008000000000) :=
  ⟨(Stands.le (stands_ratio 3682652548512809680773407395309510140037473 (by decide)) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (stands_ratio 3682652548512809680773407395309510140037473 (by decide)) (by decide))⟩

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

/-- From the acceptance rate 838555359/1073741824 on, drafting 1 is not slower than plain decoding,
and up to 419277679/536870912 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 838555359 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 419277679 536870912 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 838555359 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 838555359 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 419277679 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 337578931/536870912 on, drafting 2 is not slower than plain decoding,
and up to 675157861/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 337578931 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 675157861 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 337578931 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 337578931 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 675157861 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 10448435/16777216 on, drafting 3 is not slower than plain decoding, and
up to 668699839/1073741824 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 10448435 16777216 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 668699839 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 10448435 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 10448435 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 668699839 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 341989785/536870912 on, drafting 4 is not slower than plain decoding,
and up to 683979569/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 341989785 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 683979569 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 341989785 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 341989785 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 683979569 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 351331293/536870912 on, drafting 5 is not slower than plain decoding,
and up to 702662585/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 351331293 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 702662585 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 351331293 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 351331293 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 702662585 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 720610205/1073741824 on, drafting 6 is not slower than plain decoding,
and up to 180152551/268435456 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 720610205 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 180152551 268435456 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 720610205 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 720610205 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 180152551 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 184207811/268435456 on, drafting 7 is not slower than plain decoding,
and up to 736831243/1073741824 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 184207811 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 736831243 1073741824 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 184207811 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 184207811 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 736831243 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 751209901/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 187802475/268435456 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 751209901 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 187802475 268435456 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 751209901 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 751209901 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 187802475 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 190971715/268435456 on, drafting 9 is not slower than plain decoding,
and up to 763886859/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 190971715 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 763886859 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 190971715 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 190971715 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 763886859 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 775065249/1073741824 on, drafting 10 is not slower than plain decoding,
and up to 24220789/33554432 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 775065249 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 24220789 33554432 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 775065249 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 775065249 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 24220789 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 392473377/536870912 on, drafting 11 is not slower than plain decoding,
and up to 784946753/1073741824 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 392473377 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 784946753 1073741824 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 392473377 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 392473377 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 784946753 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 198427973/268435456 on, drafting 12 is not slower than plain decoding,
and up to 793711891/1073741824 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 198427973 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 793711891 1073741824 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 198427973 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 198427973 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 793711891 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 801515953/1073741824 on, drafting 13 is not slower than plain decoding,
and up to 50094747/67108864 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 801515953 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 50094747 67108864 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 801515953 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 801515953 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 50094747 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 404245201/536870912 on, drafting 14 is not slower than plain decoding,
and up to 808490401/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 404245201 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 808490401 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 404245201 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 404245201 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 808490401 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 814745927/1073741824 on, drafting 15 is not slower than plain decoding,
and up to 407372963/536870912 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 814745927 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 407372963 536870912 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 814745927 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 814745927 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 407372963 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 820375697/1073741824 on, drafting 16 is not slower than plain decoding,
and up to 51273481/67108864 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k16 :
    (∀ a : α, ratio 820375697 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 51273481 67108864 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 820375697 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 820375697 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 51273481 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 825458315/1073741824 on, drafting 17 is not slower than plain decoding,
and up to 412729157/536870912 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k17 :
    (∀ a : α, ratio 825458315 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 412729157 536870912 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 825458315 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 825458315 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 412729157 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 830060349/1073741824 on, drafting 18 is not slower than plain decoding,
and up to 207515087/268435456 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k18 :
    (∀ a : α, ratio 830060349 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 207515087 268435456 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 830060349 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 830060349 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 207515087 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 834238423/1073741824 on, drafting 19 is not slower than plain decoding,
and up to 417119211/536870912 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k19 :
    (∀ a : α, ratio 834238423 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 417119211 536870912 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 834238423 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 834238423 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 417119211 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 419020469/536870912 on, drafting 20 is not slower than plain decoding,
and up to 838040937/1073741824 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k20 :
    (∀ a : α, ratio 419020469 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 838040937 1073741824 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 419020469 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 419020469 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 838040937 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 841509463/1073741824 on, drafting 21 is not slower than plain decoding,
and up to 420754731/536870912 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k21 :
    (∀ a : α, ratio 841509463 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 420754731 536870912 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 841509463 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 841509463 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 420754731 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 844679875/1073741824 on, drafting 22 is not slower than plain decoding,
and up to 422339937/536870912 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k22 :
    (∀ a : α, ratio 844679875 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 422339937 536870912 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 844679875 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 844679875 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 422339937 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 211895821/268435456 on, drafting 23 is not slower than plain decoding,
and up to 847583283/1073741824 not faster (derived.draft_length.thresholds[22]). -/
theorem S2_k23 :
    (∀ a : α, ratio 211895821 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 847583283 1073741824 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 211895821 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 211895821 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 847583283 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- From the acceptance rate 212561697/268435456 on, drafting 24 is not slower than plain decoding,
and up to 850246787/1073741824 not faster (derived.draft_length.thresholds[23]). -/
theorem S2_k24 :
    (∀ a : α, ratio 212561697 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 850246787 1073741824 → ¬ throughput cost a 0 < throughput cost a 24 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 24) (ratio_nonneg 212561697 (by decide)) (Stands.le (stands_entry costs_positive 24) ((stands_tokens 212561697 (by decide) 24).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 24) h0 h (Stands.le ((stands_tokens 850246787 (by decide) 24).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 24) (by decide))⟩

/-- From the acceptance rate 53293381/67108864 on, drafting 25 is not slower than plain decoding,
and up to 852694095/1073741824 not faster (derived.draft_length.thresholds[24]). -/
theorem S2_k25 :
    (∀ a : α, ratio 53293381 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 852694095 1073741824 → ¬ throughput cost a 0 < throughput cost a 25 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 25) (ratio_nonneg 53293381 (by decide)) (Stands.le (stands_entry costs_positive 25) ((stands_tokens 53293381 (by decide) 25).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 25) h0 h (Stands.le ((stands_tokens 852694095 (by decide) 25).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 25) (by decide))⟩

/-- From the acceptance rate 427473017/536870912 on, drafting 26 is not slower than plain decoding,
and up to 854946033/1073741824 not faster (derived.draft_length.thresholds[25]). -/
theorem S2_k26 :
    (∀ a : α, ratio 427473017 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 854946033 1073741824 → ¬ throughput cost a 0 < throughput cost a 26 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 26) (ratio_nonneg 427473017 (by decide)) (Stands.le (stands_entry costs_positive 26) ((stands_tokens 427473017 (by decide) 26).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 26) h0 h (Stands.le ((stands_tokens 854946033 (by decide) 26).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 26) (by decide))⟩

/-- From the acceptance rate 857020973/1073741824 on, drafting 27 is not slower than plain decoding,
and up to 214255243/268435456 not faster (derived.draft_length.thresholds[26]). -/
theorem S2_k27 :
    (∀ a : α, ratio 857020973 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 214255243 268435456 → ¬ throughput cost a 0 < throughput cost a 27 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 27) (ratio_nonneg 857020973 (by decide)) (Stands.le (stands_entry costs_positive 27) ((stands_tokens 857020973 (by decide) 27).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 27) h0 h (Stands.le ((stands_tokens 214255243 (by decide) 27).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 27) (by decide))⟩

/-- From the acceptance rate 858935175/1073741824 on, drafting 28 is not slower than plain decoding,
and up to 429467587/536870912 not faster (derived.draft_length.thresholds[27]). -/
theorem S2_k28 :
    (∀ a : α, ratio 858935175 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 429467587 536870912 → ¬ throughput cost a 0 < throughput cost a 28 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 28) (ratio_nonneg 858935175 (by decide)) (Stands.le (stands_entry costs_positive 28) ((stands_tokens 858935175 (by decide) 28).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 28) h0 h (Stands.le ((stands_tokens 429467587 (by decide) 28).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 28) (by decide))⟩

/-- From the acceptance rate 430351543/536870912 on, drafting 29 is not slower than plain decoding,
and up to 860703085/1073741824 not faster (derived.draft_length.thresholds[28]). -/
theorem S2_k29 :
    (∀ a : α, ratio 430351543 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 860703085 1073741824 → ¬ throughput cost a 0 < throughput cost a 29 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 29) (ratio_nonneg 430351543 (by decide)) (Stands.le (stands_entry costs_positive 29) ((stands_tokens 430351543 (by decide) 29).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 29) h0 h (Stands.le ((stands_tokens 860703085 (by decide) 29).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 29) (by decide))⟩

/-- From the acceptance rate 53896099/67108864 on, drafting 30 is not slower than plain decoding,
and up to 862337583/1073741824 not faster (derived.draft_length.thresholds[29]). -/
theorem S2_k30 :
    (∀ a : α, ratio 53896099 67108864 ≤ a → throughput cost a 0 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 862337583 1073741824 → ¬ throughput cost a 0 < throughput cost a 30 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 30) (ratio_nonneg 53896099 (by decide)) (Stands.le (stands_entry costs_positive 30) ((stands_tokens 53896099 (by decide) 30).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 30) h0 h (Stands.le ((stands_tokens 862337583 (by decide) 30).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 30) (by decide))⟩

/-- From the acceptance rate 863850185/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 107981273/134217728 not faster (derived.draft_length.thresholds[30]). -/
theorem S2_k31 :
    (∀ a : α, ratio 863850185 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 107981273 134217728 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 863850185 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 863850185 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 107981273 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 31 j →
      IsLeastBest cost b 31 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 668699839/1073741824
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 668699839 1073741824 → IsBest cost a 31 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 668699839) (q := 1073741824) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 10448435/16777216 to 751944155/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k3 :
    ∀ a : α, ratio 10448435 16777216 ≤ a → a ≤ ratio 751944155 1073741824 → IsBest cost a 31 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 10448435 (by decide)) h1 h2
    (best_of_walk (p := 10448435) (q := 16777216) (A := 113411333079264036905957193359375) (B := 1967921795147044994737571364864) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 751944155) (q := 1073741824) (A := 33452742737296378462686019922552734375) (B := 515878891067026963100485907870908416) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 187986039/268435456 to 815310209/1073741824
(derived.draft_length.staircase[2]). -/
theorem M3_k4 :
    ∀ a : α, ratio 187986039 268435456 ≤ a → a ≤ ratio 815310209 1073741824 → IsBest cost a 31 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 187986039 (by decide)) h1 h2
    (best_of_walk (p := 187986039) (q := 268435456) (A := 41898472457668869569459740132005695720703125) (B := 646121534605900533404369008526589450780672) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 815310209) (q := 1073741824) (A := 12007125772187152679764560584814291965908203125) (B := 165407112859110536551518466182806899399852032) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 407655105/536870912 to 428622449/536870912
(derived.draft_length.staircase[3]). -/
theorem M3_k5 :
    ∀ a : α, ratio 407655105 536870912 ≤ a → a ≤ ratio 428622449 536870912 → IsBest cost a 31 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 407655105 (by decide)) h1 h2
    (best_of_walk (p := 407655105) (q := 536870912) (A := 4791963843048569221664135401858507777833295109615234375) (B := 66012875837928133668511851349383410948503413995864064) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 428622449) (q := 536870912) (A := 1747978883964541873636213431853200499518056952173828125) (B := 22004291945976044556170617116461136982834471331954688) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 857244899/1073741824 to 886389423/1073741824
(derived.draft_length.staircase[4]). -/
theorem M3_k6 :
    ∀ a : α, ratio 857244899 1073741824 ≤ a → a ≤ ratio 886389423 1073741824 → IsBest cost a 31 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 857244899 (by decide)) h1 h2
    (best_of_walk (p := 857244899) (q := 1073741824) (A := 192875706100026970355505979610409114486501770337713638937505859375) (B := 2428000346752613678142172188729647306509380249627104273133207552) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 886389423) (q := 1073741824) (A := 207562495324333129597438739315698704461076326855825539606802734375) (B := 2428000346752613678142172188729647306509380249627104273133207552) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 55399339/67108864 to 113433247/134217728
(derived.draft_length.staircase[5]). -/
theorem M3_k7 :
    ∀ a : α, ratio 55399339 67108864 ≤ a → a ≤ ratio 113433247 134217728 → IsBest cost a 31 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 55399339 (by decide)) h1 h2
    (best_of_walk (p := 55399339) (q := 67108864) (A := 881482949840054471599918603831385171626483572237298716168658203125) (B := 10311308402168458090464587266634310031785181836912513092532830208) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 113433247) (q := 134217728) (A := 13322357377308326773545502224523998662130337643746416289847119140625) (B := 146649719497506959508829685569910187118722586124977963982689140736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 8 is best at every acceptance rate from 907465977/1073741824 to 923211451/1073741824
(derived.draft_length.staircase[6]). -/
theorem M3_k8 :
    ∀ a : α, ratio 907465977 1073741824 ≤ a → a ≤ ratio 923211451 1073741824 → IsBest cost a 31 8 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 907465977 (by decide)) h1 h2
    (best_of_walk (p := 907465977) (q := 1073741824) (A := 284705148509991388767166372281048484529891997803322765908784986226177858675115234375) (B := 3133974630382086964008361453343493389371175047456818459852234736983947256111562752) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 923211451) (q := 1073741824) (A := 33292737130357670087039188506328781825490322950032965124529102833051443650255859375) (B := 348219403375787440445373494815943709930130560828535384428026081887105250679062528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 9 is best at every acceptance rate from 230802863/268435456 to 935295207/1073741824
(derived.draft_length.staircase[7]). -/
theorem M3_k9 :
    ∀ a : α, ratio 230802863 268435456 ≤ a → a ≤ ratio 935295207 1073741824 → IsBest cost a 31 9 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 230802863 (by decide)) h1 h2
    (best_of_walk (p := 230802863) (q := 268435456) (A := 38992679796871761639541755184384131140086551632641092118765433348063881345682728515625) (B := 407836928397536107160932868926189529050429595248903965412131344664805283667665485824) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 935295207) (q := 1073741824) (A := 32029455629568204991799141315221771706493185679241133828999813652370816555101808724919921875) (B := 320736011273531115826786757975361083710187447450786043326993277647432148845329503347539968) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 10 is best at every acceptance rate from 116911901/134217728 to 944780701/1073741824
(derived.draft_length.staircase[8]). -/
theorem M3_k10 :
    ∀ a : α, ratio 116911901 134217728 ≤ a → a ≤ ratio 944780701 1073741824 → IsBest cost a 31 10 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 116911901 (by decide)) h1 h2
    (best_of_walk (p := 116911901) (q := 134217728) (A := 367585774070392481388725703461192706104765031067767081465627221766869234474203313383724609375) (B := 3680924081520705774501242424820820449290231497095279909982848013955925373362624536822939648) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 944780701) (q := 1073741824) (A := 409771242715954314394405095418707025696906805107885804980984960600596593646071529711255725647224609375) (B := 3952362137297567312080296731493290622397392673073336552335539035219812766002265483595418382685437952) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 11 is best at every acceptance rate from 472390351/536870912 to 476185475/536870912
(derived.draft_length.staircase[9]). -/
theorem M3_k11 :
    ∀ a : α, ratio 472390351 536870912 ≤ a → a ≤ ratio 476185475 536870912 → IsBest cost a 31 11 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 472390351 (by decide)) h1 h2
    (best_of_walk (p := 472390351) (q := 536870912) (A := 24800055730062061333382557889624264075929105777338066898032310743763925393119414961227562369577464462890625) (B := 239203708453285684990475076376449422225339802240800421449696541553557426511672977539314825891264765886464) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 476185475) (q := 536870912) (A := 76866178557130260865903802601601280853378414607355292542560306405377179762846822385510960700695846599609375) (B := 717611125359857054971425229129348266676019406722401264349089624660672279535018932617944477673794297659392) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 952370951/1073741824 to 958545669/1073741824
(derived.draft_length.staircase[10]). -/
theorem M3_k12 :
    ∀ a : α, ratio 952370951 1073741824 ≤ a → a ≤ ratio 958545669 1073741824 → IsBest cost a 31 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 952370951 (by decide)) h1 h2
    (best_of_walk (p := 952370951) (q := 1073741824) (A := 40377127667916254303713829502343288490600771838197288712197428082463216788451942941940344912451246881920264035513671875) (B := 376954812057158086225258867569733418507404837903028129122361829645198183960744858929070901111252314349691429877448704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 958545669) (q := 1073741824) (A := 540132701595673588766642468495576908877506229777804428256122792597421018088951934069123690232402394006748734540208984375) (B := 4900412556743055120928365278406534440596262892739365678590703785387576391489683166077921714446280086545988588406833152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 479272835/536870912 to 963641297/1073741824
(derived.draft_length.staircase[11]). -/
theorem M3_k13 :
    ∀ a : α, ratio 479272835 536870912 ≤ a → a ≤ ratio 963641297 1073741824 → IsBest cost a 31 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 479272835 (by decide)) h1 h2
    (best_of_walk (p := 479272835) (q := 536870912) (A := 73048406639242432861713964921513971641222859641068469173673007952071172744502700349583660298077334835909217824687050689453125) (B := 662739594191848919562088362921173435213891735970317492509082389862168081704530361045970908855888719452043816259660434898944) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 963641297) (q := 1073741824) (A := 204577286337438964121475343050617649597101188244782805744918070522389133217392832442661196840674959896067335831740516894361328125) (B := 1809720918539875449684209289683417593757400367022946966211467645916960308441170905896197895115813463250380980933046094230716416) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 14 is best at every acceptance rate from 481820649/536870912 to 967899477/1073741824
(derived.draft_length.staircase[12]). -/
theorem M3_k14 :
    ∀ a : α, ratio 481820649 536870912 ≤ a → a ≤ ratio 967899477 1073741824 → IsBest cost a 31 14 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 481820649 (by decide)) h1 h2
    (best_of_walk (p := 481820649) (q := 536870912) (A := 3762189574611216854446870229653244965841722895426787496270291201956623512371614380871747314624070157430483481237184106865866126953125) (B := 33280884985022480476144737309766873707228986514201814091467604932716319227146924050412400799665547871006316553229484226773881192448) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 967899477) (q := 1073741824) (A := 63041661060992909373710940605967873332413351162345495869502543818100326316514567889117836692076890900562416552033475209608732643548828125) (B := 545274019594608320121155376083220458819239715048682522074605239217624174217575203641956774701720336318567490408111869571463269457068032) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 483949739/536870912 to 485748723/536870912
(derived.draft_length.staircase[13]). -/
theorem M3_k15 :
    ∀ a : α, ratio 483949739 536870912 ≤ a → a ≤ ratio 485748723 536870912 → IsBest cost a 31 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 483949739 (by decide)) h1 h2
    (best_of_walk (p := 483949739) (q := 536870912) (A := 23321681741321777349650231882408676940814304786178941087378445286138390745724187989672954253495415430134877192141448310478416324903899345703125) (B := 201719099149482351550178392970791737184248727695879693079465662013923334702567422788065373097551859542613129803526208398494792549261257998336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 485748723) (q := 536870912) (A := 23795865067798266700648500697747258216088340311785938692139682709482226581822624139979351496806696856393101270869386470613612194885690048828125) (B := 201719099149482351550178392970791737184248727695879693079465662013923334702567422788065373097551859542613129803526208398494792549261257998336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 16 is best at every acceptance rate from 971497447/1073741824 to 121820953/134217728
(derived.draft_length.staircase[14]). -/
theorem M3_k16 :
    ∀ a : α, ratio 971497447 1073741824 ≤ a → a ≤ ratio 121820953 134217728 → IsBest cost a 31 16 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 971497447 (by decide)) h1 h2
    (best_of_walk (p := 971497447) (q := 1073741824) (A := 857383715063018020042239390128083984471135896929513059237023592788122229843746924150348296046246101579485456478665393448709680100992847747942953673240234375) (B := 7268097593022772913781413441635063142848450718905658166906646886798222262893281664192267156776532405558395716537520727889443212438581838337405275500183552) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 121820953) (q := 134217728) (A := 3101711007773038764520437260247661084559757473982835517458692808733699654598480748611104113042383855185236245554202701190197836017265240234375) (B := 25821469737589001574141226461858391668785553175189513435251764714444612504327671104648328383662673976880326579452858225811849068657657249792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 17 is best at every acceptance rate from 974567625/1073741824 to 30537831/33554432
(derived.draft_length.staircase[15]). -/
theorem M3_k17 :
    ∀ a : α, ratio 974567625 1073741824 ≤ a → a ≤ ratio 30537831 33554432 → IsBest cost a 31 17 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 974567625 (by decide)) h1 h2
    (best_of_walk (p := 974567625) (q := 1073741824) (A := 50425259508961885062297316539077143537778533290874903092212704067605098610427723844061117453902313192454073767414384698632182823341983345061761667803458715251953125) (B := 419785821807334973939877015539462640360725899980918172561428203113286407038716830041484877461378101051720987052672606942616361688580437474707298312778399971540992) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 30537831) (q := 33554432) (A := 1324984180296592145816854091376596351552533225101907503994010278367762709733187819239112311229892247661737707662831313604635241138091796875) (B := 10851209163239608337833920988316602449421406866804597347060202247935771357597756129638044956199454066634727219917428152060793202573049856) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 18 is best at every acceptance rate from 977210593/1073741824 to 979503885/1073741824
(derived.draft_length.staircase[16]). -/
theorem M3_k18 :
    ∀ a : α, ratio 977210593 1073741824 ≤ a → a ≤ ratio 979503885 1073741824 → IsBest cost a 31 18 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 977210593 (by decide)) h1 h2
    (best_of_walk (p := 977210593) (q := 1073741824) (A := 1066841482700235334423647182771313305819421441253203213024120187488041948555894237212512905372925165712931339419632408155351452065243392989211662147371899351627583874615234375) (B := 8737100542214100578609830146501254797679600563816752644025694716944172182316711877957623149091704952667892565888271383883017808201892195487894518862621232171635483976138752) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 979503885) (q := 1073741824) (A := 1082826447207420688654958782472547868641809348513538774455977300025256369090964582769707217610780527761374690522851449368388821691182578010446787757341786005958552039724609375) (B := 8737100542214100578609830146501254797679600563816752644025694716944172182316711877957623149091704952667892565888271383883017808201892195487894518862621232171635483976138752) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 19 is best at every acceptance rate from 489751943/536870912 to 981508065/1073741824
(derived.draft_length.staircase[17]). -/
theorem M3_k19 :
    ∀ a : α, ratio 489751943 536870912 ≤ a → a ≤ ratio 981508065 1073741824 → IsBest cost a 31 19 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 489751943 (by decide)) h1 h2
    (best_of_walk (p := 489751943) (q := 536870912) (A := 205345185179042863041690476741780089026752225652649938529716632588541762284361125144933807531225792323093725273932814249467750199879623077050115971670105391947815095889013671875) (B := 1656887418409475152991463224276346126981175754735672185967161658546467949769227259576289242107471350414886102273007106561798571377020923022590046291152753044319042834830196736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 981508065) (q := 1073741824) (A := 109129873361283701896463853968903831230340732136963571775381437930027796659367776360604638321929205848831185502242309643866055561133966792149296091317595505903576294870205696720703125) (B := 868686190823066909011588270929396958222706674098856099036351251636010588448608621468733534166041939366319804788510349885072249390115545689667690189895894588099942329787454186323968) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 20 is best at every acceptance rate from 490754033/536870912 to 983271015/1073741824
(derived.draft_length.staircase[18]). -/
theorem M3_k20 :
    ∀ a : α, ratio 490754033 536870912 ≤ a → a ≤ ratio 983271015 1073741824 → IsBest cost a 31 20 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 490754033 (by decide)) h1 h2
    (best_of_walk (p := 490754033) (q := 536870912) (A := 416747520444289672544402927094094012882350463565510473235514828470629005890049921825573404936478835297005090673553806986378728860190128101568016464893142586956714922026746043586705078125) (B := 3317357588920329720874922331720697484431024996542922751682158817798349300966686689237928107273920704783001684989617895930587752148942352782050899108420269775905916800908627984917725184) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 983271015) (q := 1073741824) (A := 1327344255194076264564050338412389492138672788944242574827034861889963957192725504474435109041493547947248127743510394144000652494193587218805159039405872555577024596235312617617657703552734375) (B := 10435504653479170972188427676719086256304239400324975301803614093595165749831333385563049109038576030815622324519020724529935948391988129532375410750532678401620967846288696493739265807613952) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 21 is best at every acceptance rate from 122908877/134217728 to 492415503/536870912
(derived.draft_length.staircase[19]). -/
theorem M3_k21 :
    ∀ a : α, ratio 122908877 134217728 ≤ a → a ≤ ratio 492415503 536870912 → IsBest cost a 31 21 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 122908877 (by decide)) h1 h2
    (best_of_walk (p := 122908877) (q := 134217728) (A := 156956902127973528521172210913898427468455321794434378658023295322511965747331356125048687950115051704260098556631906198669445638308885514505014921110251673669666281027307516591796875) (B := 1233986182923319084890516834974624298025335731679909434610434437399491393780707927061234253263703761821638202567808194007590131323987703010593266926561544338637420703457749506195456) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 492415503) (q := 536870912) (A := 698214388818601686046970599768334429840290305761564585383274637295177121259901641842309311093340200337472280010029906695915825752626102682475726539470948108911426860632871292664490730876728515625) (B := 5427128626556445844866475567875522918303512931313092773779114402798566219081316702674897415334491054956656092337110441639344936764285301490338634759557393065678511230099812604794504093498343424) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 22 is best at every acceptance rate from 984831007/1073741824 to 986218931/1073741824
(derived.draft_length.staircase[20]). -/
theorem M3_k22 :
    ∀ a : α, ratio 984831007 1073741824 ≤ a → a ≤ ratio 986218931 1073741824 → IsBest cost a 31 22 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 984831007 (by decide)) h1 h2
    (best_of_walk (p := 984831007) (q := 1073741824) (A := 1595093721062861322145786785105238959965190780122491440913630984426816594602797088551136546027673859803865592704284809673707551673765324450699418573748068150754252560923712696245942564133561241660210092865234375) (B := 12398453639848857080048434131123463790942007359922517798933602150051942599856495966111518207666050500413620678441297850544047194980836979886630194937796322052075563000506186310783319608977528579034532546609152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 986218931) (q := 1073741824) (A := 1611922159343191959102515455231600659643077479007615964164501443365831609779015257787070626723377245030989518713645182727332750757849458540730375088988375419094588574405970581863888113579600824742102640818359375) (B := 12398453639848857080048434131123463790942007359922517798933602150051942599856495966111518207666050500413620678441297850544047194980836979886630194937796322052075563000506186310783319608977528579034532546609152) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 23 is best at every acceptance rate from 246554733/268435456 to 987459961/1073741824
(derived.draft_length.staircase[21]). -/
theorem M3_k23 :
    ∀ a : α, ratio 246554733 268435456 ≤ a → a ≤ ratio 987459961 1073741824 → IsBest cost a 31 23 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 246554733 (by decide)) h1 h2
    (best_of_walk (p := 246554733) (q := 268435456) (A := 24926368451852996186214147589339319713284507311811039868152270925246932604982369939079290284153617642481289721815281516181882844742638310379510070416473903621989861483995034331252680403681811556609326171875) (B := 191726641066960678209227406143773906754944575106777958910830723727226343602453524245171445679534139253474938829255974651127618861192762168358654063285076986997269784138472918282567743056908089890053292032) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 987459961) (q := 1073741824) (A := 590374496445296042408730840049991719438214139979735484113788744186286965029447197849240118510566285899252275613211315444915613943754295892253286558572812141691233946587196356368468945304358416656969448672090837470703125) (B := 4497187652427921593830667904693143707815337636529367949069788439076582034430343643097521876209061203198960799073648307618874067796927431011021975281046432339260707985619466755578860575861152770488222378527825294524416) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 24 is best at every acceptance rate from 493729981/536870912 to 494287387/536870912
(derived.draft_length.staircase[22]). -/
theorem M3_k24 :
    ∀ a : α, ratio 493729981 536870912 ≤ a → a ≤ ratio 494287387 536870912 → IsBest cost a 31 24 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 493729981 (by decide)) h1 h2
    (best_of_walk (p := 493729981) (q := 536870912) (A := 10432766544824961485657387353308661227554678933297143176476476431316277065337110521955944243667371277416916337165881446497917694975390806707552436554431843680878329227904791463887471441023683807319016143539128151345703125) (B := 79471773921940161798019752746187969863842187376095195586181402335205713117572260747109519371568856068963580722961506597817679597418959246026625243726379406123978280957365100756170671479748993812158063334303859686244352) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 494287387) (q := 536870912) (A := 10526853033685471423315785924807527174195328439674104497956372454796710081771896910686212639001416750456001590437392158301208244663276277211291264863037050959704340177722610911859376682816059713463792087753848551220703125) (B := 79471773921940161798019752746187969863842187376095195586181402335205713117572260747109519371568856068963580722961506597817679597418959246026625243726379406123978280957365100756170671479748993812158063334303859686244352) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 25 is best at every acceptance rate from 988574775/1073741824 to 989580491/1073741824
(derived.draft_length.staircase[23]). -/
theorem M3_k25 :
    ∀ a : α, ratio 988574775 1073741824 ≤ a → a ≤ ratio 989580491 1073741824 → IsBest cost a 31 25 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 988574775 (by decide)) h1 h2
    (best_of_walk (p := 988574775) (q := 1073741824) (A := 2109986646372912907452864689753672609816997407867652573204446917485414635320187307890539574861482341629055820769722508429730063057221783533230900494733051657192213478233220910003819454437153250125074299523043587732476437932256191837890625) (B := 15929203135971201678507519651601411288363758802223471618585451989380489963405892188781353262534075402956785494168111148419957736024672373385579617840293443727070389355630650179856090260315744051094457643125072315312412313840345623298048) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 989580491) (q := 1073741824) (A := 236405289387562727871593018895045271880686040105864912966468752086440521967002725263966802467902528064669788842294203021470661645152123666995280444394581586219721368188059390195268003709677881902763858994202653577076012373771626064453125) (B := 1769911459552355742056391072400156809818195422469274624287272443264498884822876909864594806948230600328531721574234572046661970669408041487286624204477049303007821039514516686650676695590638227899384182569452479479156923760038402588672) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 26 is best at every acceptance rate from 247395123/268435456 to 990491389/1073741824
(derived.draft_length.staircase[24]). -/
theorem M3_k26 :
    ∀ a : α, ratio 247395123 268435456 ≤ a → a ≤ ratio 990491389 1073741824 → IsBest cost a 31 26 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 247395123 (by decide)) h1 h2
    (best_of_walk (p := 247395123) (q := 268435456) (A := 512680593847723145511554314550698627462554742713930686314060212017443523366108451051908393189005084761704849796762473295752095433291506970764170846125024348687712205087718093705702720817546766883854506183296041959014273652162109375) (B := 3838320423320453207206167373135695524766222597223879185496134219229978445453084393443962672064738688690082039369771994861286763347335033214122029931229015914862306181322486269393756773614185411196321741238849715068915441951834112) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 990491389) (q := 1073741824) (A := 258542989688391658169836416988031944100342150205061623820879832199003268508627639146704345137828028515077519600211459543778336801785590317784108596314084674127829275523173133067307730099802842320943797674752470194766240397964663645000578802734375) (B := 1920695380910506392111464858356727152533334666688913326963834691375071433094264534937815276749566096931824446256669456265631114351024736411142980621829465258572396817217396502278844488293653129929950828413540723837272525300332572705606995017728) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 27 is best at every acceptance rate from 495245695/536870912 to 991319455/1073741824
(derived.draft_length.staircase[25]). -/
theorem M3_k27 :
    ∀ a : α, ratio 495245695 536870912 ≤ a → a ≤ ratio 991319455 1073741824 → IsBest cost a 31 27 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 495245695 (by decide)) h1 h2
    (best_of_walk (p := 495245695) (q := 536870912) (A := 2088805274451558783028834753536342348183782062156656785316068651627436934551292948800150572428221013682019294302577853464631798319520542385014715959081581957343687270976152296556847942240416078242877749319324011722068071801170299031155908306640625) (B := 15517568712375983992933933847507317632815110373848585175145958117195410610193487015594934631866867014672984042241035716167965491205848228371515104507473692372250552297615446623301584223868238652798144385393334379498180202402660581644855960141824) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 991319455) (q := 1073741824) (A := 2541509891990937432648210319329993082816668158319122612946571242271722825195349851218647259986594677462885551670348784762711078357394251357961625422640723494952466752828183335926084086160736823239123223243016037835018606261889308443914457768766898322265625) (B := 18744595349930910479663645896032575724457041226024689464003153101858131697145371208675874251379185602687955230168630579718254751508476365723649075202081102089769594385180125571363294439954145270063130038211047540844819742109587199811779628717447575502848) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 28 is best at every acceptance rate from 30978733/33554432 to 248018703/268435456
(derived.draft_length.staircase[26]). -/
theorem M3_k28 :
    ∀ a : α, ratio 30978733 33554432 ≤ a → a ≤ ratio 248018703 268435456 → IsBest cost a 31 28 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 30978733 (by decide)) h1 h2
    (best_of_walk (p := 30978733) (q := 33554432) (A := 1975888432228955445537929812840007268276592488446161692253331941833490078066171245139544752635886132459017973543688964157848122719004639739414172586265380391192445977410307366467458558154975375323918224219702493788396484375) (B := 14572923326214183609151864982431766654318337448686934921582625173041471545932497432704793209137303411477674000808117190093673926273244184924854086616911889994190378621770851420757239905851246910939819146837479304779005952) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 248018703) (q := 268435456) (A := 38478449504808199205214563767671243570792119341046350609039037446368969999190481551014406094592865164741841846717269928653435141328809654126447875889364505897394538367231796369618598503792579770685102148575925862699832069506809337715584381365234375) (B := 281881332421194078818523187053659536852426794284966108843097606001555301562772147452268282925165564050924018228505744005497596068415617548952286885751167211574964441054990173179998743887761650475791923604764538766967243643247890469607407282552832) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 29 is best at every acceptance rate from 992074813/1073741824 to 62047879/67108864
(derived.draft_length.staircase[27]). -/
theorem M3_k29 :
    ∀ a : α, ratio 992074813 1073741824 ≤ a → a ≤ ratio 62047879 67108864 → IsBest cost a 31 29 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 992074813 (by decide)) h1 h2
    (best_of_walk (p := 992074813) (q := 1073741824) (A := 90985582413260508567859043939335957785406925531695026001477993621797845436718647035953795021204720607492628494412618808570993887312137474805777345139266741199193130251438156059079577337760645402552466669895247684320457863300738432017855058592497060118430579069287873046875) (B := 666532495488782403260865218055819222778217340777779101339634845946234739714611398170346598550338765668714587413969640879991806232291480081761249856133523276276661786495072410052954531371204573888065501543043570477669822565773948738385321311259620807741905820479605702656) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 62047879) (q := 67108864) (A := 1102151626059113424536192102949730593808269249964599680031674750380751287460747511825747161865510821759647661418382528440480453017462685912130914379200201780721022795334827538146829396818735092642963011738487618024925112582760072431640625) (B := 8023093074806226412628199940146013857227324716081531240094384472036588675451322213171029527043836232953752295224515362792766193505279780431163425376110115106718940223532836059278648586683022437754853811473974455909048394589258484023296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 30 is best at every acceptance rate from 992766065/1073741824 to 496700279/536870912
(derived.draft_length.staircase[28]). -/
theorem M3_k30 :
    ∀ a : α, ratio 992766065 1073741824 ≤ a → a ≤ ratio 496700279 536870912 → IsBest cost a 31 30 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 992766065 (by decide)) h1 h2
    (best_of_walk (p := 992766065) (q := 1073741824) (A := 3270131102344748686944024995222498829299755206144338640894799868348908341007811999318691470512657041105021888202727983815429294594306084905981724908709115947405818722594659037293906967059890835172410604615274040472801607127437315993958455845291747064995379777611309631338431677734375) (B := 23804860726785407908973180812485624159311725262042793242711344859831570075850625277268732941544578861897828076209079668177855397451117745571250438709060223168875836326840384531795914471662020765187642480943887419981155197313926581958865396799986840460553860138293616605031617789952) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 496700279) (q := 536870912) (A := 3063676007230683752648780964088242621833478426344494018749983595306160230407153254063686068798269505731602266451020315799970480681009866931849480798875825446939630779844844654564604013473218444375151430329644772547299192443254421060831949136505716282573874303721244271484375) (B := 22170004180432677184206601988976471274450165463651337886891648974112765934179188010533091557719352526495073061631135333495079909871442006501602417518440841854434307969026625651676128126366083291534001455590024050307604668022996356672482003271567486655482892075826988187648) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 993400559/1073741824 to 1
(derived.draft_length.staircase[29]). -/
theorem M3_k31 :
    ∀ a : α, ratio 993400559 1073741824 ≤ a → a ≤ ratio 1 1 → IsBest cost a 31 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 993400559 (by decide)) h1 h2
    (best_of_walk (p := 993400559) (q := 1073741824) (A := 9642905013156653493627564285195763720446481811759753766154366740611251778791641566851490220182210517904819440513192377981391381074649169315598861759506716398696467472758677188162840927447487440834666669470309228882090448173240401593063142495694973310055713260542419599390514974545259765625) (B := 69779977360413297214935990522690232143015021541597136562343832055828790618458156714609999414993524048777137210180778192865167796042396765577583675468714027370593593670011871357934861062778550099409906316214348847053764075674252184863669505217983414645984015813366612848355926459224686592) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 1328822347592842839495328115254624256000000000) (B := 3682652548512809680773407395309510140037473) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 224528505229631/3090853505229631 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 224528505229631 3090853505229631 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 2866325000000000) (r := 3315382010459262) (m := 224528505229631)
    (d := 3090853505229631) (A := 5763) (B := 100) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 461) (B := 8)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 5763) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 52549005229631/3262833005229631 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 52549005229631 3262833005229631 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 3210284000000000) (r := 3315382010459262) (m := 52549005229631)
    (d := 3262833005229631) (A := 5763) (B := 100) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0, 2, 3
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 31 k) ↔ listed (0 :: 2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 461) (B := 8)
    (l := 0) (ks := 0 :: 2 :: 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 3 at acceptance 7/10 and 3 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 31 3 ∧
      IsLeastBest cost (ratio 7 10 : α) 31 3 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 31 k →
        3 ≤ k ∧ k ≤ 3 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 122023550000000/108494835601743 and
122023550000000/108494835601743 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 31 k →
      (ratio 122023550000000 108494835601743) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 122023550000000 108494835601743) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 122023550000000 (by decide)) (((stands_tokens 7 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 122023550000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 3, for every true cost within the relative error
22931133027/500000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 22931133027 500000000000) (cost 0) (C 0) → Within (ratio 22931133027 500000000000) (cost 3) (C 3) →
      (ratio 58213636742523214150000000 56735327308797564326066061) ≤ speedup C a 3 ∧ speedup C a 3 ≤ (ratio 63809913257476785850000000 51759508292945435673933939) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 58213636742523214150000000 56735327308797564326066061))
    (hi := (ratio 63809913257476785850000000 51759508292945435673933939)) (Stands.le stands_zero (stands_ratio 22931133027 (by decide)) (by decide)) (Stands.lt (stands_ratio 22931133027 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 3) hw0 hwk
    (Stands.le (stands_ratio 58213636742523214150000000 (by decide)) (((stands_one.sub (stands_ratio 22931133027 (by decide))).div (stands_one.add (stands_ratio 22931133027 (by decide))) (p := 522931133027) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 22931133027 (by decide))).div (stands_one.sub (stands_ratio 22931133027 (by decide))) (p := 477068866973) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (stands_ratio 63809913257476785850000000 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 3 is certainly best for every common relative error of the costs
below 9835105337/179305463130243 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 9835105337 179305463130243 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 31 3 ∧
        ∀ j, j ≤ 31 → ¬ j = 3 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 3 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 179295628024906) (r := 179315298235580) (m := 9835105337)
    (d := 179305463130243) (A := 20744003500000) (B := 320043762837) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 2, 3, 4,
5, 6, 7 (derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 31 k) ↔ listed (2 :: 3 :: 4 :: 5 :: 6 :: 7 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 10372001750000000000000000) (B := 167360847518576885917599)
    (l := 3) (ks := 2 :: 3 :: 4 :: 5 :: 6 :: 7 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 6 at acceptance 4/5 and 6 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 31 6 ∧
      IsLeastBest cost (ratio 4 5 : α) 31 6 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 31 k →
        6 ≤ k ∧ k ≤ 6 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 12944074739200000/9349709150996649 and
12944074739200000/9349709150996649 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 31 k →
      (ratio 12944074739200000 9349709150996649) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 12944074739200000 9349709150996649) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 12944074739200000 (by decide)) (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 12944074739200000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 6, for every true cost within the relative error
22931133027/500000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 22931133027 500000000000) (cost 0) (C 0) → Within (ratio 22931133027 500000000000) (cost 6) (C 6) →
      (ratio 6175215069843974468441600000 4889253999803587887850226523) ≤ speedup C a 6 ∧ speedup C a 6 ≤ (ratio 6768859669356025531558400000 4460455151193061112149773477) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 6175215069843974468441600000 4889253999803587887850226523))
    (hi := (ratio 6768859669356025531558400000 4460455151193061112149773477)) (Stands.le stands_zero (stands_ratio 22931133027 (by decide)) (by decide)) (Stands.lt (stands_ratio 22931133027 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 6) hw0 hwk
    (Stands.le (stands_ratio 6175215069843974468441600000 (by decide)) (((stands_one.sub (stands_ratio 22931133027 (by decide))).div (stands_one.add (stands_ratio 22931133027 (by decide))) (p := 522931133027) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 22931133027 (by decide))).div (stands_one.sub (stands_ratio 22931133027 (by decide))) (p := 477068866973) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (stands_ratio 6768859669356025531558400000 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 6 is certainly best for every common relative error of the costs
below 5786454488837/20788325795850467 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 5786454488837 20788325795850467 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 31 6 ∧
        ∀ j, j ≤ 31 → ¬ j = 6 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 6 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 20782539341361630) (r := 20794112250339304) (m := 5786454488837)
    (d := 20788325795850467) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 3, 4, 5,
6, 7, 8, 9, 10, 11 (derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 31 k) ↔ listed (3 :: 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 64720373696000000000000000) (B := 848386951206591686248521)
    (l := 6) (ks := 3 :: 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 14 at acceptance 9/10 and 14 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 31 14 ∧
      IsLeastBest cost (ratio 9 10 : α) 31 14 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 31 k →
        14 ≤ k ∧ k ≤ 14 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
1269622509471828030087233536/638021152377013242507604875 and
1269622509471828030087233536/638021152377013242507604875 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 31 k →
      (ratio 1269622509471828030087233536 638021152377013242507604875) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1269622509471828030087233536 638021152377013242507604875) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1269622509471828030087233536 (by decide)) (((stands_tokens 9 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 1269622509471828030087233536 (by decide)) (by decide))⟩

/-- The true speedup of drafting 14, for every true cost within the relative error
22931133027/500000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 22931133027 500000000000) (cost 0) (C 0) → Within (ratio 22931133027 500000000000) (cost 14) (C 14) →
      (ratio 605697372077141958976819057371568406528 333641124107703749174684935947778706625) ≤ speedup C a 14 ∧ speedup C a 14 ≤ (ratio 663925137394686071110414478628431593472 304380028269309493332919939052221293375) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 605697372077141958976819057371568406528 333641124107703749174684935947778706625))
    (hi := (ratio 663925137394686071110414478628431593472 304380028269309493332919939052221293375)) (Stands.le stands_zero (stands_ratio 22931133027 (by decide)) (by decide)) (Stands.lt (stands_ratio 22931133027 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 14) hw0 hwk
    (Stands.le (stands_ratio 605697372077141958976819057371568406528 (by decide)) (((stands_one.sub (stands_ratio 22931133027 (by decide))).div (stands_one.add (stands_ratio 22931133027 (by decide))) (p := 522931133027) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 22931133027 (by decide))).div (stands_one.sub (stands_ratio 22931133027 (by decide))) (p := 477068866973) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (stands_ratio 663925137394686071110414478628431593472 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 14 is certainly best for every common relative error of the costs
below 28110057825817777745243836592134371/141133382968952782000287800925035709299
(derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 28110057825817777745243836592134371 141133382968952782000287800925035709299 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 31 14 ∧
        ∀ j, j ≤ 31 → ¬ j = 14 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 14 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 141105272911126964222542557088443574928) (r := 141161493026778599778033044761627843670) (m := 28110057825817777745243836592134371)
    (d := 141133382968952782000287800925035709299) (A := 317405627367957007521808384) (B := 2767747494260859112040625) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 6, 7, 8,
9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
(derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 31 k) ↔ listed (6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 50784900378873121203489341440000000) (B := 463149226594070795314502774177031)
    (l := 14) (ks := 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 31 at acceptance 19/20 and 31 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      IsLeastBest cost (ratio 19 20 : α) 31 31 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 31 k →
        31 ≤ k ∧ k ≤ 31 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
3054101515189712111506285876750786406131033046256906665984/967955561340023817498265326127714403255356693267822265625
and
3054101515189712111506285876750786406131033046256906665984/967955561340023817498265326127714403255356693267822265625
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 31 k →
      (ratio 3054101515189712111506285876750786406131033046256906665984 967955561340023817498265326127714403255356693267822265625) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 3054101515189712111506285876750786406131033046256906665984 967955561340023817498265326127714403255356693267822265625) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 3054101515189712111506285876750786406131033046256906665984 (by decide)) (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 3682652548512809680773407395309510140037473) (q := 41525698362276338734229003601707008000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 3682652548512809680773407395309510140037473) (q := 41525698362276338734229003601707008000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 3054101515189712111506285876750786406131033046256906665984 (by decide)) (by decide))⟩

/-- The true speedup of drafting 31, for every true cost within the relative error
22931133027/500000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 22931133027 500000000000) (cost 0) (C 0) → Within (ratio 22931133027 500000000000) (cost 31) (C 31) →
      (ratio 1457016749472078506182359239588929593459662555951803161816797840146432 506174098411324453287533755599033359400190852817570400524139404296875) ≤ speedup C a 31 ∧ speedup C a 31 ≤ (ratio 1597084765717633605323926637161856812671370490305103504167202159853568 461781462928699364210731570528681043855165840450251865100860595703125) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1457016749472078506182359239588929593459662555951803161816797840146432 506174098411324453287533755599033359400190852817570400524139404296875))
    (hi := (ratio 1597084765717633605323926637161856812671370490305103504167202159853568 461781462928699364210731570528681043855165840450251865100860595703125)) (Stands.le stands_zero (stands_ratio 22931133027 (by decide)) (by decide)) (Stands.lt (stands_ratio 22931133027 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 31) hw0 hwk
    (Stands.le (stands_ratio 1457016749472078506182359239588929593459662555951803161816797840146432 (by decide)) (((stands_one.sub (stands_ratio 22931133027 (by decide))).div (stands_one.add (stands_ratio 22931133027 (by decide))) (p := 522931133027) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 3682652548512809680773407395309510140037473) (q := 41525698362276338734229003601707008000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 22931133027 (by decide))).div (stands_one.sub (stands_ratio 22931133027 (by decide))) (p := 477068866973) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 3682652548512809680773407395309510140037473) (q := 41525698362276338734229003601707008000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide))) (stands_ratio 1597084765717633605323926637161856812671370490305103504167202159853568 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 31 is certainly best for every common relative error of the costs
below
4598855331177050503645348069942841926980051579760212891464211144234599189522587/1710791815081567605614557075563918880675708803339316398742604304026317001237525357
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 4598855331177050503645348069942841926980051579760212891464211144234599189522587 1710791815081567605614557075563918880675708803339316398742604304026317001237525357 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 31 31 ∧
        ∀ j, j ≤ 31 → ¬ j = 31 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 31 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 1706192959750390555110911727493976038748728751759556185851140092882082402048002770) (r := 1715390670412744656118202423633861722602688854919076611634068515170551600427047944) (m := 4598855331177050503645348069942841926980051579760212891464211144234599189522587)
    (d := 1710791815081567605614557075563918880675708803339316398742604304026317001237525357) (A := 12979931439556276473901714976190842226056890446591853330432) (B := 71383153491152198930550540274905191980483531951904296875) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 19, 20,
21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 (derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 31 k) ↔ listed (19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 26582899588211254218550712271238844878964511634620115620724736) (B := 152897426776754053146440874847613616526783313653448994140625)
    (l := 31) (ks := 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 6 at acceptance 4/5 (results[0]). -/
theorem E1_k6 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 6 = 1 - (ratio 4 5) ^ (6 + 1) ∧
      ((ratio 61741 15625) : α) ≤ expectedTokens (ratio 4 5) 6 ∧ expectedTokens (ratio 4 5) 6 ≤ ((ratio 61741 15625) : α) :=
  ⟨E1_closed_form (ratio 4 5) 6,
    (Stands.le (stands_ratio 61741 (by decide)) (stands_tokens 4 (by decide) 6) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 6) (stands_ratio 61741 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 6 at acceptance 4/5 (results[1]). -/
theorem E2_k6 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 6 +
        natCast (6 + 1) * (ratio 4 5) ^ 6 =
      expectedTokens (ratio 4 5 : α) 6 ∧
      ((ratio 61741 15625) : α) ≤ expectedTokens (ratio 4 5) 6 ∧ expectedTokens (ratio 4 5) 6 ≤ ((ratio 61741 15625) : α) :=
  ⟨E2_expectation (ratio 4 5) 6,
    (Stands.le (stands_ratio 61741 (by decide)) (stands_tokens 4 (by decide) 6) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 6) (stands_ratio 61741 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k6 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 61741 15625) ≤ expectedTokens a 6 ∧ expectedTokens a 6 ≤ (ratio 61741 15625) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 61741 (by decide)) (stands_tokens 4 (by decide) 6) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 6),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 6) (Stands.le (stands_tokens 4 (by decide) 6) (stands_ratio 61741 (by decide)) (by decide))⟩

/-- Drafting 6 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k6 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 6 ∧
      ((ratio 12944074739200000 9349709150996649) : α) ≤ speedup cost (ratio 4 5) 6 ∧ speedup cost (ratio 4 5) 6 ≤ ((ratio 12944074739200000 9349709150996649) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 6)).mpr (Stands.lt (stands_entry costs_positive 6) ((stands_tokens 4 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 12944074739200000 (by decide)) (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (p := 5763) (q := 100) (by decide) (by decide)) (stands_ratio 12944074739200000 (by decide)) (by decide))⟩

/-- Whether one more token than 6 pays at acceptance 4/5: no (results[33]). -/
theorem S4_k6 :
    throughput cost (ratio 4 5 : α) 7 ≤ throughput cost (ratio 4 5 : α) 6 :=
  (S4_marginal_not (cost_positive 6) (cost_positive 7)).mpr (Stands.le ((stands_pow 4 (by decide) 7).mul (stands_entry costs_positive 6)) ((stands_tokens 4 (by decide) 6).mul ((stands_entry costs_positive 7).sub (stands_entry costs_positive 6))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 0 (results[35]). -/
theorem M1_k0_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[36]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[37]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[38]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[39]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 8 emits as one of 7 (results[40]). -/
theorem M1_k7_k8 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 8 ∧
        expectedTokens a 8 ≤ (ratio 9 8) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (8 + 1)) ((stands_ratio 9 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- How many times as many tokens a draft of 9 emits as one of 8 (results[41]). -/
theorem M1_k8_k9 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 8 ≤ expectedTokens a 9 ∧
        expectedTokens a 9 ≤ (ratio 10 9) * expectedTokens a 8 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (9 + 1)) ((stands_ratio 10 (by decide)).mul (stands_natCast (8 + 1))) (by decide))

/-- How many times as many tokens a draft of 10 emits as one of 9 (results[42]). -/
theorem M1_k9_k10 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 9 ≤ expectedTokens a 10 ∧
        expectedTokens a 10 ≤ (ratio 11 10) * expectedTokens a 9 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (10 + 1)) ((stands_ratio 11 (by decide)).mul (stands_natCast (9 + 1))) (by decide))

/-- How many times as many tokens a draft of 11 emits as one of 10 (results[43]). -/
theorem M1_k10_k11 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 10 ≤ expectedTokens a 11 ∧
        expectedTokens a 11 ≤ (ratio 12 11) * expectedTokens a 10 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (11 + 1)) ((stands_ratio 12 (by decide)).mul (stands_natCast (10 + 1))) (by decide))

/-- How many times as many tokens a draft of 12 emits as one of 11 (results[44]). -/
theorem M1_k11_k12 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 11 ≤ expectedTokens a 12 ∧
        expectedTokens a 12 ≤ (ratio 13 12) * expectedTokens a 11 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (12 + 1)) ((stands_ratio 13 (by decide)).mul (stands_natCast (11 + 1))) (by decide))

/-- How many times as many tokens a draft of 13 emits as one of 12 (results[45]). -/
theorem M1_k12_k13 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 12 ≤ expectedTokens a 13 ∧
        expectedTokens a 13 ≤ (ratio 14 13) * expectedTokens a 12 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (13 + 1)) ((stands_ratio 14 (by decide)).mul (stands_natCast (12 + 1))) (by decide))

/-- How many times as many tokens a draft of 14 emits as one of 13 (results[46]). -/
theorem M1_k13_k14 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 13 ≤ expectedTokens a 14 ∧
        expectedTokens a 14 ≤ (ratio 15 14) * expectedTokens a 13 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (14 + 1)) ((stands_ratio 15 (by decide)).mul (stands_natCast (13 + 1))) (by decide))

/-- How many times as many tokens a draft of 15 emits as one of 14 (results[47]). -/
theorem M1_k14_k15 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 14 ≤ expectedTokens a 15 ∧
        expectedTokens a 15 ≤ (ratio 16 15) * expectedTokens a 14 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (15 + 1)) ((stands_ratio 16 (by decide)).mul (stands_natCast (14 + 1))) (by decide))

/-- How many times as many tokens a draft of 16 emits as one of 15 (results[48]). -/
theorem M1_k15_k16 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 15 ≤ expectedTokens a 16 ∧
        expectedTokens a 16 ≤ (ratio 17 16) * expectedTokens a 15 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (16 + 1)) ((stands_ratio 17 (by decide)).mul (stands_natCast (15 + 1))) (by decide))

/-- How many times as many tokens a draft of 17 emits as one of 16 (results[49]). -/
theorem M1_k16_k17 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 16 ≤ expectedTokens a 17 ∧
        expectedTokens a 17 ≤ (ratio 18 17) * expectedTokens a 16 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (17 + 1)) ((stands_ratio 18 (by decide)).mul (stands_natCast (16 + 1))) (by decide))

/-- How many times as many tokens a draft of 18 emits as one of 17 (results[50]). -/
theorem M1_k17_k18 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 17 ≤ expectedTokens a 18 ∧
        expectedTokens a 18 ≤ (ratio 19 18) * expectedTokens a 17 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (18 + 1)) ((stands_ratio 19 (by decide)).mul (stands_natCast (17 + 1))) (by decide))

/-- How many times as many tokens a draft of 19 emits as one of 18 (results[51]). -/
theorem M1_k18_k19 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 18 ≤ expectedTokens a 19 ∧
        expectedTokens a 19 ≤ (ratio 20 19) * expectedTokens a 18 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (19 + 1)) ((stands_ratio 20 (by decide)).mul (stands_natCast (18 + 1))) (by decide))

/-- How many times as many tokens a draft of 20 emits as one of 19 (results[52]). -/
theorem M1_k19_k20 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 19 ≤ expectedTokens a 20 ∧
        expectedTokens a 20 ≤ (ratio 21 20) * expectedTokens a 19 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (20 + 1)) ((stands_ratio 21 (by decide)).mul (stands_natCast (19 + 1))) (by decide))

/-- How many times as many tokens a draft of 21 emits as one of 20 (results[53]). -/
theorem M1_k20_k21 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 20 ≤ expectedTokens a 21 ∧
        expectedTokens a 21 ≤ (ratio 22 21) * expectedTokens a 20 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (21 + 1)) ((stands_ratio 22 (by decide)).mul (stands_natCast (20 + 1))) (by decide))

/-- How many times as many tokens a draft of 22 emits as one of 21 (results[54]). -/
theorem M1_k21_k22 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 21 ≤ expectedTokens a 22 ∧
        expectedTokens a 22 ≤ (ratio 23 22) * expectedTokens a 21 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (22 + 1)) ((stands_ratio 23 (by decide)).mul (stands_natCast (21 + 1))) (by decide))

/-- How many times as many tokens a draft of 23 emits as one of 22 (results[55]). -/
theorem M1_k22_k23 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 22 ≤ expectedTokens a 23 ∧
        expectedTokens a 23 ≤ (ratio 24 23) * expectedTokens a 22 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (23 + 1)) ((stands_ratio 24 (by decide)).mul (stands_natCast (22 + 1))) (by decide))

/-- How many times as many tokens a draft of 24 emits as one of 23 (results[56]). -/
theorem M1_k23_k24 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 23 ≤ expectedTokens a 24 ∧
        expectedTokens a 24 ≤ (ratio 25 24) * expectedTokens a 23 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (24 + 1)) ((stands_ratio 25 (by decide)).mul (stands_natCast (23 + 1))) (by decide))

/-- How many times as many tokens a draft of 25 emits as one of 24 (results[57]). -/
theorem M1_k24_k25 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 24 ≤ expectedTokens a 25 ∧
        expectedTokens a 25 ≤ (ratio 26 25) * expectedTokens a 24 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (25 + 1)) ((stands_ratio 26 (by decide)).mul (stands_natCast (24 + 1))) (by decide))

/-- How many times as many tokens a draft of 26 emits as one of 25 (results[58]). -/
theorem M1_k25_k26 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 25 ≤ expectedTokens a 26 ∧
        expectedTokens a 26 ≤ (ratio 27 26) * expectedTokens a 25 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (26 + 1)) ((stands_ratio 27 (by decide)).mul (stands_natCast (25 + 1))) (by decide))

/-- How many times as many tokens a draft of 27 emits as one of 26 (results[59]). -/
theorem M1_k26_k27 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 26 ≤ expectedTokens a 27 ∧
        expectedTokens a 27 ≤ (ratio 28 27) * expectedTokens a 26 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (27 + 1)) ((stands_ratio 28 (by decide)).mul (stands_natCast (26 + 1))) (by decide))

/-- How many times as many tokens a draft of 28 emits as one of 27 (results[60]). -/
theorem M1_k27_k28 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 27 ≤ expectedTokens a 28 ∧
        expectedTokens a 28 ≤ (ratio 29 28) * expectedTokens a 27 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (28 + 1)) ((stands_ratio 29 (by decide)).mul (stands_natCast (27 + 1))) (by decide))

/-- How many times as many tokens a draft of 29 emits as one of 28 (results[61]). -/
theorem M1_k28_k29 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 28 ≤ expectedTokens a 29 ∧
        expectedTokens a 29 ≤ (ratio 30 29) * expectedTokens a 28 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (29 + 1)) ((stands_ratio 30 (by decide)).mul (stands_natCast (28 + 1))) (by decide))

/-- How many times as many tokens a draft of 30 emits as one of 29 (results[62]). -/
theorem M1_k29_k30 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 29 ≤ expectedTokens a 30 ∧
        expectedTokens a 30 ≤ (ratio 31 30) * expectedTokens a 29 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (30 + 1)) ((stands_ratio 31 (by decide)).mul (stands_natCast (29 + 1))) (by decide))

/-- How many times as many tokens a draft of 31 emits as one of 30 (results[63]). -/
theorem M1_k30_k31 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 30 ≤ expectedTokens a 31 ∧
        expectedTokens a 31 ≤ (ratio 32 31) * expectedTokens a 30 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (31 + 1)) ((stands_ratio 32 (by decide)).mul (stands_natCast (30 + 1))) (by decide))

/-- From the acceptance rate 10448435/16777216 on, drafting 3 is at least as fast as 0, and up to
668699839/1073741824 the other way round (results[64]). -/
theorem M2_k0_k3 :
    (∀ a : α, ratio 10448435 16777216 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 668699839 1073741824 → throughput cost a 3 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 3) (ratio_nonneg 10448435 (by decide)) h (by decide) (Stands.le ((stands_tokens 10448435 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) ((stands_tokens 10448435 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 668699839 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)) ((stands_tokens 668699839 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 5763) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 187986039/268435456 on, drafting 4 is at least as fast as 3, and up to
751944155/1073741824 the other way round (results[65]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 187986039 268435456 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 751944155 1073741824 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 187986039 (by decide)) h (by decide) (Stands.le ((stands_tokens 187986039 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)) ((stands_tokens 187986039 (by decide) 4).div (stands_entry costs_positive 4) (p := 31856251167) (q := 744500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 751944155 (by decide) 4).div (stands_entry costs_positive 4) (p := 31856251167) (q := 744500000000) (by decide) (by decide)) ((stands_tokens 751944155 (by decide) 3).div (stands_entry costs_positive 3) (p := 320043762837) (q := 8189500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 407655105/536870912 on, drafting 5 is at least as fast as 4, and up to
815310209/1073741824 the other way round (results[66]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 407655105 536870912 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 815310209 1073741824 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 407655105 (by decide)) h (by decide) (Stands.le ((stands_tokens 407655105 (by decide) 4).div (stands_entry costs_positive 4) (p := 31856251167) (q := 744500000000) (by decide) (by decide)) ((stands_tokens 407655105 (by decide) 5).div (stands_entry costs_positive 5) (p := 378895325337) (q := 8189500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 815310209 (by decide) 5).div (stands_entry costs_positive 5) (p := 378895325337) (q := 8189500000000) (by decide) (by decide)) ((stands_tokens 815310209 (by decide) 4).div (stands_entry costs_positive 4) (p := 31856251167) (q := 744500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 857244899/1073741824 on, drafting 6 is at least as fast as 5, and up to
428622449/536870912 the other way round (results[67]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 857244899 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 428622449 536870912 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 857244899 (by decide)) h (by decide) (Stands.le ((stands_tokens 857244899 (by decide) 5).div (stands_entry costs_positive 5) (p := 378895325337) (q := 8189500000000) (by decide) (by decide)) ((stands_tokens 857244899 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 428622449 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)) ((stands_tokens 428622449 (by decide) 5).div (stands_entry costs_positive 5) (p := 378895325337) (q := 8189500000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 55399339/67108864 on, drafting 7 is at least as fast as 6, and up to
886389423/1073741824 the other way round (results[68]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 55399339 67108864 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 886389423 1073741824 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 55399339 (by decide)) h (by decide) (Stands.le ((stands_tokens 55399339 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)) ((stands_tokens 55399339 (by decide) 7).div (stands_entry costs_positive 7) (p := 27559701212193) (q := 524128000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 886389423 (by decide) 7).div (stands_entry costs_positive 7) (p := 27559701212193) (q := 524128000000000) (by decide) (by decide)) ((stands_tokens 886389423 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 907465977/1073741824 on, drafting 8 is at least as fast as 7, and up to
113433247/134217728 the other way round (results[69]). -/
theorem M2_k7_k8 :
    (∀ a : α, ratio 907465977 1073741824 ≤ a → throughput cost a 7 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 113433247 134217728 → throughput cost a 8 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 8) (ratio_nonneg 907465977 (by decide)) h (by decide) (Stands.le ((stands_tokens 907465977 (by decide) 7).div (stands_entry costs_positive 7) (p := 27559701212193) (q := 524128000000000) (by decide) (by decide)) ((stands_tokens 907465977 (by decide) 8).div (stands_entry costs_positive 8) (p := 464982319004463) (q := 8386048000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 8) h0 h (by decide) (Stands.le ((stands_tokens 113433247 (by decide) 8).div (stands_entry costs_positive 8) (p := 464982319004463) (q := 8386048000000000) (by decide) (by decide)) ((stands_tokens 113433247 (by decide) 7).div (stands_entry costs_positive 7) (p := 27559701212193) (q := 524128000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 230802863/268435456 on, drafting 9 is at least as fast as 8, and up to
923211451/1073741824 the other way round (results[70]). -/
theorem M2_k8_k9 :
    (∀ a : α, ratio 230802863 268435456 ≤ a → throughput cost a 8 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 923211451 1073741824 → throughput cost a 9 ≤ throughput cost a 8 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 8) (cost_positive 9) (ratio_nonneg 230802863 (by decide)) h (by decide) (Stands.le ((stands_tokens 230802863 (by decide) 8).div (stands_entry costs_positive 8) (p := 464982319004463) (q := 8386048000000000) (by decide) (by decide)) ((stands_tokens 230802863 (by decide) 9).div (stands_entry costs_positive 9) (p := 709102145292003) (q := 12197888000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 8) (cost_positive 9) h0 h (by decide) (Stands.le ((stands_tokens 923211451 (by decide) 9).div (stands_entry costs_positive 9) (p := 709102145292003) (q := 12197888000000000) (by decide) (by decide)) ((stands_tokens 923211451 (by decide) 8).div (stands_entry costs_positive 8) (p := 464982319004463) (q := 8386048000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 116911901/134217728 on, drafting 10 is at least as fast as 9, and up to
935295207/1073741824 the other way round (results[71]). -/
theorem M2_k9_k10 :
    (∀ a : α, ratio 116911901 134217728 ≤ a → throughput cost a 9 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 935295207 1073741824 → throughput cost a 10 ≤ throughput cost a 9 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 9) (cost_positive 10) (ratio_nonneg 116911901 (by decide)) h (by decide) (Stands.le ((stands_tokens 116911901 (by decide) 9).div (stands_entry costs_positive 9) (p := 709102145292003) (q := 12197888000000000) (by decide) (by decide)) ((stands_tokens 116911901 (by decide) 10).div (stands_entry costs_positive 10) (p := 130208074983501903) (q := 2146828288000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 9) (cost_positive 10) h0 h (by decide) (Stands.le ((stands_tokens 935295207 (by decide) 10).div (stands_entry costs_positive 10) (p := 130208074983501903) (q := 2146828288000000000) (by decide) (by decide)) ((stands_tokens 935295207 (by decide) 9).div (stands_entry costs_positive 9) (p := 709102145292003) (q := 12197888000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 472390351/536870912 on, drafting 11 is at least as fast as 10, and up
to 944780701/1073741824 the other way round (results[72]). -/
theorem M2_k10_k11 :
    (∀ a : α, ratio 472390351 536870912 ≤ a → throughput cost a 10 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 944780701 1073741824 → throughput cost a 11 ≤ throughput cost a 10 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 10) (cost_positive 11) (ratio_nonneg 472390351 (by decide)) h (by decide) (Stands.le ((stands_tokens 472390351 (by decide) 10).div (stands_entry costs_positive 10) (p := 130208074983501903) (q := 2146828288000000000) (by decide) (by decide)) ((stands_tokens 472390351 (by decide) 11).div (stands_entry costs_positive 11) (p := 2164420660917671073) (q := 34349252608000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 10) (cost_positive 11) h0 h (by decide) (Stands.le ((stands_tokens 944780701 (by decide) 11).div (stands_entry costs_positive 11) (p := 2164420660917671073) (q := 34349252608000000000) (by decide) (by decide)) ((stands_tokens 944780701 (by decide) 10).div (stands_entry costs_positive 10) (p := 130208074983501903) (q := 2146828288000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 952370951/1073741824 on, drafting 12 is at least as fast as 11, and up
to 476185475/536870912 the other way round (results[73]). -/
theorem M2_k11_k12 :
    (∀ a : α, ratio 952370951 1073741824 ≤ a → throughput cost a 11 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 476185475 536870912 → throughput cost a 12 ≤ throughput cost a 11 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 11) (cost_positive 12) (ratio_nonneg 952370951 (by decide)) h (by decide) (Stands.le ((stands_tokens 952370951 (by decide) 11).div (stands_entry costs_positive 11) (p := 2164420660917671073) (q := 34349252608000000000) (by decide) (by decide)) ((stands_tokens 952370951 (by decide) 12).div (stands_entry costs_positive 12) (p := 35847102492407346543) (q := 549588041728000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 11) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 476185475 (by decide) 12).div (stands_entry costs_positive 12) (p := 35847102492407346543) (q := 549588041728000000000) (by decide) (by decide)) ((stands_tokens 476185475 (by decide) 11).div (stands_entry costs_positive 11) (p := 2164420660917671073) (q := 34349252608000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 479272835/536870912 on, drafting 13 is at least as fast as 12, and up
to 958545669/1073741824 the other way round (results[74]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 479272835 536870912 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 958545669 1073741824 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 479272835 (by decide)) h (by decide) (Stands.le ((stands_tokens 479272835 (by decide) 12).div (stands_entry costs_positive 12) (p := 35847102492407346543) (q := 549588041728000000000) (by decide) (by decide)) ((stands_tokens 479272835 (by decide) 13).div (stands_entry costs_positive 13) (p := 591799218644386685313) (q := 8793408667648000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 958545669 (by decide) 13).div (stands_entry costs_positive 13) (p := 591799218644386685313) (q := 8793408667648000000000) (by decide) (by decide)) ((stands_tokens 958545669 (by decide) 12).div (stands_entry costs_positive 12) (p := 35847102492407346543) (q := 549588041728000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 481820649/536870912 on, drafting 14 is at least as fast as 13, and up
to 963641297/1073741824 the other way round (results[75]). -/
theorem M2_k13_k14 :
    (∀ a : α, ratio 481820649 536870912 ≤ a → throughput cost a 13 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 963641297 1073741824 → throughput cost a 14 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 14) (ratio_nonneg 481820649 (by decide)) h (by decide) (Stands.le ((stands_tokens 481820649 (by decide) 13).div (stands_entry costs_positive 13) (p := 591799218644386685313) (q := 8793408667648000000000) (by decide) (by decide)) ((stands_tokens 481820649 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 14) h0 h (by decide) (Stands.le ((stands_tokens 963641297 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)) ((stands_tokens 963641297 (by decide) 13).div (stands_entry costs_positive 13) (p := 591799218644386685313) (q := 8793408667648000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 483949739/536870912 on, drafting 15 is at least as fast as 14, and up
to 967899477/1073741824 the other way round (results[76]). -/
theorem M2_k14_k15 :
    (∀ a : α, ratio 483949739 536870912 ≤ a → throughput cost a 14 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 967899477 1073741824 → throughput cost a 15 ≤ throughput cost a 14 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 14) (cost_positive 15) (ratio_nonneg 483949739 (by decide)) h (by decide) (Stands.le ((stands_tokens 483949739 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)) ((stands_tokens 483949739 (by decide) 15).div (stands_entry costs_positive 15) (p := 159984794099092141830753) (q := 2251112618917888000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 14) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 967899477 (by decide) 15).div (stands_entry costs_positive 15) (p := 159984794099092141830753) (q := 2251112618917888000000000) (by decide) (by decide)) ((stands_tokens 967899477 (by decide) 14).div (stands_entry costs_positive 14) (p := 885679198163474915853) (q := 12790412607488000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 971497447/1073741824 on, drafting 16 is at least as fast as 15, and up
to 485748723/536870912 the other way round (results[77]). -/
theorem M2_k15_k16 :
    (∀ a : α, ratio 971497447 1073741824 ≤ a → throughput cost a 15 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 485748723 536870912 → throughput cost a 16 ≤ throughput cost a 15 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 15) (cost_positive 16) (ratio_nonneg 971497447 (by decide)) h (by decide) (Stands.le ((stands_tokens 971497447 (by decide) 15).div (stands_entry costs_positive 15) (p := 159984794099092141830753) (q := 2251112618917888000000000) (by decide) (by decide)) ((stands_tokens 971497447 (by decide) 16).div (stands_entry costs_positive 16) (p := 2621335533920282618901423) (q := 36017801902686208000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 15) (cost_positive 16) h0 h (by decide) (Stands.le ((stands_tokens 485748723 (by decide) 16).div (stands_entry costs_positive 16) (p := 2621335533920282618901423) (q := 36017801902686208000000000) (by decide) (by decide)) ((stands_tokens 485748723 (by decide) 15).div (stands_entry costs_positive 15) (p := 159984794099092141830753) (q := 2251112618917888000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 974567625/1073741824 on, drafting 17 is at least as fast as 16, and up
to 121820953/134217728 the other way round (results[78]). -/
theorem M2_k16_k17 :
    (∀ a : α, ratio 974567625 1073741824 ≤ a → throughput cost a 16 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 121820953 134217728 → throughput cost a 17 ≤ throughput cost a 16 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 16) (cost_positive 17) (ratio_nonneg 974567625 (by decide)) h (by decide) (Stands.le ((stands_tokens 974567625 (by decide) 16).div (stands_entry costs_positive 16) (p := 2621335533920282618901423) (q := 36017801902686208000000000) (by decide) (by decide)) ((stands_tokens 974567625 (by decide) 17).div (stands_entry costs_positive 17) (p := 42865050967746647146563393) (q := 576284830442979328000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 16) (cost_positive 17) h0 h (by decide) (Stands.le ((stands_tokens 121820953 (by decide) 17).div (stands_entry costs_positive 17) (p := 42865050967746647146563393) (q := 576284830442979328000000000) (by decide) (by decide)) ((stands_tokens 121820953 (by decide) 16).div (stands_entry costs_positive 16) (p := 2621335533920282618901423) (q := 36017801902686208000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 977210593/1073741824 on, drafting 18 is at least as fast as 17, and up
to 30537831/33554432 the other way round (results[79]). -/
theorem M2_k17_k18 :
    (∀ a : α, ratio 977210593 1073741824 ≤ a → throughput cost a 17 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 30537831 33554432 → throughput cost a 18 ≤ throughput cost a 17 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 17) (cost_positive 18) (ratio_nonneg 977210593 (by decide)) h (by decide) (Stands.le ((stands_tokens 977210593 (by decide) 17).div (stands_entry costs_positive 17) (p := 42865050967746647146563393) (q := 576284830442979328000000000) (by decide) (by decide)) ((stands_tokens 977210593 (by decide) 18).div (stands_entry costs_positive 18) (p := 699696051859278233007123663) (q := 9220557287087669248000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 17) (cost_positive 18) h0 h (by decide) (Stands.le ((stands_tokens 30537831 (by decide) 18).div (stands_entry costs_positive 18) (p := 699696051859278233007123663) (q := 9220557287087669248000000000) (by decide) (by decide)) ((stands_tokens 30537831 (by decide) 17).div (stands_entry costs_positive 17) (p := 42865050967746647146563393) (q := 576284830442979328000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 489751943/536870912 on, drafting 19 is at least as fast as 18, and up
to 979503885/1073741824 the other way round (results[80]). -/
theorem M2_k18_k19 :
    (∀ a : α, ratio 489751943 536870912 ≤ a → throughput cost a 18 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 979503885 1073741824 → throughput cost a 19 ≤ throughput cost a 18 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 18) (cost_positive 19) (ratio_nonneg 489751943 (by decide)) h (by decide) (Stands.le ((stands_tokens 489751943 (by decide) 18).div (stands_entry costs_positive 18) (p := 699696051859278233007123663) (q := 9220557287087669248000000000) (by decide) (by decide)) ((stands_tokens 489751943 (by decide) 19).div (stands_entry costs_positive 19) (p := 1036633215943493628004147203) (q := 13411719690309337088000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 18) (cost_positive 19) h0 h (by decide) (Stands.le ((stands_tokens 979503885 (by decide) 19).div (stands_entry costs_positive 19) (p := 1036633215943493628004147203) (q := 13411719690309337088000000000) (by decide) (by decide)) ((stands_tokens 979503885 (by decide) 18).div (stands_entry costs_positive 18) (p := 699696051859278233007123663) (q := 9220557287087669248000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 490754033/536870912 on, drafting 20 is at least as fast as 19, and up
to 981508065/1073741824 the other way round (results[81]). -/
theorem M2_k19_k20 :
    (∀ a : α, ratio 490754033 536870912 ≤ a → throughput cost a 19 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 981508065 1073741824 → throughput cost a 20 ≤ throughput cost a 19 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 19) (cost_positive 20) (ratio_nonneg 490754033 (by decide)) h (by decide) (Stands.le ((stands_tokens 490754033 (by decide) 19).div (stands_entry costs_positive 19) (p := 1036633215943493628004147203) (q := 13411719690309337088000000000) (by decide) (by decide)) ((stands_tokens 490754033 (by decide) 20).div (stands_entry costs_positive 20) (p := 185564874190504551227704517103) (q := 2360462665494443327488000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 19) (cost_positive 20) h0 h (by decide) (Stands.le ((stands_tokens 981508065 (by decide) 20).div (stands_entry costs_positive 20) (p := 185564874190504551227704517103) (q := 2360462665494443327488000000000) (by decide) (by decide)) ((stands_tokens 981508065 (by decide) 19).div (stands_entry costs_positive 19) (p := 1036633215943493628004147203) (q := 13411719690309337088000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 122908877/134217728 on, drafting 21 is at least as fast as 20, and up
to 983271015/1073741824 the other way round (results[82]). -/
theorem M2_k20_k21 :
    (∀ a : α, ratio 122908877 134217728 ≤ a → throughput cost a 20 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 983271015 1073741824 → throughput cost a 21 ≤ throughput cost a 20 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 20) (cost_positive 21) (ratio_nonneg 122908877 (by decide)) h (by decide) (Stands.le ((stands_tokens 122908877 (by decide) 20).div (stands_entry costs_positive 20) (p := 185564874190504551227704517103) (q := 2360462665494443327488000000000) (by decide) (by decide)) ((stands_tokens 122908877 (by decide) 21).div (stands_entry costs_positive 21) (p := 3015799409814817910127891414273) (q := 37767402647911093239808000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 20) (cost_positive 21) h0 h (by decide) (Stands.le ((stands_tokens 983271015 (by decide) 21).div (stands_entry costs_positive 21) (p := 3015799409814817910127891414273) (q := 37767402647911093239808000000000) (by decide) (by decide)) ((stands_tokens 983271015 (by decide) 20).div (stands_entry costs_positive 20) (p := 185564874190504551227704517103) (q := 2360462665494443327488000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 984831007/1073741824 on, drafting 22 is at least as fast as 21, and up
to 492415503/536870912 the other way round (results[83]). -/
theorem M2_k21_k22 :
    (∀ a : α, ratio 984831007 1073741824 ≤ a → throughput cost a 21 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 492415503 536870912 → throughput cost a 22 ≤ throughput cost a 21 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 21) (cost_positive 22) (ratio_nonneg 984831007 (by decide)) h (by decide) (Stands.le ((stands_tokens 984831007 (by decide) 21).div (stands_entry costs_positive 21) (p := 3015799409814817910127891414273) (q := 37767402647911093239808000000000) (by decide) (by decide)) ((stands_tokens 984831007 (by decide) 22).div (stands_entry costs_positive 22) (p := 48954211898538262919315549737743) (q := 604278442366577491836928000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 21) (cost_positive 22) h0 h (by decide) (Stands.le ((stands_tokens 492415503 (by decide) 22).div (stands_entry costs_positive 22) (p := 48954211898538262919315549737743) (q := 604278442366577491836928000000000) (by decide) (by decide)) ((stands_tokens 492415503 (by decide) 21).div (stands_entry costs_positive 21) (p := 3015799409814817910127891414273) (q := 37767402647911093239808000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 246554733/268435456 on, drafting 23 is at least as fast as 22, and up
to 986218931/1073741824 the other way round (results[84]). -/
theorem M2_k22_k23 :
    (∀ a : α, ratio 246554733 268435456 ≤ a → throughput cost a 22 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 986218931 1073741824 → throughput cost a 23 ≤ throughput cost a 22 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 22) (cost_positive 23) (ratio_nonneg 246554733 (by decide)) h (by decide) (Stands.le ((stands_tokens 246554733 (by decide) 22).div (stands_entry costs_positive 22) (p := 48954211898538262919315549737743) (q := 604278442366577491836928000000000) (by decide) (by decide)) ((stands_tokens 246554733 (by decide) 23).div (stands_entry costs_positive 23) (p := 793788710499129852068088102444513) (q := 9668455077865239869390848000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 22) (cost_positive 23) h0 h (by decide) (Stands.le ((stands_tokens 986218931 (by decide) 23).div (stands_entry costs_positive 23) (p := 793788710499129852068088102444513) (q := 9668455077865239869390848000000000) (by decide) (by decide)) ((stands_tokens 986218931 (by decide) 22).div (stands_entry costs_positive 22) (p := 48954211898538262919315549737743) (q := 604278442366577491836928000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 493729981/536870912 on, drafting 24 is at least as fast as 23, and up
to 987459961/1073741824 the other way round (results[85]). -/
theorem M2_k23_k24 :
    (∀ a : α, ratio 493729981 536870912 ≤ a → throughput cost a 23 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 987459961 1073741824 → throughput cost a 24 ≤ throughput cost a 23 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 23) (cost_positive 24) (ratio_nonneg 493729981 (by decide)) h (by decide) (Stands.le ((stands_tokens 493729981 (by decide) 23).div (stands_entry costs_positive 23) (p := 793788710499129852068088102444513) (q := 9668455077865239869390848000000000) (by decide) (by decide)) ((stands_tokens 493729981 (by decide) 24).div (stands_entry costs_positive 24) (p := 1168949015438531119406818112611053) (q := 14063207385985803446386688000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 23) (cost_positive 24) h0 h (by decide) (Stands.le ((stands_tokens 987459961 (by decide) 24).div (stands_entry costs_positive 24) (p := 1168949015438531119406818112611053) (q := 14063207385985803446386688000000000) (by decide) (by decide)) ((stands_tokens 987459961 (by decide) 23).div (stands_entry costs_positive 23) (p := 793788710499129852068088102444513) (q := 9668455077865239869390848000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 988574775/1073741824 on, drafting 25 is at least as fast as 24, and up
to 494287387/536870912 the other way round (results[86]). -/
theorem M2_k24_k25 :
    (∀ a : α, ratio 988574775 1073741824 ≤ a → throughput cost a 24 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 494287387 536870912 → throughput cost a 25 ≤ throughput cost a 24 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 24) (cost_positive 25) (ratio_nonneg 988574775 (by decide)) h (by decide) (Stands.le ((stands_tokens 988574775 (by decide) 24).div (stands_entry costs_positive 24) (p := 1168949015438531119406818112611053) (q := 14063207385985803446386688000000000) (by decide) (by decide)) ((stands_tokens 988574775 (by decide) 25).div (stands_entry costs_positive 25) (p := 208102323744747947221383831813685953) (q := 2475124499933501406564057088000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 24) (cost_positive 25) h0 h (by decide) (Stands.le ((stands_tokens 494287387 (by decide) 25).div (stands_entry costs_positive 25) (p := 208102323744747947221383831813685953) (q := 2475124499933501406564057088000000000) (by decide) (by decide)) ((stands_tokens 494287387 (by decide) 24).div (stands_entry costs_positive 24) (p := 1168949015438531119406818112611053) (q := 14063207385985803446386688000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 247395123/268435456 on, drafting 26 is at least as fast as 25, and up
to 989580491/1073741824 the other way round (results[87]). -/
theorem M2_k25_k26 :
    (∀ a : α, ratio 247395123 268435456 ≤ a → throughput cost a 25 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 989580491 1073741824 → throughput cost a 26 ≤ throughput cost a 25 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 25) (cost_positive 26) (ratio_nonneg 247395123 (by decide)) h (by decide) (Stands.le ((stands_tokens 247395123 (by decide) 25).div (stands_entry costs_positive 25) (p := 208102323744747947221383831813685953) (q := 2475124499933501406564057088000000000) (by decide) (by decide)) ((stands_tokens 247395123 (by decide) 26).div (stands_entry costs_positive 26) (p := 3365146635329464208628898968931084623) (q := 39601991998936022505024913408000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 25) (cost_positive 26) h0 h (by decide) (Stands.le ((stands_tokens 989580491 (by decide) 26).div (stands_entry costs_positive 26) (p := 3365146635329464208628898968931084623) (q := 39601991998936022505024913408000000000) (by decide) (by decide)) ((stands_tokens 989580491 (by decide) 25).div (stands_entry costs_positive 25) (p := 208102323744747947221383831813685953) (q := 2475124499933501406564057088000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 495245695/536870912 on, drafting 27 is at least as fast as 26, and up
to 990491389/1073741824 the other way round (results[88]). -/
theorem M2_k26_k27 :
    (∀ a : α, ratio 495245695 536870912 ≤ a → throughput cost a 26 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 990491389 1073741824 → throughput cost a 27 ≤ throughput cost a 26 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 26) (cost_positive 27) (ratio_nonneg 495245695 (by decide)) h (by decide) (Stands.le ((stands_tokens 495245695 (by decide) 26).div (stands_entry costs_positive 26) (p := 3365146635329464208628898968931084623) (q := 39601991998936022505024913408000000000) (by decide) (by decide)) ((stands_tokens 495245695 (by decide) 27).div (stands_entry costs_positive 27) (p := 54374987996473883134363748401578994593) (q := 633631871982976360080398614528000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 26) (cost_positive 27) h0 h (by decide) (Stands.le ((stands_tokens 990491389 (by decide) 27).div (stands_entry costs_positive 27) (p := 54374987996473883134363748401578994593) (q := 633631871982976360080398614528000000000) (by decide) (by decide)) ((stands_tokens 990491389 (by decide) 26).div (stands_entry costs_positive 26) (p := 3365146635329464208628898968931084623) (q := 39601991998936022505024913408000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 30978733/33554432 on, drafting 28 is at least as fast as 27, and up to
991319455/1073741824 the other way round (results[89]). -/
theorem M2_k27_k28 :
    (∀ a : α, ratio 30978733 33554432 ≤ a → throughput cost a 27 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 991319455 1073741824 → throughput cost a 28 ≤ throughput cost a 27 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 27) (cost_positive 28) (ratio_nonneg 30978733 (by decide)) h (by decide) (Stands.le ((stands_tokens 30978733 (by decide) 27).div (stands_entry costs_positive 27) (p := 54374987996473883134363748401578994593) (q := 633631871982976360080398614528000000000) (by decide) (by decide)) ((stands_tokens 30978733 (by decide) 28).div (stands_entry costs_positive 28) (p := 877989435411618967094340447905488522863) (q := 10138109951727621761286377832448000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 27) (cost_positive 28) h0 h (by decide) (Stands.le ((stands_tokens 991319455 (by decide) 28).div (stands_entry costs_positive 28) (p := 877989435411618967094340447905488522863) (q := 10138109951727621761286377832448000000000) (by decide) (by decide)) ((stands_tokens 991319455 (by decide) 27).div (stands_entry costs_positive 27) (p := 54374987996473883134363748401578994593) (q := 633631871982976360080398614528000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 992074813/1073741824 on, drafting 29 is at least as fast as 28, and up
to 248018703/268435456 the other way round (results[90]). -/
theorem M2_k28_k29 :
    (∀ a : α, ratio 992074813 1073741824 ≤ a → throughput cost a 28 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 248018703 268435456 → throughput cost a 29 ≤ throughput cost a 28 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 28) (cost_positive 29) (ratio_nonneg 992074813 (by decide)) h (by decide) (Stands.le ((stands_tokens 992074813 (by decide) 28).div (stands_entry costs_positive 28) (p := 877989435411618967094340447905488522863) (q := 10138109951727621761286377832448000000000) (by decide) (by decide)) ((stands_tokens 992074813 (by decide) 29).div (stands_entry costs_positive 29) (p := 1287970488964223275243386751699198682403) (q := 14746341747967449834598367756288000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 28) (cost_positive 29) h0 h (by decide) (Stands.le ((stands_tokens 248018703 (by decide) 29).div (stands_entry costs_positive 29) (p := 1287970488964223275243386751699198682403) (q := 14746341747967449834598367756288000000000) (by decide) (by decide)) ((stands_tokens 248018703 (by decide) 28).div (stands_entry costs_positive 28) (p := 877989435411618967094340447905488522863) (q := 10138109951727621761286377832448000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 992766065/1073741824 on, drafting 30 is at least as fast as 29, and up
to 62047879/67108864 the other way round (results[91]). -/
theorem M2_k29_k30 :
    (∀ a : α, ratio 992766065 1073741824 ≤ a → throughput cost a 29 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 62047879 67108864 → throughput cost a 30 ≤ throughput cost a 29 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 29) (cost_positive 30) (ratio_nonneg 992766065 (by decide)) h (by decide) (Stands.le ((stands_tokens 992766065 (by decide) 29).div (stands_entry costs_positive 29) (p := 1287970488964223275243386751699198682403) (q := 14746341747967449834598367756288000000000) (by decide) (by decide)) ((stands_tokens 992766065 (by decide) 30).div (stands_entry costs_positive 30) (p := 228480472238011584755353174832109505212303) (q := 2595356147642271170889312725106688000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 29) (cost_positive 30) h0 h (by decide) (Stands.le ((stands_tokens 62047879 (by decide) 30).div (stands_entry costs_positive 30) (p := 228480472238011584755353174832109505212303) (q := 2595356147642271170889312725106688000000000) (by decide) (by decide)) ((stands_tokens 62047879 (by decide) 29).div (stands_entry costs_positive 29) (p := 1287970488964223275243386751699198682403) (q := 14746341747967449834598367756288000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 993400559/1073741824 on, drafting 31 is at least as fast as 30, and up
to 496700279/536870912 the other way round (results[92]). -/
theorem M2_k30_k31 :
    (∀ a : α, ratio 993400559 1073741824 ≤ a → throughput cost a 30 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 496700279 536870912 → throughput cost a 31 ≤ throughput cost a 30 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 30) (cost_positive 31) (ratio_nonneg 993400559 (by decide)) h (by decide) (Stands.le ((stands_tokens 993400559 (by decide) 30).div (stands_entry costs_positive 30) (p := 228480472238011584755353174832109505212303) (q := 2595356147642271170889312725106688000000000) (by decide) (by decide)) ((stands_tokens 993400559 (by decide) 31).div (stands_entry costs_positive 31) (p := 3682652548512809680773407395309510140037473) (q := 41525698362276338734229003601707008000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 30) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 496700279 (by decide) 31).div (stands_entry costs_positive 31) (p := 3682652548512809680773407395309510140037473) (q := 41525698362276338734229003601707008000000000) (by decide) (by decide)) ((stands_tokens 496700279 (by decide) 30).div (stands_entry costs_positive 30) (p := 228480472238011584755353174832109505212303) (q := 2595356147642271170889312725106688000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 6 does not lead 5 by the factor that B6 wants (results[98]). -/
theorem B6_k6_not_certain :
    (((1 - (ratio 22931133027 500000000000)) * throughput cost (ratio 4 5) 6) : α) ≤ ((1 + (ratio 22931133027 500000000000)) * throughput cost (ratio 4 5) 5) :=
  (Stands.le ((stands_one.sub (stands_ratio 22931133027 (by decide))).mul ((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 1622368410723) (q := 32758000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 22931133027 (by decide))).mul ((stands_tokens 4 (by decide) 5).div (stands_entry costs_positive 5) (p := 378895325337) (q := 8189500000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 22931133027/500000000000, drafting 6 at
acceptance 4/5 loses at most the share 45862266054/522931133027 of the best throughput
(results[99]). -/
theorem B7_k6 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 31 → Within (ratio 22931133027 500000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 31 k →
        (1 - (ratio 45862266054 522931133027)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 6 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 22931133027 (by decide)) (by decide)) (Stands.lt (stands_ratio 22931133027 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 129440747392000) (B := 1622368410723) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 22931133027 (by decide))).mul (stands_one.sub (stands_ratio 45862266054 (by decide)))) (stands_one.sub (stands_ratio 22931133027 (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 2).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 3).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 4).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 5).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 6).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (dedupFixed1 + (dedupBytes U expertBytes 7 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 7).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed1 + (dedupBytes U expertBytes 8 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 8).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed1 + (dedupBytes U expertBytes 9 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 9).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 10).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed1 + (dedupBytes U expertBytes 11 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 11).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed1 + (dedupBytes U expertBytes 12 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 12).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed1 + (dedupBytes U expertBytes 13 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 13).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed1 + (dedupBytes U expertBytes 14 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 14).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed1 + (dedupBytes U expertBytes 15 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 15).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[16]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (dedupFixed1 + (dedupBytes U expertBytes 17 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 17).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[17]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (dedupFixed1 + (dedupBytes U expertBytes 18 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 18).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[18]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (dedupFixed1 + (dedupBytes U expertBytes 19 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 19).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[19]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 20).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[20]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (dedupFixed1 + (dedupBytes U expertBytes 21 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 21).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[21]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (dedupFixed1 + (dedupBytes U expertBytes 22 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 22).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[22]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (dedupFixed1 + (dedupBytes U expertBytes 23 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 23).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[23]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (dedupFixed1 + (dedupBytes U expertBytes 24 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 24).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(24) is the fitted time of a pass over 25 tokens (derived.draft_length.costs[24]). -/
theorem cost_24_fitted :
    (cost 24 : α) = (dedupFixed1 + (dedupBytes U expertBytes 25 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 24) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 25).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(25) is the fitted time of a pass over 26 tokens (derived.draft_length.costs[25]). -/
theorem cost_25_fitted :
    (cost 25 : α) = (dedupFixed1 + (dedupBytes U expertBytes 26 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 25) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 26).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(26) is the fitted time of a pass over 27 tokens (derived.draft_length.costs[26]). -/
theorem cost_26_fitted :
    (cost 26 : α) = (dedupFixed1 + (dedupBytes U expertBytes 27 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 26) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 27).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(27) is the fitted time of a pass over 28 tokens (derived.draft_length.costs[27]). -/
theorem cost_27_fitted :
    (cost 27 : α) = (dedupFixed1 + (dedupBytes U expertBytes 28 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 27) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 28).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(28) is the fitted time of a pass over 29 tokens (derived.draft_length.costs[28]). -/
theorem cost_28_fitted :
    (cost 28 : α) = (dedupFixed1 + (dedupBytes U expertBytes 29 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 28) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 29).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(29) is the fitted time of a pass over 30 tokens (derived.draft_length.costs[29]). -/
theorem cost_29_fitted :
    (cost 29 : α) = (dedupFixed1 + (dedupBytes U expertBytes 30 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 29) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 30).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(30) is the fitted time of a pass over 31 tokens (derived.draft_length.costs[30]). -/
theorem cost_30_fitted :
    (cost 30 : α) = (dedupFixed1 + (dedupBytes U expertBytes 31 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 30) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 31).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(31) is the fitted time of a pass over 32 tokens (derived.draft_length.costs[31]). -/
theorem cost_31_fitted :
    (cost 31 : α) = (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 31) ((stands_ratio 10800303 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))).div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, per_slot, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 11525)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 11525)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: 1 / W of deduplicating, n = 2..32 [s/byte]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 22931133027 (by decide))).mul (stands_one.div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 22931133027 (by decide))).mul (stands_one.div (stands_ratio 400957920000 (by decide)) (p := 400957920000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 2..32 [s]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 22931133027 (by decide))).mul (stands_ratio 10800303 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 22931133027 (by decide))).mul (stands_ratio 10800303 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (stands_natCast 1) (by decide))

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 1 1 : α) = dedupBytes U expertBytes 2 ∧
      (part partsUnit boxParts 2 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 2).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 1 2 : α) = dedupBytes U expertBytes 3 ∧
      (part partsUnit boxParts 2 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 3).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 1 3 : α) = dedupBytes U expertBytes 4 ∧
      (part partsUnit boxParts 2 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 4).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 1 4 : α) = dedupBytes U expertBytes 5 ∧
      (part partsUnit boxParts 2 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 5).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 1 5 : α) = dedupBytes U expertBytes 6 ∧
      (part partsUnit boxParts 2 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 6).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 1 6 : α) = dedupBytes U expertBytes 7 ∧
      (part partsUnit boxParts 2 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 7).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 1 7 : α) = dedupBytes U expertBytes 8 ∧
      (part partsUnit boxParts 2 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 8).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 1 8 : α) = dedupBytes U expertBytes 9 ∧
      (part partsUnit boxParts 2 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 8) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 9).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 1 9 : α) = dedupBytes U expertBytes 10 ∧
      (part partsUnit boxParts 2 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 9) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 10).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 1 10 : α) = dedupBytes U expertBytes 11 ∧
      (part partsUnit boxParts 2 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 10) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 11).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 1 11 : α) = dedupBytes U expertBytes 12 ∧
      (part partsUnit boxParts 2 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 11) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 12).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 1 12 : α) = dedupBytes U expertBytes 13 ∧
      (part partsUnit boxParts 2 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 12) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 13).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 1 13 : α) = dedupBytes U expertBytes 14 ∧
      (part partsUnit boxParts 2 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 13) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 14).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 1 14 : α) = dedupBytes U expertBytes 15 ∧
      (part partsUnit boxParts 2 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 14) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 15).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 1 15 : α) = dedupBytes U expertBytes 16 ∧
      (part partsUnit boxParts 2 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 15) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 1 16 : α) = dedupBytes U expertBytes 17 ∧
      (part partsUnit boxParts 2 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 16) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 17).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 1 17 : α) = dedupBytes U expertBytes 18 ∧
      (part partsUnit boxParts 2 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 17) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 18).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 1 18 : α) = dedupBytes U expertBytes 19 ∧
      (part partsUnit boxParts 2 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 18) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 19).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 1 19 : α) = dedupBytes U expertBytes 20 ∧
      (part partsUnit boxParts 2 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 19) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 20).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 1 20 : α) = dedupBytes U expertBytes 21 ∧
      (part partsUnit boxParts 2 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 20) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 21).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 1 21 : α) = dedupBytes U expertBytes 22 ∧
      (part partsUnit boxParts 2 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 21) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 22).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 1 22 : α) = dedupBytes U expertBytes 23 ∧
      (part partsUnit boxParts 2 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 22) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 23).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 1 23 : α) = dedupBytes U expertBytes 24 ∧
      (part partsUnit boxParts 2 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 23) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 24).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 23) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(24), a pass over 25 tokens. -/
theorem parts_24_requested :
    (part partsUnit boxParts 1 24 : α) = dedupBytes U expertBytes 25 ∧
      (part partsUnit boxParts 2 24 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 24) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 25).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 24) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(25), a pass over 26 tokens. -/
theorem parts_25_requested :
    (part partsUnit boxParts 1 25 : α) = dedupBytes U expertBytes 26 ∧
      (part partsUnit boxParts 2 25 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 25) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 26).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 25) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(26), a pass over 27 tokens. -/
theorem parts_26_requested :
    (part partsUnit boxParts 1 26 : α) = dedupBytes U expertBytes 27 ∧
      (part partsUnit boxParts 2 26 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 26) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 27).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 26) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(27), a pass over 28 tokens. -/
theorem parts_27_requested :
    (part partsUnit boxParts 1 27 : α) = dedupBytes U expertBytes 28 ∧
      (part partsUnit boxParts 2 27 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 27) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 28).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 27) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(28), a pass over 29 tokens. -/
theorem parts_28_requested :
    (part partsUnit boxParts 1 28 : α) = dedupBytes U expertBytes 29 ∧
      (part partsUnit boxParts 2 28 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 28) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 29).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 28) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(29), a pass over 30 tokens. -/
theorem parts_29_requested :
    (part partsUnit boxParts 1 29 : α) = dedupBytes U expertBytes 30 ∧
      (part partsUnit boxParts 2 29 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 29) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 30).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 29) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(30), a pass over 31 tokens. -/
theorem parts_30_requested :
    (part partsUnit boxParts 1 30 : α) = dedupBytes U expertBytes 31 ∧
      (part partsUnit boxParts 2 30 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 30) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 31).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 30) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 1 31 : α) = dedupBytes U expertBytes 32 ∧
      (part partsUnit boxParts 2 31 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 31) ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 240648192 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 31) (stands_natCast 1) (by decide))⟩

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 31 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 3 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 5070602400912917605986812821504 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 32636095197750000000000000000000) (A := 1) (B := 1)
    (r := 2871252887561235165439530225036429361152000000000000000000000) (ys := 566254788000000000000000000000 :: 85128285977423471875 :: 737290470852784332197694360171 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0, 2
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 31 k) ↔ listed (0 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 3) (q := 5) (ks := 0 :: 2 :: List.nil)
    (rs := ((49, 25), 0 :: 27493336481066517128932062795132309602304 :: 5070602400912917605986812821504 :: List.nil) :: ((6800, 25), 136906264824648775361643946180608 :: 3436667060133314641116507849391538700288000 :: 633825300114114700748351602688000 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 27) (w := 125) (i := 0) (j := 2) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 32636095197750000000000000000000) (A := 1) (B := 1)
    (r := 2871252887561235165439530225036429361152000000000000000000000) (ys := 566254788000000000000000000000 :: 85128285977423471875 :: 737290470852784332197694360171 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 288815001750000000000000000000) (A := 49) (B := 25)
    (r := 49078123730673823624152774862347825664964330114529657618432) (ys := 5011974000000000000000000000 :: 687277336482978125 :: 5952463687056595936303589733 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 3,
4 (derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 31 k) ↔ listed (3 :: 4 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 7) (q := 10) (ks := 3 :: 4 :: List.nil)
    (rs := ((27731, 10000), 0 :: 43077650418585936525898716476763279458304 :: 5070602400912917605986812821504 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 4) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 288815001750000000000000000000) (A := 2533) (B := 1000)
    (r := 54606250581715320262278433987293121241948307600456057618432) (ys := 5011974000000000000000000000 :: 687277336482978125 :: 5952463687056595936303589733 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 221902342144560000000000000000) (A := 27731) (B := 10000)
    (r := 45990145711869522981558795958157397493602803898667499520000) (ys := 3850799863680000000000000000 :: 528048923166601753 :: 4583881156133086303526566272 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 5, 6
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 31 k) ↔ listed (5 :: 6 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 4) (q := 5) (ks := 5 :: 6 :: List.nil)
    (rs := ((61741, 15625), 0 :: 56774801340233863730263939439134249058304 :: 5070602400912917605986812821504 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 6) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 5353400924741504250000000000000000000) (A := 11529) (B := 3125)
    (r := 1209979820325169640740314248130807738303875896514784798965760000000) (ys := 92900666806794000000000000000000000 :: 12972289301412346754711552 :: 110333342844712548411192142301731923 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 288815001750000000000000000000) (A := 61741) (B := 15625)
    (r := 69202610907402279769438835216854491277368648545352057618432) (ys := 5011974000000000000000000000 :: 687277336482978125 :: 5952463687056595936303589733 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 13,
14, 15 (derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 31 k) ↔ listed (13 :: 14 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 9) (q := 10) (ks := 13 :: 14 :: 15 :: List.nil)
    (rs := ((8146979811148159, 1000000000000000), 0 :: 100574528126272715623989104811181609058304 :: 5070602400912917605986812821504 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 15) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 1397827862956188704014300127750000000000000000000) (A := 77123207545039) (B := 10000000000000)
    (r := 481905151216406725809479188958737005008451872516704265910091776000000000000000) (ys := 24257316493816723713914102000000000000000000000 :: 3614444826725910562299267989599420416 :: 28809166922031733101481679019266810667719230509 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 288815001750000000000000000000) (A := 794108867905351) (B := 100000000000000)
    (r := 96756971613210243408485264320913807658307969889352057618432) (ys := 5011974000000000000000000000 :: 687277336482978125 :: 5952463687056595936303589733 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 6750479493539384326744965120000000000000000) (A := 8146979811148159) (B := 1000000000000000)
    (r := 2356715671916125428635793451610366814769479617926582501376000000000000000) (ys := 117144980365108621722255360000000000000000 :: 16063748552502990609649087021056 :: 146158519779742558928408333503804759398119 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil))) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 31
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 31 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 19) (q := 20) (ks := 31 :: List.nil)
    (rs := ((346298280539112527368571063494458081082239, 21474836480000000000000000000000000000000), 0 :: 136386515774434650679000499243096892261429 :: 5070602400912917605986812821504 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 31) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 288815001750000000000000000000) (A := 346298280539112527368571063494458081082239) (B := 21474836480000000000000000000000000000000)
    (r := 123917937956583260478135798558751873714599150404641364259057) (ys := 5011974000000000000000000000 :: 687277336482978125 :: 5952463687056595936303589733 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
