import SpecMoE.Representatives
import SpecMoE.Power
/-!
# The rational numbers: a model of the axioms

`Rational` is the set of fractions of natural-number triples, taken up to standing for the same
number.  It is an `OrderedField`, so the axioms are consistent and every claim of the theory speaks
of at least one number system, the one that the Python layer computes in.  The last section shows
that it has nothing in it but quotients of differences of natural numbers, and that the equality
and the order are the ordinary ones.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

section Laws

/-- Zero is neutral. -/
theorem Fraction.plus_zero (x : Fraction) : Fraction.plus x (Fraction.ofNat 0) = x := by
  have entry : ∀ p d : Nat, p * 1 + 0 * d = p := by
    intro p d
    rw [Nat.zero_mul, Nat.add_zero, Nat.mul_one]
  exact Fraction.eq_of_entries (entry x.pos x.den) (entry x.neg x.den) (Nat.mul_one x.den)

/-- One is neutral. -/
theorem Fraction.times_one (x : Fraction) : Fraction.times x (Fraction.ofNat 1) = x := by
  have entry : ∀ p q : Nat, p * 1 + q * 0 = p := by
    intro p q
    rw [Nat.mul_zero, Nat.add_zero, Nat.mul_one]
  have entry' : ∀ p q : Nat, p * 0 + q * 1 = q := by
    intro p q
    rw [Nat.mul_zero, Nat.zero_add, Nat.mul_one]
  exact Fraction.eq_of_entries (entry x.pos x.neg) (entry' x.pos x.neg) (Nat.mul_one x.den)

/-- A triple whose two counts agree stands for zero. -/
theorem Fraction.same_zero {x : Fraction} (h : x.pos = x.neg) :
    Fraction.Same x (Fraction.ofNat 0) := by
  have h1 : x.pos * 1 + 0 * x.den = 0 * x.den + x.neg * 1 := by rw [h, Nat.add_comm]
  exact h1

/-- A triple and its negative add up to zero. -/
theorem Fraction.plus_minus (x : Fraction) :
    Fraction.Same (Fraction.plus x (Fraction.minus x)) (Fraction.ofNat 0) :=
  Fraction.same_zero (Nat.add_comm (x.pos * x.den) (x.neg * x.den))

/-- Multiplication distributes over addition, up to a common factor. -/
theorem Fraction.times_plus (x y z : Fraction) :
    Fraction.Same (Fraction.times x (Fraction.plus y z))
      (Fraction.plus (Fraction.times x y) (Fraction.times x z)) := by
  have entry : ∀ p q r s r' s' d e f : Nat,
      (p * r + q * s) * (d * f) + (p * r' + q * s') * (d * e) =
        (p * (r * f + r' * e) + q * (s * f + s' * e)) * d := by
    intro p q r s r' s' d e f
    simp only [Nat.mul_add, Nat.mul_comm, nat_mul_left_comm, Nat.add_comm, Nat.add_left_comm,
      Nat.add_assoc]
  have dens : ∀ d e f : Nat, d * e * (d * f) = d * (e * f) * d := by
    intro d e f
    simp only [Nat.mul_comm, nat_mul_left_comm]
  exact Fraction.same_of_scale
    (entry x.pos x.neg y.pos y.neg z.pos z.neg x.den y.den z.den)
    (entry x.pos x.neg y.neg y.pos z.neg z.pos x.den y.den z.den) (dens x.den y.den z.den)

/-- A triple that does not stand for zero, times its reciprocal, is one. -/
theorem Fraction.times_recip {x : Fraction} (h : ¬ x.pos = x.neg) :
    Fraction.Same (Fraction.times x (Fraction.recip x)) (Fraction.ofNat 1) := by
  have entry : ∀ p q d g : Nat, p * p + q * q = g + (p * q + p * q) →
      (p * (d * p) + q * (d * q)) * 1 + 0 * (d * g) =
        1 * (d * g) + (p * (d * q) + q * (d * p)) * 1 := by
    intro p q d g hg
    calc (p * (d * p) + q * (d * q)) * 1 + 0 * (d * g)
        = d * (p * p + q * q) := by
          rw [Nat.zero_mul, Nat.add_zero, Nat.mul_one, Nat.mul_add, nat_mul_left_comm p,
            nat_mul_left_comm q]
      _ = d * (g + (p * q + p * q)) := by rw [hg]
      _ = 1 * (d * g) + (p * (d * q) + q * (d * p)) * 1 := by
          rw [Nat.mul_one, Nat.one_mul, Nat.mul_add, Nat.mul_add, nat_mul_left_comm p,
            nat_mul_left_comm q, Nat.mul_comm q p]
  exact entry x.pos x.neg x.den _ (gap_square h)

/-- Equal counts are a property of the number, not of the triple. -/
theorem Fraction.zero_of_same {x y : Fraction} (h : Fraction.Same x y) (hx : x.pos = x.neg) :
    y.pos = y.neg := by
  have h1 : x.neg * y.den + y.neg * x.den = y.pos * x.den + x.neg * y.den := by
    have h2 : x.pos * y.den + y.neg * x.den = y.pos * x.den + x.neg * y.den := h
    rw [hx] at h2
    exact h2
  rw [Nat.add_comm] at h1
  apply Nat.le_antisymm
  · exact nat_le_of_mul_le_mul_right x.den_pos (nat_le_of_add_le_add_right (nat_le_of_eq h1.symm))
  · exact nat_le_of_mul_le_mul_right x.den_pos (nat_le_of_add_le_add_right (nat_le_of_eq h1))

/-- Adding the same keeps the order. -/
theorem Fraction.plus_atMost {x y : Fraction} (h : Fraction.AtMost x y) (z : Fraction) :
    Fraction.AtMost (Fraction.plus z x) (Fraction.plus z y) := by
  rw [Fraction.plus_comm z x, Fraction.plus_comm z y]
  exact nat_plus_le z.pos z.neg z.den h

/-- A triple is at least zero exactly if it counts up at least as much as down. -/
theorem Fraction.nonneg_iff {x : Fraction} :
    Fraction.AtMost (Fraction.ofNat 0) x ↔ x.neg ≤ x.pos := by
  have hl : 0 * x.den + x.neg * 1 = x.neg := by rw [Nat.zero_mul, Nat.zero_add, Nat.mul_one]
  have hr : x.pos * 1 + 0 * x.den = x.pos := by rw [Nat.zero_mul, Nat.add_zero, Nat.mul_one]
  constructor
  · intro h
    have h1 : 0 * x.den + x.neg * 1 ≤ x.pos * 1 + 0 * x.den := h
    rw [hl, hr] at h1
    exact h1
  · intro h
    have h1 : 0 * x.den + x.neg * 1 ≤ x.pos * 1 + 0 * x.den := by
      rw [hl, hr]
      exact h
    exact h1

/-- A product of triples at least zero is at least zero. -/
theorem Fraction.times_nonneg {x y : Fraction} (hx : Fraction.AtMost (Fraction.ofNat 0) x)
    (hy : Fraction.AtMost (Fraction.ofNat 0) y) :
    Fraction.AtMost (Fraction.ofNat 0) (Fraction.times x y) := by
  have entry : ∀ p q r s : Nat, q ≤ p → s ≤ r → p * s + q * r ≤ p * r + q * s := by
    intro p q r s hp hr
    obtain ⟨i, hi⟩ := nat_exists_add hp
    obtain ⟨j, hj⟩ := nat_exists_add hr
    have h : (q + i) * (s + j) + q * s = (q + i) * s + q * (s + j) + i * j := by
      simp only [Nat.mul_add, Nat.mul_comm, Nat.add_comm, Nat.add_left_comm, Nat.add_assoc]
    rw [hi, hj, h]
    exact Nat.le_add_right _ _
  exact nonneg_iff.mpr (entry x.pos x.neg y.pos y.neg (nonneg_iff.mp hx) (nonneg_iff.mp hy))

end Laws

section Quotient

/-- A rational number: a triple, up to standing for the same number. -/
abbrev Rational : Type := Quot Fraction.Same

/-- The rational number that a triple stands for. -/
def Rational.of (x : Fraction) : Rational := Quot.mk Fraction.Same x

/-- Triples that stand for the same number give equal rational numbers. -/
theorem Rational.of_eq {x y : Fraction} (h : Fraction.Same x y) : Rational.of x = Rational.of y :=
  Quot.sound h

/-- What holds of all triples holds of all rational numbers. -/
theorem Rational.ind {p : Rational → Prop} (h : ∀ x, p (Rational.of x)) (a : Rational) : p a :=
  Quot.ind h a

/-- What holds of all pairs of triples holds of all pairs of rational numbers. -/
theorem Rational.ind2 {p : Rational → Rational → Prop}
    (h : ∀ x y, p (Rational.of x) (Rational.of y)) (a b : Rational) : p a b :=
  Rational.ind (p := fun a => p a b) (fun x => Rational.ind (h x) b) a

/-- What holds of all three triples holds of all three rational numbers. -/
theorem Rational.ind3 {p : Rational → Rational → Rational → Prop}
    (h : ∀ x y z, p (Rational.of x) (Rational.of y) (Rational.of z)) (a b c : Rational) : p a b c :=
  Rational.ind (p := fun a => p a b c) (fun x => Rational.ind2 (h x) b c) a

/-- A function of two triples that respects the numbers they stand for, on rational numbers. -/
def Rational.lift2 {β : Type u} (f : Fraction → Fraction → β)
    (hl : ∀ x x' y, Fraction.Same x x' → f x y = f x' y)
    (hr : ∀ x y y', Fraction.Same y y' → f x y = f x y') (a b : Rational) : β :=
  Quot.lift (fun x => Quot.lift (f x) (hr x) b)
    (fun x x' h =>
      Rational.ind (p := fun b => Quot.lift (f x) (hr x) b = Quot.lift (f x') (hr x') b)
        (fun y => hl x x' y h) b) a

/-- The sum. -/
def Rational.plus : Rational → Rational → Rational :=
  Rational.lift2 (fun x y => Rational.of (Fraction.plus x y))
    (fun _ _ y h => Rational.of_eq (Fraction.plus_congr_left h y))
    (fun x _ _ h => Rational.of_eq (Fraction.plus_congr_right x h))

/-- The product. -/
def Rational.times : Rational → Rational → Rational :=
  Rational.lift2 (fun x y => Rational.of (Fraction.times x y))
    (fun _ _ y h => Rational.of_eq (Fraction.times_congr_left h y))
    (fun x _ _ h => Rational.of_eq (Fraction.times_congr_right x h))

/-- The negative. -/
def Rational.minus : Rational → Rational :=
  Quot.lift (fun x => Rational.of (Fraction.minus x))
    (fun _ _ h => Rational.of_eq (Fraction.minus_congr h))

/-- The comparison, as a truth value that can be computed. -/
def Rational.isAtMost : Rational → Rational → Bool :=
  Rational.lift2 Fraction.isAtMost (fun _ _ y h => Fraction.atMost_congr_left h y)
    (fun x _ _ h => Fraction.atMost_congr_right x h)

/-- A product does not depend on the order. -/
theorem Rational.times_comm : ∀ a b, Rational.times a b = Rational.times b a :=
  Rational.ind2 (fun x y => congrArg Rational.of (Fraction.times_comm x y))

/-- A product associates. -/
theorem Rational.times_assoc : ∀ a b c,
    Rational.times (Rational.times a b) c = Rational.times a (Rational.times b c) :=
  Rational.ind3 (fun x y z => congrArg Rational.of (Fraction.times_assoc x y z))

/-- One is neutral in a product. -/
theorem Rational.times_one : ∀ a, Rational.times a (Rational.of (Fraction.ofNat 1)) = a :=
  Rational.ind (fun x => congrArg Rational.of (Fraction.times_one x))

/-- A number has at most one reciprocal. -/
theorem Rational.recip_unique {a b c : Rational}
    (hb : Rational.times a b = Rational.of (Fraction.ofNat 1))
    (hc : Rational.times a c = Rational.of (Fraction.ofNat 1)) : b = c := by
  calc b = Rational.times b (Rational.times a c) := by rw [hc, Rational.times_one]
    _ = Rational.times c (Rational.times a b) := by
        rw [← Rational.times_assoc, Rational.times_comm _ c, Rational.times_comm b a]
    _ = c := by rw [hb, Rational.times_one]

/-- Reciprocals respect the number that they are taken of. -/
theorem Rational.recip_congr {x y : Fraction} (h : Fraction.Same x y) :
    Rational.of (Fraction.recip x) = Rational.of (Fraction.recip y) := by
  by_cases hx : x.pos = x.neg
  · have zero : ∀ z : Fraction, z.pos = z.neg →
        Rational.of (Fraction.recip z) = Rational.of (Fraction.ofNat 0) := by
      intro z hz
      exact Rational.of_eq (Fraction.same_zero (congrArg (fun i => z.den * i) hz))
    exact (zero x hx).trans (zero y (Fraction.zero_of_same h hx)).symm
  · have hy : ¬ y.pos = y.neg := fun hy => hx (Fraction.zero_of_same h.symm hy)
    have h1 : Rational.times (Rational.of x) (Rational.of (Fraction.recip x)) =
        Rational.of (Fraction.ofNat 1) := Rational.of_eq (Fraction.times_recip hx)
    have h2 : Rational.times (Rational.of y) (Rational.of (Fraction.recip y)) =
        Rational.of (Fraction.ofNat 1) := Rational.of_eq (Fraction.times_recip hy)
    rw [← Rational.of_eq h] at h2
    exact Rational.recip_unique h1 h2

/-- The reciprocal; that of zero is zero. -/
def Rational.recip : Rational → Rational :=
  Quot.lift (fun x => Rational.of (Fraction.recip x)) (fun _ _ h => Rational.recip_congr h)

/-- A number other than zero, times its reciprocal, is one. -/
theorem Rational.times_recip : ∀ a, ¬ a = Rational.of (Fraction.ofNat 0) →
    Rational.times a (Rational.recip a) = Rational.of (Fraction.ofNat 1) :=
  Rational.ind (fun _ h => Rational.of_eq (Fraction.times_recip
    (fun hx => h (Rational.of_eq (Fraction.same_zero hx)))))

end Quotient

section Order

/-- The order of rational numbers is that of the triples. -/
theorem Rational.atMost_iff {x y : Fraction} :
    Rational.isAtMost (Rational.of x) (Rational.of y) = true ↔ Fraction.AtMost x y :=
  Fraction.atMost_iff

/-- At most chains. -/
theorem Rational.atMost_trans : ∀ a b c, Rational.isAtMost a b = true →
    Rational.isAtMost b c = true → Rational.isAtMost a c = true :=
  Rational.ind3 (fun _ _ _ h h' => Rational.atMost_iff.mpr
    ((Rational.atMost_iff.mp h).trans (Rational.atMost_iff.mp h')))

/-- At most both ways is equality. -/
theorem Rational.atMost_antisymm : ∀ a b, Rational.isAtMost a b = true →
    Rational.isAtMost b a = true → a = b :=
  Rational.ind2 (fun _ _ h h' => Rational.of_eq
    (Fraction.same_of_atMost (Rational.atMost_iff.mp h) (Rational.atMost_iff.mp h')))

/-- Any two rational numbers compare. -/
theorem Rational.atMost_total :
    ∀ a b, Rational.isAtMost a b = true ∨ Rational.isAtMost b a = true := by
  apply Rational.ind2
  intro x y
  rcases Fraction.atMost_total x y with h | h
  · exact Or.inl (Rational.atMost_iff.mpr h)
  · exact Or.inr (Rational.atMost_iff.mpr h)

/-- Every rational number is at most itself. -/
theorem Rational.atMost_refl : ∀ a, Rational.isAtMost a a = true :=
  Rational.ind (fun _ => Rational.atMost_iff.mpr (Nat.le_refl _))

/-- Triples stand for the same number exactly if their rational numbers are equal. -/
theorem Rational.of_eq_iff {x y : Fraction} :
    Rational.of x = Rational.of y ↔ Fraction.Same x y := by
  constructor
  · intro h
    apply Fraction.same_of_atMost
    · apply Rational.atMost_iff.mp
      rw [h]
      exact Rational.atMost_refl _
    · apply Rational.atMost_iff.mp
      rw [h]
      exact Rational.atMost_refl _
  · exact Rational.of_eq

/-- Zero is not one. -/
theorem Rational.zero_ne_one :
    ¬ Rational.of (Fraction.ofNat 0) = Rational.of (Fraction.ofNat 1) := by
  intro h
  have h1 : 0 * 1 + 0 * 1 = 1 * 1 + 0 * 1 := Rational.of_eq_iff.mp h
  exact absurd h1 (by decide)

/-- Adding the same keeps the order. -/
theorem Rational.plus_atMost : ∀ a b c, Rational.isAtMost a b = true →
    Rational.isAtMost (Rational.plus c a) (Rational.plus c b) = true :=
  Rational.ind3 (fun _ _ z h => Rational.atMost_iff.mpr
    (Fraction.plus_atMost (Rational.atMost_iff.mp h) z))

/-- A product of rational numbers at least zero is at least zero. -/
theorem Rational.times_nonneg : ∀ a b,
    Rational.isAtMost (Rational.of (Fraction.ofNat 0)) a = true →
    Rational.isAtMost (Rational.of (Fraction.ofNat 0)) b = true →
    Rational.isAtMost (Rational.of (Fraction.ofNat 0)) (Rational.times a b) = true :=
  Rational.ind2 (fun _ _ h h' => Rational.atMost_iff.mpr
    (Fraction.times_nonneg (Rational.atMost_iff.mp h) (Rational.atMost_iff.mp h')))

end Order

section Instance

/-- The rational numbers are a linearly ordered field: the axioms have a model. -/
instance instOrderedFieldRational : OrderedField Rational where
  add := Rational.plus
  mul := Rational.times
  neg := Rational.minus
  sub a b := Rational.plus a (Rational.minus b)
  div a b := Rational.times a (Rational.recip b)
  le a b := Rational.isAtMost a b = true
  lt a b := Rational.isAtMost a b = true ∧ ¬ Rational.isAtMost b a = true
  zero := Rational.of (Fraction.ofNat 0)
  one := Rational.of (Fraction.ofNat 1)
  inv := Rational.recip
  add_comm := Rational.ind2 (fun x y => congrArg Rational.of (Fraction.plus_comm x y))
  add_assoc := Rational.ind3 (fun x y z => congrArg Rational.of (Fraction.plus_assoc x y z))
  add_zero := Rational.ind (fun x => congrArg Rational.of (Fraction.plus_zero x))
  add_neg := Rational.ind (fun x => Rational.of_eq (Fraction.plus_minus x))
  sub_eq _ _ := rfl
  mul_comm := Rational.times_comm
  mul_assoc := Rational.times_assoc
  mul_one := Rational.times_one
  mul_add := Rational.ind3 (fun x y z => Rational.of_eq (Fraction.times_plus x y z))
  zero_ne_one := Rational.zero_ne_one
  mul_inv := Rational.times_recip
  div_eq _ _ := rfl
  le_refl := Rational.atMost_refl
  le_trans := Rational.atMost_trans
  le_antisymm := Rational.atMost_antisymm
  le_total := Rational.atMost_total
  lt_iff _ _ := ⟨fun h => h, fun h => h⟩
  add_le_add_left := Rational.plus_atMost
  mul_nonneg := Rational.times_nonneg

/-- Whether one rational number is at most another can be computed. -/
instance instDecidableRationalLe (a b : Rational) : Decidable (a ≤ b) :=
  (inferInstance : Decidable (Rational.isAtMost a b = true))

end Instance

section Ordinary

/-- Comparison of rational numbers, on triples: multiply crosswise. -/
theorem Rational.of_le_iff {x y : Fraction} :
    Rational.of x ≤ Rational.of y ↔
      x.pos * y.den + y.neg * x.den ≤ y.pos * x.den + x.neg * y.den := Rational.atMost_iff

/-- The natural number `n` of the theory is the triple `(n - 0) / 1`. -/
theorem Rational.natCast_eq (n : Nat) :
    (natCast n : Rational) = Rational.of (Fraction.ofNat n) := by
  induction n with
  | zero => exact rfl
  | succ n ih =>
    have h : Fraction.plus (Fraction.ofNat n) (Fraction.ofNat 1) = Fraction.ofNat (n + 1) :=
      Fraction.eq_of_entries (congrArg (fun i => i + 1 * 1) (Nat.mul_one n)) rfl rfl
    calc (natCast n + 1 : Rational) = Rational.of (Fraction.ofNat n) + 1 := by rw [ih]
      _ = Rational.of (Fraction.ofNat (n + 1)) := congrArg Rational.of h

/-- Every rational number is a difference of natural numbers over a positive natural number: the
model holds the rational numbers and nothing else. -/
theorem Rational.exists_natCast (a : Rational) : ∃ p q d : Nat, 1 ≤ d ∧
    a = (natCast p - natCast q) / natCast d := by
  apply Rational.ind (p := fun a => ∃ p q d : Nat, 1 ≤ d ∧
    a = (natCast p - natCast q) / natCast d)
  intro x
  refine ⟨x.pos, x.neg, x.den, x.den_pos, ?_⟩
  apply (eq_div_iff (natCast_ne_zero x.den_pos)).mpr
  apply eq_sub_iff.mpr
  rw [Rational.natCast_eq, Rational.natCast_eq, Rational.natCast_eq]
  have h : ∀ p q d : Nat, ((p * d + q * 0) * 1 + q * (d * 1)) * 1 + 0 * (d * 1 * 1) =
      p * (d * 1 * 1) + ((p * 0 + q * d) * 1 + 0 * (d * 1)) * 1 := by
    intro p q d
    simp only [Nat.mul_one, Nat.mul_zero, Nat.zero_mul, Nat.add_zero, Nat.zero_add]
  exact Rational.of_eq (x := Fraction.plus (Fraction.times x (Fraction.ofNat x.den))
    (Fraction.ofNat x.neg)) (y := Fraction.ofNat x.pos) (h x.pos x.neg x.den)

end Ordinary

end SpecMoE
