import SpecMoE

/-!
# Certificate tesla-p40, in Lean

NVIDIA Tesla P40, llama.cpp CUDA, DeepSeek-V2-Lite Q4_0

Digest of the certificate: 84ea7929a22daafbf94e91a94d91386560164f3709f457666ff602ccfe2450f5

Every theorem below applies a claim of the theory to numbers of the certificate; each comparison
of numbers is one of natural numbers, which Lean's kernel computes. They hold in every ordered
field, so for real numbers. `specmoe verify --lean` makes this file from the certificate and
runs it.

## Taken for granted

* uniform-routing: Every token selects its experts uniformly and independently of the others (D6).
  Real text repeats experts, so this overstates the bytes that deduplication reads.
* error-within-e: Inside a regime the true time is within the relative error e of the fit at every
  n, not only at the calibrated ones. No theorem about measurements gives this.
* rounding-only: The source gives no spread at n = 1, 32, 64: half a unit in the last written
  digit is taken as the only error there.
* geometric-acceptance: Each drafted token is accepted with the same probability a, independently,
  until the first rejection.
* free-drafting: Drafting takes no time, since none is stated: costs are too low and speedups are
  upper bounds.
* common-error: For B3 and B8 only: each fitted bandwidth and fixed time is itself within the
  relative error e, the same at every n of its regime, so that errors cancel between draft
  lengths. What was measured is the error of the time.

## Stated and proved below

* D6: D6_shares, D6_falls
* B1: B1_dedup_n16, B1_dedup_n16_fitted
* support: costs_positive, costs_rows, errors_rows, errors_small, dearest_positive,
  cheapest_positive, cost_positive, cost_1_fitted, cost_2_fitted, cost_3_fitted, cost_4_fitted,
  cost_5_fitted, cost_6_fitted, cost_7_fitted, cost_8_fitted, cost_9_fitted, cost_10_fitted,
  cost_11_fitted, cost_12_fitted, cost_13_fitted, cost_14_fitted, cost_15_fitted, box_0_within,
  box_1_within, box_2_within, box_3_within, box_4_within, parts_0_requested, parts_1_requested,
  parts_2_requested, parts_3_requested, parts_4_requested, parts_5_requested, parts_6_requested,
  parts_7_requested, parts_8_requested, parts_9_requested, parts_10_requested, parts_11_requested,
  parts_12_requested, parts_13_requested, parts_14_requested, parts_15_requested,
  parts_31_requested, parts_63_requested, parts_rows, parts_positive
* S2: S2_k1, S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12,
  S2_k13, S2_k14, S2_k15, S2_k31, S2_k63
* M3: M3_rises, M3_k0, M3_k1, M3_k2, M3_k3, M3_k4, M3_k5, M3_k6, M3_k7, M3_k8, M3_k9, M3_k10,
  M3_k11, M3_k12, M3_k13, M3_k14, M3_k15, M3_k63
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
* M1: M1_k0_k1, M1_k1_k2, M1_k2_k3, M1_k3_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k8, M1_k8_k9,
  M1_k9_k10, M1_k10_k11, M1_k11_k12, M1_k12_k13, M1_k13_k14, M1_k14_k15, M1_k15_k63
* M2: M2_k0_k1, M2_k1_k2, M2_k2_k3, M2_k3_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k8, M2_k8_k9,
  M2_k9_k10, M2_k10_k11, M2_k11_k12, M2_k12_k13, M2_k13_k14, M2_k14_k15, M2_k15_k63
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

/-- Bytes of one expert in all layers that were timed [bytes]: measured.bytes_per_expert = 4866048
times measured.moe_layers = 26. -/
def expertBytes : α := ratio 126517248 1

/-- Mean number of distinct experts that n tokens select in one layer, of independent uniform
routing, which is assumed. -/
def U : Nat → α := uniformU 64 6

/-- Fixed time F [s] of the deduplicating kernel, n = 2..16 (derived.fits[1].regimes[0].fixed). -/
def dedupFixed1 : α := ratio 12432251 1250000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 2..16
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 120286960000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 2..16
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 12387877377 250000000000

/-- The share u(n) of bytes that deduplication requests, n = 1, 2, ... (derived.shares, share.lo). -/
def sharesLow : Table :=
  (1, 1) ::  -- n = 1
  (61, 64) ::  -- n = 2
  (931, 1024) ::  -- n = 3
  (113765, 131072) ::  -- n = 4
  (4347761, 5242880) ::  -- n = 5
  (53213167, 67108864) ::  -- n = 6
  (5703287353, 7516192768) ::  -- n = 7
  (199755071605, 274877906944) ::  -- n = 8
  (765823189369, 1099511627776) ::  -- n = 9
  (235064224514141, 351843720888320) ::  -- n = 10
  (7942762417752713, 12384898975268864) ::  -- n = 11
  (88789635711264215, 144115188075855872) ::  -- n = 12
  (8877619811486833681, 14987979559889010688) ::  -- n = 13
  (294344462680537279981, 516508834063867445248) ::  -- n = 14
  (3238860346150997474291, 5902958103587056517120) ::  -- n = 15
  (319559781978093941972885, 604462909807314587353088) ::  -- n = 16
  (10476159496979353491919841, 20551738933448695970004992) ::  -- n = 17
  (38054916848896598317363669, 77371252455336267181195264) ::  -- n = 18
  (11170273336847392435731041833, 23520860746422225223083360256) ::  -- n = 19
  (72710401605141309886594437665, 158456325028528675187087900672) ::  -- n = 20
  (562412325379700920716804603181, 1267650600228229401496703205376) ::  -- n = 21
  (383073925363541201564428505909261, 892426022560673498653679056584704) ::  -- n = 22
  (12407218050176401752501050753673593, 29855706936575258864050353893015552) ::  -- n = 23
  (133782566107798090616924814163431655, 332306998946228968225951765070086144) ::  -- n = 24
  (12968311247163349756576265892498898561, 33230699894622896822595176507008614400) ::  -- n = 25
  (418616322032854450873633536811439084701, 1105917692493050006255967474153246687232) ::  -- n = 26
  (500037140986538256636624851750326159339, 1361129467683753853853498429727072845824) ::  -- n = 27
  (435085224358339578269789208671771713828805, 1219572003044643453052734593035457269858304) ::  -- n = 28
  (14011268081300011716169869443521902295159121, 40420100672336754444033489369175155229589504) ::  -- n = 29
  (150309421584920528683999216802477296523858447, 446014903970612462830714365452967230119608320) ::  -- n = 30
  (14504167370594045876566217831265019933958431513, 44244678473884756312806865052934349227865145344) ::  -- n = 31
  (466292779913818046614285468129069422449042405845, 1461501637330902918203684832716283019655932542976) ::  -- n = 32
  (4994664084943875423339321136153098756892720770827, 16076518010639932100240533159879113216215257972736) ::  -- n = 33
  (481303827784706055213038853492240648478656548437181, 1590113781416022375005609097995315925385654606757888) ::  -- n = 34
  (15454388682383320189418700019976452618008714828685673, 52380218681939560588420064404551583424468622340259840) ::  -- n = 35
  (55118639715686145812982293908640476434482036400013565, 191561942608236107294793378393788647952342390272950272) ::  -- n = 36
  (15918460506659972915546725737305473533018550622587142641, 56702335012037887759258840004561439793893347520793280512) ::  -- n = 37
  (510675212000847658018322151250668626333337619964902406221, 1863514577692920851763749985014775967280386772575260246016) ::  -- n = 38
  (5459618860623750757830096580690435589230793280032726136211, 20400580640006712482466315625424915852332655194508112166912) ::  -- n = 39
  (105040730951471952408380943581145845518379571783711889990705, 401734511064747568885490523085290650630550748445698208825344) ::  -- n = 40
  (16837844032222423374757198911607310202687240902421016883953601, 65884459814618601297220445785987666703410322745094506247356416) ::  -- n = 41
  (25700928302416093651681026447215676150411451522440898112585641, 102844034832575377634685573909834406561420991602098741459288064) ::  -- n = 42
  (17297369893492607076028714288911697280583309842800086813913264393, 70756695964811859812663674849966071714257642222243934123990188032) ::  -- n = 43
  (554279872745564198553791728220274437296363533141477073230640156165, 2316870416708258107354196609040749511015692098812080447594841505792) ::  -- n = 44
  (1973234775146475193914072062369631733188540443056846767084171129929, 8424983333484574935833442214693634585511607632043928900344878202880) ::  -- n = 45
  (568934169647531305200906838452513143709483344482918151171175885409901, 2480315093377858861109365388005806021974617286873732668261532142927872) ::  -- n = 46
  (18224527506476048797684987280692137530687794233047223022754731732836953, 81095519574789124502358381381755049066300530423002042023159659629641728) ::  -- n = 47
  (194575089487376641810780892679429397336518301511910853367062471347555335, 883423532389192164791648750371459257913741948437809479060803100646309888) ::  -- n = 48
  (18694879850180152167121235163853276084104576128411863201056041208529933921, 86575506174140832149581577536403007275546710946905328947958703863338369024) ::  -- n = 49
  (598690621728132711393181339775518398945512192423963839490516593488731916541, 2826955303645414927333276001188669625323974235000990332994569922068191641600) ::  -- n = 50
  (6390426474816304727965185164750260709875732363565195052780501987098956076771, 30757273703662114409386042892932725523524839676810774822980920752101925060608) ::  -- n = 51
  (613863147927676609044756601837616635685823707962992251611632464881565743499045, 3010594320170221081012845610225885604185019601306654665025897184205741370638336) ::  -- n = 52
  (19654704717699680789075077213429888960541207285577024321368662825692016635711281, 98191691673244133719188195287367345859572946996463198305460031238710333934665728) ::  -- n = 53
  (23306369870473949442223910500515369950984046052983024966959018702115555733750903, 118571099379011784113736688648896417641748464297615937576404566024103044751294464) ::  -- n = 54
  (1831456836240480996280100812753261577626225771658869413668307700012920805049788043, 9485687950320942729098935091911713411339877143809275006112365281928243580103557120) ::  -- n = 55
  (644943133642767471279585343856525409095341234879558702999309294108462495723545151285, 3399670561395025874109058336941158086624211968341244162190671717043082499109114871808) ::  -- n = 56
  (362210873120455890140832225941451855621180748255427051021610209454110818617333647113, 1942668892225729070919461906823518906642406839052139521251812409738904285205208498176) ::  -- n = 57
  (660899977819336916672218450499572522354368795715889380018779673339290120301019190619421, 3605593463970953155626521299064451090728307093280770951443363832475406353340866972614656) ::  -- n = 58
  (21155392302399917152115864057074886508678519678950182890306466434412051476779690030095433, 117368283792709647548670210562649718263707651588174061315949498546785641294957876625801216) ::  -- n = 59
  (45144250068670019173816599027864318418969030532774387443417794376018260562947685529399915, 254629497041810760783555711051172270131433549208242031329517556169297662470417088272924672) ::  -- n = 60
  (21674784756205944426878666265530356673302996675422794788522881002922324644645579911472360401, 124259194556403651262375186992972067824139572013622111288804567410617259285563539077187239936) ::  -- n = 61
  (693753909172675943140071583729480444679433892184571008887520043464087616287148592030567167661, 4041479377047620395156596245804206271526113293033217521262102651519092498730460025067860393984) ::  -- n = 62
  (352456955647208192117475624017240256073337881086769491720468080644403608306110570730448361511, 2085924839766513752338888384931203236916703635113918720651407820138886450957656787131798913024) ::  -- n = 63
  (710688452839977807073472393397296451427322825069173260434140233581769758805909029912746721697365, 4271974071841820164790043412339104229205409044713305539894083215644439451561281100045924173873152) ::  -- n = 64
  List.nil

/-- The same (share.hi). -/
def sharesHigh : Table := sharesLow

/-- Cost of a step C(k) [s], k = 0, 1, 2, ...: each pair p, q is p / q (derived.draft_length.costs).
The cost of k = 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36,
37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
61, 62 is not known: there stands 1000000000 (k + 1) C(0), at which a length is never best, so
that what is said of 0..63 is said of the known lengths. -/
def costs : Table :=
  (50, 2909) ::  -- k = 0
  (41302986984337, 1879483750000000) ::  -- k = 1
  (51044289984337, 1879483750000000) ::  -- k = 2
  (59872345828087, 1879483750000000) ::  -- k = 3
  (1085964342983767, 30071740000000000) ::  -- k = 4
  (38463056457777419, 962295680000000000) ::  -- k = 5
  (1338471533635486783, 30793461760000000000) ::  -- k = 6
  (45953047158947248931, 985390776320000000000) ::  -- k = 7
  (1561034293482050450167, 31532504842240000000000) ::  -- k = 8
  (52578664138902030452219, 1009040154951680000000000) ::  -- k = 9
  (1758658688121681039830383, 32289284958453760000000000) ::  -- k = 10
  (58485179654521459169994131, 1033257118670520320000000000) ::  -- k = 11
  (1935560696348889004407046567, 33064227797456650240000000000) ::  -- k = 12
  (63794955757886315159075287019, 1058055289518612807680000000000) ::  -- k = 13
  (2095291975019296228613853293983, 33857769264595609845760000000000) ::  -- k = 14
  (68611091532858569477823184579331, 1083448616467059515064320000000000) ::  -- k = 15
  (850000000000, 2909) ::  -- k = 16, not known
  (900000000000, 2909) ::  -- k = 17, not known
  (950000000000, 2909) ::  -- k = 18, not known
  (1000000000000, 2909) ::  -- k = 19, not known
  (1050000000000, 2909) ::  -- k = 20, not known
  (1100000000000, 2909) ::  -- k = 21, not known
  (1150000000000, 2909) ::  -- k = 22, not known
  (1200000000000, 2909) ::  -- k = 23, not known
  (1250000000000, 2909) ::  -- k = 24, not known
  (1300000000000, 2909) ::  -- k = 25, not known
  (1350000000000, 2909) ::  -- k = 26, not known
  (1400000000000, 2909) ::  -- k = 27, not known
  (1450000000000, 2909) ::  -- k = 28, not known
  (1500000000000, 2909) ::  -- k = 29, not known
  (1550000000000, 2909) ::  -- k = 30, not known
  (1600, 12329) ::  -- k = 31
  (1650000000000, 2909) ::  -- k = 32, not known
  (1700000000000, 2909) ::  -- k = 33, not known
  (1750000000000, 2909) ::  -- k = 34, not known
  (1800000000000, 2909) ::  -- k = 35, not known
  (1850000000000, 2909) ::  -- k = 36, not known
  (1900000000000, 2909) ::  -- k = 37, not known
  (1950000000000, 2909) ::  -- k = 38, not known
  (2000000000000, 2909) ::  -- k = 39, not known
  (2050000000000, 2909) ::  -- k = 40, not known
  (2100000000000, 2909) ::  -- k = 41, not known
  (2150000000000, 2909) ::  -- k = 42, not known
  (2200000000000, 2909) ::  -- k = 43, not known
  (2250000000000, 2909) ::  -- k = 44, not known
  (2300000000000, 2909) ::  -- k = 45, not known
  (2350000000000, 2909) ::  -- k = 46, not known
  (2400000000000, 2909) ::  -- k = 47, not known
  (2450000000000, 2909) ::  -- k = 48, not known
  (2500000000000, 2909) ::  -- k = 49, not known
  (2550000000000, 2909) ::  -- k = 50, not known
  (2600000000000, 2909) ::  -- k = 51, not known
  (2650000000000, 2909) ::  -- k = 52, not known
  (2700000000000, 2909) ::  -- k = 53, not known
  (2750000000000, 2909) ::  -- k = 54, not known
  (2800000000000, 2909) ::  -- k = 55, not known
  (2850000000000, 2909) ::  -- k = 56, not known
  (2900000000000, 2909) ::  -- k = 57, not known
  (2950000000000, 2909) ::  -- k = 58, not known
  (3000000000000, 2909) ::  -- k = 59, not known
  (3050000000000, 2909) ::  -- k = 60, not known
  (3100000000000, 2909) ::  -- k = 61, not known
  (3150000000000, 2909) ::  -- k = 62, not known
  (3200, 13813) ::  -- k = 63
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 11635) ::  -- k = 0
  (12387877377, 250000000000) ::  -- k = 1
  (12387877377, 250000000000) ::  -- k = 2
  (12387877377, 250000000000) ::  -- k = 3
  (12387877377, 250000000000) ::  -- k = 4
  (12387877377, 250000000000) ::  -- k = 5
  (12387877377, 250000000000) ::  -- k = 6
  (12387877377, 250000000000) ::  -- k = 7
  (12387877377, 250000000000) ::  -- k = 8
  (12387877377, 250000000000) ::  -- k = 9
  (12387877377, 250000000000) ::  -- k = 10
  (12387877377, 250000000000) ::  -- k = 11
  (12387877377, 250000000000) ::  -- k = 12
  (12387877377, 250000000000) ::  -- k = 13
  (12387877377, 250000000000) ::  -- k = 14
  (12387877377, 250000000000) ::  -- k = 15
  (0, 1) ::  -- k = 16
  (0, 1) ::  -- k = 17
  (0, 1) ::  -- k = 18
  (0, 1) ::  -- k = 19
  (0, 1) ::  -- k = 20
  (0, 1) ::  -- k = 21
  (0, 1) ::  -- k = 22
  (0, 1) ::  -- k = 23
  (0, 1) ::  -- k = 24
  (0, 1) ::  -- k = 25
  (0, 1) ::  -- k = 26
  (0, 1) ::  -- k = 27
  (0, 1) ::  -- k = 28
  (0, 1) ::  -- k = 29
  (0, 1) ::  -- k = 30
  (1, 49315) ::  -- k = 31
  (0, 1) ::  -- k = 32
  (0, 1) ::  -- k = 33
  (0, 1) ::  -- k = 34
  (0, 1) ::  -- k = 35
  (0, 1) ::  -- k = 36
  (0, 1) ::  -- k = 37
  (0, 1) ::  -- k = 38
  (0, 1) ::  -- k = 39
  (0, 1) ::  -- k = 40
  (0, 1) ::  -- k = 41
  (0, 1) ::  -- k = 42
  (0, 1) ::  -- k = 43
  (0, 1) ::  -- k = 44
  (0, 1) ::  -- k = 45
  (0, 1) ::  -- k = 46
  (0, 1) ::  -- k = 47
  (0, 1) ::  -- k = 48
  (0, 1) ::  -- k = 49
  (0, 1) ::  -- k = 50
  (0, 1) ::  -- k = 51
  (0, 1) ::  -- k = 52
  (0, 1) ::  -- k = 53
  (0, 1) ::  -- k = 54
  (0, 1) ::  -- k = 55
  (0, 1) ::  -- k = 56
  (0, 1) ::  -- k = 57
  (0, 1) ::  -- k = 58
  (0, 1) ::  -- k = 59
  (0, 1) ::  -- k = 60
  (0, 1) ::  -- k = 61
  (0, 1) ::  -- k = 62
  (1, 55251) ::  -- k = 63
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  42168260748696126229333941207187500000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  724727337385185806673022481250000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  333192889530762826925531514230241046875 ::  -- 1 / W of deduplicating, n = 2..16 [s/byte]
  398615361035900985784105062205272518710768006899 ::  -- fixed time of deduplicating, n = 2..16 [s]
  5472288836906516724494046600000000000000000000000 ::  -- time of a pass over 32 tokens, deduplicating, measured [s]
  9768767980556528249205250000000000000000000000000 ::  -- time of a pass over 64 tokens, deduplicating, measured [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  724851925203199419498649612500000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  367934826203280601045945048269758953125 ::  -- 1 / W of deduplicating, n = 2..16 [s/byte]
  440178881942080076633115929645924287789231993101 ::  -- fixed time of deduplicating, n = 2..16 [s]
  5472510773429082588821600400000000000000000000000 ::  -- time of a pass over 32 tokens, deduplicating, measured [s]
  9769121601116910385974452000000000000000000000000 ::  -- time of a pass over 64 tokens, deduplicating, measured [s]
  List.nil

/-- Denominator of the coefficients. -/
def partsUnit : Nat :=
  576460752303423488

/-- Coefficients of the unknowns in the cost of each length, over partsUnit: the bytes requested for
1 / W, 1 for a time. A length whose cost is not known has 1000000000 (k + 1) times those of
C(0), at which it is never best. -/
def boxParts : Parts :=
  (576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 0
  (0 :: 834162357308956282781171712 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 1
  (0 :: 1193553004079874435352363008 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 2
  (0 :: 1519250777716019011120005120 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 3
  (0 :: 1814414385073775032909430784 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 4
  (0 :: 2081906404241741427656097792 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 5
  (0 :: 2324321046612710972895264768 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 6
  (0 :: 2544009316261402123268259840 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 7
  (0 :: 2743101810630528478293786624 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 8
  (0 :: 2923529383652549237535670272 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 9
  (0 :: 3087041871703755550598627328 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 10
  (0 :: 3235225064000161271811932160 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 11
  (0 :: 3369516082018778956661489664 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 12
  (0 :: 3491217317098151233556401152 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 13
  (0 :: 3601509061388832359492414688 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 14
  (0 :: 3701460954652262129871926955 :: 576460752303423488 :: 0 :: 0 :: List.nil) ::  -- k = 15
  (9799832789158199296000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 16, not known
  (10376293541461622784000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 17, not known
  (10952754293765046272000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 18, not known
  (11529215046068469760000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 19, not known
  (12105675798371893248000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 20, not known
  (12682136550675316736000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 21, not known
  (13258597302978740224000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 22, not known
  (13835058055282163712000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 23, not known
  (14411518807585587200000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 24, not known
  (14987979559889010688000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 25, not known
  (15564440312192434176000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 26, not known
  (16140901064495857664000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 27, not known
  (16717361816799281152000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 28, not known
  (17293822569102704640000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 29, not known
  (17870283321406128128000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 30, not known
  (0 :: 0 :: 0 :: 576460752303423488 :: 0 :: List.nil) ::  -- k = 31
  (19023204826012975104000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 32, not known
  (19599665578316398592000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 33, not known
  (20176126330619822080000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 34, not known
  (20752587082923245568000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 35, not known
  (21329047835226669056000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 36, not known
  (21905508587530092544000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 37, not known
  (22481969339833516032000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 38, not known
  (23058430092136939520000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 39, not known
  (23634890844440363008000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 40, not known
  (24211351596743786496000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 41, not known
  (24787812349047209984000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 42, not known
  (25364273101350633472000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 43, not known
  (25940733853654056960000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 44, not known
  (26517194605957480448000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 45, not known
  (27093655358260903936000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 46, not known
  (27670116110564327424000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 47, not known
  (28246576862867750912000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 48, not known
  (28823037615171174400000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 49, not known
  (29399498367474597888000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 50, not known
  (29975959119778021376000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 51, not known
  (30552419872081444864000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 52, not known
  (31128880624384868352000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 53, not known
  (31705341376688291840000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 54, not known
  (32281802128991715328000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 55, not known
  (32858262881295138816000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 56, not known
  (33434723633598562304000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 57, not known
  (34011184385901985792000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 58, not known
  (34587645138205409280000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 59, not known
  (35164105890508832768000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 60, not known
  (35740566642812256256000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 61, not known
  (36317027395115679744000000000 :: 0 :: 0 :: 0 :: 0 :: List.nil) ::  -- k = 62, not known
  (0 :: 0 :: 0 :: 0 :: 576460752303423488 :: List.nil) ::  -- k = 63
  List.nil

/-- Whether x is a point of the box: the assumption named common-error. -/
def inTheBox (x : Nat → α) : Prop :=
  InBox (edge boxUnit boxLow) (edge boxUnit boxHigh) x 5

/-- C(k) [s] at a point of the box. -/
def costAt (x : Nat → α) (k : Nat) : α :=
  linearCost (fun _ => 0) (part partsUnit boxParts) x 5 k

end Inputs

section Results

/-- The shares of n = 1..64 are those of independent uniform routing. -/
theorem D6_shares :
    ∀ i, i < 64 → (entry sharesLow i : α) ≤ share U 6 (1 + i) ∧
      share U 6 (1 + i) ≤ (entry sharesHigh i : α) :=
  fun _ hi => share_between (us := (uniformRows 64 58 64 (Nat.pow 64 1) (Nat.pow 58 1))) (by decide) (by decide)
    (rows_uniform _ _ _ _ _) (uniform_rows (by decide) (by decide) _ _) (by decide) hi

/-- The share never rises with the number of tokens (results[56]). -/
theorem D6_falls :
    Nonincreasing (share U 6 : Nat → α) :=
  D6_share_antitone (N := 64) (by decide) (by decide)

/-- The true time [s] of a deduplicating pass at n = 16, for every true bandwidth within the error
of the fitted one (results[57]). -/
theorem B1_dedup_n16 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 16302827094603467444480887613376360243305213 270862154116764878766080000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 16 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 16 / W ≤ (ratio 18002718671825817294430704676289139756694787 270862154116764878766080000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide))
    (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 12432251 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 16302827094603467444480887613376360243305213 (by decide)) ((stands_one.sub (stands_ratio 12387877377 (by decide))).mul ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 12387877377 (by decide))).mul ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide)))) (stands_ratio 18002718671825817294430704676289139756694787 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[57].value). -/
theorem B1_dedup_n16_fitted :
    (((ratio 68611091532858569477823184579331 1083448616467059515064320000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) : α) ≤ (ratio 68611091532858569477823184579331 1083448616467059515064320000000000) :=
  ⟨(Stands.le (stands_ratio 68611091532858569477823184579331 (by decide)) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (stands_ratio 68611091532858569477823184579331 (by decide)) (by decide))⟩

/-- About the tables, for the theorems below. -/
theorem costs_positive :
    allPositive costs = true :=
  by decide

/-- About the tables, for the theorems below. -/
theorem costs_rows :
    rows costs = 63 + 1 :=
  by decide

/-- About the tables, for the theorems below. -/
theorem errors_rows :
    rows errors = 63 + 1 :=
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

/-- From the acceptance rate 299087263/1073741824 on, drafting 1 is not slower than plain decoding,
and up to 149543631/536870912 not faster (derived.draft_length.thresholds[0]). -/
theorem S2_k1 :
    (∀ a : α, ratio 299087263 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 149543631 536870912 → ¬ throughput cost a 0 < throughput cost a 1 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 1) (ratio_nonneg 299087263 (by decide)) (Stands.le (stands_entry costs_positive 1) ((stands_tokens 299087263 (by decide) 1).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 1) h0 h (Stands.le ((stands_tokens 149543631 (by decide) 1).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide))⟩

/-- From the acceptance rate 441408519/1073741824 on, drafting 2 is not slower than plain decoding,
and up to 220704259/536870912 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 441408519 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 220704259 536870912 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 441408519 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 441408519 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 220704259 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 528363169/1073741824 on, drafting 3 is not slower than plain decoding,
and up to 16511349/33554432 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 528363169 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 16511349 33554432 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 528363169 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 528363169 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 16511349 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 587813645/1073741824 on, drafting 4 is not slower than plain decoding,
and up to 146953411/268435456 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 587813645 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 146953411 268435456 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 587813645 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 587813645 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 146953411 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 315516465/536870912 on, drafting 5 is not slower than plain decoding,
and up to 631032929/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 315516465 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 631032929 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 315516465 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 315516465 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 631032929 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 331899731/536870912 on, drafting 6 is not slower than plain decoding,
and up to 663799461/1073741824 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 331899731 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 663799461 1073741824 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 331899731 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 331899731 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 663799461 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 689424127/1073741824 on, drafting 7 is not slower than plain decoding,
and up to 344712063/536870912 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 689424127 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 344712063 536870912 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 689424127 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 689424127 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 344712063 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 11092947/16777216 on, drafting 8 is not slower than plain decoding, and
up to 709948607/1073741824 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 11092947 16777216 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 709948607 1073741824 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 11092947 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 11092947 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 709948607 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 363351277/536870912 on, drafting 9 is not slower than plain decoding,
and up to 726702553/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 363351277 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 726702553 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 363351277 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 363351277 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 726702553 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 740589869/1073741824 on, drafting 10 is not slower than plain decoding,
and up to 185147467/268435456 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 740589869 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 185147467 268435456 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 740589869 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 740589869 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 185147467 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 188061713/268435456 on, drafting 11 is not slower than plain decoding,
and up to 752246851/1073741824 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 188061713 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 752246851 1073741824 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 188061713 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 188061713 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 752246851 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 762134629/1073741824 on, drafting 12 is not slower than plain decoding,
and up to 190533657/268435456 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 762134629 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 190533657 268435456 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 762134629 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 762134629 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 190533657 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 770595723/1073741824 on, drafting 13 is not slower than plain decoding,
and up to 385297861/536870912 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 770595723 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 385297861 536870912 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 770595723 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 770595723 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 385297861 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 194472501/268435456 on, drafting 14 is not slower than plain decoding,
and up to 777890003/1073741824 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 194472501 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 777890003 1073741824 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 194472501 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 194472501 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 777890003 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 196054579/268435456 on, drafting 15 is not slower than plain decoding,
and up to 784218315/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 196054579 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 784218315 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 196054579 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 196054579 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 784218315 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 7290027/8388608 on, drafting 31 is not slower than plain decoding, and
up to 933123455/1073741824 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k31 :
    (∀ a : α, ratio 7290027 8388608 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 933123455 1073741824 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 7290027 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 7290027 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 933123455 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- From the acceptance rate 497336707/536870912 on, drafting 63 is not slower than plain decoding,
and up to 994673413/1073741824 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k63 :
    (∀ a : α, ratio 497336707 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 63) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 994673413 1073741824 → ¬ throughput cost a 0 < throughput cost a 63 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 63) (ratio_nonneg 497336707 (by decide)) (Stands.le (stands_entry costs_positive 63) ((stands_tokens 497336707 (by decide) 63).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 63) h0 h (Stands.le ((stands_tokens 994673413 (by decide) 63).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 63) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 63 j →
      IsLeastBest cost b 63 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 149543631/536870912
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 149543631 536870912 → IsBest cost a 63 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 2909) (B := 50) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 149543631) (q := 536870912) (A := 2909) (B := 50) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 1 is best at every acceptance rate from 299087263/1073741824 to 663229915/1073741824
(derived.draft_length.staircase[1]). -/
theorem M3_k1 :
    ∀ a : α, ratio 299087263 1073741824 ≤ a → a ≤ ratio 663229915 1073741824 → IsBest cost a 63 1 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 299087263 (by decide)) h1 h2
    (best_of_walk (p := 299087263) (q := 1073741824) (A := 20157890316748720703125) (B := 346474567040705232896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 663229915) (q := 1073741824) (A := 25504766856716728515625) (B := 346474567040705232896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 2 is best at every acceptance rate from 165807479/268435456 to 49123381/67108864
(derived.draft_length.staircase[2]). -/
theorem M3_k2 :
    ∀ a : α, ratio 165807479 268435456 ≤ a → a ≤ ratio 49123381 67108864 → IsBest cost a 63 2 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 165807479 (by decide)) h1 h2
    (best_of_walk (p := 165807479) (q := 268435456) (A := 2115275563876008703898310546875) (B := 28735380669106456788041990144) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 49123381) (q := 67108864) (A := 149966952197839352018232421875) (B := 1795961291819153549252624384) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 3 is best at every acceptance rate from 785974097/1073741824 to 423723761/536870912
(derived.draft_length.staircase[3]). -/
theorem M3_k3 :
    ∀ a : α, ratio 785974097 1073741824 ≤ a → a ≤ ratio 423723761 536870912 → IsBest cost a 63 3 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 785974097 (by decide)) h1 h2
    (best_of_walk (p := 785974097) (q := 1073741824) (A := 48352007291288429899899022636185498046875) (B := 579049798019764801458342979981065322496) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 423723761) (q := 536870912) (A := 6597861411675579201166380338087060546875) (B := 72381224752470600182292872497633165312) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 847447523/1073741824 to 882357509/1073741824
(derived.draft_length.staircase[4]). -/
theorem M3_k4 :
    ∀ a : α, ratio 847447523 1073741824 ≤ a → a ≤ ratio 882357509 1073741824 → IsBest cost a 63 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 847447523 (by decide)) h1 h2
    (best_of_walk (p := 847447523) (q := 1073741824) (A := 64248405688759967636856488704699932910579560546875) (B := 704831155819431434166346580591434713515587272704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 882357509) (q := 1073741824) (A := 68467762942026034125838074212329323102316748046875) (B := 704831155819431434166346580591434713515587272704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 441178755/536870912 to 904068597/1073741824
(derived.draft_length.staircase[5]). -/
theorem M3_k5 :
    ∀ a : α, ratio 441178755 536870912 ≤ a → a ≤ ratio 904068597 1073741824 → IsBest cost a 63 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 441178755 (by decide)) h1 h2
    (best_of_walk (p := 441178755) (q := 536870912) (A := 353119310868515046207292657812872297205371638369140625) (B := 3635133978743559881412003426389541929316772665622528) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 904068597) (q := 1073741824) (A := 6566869576827971180570501159113880833324697965282607421875) (B := 64434707153064306968733136426907301988947889144979259392) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 452034299/536870912 to 1793963/2097152
(derived.draft_length.staircase[6]). -/
theorem M3_k6 :
    ∀ a : α, ratio 452034299 536870912 ≤ a → a ≤ ratio 1793963 2097152 → IsBest cost a 63 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 452034299 (by decide)) h1 h2
    (best_of_walk (p := 452034299) (q := 536870912) (A := 1557532109257093951496431057283930664905766728444304697633701171875) (B := 15282643265070848680147717548977997659918039150158980006318964736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1793963) (q := 2097152) (A := 5744141354690447402184123537065966177570296513671875) (B := 54294855776045553881728684860441083727941841453056) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 918509057/1073741824 to 928618829/1073741824
(derived.draft_length.staircase[7]). -/
theorem M3_k7 :
    ∀ a : α, ratio 918509057 1073741824 ≤ a → a ≤ ratio 928618829 1073741824 → IsBest cost a 63 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 918509057 (by decide)) h1 h2
    (best_of_walk (p := 918509057) (q := 1073741824) (A := 119206504436421487914055450115430662010963803475606219018402273587678466796875) (B := 1126765437764584985993206134992192302488120933195278849169531381679124381696) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 928618829) (q := 1073741824) (A := 9447665213789817001711203133761529921420636213268846716543945750789482421875) (B := 86674264443429614307169702691707100191393917938098373013040875513778798592) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 8 is best at every acceptance rate from 464309415/536870912 to 935987535/1073741824
(derived.draft_length.staircase[8]). -/
theorem M3_k8 :
    ∀ a : α, ratio 464309415 536870912 ≤ a → a ≤ ratio 935987535 1073741824 → IsBest cost a 63 8 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 464309415 (by decide)) h1 h2
    (best_of_walk (p := 464309415) (q := 536870912) (A := 28782088439748439462337149617999754515337445211545977202149202189663940122978515625) (B := 264051094167290610663162823043417439425030928704439858103757822585547219991003136) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 935987535) (q := 1073741824) (A := 7549967471027177541760349276396499590202585497447227401314773913979252341232353515625) (B := 67597080106826396329769682699114864492807917748336603674562002581900088317696802816) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 9 is best at every acceptance rate from 58499221/67108864 to 941535325/1073741824
(derived.draft_length.staircase[9]). -/
theorem M3_k9 :
    ∀ a : α, ratio 58499221 67108864 ≤ a → a ≤ ratio 941535325 1073741824 → IsBest cost a 63 9 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 58499221 (by decide)) h1 h2
    (best_of_walk (p := 58499221) (q := 67108864) (A := 2359205839605669693877122950958163643824876404825449541888863325351397059755615234375) (B := 21122663930279383958869938303434292517981489309186220081853451744985395345108238336) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 941535325) (q := 1073741824) (A := 165437283524386304036798535680716796527370074519556941601752111166625776222009873364928349609375) (B := 1451538412559180451941974306092608173594047816261255162006704292950822480077928275732695351296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 10 is best at every acceptance rate from 470767663/536870912 to 118228113/134217728
(derived.draft_length.staircase[10]). -/
theorem M3_k10 :
    ∀ a : α, ratio 470767663 536870912 ≤ a → a ≤ ratio 118228113 134217728 → IsBest cost a 63 10 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 470767663 (by decide)) h1 h2
    (best_of_walk (p := 470767663) (q := 536870912) (A := 181324020867554755349692651662058201687721090528202518610230920128323168494787838808963785696904296875) (B := 1590927841820055646150766308109876886540768762817554650795027781503766644514322804543281536744554496) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 118228113) (q := 134217728) (A := 175897449973124245890404907344700085419150829819507614138027218193103616757938781047553154296875) (B := 1517227021999412199164167698011280905285614741151384974284198552612082142366717152159959351296) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 11 is best at every acceptance rate from 945824905/1073741824 to 949216259/1073741824
(derived.draft_length.staircase[11]). -/
theorem M3_k11 :
    ∀ a : α, ratio 945824905 1073741824 ≤ a → a ≤ ratio 949216259 1073741824 → IsBest cost a 63 11 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 945824905 (by decide)) h1 h2
    (best_of_walk (p := 945824905) (q := 1073741824) (A := 210752906722465976933322166787571100805936058368530649309583699381238968491683407983651211031616650525137919921875) (B := 1817877426737151218271498931133135562660934417608456843169874683718787948906639925289450959759838945683907280896) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 949216259) (q := 1073741824) (A := 16449252162002396219510603206492328951083814244920112211552154441845834451795817689503975600044526529940205078125) (B := 139836725133627016790115302394856581743148801354496680243836514132214457608203071176111612289218380437223636992) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 237304065/268435456 to 951948531/1073741824
(derived.draft_length.staircase[12]). -/
theorem M3_k12 :
    ∀ a : α, ratio 237304065 268435456 ≤ a → a ≤ ratio 951948531 1073741824 → IsBest cost a 63 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 237304065 (by decide)) h1 h2
    (best_of_walk (p := 237304065) (q := 268435456) (A := 14154041822513353518763002137663598097026900823593388449988312520955980405414964988066409430611492611888933466796875) (B := 120324913721976222890159414734141754892396826313099030530922856996727915120268667634670360789482542924984529977344) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 951948531) (q := 1073741824) (A := 240461493578685975873956269501333888949602728885000214706757358966793137901549153230742980443768059377941929122931123046875) (B := 2018717067694959038292348775428278796448798312769346064607887451171215525202413414939073731763079150881737256088375394304) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 237987133/268435456 to 954185731/1073741824
(derived.draft_length.staircase[13]). -/
theorem M3_k13 :
    ∀ a : α, ratio 237987133 268435456 ≤ a → a ≤ ratio 954185731 1073741824 → IsBest cost a 63 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 237987133 (by decide)) h1 h2
    (best_of_walk (p := 237987133) (q := 268435456) (A := 3962735564257453904822203553911520562323884759734079694943479335123975711970464410463358893038409415598526776744347880859375) (B := 33267870716795211461692047502392824486271487320409463525688271081881373626414210948814726197153253065362291107771254308864) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 954185731) (q := 1073741824) (A := 268851740519715104356805783539402632527321892804664135185984895007658373553471399853395592303482977998731455719443467387893994140625) (B := 2232569011502992361833932825719619733025063109663083112058374690429109966828218090231318421561994847120981104679830448522968170496) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 14 is best at every acceptance rate from 238546433/268435456 to 119505433/134217728
(derived.draft_length.staircase[14]). -/
theorem M3_k14 :
    ∀ a : α, ratio 238546433 268435456 ≤ a → a ≤ ratio 119505433 134217728 → IsBest cost a 63 14 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 238546433 (by decide)) h1 h2
    (best_of_walk (p := 238546433) (q := 268435456) (A := 1103776330199334324402609531136267010793037585256720403187945895704117415638945032357243653018830046727173963871496945611193466796875) (B := 9165857781985968382976480275886692061028073052947093241160162941820530380126317546588334658060275089747517758234765703584608681984) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 119505433) (q := 134217728) (A := 3579837780080191353356674206192979305827265881992206497590862834773404509295121267421938358590120787649888046337576991259765625) (B := 29444187467831158713817332300725650381078051285423176787238393496288196379414825589112403172736800632669606285447823626338304) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 956043465/1073741824 to 1069649969/1073741824
(derived.draft_length.staircase[15]). -/
theorem M3_k15 :
    ∀ a : α, ratio 956043465 1073741824 ≤ a → a ≤ ratio 1069649969 1073741824 → IsBest cost a 63 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 956043465 (by decide)) h1 h2
    (best_of_walk (p := 956043465) (q := 1073741824) (A := 328682391887834039571586672694837010722855010169290183102046783977788676517038431609910413380151207521659443034181705110034727742574232487695732421875) (B := 2703414653719082141498372769834602165301717873648742158109425338896436112362652136410101156011954985389474240146130095896848222442372558274582020096) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1069649969) (q := 1073741824) (A := 663861527412265430658912239327700572973488496832707483501942355762521044436916621910411075945212113393505856246343927098809552007070839466907060546875) (B := 2703414653719082141498372769834602165301717873648742158109425338896436112362652136410101156011954985389474240146130095896848222442372558274582020096) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 63 is best at every acceptance rate from 534824985/536870912 to 1
(derived.draft_length.staircase[16]). -/
theorem M3_k63 :
    ∀ a : α, ratio 534824985 536870912 ≤ a → a ≤ ratio 1 1 → IsBest cost a 63 63 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 534824985 (by decide)) h1 h2
    (best_of_walk (p := 534824985) (q := 536870912) (A := 7535583753744907092555356141137145926164889542319478337416963860442212974070786487235428970611261858011661019151419006331276506833097465985681894495534456403674766345958986197768000521383444369744884690371408802391336414847943390666087501753302287754062787608345855212322706673964492723931219428680134861050309425388664562070978452636418813077714303802409733738830071798683601795704606365545076352031979936205012329169248824430814274827986496897203696579793113572918402720298134384682216704233635341001721125364094021020673607657419354351171253901440552509) (B := 30686832049026439152319496781961258796304495824654674957126999881723956701940889526374825676549316649836388004370413747786105451582539007777442698580680648275661596448409692250807822951581880553093832635145967100383690889659375285455968562717014772282452753829847832090213715111387804480144925878167370123881897972449280651065448203491296895996512813596379843945029622487558305319056248187319060170287136533266734368017617739147199125890366346146874919150973482487993059694972721876774132750724055455537767970033343896367221358837941898841569843845529600) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 13813) (B := 50) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 1 at acceptance 1/2 and 1 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 63 1 ∧
      IsLeastBest cost (ratio 1 2 : α) 63 1 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 63 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 140961281250000000/120150389137436333 and
140961281250000000/120150389137436333 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 63 k →
      (ratio 140961281250000000 120150389137436333) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 140961281250000000 120150389137436333) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 140961281250000000 (by decide)) (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 140961281250000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
12387877377/250000000000 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 12387877377 250000000000) (cost 0) (C 0) → Within (ratio 12387877377 250000000000) (cost 1) (C 1) →
      (ratio 33494109245470190718750000000 31526005571792477343348538541) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 36986531379529809281250000000 28549188996925689156651461459) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 33494109245470190718750000000 31526005571792477343348538541))
    (hi := (ratio 36986531379529809281250000000 28549188996925689156651461459)) (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 33494109245470190718750000000 (by decide)) (((stands_one.sub (stands_ratio 12387877377 (by decide))).div (stands_one.add (stands_ratio 12387877377 (by decide))) (p := 262387877377) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 12387877377 (by decide))).div (stands_one.sub (stands_ratio 12387877377 (by decide))) (p := 237612122623) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (stands_ratio 36986531379529809281250000000 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 1 is certainly best for every common relative error of the costs
below 1318833155051/45798972984337 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1318833155051 45798972984337 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 63 1 ∧
        ∀ j, j ≤ 63 → ¬ j = 1 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 1 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 44480139829286) (r := 47117806139388) (m := 1318833155051)
    (d := 45798972984337) (A := 2819225625000000) (B := 41302986984337) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 1, 2
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 63 k) ↔ listed (1 :: 2 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 704806406250000000000000000) (B := 10837403084150043775644049)
    (l := 1) (ks := 1 :: 2 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 1 at acceptance 3/5 and 1 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 63 1 ∧
      IsLeastBest cost (ratio 3 5 : α) 63 1 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 63 k →
        1 ≤ k ∧ k ≤ 1 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 150358700000000000/120150389137436333 and
150358700000000000/120150389137436333 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 63 k →
      (ratio 150358700000000000 120150389137436333) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 150358700000000000 120150389137436333) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 150358700000000000 (by decide)) (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 150358700000000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 1, for every true cost within the relative error
12387877377/250000000000 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 12387877377 250000000000) (cost 0) (C 0) → Within (ratio 12387877377 250000000000) (cost 1) (C 1) →
      (ratio 35727049861834870100000000000 31526005571792477343348538541) ≤ speedup C a 1 ∧ speedup C a 1 ≤ (ratio 39452300138165129900000000000 28549188996925689156651461459) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 35727049861834870100000000000 31526005571792477343348538541))
    (hi := (ratio 39452300138165129900000000000 28549188996925689156651461459)) (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 1) hw0 hwk
    (Stands.le (stands_ratio 35727049861834870100000000000 (by decide)) (((stands_one.sub (stands_ratio 12387877377 (by decide))).div (stands_one.add (stands_ratio 12387877377 (by decide))) (p := 262387877377) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 12387877377 (by decide))).div (stands_one.sub (stands_ratio 12387877377 (by decide))) (p := 237612122623) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (stands_ratio 39452300138165129900000000000 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 1 is certainly best for every common relative error of the costs
below 1378864395459/312739843200461 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 1378864395459 312739843200461 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 63 1 ∧
        ∀ j, j ≤ 63 → ¬ j = 1 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 1 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 311360978805002) (r := 314118707595920) (m := 1378864395459)
    (d := 312739843200461) (A := 3007174000000000) (B := 41302986984337) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 1, 2, 3
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 63 k) ↔ listed (1 :: 2 :: 3 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 751793500000000000000000000) (B := 10837403084150043775644049)
    (l := 1) (ks := 1 :: 2 :: 3 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 2 at acceptance 7/10 and 2 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 63 2 ∧
      IsLeastBest cost (ratio 7 10 : α) 63 2 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 63 k →
        2 ≤ k ∧ k ≤ 2 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 205803470625000000/148487839564436333 and
205803470625000000/148487839564436333 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 63 k →
      (ratio 205803470625000000 148487839564436333) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 205803470625000000 148487839564436333) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 205803470625000000 (by decide)) (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 205803470625000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 2, for every true cost within the relative error
12387877377/250000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 12387877377 250000000000) (cost 0) (C 0) → Within (ratio 12387877377 250000000000) (cost 2) (C 2) →
      (ratio 48901399498386478449375000000 38961409039608969633327538541) ≤ speedup C a 2 ∧ speedup C a 2 ≤ (ratio 2842122937584922186875000000 1856974249611010361403813761) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 48901399498386478449375000000 38961409039608969633327538541))
    (hi := (ratio 2842122937584922186875000000 1856974249611010361403813761)) (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 2) hw0 hwk
    (Stands.le (stands_ratio 48901399498386478449375000000 (by decide)) (((stands_one.sub (stands_ratio 12387877377 (by decide))).div (stands_one.add (stands_ratio 12387877377 (by decide))) (p := 262387877377) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 12387877377 (by decide))).div (stands_one.sub (stands_ratio 12387877377 (by decide))) (p := 237612122623) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (stands_ratio 2842122937584922186875000000 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 2 is certainly best for every common relative error of the costs
below 140403910244993/20031971068756627 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 140403910244993 20031971068756627 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 63 2 ∧
        ∀ j, j ≤ 63 → ¬ j = 2 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 2 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 19891567158511634) (r := 20172374979001620) (m := 140403910244993)
    (d := 20031971068756627) (A := 4116069412500000) (B := 51044289984337) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 1, 2, 3,
4, 5 (derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 63 k) ↔ listed (1 :: 2 :: 3 :: 4 :: 5 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 1029017353125000000000000000) (B := 13393402901206246006644049)
    (l := 2) (ks := 1 :: 2 :: 3 :: 4 :: 5 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 4 at acceptance 4/5 and 4 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 63 4 ∧
      IsLeastBest cost (ratio 4 5 : α) 63 4 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 63 k →
        4 ≤ k ∧ k ≤ 4 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 5054458059200000000/3159070273739778203 and
5054458059200000000/3159070273739778203 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 63 k →
      (ratio 5054458059200000000 3159070273739778203) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 5054458059200000000 3159070273739778203) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 5054458059200000000 (by decide)) (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 5054458059200000000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 4, for every true cost within the relative error
12387877377/250000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 12387877377 250000000000) (cost 0) (C 0) → Within (ratio 12387877377 250000000000) (cost 4) (C 4) →
      (ratio 1201000508155440993281600000000 828901743611358746335941413531) ≤ speedup C a 4 ∧ speedup C a 4 ≤ (ratio 1326228521444559006718400000000 750633393258530355164058586469) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1201000508155440993281600000000 828901743611358746335941413531))
    (hi := (ratio 1326228521444559006718400000000 750633393258530355164058586469)) (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 4) hw0 hwk
    (Stands.le (stands_ratio 1201000508155440993281600000000 (by decide)) (((stands_one.sub (stands_ratio 12387877377 (by decide))).div (stands_one.add (stands_ratio 12387877377 (by decide))) (p := 262387877377) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 12387877377 (by decide))).div (stands_one.sub (stands_ratio 12387877377 (by decide))) (p := 237612122623) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (stands_ratio 1326228521444559006718400000000 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 4 is certainly best for every common relative error of the costs
below 697274196301729/308944076166309439 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 697274196301729 308944076166309439 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 63 4 ∧
        ∀ j, j ≤ 63 → ¬ j = 4 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 4 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 308246801970007710) (r := 309641350362611168) (m := 697274196301729)
    (d := 308944076166309439) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 2, 3, 4,
5, 6, 7, 8, 9 (derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 63 k) ↔ listed (2 :: 3 :: 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 25272290296000000000000000000) (B := 284943878862619025897539159)
    (l := 4) (ks := 2 :: 3 :: 4 :: 5 :: 6 :: 7 :: 8 :: 9 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 15 at acceptance 9/10 and 15 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 63 15 ∧
      IsLeastBest cost (ratio 9 10 : α) 63 15 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 63 k →
        15 ≤ k ∧ k ≤ 15 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
55167712529834616745822552982099591168/24948708158635697326373455492659234875 and
55167712529834616745822552982099591168/24948708158635697326373455492659234875
(derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 63 k →
      (ratio 55167712529834616745822552982099591168 24948708158635697326373455492659234875) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 55167712529834616745822552982099591168 24948708158635697326373455492659234875) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 55167712529834616745822552982099591168 (by decide)) (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 55167712529834616745822552982099591168 (by decide)) (by decide))⟩

/-- The true speedup of drafting 15, for every true cost within the relative error
12387877377/250000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 12387877377 250000000000) (cost 0) (C 0) → Within (ratio 12387877377 250000000000) (cost 15) (C 15) →
      (ratio 689921961814182973690452509588503283189946515456 344538872475929621773019209890296760212007469625) ≤ speedup C a 15 ∧ speedup C a 15 ≤ (ratio 14475338990447831872792678808868233203391016206336 5928115502275185849499362758413978993471858077125) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 689921961814182973690452509588503283189946515456 344538872475929621773019209890296760212007469625))
    (hi := (ratio 14475338990447831872792678808868233203391016206336 5928115502275185849499362758413978993471858077125)) (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 15) hw0 hwk
    (Stands.le (stands_ratio 689921961814182973690452509588503283189946515456 (by decide)) (((stands_one.sub (stands_ratio 12387877377 (by decide))).div (stands_one.add (stands_ratio 12387877377 (by decide))) (p := 262387877377) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 12387877377 (by decide))).div (stands_one.sub (stands_ratio 12387877377 (by decide))) (p := 237612122623) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (stands_ratio 14475338990447831872792678808868233203391016206336 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 15 is certainly best for every common relative error of the costs
below
53957045272591086966019079629479125234241219/41965246447510077402073703285738025286818010589
(derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 53957045272591086966019079629479125234241219 41965246447510077402073703285738025286818010589 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 63 15 ∧
        ∀ j, j ≤ 63 → ¬ j = 15 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 15 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 41911289402237486315107684206108546161583769370) (r := 42019203492782668489039722365367504412052251808) (m := 53957045272591086966019079629479125234241219)
    (d := 41965246447510077402073703285738025286818010589) (A := 27583856264917308372911276491049795584) (B := 214409661040183029618197451810409375) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 5, 6, 7,
8, 9, 10, 11, 12, 13, 14, 15 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 63 k) ↔ listed (5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 116142552694388666833310637857051770880000000) (B := 947511509043464068127931825067849460878673)
    (l := 15) (ks := 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: 15 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 15 at acceptance 19/20 and 15 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 63 15 ∧
      IsLeastBest cost (ratio 19 20 : α) 63 15 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 63 k →
        15 ≤ k ∧ k ≤ 15 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
5832634483135077263918792456150188032/1919131396818130563567188884050710375 and
5832634483135077263918792456150188032/1919131396818130563567188884050710375
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 63 k →
      (ratio 5832634483135077263918792456150188032 1919131396818130563567188884050710375) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 5832634483135077263918792456150188032 1919131396818130563567188884050710375) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 5832634483135077263918792456150188032 (by decide)) (((stands_tokens 19 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 5832634483135077263918792456150188032 (by decide)) (by decide))⟩

/-- The true speedup of drafting 15, for every true cost within the relative error
12387877377/250000000000 of the fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 12387877377 250000000000) (cost 0) (C 0) → Within (ratio 12387877377 250000000000) (cost 15) (C 15) →
      (ratio 1385904660021830204306851446604845829164091047936 503556813618666370283643460608895264925241686375) ≤ speedup C a 15 ∧ speedup C a 15 ≤ (ratio 1530412581545708427652544781470248186835908952064 456008884790398911499950981416459922574758313625) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1385904660021830204306851446604845829164091047936 503556813618666370283643460608895264925241686375))
    (hi := (ratio 1530412581545708427652544781470248186835908952064 456008884790398911499950981416459922574758313625)) (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 15) hw0 hwk
    (Stands.le (stands_ratio 1385904660021830204306851446604845829164091047936 (by decide)) (((stands_one.sub (stands_ratio 12387877377 (by decide))).div (stands_one.add (stands_ratio 12387877377 (by decide))) (p := 262387877377) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 12387877377 (by decide))).div (stands_one.sub (stands_ratio 12387877377 (by decide))) (p := 237612122623) (q := 250000000000) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide))) (stands_ratio 1530412581545708427652544781470248186835908952064 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 15 is certainly best for every common relative error of the costs
below
9010753957493600061989111049552892657856530452497/937206562519044729100278472286943145788348230946367
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 9010753957493600061989111049552892657856530452497 937206562519044729100278472286943145788348230946367 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 63 15 ∧
        ∀ j, j ≤ 63 → ¬ j = 15 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 15 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 928195808561551129038289361237390253130491700493870) (r := 946217316476538329162267583336496038446204761398864) (m := 9010753957493600061989111049552892657856530452497)
    (d := 937206562519044729100278472286943145788348230946367) (A := 2916317241567538631959396228075094016) (B := 16493050849244848432169034754646875) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 11, 12,
13, 14, 15 (derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 63 k) ↔ listed (11 :: 12 :: 13 :: 14 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 233305379325403090556751698246007521280000000) (B := 1384824513217370561110054205868395365899599)
    (l := 15) (ks := 11 :: 12 :: 13 :: 14 :: 15 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
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
      ((ratio 5054458059200000000 3159070273739778203) : α) ≤ speedup cost (ratio 4 5) 4 ∧ speedup cost (ratio 4 5) 4 ≤ ((ratio 5054458059200000000 3159070273739778203) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 4)).mpr (Stands.lt (stands_entry costs_positive 4) ((stands_tokens 4 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 5054458059200000000 (by decide)) (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (p := 2909) (q := 50) (by decide) (by decide)) (stands_ratio 5054458059200000000 (by decide)) (by decide))⟩

/-- Whether one more token than 4 pays at acceptance 4/5: no (results[20]). -/
theorem S4_k4 :
    throughput cost (ratio 4 5 : α) 5 ≤ throughput cost (ratio 4 5 : α) 4 :=
  (S4_marginal_not (cost_positive 4) (cost_positive 5)).mpr (Stands.le ((stands_pow 4 (by decide) 5).mul (stands_entry costs_positive 4)) ((stands_tokens 4 (by decide) 4).mul ((stands_entry costs_positive 5).sub (stands_entry costs_positive 4))) (by decide))

/-- How many times as many tokens a draft of 1 emits as one of 0 (results[22]). -/
theorem M1_k0_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 1 ∧
        expectedTokens a 1 ≤ (ratio 2 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (1 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 2 emits as one of 1 (results[23]). -/
theorem M1_k1_k2 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 1 ≤ expectedTokens a 2 ∧
        expectedTokens a 2 ≤ (ratio 3 2) * expectedTokens a 1 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (2 + 1)) ((stands_ratio 3 (by decide)).mul (stands_natCast (1 + 1))) (by decide))

/-- How many times as many tokens a draft of 3 emits as one of 2 (results[24]). -/
theorem M1_k2_k3 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 2 ≤ expectedTokens a 3 ∧
        expectedTokens a 3 ≤ (ratio 4 3) * expectedTokens a 2 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (3 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (2 + 1))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 3 (results[25]). -/
theorem M1_k3_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 3 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 4) * expectedTokens a 3 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (3 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[26]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[27]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[28]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 8 emits as one of 7 (results[29]). -/
theorem M1_k7_k8 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 8 ∧
        expectedTokens a 8 ≤ (ratio 9 8) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (8 + 1)) ((stands_ratio 9 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- How many times as many tokens a draft of 9 emits as one of 8 (results[30]). -/
theorem M1_k8_k9 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 8 ≤ expectedTokens a 9 ∧
        expectedTokens a 9 ≤ (ratio 10 9) * expectedTokens a 8 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (9 + 1)) ((stands_ratio 10 (by decide)).mul (stands_natCast (8 + 1))) (by decide))

/-- How many times as many tokens a draft of 10 emits as one of 9 (results[31]). -/
theorem M1_k9_k10 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 9 ≤ expectedTokens a 10 ∧
        expectedTokens a 10 ≤ (ratio 11 10) * expectedTokens a 9 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (10 + 1)) ((stands_ratio 11 (by decide)).mul (stands_natCast (9 + 1))) (by decide))

/-- How many times as many tokens a draft of 11 emits as one of 10 (results[32]). -/
theorem M1_k10_k11 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 10 ≤ expectedTokens a 11 ∧
        expectedTokens a 11 ≤ (ratio 12 11) * expectedTokens a 10 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (11 + 1)) ((stands_ratio 12 (by decide)).mul (stands_natCast (10 + 1))) (by decide))

/-- How many times as many tokens a draft of 12 emits as one of 11 (results[33]). -/
theorem M1_k11_k12 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 11 ≤ expectedTokens a 12 ∧
        expectedTokens a 12 ≤ (ratio 13 12) * expectedTokens a 11 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (12 + 1)) ((stands_ratio 13 (by decide)).mul (stands_natCast (11 + 1))) (by decide))

/-- How many times as many tokens a draft of 13 emits as one of 12 (results[34]). -/
theorem M1_k12_k13 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 12 ≤ expectedTokens a 13 ∧
        expectedTokens a 13 ≤ (ratio 14 13) * expectedTokens a 12 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (13 + 1)) ((stands_ratio 14 (by decide)).mul (stands_natCast (12 + 1))) (by decide))

/-- How many times as many tokens a draft of 14 emits as one of 13 (results[35]). -/
theorem M1_k13_k14 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 13 ≤ expectedTokens a 14 ∧
        expectedTokens a 14 ≤ (ratio 15 14) * expectedTokens a 13 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (14 + 1)) ((stands_ratio 15 (by decide)).mul (stands_natCast (13 + 1))) (by decide))

/-- How many times as many tokens a draft of 15 emits as one of 14 (results[36]). -/
theorem M1_k14_k15 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 14 ≤ expectedTokens a 15 ∧
        expectedTokens a 15 ≤ (ratio 16 15) * expectedTokens a 14 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (15 + 1)) ((stands_ratio 16 (by decide)).mul (stands_natCast (14 + 1))) (by decide))

/-- How many times as many tokens a draft of 63 emits as one of 15 (results[37]). -/
theorem M1_k15_k63 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 15 ≤ expectedTokens a 63 ∧
        expectedTokens a 63 ≤ (ratio 4 1) * expectedTokens a 15 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (63 + 1)) ((stands_ratio 4 (by decide)).mul (stands_natCast (15 + 1))) (by decide))

/-- From the acceptance rate 299087263/1073741824 on, drafting 1 is at least as fast as 0, and up to
149543631/536870912 the other way round (results[38]). -/
theorem M2_k0_k1 :
    (∀ a : α, ratio 299087263 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 1) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 149543631 536870912 → throughput cost a 1 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 1) (ratio_nonneg 299087263 (by decide)) h (by decide) (Stands.le ((stands_tokens 299087263 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) ((stands_tokens 299087263 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 1) h0 h (by decide) (Stands.le ((stands_tokens 149543631 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)) ((stands_tokens 149543631 (by decide) 0).div (stands_entry costs_positive 0) (p := 50) (q := 2909) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 165807479/268435456 on, drafting 2 is at least as fast as 1, and up to
663229915/1073741824 the other way round (results[39]). -/
theorem M2_k1_k2 :
    (∀ a : α, ratio 165807479 268435456 ≤ a → throughput cost a 1 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 663229915 1073741824 → throughput cost a 2 ≤ throughput cost a 1 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 1) (cost_positive 2) (ratio_nonneg 165807479 (by decide)) h (by decide) (Stands.le ((stands_tokens 165807479 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)) ((stands_tokens 165807479 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 1) (cost_positive 2) h0 h (by decide) (Stands.le ((stands_tokens 663229915 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)) ((stands_tokens 663229915 (by decide) 1).div (stands_entry costs_positive 1) (p := 41302986984337) (q := 1879483750000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 785974097/1073741824 on, drafting 3 is at least as fast as 2, and up to
49123381/67108864 the other way round (results[40]). -/
theorem M2_k2_k3 :
    (∀ a : α, ratio 785974097 1073741824 ≤ a → throughput cost a 2 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 49123381 67108864 → throughput cost a 3 ≤ throughput cost a 2 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 2) (cost_positive 3) (ratio_nonneg 785974097 (by decide)) h (by decide) (Stands.le ((stands_tokens 785974097 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)) ((stands_tokens 785974097 (by decide) 3).div (stands_entry costs_positive 3) (p := 59872345828087) (q := 1879483750000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 2) (cost_positive 3) h0 h (by decide) (Stands.le ((stands_tokens 49123381 (by decide) 3).div (stands_entry costs_positive 3) (p := 59872345828087) (q := 1879483750000000) (by decide) (by decide)) ((stands_tokens 49123381 (by decide) 2).div (stands_entry costs_positive 2) (p := 51044289984337) (q := 1879483750000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 847447523/1073741824 on, drafting 4 is at least as fast as 3, and up to
423723761/536870912 the other way round (results[41]). -/
theorem M2_k3_k4 :
    (∀ a : α, ratio 847447523 1073741824 ≤ a → throughput cost a 3 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 423723761 536870912 → throughput cost a 4 ≤ throughput cost a 3 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 3) (cost_positive 4) (ratio_nonneg 847447523 (by decide)) h (by decide) (Stands.le ((stands_tokens 847447523 (by decide) 3).div (stands_entry costs_positive 3) (p := 59872345828087) (q := 1879483750000000) (by decide) (by decide)) ((stands_tokens 847447523 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 3) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 423723761 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)) ((stands_tokens 423723761 (by decide) 3).div (stands_entry costs_positive 3) (p := 59872345828087) (q := 1879483750000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 441178755/536870912 on, drafting 5 is at least as fast as 4, and up to
882357509/1073741824 the other way round (results[42]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 441178755 536870912 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 882357509 1073741824 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 441178755 (by decide)) h (by decide) (Stands.le ((stands_tokens 441178755 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)) ((stands_tokens 441178755 (by decide) 5).div (stands_entry costs_positive 5) (p := 38463056457777419) (q := 962295680000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 882357509 (by decide) 5).div (stands_entry costs_positive 5) (p := 38463056457777419) (q := 962295680000000000) (by decide) (by decide)) ((stands_tokens 882357509 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 452034299/536870912 on, drafting 6 is at least as fast as 5, and up to
904068597/1073741824 the other way round (results[43]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 452034299 536870912 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 904068597 1073741824 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 452034299 (by decide)) h (by decide) (Stands.le ((stands_tokens 452034299 (by decide) 5).div (stands_entry costs_positive 5) (p := 38463056457777419) (q := 962295680000000000) (by decide) (by decide)) ((stands_tokens 452034299 (by decide) 6).div (stands_entry costs_positive 6) (p := 1338471533635486783) (q := 30793461760000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 904068597 (by decide) 6).div (stands_entry costs_positive 6) (p := 1338471533635486783) (q := 30793461760000000000) (by decide) (by decide)) ((stands_tokens 904068597 (by decide) 5).div (stands_entry costs_positive 5) (p := 38463056457777419) (q := 962295680000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 918509057/1073741824 on, drafting 7 is at least as fast as 6, and up to
1793963/2097152 the other way round (results[44]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 918509057 1073741824 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1793963 2097152 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 918509057 (by decide)) h (by decide) (Stands.le ((stands_tokens 918509057 (by decide) 6).div (stands_entry costs_positive 6) (p := 1338471533635486783) (q := 30793461760000000000) (by decide) (by decide)) ((stands_tokens 918509057 (by decide) 7).div (stands_entry costs_positive 7) (p := 45953047158947248931) (q := 985390776320000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 1793963 (by decide) 7).div (stands_entry costs_positive 7) (p := 45953047158947248931) (q := 985390776320000000000) (by decide) (by decide)) ((stands_tokens 1793963 (by decide) 6).div (stands_entry costs_positive 6) (p := 1338471533635486783) (q := 30793461760000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 464309415/536870912 on, drafting 8 is at least as fast as 7, and up to
928618829/1073741824 the other way round (results[45]). -/
theorem M2_k7_k8 :
    (∀ a : α, ratio 464309415 536870912 ≤ a → throughput cost a 7 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 928618829 1073741824 → throughput cost a 8 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 8) (ratio_nonneg 464309415 (by decide)) h (by decide) (Stands.le ((stands_tokens 464309415 (by decide) 7).div (stands_entry costs_positive 7) (p := 45953047158947248931) (q := 985390776320000000000) (by decide) (by decide)) ((stands_tokens 464309415 (by decide) 8).div (stands_entry costs_positive 8) (p := 1561034293482050450167) (q := 31532504842240000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 8) h0 h (by decide) (Stands.le ((stands_tokens 928618829 (by decide) 8).div (stands_entry costs_positive 8) (p := 1561034293482050450167) (q := 31532504842240000000000) (by decide) (by decide)) ((stands_tokens 928618829 (by decide) 7).div (stands_entry costs_positive 7) (p := 45953047158947248931) (q := 985390776320000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 58499221/67108864 on, drafting 9 is at least as fast as 8, and up to
935987535/1073741824 the other way round (results[46]). -/
theorem M2_k8_k9 :
    (∀ a : α, ratio 58499221 67108864 ≤ a → throughput cost a 8 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 935987535 1073741824 → throughput cost a 9 ≤ throughput cost a 8 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 8) (cost_positive 9) (ratio_nonneg 58499221 (by decide)) h (by decide) (Stands.le ((stands_tokens 58499221 (by decide) 8).div (stands_entry costs_positive 8) (p := 1561034293482050450167) (q := 31532504842240000000000) (by decide) (by decide)) ((stands_tokens 58499221 (by decide) 9).div (stands_entry costs_positive 9) (p := 52578664138902030452219) (q := 1009040154951680000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 8) (cost_positive 9) h0 h (by decide) (Stands.le ((stands_tokens 935987535 (by decide) 9).div (stands_entry costs_positive 9) (p := 52578664138902030452219) (q := 1009040154951680000000000) (by decide) (by decide)) ((stands_tokens 935987535 (by decide) 8).div (stands_entry costs_positive 8) (p := 1561034293482050450167) (q := 31532504842240000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 470767663/536870912 on, drafting 10 is at least as fast as 9, and up to
941535325/1073741824 the other way round (results[47]). -/
theorem M2_k9_k10 :
    (∀ a : α, ratio 470767663 536870912 ≤ a → throughput cost a 9 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 941535325 1073741824 → throughput cost a 10 ≤ throughput cost a 9 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 9) (cost_positive 10) (ratio_nonneg 470767663 (by decide)) h (by decide) (Stands.le ((stands_tokens 470767663 (by decide) 9).div (stands_entry costs_positive 9) (p := 52578664138902030452219) (q := 1009040154951680000000000) (by decide) (by decide)) ((stands_tokens 470767663 (by decide) 10).div (stands_entry costs_positive 10) (p := 1758658688121681039830383) (q := 32289284958453760000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 9) (cost_positive 10) h0 h (by decide) (Stands.le ((stands_tokens 941535325 (by decide) 10).div (stands_entry costs_positive 10) (p := 1758658688121681039830383) (q := 32289284958453760000000000) (by decide) (by decide)) ((stands_tokens 941535325 (by decide) 9).div (stands_entry costs_positive 9) (p := 52578664138902030452219) (q := 1009040154951680000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 945824905/1073741824 on, drafting 11 is at least as fast as 10, and up
to 118228113/134217728 the other way round (results[48]). -/
theorem M2_k10_k11 :
    (∀ a : α, ratio 945824905 1073741824 ≤ a → throughput cost a 10 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 118228113 134217728 → throughput cost a 11 ≤ throughput cost a 10 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 10) (cost_positive 11) (ratio_nonneg 945824905 (by decide)) h (by decide) (Stands.le ((stands_tokens 945824905 (by decide) 10).div (stands_entry costs_positive 10) (p := 1758658688121681039830383) (q := 32289284958453760000000000) (by decide) (by decide)) ((stands_tokens 945824905 (by decide) 11).div (stands_entry costs_positive 11) (p := 58485179654521459169994131) (q := 1033257118670520320000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 10) (cost_positive 11) h0 h (by decide) (Stands.le ((stands_tokens 118228113 (by decide) 11).div (stands_entry costs_positive 11) (p := 58485179654521459169994131) (q := 1033257118670520320000000000) (by decide) (by decide)) ((stands_tokens 118228113 (by decide) 10).div (stands_entry costs_positive 10) (p := 1758658688121681039830383) (q := 32289284958453760000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 237304065/268435456 on, drafting 12 is at least as fast as 11, and up
to 949216259/1073741824 the other way round (results[49]). -/
theorem M2_k11_k12 :
    (∀ a : α, ratio 237304065 268435456 ≤ a → throughput cost a 11 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 949216259 1073741824 → throughput cost a 12 ≤ throughput cost a 11 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 11) (cost_positive 12) (ratio_nonneg 237304065 (by decide)) h (by decide) (Stands.le ((stands_tokens 237304065 (by decide) 11).div (stands_entry costs_positive 11) (p := 58485179654521459169994131) (q := 1033257118670520320000000000) (by decide) (by decide)) ((stands_tokens 237304065 (by decide) 12).div (stands_entry costs_positive 12) (p := 1935560696348889004407046567) (q := 33064227797456650240000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 11) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 949216259 (by decide) 12).div (stands_entry costs_positive 12) (p := 1935560696348889004407046567) (q := 33064227797456650240000000000) (by decide) (by decide)) ((stands_tokens 949216259 (by decide) 11).div (stands_entry costs_positive 11) (p := 58485179654521459169994131) (q := 1033257118670520320000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 237987133/268435456 on, drafting 13 is at least as fast as 12, and up
to 951948531/1073741824 the other way round (results[50]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 237987133 268435456 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 951948531 1073741824 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 237987133 (by decide)) h (by decide) (Stands.le ((stands_tokens 237987133 (by decide) 12).div (stands_entry costs_positive 12) (p := 1935560696348889004407046567) (q := 33064227797456650240000000000) (by decide) (by decide)) ((stands_tokens 237987133 (by decide) 13).div (stands_entry costs_positive 13) (p := 63794955757886315159075287019) (q := 1058055289518612807680000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 951948531 (by decide) 13).div (stands_entry costs_positive 13) (p := 63794955757886315159075287019) (q := 1058055289518612807680000000000) (by decide) (by decide)) ((stands_tokens 951948531 (by decide) 12).div (stands_entry costs_positive 12) (p := 1935560696348889004407046567) (q := 33064227797456650240000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 238546433/268435456 on, drafting 14 is at least as fast as 13, and up
to 954185731/1073741824 the other way round (results[51]). -/
theorem M2_k13_k14 :
    (∀ a : α, ratio 238546433 268435456 ≤ a → throughput cost a 13 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 954185731 1073741824 → throughput cost a 14 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 14) (ratio_nonneg 238546433 (by decide)) h (by decide) (Stands.le ((stands_tokens 238546433 (by decide) 13).div (stands_entry costs_positive 13) (p := 63794955757886315159075287019) (q := 1058055289518612807680000000000) (by decide) (by decide)) ((stands_tokens 238546433 (by decide) 14).div (stands_entry costs_positive 14) (p := 2095291975019296228613853293983) (q := 33857769264595609845760000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 14) h0 h (by decide) (Stands.le ((stands_tokens 954185731 (by decide) 14).div (stands_entry costs_positive 14) (p := 2095291975019296228613853293983) (q := 33857769264595609845760000000000) (by decide) (by decide)) ((stands_tokens 954185731 (by decide) 13).div (stands_entry costs_positive 13) (p := 63794955757886315159075287019) (q := 1058055289518612807680000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 956043465/1073741824 on, drafting 15 is at least as fast as 14, and up
to 119505433/134217728 the other way round (results[52]). -/
theorem M2_k14_k15 :
    (∀ a : α, ratio 956043465 1073741824 ≤ a → throughput cost a 14 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 119505433 134217728 → throughput cost a 15 ≤ throughput cost a 14 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 14) (cost_positive 15) (ratio_nonneg 956043465 (by decide)) h (by decide) (Stands.le ((stands_tokens 956043465 (by decide) 14).div (stands_entry costs_positive 14) (p := 2095291975019296228613853293983) (q := 33857769264595609845760000000000) (by decide) (by decide)) ((stands_tokens 956043465 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 14) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 119505433 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)) ((stands_tokens 119505433 (by decide) 14).div (stands_entry costs_positive 14) (p := 2095291975019296228613853293983) (q := 33857769264595609845760000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 534824985/536870912 on, drafting 63 is at least as fast as 15, and up
to 1069649969/1073741824 the other way round (results[53]). -/
theorem M2_k15_k63 :
    (∀ a : α, ratio 534824985 536870912 ≤ a → throughput cost a 15 ≤ throughput cost a 63) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1069649969 1073741824 → throughput cost a 63 ≤ throughput cost a 15 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 15) (cost_positive 63) (ratio_nonneg 534824985 (by decide)) h (by decide) (Stands.le ((stands_tokens 534824985 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)) ((stands_tokens 534824985 (by decide) 63).div (stands_entry costs_positive 63) (p := 3200) (q := 13813) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 15) (cost_positive 63) h0 h (by decide) (Stands.le ((stands_tokens 1069649969 (by decide) 63).div (stands_entry costs_positive 63) (p := 3200) (q := 13813) (by decide) (by decide)) ((stands_tokens 1069649969 (by decide) 15).div (stands_entry costs_positive 15) (p := 68611091532858569477823184579331) (q := 1083448616467059515064320000000000) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 4 does not lead 3 by the factor that B6 wants (results[59]). -/
theorem B6_k4_not_certain :
    (((1 - (ratio 12387877377 250000000000)) * throughput cost (ratio 4 5) 4) : α) ≤ ((1 + (ratio 12387877377 250000000000)) * throughput cost (ratio 4 5) 3) :=
  (Stands.le ((stands_one.sub (stands_ratio 12387877377 (by decide))).mul ((stands_tokens 4 (by decide) 4).div (stands_entry costs_positive 4) (p := 1085964342983767) (q := 30071740000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 12387877377 (by decide))).mul ((stands_tokens 4 (by decide) 3).div (stands_entry costs_positive 3) (p := 59872345828087) (q := 1879483750000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 12387877377/250000000000, drafting 4 at
acceptance 4/5 loses at most the share 24775754754/262387877377 of the best throughput
(results[60]). -/
theorem B7_k4 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 63 → Within (ratio 12387877377 250000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 63 k →
        (1 - (ratio 24775754754 262387877377)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 4 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 12387877377 (by decide)) (by decide)) (Stands.lt (stands_ratio 12387877377 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 101089161184000000) (B := 1085964342983767) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 12387877377 (by decide))).mul (stands_one.sub (stands_ratio 24775754754 (by decide)))) (stands_one.sub (stands_ratio 12387877377 (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 2).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 3).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 4).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 5).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 6).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (dedupFixed1 + (dedupBytes U expertBytes 7 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 7).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed1 + (dedupBytes U expertBytes 8 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 8).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed1 + (dedupBytes U expertBytes 9 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 9).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 10).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed1 + (dedupBytes U expertBytes 11 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 11).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed1 + (dedupBytes U expertBytes 12 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 12).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed1 + (dedupBytes U expertBytes 13 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 13).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed1 + (dedupBytes U expertBytes 14 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 14).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed1 + (dedupBytes U expertBytes 15 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 15).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 12432251 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, per_slot, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 11635)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 11635)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: 1 / W of deduplicating, n = 2..16 [s/byte]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 12387877377 (by decide))).mul (stands_one.div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 12387877377 (by decide))).mul (stands_one.div (stands_ratio 120286960000 (by decide)) (p := 120286960000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 2..16 [s]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 12387877377 (by decide))).mul (stands_ratio 12432251 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 12387877377 (by decide))).mul (stands_ratio 12432251 (by decide))) (by decide))⟩

/-- Within the error: time of a pass over 32 tokens, deduplicating, measured [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - (ratio 1 49315)) * cost 31) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + (ratio 1 49315)) * cost 31) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 31)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 31)) (by decide))⟩

/-- Within the error: time of a pass over 64 tokens, deduplicating, measured [s]. -/
theorem box_4_within :
    (edge boxUnit boxLow 4 : α) = ((1 - (ratio 1 55251)) * cost 63) ∧
      (edge boxUnit boxHigh 4 : α) = ((1 + (ratio 1 55251)) * cost 63) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 4) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 63)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 4) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 63)) (by decide))⟩

/-- The coefficients of C(0), a pass over 1 tokens. -/
theorem parts_0_requested :
    (part partsUnit boxParts 0 0 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 0 0) (stands_natCast 1) (by decide))

/-- The coefficients of C(1), a pass over 2 tokens. -/
theorem parts_1_requested :
    (part partsUnit boxParts 1 1 : α) = dedupBytes U expertBytes 2 ∧
      (part partsUnit boxParts 2 1 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 1) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 2).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 1) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(2), a pass over 3 tokens. -/
theorem parts_2_requested :
    (part partsUnit boxParts 1 2 : α) = dedupBytes U expertBytes 3 ∧
      (part partsUnit boxParts 2 2 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 2) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 3).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 2) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(3), a pass over 4 tokens. -/
theorem parts_3_requested :
    (part partsUnit boxParts 1 3 : α) = dedupBytes U expertBytes 4 ∧
      (part partsUnit boxParts 2 3 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 3) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 4).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 3) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(4), a pass over 5 tokens. -/
theorem parts_4_requested :
    (part partsUnit boxParts 1 4 : α) = dedupBytes U expertBytes 5 ∧
      (part partsUnit boxParts 2 4 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 4) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 5).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 4) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(5), a pass over 6 tokens. -/
theorem parts_5_requested :
    (part partsUnit boxParts 1 5 : α) = dedupBytes U expertBytes 6 ∧
      (part partsUnit boxParts 2 5 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 5) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 6).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 5) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(6), a pass over 7 tokens. -/
theorem parts_6_requested :
    (part partsUnit boxParts 1 6 : α) = dedupBytes U expertBytes 7 ∧
      (part partsUnit boxParts 2 6 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 6) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 7).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 6) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(7), a pass over 8 tokens. -/
theorem parts_7_requested :
    (part partsUnit boxParts 1 7 : α) = dedupBytes U expertBytes 8 ∧
      (part partsUnit boxParts 2 7 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 7) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 8).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 7) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(8), a pass over 9 tokens. -/
theorem parts_8_requested :
    (part partsUnit boxParts 1 8 : α) = dedupBytes U expertBytes 9 ∧
      (part partsUnit boxParts 2 8 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 8) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 9).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 8) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(9), a pass over 10 tokens. -/
theorem parts_9_requested :
    (part partsUnit boxParts 1 9 : α) = dedupBytes U expertBytes 10 ∧
      (part partsUnit boxParts 2 9 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 9) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 10).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 9) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(10), a pass over 11 tokens. -/
theorem parts_10_requested :
    (part partsUnit boxParts 1 10 : α) = dedupBytes U expertBytes 11 ∧
      (part partsUnit boxParts 2 10 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 10) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 11).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 10) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(11), a pass over 12 tokens. -/
theorem parts_11_requested :
    (part partsUnit boxParts 1 11 : α) = dedupBytes U expertBytes 12 ∧
      (part partsUnit boxParts 2 11 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 11) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 12).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 11) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(12), a pass over 13 tokens. -/
theorem parts_12_requested :
    (part partsUnit boxParts 1 12 : α) = dedupBytes U expertBytes 13 ∧
      (part partsUnit boxParts 2 12 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 12) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 13).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 12) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(13), a pass over 14 tokens. -/
theorem parts_13_requested :
    (part partsUnit boxParts 1 13 : α) = dedupBytes U expertBytes 14 ∧
      (part partsUnit boxParts 2 13 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 13) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 14).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 13) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(14), a pass over 15 tokens. -/
theorem parts_14_requested :
    (part partsUnit boxParts 1 14 : α) = dedupBytes U expertBytes 15 ∧
      (part partsUnit boxParts 2 14 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 14) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 15).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 14) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(15), a pass over 16 tokens. -/
theorem parts_15_requested :
    (part partsUnit boxParts 1 15 : α) = dedupBytes U expertBytes 16 ∧
      (part partsUnit boxParts 2 15 : α) = natCast 1 :=
  ⟨(Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 1 15) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))) (by decide)), (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 2 15) (stands_natCast 1) (by decide))⟩

/-- The coefficients of C(31), a pass over 32 tokens. -/
theorem parts_31_requested :
    (part partsUnit boxParts 3 31 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 3 31) (stands_natCast 1) (by decide))

/-- The coefficients of C(63), a pass over 64 tokens. -/
theorem parts_63_requested :
    (part partsUnit boxParts 4 63 : α) = natCast 1 :=
  (Stands.eq (stands_part (M := partsUnit) (by decide) boxParts 4 63) (stands_natCast 1) (by decide))

/-- Of the table. -/
theorem parts_rows :
    lengths boxParts = 63 + 1 :=
  by decide

/-- Every length costs something in all of the box. -/
theorem parts_positive :
    allCost boxLow 5 boxParts = true :=
  by decide

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 63 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 1) (q := 2) (ks := 1 :: List.nil)
    (rs := ((3, 2), 0 :: 834162357308956282781171712 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 85118919695591059687500000000000000000) (A := 3) (B := 2)
    (r := 1024866547910159170492553879541968314222883964016656384) (ys := 1463152895497912500000000000000000000 :: 672567905423699217502171875 :: 804626709829217349301720988969862843 :: 11046559587382800000000000000000000000 :: 19719501404564000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 1
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 63 k) ↔ listed (1 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 3) (q := 5) (ks := 1 :: List.nil)
    (rs := ((8, 5), 0 :: 834162357308956282781171712 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 1) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 85118919695591059687500000000000000000) (A := 8) (B := 5)
    (r := 1024866547910159170492553879541968314222883964016656384) (ys := 1463152895497912500000000000000000000 :: 672567905423699217502171875 :: 804626709829217349301720988969862843 :: 11046559587382800000000000000000000000 :: 19719501404564000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 2
(derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 63 k) ↔ listed (2 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 7) (q := 10) (ks := 2 :: List.nil)
    (rs := ((219, 100), 0 :: 1193553004079874435352363008 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 2) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 85118919695591059687500000000000000000) (A := 219) (B := 100)
    (r := 1266581162437744143108267847408838147243510400112656384) (ys := 1463152895497912500000000000000000000 :: 672567905423699217502171875 :: 804626709829217349301720988969862843 :: 11046559587382800000000000000000000000 :: 19719501404564000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 4
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 63 k) ↔ listed (4 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 4) (q := 5) (ks := 4 :: List.nil)
    (rs := ((2101, 625), 0 :: 1814414385073775032909430784 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 4) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 85118919695591059687500000000000000000) (A := 2101) (B := 625)
    (r := 1684152601011277167089906528225725583389494936688656384) (ys := 1463152895497912500000000000000000000 :: 672567905423699217502171875 :: 804626709829217349301720988969862843 :: 11046559587382800000000000000000000000 :: 19719501404564000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 9/10, exactly these lengths are best for some bandwidths and times of the box: 15
(derived.draft_length.at[4].possible_common). -/
theorem B8_at4 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 9 10) 63 k) ↔ listed (15 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 9) (q := 10) (ks := 15 :: List.nil)
    (rs := ((8146979811148159, 1000000000000000), 0 :: 3701460954652262129871926955 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 15) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 85118919695591059687500000000000000000) (A := 8146979811148159) (B := 1000000000000000)
    (r := 2953319559749657121884067158610876869552656550560047009) (ys := 1463152895497912500000000000000000000 :: 672567905423699217502171875 :: 804626709829217349301720988969862843 :: 11046559587382800000000000000000000000 :: 19719501404564000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 15
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 63 k) ↔ listed (15 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 19) (q := 20) (ks := 15 :: List.nil)
    (rs := ((366918586432378832319, 32768000000000000000), 0 :: 3701460954652262129871926955 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 15) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 85118919695591059687500000000000000000) (A := 366918586432378832319) (B := 32768000000000000000)
    (r := 2953319559749657121884067158610876869552656550560047009) (ys := 1463152895497912500000000000000000000 :: 672567905423699217502171875 :: 804626709829217349301720988969862843 :: 11046559587382800000000000000000000000 :: 19719501404564000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
