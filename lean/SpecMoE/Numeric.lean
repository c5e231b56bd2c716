import SpecMoE.Representatives
import SpecMoE.Best
/-!
# Numbers written down: how a statement about given numbers becomes one about natural numbers

A certificate (a Lean file that applies the claims to the numbers of one device) holds its numbers
as quotients of natural numbers, `ratio p q`.  `Stands x f` says that the number `x` of the field is
the one that the triple `f` of natural numbers stands for.  The lemmas follow the signs `+ - * / ^`
from the parts of an expression to the whole; the last ones turn a comparison of two expressions
into one of natural numbers, which `by decide` computes.  Nothing here depends on which field it is.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Definitions

/-- The number `p / q`. -/
def ratio (p q : Nat) : α := natCast p / natCast q

/-- The number `x` is the one that the triple `f` stands for: `x = (pos - neg) / den`. -/
def Stands (x : α) (f : Fraction) : Prop := x * natCast f.den + natCast f.neg = natCast f.pos

/-- The triple of `p / q`. -/
def Fraction.over (p q : Nat) (hq : 0 < q) : Fraction := ⟨p, 0, q, hq⟩

/-- The triple of the quotient of `x` and `p / q`. -/
def Fraction.quotient (x : Fraction) (p q : Nat) (hp : 0 < p) : Fraction :=
  ⟨x.pos * q, x.neg * q, x.den * p, nat_mul_pos x.den_pos hp⟩

/-- Numerator of `1 + p/q + ... + (p/q)^k` over the denominator `q^k`. -/
def tokensOver (p q : Nat) : Nat → Nat
  | 0 => 1
  | k + 1 => tokensOver p q k * q + Nat.pow p (k + 1)

end Definitions

section Powers

/-- What is left when a part is taken away, and the part, make the whole. -/
theorem nat_sub_add {p q : Nat} (h : p ≤ q) : Nat.sub q p + p = q := by
  have shift : ∀ m n : Nat, Nat.sub (n + 1) (m + 1) = Nat.sub n m := by
    intro m
    induction m with
    | zero =>
      intro n
      exact rfl
    | succ m ih =>
      intro n
      exact congrArg Nat.pred (ih n)
  have cancel : ∀ m d : Nat, Nat.sub (m + d) m = d := by
    intro m
    induction m with
    | zero =>
      intro d
      exact Nat.zero_add d
    | succ m ih =>
      intro d
      rw [Nat.add_assoc, Nat.add_comm 1 d, ← Nat.add_assoc, shift]
      exact ih d
  obtain ⟨d, hd⟩ := nat_exists_add h
  rw [hd, cancel, Nat.add_comm]

/-- The cast of a power. -/
theorem natCast_natPow (p k : Nat) : (natCast (Nat.pow p k) : α) = natCast p ^ k := by
  induction k with
  | zero => exact natCast_one
  | succ k ih =>
    have step : Nat.pow p (k + 1) = Nat.pow p k * p := rfl
    rw [step, natCast_mul, ih, pow_succ]

/-- Powers of a positive number are positive. -/
theorem natPow_pos {q : Nat} (hq : 0 < q) (k : Nat) : 0 < Nat.pow q k := by
  induction k with
  | zero => exact nat_succ_pos 0
  | succ k ih => exact nat_mul_pos ih hq

/-- A power of a quotient. -/
theorem ratio_pow (p : Nat) {q : Nat} (hq : 0 < q) (k : Nat) :
    (ratio p q : α) ^ k = ratio (Nat.pow p k) (Nat.pow q k) := by
  have cancel : (ratio p q : α) * natCast q = natCast p := div_mul_cancel _ (natCast_ne_zero hq)
  apply (eq_div_iff (natCast_ne_zero (natPow_pos hq k))).mpr
  rw [natCast_natPow, natCast_natPow, ← mul_pow, cancel]

end Powers

section Parts

/-- The law of sums, for numbers. -/
theorem stands_add_law (x y a b n m : α) :
    (x + y) * (a * b) + (n * b + m * a) = (x * a + n) * b + (y * b + m) * a := by
  simp only [add_mul, mul_comm, mul_left_comm, mul_assoc, mul_add, add_comm, add_left_comm,
    add_assoc]

/-- The law of products, for numbers. -/
theorem stands_mul_law (x y a b n m : α) :
    x * y * (a * b) + ((x * a + n) * m + n * (y * b + m)) =
      (x * a + n) * (y * b + m) + n * m := by
  simp only [add_mul, mul_comm, mul_left_comm, mul_assoc, mul_add, add_comm, add_left_comm,
    add_assoc]

/-- The law of comparisons, for numbers. -/
theorem stands_le_law (x y a b n m : α) :
    (x * a + n) * b + m * a = x * (a * b) + (n * b + m * a) ∧
      (y * b + m) * a + n * b = y * (a * b) + (n * b + m * a) := by
  constructor
  · rw [add_mul, mul_assoc, add_assoc]
  · rw [add_mul, mul_assoc, mul_comm b, add_assoc, add_comm (m * a)]

/-- `p / q` is what it is written as. -/
theorem stands_ratio (p : Nat) {q : Nat} (hq : 0 < q) :
    Stands (ratio p q : α) (Fraction.over p q hq) := by
  have cancel : (ratio p q : α) * natCast q = natCast p :=
    div_mul_cancel _ (natCast_ne_zero hq)
  have h : (ratio p q : α) * natCast q + 0 = natCast p := by rw [cancel, add_zero]
  exact h

/-- A natural number. -/
theorem stands_natCast (n : Nat) : Stands (natCast n : α) (Fraction.ofNat n) := by
  have h : (natCast n : α) * natCast 1 + 0 = natCast n := by
    rw [natCast_one, mul_one, add_zero]
  exact h

/-- Zero. -/
theorem stands_zero : Stands (0 : α) (Fraction.ofNat 0) := stands_natCast 0

/-- One. -/
theorem stands_one : Stands (1 : α) (Fraction.ofNat 1) := by
  have h := stands_natCast (α := α) 1
  rw [natCast_one] at h
  exact h

/-- A sum. -/
theorem Stands.add {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g) :
    Stands (x + y) (Fraction.plus f g) := by
  have h : (x + y) * natCast (f.den * g.den) +
      natCast (f.neg * g.den + g.neg * f.den) =
      natCast (f.pos * g.den + g.pos * f.den) := by
    rw [natCast_mul, natCast_add, natCast_mul, natCast_mul, natCast_add, natCast_mul, natCast_mul,
      ← hx, ← hy]
    exact stands_add_law x y _ _ _ _
  exact h

/-- A product. -/
theorem Stands.mul {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g) :
    Stands (x * y) (Fraction.times f g) := by
  have h : x * y * natCast (f.den * g.den) +
      natCast (f.pos * g.neg + f.neg * g.pos) =
      natCast (f.pos * g.pos + f.neg * g.neg) := by
    rw [natCast_mul, natCast_add, natCast_mul, natCast_mul, natCast_add, natCast_mul, natCast_mul,
      ← hx, ← hy]
    exact stands_mul_law x y _ _ _ _
  exact h

/-- A negative. -/
theorem Stands.neg {x : α} {f : Fraction} (hx : Stands x f) : Stands (-x) (Fraction.minus f) := by
  have h : -x * natCast f.den + natCast f.pos = natCast f.neg := by
    rw [← hx, neg_mul, neg_add_cancel_left]
  exact h

/-- A difference. -/
theorem Stands.sub {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g) :
    Stands (x - y) (Fraction.plus f (Fraction.minus g)) := by
  rw [sub_eq]
  exact hx.add hy.neg

/-- A quotient by what is worth `p / q`, a positive number. -/
theorem Stands.div {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g) {p q : Nat}
    (hp : 0 < p)
    (h : Nat.beq (g.pos * q) (p * g.den + g.neg * q) = true) :
    Stands (x / y) (Fraction.quotient f p q hp) := by
  have worth : y * natCast q = natCast p := by
    have h1 := congrArg (natCast (α := α)) (Nat.eq_of_beq_eq_true h)
    rw [natCast_mul, natCast_add, natCast_mul, natCast_mul, ← hy, add_mul] at h1
    have h2 := add_right_cancel h1
    rw [mul_right_comm] at h2
    exact mul_right_cancel (natCast_ne_zero g.den_pos) h2
  have nonzero : ¬ y = 0 := by
    intro h0
    rw [h0, zero_mul] at worth
    exact natCast_ne_zero hp worth.symm
  have cancel : x / y * natCast p = x * natCast q := by
    rw [← worth, ← mul_assoc, div_mul_cancel x nonzero]
  have whole : x / y * natCast (f.den * p) + natCast (f.neg * q) =
      natCast (f.pos * q) := by
    rw [natCast_mul, natCast_mul, natCast_mul, ← hx, add_mul, mul_comm (natCast f.den),
      ← mul_assoc, cancel, mul_right_comm]
  exact whole

/-- A power of a quotient. -/
theorem stands_pow (p : Nat) {q : Nat} (hq : 0 < q) (k : Nat) :
    Stands ((ratio p q : α) ^ k)
      (Fraction.over (Nat.pow p k) (Nat.pow q k) (natPow_pos hq k)) := by
  rw [ratio_pow p hq k]
  exact stands_ratio _ _

/-- What stands for a number may be replaced by `(p - n) / q`, if that is the same number. -/
theorem Stands.same {x : α} {f g : Fraction} (hx : Stands x f)
    (h : Nat.beq (f.pos * g.den + g.neg * f.den) (g.pos * f.den + f.neg * g.den) = true) :
    Stands x g := by
  have h1 := congrArg (natCast (α := α)) (Nat.eq_of_beq_eq_true h)
  rw [natCast_add, natCast_mul, natCast_mul, natCast_add, natCast_mul, natCast_mul, ← hx,
    add_mul, add_right_comm] at h1
  have h2 := add_right_cancel h1
  rw [mul_right_comm, ← add_mul] at h2
  exact mul_right_cancel (natCast_ne_zero f.den_pos) h2

end Parts

section Comparison

/-- What two triples stand for compares as crossed sums do. -/
theorem Stands.le_iff {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g) :
    x ≤ y ↔ f.pos * g.den + g.neg * f.den ≤ g.pos * f.den + f.neg * g.den := by
  have scale : (0 : α) < natCast (f.den * g.den) :=
    natCast_pos (nat_mul_pos f.den_pos g.den_pos)
  have law := stands_le_law x y (natCast f.den) (natCast g.den)
    (natCast f.neg) (natCast g.neg)
  rw [← natCast_le_iff (α := α), natCast_add, natCast_mul, natCast_mul, natCast_add, natCast_mul,
    natCast_mul, ← hx, ← hy, law.1, law.2, add_le_add_iff_right, ← natCast_mul,
    mul_le_mul_iff_right scale]

/-- At most, by computation. -/
theorem Stands.le {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g)
    (h : Nat.ble (f.pos * g.den + g.neg * f.den) (g.pos * f.den + f.neg * g.den) = true) :
    x ≤ y := (hx.le_iff hy).mpr (Nat.le_of_ble_eq_true h)

/-- Less, by computation. -/
theorem Stands.lt {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g)
    (h : Nat.ble (f.pos * g.den + g.neg * f.den + 1) (g.pos * f.den + f.neg * g.den) = true) :
    x < y := by
  apply lt_of_not_le
  intro h1
  exact nat_not_le_of_lt (Nat.le_of_ble_eq_true h) ((hy.le_iff hx).mp h1)

/-- Equal, by computation. -/
theorem Stands.eq {x y : α} {f g : Fraction} (hx : Stands x f) (hy : Stands y g)
    (h : Nat.beq (f.pos * g.den + g.neg * f.den) (g.pos * f.den + f.neg * g.den) = true) :
    x = y := by
  have h1 := Nat.eq_of_beq_eq_true h
  exact le_antisymm ((hx.le_iff hy).mpr (nat_le_of_eq h1))
    ((hy.le_iff hx).mpr (nat_le_of_eq h1.symm))

end Comparison

section Ratios

/-- Quotients compare as the products across do. -/
theorem ratio_le_iff {p q r s : Nat} (hq : 0 < q) (hs : 0 < s) :
    (ratio p q : α) ≤ ratio r s ↔ p * s ≤ r * q := by
  have h : (ratio p q : α) ≤ ratio r s ↔ natCast p * natCast s ≤ natCast r * natCast q :=
    div_le_div_iff (natCast_pos hq) (natCast_pos hs)
  rw [h, ← natCast_mul, ← natCast_mul, natCast_le_iff]

/-- Quotients compare strictly as the products across do. -/
theorem ratio_lt_iff {p q r s : Nat} (hq : 0 < q) (hs : 0 < s) :
    (ratio p q : α) < ratio r s ↔ p * s < r * q := by
  have h : (ratio p q : α) < ratio r s ↔ natCast p * natCast s < natCast r * natCast q :=
    div_lt_div_iff (natCast_pos hq) (natCast_pos hs)
  rw [h, ← natCast_mul, ← natCast_mul, natCast_lt_iff]

/-- Quotients are equal if the products across are. -/
theorem ratio_eq {p q r s : Nat} (hq : 0 < q) (hs : 0 < s) (h : p * s = r * q) :
    (ratio p q : α) = ratio r s :=
  le_antisymm ((ratio_le_iff hq hs).mpr (nat_le_of_eq h))
    ((ratio_le_iff hs hq).mpr (nat_le_of_eq h.symm))

/-- A quotient of positive numbers is positive. -/
theorem ratio_pos {p q : Nat} (hp : 0 < p) (hq : 0 < q) : (0 : α) < ratio p q :=
  div_pos (natCast_pos hp) (natCast_pos hq)

/-- A quotient is at least zero. -/
theorem ratio_nonneg (p : Nat) {q : Nat} (hq : 0 < q) : (0 : α) ≤ ratio p q :=
  div_nonneg (natCast_nonneg p) (natCast_pos hq)

/-- A product of quotients. -/
theorem ratio_mul_ratio (p r : Nat) {q s : Nat} (hq : 0 < q) (hs : 0 < s) :
    (ratio p q : α) * ratio r s = ratio (p * r) (q * s) := by
  have h : (ratio p q : α) * ratio r s =
      natCast p * natCast r / (natCast q * natCast s) :=
    div_mul_div _ _ (natCast_ne_zero hq) (natCast_ne_zero hs)
  rw [h, ← natCast_mul, ← natCast_mul]
  exact rfl

/-- A quotient of quotients. -/
theorem ratio_div_ratio (p s : Nat) {q r : Nat} (hq : 0 < q) (hr : 0 < r) (hs : 0 < s) :
    (ratio p q : α) / ratio r s = ratio (p * s) (q * r) := by
  have h : (ratio p q : α) / ratio r s =
      natCast p * natCast s / (natCast q * natCast r) :=
    div_div_div _ (natCast_ne_zero hq) (natCast_ne_zero hr) (natCast_ne_zero hs)
  rw [h, ← natCast_mul, ← natCast_mul]
  exact rfl

/-- `1 + m / d`. -/
theorem one_add_ratio (m : Nat) {d : Nat} (hd : 0 < d) : (1 + ratio m d : α) = ratio (d + m) d := by
  have one : (1 : α) = natCast d / natCast d := (div_self (natCast_ne_zero hd)).symm
  rw [one]
  have h : (natCast d / natCast d + ratio m d : α) = (natCast d + natCast m) / natCast d :=
    (add_div _ _ _).symm
  rw [h, ← natCast_add]
  exact rfl

/-- `1 - m / d`, for `s + m = d`. -/
theorem one_sub_ratio {s m d : Nat} (hd : 0 < d) (h : s + m = d) :
    (1 - ratio m d : α) = ratio s d := by
  have one : (1 : α) = natCast d / natCast d := (div_self (natCast_ne_zero hd)).symm
  rw [one]
  have h1 : (natCast d / natCast d - ratio m d : α) = (natCast d - natCast m) / natCast d :=
    (sub_div _ _ _).symm
  have h2 : (natCast d - natCast m : α) = natCast s := by
    rw [← h, natCast_add, add_sub_cancel]
  rw [h1, h2]
  exact rfl

/-- The expected tokens at the acceptance rate `p / q`, as one quotient. -/
theorem expectedTokens_ratio (p : Nat) {q : Nat} (hq : 0 < q) (k : Nat) :
    expectedTokens (ratio p q : α) k = ratio (tokensOver p q k) (Nat.pow q k) := by
  have scaled : expectedTokens (ratio p q : α) k * natCast (Nat.pow q k) =
      natCast (tokensOver p q k) := by
    have cancel : (ratio p q : α) * natCast q = natCast p :=
      div_mul_cancel _ (natCast_ne_zero hq)
    induction k with
    | zero =>
      rw [expectedTokens_zero, one_mul]
      exact rfl
    | succ k ih =>
      have power : natCast (Nat.pow q (k + 1)) = (natCast (Nat.pow q k) * natCast q : α) :=
        natCast_mul _ _
      have tokens : tokensOver p q (k + 1) = tokensOver p q k * q + Nat.pow p (k + 1) := rfl
      rw [expectedTokens_succ, add_mul, tokens, natCast_add, natCast_mul, ← ih, power, mul_assoc,
        natCast_natPow p, ← cancel, mul_pow, ← power, natCast_natPow]
  exact (eq_div_iff (natCast_ne_zero (natPow_pos hq k))).mpr scaled

/-- Expected tokens at a rate written as a quotient. -/
theorem stands_tokens (p : Nat) {q : Nat} (hq : 0 < q) (k : Nat) :
    Stands (expectedTokens (ratio p q : α) k)
      (Fraction.over (tokensOver p q k) (Nat.pow q k) (natPow_pos hq k)) := by
  rw [expectedTokens_ratio p hq k]
  exact stands_ratio _ _

end Ratios

end SpecMoE
