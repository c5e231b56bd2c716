import SpecMoE

/-!
# Certificate gb10-gpt-oss-120b, in Lean

NVIDIA GB10 (DGX Spark), llama.cpp CUDA, gpt-oss-120b MXFP4

Digest of the certificate: 1f8b874e0d678772b07903b5a476ccb7e90278b498500ba4979abeef889580e0

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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 13219200
times measured.moe_layers = 36. -/
def expertBytes : α := ratio 475891200 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 128 4

/-- Fixed time F [s] of the deduplicating kernel, n = 2..32 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 26670201 1000000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 2..32
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 511464210000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 2..32
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 14628722209 500000000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (63, 64) ::  -- n = 2
  (2977, 3072) ::  -- n = 3
  (125055, 131072) ::  -- n = 4
  (4925281, 5242880) ::  -- n = 5
  (62079381, 67108864) ::  -- n = 6
  (6847124257, 7516192768) ::  -- n = 7
  (246620590335, 274877906944) ::  -- n = 8
  (8744749928161, 9895604649984) ::  -- n = 9
  (306271619861823, 351843720888320) ::  -- n = 10
  (10620320122559137, 12384898975268864) ::  -- n = 11
  (121752906939432405, 144115188075855872) ::  -- n = 12
  (12475941849974060641, 14987979559889010688) ::  -- n = 13
  (60521097928087854729, 73786976294838206464) ::  -- n = 14
  (14313669871112475779617, 17708874310761169551360) ::  -- n = 15
  (481502697867443910877695, 604462909807314587353088) ::  -- n = 16
  (16135509453505390411914721, 20551738933448695970004992) ::  -- n = 17
  (59876268809592804039994887, 77371252455336267181195264) ::  -- n = 18
  (17943419037161772602057697697, 23520860746422225223083360256) ::  -- n = 19
  (119172014281829423892112120755, 158456325028528675187087900672) ::  -- n = 20
  (19739312813911790104774081922401, 26620662604792817431430767312896) ::  -- n = 21
  (652483516438568834095891042166463, 892426022560673498653679056584704) ::  -- n = 22
  (21525063224229340764105246389465377, 29855706936575258864050353893015552) ::  -- n = 23
  (236271778273129394905168869569062485, 332306998946228968225951765070086144) ::  -- n = 24
  (23302503375185949599084511930203155681, 33230699894622896822595176507008614400) ::  -- n = 25
  (764912900495881745504541695765268852543, 1105917692493050006255967474153246687232) ::  -- n = 26
  (25073429383056087964494290998450407274657, 36750495627461354054044457602630966837248) ::  -- n = 27
  (117261779120088407174662138671889850940105, 174224571863520493293247799005065324265472) ::  -- n = 28
  (26839602643967348303247666483840620248126561, 40420100672336754444033489369175155229589504) ::  -- n = 29
  (292209724120016347894583032514785316901294741, 446014903970612462830714365452967230119608320) ::  -- n = 30
  (28602752035867480235254507993324529608203157537, 44244678473884756312806865052934349227865145344) ::  -- n = 31
  (932357239278482603486754898815444262218545775615, 1461501637330902918203684832716283019655932542976) ::  -- n = 32
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs). -/
def costs : Table :=
  (25, 1432) ::  -- k = 0
  (34095091147071, 1002871000000000) ::  -- k = 1
  (37597936147071, 1002871000000000) ::  -- k = 2
  (40991317240821, 1002871000000000) ::  -- k = 3
  (708458482806261, 16045936000000000) ::  -- k = 4
  (24301191065347227, 513469952000000000) ::  -- k = 5
  (828184222173064389, 16431038464000000000) ::  -- k = 6
  (28068824460078607323, 525793230848000000000) ::  -- k = 7
  (946777192589272387461, 16825383387136000000000) ::  -- k = 8
  (31802689268726181945627, 538412268388352000000000) ::  -- k = 9
  (1064366448881191254213189, 17229192588427264000000000) ::  -- k = 10
  (35506818524938676525368923, 551334162829672448000000000) ::  -- k = 11
  (1181078049780994896918758661, 17642693210549518336000000000) ::  -- k = 12
  (39185153159463511392715824027, 564566182737584586752000000000) ::  -- k = 13
  (1297035223663454279997688321989, 18066117847602706776064000000000) ::  -- k = 14
  (42841547156609816338280266850523, 578115771123286616834048000000000) ::  -- k = 15
  (1412358528992271783553949996169861, 18499704675945171738689536000000000) ::  -- k = 16
  (46479772547156184556324825042982427, 591990549630245495638065152000000000) ::  -- k = 17
  (1527166009710506017762945581507390789, 18943697588167855860418084864000000000) ::  -- k = 18
  (50103524244982944039191345192327052123, 606198322821371387533378715648000000000) ::  -- k = 19
  (1641573345801103504848212730261272621061, 19398346330283884401068118900736000000000) ::  -- k = 20
  (53716424734446440318559587575671739420827, 620747082569084300834179804823552000000000) ::  -- k = 21
  (1755693999235431063259826988848137143419589, 19863906642210697626693753754353664000000000) ::  -- k = 22
  (57322028615261288189357989422366274529973723, 635645012550742324054200120139317248000000000) ::  -- k = 23
  (1869639355519913541175804960671723249116112261, 20340640401623754369734403844458151936000000000) ::  -- k = 24
  (60923827011415355210232587015331220360581139227, 650900492851960139831500923022660861952000000000) ::  -- k = 25
  (1983518861043413145398254460979517419593428408389, 20828815771262724474608029536725147582464000000000) ::  -- k = 26
  (64525251850410995791539304722501026836689499615323, 666522104680407183187456945175204722638848000000000) ::  -- k = 27
  (2097440156420826894631907772225883410474757494643461, 21328707349773029861998622245606551124443136000000000) ::  -- k = 28
  (68129680018904386536603199365509636237913738544137627, 682518635192736955583955911859409635982180352000000000) ::  -- k = 29
  (2211509206021516072331149049979030739797606093594357189, 21840596326167582578686589179501108351429771264000000000) ::  -- k = 30
  (71740437400602361112552016378093377459238755260659976923, 698899082437362642517970853744035467245752680448000000000) ::  -- k = 31
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 11455) ::  -- k = 0
  (14628722209, 500000000000) ::  -- k = 1
  (14628722209, 500000000000) ::  -- k = 2
  (14628722209, 500000000000) ::  -- k = 3
  (14628722209, 500000000000) ::  -- k = 4
  (14628722209, 500000000000) ::  -- k = 5
  (14628722209, 500000000000) ::  -- k = 6
  (14628722209, 500000000000) ::  -- k = 7
  (14628722209, 500000000000) ::  -- k = 8
  (14628722209, 500000000000) ::  -- k = 9
  (14628722209, 500000000000) ::  -- k = 10
  (14628722209, 500000000000) ::  -- k = 11
  (14628722209, 500000000000) ::  -- k = 12
  (14628722209, 500000000000) ::  -- k = 13
  (14628722209, 500000000000) ::  -- k = 14
  (14628722209, 500000000000) ::  -- k = 15
  (14628722209, 500000000000) ::  -- k = 16
  (14628722209, 500000000000) ::  -- k = 17
  (14628722209, 500000000000) ::  -- k = 18
  (14628722209, 500000000000) ::  -- k = 19
  (14628722209, 500000000000) ::  -- k = 20
  (14628722209, 500000000000) ::  -- k = 21
  (14628722209, 500000000000) ::  -- k = 22
  (14628722209, 500000000000) ::  -- k = 23
  (14628722209, 500000000000) ::  -- k = 24
  (14628722209, 500000000000) ::  -- k = 25
  (14628722209, 500000000000) ::  -- k = 26
  (14628722209, 500000000000) ::  -- k = 27
  (14628722209, 500000000000) ::  -- k = 28
  (14628722209, 500000000000) ::  -- k = 29
  (14628722209, 500000000000) ::  -- k = 30
  (14628722209, 500000000000) ::  -- k = 31
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  10487292320734500000000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  183072220666875000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  19904542193803339900000 ::  -- 1 / W of deduplicating, n = 2..32 [s/byte]
  271514939770887002925910090240779 ::  -- fixed time of deduplicating, n = 2..32 [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  183104187180000000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  21104357806196660100000 ::  -- 1 / W of deduplicating, n = 2..32 [s/byte]
  287881448508604162343089909759221 ::  -- fixed time of deduplicating, n = 2..32 [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  22300745198530623141535718272648361505980416

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. -/
def boxParts : Parts :=
  (22300745198530623141535718272648361505980416 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (0 :: 83575236098205939808138972141606377989029265355571200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 1
  (0 :: 123414423543828910123427440508711402417331410200166400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 2
  (0 :: 162008636381776162616363144239344394832249113018368000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 3
  (0 :: 199396780068537563468894607228395106234200637623500800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 4
  (0 :: 235616544265087670544784461999037982904841177084723200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 5
  (0 :: 270704440830495586774552758808098269679524199687782400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 6
  (0 :: 304695840628234505622140796341875422492498377834496000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 7
  (0 :: 337625009182294083255741707702722039280067112914124800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 8
  (0 :: 369525141219039299088292590583542199293024325022515200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 9
  (0 :: 400428394129636226926076258374336729305576624252518400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 10
  (0 :: 430365920386777000768929186546668930255236664131584000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 11
  (0 :: 459367898948382125429192960713615749925219827764428800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 12
  (0 :: 487463565679937089943823491937845481480516017533747200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 13
  (0 :: 514681242826130961817371819061318033924709201372774400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 14
  (0 :: 541048367561506275194871760962182069105021348216832000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 15
  (0 :: 566591519648901110029324829678644103185948740472012800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 16
  (0 :: 591336448233564856275201239997716698701847151719219200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 17
  (0 :: 615308097799957860450894012494318275607873737614950400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 18
  (0 :: 638530633317401083246096385850401053235586992701440000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 19
  (0 :: 661027464599924205328948685039106244062434208566476800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 20
  (0 :: 682821269904868479846711849878164397675942448935731200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 21
  (0 :: 703934018794033245785794915816001983989028556793446400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 22
  (0 :: 724386994280411612789281635943282145729830723780608000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 23
  (0 :: 744200814282840655823909396066584802416232823049420800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 24
  (0 :: 763395452410193791263705038686034251081184856716083200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 25
  (0 :: 781990258096067141221007067473625904475357139330662400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 26
  (0 :: 800003976104256948992143407861605318700961538113536000 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 27
  (0 :: 817454765424690825270431737612460376232015799434444800 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 28
  (0 :: 834360217578861142915023557058601213215224615089075200 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 29
  (0 :: 850737374353213638133221882147050149042708155254498400 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 30
  (0 :: 866602744978367617875851509576485055625582834789752125 :: 22300745198530623141535718272648361505980416 :: List.nil) ::  -- k = 31
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
    ∀ i, i < 32 → (entry sharesLow i : α) ≤ share U 4 (1 + i) ∧
      share U 4 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 128 124 32 (Nat.pow 128 1) (Nat.pow 124 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[95]). -/
theorem D6_falls :
    Nonincreasing (share U 4 : Nat → α) :=
  D6_share_antitone (N := 128) (by decide) (by decide)

/-- The true time [s] of a deduplicating pass at n = 32, for every true bandwidth within the error
of the fitted one (results[96]). -/
theorem B1_dedup_n32 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 34820747770415614566290980558388742397705591659014856273089082417093 349449541218681321258985426872017733622876340224000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 32 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 32 / W ≤ (ratio 36919689630186746546261035819704635061533163601645120649910917582907 349449541218681321258985426872017733622876340224000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 14628722209 (by decide)) (by decide))
    (Stands.lt (stands_ratio 14628722209 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 26670201 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 34820747770415614566290980558388742397705591659014856273089082417093 (by decide)) ((stands_one.sub (stands_ratio 14628722209 (by decide))).mul ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 14628722209 (by decide))).mul ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide)))) (stands_ratio 36919689630186746546261035819704635061533163601645120649910917582907 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[96].value). -/
theorem B1_dedup_n32_fitted :
    (((ratio 71740437400602361112552016378093377459238755260659976923 698899082437362642517970853744035467245752680448000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) : α) ≤ (ratio 71740437400602361112552016378093377459238755260659976923 698899082437362642517970853744035467245752680448000000000) :=
  ⟨(Stands.le (stands_ratio 71740437400602361112552016378093377459238755260659976923 (by decide)) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (stands_ratio 71740437400602361112552016378093377459238755260659976923 (by decide)) (by decide))⟩

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

/-- From the acceptance rate 254309283/268435456 on, drafting 1 is not slower than plain decoding,
and up to 1017237131/1073741824 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 254309283 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1017237131 1073741824 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 254309283 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 254309283 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 1017237131 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 732437475/1073741824 on, drafting 2 is not slower than plain decoding,
and up to 366218737/536870912 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 732437475 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 366218737 536870912 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 732437475 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 732437475 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 366218737 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 348082405/536870912 on, drafting 3 is not slower than plain decoding,
and up to 696164809/1073741824 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 348082405 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 696164809 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 348082405 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 348082405 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 696164809 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 174677867/268435456 on, drafting 4 is not slower than plain decoding,
and up to 698711467/1073741824 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 174677867 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 698711467 1073741824 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 174677867 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 174677867 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 698711467 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 355534445/536870912 on, drafting 5 is not slower than plain decoding,
and up to 711068889/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 355534445 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 711068889 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 355534445 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 355534445 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 711068889 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 22681845/33554432 on, drafting 6 is not slower than plain decoding, and
up to 725819039/1073741824 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 22681845 33554432 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 725819039 1073741824 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 22681845 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 22681845 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 725819039 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 740578761/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 92572345/134217728 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 740578761 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 92572345 134217728 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 740578761 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 740578761 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 92572345 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 754530553/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 94316319/134217728 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 754530553 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 94316319 134217728 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 754530553 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 754530553 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 94316319 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 767423105/1073741824 on, drafting 9 is not slower than plain decoding,
and up to 5995493/8388608 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 767423105 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 5995493 8388608 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 767423105 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 767423105 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 5995493 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 97403183/134217728 on, drafting 10 is not slower than plain decoding,
and up to 779225463/1073741824 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 97403183 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 779225463 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 97403183 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 97403183 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 779225463 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 789992961/1073741824 on, drafting 11 is not slower than plain decoding,
and up to 1542955/2097152 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 789992961 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1542955 2097152 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 789992961 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 789992961 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 1542955 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 799811527/1073741824 on, drafting 12 is not slower than plain decoding,
and up to 399905763/536870912 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 799811527 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 399905763 536870912 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 799811527 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 799811527 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 399905763 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 101096727/134217728 on, drafting 13 is not slower than plain decoding,
and up to 808773815/1073741824 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 101096727 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 808773815 1073741824 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 101096727 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 101096727 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 808773815 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 816969071/1073741824 on, drafting 14 is not slower than plain decoding,
and up to 408484535/536870912 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 816969071 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 408484535 536870912 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 816969071 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 816969071 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 408484535 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 412239575/536870912 on, drafting 15 is not slower than plain decoding,
and up to 824479149/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 412239575 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 824479149 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 412239575 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 412239575 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 824479149 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 415688683/536870912 on, drafting 16 is not slower than plain decoding,
and up to 831377365/1073741824 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k16 :
    (∀ a : α, ratio 415688683 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 831377365 1073741824 → ¬ throughput cost a 0 < throughput cost a 16 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 16) (ratio_nonneg 415688683 (by decide)) (Stands.le (stands_entry costs_positive 16) ((stands_tokens 415688683 (by decide) 16).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 16) h0 h (Stands.le ((stands_tokens 831377365 (by decide) 16).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 16) (by decide))⟩

/-- From the acceptance rate 837728597/1073741824 on, drafting 17 is not slower than plain decoding,
and up to 209432149/268435456 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k17 :
    (∀ a : α, ratio 837728597 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 209432149 268435456 → ¬ throughput cost a 0 < throughput cost a 17 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 17) (ratio_nonneg 837728597 (by decide)) (Stands.le (stands_entry costs_positive 17) ((stands_tokens 837728597 (by decide) 17).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 17) h0 h (Stands.le ((stands_tokens 209432149 (by decide) 17).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 17) (by decide))⟩

/-- From the acceptance rate 421794959/536870912 on, drafting 18 is not slower than plain decoding,
and up to 843589917/1073741824 not faster (derived.draft_length.thresholds[17]). -/
theorem S2_k18 :
    (∀ a : α, ratio 421794959 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 843589917 1073741824 → ¬ throughput cost a 0 < throughput cost a 18 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 18) (ratio_nonneg 421794959 (by decide)) (Stands.le (stands_entry costs_positive 18) ((stands_tokens 421794959 (by decide) 18).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 18) h0 h (Stands.le ((stands_tokens 843589917 (by decide) 18).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 18) (by decide))⟩

/-- From the acceptance rate 424505715/536870912 on, drafting 19 is not slower than plain decoding,
and up to 849011429/1073741824 not faster (derived.draft_length.thresholds[18]). -/
theorem S2_k19 :
    (∀ a : α, ratio 424505715 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 849011429 1073741824 → ¬ throughput cost a 0 < throughput cost a 19 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 19) (ratio_nonneg 424505715 (by decide)) (Stands.le (stands_entry costs_positive 19) ((stands_tokens 424505715 (by decide) 19).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 19) h0 h (Stands.le ((stands_tokens 849011429 (by decide) 19).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 19) (by decide))⟩

/-- From the acceptance rate 854037095/1073741824 on, drafting 20 is not slower than plain decoding,
and up to 427018547/536870912 not faster (derived.draft_length.thresholds[19]). -/
theorem S2_k20 :
    (∀ a : α, ratio 854037095 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 427018547 536870912 → ¬ throughput cost a 0 < throughput cost a 20 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 20) (ratio_nonneg 854037095 (by decide)) (Stands.le (stands_entry costs_positive 20) ((stands_tokens 854037095 (by decide) 20).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 20) h0 h (Stands.le ((stands_tokens 427018547 (by decide) 20).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 20) (by decide))⟩

/-- From the acceptance rate 858705533/1073741824 on, drafting 21 is not slower than plain decoding,
and up to 214676383/268435456 not faster (derived.draft_length.thresholds[20]). -/
theorem S2_k21 :
    (∀ a : α, ratio 858705533 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 214676383 268435456 → ¬ throughput cost a 0 < throughput cost a 21 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 21) (ratio_nonneg 858705533 (by decide)) (Stands.le (stands_entry costs_positive 21) ((stands_tokens 858705533 (by decide) 21).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 21) h0 h (Stands.le ((stands_tokens 214676383 (by decide) 21).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 21) (by decide))⟩

/-- From the acceptance rate 431525365/536870912 on, drafting 22 is not slower than plain decoding,
and up to 863050729/1073741824 not faster (derived.draft_length.thresholds[21]). -/
theorem S2_k22 :
    (∀ a : α, ratio 431525365 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 863050729 1073741824 → ¬ throughput cost a 0 < throughput cost a 22 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 22) (ratio_nonneg 431525365 (by decide)) (Stands.le (stands_entry costs_positive 22) ((stands_tokens 431525365 (by decide) 22).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 22) h0 h (Stands.le ((stands_tokens 863050729 (by decide) 22).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 22) (by decide))⟩

/-- From the acceptance rate 867102661/1073741824 on, drafting 23 is not slower than plain decoding,
and up to 216775665/268435456 not faster (derived.draft_length.thresholds[22]). -/
theorem S2_k23 :
    (∀ a : α, ratio 867102661 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 216775665 268435456 → ¬ throughput cost a 0 < throughput cost a 23 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 23) (ratio_nonneg 867102661 (by decide)) (Stands.le (stands_entry costs_positive 23) ((stands_tokens 867102661 (by decide) 23).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 23) h0 h (Stands.le ((stands_tokens 216775665 (by decide) 23).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 23) (by decide))⟩

/-- From the acceptance rate 435443915/536870912 on, drafting 24 is not slower than plain decoding,
and up to 870887829/1073741824 not faster (derived.draft_length.thresholds[23]). -/
theorem S2_k24 :
    (∀ a : α, ratio 435443915 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 870887829 1073741824 → ¬ throughput cost a 0 < throughput cost a 24 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 24) (ratio_nonneg 435443915 (by decide)) (Stands.le (stands_entry costs_positive 24) ((stands_tokens 435443915 (by decide) 24).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 24) h0 h (Stands.le ((stands_tokens 870887829 (by decide) 24).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 24) (by decide))⟩

/-- From the acceptance rate 109303717/134217728 on, drafting 25 is not slower than plain decoding,
and up to 874429735/1073741824 not faster (derived.draft_length.thresholds[24]). -/
theorem S2_k25 :
    (∀ a : α, ratio 109303717 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 874429735 1073741824 → ¬ throughput cost a 0 < throughput cost a 25 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 25) (ratio_nonneg 109303717 (by decide)) (Stands.le (stands_entry costs_positive 25) ((stands_tokens 109303717 (by decide) 25).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 25) h0 h (Stands.le ((stands_tokens 874429735 (by decide) 25).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 25) (by decide))⟩

/-- From the acceptance rate 877749269/1073741824 on, drafting 26 is not slower than plain decoding,
and up to 219437317/268435456 not faster (derived.draft_length.thresholds[25]). -/
theorem S2_k26 :
    (∀ a : α, ratio 877749269 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 219437317 268435456 → ¬ throughput cost a 0 < throughput cost a 26 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 26) (ratio_nonneg 877749269 (by decide)) (Stands.le (stands_entry costs_positive 26) ((stands_tokens 877749269 (by decide) 26).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 26) h0 h (Stands.le ((stands_tokens 219437317 (by decide) 26).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 26) (by decide))⟩

/-- From the acceptance rate 110108131/134217728 on, drafting 27 is not slower than plain decoding,
and up to 880865047/1073741824 not faster (derived.draft_length.thresholds[26]). -/
theorem S2_k27 :
    (∀ a : α, ratio 110108131 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 880865047 1073741824 → ¬ throughput cost a 0 < throughput cost a 27 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 27) (ratio_nonneg 110108131 (by decide)) (Stands.le (stands_entry costs_positive 27) ((stands_tokens 110108131 (by decide) 27).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 27) h0 h (Stands.le ((stands_tokens 880865047 (by decide) 27).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 27) (by decide))⟩

/-- From the acceptance rate 110474215/134217728 on, drafting 28 is not slower than plain decoding,
and up to 883793719/1073741824 not faster (derived.draft_length.thresholds[27]). -/
theorem S2_k28 :
    (∀ a : α, ratio 110474215 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 883793719 1073741824 → ¬ throughput cost a 0 < throughput cost a 28 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 28) (ratio_nonneg 110474215 (by decide)) (Stands.le (stands_entry costs_positive 28) ((stands_tokens 110474215 (by decide) 28).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 28) h0 h (Stands.le ((stands_tokens 883793719 (by decide) 28).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 28) (by decide))⟩

/-- From the acceptance rate 443275101/536870912 on, drafting 29 is not slower than plain decoding,
and up to 886550201/1073741824 not faster (derived.draft_length.thresholds[28]). -/
theorem S2_k29 :
    (∀ a : α, ratio 443275101 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 886550201 1073741824 → ¬ throughput cost a 0 < throughput cost a 29 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 29) (ratio_nonneg 443275101 (by decide)) (Stands.le (stands_entry costs_positive 29) ((stands_tokens 443275101 (by decide) 29).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 29) h0 h (Stands.le ((stands_tokens 886550201 (by decide) 29).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 29) (by decide))⟩

/-- From the acceptance rate 889147897/1073741824 on, drafting 30 is not slower than plain decoding,
and up to 111143487/134217728 not faster (derived.draft_length.thresholds[29]). -/
theorem S2_k30 :
    (∀ a : α, ratio 889147897 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 111143487 134217728 → ¬ throughput cost a 0 < throughput cost a 30 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 30) (ratio_nonneg 889147897 (by decide)) (Stands.le (stands_entry costs_positive 30) ((stands_tokens 889147897 (by decide) 30).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 30) h0 h (Stands.le ((stands_tokens 111143487 (by decide) 30).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 30) (by decide))⟩

/-- From the acceptance rate 891598881/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 27862465/33554432 not faster (derived.draft_length.thresholds[30]). -/
theorem S2_k31 :
    (∀ a : α, ratio 891598881 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 27862465 33554432 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 891598881 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 891598881 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 27862465 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 31 j →
      IsLeastBest cost b 31 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 696164809/1073741824
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 696164809 1073741824 → IsBest cost a 31 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 696164809) (q := 1073741824) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 348082405/536870912 to 710371001/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k3 :
    ∀ a : α, ratio 348082405 536870912 ≤ a → a ≤ ratio 710371001 1073741824 → IsBest cost a 31 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 348082405 (by decide)) h1 h2
    (best_of_walk (p := 348082405) (q := 536870912) (A := 236544737914979200544171772060080078125) (B := 4129621816036900595270321229642334208) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 710371001) (q := 1073741824) (A := 1930822751828481145330321628581884765625) (B := 33036974528295204762162569837138673664) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 355185501/536870912 to 24620233/33554432
(derived.draft_length.staircase[2]). -/
theorem M3_k4 :
    ∀ a : α, ratio 355185501 536870912 ≤ a → a ≤ ratio 24620233 33554432 → IsBest cost a 31 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 355185501 (by decide)) h1 h2
    (best_of_walk (p := 355185501) (q := 536870912) (A := 419900215996470162689210428771259847933576171875) (B := 7184622567729099967381882770922788978413273088) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 24620233) (q := 33554432) (A := 7342168876542522115967725105397105919921875) (B := 109628640254655456045255779585613845495808) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 787847457/1073741824 to 105099331/134217728
(derived.draft_length.staircase[3]). -/
theorem M3_k5 :
    ∀ a : α, ratio 787847457 1073741824 ≤ a → a ≤ ratio 105099331 134217728 → IsBest cost a 31 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 787847457 (by decide)) h1 h2
    (best_of_walk (p := 787847457) (q := 1073741824) (A := 8861093731800885718837416965923897037819746419253419921875) (B := 132308269035429065202397514635548246915204614742387720192) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 105099331) (q := 134217728) (A := 2345659910130176853665733188733244186750199103515625) (B := 31300216564900968141161899924001352925903465742336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 840794649/1073741824 to 439232415/536870912
(derived.draft_length.staircase[4]). -/
theorem M3_k6 :
    ∀ a : α, ratio 840794649 1073741824 ≤ a → a ≤ ratio 439232415 536870912 → IsBest cost a 31 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 840794649 (by decide)) h1 h2
    (best_of_walk (p := 840794649) (q := 1073741824) (A := 11338457477483633569986759412416719795675202093509270324590326171875) (B := 151299074589694234719652583134196586561021241492111135055919710208) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 439232415) (q := 536870912) (A := 194622674672428411653093043530025313265267318678481702534607421875) (B := 2364048040463972417494571611471821665015956898314236485248745472) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 878464831/1073741824 to 453096147/536870912
(derived.draft_length.staircase[5]). -/
theorem M3_k7 :
    ∀ a : α, ratio 878464831 1073741824 ≤ a → a ≤ ratio 453096147 536870912 → IsBest cost a 31 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 878464831 (by decide)) h1 h2
    (best_of_walk (p := 878464831) (q := 1073741824) (A := 14165130355407919452766629659416038117921847971600546490429662188624892578125) (B := 172061393289671424556428604424063833376918360442610423614592991366209339392) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 453096147) (q := 536870912) (A := 119837098504521214804327483837404048743802958514391265096367043871462890625) (B := 1344229635075558004347098472062998698257174690957893934489007745048510464) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 8 is best at every acceptance rate from 906192295/1073741824 to 927190407/1073741824
(derived.draft_length.staircase[6]). -/
theorem M3_k8 :
    ∀ a : α, ratio 906192295 1073741824 ≤ a → a ≤ ratio 927190407 1073741824 → IsBest cost a 31 8 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 906192295 (by decide)) h1 h2
    (best_of_walk (p := 906192295) (q := 1073741824) (A := 5786999650554328186089223485937306508051681940645549192416688443876425186775619140625) (B := 64913591048892704071480765108864207900741090040334199335766328180676232404413710336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 927190407) (q := 1073741824) (A := 18587482468123122937621908853098694626233111832812828114263343527316497085174357421875) (B := 194740773146678112214442295326592623702223270121002598007298984542028697213241131008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 9 is best at every acceptance rate from 115898801/134217728 to 943477835/1073741824
(derived.draft_length.staircase[7]). -/
theorem M3_k9 :
    ∀ a : α, ratio 115898801 134217728 ≤ a → a ≤ ratio 943477835 1073741824 → IsBest cost a 31 9 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 115898801 (by decide)) h1 h2
    (best_of_walk (p := 115898801) (q := 134217728) (A := 156090560677707226647603397195612465516120290071560610229132127755711923194040388671875) (B := 1635358441461223310207256336433300856255142405640071700921529431891385503762889048064) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 943477835) (q := 1073741824) (A := 7408842012348184828971656061218615871402737978551505421042902051355878309886763850487623046875) (B := 73164698159515464265552384863227088155673267333821603151594395544530835029063472915744292864) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 10 is best at every acceptance rate from 235869459/268435456 to 956371017/1073741824
(derived.draft_length.staircase[8]). -/
theorem M3_k10 :
    ∀ a : α, ratio 235869459 268435456 ≤ a → a ≤ ratio 956371017 1073741824 → IsBest cost a 31 10 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 235869459 (by decide)) h1 h2
    (best_of_walk (p := 235869459) (q := 268435456) (A := 51412403558905617264913047546334829013601754658717836554216522993222409626032969133307064453125) (B := 507714021612938719511984816243388698925211318996334310604949665428986690785605505887152111616) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 956371017) (q := 1073741824) (A := 26285163117966256254122564310150074929181750177069923795218811846764301588506510177471514377641451171875) (B := 246490429660112488637712532683556354892625703804917813933602709274488563652346877549741529029104631808) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 11 is best at every acceptance rate from 478185509/536870912 to 241689239/268435456
(derived.draft_length.staircase[9]). -/
theorem M3_k11 :
    ∀ a : α, ratio 478185509 536870912 ≤ a → a ≤ ratio 241689239 268435456 → IsBest cost a 31 11 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 478185509 (by decide)) h1 h2
    (best_of_walk (p := 478185509) (q := 536870912) (A := 4788835810648471016801748367471895382377732553653574345136633409465910501798473815803493016478462427392578125) (B := 44907546751499097819287240794871376833875412081647617897089373578514226607234146787565076056512420347117568) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 241689239) (q := 268435456) (A := 2447403668276798493733613875845313220384856088567426379888379823927630000660221759447116893506293583984375) (B := 21927513062255418857073848044370789469665728555492000926313170692633899710563548236115759793218955247616) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 966756957/1073741824 to 243812643/268435456
(derived.draft_length.staircase[10]). -/
theorem M3_k12 :
    ∀ a : α, ratio 966756957 1073741824 ≤ a → a ≤ ratio 243812643 268435456 → IsBest cost a 31 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 966756957 (by decide)) h1 h2
    (best_of_walk (p := 966756957) (q := 1073741824) (A := 34371896652535186082081792894918924967574962037970885083156232189791965218376760030270680721989773461548910159815763671875) (B := 307955005217646041669726258190538517120247606851253024321076757128959345940135035709306222329662369748608190669398212608) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 243812643) (q := 268435456) (A := 2133413924477724670525570139433578473296668187179252077573049394533050187939989823927137826260253481334200763671875) (B := 18355548692801358799322024475964219398513293674662889499728486366805991288431586963493002791980646237648021618688) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 975250573/1073741824 to 982288909/1073741824
(derived.draft_length.staircase[11]). -/
theorem M3_k13 :
    ∀ a : α, ratio 975250573 1073741824 ≤ a → a ≤ ratio 982288909 1073741824 → IsBest cost a 31 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 975250573 (by decide)) h1 h2
    (best_of_walk (p := 975250573) (q := 1073741824) (A := 39846287605749602164524666577946582375329392903147999732948708303390352256068272973448135805067864842641470341068027346077552734375) (B := 342831018595079579710090776458255751359369492378771951831203505863076053549109951872409884080701138145606504534069477072533716992) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 982288909) (q := 1073741824) (A := 41315676209253614696167727399302686833144409814146778221989314089245597439178850327810704408068556802059055097141263312215802734375) (B := 342831018595079579710090776458255751359369492378771951831203505863076053549109951872409884080701138145606504534069477072533716992) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 14 is best at every acceptance rate from 491144455/536870912 to 247047365/268435456
(derived.draft_length.staircase[12]). -/
theorem M3_k14 :
    ∀ a : α, ratio 491144455 536870912 ≤ a → a ≤ ratio 247047365 268435456 → IsBest cost a 31 14 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 491144455 (by decide)) h1 h2
    (best_of_walk (p := 491144455) (q := 536870912) (A := 254614044986236991418816000340339684054564443852870773470974846836519389218523314225307719160523221516513536445526897690211354666015625) (B := 2112747507359733836502468551645332119044995508742991886102325431430148323572659989122055296834342992995455981794154143025330537889792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 247047365) (q := 268435456) (A := 16054793483631337107908787151558641669217102061124928904809408277534274849492616612472999719425922262215166942553290359530900390625) (B := 128951874228499379669340121560384040469054901656676750860737636195687763889932860664187945363424254943570311388803353456135897088) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 988189461/1073741824 to 993187375/1073741824
(derived.draft_length.staircase[13]). -/
theorem M3_k15 :
    ∀ a : α, ratio 988189461 1073741824 ≤ a → a ≤ ratio 993187375 1073741824 → IsBest cost a 31 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 988189461 (by decide)) h1 h2
    (best_of_walk (p := 988189461) (q := 1073741824) (A := 52541268930112270207270226891737741119001113187207018593860414025634797624639871788177932981316840867453418455640947715500604778517279326912802734375) (B := 422010726631966566372623974244579483339382803664610829263640309608627685637975644399212465969838368278887674097420535872465478498916699073195016192) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 993187375) (q := 1073741824) (A := 54110899391003310198774802570510084202763668291935146558063486363725611711176038238202021745227147233058178053530409772129146162515711886256111328125) (B := 422010726631966566372623974244579483339382803664610829263640309608627685637975644399212465969838368278887674097420535872465478498916699073195016192) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 16 is best at every acceptance rate from 62074211/67108864 to 997459837/1073741824
(derived.draft_length.staircase[14]). -/
theorem M3_k16 :
    ∀ a : α, ratio 62074211 67108864 ≤ a → a ≤ ratio 997459837 1073741824 → IsBest cost a 31 16 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 62074211 (by decide)) h1 h2
    (best_of_walk (p := 62074211) (q := 67108864) (A := 3244850817945513558563424531810131522627006952430816556808779453207202180737047034861520468465369993034859051689695578359552999773107421875) (B := 25306580715043348632971703337713700759482308855205512359628203371689362616778497132837218424874873412708253263937415753522361545510617088) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 997459837) (q := 1073741824) (A := 61478876886995782133627275317609798351107317646281358480552871256618268345379017921241674146473807615236171797680655456354979772249815485050873818498107421875) (B := 466824017831078318575136864454260989841423229542348799888521986337231530709765348233757624007522981890816194802503004734189519583386744853389835323947614208) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 17 is best at every acceptance rate from 498729919/536870912 to 1001142421/1073741824
(derived.draft_length.staircase[15]). -/
theorem M3_k17 :
    ∀ a : α, ratio 498729919 536870912 ≤ a → a ≤ ratio 1001142421 1073741824 → IsBest cost a 31 17 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 498729919 (by decide)) h1 h2
    (best_of_walk (p := 498729919) (q := 536870912) (A := 172648844377229191048480427774121895860327149381808149146191912484510012309756430063848548071787525577318143289169611869028441485572745104831393238531310130859375) (B := 1310964525666591247533304681617222371570488480366481731840203070186983705428210449416394343584442907678017358881002753867812334223284682467780464077121165197312) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1001142421) (q := 1073741824) (A := 23188116114940542615817934763467958800159057025410610336421998891186857529440223260039023352191325297194489993843648001574025174514064175375589968898852441200751953125) (B := 171830742308171447996685311228932570686487066098595493555759096815548328237886400025905639402300100795173091263250792954961898271314369900416920987516425364742078464) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 18 is best at every acceptance rate from 500571211/536870912 to 1004340311/1073741824
(derived.draft_length.staircase[16]). -/
theorem M3_k18 :
    ∀ a : α, ratio 500571211 536870912 ≤ a → a ≤ ratio 1004340311 1073741824 → IsBest cost a 31 18 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 500571211 (by decide)) h1 h2
    (best_of_walk (p := 500571211) (q := 536870912) (A := 292562695695592233789758086106694838572380062750899233016238147450853983651689429343829152065898861438753812809885348141929823540712633625585843479337033627841966498046875) (B := 2167975379464055857086487954907741197543734114053965750695242096083139851165113645636653192983892178568887270812038923565561700580452403478202140334458238332380100165632) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1004340311) (q := 1073741824) (A := 78425756946859190500484744409863113249163065930966344508112083674222696508160357085210846330314276176647570621589700070267243783687400338280552505240913688915062939815451171875) (B := 568321737874225458600080298451334908488904635594562797750253544035618613143827551521774814621569431258762384719751131579170606436962114857389821875836220429403448977819435008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 19 is best at every acceptance rate from 125542539/134217728 to 1007136133/1073741824
(derived.draft_length.staircase[17]). -/
theorem M3_k19 :
    ∀ a : α, ratio 125542539 134217728 ≤ a → a ≤ ratio 1007136133 1073741824 → IsBest cost a 31 19 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 125542539 (by decide)) h1 h2
    (best_of_walk (p := 125542539) (q := 134217728) (A := 599074572556426612819045508384985365700302118349891737049464375161696600790722966500004690645415923809089428112680288484974428969695263058055858286527081389952978515625) (B := 4341266351334740335325158625694144846117743168371219367956057789397254458276401921755430160629018216194836593776297248894205392570389472760053586617322517919889883136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1007136133) (q := 1073741824) (A := 88126315376655810981553227512091472869792317238363397364259426467894228491391745572674620331032807033077528050382273426703694924568172175480392813598712106962486536476829469525927734375) (B := 625642416709990699021323368501395626087840589442101155711070108917445354235462910255789192417155084051957765634694559686682003006966467900565216361263830306242829349491542797259374592) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 20 is best at every acceptance rate from 503568067/536870912 to 252398885/268435456
(derived.draft_length.staircase[18]). -/
theorem M3_k20 :
    ∀ a : α, ratio 503568067 536870912 ≤ a → a ≤ ratio 252398885 268435456 → IsBest cost a 31 20 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 503568067 (by decide)) h1 h2
    (best_of_walk (p := 503568067) (q := 536870912) (A := 92394817263084212900984931608924629174883039213292552203593798753509494997340386477279502510385649388762049573705116380942580018782983093419413626106796869294180109619550975342324201171875) (B := 655946139198971888534537098342857668076343077507397636438128205436982539098452687719326102465311025233220125679581525951251331878137035799475198942072360927044891211538852796640639582208) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 252398885) (q := 268435456) (A := 89798369108968268830096598464037570507825247435483018502247072002082240488281916336257829522311020326351539864503025815949576154518190739359054046767175080977653435263284242638671875) (B := 625558985899898422750985239355905216289847447879216801107528882443411387537434280127836325135527634843082547835904622985125858190667186545825194303581581999821559154070713802948608) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 21 is best at every acceptance rate from 1009595541/1073741824 to 505885617/536870912
(derived.draft_length.staircase[19]). -/
theorem M3_k21 :
    ∀ a : α, ratio 1009595541 1073741824 ≤ a → a ≤ ratio 505885617 536870912 → IsBest cost a 31 21 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1009595541 (by decide)) h1 h2
    (best_of_walk (p := 1009595541) (q := 1073741824) (A := 108408910063666471155470867717178469792244659432378688319546829441964902988881364076821741876557827984339990153720465050292867083677126784980715644654378610594512981349179159681750679368904549826787109375) (B := 755204888222945140364472908285767765054027622790750648054630216967827664641024341088296141544018567209755738034453903882284609798160526561626100578631886355889021660798370312433684536199789535446433792) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 505885617) (q := 536870912) (A := 52606426214090882661137482024620990769701932293147456087085348894161876832843747639643938152870171781621328982591565520903996817789088888351124439566429676255019337960281670408575725128397263671875) (B := 360109752761337824041592077391513712431920825381636928584399326785959083862793131393573828479775699238660687463023139897482209109382880478680658616367285898155699568175492435662119167423147933696) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 22 is best at every acceptance rate from 1011771235/1073741824 to 1013705927/1073741824
(derived.draft_length.staircase[20]). -/
theorem M3_k22 :
    ∀ a : α, ratio 1011771235 1073741824 ≤ a → a ≤ ratio 1013705927 1073741824 → IsBest cost a 31 22 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1011771235 (by decide)) h1 h2
    (best_of_walk (p := 1011771235) (q := 1073741824) (A := 120993023377694468795649122861825643397569844224482596421620504411279842690478286625725088365926930826006590995158889599226659078950600501861842314374872714199192366320759967977894728942793662192926073961935546875) (B := 828240397824897098054901616874518130798398699023755122569459115766306371649106776117283662439255887655697408810697827097406594452723659354858811135096764741525336035888260886224802660836255521855722700677316608) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1013705927) (q := 1073741824) (A := 122973973090068013020474820021994652964442914665384960929978314544687366792943570233020304737474263349092930614372148336064956600513827974697936924933219654811408185101907883755538131289862742123431645530201171875) (B := 828240397824897098054901616874518130798398699023755122569459115766306371649106776117283662439255887655697408810697827097406594452723659354858811135096764741525336035888260886224802660836255521855722700677316608) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 23 is best at every acceptance rate from 126713241/134217728 to 1015434535/1073741824
(derived.draft_length.staircase[21]). -/
theorem M3_k23 :
    ∀ a : α, ratio 126713241 134217728 ≤ a → a ≤ ratio 1015434535 1073741824 → IsBest cost a 31 23 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 126713241 (by decide)) h1 h2
    (best_of_walk (p := 126713241) (q := 134217728) (A := 228226529327535953945037510392460106526968310560759637002167235016908527743674969203315120914055469600038137223405308583073410967314903913577369700481561837065073187330964487628621356070589263154296875) (B := 1537125499656193536212945317488046580838508283079767751107950889950656097054491037698879163564833110643415667242093213052588779757776973989882578429760474661280422947816347307915676988815884016418816) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1015434535) (q := 1073741824) (A := 45590423364097698401231388284226934374338090945921496727665415196617393615129553822535509278238137014612913234983660175247765097069599715472116889289882728924236968440317999478404624568974037965449876363228825732740234375) (B := 302452914147527696364297807672260014758122075233923734786728180555473844962286629350705981067621753246845192859741499951388947337036495277486297131490696895389062526852298343750288996061554282317627233749291833873137664) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 24 is best at every acceptance rate from 126929317/134217728 to 127123229/134217728
(derived.draft_length.staircase[22]). -/
theorem M3_k24 :
    ∀ a : α, ratio 126929317 134217728 ≤ a → a ≤ ratio 127123229 134217728 → IsBest cost a 31 24 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 126929317 (by decide)) h1 h2
    (best_of_walk (p := 126929317) (q := 134217728) (A := 31697234820781326949027787433685563727699760267627942278304727209821246926564260144166366973964038688471577655986379985232575588748534151037659372825077900042579495500593178785798933259825238157691375919921875) (B := 210283657184234760179046484356831003068068022534282425020125469910951117210479034843875074721778000801567609122660232883247925829435077892327729648520759190948150980176969505491196782145068439061511219970048) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 127123229) (q := 134217728) (A := 2922424841944613054934772431342044914067865140350280334735309504499500978655697041347312254045931446351869081593692111239006243575459994645181268546497783667264247826567098574038931635924188858774579572265625) (B := 19116696107657705470822407668802818460733456594025675001829588173722828837316275894897734065616181891051600829332748443931629620857734353847975422592796290086195543652451773226472434740460767187410110906368) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 25 is best at every acceptance rate from 1016985833/1073741824 to 509191851/536870912
(derived.draft_length.staircase[23]). -/
theorem M3_k25 :
    ∀ a : α, ratio 1016985833 1073741824 ≤ a → a ≤ ratio 509191851 536870912 → IsBest cost a 31 25 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1016985833 (by decide)) h1 h2
    (best_of_walk (p := 1016985833) (q := 1073741824) (A := 55329111968752252833297021253053325057991326319319040696987142059802595016994181161208207328797378030801877694658971604148406382186003983302377732526425652784378124114519974347720640990465419634391312968130127164646902934148892125759765625) (B := 361928831950351110854781539621911492118724758905152070787802698363261906195925067630587105216217701671253702121821727231226252604353230364360193955020339546190888054834316268733680979438381783259121547035013176287167386777974635510104064) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 509191851) (q := 536870912) (A := 5012315047726784677687031498606085502653550132188390189560520608736577263983870388352423842175219538880615588130324110949897810267721890764568705172706316458590286537724798726859212013400121343145659755156621172802283979419556640625) (B := 32358959193559090273509759273103906999712415835721975933414938899570277887218451586120167840977105647735628675385271957328282529504886004122512992175251800971408610478131437486441222975109378986876149210484013821527426252780077056) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 26 is best at every acceptance rate from 1018383703/1073741824 to 509824057/536870912
(derived.draft_length.staircase[24]). -/
theorem M3_k26 :
    ∀ a : α, ratio 1018383703 1073741824 ≤ a → a ≤ ratio 509824057 536870912 → IsBest cost a 31 26 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1018383703 (by decide)) h1 h2
    (best_of_walk (p := 1018383703) (q := 1073741824) (A := 61244353059501617681407309283083192598658430639487254990100316460022088873355955382167852815791972143514076580703305287355942657771766727437132852250549603745940722526495176279414281141643037421119246984449613479596136849398119294471902611775390625) (B := 395386858916814655162614499080559776831662077269251835918380474866337803174439173216340356692659144625921802869795917523688429381481295746507070709199681125359934483441404116744131354277788999646760484203729170580459429024436506983678934029172736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 509824057) (q := 536870912) (A := 2771768953855779094143307750970779567324486966102515640687981425999314985537345561562290603357366060398790937738793725688094942861469964047485595784070046868579360258357603962825542812933070953443982703226048415105198246422510280065513671875) (B := 17675169955945670090434603351975669421180877563472919281648716697082123302270733112827257366150281338062366971513446458742995383507667291753310145848975231887099198256793802235013158065577849729959390351342968817671809897919141068324995072) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 27 is best at every acceptance rate from 1019648115/1073741824 to 127599483/134217728
(derived.draft_length.staircase[25]). -/
theorem M3_k27 :
    ∀ a : α, ratio 1019648115 1073741824 ≤ a → a ≤ ratio 127599483 134217728 → IsBest cost a 31 27 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1019648115 (by decide)) h1 h2
    (best_of_walk (p := 1019648115) (q := 1073741824) (A := 203039335314203380666514407007299535558120129941661120971826448238722232938395623287399561675605199569001813205813553241311026906724134004021105681419671054389353168698317479862678985038764163873911534195985826171015505249821455830330067529193747307556640625) (B := 1294752478846731182979789195492616632708594620762097292294267538384684211810739816246643383700895327638573897189693603332916697916426320241853887236511007445711172825496202722102180596390879354584933260423488443266643739024597128837099969131880010211131392) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 127599483) (q := 134217728) (A := 84951204819773174373459097026083676826790134432459733337675465958888428727048668648164287454679038681156267014045209839610822072529801220700577573847478539584261121652543699819464420829165041218423425680134896326668741497359259765625) (B := 535497074278495053523653261565661871118222219169072465423139498337768066323846285672675447078175641792922849252891165000148159717866622468727240882269269194598503470965239156903803032568741999098908836158465062452497847418561232896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 28 is best at every acceptance rate from 1020795865/1073741824 to 510920583/536870912
(derived.draft_length.staircase[26]). -/
theorem M3_k28 :
    ∀ a : α, ratio 1020795865 1073741824 ≤ a → a ≤ ratio 510920583 536870912 → IsBest cost a 31 28 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1020795865 (by decide)) h1 h2
    (best_of_walk (p := 1020795865) (q := 1073741824) (A := 224031433448483369294219167297102616346452003883045221287748309189270613592353375785092940253799353569448078804281734230688587891994262489964685715444428028539082046046710029559141994779406687056220078163809998972073610404062217792003825937137850176774099687169921875) (B := 1412200994321718761902620354879929928916068412975125464090815834195897057630184278974026328288626310311602567127391576860388293650559389083333103317732248912783185971928872971391261284404927345517616095565601841658620030372686649504040303428693312416869038589739008) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 510920583) (q := 536870912) (A := 843697355594060023375247144202599454946206568388657224201553782523819209180936229625119532858914012428962435543489350330994061558832540613023326042059682889051128810656341219616723426338827044912861639101838140945104528180515451295759888140902856678419921875) (B := 5260858663624967492754088174104429516628639448341449588875531532600138551109225597135820717694708370833108451691983553992168209145066846472520766100780103030738182261321220440384973900038478320530116914084560579279884809153849815964848933475812198284525568) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 29 is best at every acceptance rate from 1021841167/1073741824 to 255699029/268435456
(derived.draft_length.staircase[27]). -/
theorem M3_k29 :
    ∀ a : α, ratio 1021841167 1073741824 ≤ a → a ≤ ratio 255699029 268435456 → IsBest cost a 31 29 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1021841167 (by decide)) h1 h2
    (best_of_walk (p := 1021841167) (q := 1073741824) (A := 82281458013247483947350652145901497621340560231358533702878465647026922282294303010999681040494048124131626149390003192540160315188371958251726364170167686540320425164111146215179720634378844296013668587619016401717324837900098241335250979227197587055755070316113171537109375) (B := 513064446335227527727271711825438127965751244688898052970992916356937693053693363392428600718919264916899831758049102520079663995070746986953395065029617591895402286704475663935559810146719801742910745900252882435085797361004660875433071605726663122660026959710648337956864) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 255699029) (q := 268435456) (A := 288406007553140983463992830550578733007783579122048573526741751475383652195697266387601112409350050256593976808982042518473960011905542385016973351284558509565496296739125825755067405942409660504851011068353347109516249480948864472941378258341411549658203125) (B := 1780049879493523805770975986744735386372276586156367290152805331188623817243223702135134642040162570159402804219509969669009652442732787685197148406476891329878333876059455731287322518228698898175683763487653640933009576433775983645677985798156741934841856) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 30 is best at every acceptance rate from 1022796117/1073741824 to 1023671063/1073741824
(derived.draft_length.staircase[28]). -/
theorem M3_k30 :
    ∀ a : α, ratio 1022796117 1073741824 ≤ a → a ≤ ratio 1023671063 1073741824 → IsBest cost a 31 30 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 1022796117 (by decide)) h1 h2
    (best_of_walk (p := 1022796117) (q := 1073741824) (A := 271623664782750909587447217407563867327168966087526750757997886233217190084858120517149337158149921993338046907527193324579243225547622540441203273311143796519410039340684110160453224414234952856531576344186670625801271229353494327864653535573925063689295785967687433013865691841796875) (B := 1676468776190419737293840190761885196535218699603292993656067001347301190142503224991553542752049845378374167295485996347356363334897541871165945090864105564646333416089624426385863495398983890546793504849303165638620303912268891798376149674445301344575956888346199866908067714039808) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1023671063) (q := 1073741824) (A := 274256632716186090484830192125684224048398345974335680932464176753581144489944023287792887206425573327586005591050505386545231022210110145778775606707601779019456796826956364840775017735327159433775144874186519636633714287885320403063580079047012580153402809426679241812063300013671875) (B := 1676468776190419737293840190761885196535218699603292993656067001347301190142503224991553542752049845378374167295485996347356363334897541871165945090864105564646333416089624426385863495398983890546793504849303165638620303912268891798376149674445301344575956888346199866908067714039808) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 127958883/134217728 to 1
(derived.draft_length.staircase[29]). -/
theorem M3_k31 :
    ∀ a : α, ratio 127958883 134217728 ≤ a → a ≤ ratio 1 1 → IsBest cost a 31 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 127958883 (by decide)) h1 h2
    (best_of_walk (p := 127958883) (q := 134217728) (A := 30143432709374445467000710581559466478297657614704506731286163067856897530190242450089797043622478656703197174461860247637448075511887089717098707102120620098971803102555463775604476846277399600126286948832259590292620640847030884528415196127761010445555928181640625) (B := 184259985529146559561461017267119092194183392406787365970928970290873261145552102770692247597971094433187942836797428798823487684795792610284754574489078177730125165059331051226897559831359052172876623331363646860135415639329492807195037666019791305781876543717376) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 22364770637995604560575067319809134951864085774336000000000) (B := 71740437400602361112552016378093377459238755260659976923) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 1245579789075709/12214481351575709 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1245579789075709 12214481351575709 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 10968901562500000) (r := 13460061140651418) (m := 1245579789075709)
    (d := 12214481351575709) (A := 1432) (B := 25) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 2291) (B := 40)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 31 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 31 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 31 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 1432) (B := 25) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 517922986106959/14156968586106959 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 517922986106959 14156968586106959 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 31 0 ∧
        ∀ j, j ≤ 31 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 13639045600000000) (r := 14674891572213918) (m := 517922986106959)
    (d := 14156968586106959) (A := 1432) (B := 25) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 2291) (B := 40)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 4 at acceptance 7/10 and 4 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 31 4 ∧
      IsLeastBest cost (ratio 7 10 : α) 31 4 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 31 k →
        4 ≤ k ∧ k ≤ 4 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 12641188955000000/11528551674756429 and
12641188955000000/11528551674756429 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 31 k →
      (ratio 12641188955000000 11528551674756429) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 12641188955000000 11528551674756429) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 12641188955000000 (by decide)) (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 12641188955000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 4, for every true cost within the relative error
14628722209/500000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 14628722209 500000000000) (cost 0) (C 0) → Within (ratio 14628722209 500000000000) (cost 4) (C 4) →
      (ratio 6135670035885825998405000000 5932923817300328017577831661) ≤ speedup C a 4 ∧ speedup C a 4 ≤ (ratio 2168506306371391333865000000 1865209285818700327474056113) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 6135670035885825998405000000 5932923817300328017577831661))
    (hi := (ratio 2168506306371391333865000000 1865209285818700327474056113)) (Stands.le stands_zero (stands_ratio 14628722209 (by decide)) (by decide)) (Stands.lt (stands_ratio 14628722209 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 4) hw0 hwk
    (Stands.le (stands_ratio 6135670035885825998405000000 (by decide)) (((stands_one.sub (stands_ratio 14628722209 (by decide))).div (stands_one.add (stands_ratio 14628722209 (by decide))) (p := 514628722209) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 14628722209 (by decide))).div (stands_one.sub (stands_ratio 14628722209 (by decide))) (p := 485371277791) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (stands_ratio 2168506306371391333865000000 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 4 is certainly best for every common relative error of the costs
below 1077779083795596821/203133229835338934069 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1077779083795596821 203133229835338934069 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 31 4 ∧
        ∀ j, j ≤ 31 → ¬ j = 4 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 4 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 202055450751543337248) (r := 204211008919134530890) (m := 1077779083795596821)
    (d := 203133229835338934069) (A := 4045180465600000) (B := 64405316618751) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 3, 4, 5,
6 (derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 31 k) ↔ listed (3 :: 4 :: 5 :: 6 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 2022590232800000000000000000) (B := 33144825794973899539540959)
    (l := 4) (ks := 3 :: 4 :: 5 :: 6 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 6 at acceptance 4/5 and 6 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 31 6 ∧
      IsLeastBest cost (ratio 4 5 : α) 31 6 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 31 k →
        6 ≤ k ∧ k ≤ 6 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 202893749161164800000/148244975768978525631 and
202893749161164800000/148244975768978525631 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 31 k →
      (ratio 202893749161164800000 148244975768978525631) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 202893749161164800000 148244975768978525631) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 202893749161164800000 (by decide)) (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 202893749161164800000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 6, for every true cost within the relative error
14628722209/500000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 14628722209 500000000000) (cost 0) (C 0) → Within (ratio 14628722209 500000000000) (cost 6) (C 6) →
      (ratio 98478798286161193369930956800000 76291122453893585826642285438879) ≤ speedup C a 6 ∧ speedup C a 6 ≤ (ratio 34804983625001202210023014400000 23984617771694979934785904853707) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 98478798286161193369930956800000 76291122453893585826642285438879))
    (hi := (ratio 34804983625001202210023014400000 23984617771694979934785904853707)) (Stands.le stands_zero (stands_ratio 14628722209 (by decide)) (by decide)) (Stands.lt (stands_ratio 14628722209 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 6) hw0 hwk
    (Stands.le (stands_ratio 98478798286161193369930956800000 (by decide)) (((stands_one.sub (stands_ratio 14628722209 (by decide))).div (stands_one.add (stands_ratio 14628722209 (by decide))) (p := 514628722209) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 14628722209 (by decide))).div (stands_one.sub (stands_ratio 14628722209 (by decide))) (p := 485371277791) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (stands_ratio 34804983625001202210023014400000 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 6 is certainly best for every common relative error of the costs
below 90491771644334615573/31917611429755199084843 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 90491771644334615573 31917611429755199084843 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 31 6 ∧
        ∀ j, j ≤ 31 → ¬ j = 6 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 6 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 31827119658110864469270) (r := 32008103201399533700416) (m := 90491771644334615573)
    (d := 31917611429755199084843) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 4, 5, 6,
7, 8, 9, 10 (derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 31 k) ↔ listed (4 :: 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 32462999865786368000000000000000) (B := 426207388010578691768951315301)
    (l := 6) (ks := 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 11 at acceptance 9/10 and 11 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 31 11 ∧
      IsLeastBest cost (ratio 9 10 : α) 31 11 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 31 k →
        11 ≤ k ∧ k ≤ 11 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
12363159711735871223696982016/6355720515964023098041037217 and
12363159711735871223696982016/6355720515964023098041037217 (derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 31 k →
      (ratio 12363159711735871223696982016 6355720515964023098041037217) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 12363159711735871223696982016 6355720515964023098041037217) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 12363159711735871223696982016 (by decide)) (((stands_tokens 9 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 12363159711735871223696982016 (by decide)) (by decide))⟩

/-- The true speedup of drafting 11, for every true cost within the relative error
14628722209/500000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 14628722209 500000000000) (cost 0) (C 0) → Within (ratio 14628722209 500000000000) (cost 11) (C 11) →
      (ratio 857246089545635862076632994299466743808 467262332549727341822831502004246207479) ≤ speedup C a 11 ∧ speedup C a 11 ≤ (ratio 2120812361638806729720183685301244264448 1028294729371977235093738900990092182549) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 857246089545635862076632994299466743808 467262332549727341822831502004246207479))
    (hi := (ratio 2120812361638806729720183685301244264448 1028294729371977235093738900990092182549)) (Stands.le stands_zero (stands_ratio 14628722209 (by decide)) (by decide)) (Stands.lt (stands_ratio 14628722209 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 11) hw0 hwk
    (Stands.le (stands_ratio 857246089545635862076632994299466743808 (by decide)) (((stands_one.sub (stands_ratio 14628722209 (by decide))).div (stands_one.add (stands_ratio 14628722209 (by decide))) (p := 514628722209) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 14628722209 (by decide))).div (stands_one.sub (stands_ratio 14628722209 (by decide))) (p := 485371277791) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (stands_ratio 2120812361638806729720183685301244264448 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 11 is certainly best for every common relative error of the costs
below 166584358889591412394182332894284989/2824855827752660623984163408533325008541
(derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 166584358889591412394182332894284989 2824855827752660623984163408533325008541 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 31 11 ∧
        ∀ j, j ≤ 31 → ¬ j = 11 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 11 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 2824689243393771032571769226200430723552) (r := 2825022412111550215396557590866219293530) (m := 166584358889591412394182332894284989)
    (d := 2824855827752660623984163408533325008541) (A := 98905277693886969789575856128) (B := 887670463123466913134223075) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 7, 8, 9,
10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 31 k) ↔ listed (7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 282586507696819913684502446080000000000) (B := 2610404092456577328619170402258358701)
    (l := 11) (ks := 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 27 at acceptance 19/20 and 27 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 31 27 ∧
      IsLeastBest cost (ratio 19 20 : α) 31 27 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 31 k →
        27 ≤ k ∧ k ≤ 27 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
1614905130292375175325226197785413969548563915040859630468071424/587464400290098482599158505520003448677949037228536834716796875
and
1614905130292375175325226197785413969548563915040859630468071424/587464400290098482599158505520003448677949037228536834716796875
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 31 k →
      (ratio 1614905130292375175325226197785413969548563915040859630468071424 587464400290098482599158505520003448677949037228536834716796875) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1614905130292375175325226197785413969548563915040859630468071424 587464400290098482599158505520003448677949037228536834716796875) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1614905130292375175325226197785413969548563915040859630468071424 (by decide)) (((stands_tokens 19 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 1614905130292375175325226197785413969548563915040859630468071424 (by decide)) (by decide))⟩

/-- The true speedup of drafting 27, for every true cost within the relative error
14628722209/500000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 14628722209 500000000000) (cost 0) (C 0) → Within (ratio 14628722209 500000000000) (cost 27) (C 27) →
      (ratio 783828566601251480271972693615214872821688030872415602815355902494332944384 302326053664569871014774762834413447882406223383743681960994606170654296875) ≤ speedup C a 27 ∧ speedup C a 27 ≤ (ratio 831076563691123695053253504170199096726875884168444027652715521505667055616 285138346625528611584383742685590000795542813844793152755802268829345703125) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 783828566601251480271972693615214872821688030872415602815355902494332944384 302326053664569871014774762834413447882406223383743681960994606170654296875))
    (hi := (ratio 831076563691123695053253504170199096726875884168444027652715521505667055616 285138346625528611584383742685590000795542813844793152755802268829345703125)) (Stands.le stands_zero (stands_ratio 14628722209 (by decide)) (by decide)) (Stands.lt (stands_ratio 14628722209 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 27) hw0 hwk
    (Stands.le (stands_ratio 783828566601251480271972693615214872821688030872415602815355902494332944384 (by decide)) (((stands_one.sub (stands_ratio 14628722209 (by decide))).div (stands_one.add (stands_ratio 14628722209 (by decide))) (p := 514628722209) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 14628722209 (by decide))).div (stands_one.sub (stands_ratio 14628722209 (by decide))) (p := 485371277791) (q := 500000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide))) (stands_ratio 831076563691123695053253504170199096726875884168444027652715521505667055616 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 27 is certainly best for every common relative error of the costs
below
1202488104339590986673135846096068033609574182268165811146352734232454370887942231/21642351022885976495939698924676381678216511805359621675026374436171716869727942909241
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1202488104339590986673135846096068033609574182268165811146352734232454370887942231 21642351022885976495939698924676381678216511805359621675026374436171716869727942909241 →
      (∀ j, j ≤ 31 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 31 27 ∧
        ∀ j, j ≤ 31 → ¬ j = 27 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 27 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 21641148534781636904953025788830285610182902231177353509215228083437484415357054967010) (r := 21643553510990316086926372060522477746250121379541889840837520788905949324098830851472) (m := 1202488104339590986673135846096068033609574182268165811146352734232454370887942231)
    (d := 21642351022885976495939698924676381678216511805359621675026374436171716869727942909241) (A := 12919241042339001402601809582283311756388511320326877043744571392) (B := 82048100599175765726139456078212772161724725869907379150390625) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 14, 15,
16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 31 → ((∃ C : Nat → α, (∀ j, j ≤ 31 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 31 k) ↔ listed (14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 26458605654710274872528506024516222477083671184029444185588882210816) (B := 172950770364536060290016400638234285269041325555839961077127640625)
    (l := 27) (ks := 14 :: 15 :: 16 :: 17 :: 18 :: 19 :: 20 :: 21 :: 22 :: 23 :: 24 :: 25 :: 26 :: 27 :: 28 :: 29 :: 30 :: 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
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
      ((ratio 202893749161164800000 148244975768978525631) : α) ≤ speedup cost (ratio 4 5) 6 ∧ speedup cost (ratio 4 5) 6 ≤ ((ratio 202893749161164800000 148244975768978525631) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 6)).mpr (Stands.lt (stands_entry costs_positive 6) ((stands_tokens 4 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 202893749161164800000 (by decide)) (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (p := 1432) (q := 25) (by decide) (by decide)) (stands_ratio 202893749161164800000 (by decide)) (by decide))⟩

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

/-- From the acceptance rate 348082405/536870912 on, drafting 3 is at least as fast as 0, and up to
696164809/1073741824 the other way round (results[64]). -/
theorem M2_k0_k3 :
    (∀ a : α, ratio 348082405 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 696164809 1073741824 → throughput cost a 3 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 3) (ratio_nonneg 348082405 (by decide)) h (by decide) (Stands.le ((stands_tokens 348082405 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) ((stands_tokens 348082405 (by decide) 3).div (stands_entry costs_positive 3) (p := 40991317240821) (q := 1002871000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 696164809 (by decide) 3).div (stands_entry costs_positive 3) (p := 40991317240821) (q := 1002871000000000) (by decide) (by decide)) ((stands_tokens 696164809 (by decide) 0).div (stands_entry costs_positive 0) (p := 25) (q := 1432) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 355185501/536870912 on, drafting 4 is at least as fast as 3, and up to
710371001/1073741824 the other way round (results[65]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 355185501 536870912 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 710371001 1073741824 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 355185501 (by decide)) h (by decide) (Stands.le ((stands_tokens 355185501 (by decide) 3).div (stands_entry costs_positive 3) (p := 40991317240821) (q := 1002871000000000) (by decide) (by decide)) ((stands_tokens 355185501 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 710371001 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)) ((stands_tokens 710371001 (by decide) 3).div (stands_entry costs_positive 3) (p := 40991317240821) (q := 1002871000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 787847457/1073741824 on, drafting 5 is at least as fast as 4, and up to
24620233/33554432 the other way round (results[66]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 787847457 1073741824 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 24620233 33554432 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 787847457 (by decide)) h (by decide) (Stands.le ((stands_tokens 787847457 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)) ((stands_tokens 787847457 (by decide) 5).div (stands_entry costs_positive 5) (p := 24301191065347227) (q := 513469952000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 24620233 (by decide) 5).div (stands_entry costs_positive 5) (p := 24301191065347227) (q := 513469952000000000) (by decide) (by decide)) ((stands_tokens 24620233 (by decide) 4).div (stands_entry costs_positive 4) (p := 708458482806261) (q := 16045936000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 840794649/1073741824 on, drafting 6 is at least as fast as 5, and up to
105099331/134217728 the other way round (results[67]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 840794649 1073741824 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 105099331 134217728 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 840794649 (by decide)) h (by decide) (Stands.le ((stands_tokens 840794649 (by decide) 5).div (stands_entry costs_positive 5) (p := 24301191065347227) (q := 513469952000000000) (by decide) (by decide)) ((stands_tokens 840794649 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 105099331 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)) ((stands_tokens 105099331 (by decide) 5).div (stands_entry costs_positive 5) (p := 24301191065347227) (q := 513469952000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 878464831/1073741824 on, drafting 7 is at least as fast as 6, and up to
439232415/536870912 the other way round (results[68]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 878464831 1073741824 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 439232415 536870912 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 878464831 (by decide)) h (by decide) (Stands.le ((stands_tokens 878464831 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)) ((stands_tokens 878464831 (by decide) 7).div (stands_entry costs_positive 7) (p := 28068824460078607323) (q := 525793230848000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 439232415 (by decide) 7).div (stands_entry costs_positive 7) (p := 28068824460078607323) (q := 525793230848000000000) (by decide) (by decide)) ((stands_tokens 439232415 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 906192295/1073741824 on, drafting 8 is at least as fast as 7, and up to
453096147/536870912 the other way round (results[69]). -/
theorem M2_k7_k8 :
    (∀ a : α, ratio 906192295 1073741824 ≤ a → throughput cost a 7 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 453096147 536870912 → throughput cost a 8 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 8) (ratio_nonneg 906192295 (by decide)) h (by decide) (Stands.le ((stands_tokens 906192295 (by decide) 7).div (stands_entry costs_positive 7) (p := 28068824460078607323) (q := 525793230848000000000) (by decide) (by decide)) ((stands_tokens 906192295 (by decide) 8).div (stands_entry costs_positive 8) (p := 946777192589272387461) (q := 16825383387136000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 8) h0 h (by decide) (Stands.le ((stands_tokens 453096147 (by decide) 8).div (stands_entry costs_positive 8) (p := 946777192589272387461) (q := 16825383387136000000000) (by decide) (by decide)) ((stands_tokens 453096147 (by decide) 7).div (stands_entry costs_positive 7) (p := 28068824460078607323) (q := 525793230848000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 115898801/134217728 on, drafting 9 is at least as fast as 8, and up to
927190407/1073741824 the other way round (results[70]). -/
theorem M2_k8_k9 :
    (∀ a : α, ratio 115898801 134217728 ≤ a → throughput cost a 8 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 927190407 1073741824 → throughput cost a 9 ≤ throughput cost a 8 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 8) (cost_positive 9) (ratio_nonneg 115898801 (by decide)) h (by decide) (Stands.le ((stands_tokens 115898801 (by decide) 8).div (stands_entry costs_positive 8) (p := 946777192589272387461) (q := 16825383387136000000000) (by decide) (by decide)) ((stands_tokens 115898801 (by decide) 9).div (stands_entry costs_positive 9) (p := 31802689268726181945627) (q := 538412268388352000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 8) (cost_positive 9) h0 h (by decide) (Stands.le ((stands_tokens 927190407 (by decide) 9).div (stands_entry costs_positive 9) (p := 31802689268726181945627) (q := 538412268388352000000000) (by decide) (by decide)) ((stands_tokens 927190407 (by decide) 8).div (stands_entry costs_positive 8) (p := 946777192589272387461) (q := 16825383387136000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 235869459/268435456 on, drafting 10 is at least as fast as 9, and up to
943477835/1073741824 the other way round (results[71]). -/
theorem M2_k9_k10 :
    (∀ a : α, ratio 235869459 268435456 ≤ a → throughput cost a 9 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 943477835 1073741824 → throughput cost a 10 ≤ throughput cost a 9 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 9) (cost_positive 10) (ratio_nonneg 235869459 (by decide)) h (by decide) (Stands.le ((stands_tokens 235869459 (by decide) 9).div (stands_entry costs_positive 9) (p := 31802689268726181945627) (q := 538412268388352000000000) (by decide) (by decide)) ((stands_tokens 235869459 (by decide) 10).div (stands_entry costs_positive 10) (p := 1064366448881191254213189) (q := 17229192588427264000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 9) (cost_positive 10) h0 h (by decide) (Stands.le ((stands_tokens 943477835 (by decide) 10).div (stands_entry costs_positive 10) (p := 1064366448881191254213189) (q := 17229192588427264000000000) (by decide) (by decide)) ((stands_tokens 943477835 (by decide) 9).div (stands_entry costs_positive 9) (p := 31802689268726181945627) (q := 538412268388352000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 478185509/536870912 on, drafting 11 is at least as fast as 10, and up
to 956371017/1073741824 the other way round (results[72]). -/
theorem M2_k10_k11 :
    (∀ a : α, ratio 478185509 536870912 ≤ a → throughput cost a 10 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 956371017 1073741824 → throughput cost a 11 ≤ throughput cost a 10 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 10) (cost_positive 11) (ratio_nonneg 478185509 (by decide)) h (by decide) (Stands.le ((stands_tokens 478185509 (by decide) 10).div (stands_entry costs_positive 10) (p := 1064366448881191254213189) (q := 17229192588427264000000000) (by decide) (by decide)) ((stands_tokens 478185509 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 10) (cost_positive 11) h0 h (by decide) (Stands.le ((stands_tokens 956371017 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)) ((stands_tokens 956371017 (by decide) 10).div (stands_entry costs_positive 10) (p := 1064366448881191254213189) (q := 17229192588427264000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 966756957/1073741824 on, drafting 12 is at least as fast as 11, and up
to 241689239/268435456 the other way round (results[73]). -/
theorem M2_k11_k12 :
    (∀ a : α, ratio 966756957 1073741824 ≤ a → throughput cost a 11 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 241689239 268435456 → throughput cost a 12 ≤ throughput cost a 11 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 11) (cost_positive 12) (ratio_nonneg 966756957 (by decide)) h (by decide) (Stands.le ((stands_tokens 966756957 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)) ((stands_tokens 966756957 (by decide) 12).div (stands_entry costs_positive 12) (p := 1181078049780994896918758661) (q := 17642693210549518336000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 11) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 241689239 (by decide) 12).div (stands_entry costs_positive 12) (p := 1181078049780994896918758661) (q := 17642693210549518336000000000) (by decide) (by decide)) ((stands_tokens 241689239 (by decide) 11).div (stands_entry costs_positive 11) (p := 35506818524938676525368923) (q := 551334162829672448000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 975250573/1073741824 on, drafting 13 is at least as fast as 12, and up
to 243812643/268435456 the other way round (results[74]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 975250573 1073741824 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 243812643 268435456 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 975250573 (by decide)) h (by decide) (Stands.le ((stands_tokens 975250573 (by decide) 12).div (stands_entry costs_positive 12) (p := 1181078049780994896918758661) (q := 17642693210549518336000000000) (by decide) (by decide)) ((stands_tokens 975250573 (by decide) 13).div (stands_entry costs_positive 13) (p := 39185153159463511392715824027) (q := 564566182737584586752000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 243812643 (by decide) 13).div (stands_entry costs_positive 13) (p := 39185153159463511392715824027) (q := 564566182737584586752000000000) (by decide) (by decide)) ((stands_tokens 243812643 (by decide) 12).div (stands_entry costs_positive 12) (p := 1181078049780994896918758661) (q := 17642693210549518336000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 491144455/536870912 on, drafting 14 is at least as fast as 13, and up
to 982288909/1073741824 the other way round (results[75]). -/
theorem M2_k13_k14 :
    (∀ a : α, ratio 491144455 536870912 ≤ a → throughput cost a 13 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 982288909 1073741824 → throughput cost a 14 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 14) (ratio_nonneg 491144455 (by decide)) h (by decide) (Stands.le ((stands_tokens 491144455 (by decide) 13).div (stands_entry costs_positive 13) (p := 39185153159463511392715824027) (q := 564566182737584586752000000000) (by decide) (by decide)) ((stands_tokens 491144455 (by decide) 14).div (stands_entry costs_positive 14) (p := 1297035223663454279997688321989) (q := 18066117847602706776064000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 14) h0 h (by decide) (Stands.le ((stands_tokens 982288909 (by decide) 14).div (stands_entry costs_positive 14) (p := 1297035223663454279997688321989) (q := 18066117847602706776064000000000) (by decide) (by decide)) ((stands_tokens 982288909 (by decide) 13).div (stands_entry costs_positive 13) (p := 39185153159463511392715824027) (q := 564566182737584586752000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 988189461/1073741824 on, drafting 15 is at least as fast as 14, and up
to 247047365/268435456 the other way round (results[76]). -/
theorem M2_k14_k15 :
    (∀ a : α, ratio 988189461 1073741824 ≤ a → throughput cost a 14 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 247047365 268435456 → throughput cost a 15 ≤ throughput cost a 14 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 14) (cost_positive 15) (ratio_nonneg 988189461 (by decide)) h (by decide) (Stands.le ((stands_tokens 988189461 (by decide) 14).div (stands_entry costs_positive 14) (p := 1297035223663454279997688321989) (q := 18066117847602706776064000000000) (by decide) (by decide)) ((stands_tokens 988189461 (by decide) 15).div (stands_entry costs_positive 15) (p := 42841547156609816338280266850523) (q := 578115771123286616834048000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 14) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 247047365 (by decide) 15).div (stands_entry costs_positive 15) (p := 42841547156609816338280266850523) (q := 578115771123286616834048000000000) (by decide) (by decide)) ((stands_tokens 247047365 (by decide) 14).div (stands_entry costs_positive 14) (p := 1297035223663454279997688321989) (q := 18066117847602706776064000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 62074211/67108864 on, drafting 16 is at least as fast as 15, and up to
993187375/1073741824 the other way round (results[77]). -/
theorem M2_k15_k16 :
    (∀ a : α, ratio 62074211 67108864 ≤ a → throughput cost a 15 ≤ throughput cost a 16) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 993187375 1073741824 → throughput cost a 16 ≤ throughput cost a 15 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 15) (cost_positive 16) (ratio_nonneg 62074211 (by decide)) h (by decide) (Stands.le ((stands_tokens 62074211 (by decide) 15).div (stands_entry costs_positive 15) (p := 42841547156609816338280266850523) (q := 578115771123286616834048000000000) (by decide) (by decide)) ((stands_tokens 62074211 (by decide) 16).div (stands_entry costs_positive 16) (p := 1412358528992271783553949996169861) (q := 18499704675945171738689536000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 15) (cost_positive 16) h0 h (by decide) (Stands.le ((stands_tokens 993187375 (by decide) 16).div (stands_entry costs_positive 16) (p := 1412358528992271783553949996169861) (q := 18499704675945171738689536000000000) (by decide) (by decide)) ((stands_tokens 993187375 (by decide) 15).div (stands_entry costs_positive 15) (p := 42841547156609816338280266850523) (q := 578115771123286616834048000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 498729919/536870912 on, drafting 17 is at least as fast as 16, and up
to 997459837/1073741824 the other way round (results[78]). -/
theorem M2_k16_k17 :
    (∀ a : α, ratio 498729919 536870912 ≤ a → throughput cost a 16 ≤ throughput cost a 17) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 997459837 1073741824 → throughput cost a 17 ≤ throughput cost a 16 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 16) (cost_positive 17) (ratio_nonneg 498729919 (by decide)) h (by decide) (Stands.le ((stands_tokens 498729919 (by decide) 16).div (stands_entry costs_positive 16) (p := 1412358528992271783553949996169861) (q := 18499704675945171738689536000000000) (by decide) (by decide)) ((stands_tokens 498729919 (by decide) 17).div (stands_entry costs_positive 17) (p := 46479772547156184556324825042982427) (q := 591990549630245495638065152000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 16) (cost_positive 17) h0 h (by decide) (Stands.le ((stands_tokens 997459837 (by decide) 17).div (stands_entry costs_positive 17) (p := 46479772547156184556324825042982427) (q := 591990549630245495638065152000000000) (by decide) (by decide)) ((stands_tokens 997459837 (by decide) 16).div (stands_entry costs_positive 16) (p := 1412358528992271783553949996169861) (q := 18499704675945171738689536000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 500571211/536870912 on, drafting 18 is at least as fast as 17, and up
to 1001142421/1073741824 the other way round (results[79]). -/
theorem M2_k17_k18 :
    (∀ a : α, ratio 500571211 536870912 ≤ a → throughput cost a 17 ≤ throughput cost a 18) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1001142421 1073741824 → throughput cost a 18 ≤ throughput cost a 17 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 17) (cost_positive 18) (ratio_nonneg 500571211 (by decide)) h (by decide) (Stands.le ((stands_tokens 500571211 (by decide) 17).div (stands_entry costs_positive 17) (p := 46479772547156184556324825042982427) (q := 591990549630245495638065152000000000) (by decide) (by decide)) ((stands_tokens 500571211 (by decide) 18).div (stands_entry costs_positive 18) (p := 1527166009710506017762945581507390789) (q := 18943697588167855860418084864000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 17) (cost_positive 18) h0 h (by decide) (Stands.le ((stands_tokens 1001142421 (by decide) 18).div (stands_entry costs_positive 18) (p := 1527166009710506017762945581507390789) (q := 18943697588167855860418084864000000000) (by decide) (by decide)) ((stands_tokens 1001142421 (by decide) 17).div (stands_entry costs_positive 17) (p := 46479772547156184556324825042982427) (q := 591990549630245495638065152000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 125542539/134217728 on, drafting 19 is at least as fast as 18, and up
to 1004340311/1073741824 the other way round (results[80]). -/
theorem M2_k18_k19 :
    (∀ a : α, ratio 125542539 134217728 ≤ a → throughput cost a 18 ≤ throughput cost a 19) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1004340311 1073741824 → throughput cost a 19 ≤ throughput cost a 18 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 18) (cost_positive 19) (ratio_nonneg 125542539 (by decide)) h (by decide) (Stands.le ((stands_tokens 125542539 (by decide) 18).div (stands_entry costs_positive 18) (p := 1527166009710506017762945581507390789) (q := 18943697588167855860418084864000000000) (by decide) (by decide)) ((stands_tokens 125542539 (by decide) 19).div (stands_entry costs_positive 19) (p := 50103524244982944039191345192327052123) (q := 606198322821371387533378715648000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 18) (cost_positive 19) h0 h (by decide) (Stands.le ((stands_tokens 1004340311 (by decide) 19).div (stands_entry costs_positive 19) (p := 50103524244982944039191345192327052123) (q := 606198322821371387533378715648000000000) (by decide) (by decide)) ((stands_tokens 1004340311 (by decide) 18).div (stands_entry costs_positive 18) (p := 1527166009710506017762945581507390789) (q := 18943697588167855860418084864000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 503568067/536870912 on, drafting 20 is at least as fast as 19, and up
to 1007136133/1073741824 the other way round (results[81]). -/
theorem M2_k19_k20 :
    (∀ a : α, ratio 503568067 536870912 ≤ a → throughput cost a 19 ≤ throughput cost a 20) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1007136133 1073741824 → throughput cost a 20 ≤ throughput cost a 19 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 19) (cost_positive 20) (ratio_nonneg 503568067 (by decide)) h (by decide) (Stands.le ((stands_tokens 503568067 (by decide) 19).div (stands_entry costs_positive 19) (p := 50103524244982944039191345192327052123) (q := 606198322821371387533378715648000000000) (by decide) (by decide)) ((stands_tokens 503568067 (by decide) 20).div (stands_entry costs_positive 20) (p := 1641573345801103504848212730261272621061) (q := 19398346330283884401068118900736000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 19) (cost_positive 20) h0 h (by decide) (Stands.le ((stands_tokens 1007136133 (by decide) 20).div (stands_entry costs_positive 20) (p := 1641573345801103504848212730261272621061) (q := 19398346330283884401068118900736000000000) (by decide) (by decide)) ((stands_tokens 1007136133 (by decide) 19).div (stands_entry costs_positive 19) (p := 50103524244982944039191345192327052123) (q := 606198322821371387533378715648000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1009595541/1073741824 on, drafting 21 is at least as fast as 20, and up
to 252398885/268435456 the other way round (results[82]). -/
theorem M2_k20_k21 :
    (∀ a : α, ratio 1009595541 1073741824 ≤ a → throughput cost a 20 ≤ throughput cost a 21) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 252398885 268435456 → throughput cost a 21 ≤ throughput cost a 20 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 20) (cost_positive 21) (ratio_nonneg 1009595541 (by decide)) h (by decide) (Stands.le ((stands_tokens 1009595541 (by decide) 20).div (stands_entry costs_positive 20) (p := 1641573345801103504848212730261272621061) (q := 19398346330283884401068118900736000000000) (by decide) (by decide)) ((stands_tokens 1009595541 (by decide) 21).div (stands_entry costs_positive 21) (p := 53716424734446440318559587575671739420827) (q := 620747082569084300834179804823552000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 20) (cost_positive 21) h0 h (by decide) (Stands.le ((stands_tokens 252398885 (by decide) 21).div (stands_entry costs_positive 21) (p := 53716424734446440318559587575671739420827) (q := 620747082569084300834179804823552000000000) (by decide) (by decide)) ((stands_tokens 252398885 (by decide) 20).div (stands_entry costs_positive 20) (p := 1641573345801103504848212730261272621061) (q := 19398346330283884401068118900736000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1011771235/1073741824 on, drafting 22 is at least as fast as 21, and up
to 505885617/536870912 the other way round (results[83]). -/
theorem M2_k21_k22 :
    (∀ a : α, ratio 1011771235 1073741824 ≤ a → throughput cost a 21 ≤ throughput cost a 22) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 505885617 536870912 → throughput cost a 22 ≤ throughput cost a 21 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 21) (cost_positive 22) (ratio_nonneg 1011771235 (by decide)) h (by decide) (Stands.le ((stands_tokens 1011771235 (by decide) 21).div (stands_entry costs_positive 21) (p := 53716424734446440318559587575671739420827) (q := 620747082569084300834179804823552000000000) (by decide) (by decide)) ((stands_tokens 1011771235 (by decide) 22).div (stands_entry costs_positive 22) (p := 1755693999235431063259826988848137143419589) (q := 19863906642210697626693753754353664000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 21) (cost_positive 22) h0 h (by decide) (Stands.le ((stands_tokens 505885617 (by decide) 22).div (stands_entry costs_positive 22) (p := 1755693999235431063259826988848137143419589) (q := 19863906642210697626693753754353664000000000) (by decide) (by decide)) ((stands_tokens 505885617 (by decide) 21).div (stands_entry costs_positive 21) (p := 53716424734446440318559587575671739420827) (q := 620747082569084300834179804823552000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 126713241/134217728 on, drafting 23 is at least as fast as 22, and up
to 1013705927/1073741824 the other way round (results[84]). -/
theorem M2_k22_k23 :
    (∀ a : α, ratio 126713241 134217728 ≤ a → throughput cost a 22 ≤ throughput cost a 23) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1013705927 1073741824 → throughput cost a 23 ≤ throughput cost a 22 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 22) (cost_positive 23) (ratio_nonneg 126713241 (by decide)) h (by decide) (Stands.le ((stands_tokens 126713241 (by decide) 22).div (stands_entry costs_positive 22) (p := 1755693999235431063259826988848137143419589) (q := 19863906642210697626693753754353664000000000) (by decide) (by decide)) ((stands_tokens 126713241 (by decide) 23).div (stands_entry costs_positive 23) (p := 57322028615261288189357989422366274529973723) (q := 635645012550742324054200120139317248000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 22) (cost_positive 23) h0 h (by decide) (Stands.le ((stands_tokens 1013705927 (by decide) 23).div (stands_entry costs_positive 23) (p := 57322028615261288189357989422366274529973723) (q := 635645012550742324054200120139317248000000000) (by decide) (by decide)) ((stands_tokens 1013705927 (by decide) 22).div (stands_entry costs_positive 22) (p := 1755693999235431063259826988848137143419589) (q := 19863906642210697626693753754353664000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 126929317/134217728 on, drafting 24 is at least as fast as 23, and up
to 1015434535/1073741824 the other way round (results[85]). -/
theorem M2_k23_k24 :
    (∀ a : α, ratio 126929317 134217728 ≤ a → throughput cost a 23 ≤ throughput cost a 24) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1015434535 1073741824 → throughput cost a 24 ≤ throughput cost a 23 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 23) (cost_positive 24) (ratio_nonneg 126929317 (by decide)) h (by decide) (Stands.le ((stands_tokens 126929317 (by decide) 23).div (stands_entry costs_positive 23) (p := 57322028615261288189357989422366274529973723) (q := 635645012550742324054200120139317248000000000) (by decide) (by decide)) ((stands_tokens 126929317 (by decide) 24).div (stands_entry costs_positive 24) (p := 1869639355519913541175804960671723249116112261) (q := 20340640401623754369734403844458151936000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 23) (cost_positive 24) h0 h (by decide) (Stands.le ((stands_tokens 1015434535 (by decide) 24).div (stands_entry costs_positive 24) (p := 1869639355519913541175804960671723249116112261) (q := 20340640401623754369734403844458151936000000000) (by decide) (by decide)) ((stands_tokens 1015434535 (by decide) 23).div (stands_entry costs_positive 23) (p := 57322028615261288189357989422366274529973723) (q := 635645012550742324054200120139317248000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1016985833/1073741824 on, drafting 25 is at least as fast as 24, and up
to 127123229/134217728 the other way round (results[86]). -/
theorem M2_k24_k25 :
    (∀ a : α, ratio 1016985833 1073741824 ≤ a → throughput cost a 24 ≤ throughput cost a 25) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 127123229 134217728 → throughput cost a 25 ≤ throughput cost a 24 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 24) (cost_positive 25) (ratio_nonneg 1016985833 (by decide)) h (by decide) (Stands.le ((stands_tokens 1016985833 (by decide) 24).div (stands_entry costs_positive 24) (p := 1869639355519913541175804960671723249116112261) (q := 20340640401623754369734403844458151936000000000) (by decide) (by decide)) ((stands_tokens 1016985833 (by decide) 25).div (stands_entry costs_positive 25) (p := 60923827011415355210232587015331220360581139227) (q := 650900492851960139831500923022660861952000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 24) (cost_positive 25) h0 h (by decide) (Stands.le ((stands_tokens 127123229 (by decide) 25).div (stands_entry costs_positive 25) (p := 60923827011415355210232587015331220360581139227) (q := 650900492851960139831500923022660861952000000000) (by decide) (by decide)) ((stands_tokens 127123229 (by decide) 24).div (stands_entry costs_positive 24) (p := 1869639355519913541175804960671723249116112261) (q := 20340640401623754369734403844458151936000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1018383703/1073741824 on, drafting 26 is at least as fast as 25, and up
to 509191851/536870912 the other way round (results[87]). -/
theorem M2_k25_k26 :
    (∀ a : α, ratio 1018383703 1073741824 ≤ a → throughput cost a 25 ≤ throughput cost a 26) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 509191851 536870912 → throughput cost a 26 ≤ throughput cost a 25 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 25) (cost_positive 26) (ratio_nonneg 1018383703 (by decide)) h (by decide) (Stands.le ((stands_tokens 1018383703 (by decide) 25).div (stands_entry costs_positive 25) (p := 60923827011415355210232587015331220360581139227) (q := 650900492851960139831500923022660861952000000000) (by decide) (by decide)) ((stands_tokens 1018383703 (by decide) 26).div (stands_entry costs_positive 26) (p := 1983518861043413145398254460979517419593428408389) (q := 20828815771262724474608029536725147582464000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 25) (cost_positive 26) h0 h (by decide) (Stands.le ((stands_tokens 509191851 (by decide) 26).div (stands_entry costs_positive 26) (p := 1983518861043413145398254460979517419593428408389) (q := 20828815771262724474608029536725147582464000000000) (by decide) (by decide)) ((stands_tokens 509191851 (by decide) 25).div (stands_entry costs_positive 25) (p := 60923827011415355210232587015331220360581139227) (q := 650900492851960139831500923022660861952000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1019648115/1073741824 on, drafting 27 is at least as fast as 26, and up
to 509824057/536870912 the other way round (results[88]). -/
theorem M2_k26_k27 :
    (∀ a : α, ratio 1019648115 1073741824 ≤ a → throughput cost a 26 ≤ throughput cost a 27) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 509824057 536870912 → throughput cost a 27 ≤ throughput cost a 26 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 26) (cost_positive 27) (ratio_nonneg 1019648115 (by decide)) h (by decide) (Stands.le ((stands_tokens 1019648115 (by decide) 26).div (stands_entry costs_positive 26) (p := 1983518861043413145398254460979517419593428408389) (q := 20828815771262724474608029536725147582464000000000) (by decide) (by decide)) ((stands_tokens 1019648115 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 26) (cost_positive 27) h0 h (by decide) (Stands.le ((stands_tokens 509824057 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)) ((stands_tokens 509824057 (by decide) 26).div (stands_entry costs_positive 26) (p := 1983518861043413145398254460979517419593428408389) (q := 20828815771262724474608029536725147582464000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1020795865/1073741824 on, drafting 28 is at least as fast as 27, and up
to 127599483/134217728 the other way round (results[89]). -/
theorem M2_k27_k28 :
    (∀ a : α, ratio 1020795865 1073741824 ≤ a → throughput cost a 27 ≤ throughput cost a 28) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 127599483 134217728 → throughput cost a 28 ≤ throughput cost a 27 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 27) (cost_positive 28) (ratio_nonneg 1020795865 (by decide)) h (by decide) (Stands.le ((stands_tokens 1020795865 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)) ((stands_tokens 1020795865 (by decide) 28).div (stands_entry costs_positive 28) (p := 2097440156420826894631907772225883410474757494643461) (q := 21328707349773029861998622245606551124443136000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 27) (cost_positive 28) h0 h (by decide) (Stands.le ((stands_tokens 127599483 (by decide) 28).div (stands_entry costs_positive 28) (p := 2097440156420826894631907772225883410474757494643461) (q := 21328707349773029861998622245606551124443136000000000) (by decide) (by decide)) ((stands_tokens 127599483 (by decide) 27).div (stands_entry costs_positive 27) (p := 64525251850410995791539304722501026836689499615323) (q := 666522104680407183187456945175204722638848000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1021841167/1073741824 on, drafting 29 is at least as fast as 28, and up
to 510920583/536870912 the other way round (results[90]). -/
theorem M2_k28_k29 :
    (∀ a : α, ratio 1021841167 1073741824 ≤ a → throughput cost a 28 ≤ throughput cost a 29) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 510920583 536870912 → throughput cost a 29 ≤ throughput cost a 28 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 28) (cost_positive 29) (ratio_nonneg 1021841167 (by decide)) h (by decide) (Stands.le ((stands_tokens 1021841167 (by decide) 28).div (stands_entry costs_positive 28) (p := 2097440156420826894631907772225883410474757494643461) (q := 21328707349773029861998622245606551124443136000000000) (by decide) (by decide)) ((stands_tokens 1021841167 (by decide) 29).div (stands_entry costs_positive 29) (p := 68129680018904386536603199365509636237913738544137627) (q := 682518635192736955583955911859409635982180352000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 28) (cost_positive 29) h0 h (by decide) (Stands.le ((stands_tokens 510920583 (by decide) 29).div (stands_entry costs_positive 29) (p := 68129680018904386536603199365509636237913738544137627) (q := 682518635192736955583955911859409635982180352000000000) (by decide) (by decide)) ((stands_tokens 510920583 (by decide) 28).div (stands_entry costs_positive 28) (p := 2097440156420826894631907772225883410474757494643461) (q := 21328707349773029861998622245606551124443136000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 1022796117/1073741824 on, drafting 30 is at least as fast as 29, and up
to 255699029/268435456 the other way round (results[91]). -/
theorem M2_k29_k30 :
    (∀ a : α, ratio 1022796117 1073741824 ≤ a → throughput cost a 29 ≤ throughput cost a 30) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 255699029 268435456 → throughput cost a 30 ≤ throughput cost a 29 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 29) (cost_positive 30) (ratio_nonneg 1022796117 (by decide)) h (by decide) (Stands.le ((stands_tokens 1022796117 (by decide) 29).div (stands_entry costs_positive 29) (p := 68129680018904386536603199365509636237913738544137627) (q := 682518635192736955583955911859409635982180352000000000) (by decide) (by decide)) ((stands_tokens 1022796117 (by decide) 30).div (stands_entry costs_positive 30) (p := 2211509206021516072331149049979030739797606093594357189) (q := 21840596326167582578686589179501108351429771264000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 29) (cost_positive 30) h0 h (by decide) (Stands.le ((stands_tokens 255699029 (by decide) 30).div (stands_entry costs_positive 30) (p := 2211509206021516072331149049979030739797606093594357189) (q := 21840596326167582578686589179501108351429771264000000000) (by decide) (by decide)) ((stands_tokens 255699029 (by decide) 29).div (stands_entry costs_positive 29) (p := 68129680018904386536603199365509636237913738544137627) (q := 682518635192736955583955911859409635982180352000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 127958883/134217728 on, drafting 31 is at least as fast as 30, and up
to 1023671063/1073741824 the other way round (results[92]). -/
theorem M2_k30_k31 :
    (∀ a : α, ratio 127958883 134217728 ≤ a → throughput cost a 30 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1023671063 1073741824 → throughput cost a 31 ≤ throughput cost a 30 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 30) (cost_positive 31) (ratio_nonneg 127958883 (by decide)) h (by decide) (Stands.le ((stands_tokens 127958883 (by decide) 30).div (stands_entry costs_positive 30) (p := 2211509206021516072331149049979030739797606093594357189) (q := 21840596326167582578686589179501108351429771264000000000) (by decide) (by decide)) ((stands_tokens 127958883 (by decide) 31).div (stands_entry costs_positive 31) (p := 71740437400602361112552016378093377459238755260659976923) (q := 698899082437362642517970853744035467245752680448000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 30) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 1023671063 (by decide) 31).div (stands_entry costs_positive 31) (p := 71740437400602361112552016378093377459238755260659976923) (q := 698899082437362642517970853744035467245752680448000000000) (by decide) (by decide)) ((stands_tokens 1023671063 (by decide) 30).div (stands_entry costs_positive 30) (p := 2211509206021516072331149049979030739797606093594357189) (q := 21840596326167582578686589179501108351429771264000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 6 does not lead 5 by the factor that B6 wants (results[98]). -/
theorem B6_k6_not_certain :
    (((1 - (ratio 14628722209 500000000000)) * throughput cost (ratio 4 5) 6) : α) ≤ ((1 + (ratio 14628722209 500000000000)) * throughput cost (ratio 4 5) 5) :=
  (Stands.le ((stands_one.sub (stands_ratio 14628722209 (by decide))).mul ((stands_tokens 4 (by decide) 6).div (stands_entry costs_positive 6) (p := 828184222173064389) (q := 16431038464000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 14628722209 (by decide))).mul ((stands_tokens 4 (by decide) 5).div (stands_entry costs_positive 5) (p := 24301191065347227) (q := 513469952000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 14628722209/500000000000, drafting 6 at
acceptance 4/5 loses at most the share 29257444418/514628722209 of the best throughput
(results[99]). -/
theorem B7_k6 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 31 → Within (ratio 14628722209 500000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 31 k →
        (1 - (ratio 29257444418 514628722209)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 6 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 14628722209 (by decide)) (by decide)) (Stands.lt (stands_ratio 14628722209 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 64925999731572736000) (B := 828184222173064389) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 14628722209 (by decide))).mul (stands_one.sub (stands_ratio 29257444418 (by decide)))) (stands_one.sub (stands_ratio 14628722209 (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 2).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 3).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 4).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 5).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 6).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (dedupFixed1 + (dedupBytes U expertBytes 7 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 7).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed1 + (dedupBytes U expertBytes 8 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 8).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed1 + (dedupBytes U expertBytes 9 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 9).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 10).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed1 + (dedupBytes U expertBytes 11 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 11).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed1 + (dedupBytes U expertBytes 12 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 12).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed1 + (dedupBytes U expertBytes 13 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 13).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed1 + (dedupBytes U expertBytes 14 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 14).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed1 + (dedupBytes U expertBytes 15 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 15).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 16).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(16) is the fitted time of a pass over 17 tokens (derived.draft_length.costs[16]). -/
theorem cost_16_fitted :
    (cost 16 : α) = (dedupFixed1 + (dedupBytes U expertBytes 17 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 16) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 17).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(17) is the fitted time of a pass over 18 tokens (derived.draft_length.costs[17]). -/
theorem cost_17_fitted :
    (cost 17 : α) = (dedupFixed1 + (dedupBytes U expertBytes 18 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 17) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 18).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(18) is the fitted time of a pass over 19 tokens (derived.draft_length.costs[18]). -/
theorem cost_18_fitted :
    (cost 18 : α) = (dedupFixed1 + (dedupBytes U expertBytes 19 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 18) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 19).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(19) is the fitted time of a pass over 20 tokens (derived.draft_length.costs[19]). -/
theorem cost_19_fitted :
    (cost 19 : α) = (dedupFixed1 + (dedupBytes U expertBytes 20 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 19) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 20).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(20) is the fitted time of a pass over 21 tokens (derived.draft_length.costs[20]). -/
theorem cost_20_fitted :
    (cost 20 : α) = (dedupFixed1 + (dedupBytes U expertBytes 21 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 20) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 21).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(21) is the fitted time of a pass over 22 tokens (derived.draft_length.costs[21]). -/
theorem cost_21_fitted :
    (cost 21 : α) = (dedupFixed1 + (dedupBytes U expertBytes 22 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 21) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 22).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(22) is the fitted time of a pass over 23 tokens (derived.draft_length.costs[22]). -/
theorem cost_22_fitted :
    (cost 22 : α) = (dedupFixed1 + (dedupBytes U expertBytes 23 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 22) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 23).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(23) is the fitted time of a pass over 24 tokens (derived.draft_length.costs[23]). -/
theorem cost_23_fitted :
    (cost 23 : α) = (dedupFixed1 + (dedupBytes U expertBytes 24 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 23) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 24).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(24) is the fitted time of a pass over 25 tokens (derived.draft_length.costs[24]). -/
theorem cost_24_fitted :
    (cost 24 : α) = (dedupFixed1 + (dedupBytes U expertBytes 25 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 24) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 25).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(25) is the fitted time of a pass over 26 tokens (derived.draft_length.costs[25]). -/
theorem cost_25_fitted :
    (cost 25 : α) = (dedupFixed1 + (dedupBytes U expertBytes 26 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 25) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 26).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(26) is the fitted time of a pass over 27 tokens (derived.draft_length.costs[26]). -/
theorem cost_26_fitted :
    (cost 26 : α) = (dedupFixed1 + (dedupBytes U expertBytes 27 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 26) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 27).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(27) is the fitted time of a pass over 28 tokens (derived.draft_length.costs[27]). -/
theorem cost_27_fitted :
    (cost 27 : α) = (dedupFixed1 + (dedupBytes U expertBytes 28 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 27) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 28).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(28) is the fitted time of a pass over 29 tokens (derived.draft_length.costs[28]). -/
theorem cost_28_fitted :
    (cost 28 : α) = (dedupFixed1 + (dedupBytes U expertBytes 29 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 28) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 29).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(29) is the fitted time of a pass over 30 tokens (derived.draft_length.costs[29]). -/
theorem cost_29_fitted :
    (cost 29 : α) = (dedupFixed1 + (dedupBytes U expertBytes 30 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 29) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 30).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(30) is the fitted time of a pass over 31 tokens (derived.draft_length.costs[30]). -/
theorem cost_30_fitted :
    (cost 30 : α) = (dedupFixed1 + (dedupBytes U expertBytes 31 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 30) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 31).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(31) is the fitted time of a pass over 32 tokens (derived.draft_length.costs[31]). -/
theorem cost_31_fitted :
    (cost 31 : α) = (dedupFixed1 + (dedupBytes U expertBytes 32 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 31) ((stands_ratio 26670201 (by decide)).add (((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))).div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, per_slot, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 11455)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 11455)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: 1 / W of deduplicating, n = 2..32 [s/byte]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 14628722209 (by decide))).mul (stands_one.div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 14628722209 (by decide))).mul (stands_one.div (stands_ratio 511464210000 (by decide)) (p := 511464210000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 2..32 [s]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 14628722209 (by decide))).mul (stands_ratio 26670201 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 14628722209 (by decide))).mul (stands_ratio 26670201 (by decide))) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (stands_natCast 1) (by decide))

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 1 1 : α) = dedupBytes U expertBytes 2 ∧
      (part partsUnit boxParts 2 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 2).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 1 2 : α) = dedupBytes U expertBytes 3 ∧
      (part partsUnit boxParts 2 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 3).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 1 3 : α) = dedupBytes U expertBytes 4 ∧
      (part partsUnit boxParts 2 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 4).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 1 4 : α) = dedupBytes U expertBytes 5 ∧
      (part partsUnit boxParts 2 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 5).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 1 5 : α) = dedupBytes U expertBytes 6 ∧
      (part partsUnit boxParts 2 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 6).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 1 6 : α) = dedupBytes U expertBytes 7 ∧
      (part partsUnit boxParts 2 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 7).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 1 7 : α) = dedupBytes U expertBytes 8 ∧
      (part partsUnit boxParts 2 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 8).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 1 8 : α) = dedupBytes U expertBytes 9 ∧
      (part partsUnit boxParts 2 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 8) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 9).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 1 9 : α) = dedupBytes U expertBytes 10 ∧
      (part partsUnit boxParts 2 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 9) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 10).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 1 10 : α) = dedupBytes U expertBytes 11 ∧
      (part partsUnit boxParts 2 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 10) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 11).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 1 11 : α) = dedupBytes U expertBytes 12 ∧
      (part partsUnit boxParts 2 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 11) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 12).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 1 12 : α) = dedupBytes U expertBytes 13 ∧
      (part partsUnit boxParts 2 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 12) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 13).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 1 13 : α) = dedupBytes U expertBytes 14 ∧
      (part partsUnit boxParts 2 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 13) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 14).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 1 14 : α) = dedupBytes U expertBytes 15 ∧
      (part partsUnit boxParts 2 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 14) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 15).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 1 15 : α) = dedupBytes U expertBytes 16 ∧
      (part partsUnit boxParts 2 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 15) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 16).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(16), a pass over 17 tokens. -/
theorem parts_16_requested :
    (part partsUnit boxParts 1 16 : α) = dedupBytes U expertBytes 17 ∧
      (part partsUnit boxParts 2 16 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 16) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 17).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 16) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(17), a pass over 18 tokens. -/
theorem parts_17_requested :
    (part partsUnit boxParts 1 17 : α) = dedupBytes U expertBytes 18 ∧
      (part partsUnit boxParts 2 17 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 17) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 18).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 17) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(18), a pass over 19 tokens. -/
theorem parts_18_requested :
    (part partsUnit boxParts 1 18 : α) = dedupBytes U expertBytes 19 ∧
      (part partsUnit boxParts 2 18 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 18) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 19).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 18) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(19), a pass over 20 tokens. -/
theorem parts_19_requested :
    (part partsUnit boxParts 1 19 : α) = dedupBytes U expertBytes 20 ∧
      (part partsUnit boxParts 2 19 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 19) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 20).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 19) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(20), a pass over 21 tokens. -/
theorem parts_20_requested :
    (part partsUnit boxParts 1 20 : α) = dedupBytes U expertBytes 21 ∧
      (part partsUnit boxParts 2 20 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 20) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 21).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 20) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(21), a pass over 22 tokens. -/
theorem parts_21_requested :
    (part partsUnit boxParts 1 21 : α) = dedupBytes U expertBytes 22 ∧
      (part partsUnit boxParts 2 21 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 21) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 22).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 21) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(22), a pass over 23 tokens. -/
theorem parts_22_requested :
    (part partsUnit boxParts 1 22 : α) = dedupBytes U expertBytes 23 ∧
      (part partsUnit boxParts 2 22 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 22) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 23).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 22) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(23), a pass over 24 tokens. -/
theorem parts_23_requested :
    (part partsUnit boxParts 1 23 : α) = dedupBytes U expertBytes 24 ∧
      (part partsUnit boxParts 2 23 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 23) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 24).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 23) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(24), a pass over 25 tokens. -/
theorem parts_24_requested :
    (part partsUnit boxParts 1 24 : α) = dedupBytes U expertBytes 25 ∧
      (part partsUnit boxParts 2 24 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 24) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 25).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 24) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(25), a pass over 26 tokens. -/
theorem parts_25_requested :
    (part partsUnit boxParts 1 25 : α) = dedupBytes U expertBytes 26 ∧
      (part partsUnit boxParts 2 25 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 25) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 26).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 25) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(26), a pass over 27 tokens. -/
theorem parts_26_requested :
    (part partsUnit boxParts 1 26 : α) = dedupBytes U expertBytes 27 ∧
      (part partsUnit boxParts 2 26 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 26) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 27).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 26) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(27), a pass over 28 tokens. -/
theorem parts_27_requested :
    (part partsUnit boxParts 1 27 : α) = dedupBytes U expertBytes 28 ∧
      (part partsUnit boxParts 2 27 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 27) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 28).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 27) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(28), a pass over 29 tokens. -/
theorem parts_28_requested :
    (part partsUnit boxParts 1 28 : α) = dedupBytes U expertBytes 29 ∧
      (part partsUnit boxParts 2 28 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 28) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 29).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 28) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(29), a pass over 30 tokens. -/
theorem parts_29_requested :
    (part partsUnit boxParts 1 29 : α) = dedupBytes U expertBytes 30 ∧
      (part partsUnit boxParts 2 29 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 29) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 30).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 29) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(30), a pass over 31 tokens. -/
theorem parts_30_requested :
    (part partsUnit boxParts 1 30 : α) = dedupBytes U expertBytes 31 ∧
      (part partsUnit boxParts 2 30 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 30) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 31).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 30) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 1 31 : α) = dedupBytes U expertBytes 32 ∧
      (part partsUnit boxParts 2 31 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 31) ((stands_uniform (N := 128) (r := 124) (by decide) (by decide) 32).mul (stands_ratio 475891200 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 31) (stands_natCast 1) (by decide))⟩

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
    (rs := ((1, 1), 22300745198530623141535718272648361505980416 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 205633182759500000000000000000000) (A := 1) (B := 1)
    (r := 80051900902375517074008381587841822418328512018513920000000000000000000000) (ys := 3589651385625000000000000000000 :: 413810937376405100000 :: 5644734284482434555746860975671 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 31 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 22300745198530623141535718272648361505980416 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 205633182759500000000000000000000) (A := 1) (B := 1)
    (r := 80051900902375517074008381587841822418328512018513920000000000000000000000) (ys := 3589651385625000000000000000000 :: 413810937376405100000 :: 5644734284482434555746860975671 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 4
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 31 k) ↔ listed (4 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 7) (q := 10) (ks := 4 :: List.nil)
    (rs := ((27731, 10000), 0 :: 199396780068537563468894607228395106234200637623500800 :: 22300745198530623141535718272648361505980416 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 4) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 58588225255500000000000000000000) (A := 27731) (B := 10000)
    (r := 55999369338590337509767150296808959069005147896299087430476805151775522816) (ys := 1022928420000000000000000000000 :: 111198559741918100000 :: 1516843238943502809641955811401 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 6
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 31 k) ↔ listed (6 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 4) (q := 5) (ks := 6 :: List.nil)
    (rs := ((61741, 15625), 0 :: 270704440830495586774552758808098269679524199687782400 :: 22300745198530623141535718272648361505980416 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 6) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 58588225255500000000000000000000) (A := 61741) (B := 15625)
    (r := 63928678513885355907801202229765139561391972873938177772655087688735522816) (ys := 1022928420000000000000000000000 :: 111198559741918100000 :: 1516843238943502809641955811401 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 11,
12 (derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 31 k) ↔ listed (11 :: 12 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 9) (q := 10) (ks := 11 :: 12 :: List.nil)
    (rs := ((7458134171671, 1000000000000), 0 :: 459367898948382125429192960713615749925219827764428800 :: 22300745198530623141535718272648361505980416 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 12) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 58588225255500000000000000000000) (A := 717570463519) (B := 100000000000)
    (r := 81682805086807550098043444833882995689676950528505149941012327537695522816) (ys := 1022928420000000000000000000000 :: 111198559741918100000 :: 1516843238943502809641955811401 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 21296658395310141744382091502551040000000000000000) (A := 7458134171671) (B := 1000000000000)
    (r := 30956224693865261647031825869495244839641546434511648983595616313850388459021016259520102400) (ys := 371831661201399244773148694937600000000000000000 :: 40420369972749847345964111343510355968 :: 555515259892891465972848680424056321533304198375 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box:
26, 27, 28 (derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 31 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 31 k) ↔ listed (26 :: 27 :: 28 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 3) (p := 19) (q := 20) (ks := 26 :: 27 :: 28 :: List.nil)
    (rs := ((41557269205410778155499498978635089821, 2684354560000000000000000000000000000), 0 :: 817454765424690825270431737612460376232015799434444800 :: 22300745198530623141535718272648361505980416 :: List.nil) :: ((100617113056539551677283930688739861, 6710886400000000000000000000000000), 0 :: 781990258096067141221007067473625904475357139330662400 :: 22300745198530623141535718272648361505980416 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 28) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 26) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 31311455790831396286415286859443347130819254553105500080917609665246457828587196712500000000000000000000) (A := 100617113056539551677283930688739861) (B := 6710886400000000000000000000000000)
    (r := 65700833197470089848236346734630133178416553052205018763276723259356545267865298675782206567249250037139049405782475310732997968016460621021184000) (ys := 546686264353232584660240713390542944230803222227944130614013263470038547858353500000000000000000000000 :: 60899383351306864143539739993300712916045337756083284270045192787118421791979654308668899328 :: 810650430366849437904060373873148962043779577392680726600197603865116964009989823553005840045131009175 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 58588225255500000000000000000000) (A := 2045942876074251481868394683086057359) (B := 134217728000000000000000000000000000)
    (r := 122786024508394195437466336566276478232462913162268955975609589668895522816) (ys := 1022928420000000000000000000000 :: 111198559741918100000 :: 1516843238943502809641955811401 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 63638600249197641336130873039675097168400416618263167176283956339154623820204752240640000000000000000) (A := 41557269205410778155499498978635089821) (B := 2684354560000000000000000000000000000)
    (r := 137205237094799482377907212834711597661826197996606947860684584616383609480182303885393744460079755058250299835100290195911776747813566047846400) (ys := 1111106071570452053009705334608033123848108539821268741619973048261102118205233561600000000000000000 :: 120784008405138299697729240461503627603224069662833864834701115213470496120691246170636288 :: 1725044320019315264882407250363107003609054230616385055151209963498990493738890019593011390232037125 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil))) hk

end Results

end SpecMoE.Certificate
