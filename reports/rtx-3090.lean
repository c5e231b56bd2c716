import SpecMoE

/-!
# Certificate rtx-3090, in Lean

NVIDIA RTX 3090, llama.cpp CUDA, DeepSeek-V2-Lite Q4_0

Digest of the certificate: b7a0b2ea45c8c16718689d16621f196d77bd01fabbe1f77d3f2c30595ed953c2

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

* D6: D6_shares, D6_share_128, D6_falls
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
* S3: S3_k1
* S2: S2_k2, S2_k3, S2_k4, S2_k5, S2_k6, S2_k7, S2_k8, S2_k9, S2_k10, S2_k11, S2_k12, S2_k13,
  S2_k14, S2_k15, S2_k31, S2_k63
* M3: M3_rises, M3_k0, M3_k4, M3_k5, M3_k6, M3_k7, M3_k8, M3_k9, M3_k10, M3_k11, M3_k12, M3_k13,
  M3_k14, M3_k15, M3_k31, M3_k63
* M4: M4_at0, M4_at1, M4_at2, M4_at3, M4_at4, M4_at5
* E3: E3_at0, E3_at1, E3_at2, E3_at3, E3_at4, E3_at5, E3_k8
* B5: B5_at0, B5_at1, B5_at2, B5_at3, B5_at4, B5_at5
* B6: B6_at0_margin, B6_at0_possible, B6_at1_margin, B6_at1_possible, B6_at2_margin,
  B6_at2_possible, B6_at3_margin, B6_at3_possible, B6_at4_margin, B6_at4_possible, B6_at5_margin,
  B6_at5_possible, B6_k8_not_certain
* E1: E1_k8
* E2: E2_k8
* S1: S1_k8
* S4: S4_k8
* M1: M1_k0_k4, M1_k4_k5, M1_k5_k6, M1_k6_k7, M1_k7_k8, M1_k8_k9, M1_k9_k10, M1_k10_k11,
  M1_k11_k12, M1_k12_k13, M1_k13_k14, M1_k14_k15, M1_k15_k31, M1_k31_k63
* M2: M2_k0_k4, M2_k4_k5, M2_k5_k6, M2_k6_k7, M2_k7_k8, M2_k8_k9, M2_k9_k10, M2_k10_k11,
  M2_k11_k12, M2_k12_k13, M2_k13_k14, M2_k14_k15, M2_k15_k31, M2_k31_k63
* B7: B7_k8
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
def dedupFixed1 : α := ratio 21187543 2500000000

/-- Fitted effective bandwidth W [bytes/s] of the deduplicating kernel, n = 2..16
(derived.fits[1].regimes[0].bandwidth). -/
def dedupBandwidth1 : α := ratio 530439930000 1

/-- Relative error e of the bandwidth of the deduplicating kernel, n = 2..16
(derived.fits[1].regimes[0].e). -/
def dedupError1 : α := ratio 2730970911 125000000000

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
  (100, 18053) ::  -- k = 0
  (165070237619911, 14734442500000000) ::  -- k = 1
  (182388109619911, 14734442500000000) ::  -- k = 2
  (198082431119911, 14734442500000000) ::  -- k = 3
  (106152704989643, 7367221250000000) ::  -- k = 4
  (7206239506259027, 471502160000000000) ::  -- k = 5
  (242561189421023239, 15088069120000000000) ::  -- k = 6
  (8108842292874040523, 482818211840000000000) ::  -- k = 7
  (269542596082606906111, 15450182778880000000000) ::  -- k = 8
  (8917092713251911667427, 494405848924160000000000) ::  -- k = 9
  (293807126343707402842039, 15820987165573120000000000) ::  -- k = 10
  (9647172669068377545992123, 506271589298339840000000000) ::  -- k = 11
  (315824519566210560468107311, 16200690857546874880000000000) ::  -- k = 12
  (10312719456643389825873855827, 518422107441499996160000000000) ::  -- k = 13
  (335990732697803379263901620839, 16589507438127999877120000000000) ::  -- k = 14
  (10925231038800940376687060663723, 530864238020095996067840000000000) ::  -- k = 15
  (1700000000000, 18053) ::  -- k = 16, not known
  (1800000000000, 18053) ::  -- k = 17, not known
  (1900000000000, 18053) ::  -- k = 18, not known
  (2000000000000, 18053) ::  -- k = 19, not known
  (300000000000, 2579) ::  -- k = 20, not known
  (2200000000000, 18053) ::  -- k = 21, not known
  (2300000000000, 18053) ::  -- k = 22, not known
  (2400000000000, 18053) ::  -- k = 23, not known
  (2500000000000, 18053) ::  -- k = 24, not known
  (2600000000000, 18053) ::  -- k = 25, not known
  (2700000000000, 18053) ::  -- k = 26, not known
  (400000000000, 2579) ::  -- k = 27, not known
  (2900000000000, 18053) ::  -- k = 28, not known
  (3000000000000, 18053) ::  -- k = 29, not known
  (3100000000000, 18053) ::  -- k = 30, not known
  (1600, 60479) ::  -- k = 31
  (3300000000000, 18053) ::  -- k = 32, not known
  (3400000000000, 18053) ::  -- k = 33, not known
  (500000000000, 2579) ::  -- k = 34, not known
  (3600000000000, 18053) ::  -- k = 35, not known
  (3700000000000, 18053) ::  -- k = 36, not known
  (3800000000000, 18053) ::  -- k = 37, not known
  (3900000000000, 18053) ::  -- k = 38, not known
  (4000000000000, 18053) ::  -- k = 39, not known
  (4100000000000, 18053) ::  -- k = 40, not known
  (600000000000, 2579) ::  -- k = 41, not known
  (4300000000000, 18053) ::  -- k = 42, not known
  (4400000000000, 18053) ::  -- k = 43, not known
  (4500000000000, 18053) ::  -- k = 44, not known
  (4600000000000, 18053) ::  -- k = 45, not known
  (4700000000000, 18053) ::  -- k = 46, not known
  (4800000000000, 18053) ::  -- k = 47, not known
  (700000000000, 2579) ::  -- k = 48, not known
  (5000000000000, 18053) ::  -- k = 49, not known
  (5100000000000, 18053) ::  -- k = 50, not known
  (5200000000000, 18053) ::  -- k = 51, not known
  (5300000000000, 18053) ::  -- k = 52, not known
  (5400000000000, 18053) ::  -- k = 53, not known
  (5500000000000, 18053) ::  -- k = 54, not known
  (800000000000, 2579) ::  -- k = 55, not known
  (5700000000000, 18053) ::  -- k = 56, not known
  (5800000000000, 18053) ::  -- k = 57, not known
  (5900000000000, 18053) ::  -- k = 58, not known
  (6000000000000, 18053) ::  -- k = 59, not known
  (6100000000000, 18053) ::  -- k = 60, not known
  (6200000000000, 18053) ::  -- k = 61, not known
  (900000000000, 2579) ::  -- k = 62, not known
  (1280, 36059) ::  -- k = 63
  List.nil

/-- C(k) [s] in the field. -/
def cost (k : Nat) : α := entry costs k

/-- Relative error of each cost (derived.draft_length.costs, e). That the true costs are within them
is an assumption of each theorem that speaks of true costs. -/
def errors : Table :=
  (1, 36105) ::  -- k = 0
  (2730970911, 125000000000) ::  -- k = 1
  (2730970911, 125000000000) ::  -- k = 2
  (2730970911, 125000000000) ::  -- k = 3
  (2730970911, 125000000000) ::  -- k = 4
  (2730970911, 125000000000) ::  -- k = 5
  (2730970911, 125000000000) ::  -- k = 6
  (2730970911, 125000000000) ::  -- k = 7
  (2730970911, 125000000000) ::  -- k = 8
  (2730970911, 125000000000) ::  -- k = 9
  (2730970911, 125000000000) ::  -- k = 10
  (2730970911, 125000000000) ::  -- k = 11
  (2730970911, 125000000000) ::  -- k = 12
  (2730970911, 125000000000) ::  -- k = 13
  (2730970911, 125000000000) ::  -- k = 14
  (2730970911, 125000000000) ::  -- k = 15
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
  (1, 241915) ::  -- k = 31
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
  (1, 360589) ::  -- k = 63
  List.nil

/-- The error of C(k) in the field. -/
def error (k : Nat) : α := errorEntry errors k

/-- Denominator of the ends of the box. -/
def boxUnit : Nat :=
  27405343564210628301382804375945506562500000000000000000

/-- Least value of each unknown of the box, over boxUnit. -/
def boxLow : List Nat :=
  151800722974299860448465753511050000000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  50536538596504350660098168207915684383250000 ::  -- 1 / W of deduplicating, n = 2..16 [s/byte]
  227186379085958783264436776026243865731910973022376067 ::  -- fixed time of deduplicating, n = 2..16 [s]
  725018079775104709745511759424200000000000000000000000 ::  -- time of a pass over 32 tokens, deduplicating, measured [s]
  972815177351903753829249308059200000000000000000000000 ::  -- time of a pass over 64 tokens, deduplicating, measured [s]
  List.nil

/-- Greatest value of each unknown of the box, over boxUnit. -/
def boxHigh : List Nat :=
  151809132054898924256378919130012500000000000000000000 ::  -- time of a pass over 1 tokens, per_slot, measured [s]
  52794081947882751952568281604584315616750000 ::  -- 1 / W of deduplicating, n = 2..16 [s/byte]
  237335137071229975289615325714503003027889776977623933 ::  -- fixed time of deduplicating, n = 2..16 [s]
  725024073790166054725213186474800000000000000000000000 ::  -- time of a pass over 32 tokens, deduplicating, measured [s]
  972820573067664410888019035556000000000000000000000000 ::  -- time of a pass over 64 tokens, deduplicating, measured [s]
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

/-- The share at n = 128 is that of independent uniform routing. -/
theorem D6_share_128 :
    (((ratio 1569270143968350816989341938828438211171518732371762550265 18831305206160042291507368269622999248307066333392103538688) : α) ≤ share U 6 128) ∧
      (share U 6 128 : α) ≤ (ratio 2092360191957801089319122585104584281562024976495683400357 25108406941546723055343157692830665664409421777856138051584) :=
  ⟨(Stands.le (stands_ratio 1569270143968350816989341938828438211171518732371762550265 (by decide)) ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 128).div ((stands_natCast 128).mul (stands_natCast 6)) (p := 768) (q := 1) (by decide) (by decide)) (by decide)),
    (Stands.le ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 128).div ((stands_natCast 128).mul (stands_natCast 6)) (p := 768) (q := 1) (by decide) (by decide)) (stands_ratio 2092360191957801089319122585104584281562024976495683400357 (by decide)) (by decide))⟩

/-- The share never rises with the number of tokens (results[51]). -/
theorem D6_falls :
    Nonincreasing (share U 6 : Nat → α) :=
  D6_share_antitone (N := 64) (by decide) (by decide)

/-- The true time [s] of a deduplicating pass at n = 16, for every true bandwidth within the error
of the fitted one (results[52]). -/
theorem B1_dedup_n16 :
    ∀ W : α, 0 < W → Within dedupError1 W dedupBandwidth1 →
      (ratio 1335817391687197866597704837742655134038347 66358029752511999508480000000000000000000000) ≤ dedupFixed1 + dedupBytes U expertBytes 16 / W ∧
        dedupFixed1 + dedupBytes U expertBytes 16 / W ≤ (ratio 1395490368013037227574060328188094865961653 66358029752511999508480000000000000000000000) :=
  fun _ hw h => pass_bounds (Stands.le stands_zero (stands_ratio 2730970911 (by decide)) (by decide))
    (Stands.lt (stands_ratio 2730970911 (by decide)) stands_one (by decide)) (Stands.le stands_zero (stands_ratio 21187543 (by decide)) (by decide))
    (Stands.le stands_zero ((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))) (by decide)) hw h
    (Stands.le (stands_ratio 1335817391687197866597704837742655134038347 (by decide)) ((stands_one.sub (stands_ratio 2730970911 (by decide))).mul ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide)))) (by decide))
    (Stands.le ((stands_one.add (stands_ratio 2730970911 (by decide))).mul ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide)))) (stands_ratio 1395490368013037227574060328188094865961653 (by decide)) (by decide))

/-- The fitted time [s] of that pass (results[52].value). -/
theorem B1_dedup_n16_fitted :
    (((ratio 10925231038800940376687060663723 530864238020095996067840000000000) : α) ≤ (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1))) ∧
      ((dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) : α) ≤ (ratio 10925231038800940376687060663723 530864238020095996067840000000000) :=
  ⟨(Stands.le (stands_ratio 10925231038800940376687060663723 (by decide)) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide)),
    (Stands.le ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (stands_ratio 10925231038800940376687060663723 (by decide)) (by decide))⟩

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

/-- Drafting 1 is faster than plain decoding at no acceptance rate
(derived.draft_length.thresholds[0]). -/
theorem S3_k1 :
    ∀ a : α, 0 ≤ a → a ≤ 1 → ¬ throughput cost a 0 < throughput cost a 1 :=
  fun _ h0 h1 => S3_never (cost_positive 0) (cost_positive 1) (Stands.le ((stands_natCast (1 + 1)).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 1) (by decide)) h0 h1

/-- From the acceptance rate 192862235/268435456 on, drafting 2 is not slower than plain decoding,
and up to 771448939/1073741824 not faster (derived.draft_length.thresholds[1]). -/
theorem S2_k2 :
    (∀ a : α, ratio 192862235 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 2) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 771448939 1073741824 → ¬ throughput cost a 0 < throughput cost a 2 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 2) (ratio_nonneg 192862235 (by decide)) (Stands.le (stands_entry costs_positive 2) ((stands_tokens 192862235 (by decide) 2).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 2) h0 h (Stands.le ((stands_tokens 771448939 (by decide) 2).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 2) (by decide))⟩

/-- From the acceptance rate 180381807/268435456 on, drafting 3 is not slower than plain decoding,
and up to 721527227/1073741824 not faster (derived.draft_length.thresholds[2]). -/
theorem S2_k3 :
    (∀ a : α, ratio 180381807 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 3) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 721527227 1073741824 → ¬ throughput cost a 0 < throughput cost a 3 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 3) (ratio_nonneg 180381807 (by decide)) (Stands.le (stands_entry costs_positive 3) ((stands_tokens 180381807 (by decide) 3).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 3) h0 h (Stands.le ((stands_tokens 721527227 (by decide) 3).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 3) (by decide))⟩

/-- From the acceptance rate 715003807/1073741824 on, drafting 4 is not slower than plain decoding,
and up to 357501903/536870912 not faster (derived.draft_length.thresholds[3]). -/
theorem S2_k4 :
    (∀ a : α, ratio 715003807 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 357501903 536870912 → ¬ throughput cost a 0 < throughput cost a 4 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 4) (ratio_nonneg 715003807 (by decide)) (Stands.le (stands_entry costs_positive 4) ((stands_tokens 715003807 (by decide) 4).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 4) h0 h (Stands.le ((stands_tokens 357501903 (by decide) 4).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 4) (by decide))⟩

/-- From the acceptance rate 359972545/536870912 on, drafting 5 is not slower than plain decoding,
and up to 719945089/1073741824 not faster (derived.draft_length.thresholds[4]). -/
theorem S2_k5 :
    (∀ a : α, ratio 359972545 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 719945089 1073741824 → ¬ throughput cost a 0 < throughput cost a 5 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 5) (ratio_nonneg 359972545 (by decide)) (Stands.le (stands_entry costs_positive 5) ((stands_tokens 359972545 (by decide) 5).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 5) h0 h (Stands.le ((stands_tokens 719945089 (by decide) 5).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 5) (by decide))⟩

/-- From the acceptance rate 182046015/268435456 on, drafting 6 is not slower than plain decoding,
and up to 728184059/1073741824 not faster (derived.draft_length.thresholds[5]). -/
theorem S2_k6 :
    (∀ a : α, ratio 182046015 268435456 ≤ a → throughput cost a 0 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 728184059 1073741824 → ¬ throughput cost a 0 < throughput cost a 6 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 6) (ratio_nonneg 182046015 (by decide)) (Stands.le (stands_entry costs_positive 6) ((stands_tokens 182046015 (by decide) 6).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 6) h0 h (Stands.le ((stands_tokens 728184059 (by decide) 6).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 6) (by decide))⟩

/-- From the acceptance rate 368529857/536870912 on, drafting 7 is not slower than plain decoding,
and up to 737059713/1073741824 not faster (derived.draft_length.thresholds[6]). -/
theorem S2_k7 :
    (∀ a : α, ratio 368529857 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 737059713 1073741824 → ¬ throughput cost a 0 < throughput cost a 7 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 7) (ratio_nonneg 368529857 (by decide)) (Stands.le (stands_entry costs_positive 7) ((stands_tokens 368529857 (by decide) 7).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 7) h0 h (Stands.le ((stands_tokens 737059713 (by decide) 7).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 7) (by decide))⟩

/-- From the acceptance rate 745618441/1073741824 on, drafting 8 is not slower than plain decoding,
and up to 93202305/134217728 not faster (derived.draft_length.thresholds[7]). -/
theorem S2_k8 :
    (∀ a : α, ratio 745618441 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 93202305 134217728 → ¬ throughput cost a 0 < throughput cost a 8 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 8) (ratio_nonneg 745618441 (by decide)) (Stands.le (stands_entry costs_positive 8) ((stands_tokens 745618441 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 8) h0 h (Stands.le ((stands_tokens 93202305 (by decide) 8).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 8) (by decide))⟩

/-- From the acceptance rate 94190791/134217728 on, drafting 9 is not slower than plain decoding,
and up to 753526327/1073741824 not faster (derived.draft_length.thresholds[8]). -/
theorem S2_k9 :
    (∀ a : α, ratio 94190791 134217728 ≤ a → throughput cost a 0 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 753526327 1073741824 → ¬ throughput cost a 0 < throughput cost a 9 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 9) (ratio_nonneg 94190791 (by decide)) (Stands.le (stands_entry costs_positive 9) ((stands_tokens 94190791 (by decide) 9).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 9) h0 h (Stands.le ((stands_tokens 753526327 (by decide) 9).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 9) (by decide))⟩

/-- From the acceptance rate 380347205/536870912 on, drafting 10 is not slower than plain decoding,
and up to 760694409/1073741824 not faster (derived.draft_length.thresholds[9]). -/
theorem S2_k10 :
    (∀ a : α, ratio 380347205 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 760694409 1073741824 → ¬ throughput cost a 0 < throughput cost a 10 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 10) (ratio_nonneg 380347205 (by decide)) (Stands.le (stands_entry costs_positive 10) ((stands_tokens 380347205 (by decide) 10).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 10) h0 h (Stands.le ((stands_tokens 760694409 (by decide) 10).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 10) (by decide))⟩

/-- From the acceptance rate 767133527/1073741824 on, drafting 11 is not slower than plain decoding,
and up to 383566763/536870912 not faster (derived.draft_length.thresholds[10]). -/
theorem S2_k11 :
    (∀ a : α, ratio 767133527 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 383566763 536870912 → ¬ throughput cost a 0 < throughput cost a 11 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 11) (ratio_nonneg 767133527 (by decide)) (Stands.le (stands_entry costs_positive 11) ((stands_tokens 767133527 (by decide) 11).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 11) h0 h (Stands.le ((stands_tokens 383566763 (by decide) 11).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 11) (by decide))⟩

/-- From the acceptance rate 386446879/536870912 on, drafting 12 is not slower than plain decoding,
and up to 772893757/1073741824 not faster (derived.draft_length.thresholds[11]). -/
theorem S2_k12 :
    (∀ a : α, ratio 386446879 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 772893757 1073741824 → ¬ throughput cost a 0 < throughput cost a 12 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 12) (ratio_nonneg 386446879 (by decide)) (Stands.le (stands_entry costs_positive 12) ((stands_tokens 386446879 (by decide) 12).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 12) h0 h (Stands.le ((stands_tokens 772893757 (by decide) 12).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 12) (by decide))⟩

/-- From the acceptance rate 389019029/536870912 on, drafting 13 is not slower than plain decoding,
and up to 778038057/1073741824 not faster (derived.draft_length.thresholds[12]). -/
theorem S2_k13 :
    (∀ a : α, ratio 389019029 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 778038057 1073741824 → ¬ throughput cost a 0 < throughput cost a 13 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 13) (ratio_nonneg 389019029 (by decide)) (Stands.le (stands_entry costs_positive 13) ((stands_tokens 389019029 (by decide) 13).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 13) h0 h (Stands.le ((stands_tokens 778038057 (by decide) 13).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 13) (by decide))⟩

/-- From the acceptance rate 782630675/1073741824 on, drafting 14 is not slower than plain decoding,
and up to 391315337/536870912 not faster (derived.draft_length.thresholds[13]). -/
theorem S2_k14 :
    (∀ a : α, ratio 782630675 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 391315337 536870912 → ¬ throughput cost a 0 < throughput cost a 14 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 14) (ratio_nonneg 782630675 (by decide)) (Stands.le (stands_entry costs_positive 14) ((stands_tokens 782630675 (by decide) 14).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 14) h0 h (Stands.le ((stands_tokens 391315337 (by decide) 14).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 14) (by decide))⟩

/-- From the acceptance rate 393366113/536870912 on, drafting 15 is not slower than plain decoding,
and up to 786732225/1073741824 not faster (derived.draft_length.thresholds[14]). -/
theorem S2_k15 :
    (∀ a : α, ratio 393366113 536870912 ≤ a → throughput cost a 0 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 786732225 1073741824 → ¬ throughput cost a 0 < throughput cost a 15 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 15) (ratio_nonneg 393366113 (by decide)) (Stands.le (stands_entry costs_positive 15) ((stands_tokens 393366113 (by decide) 15).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 15) h0 h (Stands.le ((stands_tokens 786732225 (by decide) 15).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 15) (by decide))⟩

/-- From the acceptance rate 849044431/1073741824 on, drafting 31 is not slower than plain decoding,
and up to 424522215/536870912 not faster (derived.draft_length.thresholds[15]). -/
theorem S2_k31 :
    (∀ a : α, ratio 849044431 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 424522215 536870912 → ¬ throughput cost a 0 < throughput cost a 31 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 31) (ratio_nonneg 849044431 (by decide)) (Stands.le (stands_entry costs_positive 31) ((stands_tokens 849044431 (by decide) 31).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 31) h0 h (Stands.le ((stands_tokens 424522215 (by decide) 31).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 31) (by decide))⟩

/-- From the acceptance rate 906191283/1073741824 on, drafting 63 is not slower than plain decoding,
and up to 453095641/536870912 not faster (derived.draft_length.thresholds[16]). -/
theorem S2_k63 :
    (∀ a : α, ratio 906191283 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 63) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 453095641 536870912 → ¬ throughput cost a 0 < throughput cost a 63 :=
  ⟨fun _ h => not_slower_above (cost_positive 0) (cost_positive 63) (ratio_nonneg 906191283 (by decide)) (Stands.le (stands_entry costs_positive 63) ((stands_tokens 906191283 (by decide) 63).mul (stands_entry costs_positive 0)) (by decide)) h,
    fun _ h0 h => not_faster_below (cost_positive 0) (cost_positive 63) h0 h (Stands.le ((stands_tokens 453095641 (by decide) 63).mul (stands_entry costs_positive 0)) (stands_entry costs_positive 63) (by decide))⟩

/-- The best draft length never falls as acceptance rises. -/
theorem M3_rises :
    ∀ (a b : α) (j k : Nat), 0 ≤ a → a ≤ b → IsLeastBest cost a 63 j →
      IsLeastBest cost b 63 k → j ≤ k :=
  fun _ _ _ _ h0 h hj hk =>
    M3_least_best_mono (fun i _ => cost_positive i) h0 h hj hk

/-- Drafting 0 is best at every acceptance rate from 0 to 357501903/536870912
(derived.draft_length.staircase[0]). -/
theorem M3_k0 :
    ∀ a : α, ratio 0 1 ≤ a → a ≤ ratio 357501903 536870912 → IsBest cost a 63 0 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 0 (by decide)) h1 h2
    (best_of_walk (p := 0) (q := 1) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 357501903) (q := 536870912) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 4 is best at every acceptance rate from 715003807/1073741824 to 93996721/134217728
(derived.draft_length.staircase[1]). -/
theorem M3_k4 :
    ∀ a : α, ratio 715003807 1073741824 ≤ a → a ≤ ratio 93996721 134217728 → IsBest cost a 63 4 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 715003807 (by decide)) h1 h2
    (best_of_walk (p := 715003807) (q := 1073741824) (A := 199007735432338775894556894289403614754400166015625) (B := 1102352713285395341826804301181186760555894931456) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 93996721) (q := 134217728) (A := 51828645203923773129592016319987017628291015625) (B := 269129080391942222125684643843063173963841536) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 5 is best at every acceptance rate from 751973769/1073741824 to 797390511/1073741824
(derived.draft_length.staircase[2]). -/
theorem M3_k5 :
    ∀ a : α, ratio 751973769 1073741824 ≤ a → a ≤ ratio 797390511 1073741824 → IsBest cost a 63 5 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 751973769 (by decide)) h1 h2
    (best_of_walk (p := 751973769) (q := 1073741824) (A := 18598759383488113049456582542958242874356496154952158203125) (B := 96577230209535868245115573465701487035802293375795724288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 797390511) (q := 1073741824) (A := 265639321751999749745436925037589146114210293221819677734375) (B := 1255503992723966287186502455054119331465429813885344415744) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 6 is best at every acceptance rate from 49836907/67108864 to 414744529/536870912
(derived.draft_length.staircase[3]). -/
theorem M3_k6 :
    ∀ a : α, ratio 49836907 67108864 ≤ a → a ≤ ratio 414744529 536870912 → IsBest cost a 63 6 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 49836907 (by decide)) h1 h2
    (best_of_walk (p := 49836907) (q := 67108864) (A := 17882777817045669029884814420627712069299857919377219931640625) (B := 84520238755168140276888751655005254486474040390084634607616) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 414744529) (q := 536870912) (A := 5063785088104867327419918709014312289340850004599092449446103515625) (B := 22156473468234796964744724913849697432102250844018346454578888704) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 7 is best at every acceptance rate from 829489059/1073741824 to 853028257/1073741824
(derived.draft_length.staircase[4]). -/
theorem M3_k7 :
    ∀ a : α, ratio 829489059 1073741824 ≤ a → a ≤ ratio 853028257 1073741824 → IsBest cost a 63 7 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 829489059 (by decide)) h1 h2
    (best_of_walk (p := 829489059) (q := 1073741824) (A := 363532022485156127099265531998127103339229580442166164759922916361142763671875) (B := 1590625875893017226094252983755302643971785835025814334541560824311677190144) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 853028257) (q := 1073741824) (A := 387639023268799374475552626228077707237668377851102574612612480290099853515625) (B := 1590625875893017226094252983755302643971785835025814334541560824311677190144) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 8 is best at every acceptance rate from 426514129/536870912 to 870825875/1073741824
(derived.draft_length.staircase[5]). -/
theorem M3_k8 :
    ∀ a : α, ratio 426514129 536870912 ≤ a → a ≤ ratio 870825875 1073741824 → IsBest cost a 63 8 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 426514129 (by decide)) h1 h2
    (best_of_walk (p := 426514129) (q := 536870912) (A := 129915993498039389654961765504196695783575874122809440756206217138019240420205078125) (B := 533093233468892695823547251153951467993474798609626923640161986320246465995210752) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 870825875) (q := 1073741824) (A := 35109874587704669961822595502994943195916386224405044577080421080433963173803017578125) (B := 136471867768036530130828096295411575806329548444064492451881468497983095294773952512) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 9 is best at every acceptance rate from 217706469/268435456 to 884629803/1073741824
(derived.draft_length.staircase[6]). -/
theorem M3_k9 :
    ∀ a : α, ratio 217706469 268435456 ≤ a → a ≤ ratio 884629803 1073741824 → IsBest cost a 63 9 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 217706469 (by decide)) h1 h2
    (best_of_walk (p := 217706469) (q := 268435456) (A := 1932762437512797895242199966311189572520494564276907317783406362110881267935493272705078125) (B := 7512635749228410365780561422862132445020285700101336878760698181517189639688672799358976) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 884629803) (q := 1073741824) (A := 530645209070505188063239782763598273866597038475292456501314622940691663730800842752178701171875) (B := 1969392385845732406927179493634770847667397774567364854745844464095642160906547442315159404544) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 10 is best at every acceptance rate from 221157451/268435456 to 447784517/536870912
(derived.draft_length.staircase[7]). -/
theorem M3_k10 :
    ∀ a : α, ratio 221157451 268435456 ≤ a → a ≤ ratio 447784517 536870912 → IsBest cost a 63 10 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 221157451 (by decide)) h1 h2
    (best_of_walk (p := 221157451) (q := 268435456) (A := 559491213774923041812357607922648449067387874808877751993994522053120166483317544691970831025390625) (B := 2076449035165405370609454942215090572235561571012530880390548395138941923153833300452072862253056) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 447784517) (q := 536870912) (A := 596237690611616337052078381194438883931477429640206589043079992367609575702255825023547895153837890625) (B := 2126283812009375099504081860828252745969215048716831621519921556622276529309525299662922610947129344) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 11 is best at every acceptance rate from 895569035/1073741824 to 226099675/268435456
(derived.draft_length.staircase[8]). -/
theorem M3_k11 :
    ∀ a : α, ratio 895569035 1073741824 ≤ a → a ≤ ratio 226099675 268435456 → IsBest cost a 63 11 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 895569035 (by decide)) h1 h2
    (best_of_walk (p := 895569035) (q := 1073741824) (A := 51744435091348454314782503838238884196762202062732466750127596611324842468583080950999409690470087080524521484375) (B := 184529351307120196953586481592721200280643250122468866719070615372699440481083674874582119051943964836980850688) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 226099675) (q := 268435456) (A := 12772774792003413410675408551169388154742060348022669831153395251686489614125754924424517701252156240234375) (B := 43995225741176652182003612898044872350846111803643433265464452593970165367384833067555932772623053750272) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 12 is best at every acceptance rate from 904398701/1073741824 to 455819665/536870912
(derived.draft_length.staircase[9]). -/
theorem M3_k12 :
    ∀ a : α, ratio 904398701 1073741824 ≤ a → a ≤ ratio 455819665 536870912 → IsBest cost a 63 12 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 904398701 (by decide)) h1 h2
    (best_of_walk (p := 904398701) (q := 1073741824) (A := 765040096334106516638692793780116508987001560343800568093091930449803959271599684287341169021179521137504135835974384765625) (B := 2635144841481935803031436951265184132206920469892411183897151574799284736780911609542875800529385541167504500833550073856) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 455819665) (q := 536870912) (A := 192555930414251643706933942738190462151086758918765369756121660772277756075368560300592752521515463370745293478291015625) (B := 643345908564925733161971911929976594777080192844826949193640521191231625190652248423553662238619516886597778523815936) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 13 is best at every acceptance rate from 911639331/1073741824 to 917659257/1073741824
(derived.draft_length.staircase[10]). -/
theorem M3_k13 :
    ∀ a : α, ratio 911639331 1073741824 ≤ a → a ≤ ratio 917659257 1073741824 → IsBest cost a 63 13 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 911639331 (by decide)) h1 h2
    (best_of_walk (p := 911639331) (q := 1073741824) (A := 864159879772030534297359191254910998773303526335436527614072994896008877572682440338326645907118977915564206764225457269212841796875) (B := 2887232397571471784155764647034338608430032096722550648230464537059961380500061023011181973997633266614070781176552818871940153344) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 917659257) (q := 1073741824) (A := 887742095625041701059200804132541318695649982217003988799801514064005096673929375938236508056097738521646577396787866588259150390625) (B := 2887232397571471784155764647034338608430032096722550648230464537059961380500061023011181973997633266614070781176552818871940153344) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 14 is best at every acceptance rate from 458829629/536870912 to 461362579/536870912
(derived.draft_length.staircase[11]). -/
theorem M3_k14 :
    ∀ a : α, ratio 458829629 536870912 ≤ a → a ≤ ratio 461362579 536870912 → IsBest cost a 63 14 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 458829629 (by decide)) h1 h2
    (best_of_walk (p := 458829629) (q := 536870912) (A := 59233973084621357101477814548009118001456869363603437333467515448630571793765929689618054221882928130841266292726899365088390792587890625) (B := 192648570106975529123354886284723805179273617219347177799152138057939779220839097801308458258729029555933265625960817104817235777552384) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 461362579) (q := 536870912) (A := 4666859703152114472491930962826860207948045118569839445835503574066422084939912487782886503617892173822405980763219895971306378876953125) (B := 14819120777459656086411914329594138859944124401488244446088626004456906093910699830869881404517617658148712740458524392678248905965568) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 15 is best at every acceptance rate from 922725159/1073741824 to 248207085/268435456
(derived.draft_length.staircase[12]). -/
theorem M3_k15 :
    ∀ a : α, ratio 922725159 1073741824 ≤ a → a ≤ ratio 248207085 268435456 → IsBest cost a 63 15 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 922725159 (by decide)) h1 h2
    (best_of_walk (p := 922725159) (q := 1073741824) (A := 83425325386484606641887741674489647265852135175032918939867677813992658122332994219692255058713649372879624636769680883574440774587135968568466796875) (B := 264908320669462120410463293644833935736979641070991960254159265624945397749690320462317950437187751784015552036115570771173501078474194837766668288) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 248207085) (q := 268435456) (A := 1477678890772975839038461933262156633459731571748118683959423634219893422878817854724376341911214554802511911355649093572208298176232392578125) (B := 3207296290158301187060794622993880104814409589323117847837573339347066516751399418348570685538873796530256212194918114715493762884442259456) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 31 is best at every acceptance rate from 992828341/1073741824 to 1038315657/1073741824
(derived.draft_length.staircase[13]). -/
theorem M3_k31 :
    ∀ a : α, ratio 992828341 1073741824 ≤ a → a ≤ ratio 1038315657 1073741824 → IsBest cost a 63 31 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 992828341 (by decide)) h1 h2
    (best_of_walk (p := 992828341) (q := 1073741824) (A := 1338094965281823334482092606589337142462525785998886153149158805647803663651215061720748021166427692010377417131925184614259114430039921888407916637258803391840376141806413881628836121485043632083850195699842562291004734641744078984854713281874754412722558542127668027167312333946420487) (B := 2904329899370670044527465816699024531506367581366004802843304412726446596016414792080406864250305372245700632402720650489169111807704893960528965978715614503482364922748945066294309394207612767324685929262405150793101071693120859547181833867868472818382900596590124829733916696903680) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1038315657) (q := 1073741824) (A := 438034346217168470255533521708952833562593587105908515130808104019788648163763835666780110788192907735655211069115021205301752653005920088627468220316124788127191289367677104272295143457935709437956204178911027501631796131969744216582531764846139837950634653732843298744423448620794015) (B := 580865979874134008905493163339804906301273516273200960568660882545289319203282958416081372850061074449140126480544130097833822361540978792105793195743122900696472984549789013258861878841522553464937185852481030158620214338624171909436366773573694563676580119318024965946783339380736) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- Drafting 63 is best at every acceptance rate from 519157829/536870912 to 1
(derived.draft_length.staircase[14]). -/
theorem M3_k63 :
    ∀ a : α, ratio 519157829 536870912 ≤ a → a ≤ ratio 1 1 → IsBest cost a 63 63 :=
  fun _ h1 h2 => best_between cost_positive (ratio_nonneg 519157829 (by decide)) h1 h2
    (best_of_walk (p := 519157829) (q := 536870912) (A := 1851289229333253314744530521841055477693093521105939669677904636374185750268425609301695620103757981687521670737091624415625343842267983722453348610710718362349985021773136223765310168602847039981439615703701051940200344494715068906110931078191008780250434485373137508336331243691767639528605482608621506669179045018749060405175100873600978176101662264001653184038140261816779715637297935645395519729801294263157878403145063250246530084730176560717310773982915575758460807488091716499508966107400511933505121832369255914252665433192463600587845861490055763) (B := 2454946563922115132185559742556900703704359665972373996570159990537916536155271162109986054123945331986911040349633099822888436126603120622195415886454451862052927715872775380064625836126550444247506610811677368030695271172750022836477485017361181782596220306387826567217097208911024358411594070253389609910551837795942452085235856279303751679721025087710387515602369799004664425524499854985524813622970922661338749441409419131775930071229307691749993532077878599039444775597817750141930620057924436443021437602667511709377708707035351907325587507642368) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    (best_of_walk (p := 1) (q := 1) (A := 36059) (B := 20) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))

/-- The best draft length is 0 at acceptance 1/2 and 0 at 1/2, and between them for every rate
between (derived.draft_length.at[0].best). -/
theorem M4_at0 :
    IsLeastBest cost (ratio 1 2 : α) 63 0 ∧
      IsLeastBest cost (ratio 1 2 : α) 63 0 ∧
      ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsLeastBest cost a 63 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 1) (q := 2) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 1) (q := 2) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 1 (by decide)) h1 h2
      (leastBest_of_walk (p := 1) (q := 2) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 1) (q := 2) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[0].speedup). -/
theorem E3_at0 :
    ∀ (a : α) (k : Nat), ratio 1 2 ≤ a → a ≤ ratio 1 2 → IsBest cost a 63 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 1 (by decide)) h1 h2
      (best_of_walk (p := 1) (q := 2) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 1) (q := 2) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[0].bounds). -/
theorem B5_at0 :
    ∀ (C : Nat → α) (a : α), ratio 1 2 ≤ a → a ≤ ratio 1 2 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 1 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 1 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 1/2, drafting 0 is certainly best for every common relative error of the costs
below 102017872209750469/838739997209750469 (derived.draft_length.at[0]). -/
theorem B6_at0_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 102017872209750469 838739997209750469 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 1 2) 63 0 ∧
        ∀ j, j ≤ 63 → ¬ j = 0 →
          throughput C (ratio 1 2) j < throughput C (ratio 1 2) 0 :=
  fun _ _ he hw => certain_of_walk (p := 1) (q := 2) (s := 736722125000000000) (r := 940757869419500938) (m := 102017872209750469)
    (d := 838739997209750469) (A := 18053) (B := 100) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 1/2, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[0].possible). -/
theorem B6_at0_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 1 2) 63 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 1) (q := 2) (A := 7221) (B := 40)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 0 at acceptance 3/5 and 0 at 3/5, and between them for every rate
between (derived.draft_length.at[1].best). -/
theorem M4_at1 :
    IsLeastBest cost (ratio 3 5 : α) 63 0 ∧
      IsLeastBest cost (ratio 3 5 : α) 63 0 ∧
      ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsLeastBest cost a 63 k →
        0 ≤ k ∧ k ≤ 0 :=
  ⟨(leastBest_of_walk (p := 3) (q := 5) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 3) (q := 5) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 3 (by decide)) h1 h2
      (leastBest_of_walk (p := 3) (q := 5) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 3) (q := 5) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 1 and 1 (derived.draft_length.at[1].speedup). -/
theorem E3_at1 :
    ∀ (a : α) (k : Nat), ratio 3 5 ≤ a → a ≤ ratio 3 5 → IsBest cost a 63 k →
      (ratio 1 1) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 3 (by decide)) h1 h2
      (best_of_walk (p := 3) (q := 5) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 3) (q := 5) (A := 18053) (B := 100) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 1 (by decide)) (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 1 (by decide)) (by decide))⟩

/-- speedup of plain decoding is 1; The true speedup of drafting 0, for every true cost within the
relative error 0 of the fitted one (derived.draft_length.at[1].bounds). -/
theorem B5_at1 :
    ∀ (C : Nat → α) (a : α), ratio 3 5 ≤ a → a ≤ ratio 3 5 →
      Within (ratio 0 1) (cost 0) (C 0) → Within (ratio 0 1) (cost 0) (C 0) →
      (ratio 1 1) ≤ speedup C a 0 ∧ speedup C a 0 ≤ (ratio 1 1) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 1 1))
    (hi := (ratio 1 1)) (Stands.le stands_zero (stands_ratio 0 (by decide)) (by decide)) (Stands.lt (stands_ratio 0 (by decide)) stands_one (by decide))
    (ratio_nonneg 3 (by decide)) h1 h2 (cost_positive 0) (cost_positive 0) hw0 hwk
    (Stands.le (stands_ratio 1 (by decide)) (((stands_one.sub (stands_ratio 0 (by decide))).div (stands_one.add (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 0 (by decide))).div (stands_one.sub (stands_ratio 0 (by decide))) (p := 1) (q := 1) (by decide) (by decide)).mul (((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)).div ((stands_tokens 3 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (stands_ratio 1 (by decide)) (by decide)))

/-- At acceptance 3/5, drafting 0 is certainly best for every common relative error of the costs
below 369767441007753283/6782196817007753283 (derived.draft_length.at[1]). -/
theorem B6_at1_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 369767441007753283 6782196817007753283 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 3 5) 63 0 ∧
        ∀ j, j ≤ 63 → ¬ j = 0 →
          throughput C (ratio 3 5) j < throughput C (ratio 3 5) 0 :=
  fun _ _ he hw => certain_of_walk (p := 3) (q := 5) (s := 6412429376000000000) (r := 7151964258015506566) (m := 369767441007753283)
    (d := 6782196817007753283) (A := 18053) (B := 100) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 3/5, exactly these lengths are best for some costs within their errors: 0
(derived.draft_length.at[1].possible). -/
theorem B6_at1_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 3 5) 63 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 3) (q := 5) (A := 7221) (B := 40)
    (l := 0) (ks := 0 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 4 at acceptance 7/10 and 4 at 7/10, and between them for every rate
between (derived.draft_length.at[2].best). -/
theorem M4_at2 :
    IsLeastBest cost (ratio 7 10 : α) 63 4 ∧
      IsLeastBest cost (ratio 7 10 : α) 63 4 ∧
      ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsLeastBest cost a 63 k →
        4 ≤ k ∧ k ≤ 4 :=
  ⟨(leastBest_of_walk (p := 7) (q := 10) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 7) (q := 10) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 7 (by decide)) h1 h2
      (leastBest_of_walk (p := 7) (q := 10) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 7) (q := 10) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within 2043004124837500000/1916374783178025079 and
2043004124837500000/1916374783178025079 (derived.draft_length.at[2].speedup). -/
theorem E3_at2 :
    ∀ (a : α) (k : Nat), ratio 7 10 ≤ a → a ≤ ratio 7 10 → IsBest cost a 63 k →
      (ratio 2043004124837500000 1916374783178025079) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 2043004124837500000 1916374783178025079) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 7 (by decide)) h1 h2
      (best_of_walk (p := 7) (q := 10) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 7) (q := 10) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 2043004124837500000 (by decide)) (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 2043004124837500000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 4, for every true cost within the relative error
2730970911/125000000000 of the fitted one (derived.draft_length.at[2].bounds). -/
theorem B5_at2 :
    ∀ (C : Nat → α) (a : α), ratio 7 10 ≤ a → a ≤ ratio 7 10 →
      Within (ratio 2730970911 125000000000) (cost 0) (C 0) → Within (ratio 2730970911 125000000000) (cost 4) (C 4) →
      (ratio 249796130768703274898037500000 244780411684686253500177476969) ≤ speedup C a 4 ∧ speedup C a 4 ≤ (ratio 260954900440671725101962500000 234313284109820016249822523031) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 249796130768703274898037500000 244780411684686253500177476969))
    (hi := (ratio 260954900440671725101962500000 234313284109820016249822523031)) (Stands.le stands_zero (stands_ratio 2730970911 (by decide)) (by decide)) (Stands.lt (stands_ratio 2730970911 (by decide)) stands_one (by decide))
    (ratio_nonneg 7 (by decide)) h1 h2 (cost_positive 0) (cost_positive 4) hw0 hwk
    (Stands.le (stands_ratio 249796130768703274898037500000 (by decide)) (((stands_one.sub (stands_ratio 2730970911 (by decide))).div (stands_one.add (stands_ratio 2730970911 (by decide))) (p := 127730970911) (q := 125000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 2730970911 (by decide))).div (stands_one.sub (stands_ratio 2730970911 (by decide))) (p := 122269029089) (q := 125000000000) (by decide) (by decide)).mul (((stands_tokens 7 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)).div ((stands_tokens 7 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (stands_ratio 260954900440671725101962500000 (by decide)) (by decide)))

/-- At acceptance 7/10, drafting 4 is certainly best for every common relative error of the costs
below 7619574638678561/153712555616183688929 (derived.draft_length.at[2]). -/
theorem B6_at2_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 7619574638678561 153712555616183688929 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 7 10) 63 4 ∧
        ∀ j, j ≤ 63 → ¬ j = 4 →
          throughput C (ratio 7 10) j < throughput C (ratio 7 10) 4 :=
  fun _ _ he hw => certain_of_walk (p := 7) (q := 10) (s := 153704936041545010368) (r := 153720175190822367490) (m := 7619574638678561)
    (d := 153712555616183688929) (A := 20430041248375000) (B := 106152704989643) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 7/10, exactly these lengths are best for some costs within their errors: 3, 4, 5,
6, 7 (derived.draft_length.at[2].possible). -/
theorem B6_at2_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 7 10) 63 k) ↔ listed (3 :: 4 :: 5 :: 6 :: 7 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 7) (q := 10) (A := 2553755156046875000000000000) (B := 13558988073156054589274773)
    (l := 4) (ks := 3 :: 4 :: 5 :: 6 :: 7 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 8 at acceptance 4/5 and 8 at 4/5, and between them for every rate
between (derived.draft_length.at[3].best). -/
theorem M4_at3 :
    IsLeastBest cost (ratio 4 5 : α) 63 8 ∧
      IsLeastBest cost (ratio 4 5 : α) 63 8 ∧
      ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsLeastBest cost a 63 k →
        8 ≤ k ∧ k ≤ 8 :=
  ⟨(leastBest_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 4 (by decide)) h1 h2
      (leastBest_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
6688247174557000007680000/4866052487079302476021883 and
6688247174557000007680000/4866052487079302476021883 (derived.draft_length.at[3].speedup). -/
theorem E3_at3 :
    ∀ (a : α) (k : Nat), ratio 4 5 ≤ a → a ≤ ratio 4 5 → IsBest cost a 63 k →
      (ratio 6688247174557000007680000 4866052487079302476021883) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 6688247174557000007680000 4866052487079302476021883) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 4 (by decide)) h1 h2
      (best_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 6688247174557000007680000 (by decide)) (((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 6688247174557000007680000 (by decide)) (by decide))⟩

/-- The true speedup of drafting 8, for every true cost within the relative error
2730970911/125000000000 of the fitted one (derived.draft_length.at[3].bounds). -/
theorem B5_at3 :
    ∀ (C : Nat → α) (a : α), ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      Within (ratio 2730970911 125000000000) (cost 0) (C 0) → Within (ratio 2730970911 125000000000) (cost 8) (C 8) →
      (ratio 817765488340331894627599143403520000 621545608678525587914921412472445413) ≤ speedup C a 8 ∧ speedup C a 8 ≤ (ratio 854296305298918107292400856596480000 594967513091300031090549337527554587) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 817765488340331894627599143403520000 621545608678525587914921412472445413))
    (hi := (ratio 854296305298918107292400856596480000 594967513091300031090549337527554587)) (Stands.le stands_zero (stands_ratio 2730970911 (by decide)) (by decide)) (Stands.lt (stands_ratio 2730970911 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) h1 h2 (cost_positive 0) (cost_positive 8) hw0 hwk
    (Stands.le (stands_ratio 817765488340331894627599143403520000 (by decide)) (((stands_one.sub (stands_ratio 2730970911 (by decide))).div (stands_one.add (stands_ratio 2730970911 (by decide))) (p := 127730970911) (q := 125000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 2730970911 (by decide))).div (stands_one.sub (stands_ratio 2730970911 (by decide))) (p := 122269029089) (q := 125000000000) (by decide) (by decide)).mul (((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (stands_ratio 854296305298918107292400856596480000 (by decide)) (by decide)))

/-- At acceptance 4/5, drafting 8 is certainly best for every common relative error of the costs
below 50313760491771604641817/67454416081952230451348647 (derived.draft_length.at[3]). -/
theorem B6_at3_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 50313760491771604641817 67454416081952230451348647 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 4 5) 63 8 ∧
        ∀ j, j ≤ 63 → ¬ j = 8 →
          throughput C (ratio 4 5) j < throughput C (ratio 4 5) 8 :=
  fun _ _ he hw => certain_of_walk (p := 4) (q := 5) (s := 67404102321460458846706830) (r := 67504729842444002055990464) (m := 50313760491771604641817)
    (d := 67454416081952230451348647) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 4/5, exactly these lengths are best for some costs within their errors: 5, 6, 7,
8, 9, 10, 11, 12, 13, 14 (derived.draft_length.at[3].possible). -/
theorem B6_at3_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 4 5) 63 k) ↔ listed (5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 4) (q := 5) (A := 8360308968196250009600000000000000) (B := 34428937499502885277511849137121)
    (l := 8) (ks := 5 :: 6 :: 7 :: 8 :: 9 :: 10 :: 11 :: 12 :: 13 :: 14 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 15 at acceptance 9/10 and 15 at 9/10, and between them for every rate
between (derived.draft_length.at[4].best). -/
theorem M4_at4 :
    IsLeastBest cost (ratio 9 10 : α) 63 15 ∧
      IsLeastBest cost (ratio 9 10 : α) 63 15 ∧
      ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsLeastBest cost a 63 k →
        15 ≤ k ∧ k ≤ 15 :=
  ⟨(leastBest_of_walk (p := 9) (q := 10) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 9) (q := 10) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 9 (by decide)) h1 h2
      (leastBest_of_walk (p := 9) (q := 10) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 9) (q := 10) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
54061752870128412586093090863245688832/24654149492934172077541438270273914875 and
54061752870128412586093090863245688832/24654149492934172077541438270273914875
(derived.draft_length.at[4].speedup). -/
theorem E3_at4 :
    ∀ (a : α) (k : Nat), ratio 9 10 ≤ a → a ≤ ratio 9 10 → IsBest cost a 63 k →
      (ratio 54061752870128412586093090863245688832 24654149492934172077541438270273914875) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 54061752870128412586093090863245688832 24654149492934172077541438270273914875) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 9 (by decide)) h1 h2
      (best_of_walk (p := 9) (q := 10) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 9) (q := 10) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 54061752870128412586093090863245688832 (by decide)) (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 54061752870128412586093090863245688832 (by decide)) (by decide))⟩

/-- The true speedup of drafting 15, for every true cost within the relative error
2730970911/125000000000 of the fitted one (derived.draft_length.at[4].bounds). -/
theorem B5_at4 :
    ∀ (C : Nat → α) (a : α), ratio 9 10 ≤ a → a ≤ ratio 9 10 →
      Within (ratio 2730970911 125000000000) (cost 0) (C 0) → Within (ratio 2730970911 125000000000) (cost 15) (C 15) →
      (ratio 6610078034280060117654409843620107248753650434048 3149098451717420133674313888097459576900715201125) ≤ speedup C a 15 ∧ speedup C a 15 ≤ (ratio 6905360183252043028868862872191314959246349565952 3014438921516122885711045679471019141849284798875) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 6610078034280060117654409843620107248753650434048 3149098451717420133674313888097459576900715201125))
    (hi := (ratio 6905360183252043028868862872191314959246349565952 3014438921516122885711045679471019141849284798875)) (Stands.le stands_zero (stands_ratio 2730970911 (by decide)) (by decide)) (Stands.lt (stands_ratio 2730970911 (by decide)) stands_one (by decide))
    (ratio_nonneg 9 (by decide)) h1 h2 (cost_positive 0) (cost_positive 15) hw0 hwk
    (Stands.le (stands_ratio 6610078034280060117654409843620107248753650434048 (by decide)) (((stands_one.sub (stands_ratio 2730970911 (by decide))).div (stands_one.add (stands_ratio 2730970911 (by decide))) (p := 127730970911) (q := 125000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 2730970911 (by decide))).div (stands_one.sub (stands_ratio 2730970911 (by decide))) (p := 122269029089) (q := 125000000000) (by decide) (by decide)).mul (((stands_tokens 9 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)).div ((stands_tokens 9 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (stands_ratio 6905360183252043028868862872191314959246349565952 (by decide)) (by decide)))

/-- At acceptance 9/10, drafting 15 is certainly best for every common relative error of the costs
below
32141630555155745972828977686553196362904427/6705851516575630090030509845535281343134659637
(derived.draft_length.at[4]). -/
theorem B6_at4_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 32141630555155745972828977686553196362904427 6705851516575630090030509845535281343134659637 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 9 10) 63 15 ∧
        ∀ j, j ≤ 63 → ¬ j = 15 →
          throughput C (ratio 9 10) j < throughput C (ratio 9 10) 15 :=
  fun _ _ he hw => certain_of_walk (p := 9) (q := 10) (s := 6673709886020474344057680867848728146771755210) (r := 6737993147130785836003338823221834539497564064) (m := 32141630555155745972828977686553196362904427)
    (d := 6705851516575630090030509845535281343134659637) (A := 13515438217532103146523272715811422208) (B := 34141346996252938677147064574134375) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 9/10, exactly these lengths are best for some costs within their errors: 12, 13,
14, 15 (derived.draft_length.at[4].possible). -/
theorem B6_at4_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 9 10) 63 k) ↔ listed (12 :: 13 :: 14 :: 15 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 9) (q := 10) (A := 540617528701284125860930908632456888320000000) (B := 1395490368013037227574060328188094865961653)
    (l := 15) (ks := 12 :: 13 :: 14 :: 15 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- The best draft length is 31 at acceptance 19/20 and 31 at 19/20, and between them for every rate
between (derived.draft_length.at[5].best). -/
theorem M4_at5 :
    IsLeastBest cost (ratio 19 20 : α) 63 31 ∧
      IsLeastBest cost (ratio 19 20 : α) 63 31 ∧
      ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsLeastBest cost a 63 k →
        31 ≤ k ∧ k ≤ 31 :=
  ⟨(leastBest_of_walk (p := 19) (q := 20) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    (leastBest_of_walk (p := 19) (q := 20) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)),
    fun _ _ h1 h2 h => M4_interval (fun i _ => cost_positive i) (ratio_nonneg 19 (by decide)) h1 h2
      (leastBest_of_walk (p := 19) (q := 20) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) h
      (leastBest_of_walk (p := 19) (q := 20) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))⟩

/-- The fitted speedup of a best length lies within
20943773708724986542723809349081330285772732481/6202963567575040000000000000000000000000000000
and
20943773708724986542723809349081330285772732481/6202963567575040000000000000000000000000000000
(derived.draft_length.at[5].speedup). -/
theorem E3_at5 :
    ∀ (a : α) (k : Nat), ratio 19 20 ≤ a → a ≤ ratio 19 20 → IsBest cost a 63 k →
      (ratio 20943773708724986542723809349081330285772732481 6202963567575040000000000000000000000000000000) ≤ speedup cost a k ∧ speedup cost a k ≤ (ratio 20943773708724986542723809349081330285772732481 6202963567575040000000000000000000000000000000) :=
  fun _ _ h1 h2 hk =>
    have ends := best_speedup_between cost_positive (ratio_nonneg 19 (by decide)) h1 h2
      (best_of_walk (p := 19) (q := 20) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
      (best_of_walk (p := 19) (q := 20) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide))
    ⟨le_trans (Stands.le (stands_ratio 20943773708724986542723809349081330285772732481 (by decide)) (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)) ends.1, le_trans ends.2 (Stands.le (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 20943773708724986542723809349081330285772732481 (by decide)) (by decide))⟩

/-- The true speedup of drafting 31, for every true cost within the relative error 1/36105 of the
fitted one (derived.draft_length.at[5].bounds). -/
theorem B5_at5 :
    ∀ (C : Nat → α) (a : α), ratio 19 20 ≤ a → a ≤ ratio 19 20 →
      Within (ratio 1 36105) (cost 0) (C 0) → Within (ratio 1 36105) (cost 31) (C 31) →
      (ratio 94519250747475864267312551592404043579692341686753 27995525321358049280000000000000000000000000000000) ≤ speedup C a 31 ∧ speedup C a 31 ≤ (ratio 20943773708724986542723809349081330285772732481 6202619970191360000000000000000000000000000000) :=
  fun _ _ h1 h2 hw0 hwk => (speedup_bounds (lo := (ratio 94519250747475864267312551592404043579692341686753 27995525321358049280000000000000000000000000000000))
    (hi := (ratio 20943773708724986542723809349081330285772732481 6202619970191360000000000000000000000000000000)) (Stands.le stands_zero (stands_ratio 1 (by decide)) (by decide)) (Stands.lt (stands_ratio 1 (by decide)) stands_one (by decide))
    (ratio_nonneg 19 (by decide)) h1 h2 (cost_positive 0) (cost_positive 31) hw0 hwk
    (Stands.le (stands_ratio 94519250747475864267312551592404043579692341686753 (by decide)) (((stands_one.sub (stands_ratio 1 (by decide))).div (stands_one.add (stands_ratio 1 (by decide))) (p := 36106) (q := 36105) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (by decide))
    (Stands.le (((stands_one.add (stands_ratio 1 (by decide))).div (stands_one.sub (stands_ratio 1 (by decide))) (p := 36104) (q := 36105) (by decide) (by decide)).mul (((stands_tokens 19 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)).div ((stands_tokens 19 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide))) (stands_ratio 20943773708724986542723809349081330285772732481 (by decide)) (by decide)))

/-- At acceptance 19/20, drafting 31 is certainly best for every common relative error of the costs
below
66962498662759638131193549107787040047638326497678497877/1180265497155079996476856340787787040047638326497678497877
(derived.draft_length.at[5]). -/
theorem B6_at5_margin :
    ∀ (e : α) (C : Nat → α), e < ratio 66962498662759638131193549107787040047638326497678497877 1180265497155079996476856340787787040047638326497678497877 →
      (∀ j, j ≤ 63 → Within e (cost j) (C j)) →
      IsLeastBest C (ratio 19 20) 63 31 ∧
        ∀ j, j ≤ 63 → ¬ j = 31 →
          throughput C (ratio 19 20) j < throughput C (ratio 19 20) 31 :=
  fun _ _ he hw => certain_of_walk (p := 19) (q := 20) (s := 1113302998492320358345662791680000000000000000000000000000) (r := 1247227995817839634608049889895574080095276652995356995754) (m := 66962498662759638131193549107787040047638326497678497877)
    (d := 1180265497155079996476856340787787040047638326497678497877) (A := 20943773708724986542723809349081330285772732481) (B := 34359738368000000000000000000000000000000000) (by decide) (by decide) (by decide) (by decide) (by decide)
    costs_positive costs_rows (by decide) (by decide) he hw

/-- At acceptance 19/20, exactly these lengths are best for some costs within their errors: 31
(derived.draft_length.at[5].possible). -/
theorem B6_at5_possible :
    ∀ k, k ≤ 63 → ((∃ C : Nat → α, (∀ j, j ≤ 63 → Within (error j) (cost j) (C j)) ∧
      IsBest C (ratio 19 20) 63 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_of_walk (p := 19) (q := 20) (A := 16754949707323881411673573765052365337001969537) (B := 27487790694400000000000000000000000000000000)
    (l := 31) (ks := 31 :: List.nil) (by decide) (by decide) errors_small costs_positive errors_rows costs_rows
    (by decide) dearest_positive cheapest_positive (by decide) (by decide) hk

/-- Expected tokens of a step that drafts 8 at acceptance 4/5 (results[0]). -/
theorem E1_k8 :
    (1 - ratio 4 5) * expectedTokens (ratio 4 5 : α) 8 = 1 - (ratio 4 5) ^ (8 + 1) ∧
      ((ratio 1690981 390625) : α) ≤ expectedTokens (ratio 4 5) 8 ∧ expectedTokens (ratio 4 5) 8 ≤ ((ratio 1690981 390625) : α) :=
  ⟨E1_closed_form (ratio 4 5) 8,
    (Stands.le (stands_ratio 1690981 (by decide)) (stands_tokens 4 (by decide) 8) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 8) (stands_ratio 1690981 (by decide)) (by decide))⟩

/-- Expected tokens of a step that drafts 8 at acceptance 4/5 (results[1]). -/
theorem E2_k8 :
    sumTo (fun j => natCast (j + 1) * ((ratio 4 5) ^ j * (1 - ratio 4 5))) 8 +
        natCast (8 + 1) * (ratio 4 5) ^ 8 =
      expectedTokens (ratio 4 5 : α) 8 ∧
      ((ratio 1690981 390625) : α) ≤ expectedTokens (ratio 4 5) 8 ∧ expectedTokens (ratio 4 5) 8 ≤ ((ratio 1690981 390625) : α) :=
  ⟨E2_expectation (ratio 4 5) 8,
    (Stands.le (stands_ratio 1690981 (by decide)) (stands_tokens 4 (by decide) 8) (by decide)),
    (Stands.le (stands_tokens 4 (by decide) 8) (stands_ratio 1690981 (by decide)) (by decide))⟩

/-- Expected tokens over the interval of acceptance (results[2]). -/
theorem E3_k8 :
    ∀ a : α, ratio 4 5 ≤ a → a ≤ ratio 4 5 →
      (ratio 1690981 390625) ≤ expectedTokens a 8 ∧ expectedTokens a 8 ≤ (ratio 1690981 390625) :=
  fun _ h1 h2 => ⟨le_trans (Stands.le (stands_ratio 1690981 (by decide)) (stands_tokens 4 (by decide) 8) (by decide)) (E3_mono (ratio_nonneg 4 (by decide)) h1 8),
    le_trans (E3_mono (le_trans (ratio_nonneg 4 (by decide)) h1) h2 8) (Stands.le (stands_tokens 4 (by decide) 8) (stands_ratio 1690981 (by decide)) (by decide))⟩

/-- Drafting 8 is faster than plain decoding at acceptance 4/5 (results[3]). -/
theorem S1_k8 :
    throughput cost (ratio 4 5 : α) 0 < throughput cost (ratio 4 5) 8 ∧
      ((ratio 6688247174557000007680000 4866052487079302476021883) : α) ≤ speedup cost (ratio 4 5) 8 ∧ speedup cost (ratio 4 5) 8 ≤ ((ratio 6688247174557000007680000 4866052487079302476021883) : α) :=
  ⟨(S1_faster_iff (cost_positive 0) (cost_positive 8)).mpr (Stands.lt (stands_entry costs_positive 8) ((stands_tokens 4 (by decide) 8).mul (stands_entry costs_positive 0)) (by decide)),
    (Stands.le (stands_ratio 6688247174557000007680000 (by decide)) (((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (by decide)),
    (Stands.le (((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)).div ((stands_tokens 4 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (p := 18053) (q := 100) (by decide) (by decide)) (stands_ratio 6688247174557000007680000 (by decide)) (by decide))⟩

/-- Whether one more token than 8 pays at acceptance 4/5: no (results[19]). -/
theorem S4_k8 :
    throughput cost (ratio 4 5 : α) 9 ≤ throughput cost (ratio 4 5 : α) 8 :=
  (S4_marginal_not (cost_positive 8) (cost_positive 9)).mpr (Stands.le ((stands_pow 4 (by decide) 9).mul (stands_entry costs_positive 8)) ((stands_tokens 4 (by decide) 8).mul ((stands_entry costs_positive 9).sub (stands_entry costs_positive 8))) (by decide))

/-- How many times as many tokens a draft of 4 emits as one of 0 (results[21]). -/
theorem M1_k0_k4 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 0 ≤ expectedTokens a 4 ∧
        expectedTokens a 4 ≤ (ratio 5 1) * expectedTokens a 0 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (4 + 1)) ((stands_ratio 5 (by decide)).mul (stands_natCast (0 + 1))) (by decide))

/-- How many times as many tokens a draft of 5 emits as one of 4 (results[22]). -/
theorem M1_k4_k5 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 4 ≤ expectedTokens a 5 ∧
        expectedTokens a 5 ≤ (ratio 6 5) * expectedTokens a 4 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (5 + 1)) ((stands_ratio 6 (by decide)).mul (stands_natCast (4 + 1))) (by decide))

/-- How many times as many tokens a draft of 6 emits as one of 5 (results[23]). -/
theorem M1_k5_k6 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 5 ≤ expectedTokens a 6 ∧
        expectedTokens a 6 ≤ (ratio 7 6) * expectedTokens a 5 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (6 + 1)) ((stands_ratio 7 (by decide)).mul (stands_natCast (5 + 1))) (by decide))

/-- How many times as many tokens a draft of 7 emits as one of 6 (results[24]). -/
theorem M1_k6_k7 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 6 ≤ expectedTokens a 7 ∧
        expectedTokens a 7 ≤ (ratio 8 7) * expectedTokens a 6 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (7 + 1)) ((stands_ratio 8 (by decide)).mul (stands_natCast (6 + 1))) (by decide))

/-- How many times as many tokens a draft of 8 emits as one of 7 (results[25]). -/
theorem M1_k7_k8 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 7 ≤ expectedTokens a 8 ∧
        expectedTokens a 8 ≤ (ratio 9 8) * expectedTokens a 7 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (8 + 1)) ((stands_ratio 9 (by decide)).mul (stands_natCast (7 + 1))) (by decide))

/-- How many times as many tokens a draft of 9 emits as one of 8 (results[26]). -/
theorem M1_k8_k9 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 8 ≤ expectedTokens a 9 ∧
        expectedTokens a 9 ≤ (ratio 10 9) * expectedTokens a 8 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (9 + 1)) ((stands_ratio 10 (by decide)).mul (stands_natCast (8 + 1))) (by decide))

/-- How many times as many tokens a draft of 10 emits as one of 9 (results[27]). -/
theorem M1_k9_k10 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 9 ≤ expectedTokens a 10 ∧
        expectedTokens a 10 ≤ (ratio 11 10) * expectedTokens a 9 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (10 + 1)) ((stands_ratio 11 (by decide)).mul (stands_natCast (9 + 1))) (by decide))

/-- How many times as many tokens a draft of 11 emits as one of 10 (results[28]). -/
theorem M1_k10_k11 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 10 ≤ expectedTokens a 11 ∧
        expectedTokens a 11 ≤ (ratio 12 11) * expectedTokens a 10 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (11 + 1)) ((stands_ratio 12 (by decide)).mul (stands_natCast (10 + 1))) (by decide))

/-- How many times as many tokens a draft of 12 emits as one of 11 (results[29]). -/
theorem M1_k11_k12 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 11 ≤ expectedTokens a 12 ∧
        expectedTokens a 12 ≤ (ratio 13 12) * expectedTokens a 11 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (12 + 1)) ((stands_ratio 13 (by decide)).mul (stands_natCast (11 + 1))) (by decide))

/-- How many times as many tokens a draft of 13 emits as one of 12 (results[30]). -/
theorem M1_k12_k13 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 12 ≤ expectedTokens a 13 ∧
        expectedTokens a 13 ≤ (ratio 14 13) * expectedTokens a 12 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (13 + 1)) ((stands_ratio 14 (by decide)).mul (stands_natCast (12 + 1))) (by decide))

/-- How many times as many tokens a draft of 14 emits as one of 13 (results[31]). -/
theorem M1_k13_k14 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 13 ≤ expectedTokens a 14 ∧
        expectedTokens a 14 ≤ (ratio 15 14) * expectedTokens a 13 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (14 + 1)) ((stands_ratio 15 (by decide)).mul (stands_natCast (13 + 1))) (by decide))

/-- How many times as many tokens a draft of 15 emits as one of 14 (results[32]). -/
theorem M1_k14_k15 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 14 ≤ expectedTokens a 15 ∧
        expectedTokens a 15 ≤ (ratio 16 15) * expectedTokens a 14 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (15 + 1)) ((stands_ratio 16 (by decide)).mul (stands_natCast (14 + 1))) (by decide))

/-- How many times as many tokens a draft of 31 emits as one of 15 (results[33]). -/
theorem M1_k15_k31 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 15 ≤ expectedTokens a 31 ∧
        expectedTokens a 31 ≤ (ratio 2 1) * expectedTokens a 15 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (31 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (15 + 1))) (by decide))

/-- How many times as many tokens a draft of 63 emits as one of 31 (results[34]). -/
theorem M1_k31_k63 :
    ∀ a : α, 0 ≤ a → a ≤ 1 →
      (ratio 1 1) * expectedTokens a 31 ≤ expectedTokens a 63 ∧
        expectedTokens a 63 ≤ (ratio 2 1) * expectedTokens a 31 :=
  fun _ h0 h1 => advantage_bounds h0 h1 (by decide) (Stands.le (stands_ratio 1 (by decide)) stands_one (by decide)) (Stands.le (stands_natCast (63 + 1)) ((stands_ratio 2 (by decide)).mul (stands_natCast (31 + 1))) (by decide))

/-- From the acceptance rate 715003807/1073741824 on, drafting 4 is at least as fast as 0, and up to
357501903/536870912 the other way round (results[35]). -/
theorem M2_k0_k4 :
    (∀ a : α, ratio 715003807 1073741824 ≤ a → throughput cost a 0 ≤ throughput cost a 4) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 357501903 536870912 → throughput cost a 4 ≤ throughput cost a 0 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 0) (cost_positive 4) (ratio_nonneg 715003807 (by decide)) h (by decide) (Stands.le ((stands_tokens 715003807 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) ((stands_tokens 715003807 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 0) (cost_positive 4) h0 h (by decide) (Stands.le ((stands_tokens 357501903 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)) ((stands_tokens 357501903 (by decide) 0).div (stands_entry costs_positive 0) (p := 100) (q := 18053) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 751973769/1073741824 on, drafting 5 is at least as fast as 4, and up to
93996721/134217728 the other way round (results[36]). -/
theorem M2_k4_k5 :
    (∀ a : α, ratio 751973769 1073741824 ≤ a → throughput cost a 4 ≤ throughput cost a 5) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 93996721 134217728 → throughput cost a 5 ≤ throughput cost a 4 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 4) (cost_positive 5) (ratio_nonneg 751973769 (by decide)) h (by decide) (Stands.le ((stands_tokens 751973769 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)) ((stands_tokens 751973769 (by decide) 5).div (stands_entry costs_positive 5) (p := 7206239506259027) (q := 471502160000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 4) (cost_positive 5) h0 h (by decide) (Stands.le ((stands_tokens 93996721 (by decide) 5).div (stands_entry costs_positive 5) (p := 7206239506259027) (q := 471502160000000000) (by decide) (by decide)) ((stands_tokens 93996721 (by decide) 4).div (stands_entry costs_positive 4) (p := 106152704989643) (q := 7367221250000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 49836907/67108864 on, drafting 6 is at least as fast as 5, and up to
797390511/1073741824 the other way round (results[37]). -/
theorem M2_k5_k6 :
    (∀ a : α, ratio 49836907 67108864 ≤ a → throughput cost a 5 ≤ throughput cost a 6) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 797390511 1073741824 → throughput cost a 6 ≤ throughput cost a 5 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 5) (cost_positive 6) (ratio_nonneg 49836907 (by decide)) h (by decide) (Stands.le ((stands_tokens 49836907 (by decide) 5).div (stands_entry costs_positive 5) (p := 7206239506259027) (q := 471502160000000000) (by decide) (by decide)) ((stands_tokens 49836907 (by decide) 6).div (stands_entry costs_positive 6) (p := 242561189421023239) (q := 15088069120000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 5) (cost_positive 6) h0 h (by decide) (Stands.le ((stands_tokens 797390511 (by decide) 6).div (stands_entry costs_positive 6) (p := 242561189421023239) (q := 15088069120000000000) (by decide) (by decide)) ((stands_tokens 797390511 (by decide) 5).div (stands_entry costs_positive 5) (p := 7206239506259027) (q := 471502160000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 829489059/1073741824 on, drafting 7 is at least as fast as 6, and up to
414744529/536870912 the other way round (results[38]). -/
theorem M2_k6_k7 :
    (∀ a : α, ratio 829489059 1073741824 ≤ a → throughput cost a 6 ≤ throughput cost a 7) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 414744529 536870912 → throughput cost a 7 ≤ throughput cost a 6 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 6) (cost_positive 7) (ratio_nonneg 829489059 (by decide)) h (by decide) (Stands.le ((stands_tokens 829489059 (by decide) 6).div (stands_entry costs_positive 6) (p := 242561189421023239) (q := 15088069120000000000) (by decide) (by decide)) ((stands_tokens 829489059 (by decide) 7).div (stands_entry costs_positive 7) (p := 8108842292874040523) (q := 482818211840000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 6) (cost_positive 7) h0 h (by decide) (Stands.le ((stands_tokens 414744529 (by decide) 7).div (stands_entry costs_positive 7) (p := 8108842292874040523) (q := 482818211840000000000) (by decide) (by decide)) ((stands_tokens 414744529 (by decide) 6).div (stands_entry costs_positive 6) (p := 242561189421023239) (q := 15088069120000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 426514129/536870912 on, drafting 8 is at least as fast as 7, and up to
853028257/1073741824 the other way round (results[39]). -/
theorem M2_k7_k8 :
    (∀ a : α, ratio 426514129 536870912 ≤ a → throughput cost a 7 ≤ throughput cost a 8) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 853028257 1073741824 → throughput cost a 8 ≤ throughput cost a 7 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 7) (cost_positive 8) (ratio_nonneg 426514129 (by decide)) h (by decide) (Stands.le ((stands_tokens 426514129 (by decide) 7).div (stands_entry costs_positive 7) (p := 8108842292874040523) (q := 482818211840000000000) (by decide) (by decide)) ((stands_tokens 426514129 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 7) (cost_positive 8) h0 h (by decide) (Stands.le ((stands_tokens 853028257 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)) ((stands_tokens 853028257 (by decide) 7).div (stands_entry costs_positive 7) (p := 8108842292874040523) (q := 482818211840000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 217706469/268435456 on, drafting 9 is at least as fast as 8, and up to
870825875/1073741824 the other way round (results[40]). -/
theorem M2_k8_k9 :
    (∀ a : α, ratio 217706469 268435456 ≤ a → throughput cost a 8 ≤ throughput cost a 9) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 870825875 1073741824 → throughput cost a 9 ≤ throughput cost a 8 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 8) (cost_positive 9) (ratio_nonneg 217706469 (by decide)) h (by decide) (Stands.le ((stands_tokens 217706469 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)) ((stands_tokens 217706469 (by decide) 9).div (stands_entry costs_positive 9) (p := 8917092713251911667427) (q := 494405848924160000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 8) (cost_positive 9) h0 h (by decide) (Stands.le ((stands_tokens 870825875 (by decide) 9).div (stands_entry costs_positive 9) (p := 8917092713251911667427) (q := 494405848924160000000000) (by decide) (by decide)) ((stands_tokens 870825875 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 221157451/268435456 on, drafting 10 is at least as fast as 9, and up to
884629803/1073741824 the other way round (results[41]). -/
theorem M2_k9_k10 :
    (∀ a : α, ratio 221157451 268435456 ≤ a → throughput cost a 9 ≤ throughput cost a 10) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 884629803 1073741824 → throughput cost a 10 ≤ throughput cost a 9 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 9) (cost_positive 10) (ratio_nonneg 221157451 (by decide)) h (by decide) (Stands.le ((stands_tokens 221157451 (by decide) 9).div (stands_entry costs_positive 9) (p := 8917092713251911667427) (q := 494405848924160000000000) (by decide) (by decide)) ((stands_tokens 221157451 (by decide) 10).div (stands_entry costs_positive 10) (p := 293807126343707402842039) (q := 15820987165573120000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 9) (cost_positive 10) h0 h (by decide) (Stands.le ((stands_tokens 884629803 (by decide) 10).div (stands_entry costs_positive 10) (p := 293807126343707402842039) (q := 15820987165573120000000000) (by decide) (by decide)) ((stands_tokens 884629803 (by decide) 9).div (stands_entry costs_positive 9) (p := 8917092713251911667427) (q := 494405848924160000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 895569035/1073741824 on, drafting 11 is at least as fast as 10, and up
to 447784517/536870912 the other way round (results[42]). -/
theorem M2_k10_k11 :
    (∀ a : α, ratio 895569035 1073741824 ≤ a → throughput cost a 10 ≤ throughput cost a 11) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 447784517 536870912 → throughput cost a 11 ≤ throughput cost a 10 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 10) (cost_positive 11) (ratio_nonneg 895569035 (by decide)) h (by decide) (Stands.le ((stands_tokens 895569035 (by decide) 10).div (stands_entry costs_positive 10) (p := 293807126343707402842039) (q := 15820987165573120000000000) (by decide) (by decide)) ((stands_tokens 895569035 (by decide) 11).div (stands_entry costs_positive 11) (p := 9647172669068377545992123) (q := 506271589298339840000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 10) (cost_positive 11) h0 h (by decide) (Stands.le ((stands_tokens 447784517 (by decide) 11).div (stands_entry costs_positive 11) (p := 9647172669068377545992123) (q := 506271589298339840000000000) (by decide) (by decide)) ((stands_tokens 447784517 (by decide) 10).div (stands_entry costs_positive 10) (p := 293807126343707402842039) (q := 15820987165573120000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 904398701/1073741824 on, drafting 12 is at least as fast as 11, and up
to 226099675/268435456 the other way round (results[43]). -/
theorem M2_k11_k12 :
    (∀ a : α, ratio 904398701 1073741824 ≤ a → throughput cost a 11 ≤ throughput cost a 12) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 226099675 268435456 → throughput cost a 12 ≤ throughput cost a 11 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 11) (cost_positive 12) (ratio_nonneg 904398701 (by decide)) h (by decide) (Stands.le ((stands_tokens 904398701 (by decide) 11).div (stands_entry costs_positive 11) (p := 9647172669068377545992123) (q := 506271589298339840000000000) (by decide) (by decide)) ((stands_tokens 904398701 (by decide) 12).div (stands_entry costs_positive 12) (p := 315824519566210560468107311) (q := 16200690857546874880000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 11) (cost_positive 12) h0 h (by decide) (Stands.le ((stands_tokens 226099675 (by decide) 12).div (stands_entry costs_positive 12) (p := 315824519566210560468107311) (q := 16200690857546874880000000000) (by decide) (by decide)) ((stands_tokens 226099675 (by decide) 11).div (stands_entry costs_positive 11) (p := 9647172669068377545992123) (q := 506271589298339840000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 911639331/1073741824 on, drafting 13 is at least as fast as 12, and up
to 455819665/536870912 the other way round (results[44]). -/
theorem M2_k12_k13 :
    (∀ a : α, ratio 911639331 1073741824 ≤ a → throughput cost a 12 ≤ throughput cost a 13) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 455819665 536870912 → throughput cost a 13 ≤ throughput cost a 12 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 12) (cost_positive 13) (ratio_nonneg 911639331 (by decide)) h (by decide) (Stands.le ((stands_tokens 911639331 (by decide) 12).div (stands_entry costs_positive 12) (p := 315824519566210560468107311) (q := 16200690857546874880000000000) (by decide) (by decide)) ((stands_tokens 911639331 (by decide) 13).div (stands_entry costs_positive 13) (p := 10312719456643389825873855827) (q := 518422107441499996160000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 12) (cost_positive 13) h0 h (by decide) (Stands.le ((stands_tokens 455819665 (by decide) 13).div (stands_entry costs_positive 13) (p := 10312719456643389825873855827) (q := 518422107441499996160000000000) (by decide) (by decide)) ((stands_tokens 455819665 (by decide) 12).div (stands_entry costs_positive 12) (p := 315824519566210560468107311) (q := 16200690857546874880000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 458829629/536870912 on, drafting 14 is at least as fast as 13, and up
to 917659257/1073741824 the other way round (results[45]). -/
theorem M2_k13_k14 :
    (∀ a : α, ratio 458829629 536870912 ≤ a → throughput cost a 13 ≤ throughput cost a 14) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 917659257 1073741824 → throughput cost a 14 ≤ throughput cost a 13 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 13) (cost_positive 14) (ratio_nonneg 458829629 (by decide)) h (by decide) (Stands.le ((stands_tokens 458829629 (by decide) 13).div (stands_entry costs_positive 13) (p := 10312719456643389825873855827) (q := 518422107441499996160000000000) (by decide) (by decide)) ((stands_tokens 458829629 (by decide) 14).div (stands_entry costs_positive 14) (p := 335990732697803379263901620839) (q := 16589507438127999877120000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 13) (cost_positive 14) h0 h (by decide) (Stands.le ((stands_tokens 917659257 (by decide) 14).div (stands_entry costs_positive 14) (p := 335990732697803379263901620839) (q := 16589507438127999877120000000000) (by decide) (by decide)) ((stands_tokens 917659257 (by decide) 13).div (stands_entry costs_positive 13) (p := 10312719456643389825873855827) (q := 518422107441499996160000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 922725159/1073741824 on, drafting 15 is at least as fast as 14, and up
to 461362579/536870912 the other way round (results[46]). -/
theorem M2_k14_k15 :
    (∀ a : α, ratio 922725159 1073741824 ≤ a → throughput cost a 14 ≤ throughput cost a 15) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 461362579 536870912 → throughput cost a 15 ≤ throughput cost a 14 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 14) (cost_positive 15) (ratio_nonneg 922725159 (by decide)) h (by decide) (Stands.le ((stands_tokens 922725159 (by decide) 14).div (stands_entry costs_positive 14) (p := 335990732697803379263901620839) (q := 16589507438127999877120000000000) (by decide) (by decide)) ((stands_tokens 922725159 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 14) (cost_positive 15) h0 h (by decide) (Stands.le ((stands_tokens 461362579 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)) ((stands_tokens 461362579 (by decide) 14).div (stands_entry costs_positive 14) (p := 335990732697803379263901620839) (q := 16589507438127999877120000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 992828341/1073741824 on, drafting 31 is at least as fast as 15, and up
to 248207085/268435456 the other way round (results[47]). -/
theorem M2_k15_k31 :
    (∀ a : α, ratio 992828341 1073741824 ≤ a → throughput cost a 15 ≤ throughput cost a 31) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 248207085 268435456 → throughput cost a 31 ≤ throughput cost a 15 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 15) (cost_positive 31) (ratio_nonneg 992828341 (by decide)) h (by decide) (Stands.le ((stands_tokens 992828341 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)) ((stands_tokens 992828341 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 15) (cost_positive 31) h0 h (by decide) (Stands.le ((stands_tokens 248207085 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)) ((stands_tokens 248207085 (by decide) 15).div (stands_entry costs_positive 15) (p := 10925231038800940376687060663723) (q := 530864238020095996067840000000000) (by decide) (by decide)) (by decide))⟩

/-- From the acceptance rate 519157829/536870912 on, drafting 63 is at least as fast as 31, and up
to 1038315657/1073741824 the other way round (results[48]). -/
theorem M2_k31_k63 :
    (∀ a : α, ratio 519157829 536870912 ≤ a → throughput cost a 31 ≤ throughput cost a 63) ∧
      ∀ a : α, 0 ≤ a → a ≤ ratio 1038315657 1073741824 → throughput cost a 63 ≤ throughput cost a 31 :=
  ⟨fun _ h => M2_single_crossing (cost_positive 31) (cost_positive 63) (ratio_nonneg 519157829 (by decide)) h (by decide) (Stands.le ((stands_tokens 519157829 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)) ((stands_tokens 519157829 (by decide) 63).div (stands_entry costs_positive 63) (p := 1280) (q := 36059) (by decide) (by decide)) (by decide)),
    fun _ h0 h => not_overtaken_below (cost_positive 31) (cost_positive 63) h0 h (by decide) (Stands.le ((stands_tokens 1038315657 (by decide) 63).div (stands_entry costs_positive 63) (p := 1280) (q := 36059) (by decide) (by decide)) ((stands_tokens 1038315657 (by decide) 31).div (stands_entry costs_positive 31) (p := 1600) (q := 60479) (by decide) (by decide)) (by decide))⟩

/-- At acceptance 4/5 drafting 8 does not lead 7 by the factor that B6 wants (results[54]). -/
theorem B6_k8_not_certain :
    (((1 - (ratio 2730970911 125000000000)) * throughput cost (ratio 4 5) 8) : α) ≤ ((1 + (ratio 2730970911 125000000000)) * throughput cost (ratio 4 5) 7) :=
  (Stands.le ((stands_one.sub (stands_ratio 2730970911 (by decide))).mul ((stands_tokens 4 (by decide) 8).div (stands_entry costs_positive 8) (p := 269542596082606906111) (q := 15450182778880000000000) (by decide) (by decide))) ((stands_one.add (stands_ratio 2730970911 (by decide))).mul ((stands_tokens 4 (by decide) 7).div (stands_entry costs_positive 7) (p := 8108842292874040523) (q := 482818211840000000000) (by decide) (by decide))) (by decide))

/-- Whatever the true costs within the relative error 2730970911/125000000000, drafting 8 at
acceptance 4/5 loses at most the share 5461941822/127730970911 of the best throughput
(results[55]). -/
theorem B7_k8 :
    ∀ (C : Nat → α) (k : Nat), (∀ j, j ≤ 63 → Within (ratio 2730970911 125000000000) (cost j) (C j)) →
      IsBest C (ratio 4 5) 63 k →
        (1 - (ratio 5461941822 127730970911)) * throughput C (ratio 4 5) k ≤ throughput C (ratio 4 5) 8 :=
  fun _ _ hw hk => regret_share (Stands.le stands_zero (stands_ratio 2730970911 (by decide)) (by decide)) (Stands.lt (stands_ratio 2730970911 (by decide)) stands_one (by decide))
    (ratio_nonneg 4 (by decide)) cost_positive hw
    (best_of_walk (p := 4) (q := 5) (A := 66882471745570000076800) (B := 269542596082606906111) (by decide) (by decide) costs_positive costs_rows (by decide) (by decide)) hk
    (Stands.le ((stands_one.add (stands_ratio 2730970911 (by decide))).mul (stands_one.sub (stands_ratio 5461941822 (by decide)))) (stands_one.sub (stands_ratio 2730970911 (by decide))) (by decide))

/-- C(1) is the fitted time of a pass over 2 tokens (derived.draft_length.costs[1]). -/
theorem cost_1_fitted :
    (cost 1 : α) = (dedupFixed1 + (dedupBytes U expertBytes 2 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 1) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 2).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(2) is the fitted time of a pass over 3 tokens (derived.draft_length.costs[2]). -/
theorem cost_2_fitted :
    (cost 2 : α) = (dedupFixed1 + (dedupBytes U expertBytes 3 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 2) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 3).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(3) is the fitted time of a pass over 4 tokens (derived.draft_length.costs[3]). -/
theorem cost_3_fitted :
    (cost 3 : α) = (dedupFixed1 + (dedupBytes U expertBytes 4 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 3) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 4).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(4) is the fitted time of a pass over 5 tokens (derived.draft_length.costs[4]). -/
theorem cost_4_fitted :
    (cost 4 : α) = (dedupFixed1 + (dedupBytes U expertBytes 5 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 4) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 5).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(5) is the fitted time of a pass over 6 tokens (derived.draft_length.costs[5]). -/
theorem cost_5_fitted :
    (cost 5 : α) = (dedupFixed1 + (dedupBytes U expertBytes 6 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 5) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 6).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(6) is the fitted time of a pass over 7 tokens (derived.draft_length.costs[6]). -/
theorem cost_6_fitted :
    (cost 6 : α) = (dedupFixed1 + (dedupBytes U expertBytes 7 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 6) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 7).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(7) is the fitted time of a pass over 8 tokens (derived.draft_length.costs[7]). -/
theorem cost_7_fitted :
    (cost 7 : α) = (dedupFixed1 + (dedupBytes U expertBytes 8 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 7) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 8).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(8) is the fitted time of a pass over 9 tokens (derived.draft_length.costs[8]). -/
theorem cost_8_fitted :
    (cost 8 : α) = (dedupFixed1 + (dedupBytes U expertBytes 9 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 8) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 9).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(9) is the fitted time of a pass over 10 tokens (derived.draft_length.costs[9]). -/
theorem cost_9_fitted :
    (cost 9 : α) = (dedupFixed1 + (dedupBytes U expertBytes 10 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 9) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 10).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(10) is the fitted time of a pass over 11 tokens (derived.draft_length.costs[10]). -/
theorem cost_10_fitted :
    (cost 10 : α) = (dedupFixed1 + (dedupBytes U expertBytes 11 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 10) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 11).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(11) is the fitted time of a pass over 12 tokens (derived.draft_length.costs[11]). -/
theorem cost_11_fitted :
    (cost 11 : α) = (dedupFixed1 + (dedupBytes U expertBytes 12 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 11) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 12).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(12) is the fitted time of a pass over 13 tokens (derived.draft_length.costs[12]). -/
theorem cost_12_fitted :
    (cost 12 : α) = (dedupFixed1 + (dedupBytes U expertBytes 13 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 12) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 13).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(13) is the fitted time of a pass over 14 tokens (derived.draft_length.costs[13]). -/
theorem cost_13_fitted :
    (cost 13 : α) = (dedupFixed1 + (dedupBytes U expertBytes 14 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 13) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 14).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(14) is the fitted time of a pass over 15 tokens (derived.draft_length.costs[14]). -/
theorem cost_14_fitted :
    (cost 14 : α) = (dedupFixed1 + (dedupBytes U expertBytes 15 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 14) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 15).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- C(15) is the fitted time of a pass over 16 tokens (derived.draft_length.costs[15]). -/
theorem cost_15_fitted :
    (cost 15 : α) = (dedupFixed1 + (dedupBytes U expertBytes 16 / dedupBandwidth1)) :=
  (Stands.eq (stands_entry costs_positive 15) ((stands_ratio 21187543 (by decide)).add (((stands_uniform (N := 64) (r := 58) (by decide) (by decide) 16).mul (stands_ratio 126517248 (by decide))).div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))

/-- Within the error: time of a pass over 1 tokens, per_slot, measured [s]. -/
theorem box_0_within :
    (edge boxUnit boxLow 0 : α) = ((1 - (ratio 1 36105)) * cost 0) ∧
      (edge boxUnit boxHigh 0 : α) = ((1 + (ratio 1 36105)) * cost 0) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 0) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 0) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 0)) (by decide))⟩

/-- Within the error: 1 / W of deduplicating, n = 2..16 [s/byte]. -/
theorem box_1_within :
    (edge boxUnit boxLow 1 : α) = ((1 - dedupError1) * (1 / dedupBandwidth1)) ∧
      (edge boxUnit boxHigh 1 : α) = ((1 + dedupError1) * (1 / dedupBandwidth1)) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 1) ((stands_one.sub (stands_ratio 2730970911 (by decide))).mul (stands_one.div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 1) ((stands_one.add (stands_ratio 2730970911 (by decide))).mul (stands_one.div (stands_ratio 530439930000 (by decide)) (p := 530439930000) (q := 1) (by decide) (by decide))) (by decide))⟩

/-- Within the error: fixed time of deduplicating, n = 2..16 [s]. -/
theorem box_2_within :
    (edge boxUnit boxLow 2 : α) = ((1 - dedupError1) * dedupFixed1) ∧
      (edge boxUnit boxHigh 2 : α) = ((1 + dedupError1) * dedupFixed1) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 2) ((stands_one.sub (stands_ratio 2730970911 (by decide))).mul (stands_ratio 21187543 (by decide))) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 2) ((stands_one.add (stands_ratio 2730970911 (by decide))).mul (stands_ratio 21187543 (by decide))) (by decide))⟩

/-- Within the error: time of a pass over 32 tokens, deduplicating, measured [s]. -/
theorem box_3_within :
    (edge boxUnit boxLow 3 : α) = ((1 - (ratio 1 241915)) * cost 31) ∧
      (edge boxUnit boxHigh 3 : α) = ((1 + (ratio 1 241915)) * cost 31) :=
  ⟨(Stands.eq (stands_edge (D := boxUnit) (by decide) boxLow 3) ((stands_one.sub (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 31)) (by decide)), (Stands.eq (stands_edge (D := boxUnit) (by decide) boxHigh 3) ((stands_one.add (stands_ratio 1 (by decide))).mul (stands_entry costs_positive 31)) (by decide))⟩

/-- Within the error: time of a pass over 64 tokens, deduplicating, measured [s]. -/
theorem box_4_within :
    (edge boxUnit boxLow 4 : α) = ((1 - (ratio 1 360589)) * cost 63) ∧
      (edge boxUnit boxHigh 4 : α) = ((1 + (ratio 1 360589)) * cost 63) :=
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

/-- At acceptance 1/2, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[0].possible_common). -/
theorem B8_at0 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 1 2) 63 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 1) (q := 2) (ks := 0 :: List.nil)
    (rs := ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 12566576249733689616936175312500000000000000000) (A := 1) (B := 1)
    (r := 40125947808933599476585767201174611558400000000000000000000000) (ys := 69607423659977240218050000000000000000000000 :: 24208448793145680114354548561750000 :: 108828779677899094171323225935633623543668153 :: 332455978332454017106800000000000000000000000 :: 446081760665442448596000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 3/5, exactly these lengths are best for some bandwidths and times of the box: 0
(derived.draft_length.at[1].possible_common). -/
theorem B8_at1 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 3 5) 63 k) ↔ listed (0 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 3) (q := 5) (ks := 0 :: List.nil)
    (rs := ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩
    (by decide)
    (listed_cons (best_in_box (E := 12566576249733689616936175312500000000000000000) (A := 1) (B := 1)
    (r := 40125947808933599476585767201174611558400000000000000000000000) (ys := 69607423659977240218050000000000000000000000 :: 24208448793145680114354548561750000 :: 108828779677899094171323225935633623543668153 :: 332455978332454017106800000000000000000000000 :: 446081760665442448596000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 7/10, exactly these lengths are best for some bandwidths and times of the box: 4,
5 (derived.draft_length.at[2].possible_common). -/
theorem B8_at2 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 7 10) 63 k) ↔ listed (4 :: 5 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 7) (q := 10) (ks := 4 :: 5 :: List.nil)
    (rs := ((294117, 100000), 0 :: 2081906404241741427656097792 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 5) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 696093516298326572699062500000000000000000) (A := 27731) (B := 10000)
    (r := 5655501684178395137476037986034836845447939155733000486912) (ys := 3855939710834103712500000000000000000000 :: 1283624004594742893045225250000 :: 5770515706270976329400530006961287678299 :: 18415553001299175600000000000000000000000 :: 24709564098235332000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    (listed_cons (best_in_box (E := 11980025577908198100329618880000000000000000) (A := 294117) (B := 100000)
    (r := 103411477519459297330410174182025899776643625864640925270016) (ys := 66362141409268511842291200000000000000000 :: 22091641492709216054692967195392 :: 99605649449925955378848139883875429861329 :: 316938444075863290172620800000000000000000 :: 425260691250218214322176000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil)) hk

/-- At acceptance 4/5, exactly these lengths are best for some bandwidths and times of the box: 8
(derived.draft_length.at[3].possible_common). -/
theorem B8_at3 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 4 5) 63 k) ↔ listed (8 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 4) (q := 5) (ks := 8 :: List.nil)
    (rs := ((1690981, 390625), 0 :: 2743101810630528478293786624 :: 576460752303423488 :: 0 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 8) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 696093516298326572699062500000000000000000) (A := 1690981) (B := 390625)
    (r := 6847587156388337170491445949124690058426853114685960486912) (ys := 3855939710834103712500000000000000000000 :: 1283624004594742893045225250000 :: 5770515706270976329400530006961287678299 :: 18415553001299175600000000000000000000000 :: 24709564098235332000000000000000000000000 :: List.nil)
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
    (listed_cons (best_in_box (E := 696093516298326572699062500000000000000000) (A := 8146979811148159) (B := 1000000000000000)
    (r := 8077759958677504873243550918370001488271804988690518236912) (ys := 3855939710834103712500000000000000000000 :: 1283624004594742893045225250000 :: 5770515706270976329400530006961287678299 :: 18415553001299175600000000000000000000000 :: 24709564098235332000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

/-- At acceptance 19/20, exactly these lengths are best for some bandwidths and times of the box: 31
(derived.draft_length.at[5].possible_common). -/
theorem B8_at5 :
    ∀ k, k ≤ 63 → ((∃ x : Nat → α, inTheBox x ∧
      IsBest (costAt x) (ratio 19 20) 63 k) ↔ listed (31 :: List.nil) k = true) :=
  fun _ hk => possible_in_box (D := boxUnit) (M := partsUnit) (lo := boxLow) (hi := boxHigh)
    (s := 5) (p := 19) (q := 20) (ks := 31 :: List.nil)
    (rs := ((346298280539112527368571063494458081082239, 21474836480000000000000000000000000000000), 0 :: 0 :: 0 :: 576460752303423488 :: 0 :: List.nil) :: ((1, 1), 576460752303423488 :: 0 :: 0 :: 0 :: 0 :: List.nil) :: List.nil)
    (by decide) (by decide) (by decide) parts_rows parts_positive
    ⟨(rival_of_two (v := 1) (w := 0) (i := 31) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), ⟨(rival_of_two (v := 1) (w := 0) (i := 0) (j := 0) (by decide) (by decide) (by decide) (by decide) (by decide) (by decide)), True.intro⟩⟩
    (by decide)
    (listed_cons (best_in_box (E := 42099039772206492790266600937500000000000000000) (A := 346298280539112527368571063494458081082239) (B := 21474836480000000000000000000000000000000)
    (r := 642030293365305641083804622335398169804800000000000000000000000) (ys := 233203377771535758428287500000000000000000000 :: 81100247856902320259017822105250000 :: 364585152946305839272556216770685532504154779 :: 1113745022189072191524600000000000000000000000 :: 1494409727097174644028000000000000000000000000 :: List.nil)
    (by decide) (by decide) (by decide) (by decide) parts_rows parts_positive (by decide) (by decide) (by decide) (by decide) (by decide) (by decide))
    listed_nil) hk

end Results

end SpecMoE.Certificate
