import SpecMoE

/-!
# Certificate rx-7900-xtx, in Lean

AMD RX 7900 XTX, llama.cpp Vulkan, Qwen3-30B-A3B Q4_K_M

Digest of the certificate: 37fdce0f7c602c72c1bd44d6420bf6aa5c14fc77f081274526a74283acbab248

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
  extrapolated: n = 32, 33 outside the calibrated n = 9..16 of both kernels.
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
* B1: B1_perSlot_n8, B1_perSlot_n8_fitted, B1_perSlot_n16, B1_perSlot_n16_fitted, B1_dedup_n16,
  B1_dedup_n16_fitted
* B2: B2_n16
* B3: B3_bounds
* support: heldOut_perSlot_n24, heldOut_perSlot_n32, heldOut_dedup_n24, heldOut_dedup_n32,
  heldOut_dedup_n64, heldOut_saving_n24, heldOut_saving_n32, perSlotFixed_unit, dedupFixed_unit,
  slot_unit, expert_unit, fitted_faster, may_be_faster, surely_faster_from, costs_positive,
  costs_rows, errors_rows, errors_small, dearest_positive, cheapest_positive, cost_positive,
  cost_0_fitted, cost_1_fitted, cost_2_fitted, cost_3_fitted, cost_4_fitted, cost_5_fitted,
  cost_6_fitted, cost_7_fitted, cost_8_fitted, cost_9_fitted, cost_10_fitted, cost_11_fitted,
  cost_12_fitted, cost_13_fitted, cost_14_fitted, cost_15_fitted, box_0_within, box_1_within,
  box_2_within, box_3_within, parts_0_requested, parts_1_requested, parts_2_requested,
  parts_3_requested, parts_4_requested, parts_5_requested, parts_6_requested, parts_7_requested,
  parts_8_requested, parts_9_requested, parts_10_requested, parts_11_requested,
  parts_12_requested, parts_13_requested, parts_14_requested, parts_15_requested, parts_rows,
  parts_positive
* D2: D2_crossover
* B4: B4_bracket
* D3: D3_from_33
* D4: D4_fitted_lower, D4_fitted_upper, D4_within_errors_lower, D4_within_errors_upper
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k4, M3_k5, M3_k6, M3_k7, M3_k15
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k4
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k4_not_certain
* E1: E1_k4
* E2: E2_k4
* S1: S1_k4
* S4: S4_k4
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k15
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k15
* B7: B7_k4
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
def perSlotFixed1 : α := ratio 22676951 5000000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 1..8
(derived.fits[0].regimes[0].bandwidth). -/
def perSlotBandwidth1 : α := ratio 798245280000 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 1..8
(derived.fits[0].regimes[0].e). -/
def perSlotError1 : α := ratio 121134847 4000000000

/-- Fixed time F [s] of the per_slot kernel, n = 9..32 (derived.fits[0].regimes[1].fixed). -/
def perSlotFixed2 : α := ratio 5941771 500000000

/-- Fitted effective bandwidth W [bytes/s] of the per_slot kernel, n = 9..32
(derived.fits[0].regimes[1].bandwidth). -/
def perSlotBandwidth2 : α := ratio 969698570000 1

/-- Relative error e of the bandwidth of the per_slot kernel, n = 9..32
(derived.fits[0].regimes[1].e). -/
def perSlotError2 : α := ratio 178796137 500000000000

/-- Fixed time F [s] of the deduplicating kernel, n = 9..64 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 19974621 1000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 9..64
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 545038720000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 9..64
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 1072335823 250000000000

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
  (5217553778782061206798779879325289963255595871, 13558853080706618870053716709770203795636092928) ::  -- n = 38
  (83972297452554757626214842067677329994364924561, 222650640062129741445092611234121241275708473344) ::  -- n = 39
  (1350928314121502796780952933059927638643969652351, 3653754093327257295509212081790707549139831357440) ::  -- n = 40
  (21725426349153444869917978828615197599315477328241, 59921567130567019646351078141367603805893234262016) ::  -- n = 41
  (49895060204942302820004091393241213186318154373033, 140304157183766680147553743940763169886969524125696) ::  -- n = 42
  (5613125740675652943160572913465695837595324940170321, 16088210023738579323586162638540843480372505433079808) ::  -- n = 43
  (90183196816642172500370886776791332812440573798584511, 263397671086324647530340895291459390934470786625306624) ::  -- n = 44
  (1448528923553750641152959990848764316162779802115242801, 4310143708685312414132851013860244578927703781141381120) ::  -- n = 45
  (23260429394172148475652746889881773926060436153912244191, 70494794879830887484483963248914222446461999620445700096) ::  -- n = 46
  (373426369566436448868524755782631555828806368263621297681, 1152436646731148421485476964417032506081291819882068836352) ::  -- n = 47
  (5993714401958214280767608175689952488438492739233321622271, 18831305206160042291507368269622999248307066333392103538688) ::  -- n = 48
  (96182817764759894975349912058556953742679746532963858846961, 307577985033947357427953681737175654389015416778737691131904) ::  -- n = 49
  (1543175894237585316851621311649676968797833885105882434910751, 5021681388309344611068631538566133132881884355571227610316800) ::  -- n = 50
  (24754576457822770028316281767086317134489711270371029358962641, 81953840257208504052640066709399292728632352682922434600370176) ::  -- n = 51
  (30540742736575799602570432306442566050592378227391548134558587, 102844034832575377634685573909834406561420991602098741459288064) ::  -- n = 52
  (6366820972962582433039976595395638006111197720749746852076076721, 21802935384505980058553341668884894191021250219644933189369069568) ::  -- n = 53
  (102084332823723560664219525661163972111598909273780522234535586911, 355428984381380505105473343432387709076270946976853250483299549184) ::  -- n = 54
  (148779753093128236060110082963739092181170794046114267706576798291, 526561458342785933489590138418352161594475477002745556271554887680) ::  -- n = 55
  (26233655927063073937084852131955677126995502544017639951654147358591, 94359813335027239281334552804568707357730005478892003683862635872256) ::  -- n = 56
  (420464785573096748850939797066354787578569682582805171755915820628081, 1536716960027586468296019859960118948397317232084812631422905784205312) ::  -- n = 57
  (6738330930270861469478769197387635904456739549502726736036395073408671, 25018830507115793729450990000754217265135270024117651262464150311272448) ::  -- n = 58
  (107976710300853485829616293823091564019302202214711287595708450324929361, 407203034460643263458650595874344501694615429358052806754588929204158464) ::  -- n = 59
  (1730078596061451308043200501142805867528750776775395498818227142454729151, 6625676492918941235937365627785944434353064613283571092956023254847324160) ::  -- n = 60
  (27718026005700153950231305017885006528758745548506551440395013338113557041, 107777670951481444104581147545318029465476517709412756445417978278849806336) ::  -- n = 61
  (14323869132966337371832333396134251425310352437987360481802287073947912001, 56539106072908298546665520023773392506479484700019806659891398441363832832) ::  -- n = 62
  (1016130285058944752325051312770373436117307108752040153902456382416669963303, 4070815637249397495359917441711684260466522898401426079512180687778195963904) ::  -- n = 63
  (113930685508521461208103574403932205033146620460566751412224019154244916749311, 463168356949264781694283940034751631413079938662562256157830336031652518559744) ::  -- n = 64
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
  (5459984328829, 923895000000000) ::  -- k = 0
  (6729744328829, 923895000000000) ::  -- k = 1
  (2666501442943, 307965000000000) ::  -- k = 2
  (9269264328829, 923895000000000) ::  -- k = 3
  (10539024328829, 923895000000000) ::  -- k = 4
  (3936261442943, 307965000000000) ::  -- k = 5
  (1868363475547, 131985000000000) ::  -- k = 6
  (14348304328829, 923895000000000) ::  -- k = 7
  (1069855372196747, 48484928500000000) ::  -- k = 8
  (1124709004196747, 48484928500000000) ::  -- k = 9
  (1179562636196747, 48484928500000000) ::  -- k = 10
  (1234416268196747, 48484928500000000) ::  -- k = 11
  (1289269900196747, 48484928500000000) ::  -- k = 12
  (1344123532196747, 48484928500000000) ::  -- k = 13
  (1398977164196747, 48484928500000000) ::  -- k = 14
  (1453830796196747, 48484928500000000) ::  -- k = 15
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (121134847, 4000000000) ::  -- k = 0
  (121134847, 4000000000) ::  -- k = 1
  (121134847, 4000000000) ::  -- k = 2
  (121134847, 4000000000) ::  -- k = 3
  (121134847, 4000000000) ::  -- k = 4
  (121134847, 4000000000) ::  -- k = 5
  (121134847, 4000000000) ::  -- k = 6
  (121134847, 4000000000) ::  -- k = 7
  (178796137, 500000000000) ::  -- k = 8
  (178796137, 500000000000) ::  -- k = 9
  (178796137, 500000000000) ::  -- k = 10
  (178796137, 500000000000) ::  -- k = 11
  (178796137, 500000000000) ::  -- k = 12
  (178796137, 500000000000) ::  -- k = 13
  (178796137, 500000000000) ::  -- k = 14
  (178796137, 500000000000) ::  -- k = 15
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  241892908289140500000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  293853905631791500781250 ::  -- 1 / W of per_slot, n = 1..8 [s/byte]
  1063855109807787321705006642583575 ::  -- fixed time of per_slot, n = 1..8 [s]
  249362448017223447900000 ::  -- 1 / W of per_slot, n = 9..32 [s/byte]
  2873516620239108515286436506079626 ::  -- fixed time of per_slot, n = 9..32 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  312207700618208499218750 ::  -- 1 / W of per_slot, n = 1..8 [s/byte]
  1130302341600345858541193357416425 ::  -- fixed time of per_slot, n = 1..8 [s]
  249540851982776552100000 ::  -- 1 / W of per_slot, n = 9..32 [s/byte]
  2875572450073190036015563493920374 ::  -- fixed time of per_slot, n = 9..32 [s]
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
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 4

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 4 k

end Inputs

section Results

/-- The shares of n = 1..64 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 64 → (entry sharesLow i : α) ≤ share U 8 (1 + i) ∧
      share U 8 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 128 120 64 (Nat.pow 128 1) (Nat.pow 120 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[35]). -/
theorem D6_falls :
    Nonincreasing (share U 8 : Nat → α) :=
  D6_share_antitone (N := 128) (by decide) (by decide)

/-- The true time [s] of a per_slot pass at n = 8, for every true bandwidth within the error of the
fitted one (results[36]). -/
theorem B1_perSlot_n8 :
    ∀ W : α, 0 < W → Within perSlotError1 W perSlotBandwidth1 →
      (ratio 6183904185081540155093 410620000000000000000000) ≤ perSlotFixed1 + slotBytes 8 expertBytes 8 / W ∧
        perSlotFixed1 + slotBytes 8 expertBytes 8 / W ≤ (ratio 59131296964898138604163 3695580000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide))
    (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 22676951 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 6183904185081540155093 (by decide)) ((stands_one.sub (stands_ratio 121134847 (by decide))).mul ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 121134847 (by decide))).mul ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide)))) (stands_ratio 59131296964898138604163 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[36].value). -/
theorem B1_perSlot_n8_fitted :
    (((ratio 14348304328829 923895000000000) : α) ≤ (perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1))) ∧
      ((perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1)) : α) ≤ (ratio 14348304328829 923895000000000) :=
  ⟨(Stands.le (stands_ratio 14348304328829 (by decide)) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (stands_ratio 14348304328829 (by decide)) (by decide))⟩

/-- The true time [s] of a per_slot pass at n = 16, for every true bandwidth within the error of the
fitted one (results[37]). -/
theorem B1_perSlot_n16 :
    ∀ W : α, 0 < W → Within perSlotError2 W perSlotBandwidth2 →
      (ratio 726655458768161887344433661 24242464250000000000000000000) ≤ perSlotFixed2 + slotBytes 8 expertBytes 16 / W ∧
        perSlotFixed2 + slotBytes 8 expertBytes 16 / W ≤ (ratio 727175337428585112655566339 24242464250000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 178796137 (by decide)) (by decide))
    (Stands.lt (stands_ratio 178796137 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 5941771 (by decide)) (by decide))
    (Stands.le stands_zero (((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 726655458768161887344433661 (by decide)) ((stands_one.sub (stands_ratio 178796137 (by decide))).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 178796137 (by decide))).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) (stands_ratio 727175337428585112655566339 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[37].value). -/
theorem B1_perSlot_n16_fitted :
    (((ratio 1453830796196747 48484928500000000) : α) ≤ (perSlotFixed2 + (slotBytes 8 expertBytes 16 / perSlotBandwidth2))) ∧
      ((perSlotFixed2 + (slotBytes 8 expertBytes 16 / perSlotBandwidth2)) : α) ≤ (ratio 1453830796196747 48484928500000000) :=
  ⟨(Stands.le (stands_ratio 1453830796196747 (by decide)) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (stands_ratio 1453830796196747 (by decide)) (by decide))⟩

/-- The true time [s] of a deduplicating pass at n = 16, for every true bandwidth within the error
of the fitted one (results[38]). -/
theorem B1_dedup_n16 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 75916801237915526692022116561737722403 1872738781962960896000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 16 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 16 / W ≤ (ratio 76570873221470574190279652938262277597 1872738781962960896000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 1072335823 (by decide)) (by decide))
    (Stands.lt (stands_ratio 1072335823 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 19974621 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 75916801237915526692022116561737722403 (by decide)) ((stands_one.sub (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (stands_ratio 76570873221470574190279652938262277597 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[38].value). -/
theorem B1_dedup_n16_fitted :
    (((ratio 304975348918772201764603539 7490955127851843584000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) : α) ≤ (ratio 304975348918772201764603539 7490955127851843584000000000) :=
  ⟨(Stands.le (stands_ratio 304975348918772201764603539 (by decide)) ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide))) (stands_ratio 304975348918772201764603539 (by decide)) (by decide))⟩

/-- The time [s] that deduplication truly saves at n = 16, less than zero if it costs time
(results[39]). -/
theorem B2_n16 :
    ∀ Ws Wd : α, 0 < Ws → 0 < Wd → Within perSlotError2 Ws perSlotBandwidth2 →
      Within dedupError1 Wd dedupBandwidth1 →
      (-ratio 396344638322046944848058348089181265567782521 36319842377060499476342374400000000000000000000) ≤ perSlotFixed2 + slotBytes 8 expertBytes 16 / Ws - (dedupFixed1 + dedupBytes U expertBytes 16 / Wd) ∧
        perSlotFixed2 + slotBytes 8 expertBytes 16 / Ws - (dedupFixed1 + dedupBytes U expertBytes 16 / Wd) ≤ (-ratio 382880707436007461954081029038961434432217479 36319842377060499476342374400000000000000000000) :=
  fun _ _ hs hd h h' => saving_bounds (Stands.lt (stands_ratio 178796137 (by decide)) stands_one (by decide)) (Stands.lt (stands_ratio 1072335823 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))) (by decide)) (Stands.le stands_zero ((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))) (by decide)) hs hd h h'
    (Stands.le ((stands_ratio 396344638322046944848058348089181265567782521 (by decide)).neg.add (((stands_ratio 178796137 (by decide)).mul ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))).add ((stands_ratio 1072335823 (by decide)).mul (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide))))) (((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))).add (((stands_ratio 178796137 (by decide)).mul ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))).add ((stands_ratio 1072335823 (by decide)).mul (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 16).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide))))) (stands_ratio 382880707436007461954081029038961434432217479 (by decide)).neg (by decide))

/-- The true ratio of the two effective bandwidths, for all true bandwidths within the errors of the
fitted ones (results[40]). -/
theorem B3_bounds :
    ∀ Ws Wd : Nat → α, 0 < Ws 0 → 0 < Wd 0 →
      Within perSlotError2 (Ws 0) perSlotBandwidth2 →
      Within dedupError1 (Wd 0) dedupBandwidth1 →
      (ratio 13621095459117428768 24346448501412287311) ≤ bandwidthRatio Wd Ws 0 ∧
        bandwidthRatio Wd Ws 0 ≤ (ratio 1514537837875841248 2682053333176412521) :=
  fun _ _ hs hd h h' =>
    have bounds := B3_ratio (Wsh := fun _ => perSlotBandwidth2) (Wdh := fun _ => dedupBandwidth1)
      (n := 0) (Stands.lt (stands_ratio 178796137 (by decide)) stands_one (by decide))
      (Stands.lt (stands_ratio 1072335823 (by decide)) stands_one (by decide)) hs hd h h'
    ⟨le_trans (Stands.le (stands_ratio 13621095459117428768 (by decide)) ((((stands_ratio 545038720000 (by decide)).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)).mul (stands_one.sub (stands_ratio 178796137 (by decide)))).div (stands_one.add (stands_ratio 1072335823 (by decide))) (p := 251072335823) (q := 250000000000) (by decide) (by decide)) (by decide)) bounds.1,
      le_trans bounds.2 (Stands.le ((((stands_ratio 545038720000 (by decide)).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)).mul (stands_one.add (stands_ratio 178796137 (by decide)))).div (stands_one.sub (stands_ratio 1072335823 (by decide))) (p := 248927664177) (q := 250000000000) (by decide) (by decide)) (stands_ratio 1514537837875841248 (by decide)) (by decide))⟩

/-- The per_slot time held out at n = 24 lies outside its bounds (derived.holdout[0]). -/
theorem heldOut_perSlot_n24 :
    ((ratio 16 417) : α) < ((1 - perSlotError2) * (perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2))) :=
  (Stands.lt (stands_ratio 16 (by decide)) ((stands_one.sub (stands_ratio 178796137 (by decide))).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) (by decide))

/-- The per_slot time held out at n = 32 lies outside its bounds (derived.holdout[1]). -/
theorem heldOut_perSlot_n32 :
    ((ratio 320 7117) : α) < ((1 - perSlotError2) * (perSlotFixed2 + (slotBytes 8 expertBytes 32 / perSlotBandwidth2))) :=
  (Stands.lt (stands_ratio 320 (by decide)) ((stands_one.sub (stands_ratio 178796137 (by decide))).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) (by decide))

/-- The deduplicating time held out at n = 24 lies outside its bounds (derived.holdout[2]). -/
theorem heldOut_dedup_n24 :
    (((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 24 / dedupBandwidth1))) : α) < (ratio 40 859) :=
  (Stands.lt ((stands_one.add (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 24).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (stands_ratio 40 (by decide)) (by decide))

/-- The deduplicating time held out at n = 32 lies outside its bounds (derived.holdout[3]). -/
theorem heldOut_dedup_n32 :
    (((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))) : α) < (ratio 160 3307) :=
  (Stands.lt ((stands_one.add (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (stands_ratio 160 (by decide)) (by decide))

/-- The deduplicating time held out at n = 64 lies outside its bounds (derived.holdout[4]). -/
theorem heldOut_dedup_n64 :
    (((1 + dedupError1) * (dedupFixed1 + (dedupBytes U expertBytes 64 / dedupBandwidth1))) : α) < (ratio 320 4619) :=
  (Stands.lt ((stands_one.add (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 64).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (stands_ratio 320 (by decide)) (by decide))

/-- The saving at n = 24, of which a row was held out, lies outside its bounds
(derived.savings.points[0]). -/
theorem heldOut_saving_n24 :
    ((-ratio 2936 358203) : α) < (((perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2)) - (dedupFixed1 + (dedupBytes U expertBytes 24 / dedupBandwidth1))) - ((perSlotError2 * (perSlotFixed2 + (slotBytes 8 expertBytes 24 / perSlotBandwidth2))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 24 / dedupBandwidth1))))) :=
  (Stands.lt (stands_ratio 2936 (by decide)).neg ((((stands_ratio 5941771 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 24).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 178796137 (by decide)).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 24).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 1072335823 (by decide)).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 24).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))))) (by decide))

/-- The saving at n = 32, of which a row was held out, lies outside its bounds
(derived.savings.points[1]). -/
theorem heldOut_saving_n32 :
    ((-ratio 80480 23535919) : α) < (((perSlotFixed2 + (slotBytes 8 expertBytes 32 / perSlotBandwidth2)) - (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))) - ((perSlotError2 * (perSlotFixed2 + (slotBytes 8 expertBytes 32 / perSlotBandwidth2))) + (dedupError1 * (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))))) :=
  (Stands.lt (stands_ratio 80480 (by decide)).neg ((((stands_ratio 5941771 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))).sub ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))).sub (((stands_ratio 178796137 (by decide)).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 32).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))).add ((stands_ratio 1072335823 (by decide)).mul ((stands_ratio 19974621 (by decide)).add (((stands_uniform (N := 128) (r := 120) (by decide) (by decide) 32).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))))) (by decide))

/-- In the common unit of time. -/
theorem perSlotFixed_unit :
    (perSlotFixed2 : α) = ratio 981363819667372540762 82581760527911000000000 :=
  (Stands.eq (stands_ratio 5941771 (by decide)) (stands_ratio 981363819667372540762 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem dedupFixed_unit :
    (dedupFixed1 : α) = ratio 1649539368057782146731 82581760527911000000000 :=
  (Stands.eq (stands_ratio 19974621 (by decide)) (stands_ratio 1649539368057782146731 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem slot_unit :
    (((natCast 8 * expertBytes) / perSlotBandwidth2) : α) = ratio 93429229289472000000 82581760527911000000000 :=
  (Stands.eq (((stands_natCast 8).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)) (stands_ratio 93429229289472000000 (by decide)) (by decide))

/-- In the common unit of time. -/
theorem expert_unit :
    ((expertBytes / dedupBandwidth1) : α) = ratio 20777925199104000000 82581760527911000000000 :=
  (Stands.eq ((stands_ratio 137134080 (by decide)).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)) (stands_ratio 20777925199104000000 (by decide)) (by decide))

/-- By the fits, deduplication is faster at n = 33 and at no n from 9 to 32. -/
theorem fitted_faster :
    ∀ n, 9 ≤ n → n < 34 → ((dedupTime n : α) < perSlotTime n ↔ 33 ≤ n) :=
  fun _ h1 h2 => of_one_mul (faster_from (us := (uniformRows 128 120 25 (Nat.pow 128 9) (Nat.pow 120 9)))
    (s := 9) (e := 34) (k := 33) (s0 := 981363819667372540762) (s1 := 93429229289472000000)
    (d0 := 1649539368057782146731) (d1 := 20777925199104000000) (a := 1) (b := 1) (g := 1)
    (z := 82581760527911000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (Stands.eq stands_one (stands_ratio 1 (by decide)) (by decide))
    (uniform_rows (by decide) (by decide) _ _) (by decide) (by decide) h1 h2)

/-- By the fits, deduplication is faster at n = 33 and at no n from 9 to 32; there the share is
below the ratio of D2 (derived.crossover.n). -/
theorem D2_crossover :
    LeastFrom 9 (fun n => (dedupTime n : α) < perSlotTime n) 33 ∧
      (share U 8 33 : α) < bandwidthRatio (fun _ => dedupBandwidth1) (fun _ => perSlotBandwidth2) 33 *
        (1 + (perSlotFixed2 - dedupFixed1) * perSlotBandwidth2 / slotBytes 8 expertBytes 33) :=
  have faster := (fitted_faster (α := α) 33 (by decide) (by decide)).mpr (by decide)
  ⟨⟨(by decide), faster, fun i h1 h2 h => nat_not_le_of_lt h2
      ((fitted_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)⟩,
    (D2_faster_iff_fixed U (Wd := fun _ => dedupBandwidth1) (Ws := fun _ => perSlotBandwidth2)
      (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide)) (by decide) (by decide) (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 969698570000 (by decide)) (by decide))).mp faster⟩

/-- Deduplication can be faster within the errors of both fits at n = 32 and not before -/
theorem may_be_faster :
    ∀ n, 9 ≤ n → n < 33 → (((1 - dedupError1) * dedupTime n : α) < (1 + perSlotError2) * perSlotTime n ↔ 32 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (uniformRows 128 120 24 (Nat.pow 128 9) (Nat.pow 120 9)))
    (s := 9) (e := 33) (k := 32) (s0 := 981363819667372540762) (s1 := 93429229289472000000)
    (d0 := 1649539368057782146731) (d1 := 20777925199104000000) (a := 497855328354) (b := 500178796137) (g := 500000000000)
    (z := 82581760527911000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.sub (stands_ratio 1072335823 (by decide))) (stands_ratio 497855328354 (by decide)) (by decide))
    (Stands.eq (stands_one.add (stands_ratio 178796137 (by decide))) (stands_ratio 500178796137 (by decide)) (by decide))
    (uniform_rows (by decide) (by decide) _ _) (by decide) (by decide) h1 h2

/-- Deduplication is surely faster within the errors of both fits from n = 33 to 512, and not at 32. -/
theorem surely_faster_from :
    ∀ n, 32 ≤ n → n < 513 → (((1 + dedupError1) * dedupTime n : α) < (1 - perSlotError2) * perSlotTime n ↔ 33 ≤ n) :=
  fun _ h1 h2 => faster_from (us := (uniformRows 128 120 481 (Nat.pow 128 32) (Nat.pow 120 32)))
    (s := 32) (e := 513) (k := 33) (s0 := 981363819667372540762) (s1 := 93429229289472000000)
    (d0 := 1649539368057782146731) (d1 := 20777925199104000000) (a := 502144671646) (b := 499821203863) (g := 500000000000)
    (z := 82581760527911000000000) (by decide) (by decide) perSlotFixed_unit slot_unit dedupFixed_unit expert_unit
    (Stands.eq (stands_one.add (stands_ratio 1072335823 (by decide))) (stands_ratio 502144671646 (by decide)) (by decide))
    (Stands.eq (stands_one.sub (stands_ratio 178796137 (by decide))) (stands_ratio 499821203863 (by decide)) (by decide))
    (uniform_rows (by decide) (by decide) _ _) (by decide) (by decide) h1 h2

/-- The true crossover lies within n = 32..33, for all true times within the errors of the fitted
ones (derived.crossover.possible_from, certain_from). -/
theorem B4_bracket :
    ∀ (Ts Td : Nat → α) (n : Nat), (∀ i, 1 ≤ i → Within perSlotError2 (perSlotTime i) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupTime i) (Td i)) →
      LeastFrom 9 (fun i => Td i < Ts i) n → 32 ≤ n ∧ n ≤ 33 :=
  fun _ _ _ hs hd hn => crossover_within_errors (by decide) (Stands.lt (stands_ratio 178796137 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 178796137 (by decide)) (by decide))
    (Stands.lt (stands_ratio 1072335823 (by decide)) stands_one (by decide))
    (Stands.le stands_zero (stands_ratio 1072335823 (by decide)) (by decide))
    (fun _ hi => slot_time_pos (Stands.le stands_zero (stands_ratio 5941771 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 969698570000 (by decide)) (by decide)) (by decide) hi)
    (fun _ hi => dedup_time_pos (Stands.le stands_zero (stands_ratio 19974621 (by decide)) (by decide)) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
      (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
      (uniformU_pos (by decide) (by decide) hi)) hs hd
    (fun i h1 h2 h => nat_not_le_of_lt h2 ((may_be_faster i h1 (Nat.lt_trans h2 (by decide))).mp h)) (by decide)
    ((surely_faster_from 33 (by decide) (by decide)).mpr (by decide)) hn

/-- Once faster, deduplication stays faster: by the fits at every n from 33 on (results[33]). -/
theorem D3_from_33 :
    ∀ n, 33 ≤ n → (dedupTime n : α) < perSlotTime n :=
  fun _ h => stays_faster (by decide) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 969698570000 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
    (Stands.le (stands_ratio 5941771 (by decide)) (stands_ratio 19974621 (by decide)) (by decide))
    (D6_share_antitone (N := 128) (by decide) (by decide)) (by decide) h
    ((fitted_faster 33 (by decide) (by decide)).mpr (by decide))

/-- Whatever the router does, deduplication is faster at no n below 9, for the fitted times
(results[34]). -/
theorem D4_fitted_lower :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      ∀ n, 1 ≤ n → Td n < Ts n → 9 ≤ n :=
  fun _ _ _ hV hs hd _ hn h => any_router_lower (by decide) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 969698570000 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide))
    (Stands.lt stands_zero stands_one (by decide)) (fun i hi => (hV i hi).1) hs hd
    (Stands.le ((stands_one.add stands_zero).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 19974621 (by decide)).add (((stands_natCast 8).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (by decide)) hn h

/-- Whatever the router does, deduplication is faster at n = 36, for the fitted times (results[34]). -/
theorem D4_fitted_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within 0 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within 0 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 36 < Ts 36 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 128) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
    (Stands.le stands_zero stands_zero (by decide)) (by decide) (hV 36 (by decide)).2 (hs 36 (by decide)) (hd 36 (by decide))
    (Stands.lt ((stands_one.add stands_zero).mul ((stands_ratio 19974621 (by decide)).add (((stands_natCast 128).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) ((stands_one.sub stands_zero).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 36).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) (by decide))

/-- Whatever the router does, deduplication is faster at no n below 9, for true times within the
errors (derived.crossover.any_routing). -/
theorem D4_within_errors_lower :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within perSlotError2 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      ∀ n, 1 ≤ n → Td n < Ts n → 9 ≤ n :=
  fun _ _ _ hV hs hd _ hn h => any_router_lower (by decide) (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 969698570000 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 178796137 (by decide)) (by decide))
    (Stands.lt (stands_ratio 1072335823 (by decide)) stands_one (by decide)) (fun i hi => (hV i hi).1) hs hd
    (Stands.le ((stands_one.add (stands_ratio 178796137 (by decide))).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_natCast 8).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) (by decide)) hn h

/-- Whatever the router does, deduplication is faster at n = 36, for true times within the errors
(derived.crossover.any_routing). -/
theorem D4_within_errors_upper :
    ∀ V Ts Td : Nat → α, (∀ i, 1 ≤ i → natCast 8 ≤ V i ∧ V i ≤ natCast 128) →
      (∀ i, 1 ≤ i → Within perSlotError2 (perSlotFixed2 + slotBytes 8 expertBytes i / perSlotBandwidth2) (Ts i)) →
      (∀ i, 1 ≤ i → Within dedupError1 (dedupFixed1 + dedupBytes V expertBytes i / dedupBandwidth1) (Td i)) →
      Td 36 < Ts 36 :=
  fun _ _ _ hV hs hd => any_router_upper (N := 128) (by decide) (by decide)
    (Stands.lt stands_zero (stands_ratio 137134080 (by decide)) (by decide))
    (Stands.lt stands_zero (stands_ratio 545038720000 (by decide)) (by decide))
    (Stands.le stands_zero (stands_ratio 1072335823 (by decide)) (by decide)) (by decide) (hV 36 (by decide)).2 (hs 36 (by decide)) (hd 36 (by decide))
    (Stands.lt ((stands_one.add (stands_ratio 1072335823 (by decide))).mul ((stands_ratio 19974621 (by decide)).add (((stands_natCast 128).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 545038720000 (by decide)) (p := 545038720000) (q := 1) (by decide) (by decide)))) ((stands_one.sub (stands_ratio 178796137 (by decide))).mul ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 36).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide)))) (by decide))

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 15 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 15 + 1 :=
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

/-- From the acceptance rate 249706655/1073741824 on, drafting 1 is not slower than plain decoding,
and up to 124853327/536870912 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 249706655 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 124853327 536870912 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 249706655 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 249706655 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 124853327 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 185566563/536870912 on, drafting 2 is not slower than plain decoding,
and up to 371133125/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 185566563 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 371133125 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 185566563 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 185566563 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 371133125 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 231579559/536870912 on, drafting 3 is not slower than plain decoding,
and up to 463159117/1073741824 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 231579559 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 463159117 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 231579559 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 231579559 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 463159117 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 267231161/536870912 on, drafting 4 is not slower than plain decoding,
and up to 534462321/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 267231161 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 534462321 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 267231161 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 267231161 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 534462321 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 591097661/1073741824 on, drafting 5 is not slower than plain decoding,
and up to 147774415/268435456 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 591097661 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 147774415 268435456 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 591097661 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 591097661 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 147774415 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 637083937/1073741824 on, drafting 6 is not slower than plain decoding,
and up to 19908873/33554432 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 637083937 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 19908873 33554432 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 637083937 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 637083937 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 19908873 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 675130493/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 168782623/268435456 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 675130493 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 168782623 268435456 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 675130493 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 675130493 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 168782623 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 202139249/268435456 on, drafting 8 is not slower than plain decoding,
and up to 808556995/1073741824 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 202139249 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 808556995 1073741824 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 202139249 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 202139249 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 808556995 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 818263091/1073741824 on, drafting 9 is not slower than plain decoding,
and up to 409131545/536870912 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 818263091 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 409131545 536870912 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 818263091 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 818263091 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 409131545 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 206959083/268435456 on, drafting 10 is not slower than plain decoding,
and up to 827836331/1073741824 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 206959083 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 827836331 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 206959083 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 206959083 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 827836331 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 837061645/1073741824 on, drafting 11 is not slower than plain decoding,
and up to 209265411/268435456 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 837061645 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 209265411 268435456 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 837061645 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 837061645 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 209265411 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 422921615/536870912 on, drafting 12 is not slower than plain decoding,
and up to 845843229/1073741824 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 422921615 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 845843229 1073741824 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 422921615 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 422921615 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 845843229 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 854147141/1073741824 on, drafting 13 is not slower than plain decoding,
and up to 213536785/268435456 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 854147141 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 213536785 268435456 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 854147141 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 854147141 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 213536785 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 13468311/16777216 on, drafting 14 is not slower than plain decoding,
and up to 861971903/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 13468311 16777216 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 861971903 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 13468311 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 13468311 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 861971903 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 217333223/268435456 on, drafting 15 is not slower than plain decoding,
and up to 869332891/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 217333223 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 869332891 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 217333223 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 217333223 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 869332891 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 15 j →
      IsLeastBest cost b 15 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 124853327/536870912
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 124853327 536870912 → IsBest cost a 15 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 923895000000000) (B := 5459984328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 124853327) (q := 536870912) (A := 923895000000000) (B := 5459984328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 249706655/1073741824 to 578572531/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 249706655 1073741824 ≤ a → a ≤ ratio 578572531 1073741824 → IsBest cost a 15 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 249706655 (by decide)) h1 h2
    (best_of_walk (p := 249706655) (q := 1073741824) (A := 2388139516612705078125) (B := 14113296778692395008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 578572531) (q := 1073741824) (A := 2981572209009228515625) (B := 14113296778692395008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 144643133/268435456 to 378069361/536870912
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 144643133 268435456 ≤ a → a ≤ ratio 378069361 536870912 → IsBest cost a 15 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 144643133 (by decide)) h1 h2
    (best_of_walk (p := 144643133) (q := 268435456) (A := 79280882754501223299697265625) (B := 375276715775655771902050304) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 378069361) (q := 536870912) (A := 381432252530121011563681640625) (B := 1501106863102623087608201216) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 756138723/1073741824 to 106879819/134217728
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 756138723 1073741824 ≤ a → a ≤ ratio 106879819 134217728 → IsBest cost a 15 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 756138723 (by decide)) h1 h2
    (best_of_walk (p := 756138723) (q := 1073741824) (A := 5694829399823851925055229916705712890625) (B := 22411705951908488841025129327842295808) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 106879819) (q := 134217728) (A := 12807053901133219476526850109228515625) (B := 43772863187321267267627205718441984) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 855038553/1073741824 to 457303709/536870912
(derived.draft_length.staircase[4]). -/
theorem M3_k4 :
    ∀ a : α, ratio 855038553 1073741824 ≤ a → a ≤ ratio 457303709 536870912 → IsBest cost a 15 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 855038553 (by decide)) h1 h2
    (best_of_walk (p := 855038553) (q := 1073741824) (A := 8005237276992707112459590872116879561693544921875) (B := 27360871457300468454047409903808535233709473792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 457303709) (q := 536870912) (A := 557937004229179768320873478380002097306826171875) (B := 1710054466081279278377963118988033452106842112) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 914607419/1073741824 to 476490139/536870912
(derived.draft_length.staircase[5]). -/
theorem M3_k5 :
    ∀ a : α, ratio 914607419 1073741824 ≤ a → a ≤ ratio 476490139 536870912 → IsBest cost a 15 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 914607419 (by decide)) h1 h2
    (best_of_walk (p := 914607419) (q := 1073741824) (A := 3580045520871103586201811607135702424085299214301435546875) (B := 10972695434234041206309291765608596368946896101007425536) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 476490139) (q := 536870912) (A := 121946286594944171661141457492788016951191655033623046875) (B := 342896732319813787697165367675268636529590503156482048) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 952980279/1073741824 to 979059013/1073741824
(derived.draft_length.staircase[6]). -/
theorem M3_k6 :
    ∀ a : α, ratio 952980279 1073741824 ≤ a → a ≤ ratio 979059013 1073741824 → IsBest cost a 15 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 952980279 (by decide)) h1 h2
    (best_of_walk (p := 952980279) (q := 1073741824) (A := 1988821755380032730772124413603231742223179894594278166799501953125) (B := 5592302138657171244569971196141575854456132079845419627740921856) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 979059013) (q := 1073741824) (A := 2132330909120306394448872859267119674084400129924867345441298828125) (B := 5592302138657171244569971196141575854456132079845419627740921856) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 489529507/536870912 to 1064154789/1073741824
(derived.draft_length.staircase[7]). -/
theorem M3_k7 :
    ∀ a : α, ratio 489529507 536870912 ≤ a → a ≤ ratio 1064154789 1073741824 → IsBest cost a 15 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 489529507 (by decide)) h1 h2
    (best_of_walk (p := 489529507) (q := 536870912) (A := 137367411483928206064734478187026911003375154734589285732838300980869140625) (B := 360263064009394958783739846462108212451123323894986090820750932900315136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1064154789) (q := 1073741824) (A := 23025056152771322471327489007073734579757564859172312403704029663717021484375) (B := 46113672193202554724318700347149851193743785458558219625056119411240337408) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 532077395/536870912 to 1
(derived.draft_length.staircase[8]). -/
theorem M3_k15 :
    ∀ a : α, ratio 532077395 536870912 ≤ a → a ≤ ratio 1 1 → IsBest cost a 15 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 532077395 (by decide)) h1 h2
    (best_of_walk (p := 532077395) (q := 536870912) (A := 251589785718287797117229907362583905231363901869282159757044693712846862900969978250266932179925680874185887417812573019069538259248213169552734375) (B := 503874073624281903972337759865988026743652817262193011987382243512720926401599826408629419387781793274775697415918588586547993034916340816674816) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 775758856000000000) (B := 1453830796196747) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 1 at acceptance 1/2 and 1 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 15 1 ∧
      IsLeastBest cost (ratio 1 2 : α) 15 1 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 15 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 16379952986487/13459488657658 and
16379952986487/13459488657658 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 15 k →
      (ratio 16379952986487 13459488657658) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 16379952986487 13459488657658) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 16379952986487 (by decide)) (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 16379952986487 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
121134847/4000000000 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 121134847 4000000000) (cost 0) (C 0) → Within (ratio 121134847 4000000000) (cost 1) (C 1) →
      (ratio 63535628847062704187511 55468367729875637208326) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 22501331681611098604163 17402513843796120930558) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 63535628847062704187511 55468367729875637208326))
    (hi := (ratio 22501331681611098604163 17402513843796120930558)) (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 63535628847062704187511 (by decide)) (((stands_one.sub (stands_ratio 121134847 (by decide))).div (stands_one.add (stands_ratio 121134847 (by decide))) (p := 4121134847) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 121134847 (by decide))).div (stands_one.sub (stands_ratio 121134847 (by decide))) (p := 3878865153) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (stands_ratio 22501331681611098604163 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 1 is certainly best for every common relative error of the costs
below 888815671171/95105236274777 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 888815671171 95105236274777 →
      (∀ j, j ≤ 15 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 15 1 ∧
        ∀ j, j ≤ 15 → ¬ j = 1 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 1 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 94216420603606) (r := 95994051945948) (m := 888815671171)
    (d := 95105236274777) (A := 1385842500000000) (B := 6729744328829) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 1, 2
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 15 → ((∃ C : Nat → α, (∀ j, j ≤ 15 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 15 k) ↔ listed (1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 5543370000000000000000000) (B := 27734183864937818604163)
    (l := 1) (ks := 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 2 at acceptance 3/5 and 2 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 15 2 ∧
      IsLeastBest cost (ratio 3 5 : α) 15 2 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 15 k →
        2 ≤ k ∧ k ≤ 2 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 267539232112621/199987608220725 and
267539232112621/199987608220725 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 15 k →
      (ratio 267539232112621 199987608220725) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 267539232112621 199987608220725) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 267539232112621 (by decide)) (((stands_tokens 3 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 267539232112621 (by decide)) (by decide))⟩

/-- The true speedup of drafting 2, for every true cost within the relative error
121134847/4000000000 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 121134847 4000000000) (cost 0) (C 0) → Within (ratio 121134847 4000000000) (cost 2) (C 2) →
      (ratio 345916201500674722798671 274725300402204488368025) ≤ speedup C a 2 ∧ speedup C a 2 ≤ (ratio 1102565252398943831603987 775724964559186534895925) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 345916201500674722798671 274725300402204488368025))
    (hi := (ratio 1102565252398943831603987 775724964559186534895925)) (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 2) hw0 hwk
    (Stands.le (stands_ratio 345916201500674722798671 (by decide)) (((stands_one.sub (stands_ratio 121134847 (by decide))).div (stands_one.add (stands_ratio 121134847 (by decide))) (p := 4121134847) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 121134847 (by decide))).div (stands_one.sub (stands_ratio 121134847 (by decide))) (p := 3878865153) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (stands_ratio 1102565252398943831603987 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 2 is certainly best for every common relative error of the costs
below 9777298959461/649737645265781 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 9777298959461 649737645265781 →
      (∀ j, j ≤ 15 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 15 2 ∧
        ∀ j, j ≤ 15 → ¬ j = 2 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 2 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 639960346306320) (r := 659514944225242) (m := 9777298959461)
    (d := 649737645265781) (A := 603611400000000) (B := 2666501442943) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 1, 2, 3
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 15 → ((∃ C : Nat → α, (∀ j, j ≤ 15 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 15 k) ↔ listed (1 :: 2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 2414445600000000000000000) (B := 10989012016088179534721)
    (l := 2) (ks := 1 :: 2 :: 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 2 at acceptance 7/10 and 2 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 15 2 ∧
      IsLeastBest cost (ratio 7 10 : α) 15 2 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 15 k →
        2 ≤ k ∧ k ≤ 2 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 398578856004517/266650144294300 and
398578856004517/266650144294300 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 15 k →
      (ratio 398578856004517 266650144294300) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 398578856004517 266650144294300) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 398578856004517 (by decide)) (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 398578856004517 (by decide)) (by decide))⟩

/-- The true speedup of drafting 2, for every true cost within the relative error
121134847/4000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 121134847 4000000000) (cost 0) (C 0) → Within (ratio 121134847 4000000000) (cost 2) (C 2) →
      (ratio 1546033635278525801896101 1098901201608817953472100) ≤ speedup C a 2 ∧ speedup C a 2 ≤ (ratio 1642597212757610198103899 1034299952745582046527900) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1546033635278525801896101 1098901201608817953472100))
    (hi := (ratio 1642597212757610198103899 1034299952745582046527900)) (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 2) hw0 hwk
    (Stands.le (stands_ratio 1546033635278525801896101 (by decide)) (((stands_one.sub (stands_ratio 121134847 (by decide))).div (stands_one.add (stands_ratio 121134847 (by decide))) (p := 4121134847) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 121134847 (by decide))).div (stands_one.sub (stands_ratio 121134847 (by decide))) (p := 3878865153) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (stands_ratio 1642597212757610198103899 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 2 is certainly best for every common relative error of the costs
below 12314805070551/13520811115019789 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 12314805070551 13520811115019789 →
      (∀ j, j ≤ 15 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 15 2 ∧
        ∀ j, j ≤ 15 → ¬ j = 2 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 2 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 13508496309949238) (r := 13533125920090340) (m := 12314805070551)
    (d := 13520811115019789) (A := 674443350000000) (B := 2666501442943) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 2, 3, 4
(derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 15 → ((∃ C : Nat → α, (∀ j, j ≤ 15 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 15 k) ↔ listed (2 :: 3 :: 4 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 2697773400000000000000000) (B := 10989012016088179534721)
    (l := 2) (ks := 2 :: 3 :: 4 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 4 at acceptance 4/5 and 4 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 15 4 ∧
      IsLeastBest cost (ratio 4 5 : α) 15 4 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 15 k →
        4 ≤ k ∧ k ≤ 4 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 11471427074869729/6586890205518125 and
11471427074869729/6586890205518125 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 15 k →
      (ratio 11471427074869729 6586890205518125) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 11471427074869729 6586890205518125) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 11471427074869729 (by decide)) (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 11471427074869729 (by decide)) (by decide))⟩

/-- The true speedup of drafting 4, for every true cost within the relative error
121134847/4000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 121134847 4000000000) (cost 0) (C 0) → Within (ratio 121134847 4000000000) (cost 4) (C 4) →
      (ratio 44496118735892913832653537 27145462759323736627601875) ≤ speedup C a 4 ∧ speedup C a 4 ≤ (ratio 47275297863064918167346463 25549658884821263372398125) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 44496118735892913832653537 27145462759323736627601875))
    (hi := (ratio 47275297863064918167346463 25549658884821263372398125)) (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 4) hw0 hwk
    (Stands.le (stands_ratio 44496118735892913832653537 (by decide)) (((stands_one.sub (stands_ratio 121134847 (by decide))).div (stands_one.add (stands_ratio 121134847 (by decide))) (p := 4121134847) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 121134847 (by decide))).div (stands_one.sub (stands_ratio 121134847 (by decide))) (p := 3878865153) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (stands_ratio 47275297863064918167346463 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 4 is certainly best for every common relative error of the costs
below 15112234090112/19459612120779617 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 15112234090112 19459612120779617 →
      (∀ j, j ≤ 15 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 15 4 ∧
        ∀ j, j ≤ 15 → ¬ j = 4 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 4 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 19444499886689505) (r := 19474724354869729) (m := 15112234090112)
    (d := 19459612120779617) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 2, 3, 4,
5, 6 (derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 15 → ((∃ C : Nat → α, (∀ j, j ≤ 15 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 15 k) ↔ listed (2 :: 3 :: 4 :: 5 :: 6 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 12423061728000000000000000) (B := 43432740414917978604163)
    (l := 4) (ks := 2 :: 3 :: 4 :: 5 :: 6 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 6 at acceptance 9/10 and 6 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 15 6 ∧
      IsLeastBest cost (ratio 9 10 : α) 15 6 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 15 k →
        6 ≤ k ∧ k ≤ 6 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 28484907503015086699/13078544328829000000 and
28484907503015086699/13078544328829000000 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 15 k →
      (ratio 28484907503015086699 13078544328829000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 28484907503015086699 13078544328829000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 28484907503015086699 (by decide)) (((stands_tokens 9 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 28484907503015086699 (by decide)) (by decide))⟩

/-- The true speedup of drafting 6, for every true cost within the relative error
121134847/4000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 121134847 4000000000) (cost 0) (C 0) → Within (ratio 121134847 4000000000) (cost 6) (C 6) →
      (ratio 4803874569559715749131517389 2343410642677018200181000000) ≤ speedup C a 6 ∧ speedup C a 6 ≤ (ratio 117390144924247231361975100053 50729909849060581395837000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 4803874569559715749131517389 2343410642677018200181000000))
    (hi := (ratio 117390144924247231361975100053 50729909849060581395837000000)) (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 6) hw0 hwk
    (Stands.le (stands_ratio 4803874569559715749131517389 (by decide)) (((stands_one.sub (stands_ratio 121134847 (by decide))).div (stands_one.add (stands_ratio 121134847 (by decide))) (p := 4121134847) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 121134847 (by decide))).div (stands_one.sub (stands_ratio 121134847 (by decide))) (p := 3878865153) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (stands_ratio 117390144924247231361975100053 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 6 is certainly best for every common relative error of the costs
below 3689500735685086699/1493421468883016647281 (derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 3689500735685086699 1493421468883016647281 →
      (∀ j, j ≤ 15 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 15 6 ∧
        ∀ j, j ≤ 15 → ¬ j = 6 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 6 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 1489731968147331560582) (r := 1497110969618701733980) (m := 3689500735685086699)
    (d := 1493421468883016647281) (A := 688569836535000) (B := 1868363475547) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 4, 5, 6,
7 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 15 → ((∃ C : Nat → α, (∀ j, j ≤ 15 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 15 k) ↔ listed (4 :: 5 :: 6 :: 7 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 2754279346140000000000000) (B := 7699777825938774086309)
    (l := 6) (ks := 4 :: 5 :: 6 :: 7 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 7 at acceptance 19/20 and 7 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 15 7 ∧
      IsLeastBest cost (ratio 19 20 : α) 15 7 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 15 k →
        7 ≤ k ∧ k ≤ 7 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 47045610766483004791011/18365829540901120000000
and 47045610766483004791011/18365829540901120000000 (derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 15 k →
      (ratio 47045610766483004791011 18365829540901120000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 47045610766483004791011 18365829540901120000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 47045610766483004791011 (by decide)) (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 47045610766483004791011 (by decide)) (by decide))⟩

/-- The true speedup of drafting 7, for every true cost within the relative error
121134847/4000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 121134847 4000000000) (cost 0) (C 0) → Within (ratio 121134847 4000000000) (cost 7) (C 7) →
      (ratio 182483580203712547650584615539683 75688060115069617413328640000000) ≤ speedup C a 7 ∧ speedup C a 7 ≤ (ratio 64627101976050496892501128153439 23746192070713114195557120000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 182483580203712547650584615539683 75688060115069617413328640000000))
    (hi := (ratio 64627101976050496892501128153439 23746192070713114195557120000000)) (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 7) hw0 hwk
    (Stands.le (stands_ratio 182483580203712547650584615539683 (by decide)) (((stands_one.sub (stands_ratio 121134847 (by decide))).div (stands_one.add (stands_ratio 121134847 (by decide))) (p := 4121134847) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 121134847 (by decide))).div (stands_one.sub (stands_ratio 121134847 (by decide))) (p := 3878865153) (q := 4000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide))) (stands_ratio 64627101976050496892501128153439 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 7 is certainly best for every common relative error of the costs
below 1884736749051766063631/223496168700632323518391 (derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1884736749051766063631 223496168700632323518391 →
      (∀ j, j ≤ 15 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 15 7 ∧
        ∀ j, j ≤ 15 → ¬ j = 7 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 7 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 221611431951580557454760) (r := 225380905449684089582022) (m := 1884736749051766063631)
    (d := 223496168700632323518391) (A := 199017075605882625) (B := 459145738522528) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 5, 6, 7
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 15 → ((∃ C : Nat → α, (∀ j, j ≤ 15 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 15 k) ↔ listed (5 :: 6 :: 7 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 24877134450735328125000000) (B := 59131296964898138604163)
    (l := 7) (ks := 5 :: 6 :: 7 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 4 at acceptance 4/5 (results[0]). -/
theorem E1_k4 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 4 = 1 - (ratio 4 5) ^ (4 + 1) ∧
      ((ratio 2101 625) : α) ≤ expectedTokens (ratio 4 5) 4 ∧ expectedTokens (ratio 4 5) 4 ≤ ((ratio 2101 625) : α) :=
  ⟨E1_closed_form (ratio 4 5) 4,
    (Stands.le (stands_ratio 2101 (by decide)) (stands_tokens 4 (by decide) 4) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 4) (stands_ratio 2101 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 4 at acceptance 4/5 (results[1]). -/
theorem E2_k4 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 4 +
        natCast (4 + 1) * (ratio 4 5) ^ 4 =
      expectedTokens (ratio 4 5 : α) 4 ∧
      ((ratio 2101 625) : α) ≤ expectedTokens (ratio 4 5) 4 ∧ expectedTokens (ratio 4 5) 4 ≤ ((ratio 2101 625) : α) :=
  ⟨E2_expectation (ratio 4 5) 4,
    (Stands.le (stands_ratio 2101 (by decide)) (stands_tokens 4 (by decide) 4) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 4) (stands_ratio 2101 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k4 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 2101 625) ≤ expectedTokens a 4 ∧ expectedTokens a 4 ≤ (ratio 2101 625) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 2101 (by decide)) (stands_tokens 4 (by decide) 4) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 4),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 4) (Stands.le (stands_tokens 4 (by decide) 4) (stands_ratio 2101 (by decide)) (by decide))⟩

/-- Drafting 4 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k4 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 4 ∧
      ((ratio 11471427074869729 6586890205518125) : α) ≤ speedup cost (ratio 4 5) 4 ∧ speedup cost (ratio 4 5) 4 ≤ ((ratio 11471427074869729 6586890205518125) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 4)).mpr (Stands.lt (stands_entry costs_positive 4) ((stands_tokens 4 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 11471427074869729 (by decide)) (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (p := 923895000000000) (q := 5459984328829) (by decide) (by decide)) (stands_ratio 11471427074869729 (by decide)) (by decide))⟩

/-- Whether one more token than 4 pays at acceptance 4/5: no (results[12]). -/
theorem S4_k4 :
    throughput cost (ratio 4 5 : α) 5 ≤ throughput cost (ratio 4 5 : α) 4 :=
  (S4_marginal_not (cost_positive 4) (cost_positive 5)).mpr (Stands.le ((stands_pow 4 (by decide) 5).mul (stands_entry costs_positive 4)) ((stands_tokens 4 (by decide) 4).mul ((stands_entry costs_positive 5).sub (stands_entry costs_positive 4))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[14]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[15]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[16]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[17]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[18]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[19]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[20]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 15 emits as one of 7 (results[21]). -/
theorem M1_k7_k15 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 15 ∧
        expectedTokens a 15 ≤ (ratio 2 1) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (15 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- From the acceptance rate 249706655/1073741824 on, drafting 1 is at least as fast as 0, and up to
124853327/536870912 the other way round (results[22]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 249706655 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 124853327 536870912 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 249706655 (by decide)) h (by decide) (Stands.le ((stands_tokens 249706655 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 249706655 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 124853327 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 124853327 (by decide) 0).div (stands_entry costs_positive 0) (p := 5459984328829) (q := 923895000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 144643133/268435456 on, drafting 2 is at least as fast as 1, and up to
578572531/1073741824 the other way round (results[23]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 144643133 268435456 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 578572531 1073741824 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 144643133 (by decide)) h (by decide) (Stands.le ((stands_tokens 144643133 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 144643133 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 578572531 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)) ((stands_tokens 578572531 (by decide) 1).div (stands_entry costs_positive 1) (p := 6729744328829) (q := 923895000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 756138723/1073741824 on, drafting 3 is at least as fast as 2, and up to
378069361/536870912 the other way round (results[24]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 756138723 1073741824 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 378069361 536870912 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 756138723 (by decide)) h (by decide) (Stands.le ((stands_tokens 756138723 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)) ((stands_tokens 756138723 (by decide) 3).div (stands_entry costs_positive 3) (p := 9269264328829) (q := 923895000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 378069361 (by decide) 3).div (stands_entry costs_positive 3) (p := 9269264328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 378069361 (by decide) 2).div (stands_entry costs_positive 2) (p := 2666501442943) (q := 307965000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 855038553/1073741824 on, drafting 4 is at least as fast as 3, and up to
106879819/134217728 the other way round (results[25]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 855038553 1073741824 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 106879819 134217728 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 855038553 (by decide)) h (by decide) (Stands.le ((stands_tokens 855038553 (by decide) 3).div (stands_entry costs_positive 3) (p := 9269264328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 855038553 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 106879819 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 106879819 (by decide) 3).div (stands_entry costs_positive 3) (p := 9269264328829) (q := 923895000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 914607419/1073741824 on, drafting 5 is at least as fast as 4, and up to
457303709/536870912 the other way round (results[26]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 914607419 1073741824 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 457303709 536870912 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 914607419 (by decide)) h (by decide) (Stands.le ((stands_tokens 914607419 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 914607419 (by decide) 5).div (stands_entry costs_positive 5) (p := 3936261442943) (q := 307965000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 457303709 (by decide) 5).div (stands_entry costs_positive 5) (p := 3936261442943) (q := 307965000000000) (by decide) (by decide)) ((stands_tokens 457303709 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 952980279/1073741824 on, drafting 6 is at least as fast as 5, and up to
476490139/536870912 the other way round (results[27]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 952980279 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 476490139 536870912 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 952980279 (by decide)) h (by decide) (Stands.le ((stands_tokens 952980279 (by decide) 5).div (stands_entry costs_positive 5) (p := 3936261442943) (q := 307965000000000) (by decide) (by decide)) ((stands_tokens 952980279 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 476490139 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)) ((stands_tokens 476490139 (by decide) 5).div (stands_entry costs_positive 5) (p := 3936261442943) (q := 307965000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 489529507/536870912 on, drafting 7 is at least as fast as 6, and up to
979059013/1073741824 the other way round (results[28]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 489529507 536870912 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 979059013 1073741824 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 489529507 (by decide)) h (by decide) (Stands.le ((stands_tokens 489529507 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)) ((stands_tokens 489529507 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 979059013 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 979059013 (by decide) 6).div (stands_entry costs_positive 6) (p := 1868363475547) (q := 131985000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 532077395/536870912 on, drafting 15 is at least as fast as 7, and up to
1064154789/1073741824 the other way round (results[29]). -/
theorem M2_k7_k15 :
    (∀ a : α, ratio 532077395 536870912 ≤ a → throughput cost a 7 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1064154789 1073741824 → throughput cost a 15 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 15) (ratio_nonneg 532077395 (by decide)) h (by decide) (Stands.le ((stands_tokens 532077395 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)) ((stands_tokens 532077395 (by decide) 15).div (stands_entry costs_positive 15) (p := 1453830796196747) (q := 48484928500000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 1064154789 (by decide) 15).div (stands_entry costs_positive 15) (p := 1453830796196747) (q := 48484928500000000) (by decide) (by decide)) ((stands_tokens 1064154789 (by decide) 7).div (stands_entry costs_positive 7) (p := 14348304328829) (q := 923895000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 4 does not lead 3 by the factor that B6 wants (results[43]). -/
theorem B6_k4_not_certain :
    (((1 - (ratio 121134847 4000000000)) * throughput cost (ratio 4 5) 4) : α) ≤ ((1 + (ratio 121134847 4000000000)) * throughput cost (ratio 4 5) 3) :=
  (Stands.le ((stands_one.sub (stands_ratio 121134847 (by decide))).mul ((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 10539024328829) (q := 923895000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 121134847 (by decide))).mul ((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 9269264328829) (q := 923895000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 121134847/4000000000, drafting 4 at acceptance
4/5 loses at most the share 242269694/4121134847 of the best throughput (results[44]). -/
theorem B7_k4 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 15 → Within (ratio 121134847 4000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 15 k →
        (1 - (ratio 242269694 4121134847)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 4 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 121134847 (by decide)) (by decide)) (Stands.lt (stands_ratio 121134847 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 3105765432000000) (B := 10539024328829) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 121134847 (by decide))).mul (stands_one.sub (stands_ratio 242269694 (by decide)))) (stands_one.sub (stands_ratio 121134847 (by decide))) (by decide))

/-- C(0) is the fitted time of a pass over 1 tokens (derived.draft_length.costs[0]). -/
theorem cost_0_fitted :
    (cost 0 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 1 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 0) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 1).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 2 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 2).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 3 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 3).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 4 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 4).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 5 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 5).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 6 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 6).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 7 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 7).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (perSlotFixed1 + (slotBytes 8 expertBytes 8 / perSlotBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 22676951 (by decide)).add ((((stands_natCast 8).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 9 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 9).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 10 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 10).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 11 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 11).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 12 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 12).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 13 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 13).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 14 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 14).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 15 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 15).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (perSlotFixed2 + (slotBytes 8 expertBytes 16 / perSlotBandwidth2)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 5941771 (by decide)).add ((((stands_natCast 16).mul (stands_natCast 8)).mul (stands_ratio 137134080 (by decide))).div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: 1 / W of per_slot, n = 1..8 [s/byte]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - perSlotError1) * (1 / perSlotBandwidth1)) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + perSlotError1) * (1 / perSlotBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 121134847 (by decide))).mul (stands_one.div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 121134847 (by decide))).mul (stands_one.div (stands_ratio 798245280000 (by decide)) (p := 798245280000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 1..8 [s]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - perSlotError1) * perSlotFixed1) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + perSlotError1) * perSlotFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 121134847 (by decide))).mul (stands_ratio 22676951 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 121134847 (by decide))).mul (stands_ratio 22676951 (by decide))) (by decide))⟩

/-- Within the error: 1 / W of per_slot, n = 9..32 [s/byte]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - perSlotError2) * (1 / perSlotBandwidth2)) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + perSlotError2) * (1 / perSlotBandwidth2)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 178796137 (by decide))).mul (stands_one.div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 178796137 (by decide))).mul (stands_one.div (stands_ratio 969698570000 (by decide)) (p := 969698570000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of per_slot, n = 9..32 [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - perSlotError2) * perSlotFixed2) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + perSlotError2) * perSlotFixed2) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 178796137 (by decide))).mul (stands_ratio 5941771 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 178796137 (by decide))).mul (stands_ratio 5941771 (by decide))) (by decide))⟩

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

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 15 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 4 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 15 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 15 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 1) (q := 2) (ks := 1 :: List.nil)
    (rs := ((3, 2), 2194145280 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 26876989809904500000000000000000000) (A := 3) (B := 2)
    (r := 189845918873260895676478071398175) (ys := 32650433959087944531250 :: 118206123311976369078334071398175 :: 27726761331419616900000 :: 319508050008132226223951499324486 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 2
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 15 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 15 k) ↔ listed (2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 3) (q := 5) (ks := 2 :: List.nil)
    (rs := ((49, 25), 3291217920 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 26876989809904500000000000000000000) (A := 49) (B := 25)
    (r := 225665816653903158975550071398175) (ys := 32650433959087944531250 :: 118206123311976369078334071398175 :: 27726761331419616900000 :: 319508050008132226223951499324486 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 2,
3 (derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 15 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 15 k) ↔ listed (2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 7) (q := 10) (ks := 2 :: 3 :: List.nil)
    (rs := ((2533, 1000), 4388290560 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 3) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 26876989809904500000000000000000000) (A := 219) (B := 100)
    (r := 225665816653903158975550071398175) (ys := 32650433959087944531250 :: 118206123311976369078334071398175 :: 27726761331419616900000 :: 319508050008132226223951499324486 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 4609403752398621750000000000000000000) (A := 2533) (B := 1000)
    (r := 45365900539183426468274688000000000) (ys := 5599549423983582487109375 :: 20793450661662833845111296000000000 :: 4755139568338464298350000 :: 54795630576394676797407682134149349 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 3, 4
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 15 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 15 k) ↔ listed (3 :: 4 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 4) (q := 5) (ks := 3 :: 4 :: List.nil)
    (rs := ((2101, 625), 5485363200 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 4) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 3790817019658752000000000000000000000) (A := 369) (B := 125)
    (r := 37466694830994713423829357376896000) (ys := 4738638662521429266085595 :: 16672171521000899577758212686412800 :: 3910671526036312166400000 :: 45064442203362615062192178548054016 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 26876989809904500000000000000000000) (A := 2101) (B := 625)
    (r := 297305612215187685573694071398175) (ys := 32650433959087944531250 :: 118206123311976369078334071398175 :: 27726761331419616900000 :: 319508050008132226223951499324486 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 6
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 15 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 15 k) ↔ listed (6 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 9) (q := 10) (ks := 6 :: List.nil)
    (rs := ((5217031, 1000000), 7679508480 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 6) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 26876989809904500000000000000000000) (A := 5217031) (B := 1000000)
    (r := 368945407776472212171838071398175) (ys := 32650433959087944531250 :: 118206123311976369078334071398175 :: 27726761331419616900000 :: 319508050008132226223951499324486 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 7
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 15 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 15 k) ↔ listed (7 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 4) (p := 19) (q := 20) (ks := 7 :: List.nil)
    (rs := ((8616436959, 1280000000), 8776581120 :: 1 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 7) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 26876989809904500000000000000000000) (A := 8616436959) (B := 1280000000)
    (r := 404765305557114475470910071398175) (ys := 32650433959087944531250 :: 118206123311976369078334071398175 :: 27726761331419616900000 :: 319508050008132226223951499324486 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
