import SpecMoE.Sum
/-!
# The model: every definition that the claims speak of

Symbols: `n` tokens per pass, draft length `k` (0 is plain decoding), acceptance rate `a`, `N`
routed experts per layer of which each token selects `m`, `b` bytes per expert, `s` kernels.
Sequences indexed by `n` or `k` are functions from the natural numbers into the field.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

/-- `E(a,k) = sum_{i=0..k} a^i`: the expected tokens that one step emits. -/
def expectedTokens (a : α) (k : Nat) : α := sumTo (fun i => a ^ i) (k + 1)

/-- `T(n) = F + sum_{i<s} B_i(n) / W_i`: fixed time, plus each kernel's bytes over its bandwidth. -/
def passTime (F : α) (B : Nat → Nat → α) (W : Nat → α) (s n : Nat) : α :=
  F + sumTo (fun i => B i n / W i) s

/-- `C(k) = T(k+1) + D(k)`: one step verifies `k + 1` tokens and drafts `k` (and `D(0) = 0`). -/
def stepCost (T D : Nat → α) (k : Nat) : α := T (k + 1) + D k

/-- `tau(a,k) = E(a,k) / C(k)`: tokens per second. -/
def throughput (C : Nat → α) (a : α) (k : Nat) : α := expectedTokens a k / C k

/-- `G = tau(a,k) / tau(a,0)`: throughput relative to plain decoding. -/
def speedup (C : Nat → α) (a : α) (k : Nat) : α := throughput C a k / throughput C a 0

/-- `k` maximises the throughput over the draft lengths `0..K`. -/
def IsBest (C : Nat → α) (a : α) (K k : Nat) : Prop :=
  k ≤ K ∧ ∀ j, j ≤ K → throughput C a j ≤ throughput C a k

/-- `k = k*(a)`, the least maximiser over `0..K`. -/
def IsLeastBest (C : Nat → α) (a : α) (K k : Nat) : Prop :=
  IsBest C a K k ∧ ∀ j, IsBest C a K j → k ≤ j

/-- `k` is the greatest maximiser over `0..K`. -/
def IsGreatestBest (C : Nat → α) (a : α) (K k : Nat) : Prop :=
  IsBest C a K k ∧ ∀ j, IsBest C a K j → j ≤ k

/-- From `n = 1` on, `f` never increases. -/
def Nonincreasing (f : Nat → α) : Prop := ∀ n, 1 ≤ n → f (n + 1) ≤ f n

/-- From `n = 1` on, `f` never decreases. -/
def Nondecreasing (f : Nat → α) : Prop := ∀ n, 1 ≤ n → f n ≤ f (n + 1)

/-- The increments of `f`, from `f(1) - f(0)` on, never increase. -/
def IncrementsNonincreasing (f : Nat → α) : Prop := ∀ n, f (n + 2) - f (n + 1) ≤ f (n + 1) - f n

/-- The increments of `f`, from `f(1) - f(0)` on, never decrease. -/
def IncrementsNondecreasing (f : Nat → α) : Prop := ∀ n, f (n + 1) - f n ≤ f (n + 2) - f (n + 1)

/-- `B_s(n) = n m b`: bytes that the per-slot kernel requests, one expert per selected slot. -/
def slotBytes (m : Nat) (b : α) (n : Nat) : α := natCast n * natCast m * b

/-- `B_d(n) = U(n) b`: bytes that the deduplicating kernel requests, one per distinct expert. -/
def dedupBytes (U : Nat → α) (b : α) (n : Nat) : α := U n * b

/-- `u(n) = U(n) / (n m)`, the share: deduplicated bytes over per-slot bytes. -/
def share (U : Nat → α) (m n : Nat) : α := U n / (natCast n * natCast m)

/-- `r(n) = W_d(n) / W_s(n)`, the bandwidth ratio. -/
def bandwidthRatio (Wd Ws : Nat → α) (n : Nat) : α := Wd n / Ws n

/-- Deduplication is faster at `n`: the share is below the bandwidth ratio (claim D1). -/
def Faster (u r : Nat → α) (n : Nat) : Prop := u n < r n

/-- `n = n*`, the crossover: the least `n >= 1` at which deduplication is faster. -/
def Crossover (u r : Nat → α) (n : Nat) : Prop :=
  1 ≤ n ∧ Faster u r n ∧ ∀ i, 1 ≤ i → i < n → ¬ Faster u r i

/-- `U(n)` of independent uniform routing, expert by expert: a token misses a given expert with
chance `1 - m/N`, so some of `n` tokens selects it with chance `1 - (1 - m/N)^n`. -/
def uniformU (N m n : Nat) : α := sumTo (fun _ => 1 - (1 - natCast m / natCast N) ^ n) N

/-- A trace says of expert `x` and token `t` whether `t` selects `x`; it is cyclic with period
`L`, so there are `L` different windows of each length. -/
def Cyclic (hits : Nat → Nat → Bool) (L : Nat) : Prop := ∀ x t, hits x (t + L) = hits x t

/-- One if true, zero if false. -/
def indicator : Bool → α
  | true => 1
  | false => 0

/-- Does one of the `n` tokens `t, ..., t + n - 1` select the expert whose selections are `h`? -/
def windowHit (h : Nat → Bool) (t : Nat) : Nat → Bool
  | 0 => false
  | n + 1 => windowHit h t n || h (t + n)

/-- In how many of the `L` windows of `n` tokens the expert is selected. -/
def windowHits (h : Nat → Bool) (L n : Nat) : α :=
  sumTo (fun t => indicator (windowHit h t n)) L

/-- The number of distinct experts, out of `N`, that the `n` tokens from `t` on select. -/
def distinctExperts (hits : Nat → Nat → Bool) (N t n : Nat) : α :=
  sumTo (fun x => indicator (windowHit (hits x) t n)) N

/-- `U(n)` of a cyclic trace: the mean number of distinct experts over its `L` windows. -/
def traceU (hits : Nat → Nat → Bool) (N L n : Nat) : α :=
  sumTo (fun t => distinctExperts hits N t n) L / natCast L

/-- `(1-e) w <= what <= (1+e) w`: the fitted `what` is within relative error `e` of the true `w`. -/
def Within (e w what : α) : Prop := (1 - e) * w ≤ what ∧ what ≤ (1 + e) * w

/-- `lo i <= x i <= hi i` for each of the `s` kernels; `x i = 1 / W_i` is seconds per byte. -/
def InBox (lo hi x : Nat → α) (s : Nat) : Prop := ∀ i, i < s → lo i ≤ x i ∧ x i ≤ hi i

/-- `C(k)` as a function of `x i = 1 / W_i`: fixed time plus bytes times seconds per byte. -/
def linearCost (F : Nat → α) (B : Nat → Nat → α) (x : Nat → α) (s k : Nat) : α :=
  F k + sumTo (fun i => B i k * x i) s

/-- `y` is the corner of the box where `sum_{i<s} c i * x i` is least: low where `c i >= 0`. -/
def WorstCorner (c lo hi y : Nat → α) (s : Nat) : Prop :=
  ∀ i, i < s → (0 ≤ c i → y i = lo i) ∧ (c i < 0 → y i = hi i)

end SpecMoE
