import SpecMoE.NatFacts
/-!
# Rational numbers as triples of natural numbers: what the quotient in `Rational.lean` is made of

The triple `(pos, neg, den)` with `0 < den` stands for `(pos - neg) / den`.  Here are the operations
on triples, that they respect equality of the numbers meant, and the laws that they satisfy up to
that equality.  All facts are about natural numbers; those without a triple in their statement come
first.
-/
set_option autoImplicit false

namespace SpecMoE

section Naturals

/-- Swap the first two of three factors. -/
theorem nat_mul_left_comm (a b c : Nat) : a * (b * c) = b * (a * c) := by
  rw [← Nat.mul_assoc, Nat.mul_comm a b, Nat.mul_assoc]

/-- A product of positive numbers is positive. -/
theorem nat_mul_pos {m n : Nat} (hm : 0 < m) (hn : 0 < n) : 0 < m * n := by
  obtain ⟨j, hj⟩ := nat_exists_succ hn
  rw [hj, Nat.mul_add, Nat.mul_one]
  exact Nat.lt_of_lt_of_le hm (Nat.le_add_left m (m * j))

/-- Multiply both sides of `≤` on the right. -/
theorem nat_mul_le_mul_right {m n : Nat} (h : m ≤ n) (k : Nat) : m * k ≤ n * k := by
  obtain ⟨d, hd⟩ := nat_exists_add h
  rw [hd, Nat.add_mul]
  exact Nat.le_add_right (m * k) (d * k)

/-- A positive right factor cancels from `≤`. -/
theorem nat_le_of_mul_le_mul_right {m n k : Nat} (hk : 0 < k) (h : m * k ≤ n * k) : m ≤ n := by
  apply nat_le_of_not_lt
  intro h1
  have h2 : n * k + k ≤ m * k := by
    have h3 : (n + 1) * k ≤ m * k := nat_mul_le_mul_right h1 k
    rw [Nat.add_mul, Nat.one_mul] at h3
    exact h3
  have h4 : n * k + 1 ≤ n * k + k := Nat.add_le_add_left hk (n * k)
  exact Nat.lt_irrefl (n * k) (Nat.le_trans h4 (Nat.le_trans h2 h))

/-- Equal numbers compare. -/
theorem nat_le_of_eq {m n : Nat} (h : m = n) : m ≤ n := by
  rw [h]
  exact Nat.le_refl n

/-- A common right summand cancels from `≤`. -/
theorem nat_le_of_add_le_add_right {m n k : Nat} (h : m + k ≤ n + k) : m ≤ n := by
  induction k with
  | zero => exact h
  | succ k ih => exact ih (Nat.le_of_succ_le_succ h)

/-- The distance between two natural numbers, but one where they are equal. -/
def gap : Nat → Nat → Nat
  | 0, 0 => 1
  | 0, n + 1 => n + 1
  | m + 1, 0 => m + 1
  | m + 1, n + 1 => gap m n

/-- The gap to zero from zero is one. -/
theorem gap_zero_zero : gap 0 0 = 1 := rfl

/-- The gap from zero. -/
theorem gap_zero_succ (n : Nat) : gap 0 (n + 1) = n + 1 := rfl

/-- The gap to zero. -/
theorem gap_succ_zero (m : Nat) : gap (m + 1) 0 = m + 1 := rfl

/-- The gap stays when both numbers grow by one. -/
theorem gap_succ_succ (m n : Nat) : gap (m + 1) (n + 1) = gap m n := rfl

/-- The gap is positive. -/
theorem gap_pos (m n : Nat) : 0 < gap m n := by
  induction m generalizing n with
  | zero =>
    cases n with
    | zero => exact nat_succ_pos 0
    | succ n => exact nat_succ_pos n
  | succ m ih =>
    cases n with
    | zero => exact nat_succ_pos m
    | succ n => exact ih n

/-- Different numbers differ by their gap, one way or the other. -/
theorem gap_spec {m n : Nat} (h : ¬ m = n) : m = n + gap m n ∨ n = m + gap m n := by
  induction m generalizing n with
  | zero =>
    cases n with
    | zero => exact absurd rfl h
    | succ n => exact Or.inr (Nat.zero_add (n + 1)).symm
  | succ m ih =>
    cases n with
    | zero => exact Or.inl (Nat.zero_add (m + 1)).symm
    | succ n =>
      rw [gap_succ_succ, Nat.add_assoc n 1, Nat.add_assoc m 1, Nat.add_comm 1, ← Nat.add_assoc,
        ← Nat.add_assoc]
      have hne : ¬ m = n := fun e => h (congrArg (fun i => i + 1) e)
      rcases ih hne with h1 | h1
      · exact Or.inl (congrArg (fun i => i + 1) h1)
      · exact Or.inr (congrArg (fun i => i + 1) h1)

/-- The square of a difference, without subtraction. -/
theorem gap_square {p q : Nat} (h : ¬ p = q) :
    p * p + q * q = gap p q * gap p q + (p * q + p * q) := by
  have square : ∀ i j : Nat, (i + j) * (i + j) + i * i = j * j + ((i + j) * i + (i + j) * i) := by
    intro i j
    simp only [Nat.mul_add, Nat.mul_comm, Nat.add_comm, Nat.add_left_comm, Nat.add_assoc]
  rcases gap_spec h with h1 | h1
  · have h2 := square q (gap p q)
    rw [← h1] at h2
    exact h2
  · have h2 := square p (gap p q)
    rw [← h1] at h2
    rw [Nat.add_comm (p * p), h2, Nat.mul_comm p q]

end Naturals

section Triples

/-- A triple of natural numbers; it stands for the number `(pos - neg) / den`. -/
structure Fraction where
  /-- What counts up in the numerator. -/
  pos : Nat
  /-- What counts down in the numerator. -/
  neg : Nat
  /-- The denominator. -/
  den : Nat
  /-- The denominator is positive. -/
  den_pos : 0 < den

/-- Two triples stand for the same number. -/
def Fraction.Same (x y : Fraction) : Prop :=
  x.pos * y.den + y.neg * x.den = y.pos * x.den + x.neg * y.den

/-- The number that `x` stands for is at most the one that `y` stands for. -/
def Fraction.AtMost (x y : Fraction) : Prop :=
  x.pos * y.den + y.neg * x.den ≤ y.pos * x.den + x.neg * y.den

/-- The natural number `n`. -/
def Fraction.ofNat (n : Nat) : Fraction := ⟨n, 0, 1, nat_succ_pos 0⟩

/-- The sum. -/
def Fraction.plus (x y : Fraction) : Fraction :=
  ⟨x.pos * y.den + y.pos * x.den, x.neg * y.den + y.neg * x.den, x.den * y.den,
    nat_mul_pos x.den_pos y.den_pos⟩

/-- The product. -/
def Fraction.times (x y : Fraction) : Fraction :=
  ⟨x.pos * y.pos + x.neg * y.neg, x.pos * y.neg + x.neg * y.pos, x.den * y.den,
    nat_mul_pos x.den_pos y.den_pos⟩

/-- The negative. -/
def Fraction.minus (x : Fraction) : Fraction := ⟨x.neg, x.pos, x.den, x.den_pos⟩

/-- The reciprocal: `d / (p - q) = (d p - d q) / (p - q)^2`; of zero, it is zero. -/
def Fraction.recip (x : Fraction) : Fraction :=
  ⟨x.den * x.pos, x.den * x.neg, gap x.pos x.neg * gap x.pos x.neg,
    nat_mul_pos (gap_pos x.pos x.neg) (gap_pos x.pos x.neg)⟩

/-- Triples with equal entries are equal. -/
theorem Fraction.eq_of_entries {x y : Fraction} (hp : x.pos = y.pos) (hn : x.neg = y.neg)
    (hd : x.den = y.den) : x = y := by
  cases x with
  | mk p q d h =>
    cases y with
    | mk p' q' d' h' =>
      have hp' : p = p' := hp
      have hn' : q = q' := hn
      have hd' : d = d' := hd
      subst hp' hn' hd'
      exact rfl

/-- Multiplying all entries by one factor changes nothing. -/
theorem Fraction.same_of_scale {x y : Fraction} {k : Nat} (hp : y.pos = x.pos * k)
    (hn : y.neg = x.neg * k) (hd : y.den = x.den * k) : Fraction.Same x y := by
  have h : x.pos * (x.den * k) + x.neg * k * x.den = x.pos * k * x.den + x.neg * (x.den * k) := by
    simp only [Nat.mul_comm, nat_mul_left_comm]
  rw [← hp, ← hn, ← hd] at h
  exact h

end Triples

section Comparison

/-- Any two triples compare. -/
theorem Fraction.atMost_total (x y : Fraction) : Fraction.AtMost x y ∨ Fraction.AtMost y x :=
  Nat.le_total (x.pos * y.den + y.neg * x.den) (y.pos * x.den + x.neg * y.den)

/-- At most both ways: the same number. -/
theorem Fraction.same_of_atMost {x y : Fraction} (h : Fraction.AtMost x y)
    (h' : Fraction.AtMost y x) : Fraction.Same x y := Nat.le_antisymm h h'

/-- The same number is at most. -/
theorem Fraction.Same.atMost {x y : Fraction} (h : Fraction.Same x y) : Fraction.AtMost x y :=
  nat_le_of_eq h

/-- Being the same number goes both ways. -/
theorem Fraction.Same.symm {x y : Fraction} (h : Fraction.Same x y) : Fraction.Same y x := Eq.symm h

/-- The crossed sums of three triples chain. -/
theorem nat_cross_trans {p q d p' q' d' r s e : Nat} (hd : 0 < d')
    (h : p * d' + q' * d ≤ p' * d + q * d') (h' : p' * e + s * d' ≤ r * d' + q' * e) :
    p * e + s * d ≤ r * d + q * e := by
  apply nat_le_of_mul_le_mul_right hd
  apply nat_le_of_add_le_add_right (k := q' * (d * e) + p' * (d * e))
  calc (p * e + s * d) * d' + (q' * (d * e) + p' * (d * e))
      = (p * d' + q' * d) * e + (p' * e + s * d') * d := by
        simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
          Nat.add_assoc]
    _ ≤ (p' * d + q * d') * e + (r * d' + q' * e) * d :=
        Nat.le_trans (Nat.add_le_add_left (nat_mul_le_mul_right h' d) _)
          (Nat.add_le_add_right (nat_mul_le_mul_right h e) _)
    _ = (r * d + q * e) * d' + (q' * (d * e) + p' * (d * e)) := by
        simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
          Nat.add_assoc]

/-- `AtMost` chains. -/
theorem Fraction.AtMost.trans {x y z : Fraction} (h : Fraction.AtMost x y)
    (h' : Fraction.AtMost y z) : Fraction.AtMost x z := nat_cross_trans y.den_pos h h'

/-- The comparison as a truth value that can be computed. -/
def Fraction.isAtMost (x y : Fraction) : Bool :=
  Nat.ble (x.pos * y.den + y.neg * x.den) (y.pos * x.den + x.neg * y.den)

/-- The computed comparison is the comparison. -/
theorem Fraction.atMost_iff {x y : Fraction} : Fraction.isAtMost x y = true ↔ Fraction.AtMost x y :=
  ⟨Nat.le_of_ble_eq_true, Nat.ble_eq_true_of_le⟩

/-- Truth values that imply each other are equal. -/
theorem bool_eq_of_iff {x y : Bool} (h : x = true → y = true) (h' : y = true → x = true) :
    x = y := by
  cases x with
  | false =>
    cases y with
    | false => exact rfl
    | true => exact h' rfl
  | true => exact (h rfl).symm

/-- The computed comparison respects the number that its left side stands for. -/
theorem Fraction.atMost_congr_left {x x' : Fraction} (h : Fraction.Same x x') (y : Fraction) :
    Fraction.isAtMost x y = Fraction.isAtMost x' y := by
  apply bool_eq_of_iff
  · intro h1
    exact atMost_iff.mpr (h.symm.atMost.trans (atMost_iff.mp h1))
  · intro h1
    exact atMost_iff.mpr (h.atMost.trans (atMost_iff.mp h1))

/-- The computed comparison respects the number that its right side stands for. -/
theorem Fraction.atMost_congr_right (x : Fraction) {y y' : Fraction} (h : Fraction.Same y y') :
    Fraction.isAtMost x y = Fraction.isAtMost x y' := by
  apply bool_eq_of_iff
  · intro h1
    exact atMost_iff.mpr ((atMost_iff.mp h1).trans h.atMost)
  · intro h1
    exact atMost_iff.mpr ((atMost_iff.mp h1).trans h.symm.atMost)

end Comparison

section Congruence

/-- Sums keep the order of their left summands, entry by entry. -/
theorem nat_plus_le {p q d p' q' d' : Nat} (r s e : Nat)
    (h : p * d' + q' * d ≤ p' * d + q * d') :
    (p * e + r * d) * (d' * e) + (q' * e + s * d') * (d * e) ≤
      (p' * e + r * d') * (d * e) + (q * e + s * d) * (d' * e) := by
  calc (p * e + r * d) * (d' * e) + (q' * e + s * d') * (d * e)
      = (p * d' + q' * d) * (e * e) + (r + s) * (d * (d' * e)) := by
        simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
          Nat.add_assoc]
    _ ≤ (p' * d + q * d') * (e * e) + (r + s) * (d * (d' * e)) :=
        Nat.add_le_add_right (nat_mul_le_mul_right h (e * e)) _
    _ = (p' * e + r * d') * (d * e) + (q * e + s * d) * (d' * e) := by
        simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
          Nat.add_assoc]

/-- Products respect the numbers that their left factors stand for, entry by entry. -/
theorem nat_times_congr {p q d p' q' d' : Nat} (r s e : Nat)
    (h : p * d' + q' * d = p' * d + q * d') :
    (p * r + q * s) * (d' * e) + (p' * s + q' * r) * (d * e) =
      (p' * r + q' * s) * (d * e) + (p * s + q * r) * (d' * e) := by
  calc (p * r + q * s) * (d' * e) + (p' * s + q' * r) * (d * e)
      = (p * d' + q' * d) * (r * e) + (p' * d + q * d') * (s * e) := by
        simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
          Nat.add_assoc]
    _ = (p' * d + q * d') * (r * e) + (p * d' + q' * d) * (s * e) := by rw [h]
    _ = (p' * r + q' * s) * (d * e) + (p * s + q * r) * (d' * e) := by
        simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
          Nat.add_assoc]

/-- The sum does not depend on the order. -/
theorem Fraction.plus_comm (x y : Fraction) : Fraction.plus x y = Fraction.plus y x :=
  Fraction.eq_of_entries (Nat.add_comm _ _) (Nat.add_comm _ _) (Nat.mul_comm _ _)

/-- The product does not depend on the order. -/
theorem Fraction.times_comm (x y : Fraction) : Fraction.times x y = Fraction.times y x := by
  apply Fraction.eq_of_entries
  · have h : x.pos * y.pos + x.neg * y.neg = y.pos * x.pos + y.neg * x.neg := by
      rw [Nat.mul_comm x.pos, Nat.mul_comm x.neg]
    exact h
  · have h : x.pos * y.neg + x.neg * y.pos = y.pos * x.neg + y.neg * x.pos := by
      rw [Nat.mul_comm x.pos, Nat.mul_comm x.neg, Nat.add_comm]
    exact h
  · exact Nat.mul_comm _ _

/-- Sums respect the number that the left summand stands for. -/
theorem Fraction.plus_congr_left {x x' : Fraction} (h : Fraction.Same x x') (y : Fraction) :
    Fraction.Same (Fraction.plus x y) (Fraction.plus x' y) :=
  Nat.le_antisymm (nat_plus_le y.pos y.neg y.den h.atMost)
    (nat_plus_le y.pos y.neg y.den h.symm.atMost)

/-- Sums respect the number that the right summand stands for. -/
theorem Fraction.plus_congr_right (x : Fraction) {y y' : Fraction} (h : Fraction.Same y y') :
    Fraction.Same (Fraction.plus x y) (Fraction.plus x y') := by
  rw [Fraction.plus_comm x y, Fraction.plus_comm x y']
  exact Fraction.plus_congr_left h x

/-- Products respect the number that the left factor stands for. -/
theorem Fraction.times_congr_left {x x' : Fraction} (h : Fraction.Same x x') (y : Fraction) :
    Fraction.Same (Fraction.times x y) (Fraction.times x' y) :=
  nat_times_congr y.pos y.neg y.den h

/-- Products respect the number that the right factor stands for. -/
theorem Fraction.times_congr_right (x : Fraction) {y y' : Fraction} (h : Fraction.Same y y') :
    Fraction.Same (Fraction.times x y) (Fraction.times x y') := by
  rw [Fraction.times_comm x y, Fraction.times_comm x y']
  exact Fraction.times_congr_left h x

/-- Negatives respect the number that they are taken of. -/
theorem Fraction.minus_congr {x y : Fraction} (h : Fraction.Same x y) :
    Fraction.Same (Fraction.minus x) (Fraction.minus y) := by
  have h1 : x.neg * y.den + y.pos * x.den = y.neg * x.den + x.pos * y.den := by
    rw [Nat.add_comm, ← h, Nat.add_comm]
  exact h1

end Congruence

section Associativity

/-- The sum associates. -/
theorem Fraction.plus_assoc (x y z : Fraction) :
    Fraction.plus (Fraction.plus x y) z = Fraction.plus x (Fraction.plus y z) := by
  have entry : ∀ p q r d e f : Nat,
      (p * e + q * d) * f + r * (d * e) = p * (e * f) + (q * f + r * e) * d := by
    intro p q r d e f
    simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_assoc]
  exact Fraction.eq_of_entries (entry x.pos y.pos z.pos x.den y.den z.den)
    (entry x.neg y.neg z.neg x.den y.den z.den) (Nat.mul_assoc x.den y.den z.den)

/-- The product associates. -/
theorem Fraction.times_assoc (x y z : Fraction) :
    Fraction.times (Fraction.times x y) z = Fraction.times x (Fraction.times y z) := by
  have entry : ∀ p q p' q' r s : Nat, (p * p' + q * q') * r + (p * q' + q * p') * s =
      p * (p' * r + q' * s) + q * (p' * s + q' * r) := by
    intro p q p' q' r s
    simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
      Nat.add_assoc]
  exact Fraction.eq_of_entries (entry x.pos x.neg y.pos y.neg z.pos z.neg)
    (entry x.pos x.neg y.pos y.neg z.neg z.pos) (Nat.mul_assoc x.den y.den z.den)

end Associativity

end SpecMoE
