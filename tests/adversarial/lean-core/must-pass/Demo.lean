/-!
A theory file in the house style, as a test of the core: ordered fields with their own zero, one
and inverse, finite geometric sums, and a cross-ratio inequality.
-/
set_option autoImplicit false

namespace CoreDemo
universe u

class OrderedField (α : Type u) extends Add α, Mul α, Neg α, Sub α, Div α, LE α, LT α where
  zero : α
  one : α
  inv : α → α
  add_comm' : ∀ a b : α, a + b = b + a
  add_assoc' : ∀ a b c : α, a + b + c = a + (b + c)
  add_zero' : ∀ a : α, a + zero = a
  add_neg' : ∀ a : α, a + -a = zero
  sub_eq' : ∀ a b : α, a - b = a + -b
  mul_comm' : ∀ a b : α, a * b = b * a
  mul_assoc' : ∀ a b c : α, a * b * c = a * (b * c)
  mul_one' : ∀ a : α, a * one = a
  mul_add' : ∀ a b c : α, a * (b + c) = a * b + a * c
  zero_ne_one' : zero ≠ one
  mul_inv' : ∀ a : α, a ≠ zero → a * inv a = one
  div_eq' : ∀ a b : α, a / b = a * inv b
  le_refl' : ∀ a : α, a ≤ a
  le_trans' : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
  le_antisymm' : ∀ a b : α, a ≤ b → b ≤ a → a = b
  le_total' : ∀ a b : α, a ≤ b ∨ b ≤ a
  lt_iff' : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬ b ≤ a
  add_le_add_left' : ∀ a b c : α, a ≤ b → c + a ≤ c + b
  mul_nonneg' : ∀ a b : α, zero ≤ a → zero ≤ b → zero ≤ a * b

namespace OrderedField

instance instOfNat0 {α : Type u} [OrderedField α] : OfNat α 0 := ⟨zero⟩
instance instOfNat1 {α : Type u} [OrderedField α] : OfNat α 1 := ⟨one⟩


section Ring
variable {α : Type u} [OrderedField α]

theorem add_comm (a b : α) : a + b = b + a := add_comm' a b
theorem add_assoc (a b c : α) : a + b + c = a + (b + c) := add_assoc' a b c
theorem add_left_comm (a b c : α) : a + (b + c) = b + (a + c) := by
  rw [← add_assoc, add_comm a b, add_assoc]
theorem mul_comm (a b : α) : a * b = b * a := mul_comm' a b
theorem mul_assoc (a b c : α) : a * b * c = a * (b * c) := mul_assoc' a b c
theorem mul_left_comm (a b c : α) : a * (b * c) = b * (a * c) := by
  rw [← mul_assoc, mul_comm a b, mul_assoc]
theorem add_zero (a : α) : a + 0 = a := add_zero' a
theorem zero_add (a : α) : 0 + a = a := by rw [add_comm, add_zero]
theorem mul_one (a : α) : a * 1 = a := mul_one' a
theorem one_mul (a : α) : 1 * a = a := by rw [mul_comm, mul_one]
theorem add_neg (a : α) : a + -a = 0 := add_neg' a
theorem neg_add (a : α) : -a + a = 0 := by rw [add_comm, add_neg]
theorem mul_inv (a : α) (h : a ≠ 0) : a * inv a = 1 := mul_inv' a h
theorem mul_add (a b c : α) : a * (b + c) = a * b + a * c := mul_add' a b c
theorem add_mul (a b c : α) : (a + b) * c = a * c + b * c := by
  rw [mul_comm, mul_add, mul_comm c a, mul_comm c b]
theorem sub_eq (a b : α) : a - b = a + -b := sub_eq' a b
theorem add_left_cancel {a b c : α} (h : a + b = a + c) : b = c := by
  have h2 : -a + (a + b) = -a + (a + c) := by rw [h]
  rw [← add_assoc, ← add_assoc, neg_add, zero_add, zero_add] at h2
  exact h2
theorem mul_zero (a : α) : a * 0 = 0 := by
  apply add_left_cancel (a := a * 0)
  rw [← mul_add, add_zero, add_zero]
theorem zero_mul (a : α) : 0 * a = 0 := by rw [mul_comm, mul_zero]
theorem mul_neg (a b : α) : a * -b = -(a * b) := by
  apply add_left_cancel (a := a * b)
  rw [← mul_add, add_neg, add_neg, mul_zero]
theorem neg_mul (a b : α) : -a * b = -(a * b) := by
  rw [mul_comm, mul_neg, mul_comm]
theorem neg_neg (a : α) : - -a = a := by
  apply add_left_cancel (a := -a)
  rw [add_neg, neg_add]
theorem mul_sub (a b c : α) : a * (b - c) = a * b - a * c := by
  rw [sub_eq, sub_eq, mul_add, mul_neg]
theorem sub_mul (a b c : α) : (a - b) * c = a * c - b * c := by
  rw [mul_comm, mul_sub, mul_comm c a, mul_comm c b]
theorem sub_add_sub_cancel (a b c : α) : (a - b) + (b - c) = a - c := by
  calc (a - b) + (b - c) = a + ((-b + b) + -c) := by
        simp only [sub_eq, add_assoc]
    _ = a + -c := by rw [neg_add, zero_add]
    _ = a - c := (sub_eq a c).symm
end Ring

section Order
variable {α : Type u} [OrderedField α]

theorem le_refl (a : α) : a ≤ a := le_refl' a
theorem le_trans {a b c : α} (h : a ≤ b) (h' : b ≤ c) : a ≤ c := le_trans' a b c h h'
instance : Trans (α := α) (β := α) (γ := α) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨le_trans⟩
theorem le_of_eq {a b : α} (h : a = b) : a ≤ b := h ▸ le_refl a
theorem le_of_lt {a b : α} (h : a < b) : a ≤ b := ((lt_iff' a b).mp h).1
theorem not_le_of_lt {a b : α} (h : a < b) : ¬ b ≤ a := ((lt_iff' a b).mp h).2
theorem lt_of_le_of_ne {a b : α} (h : a ≤ b) (hne : a ≠ b) : a < b := by
  refine (lt_iff' a b).mpr ⟨h, ?_⟩
  intro h'
  exact hne (le_antisymm' a b h h')
theorem add_le_add {a b c d : α} (h : a ≤ b) (h' : c ≤ d) : a + c ≤ b + d := by
  calc a + c ≤ a + d := add_le_add_left' c d a h'
    _ = d + a := add_comm a d
    _ ≤ d + b := add_le_add_left' a b d h
    _ = b + d := add_comm d b
theorem sub_nonneg {a b : α} : 0 ≤ b - a ↔ a ≤ b := by
  constructor
  · intro h
    have h2 := add_le_add_left' 0 (b - a) a h
    rw [add_zero, sub_eq, add_left_comm, add_neg, add_zero] at h2
    exact h2
  · intro h
    have h2 := add_le_add_left' a b (-a) h
    rw [neg_add, add_comm (-a) b, ← sub_eq] at h2
    exact h2
theorem mul_le_mul_left {a b c : α} (hc : 0 ≤ c) (h : a ≤ b) : c * a ≤ c * b := by
  apply sub_nonneg.mp
  rw [← mul_sub]
  exact mul_nonneg' _ _ hc (sub_nonneg.mpr h)
theorem mul_le_mul_right {a b c : α} (hc : 0 ≤ c) (h : a ≤ b) : a * c ≤ b * c := by
  rw [mul_comm a c, mul_comm b c]
  exact mul_le_mul_left hc h
theorem mul_nonneg {a b : α} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b := mul_nonneg' a b ha hb
theorem zero_le_one : (0 : α) ≤ 1 := by
  cases le_total' (0 : α) 1 with
  | inl h => exact h
  | inr h =>
    have h1 : (0 : α) ≤ -1 := by
      have h2 := add_le_add_left' 1 0 (-1 : α) h
      rw [neg_add, add_zero] at h2
      exact h2
    have h3 := mul_nonneg h1 h1
    rw [neg_mul, one_mul, neg_neg] at h3
    exact h3
theorem ne_of_gt {a : α} (h : 0 < a) : a ≠ 0 := by
  intro e
  rw [e] at h
  exact not_le_of_lt h (le_refl 0)
theorem mul_eq_zero_left {a b : α} (ha : a ≠ 0) (h : a * b = 0) : b = 0 := by
  calc b = (a * inv a) * b := by rw [mul_inv a ha, one_mul]
    _ = inv a * (a * b) := by rw [mul_comm a, mul_assoc]
    _ = 0 := by rw [h, mul_zero]
theorem mul_pos {a b : α} (ha : 0 < a) (hb : 0 < b) : 0 < a * b := by
  apply lt_of_le_of_ne (mul_nonneg (le_of_lt ha) (le_of_lt hb))
  intro e
  exact ne_of_gt hb (mul_eq_zero_left (ne_of_gt ha) e.symm)
theorem inv_nonneg {b : α} (hb : 0 < b) : 0 ≤ inv b := by
  cases le_total' 0 (inv b) with
  | inl h => exact h
  | inr h =>
    have h1 : b * inv b ≤ b * 0 := mul_le_mul_left (le_of_lt hb) h
    rw [mul_inv b (ne_of_gt hb), mul_zero] at h1
    exact absurd (le_antisymm' _ _ zero_le_one h1) zero_ne_one'
theorem div_mul_cancel (a : α) {b : α} (hb : b ≠ 0) : a / b * b = a := by
  rw [div_eq', mul_assoc, mul_comm (inv b) b, mul_inv b hb, mul_one]
theorem div_le_div_iff {a b c d : α} (hb : 0 < b) (hd : 0 < d) :
    a / b ≤ c / d ↔ a * d ≤ c * b := by
  have hb0 := ne_of_gt hb
  have hd0 := ne_of_gt hd
  constructor
  · intro h
    calc a * d = (a / b) * (b * d) := by rw [← mul_assoc, div_mul_cancel a hb0]
      _ ≤ (c / d) * (b * d) := mul_le_mul_right (le_of_lt (mul_pos hb hd)) h
      _ = c * b := by rw [mul_comm b d, ← mul_assoc, div_mul_cancel c hd0]
  · intro h
    have key : a * d * (inv b * inv d) ≤ c * b * (inv b * inv d) :=
      mul_le_mul_right (mul_nonneg (inv_nonneg hb) (inv_nonneg hd)) h
    calc a / b = a * inv b * (d * inv d) := by rw [mul_inv d hd0, mul_one, div_eq']
      _ = a * d * (inv b * inv d) := by simp only [mul_assoc, mul_left_comm]
      _ ≤ c * b * (inv b * inv d) := key
      _ = c * inv d * (b * inv b) := by simp only [mul_assoc, mul_comm, mul_left_comm]
      _ = c / d := by rw [mul_inv b hb0, mul_one, div_eq']
end Order

section Geom
variable {α : Type u} [OrderedField α]

def npow (a : α) : Nat → α
  | 0 => 1
  | k+1 => npow a k * a
instance instPow : Pow α Nat := ⟨npow⟩
theorem pow_zero (a : α) : a ^ 0 = 1 := rfl
theorem pow_succ (a : α) (k : Nat) : a ^ (k + 1) = a ^ k * a := rfl

def geom (a : α) : Nat → α
  | 0 => 1
  | k+1 => geom a k + a ^ (k + 1)
theorem geom_zero (a : α) : geom a 0 = 1 := rfl
theorem geom_succ (a : α) (k : Nat) : geom a (k + 1) = geom a k + a ^ (k + 1) := rfl

theorem one_sub_mul_geom (a : α) (k : Nat) : (1 - a) * geom a k = 1 - a ^ (k + 1) := by
  induction k with
  | zero => rw [geom_zero, mul_one, pow_succ, pow_zero, one_mul]
  | succ k ih =>
    calc (1 - a) * geom a (k + 1)
        = (1 - a) * geom a k + (1 - a) * a ^ (k + 1) := by rw [geom_succ, mul_add]
      _ = (1 - a ^ (k + 1)) + (a ^ (k + 1) - a ^ (k + 1) * a) := by
        rw [ih, sub_mul, one_mul, mul_comm a]
      _ = 1 - a ^ (k + 1 + 1) := by rw [sub_add_sub_cancel, ← pow_succ]

theorem pow_nonneg {a : α} (ha : 0 ≤ a) : ∀ k : Nat, 0 ≤ a ^ k
  | 0 => zero_le_one
  | k+1 => mul_nonneg (pow_nonneg ha k) ha
theorem pow_le_pow {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) (k : Nat) : a ^ k ≤ b ^ k := by
  have hb : 0 ≤ b := le_trans ha hab
  induction k with
  | zero => exact le_refl _
  | succ k ih =>
    calc a ^ k * a ≤ b ^ k * a := mul_le_mul_right ha ih
      _ ≤ b ^ k * b := mul_le_mul_left (pow_nonneg hb k) hab

theorem pow_cross {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) {m n : Nat} (h : m ≤ n) :
    a ^ n * b ^ m ≤ b ^ n * a ^ m := by
  have hb : 0 ≤ b := le_trans ha hab
  induction h with
  | refl => exact le_of_eq (mul_comm _ _)
  | @step n _ ih =>
    calc a ^ (n + 1) * b ^ m = a ^ n * b ^ m * a := by
          rw [pow_succ]; simp only [mul_assoc, mul_comm]
      _ ≤ b ^ n * a ^ m * a := mul_le_mul_right ha ih
      _ ≤ b ^ n * a ^ m * b :=
        mul_le_mul_left (mul_nonneg (pow_nonneg hb n) (pow_nonneg ha m)) hab
      _ = b ^ (n + 1) * a ^ m := by
          rw [pow_succ]; simp only [mul_comm, mul_left_comm]

theorem pow_mul_geom_le {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) (j n : Nat) (h : j ≤ n) :
    a ^ n * geom b j ≤ b ^ n * geom a j := by
  induction j with
  | zero =>
    rw [geom_zero, geom_zero, mul_one, mul_one]
    exact pow_le_pow ha hab n
  | succ j ih =>
    rw [geom_succ, geom_succ, mul_add, mul_add]
    exact add_le_add (ih (Nat.le_trans (Nat.le_succ j) h)) (pow_cross ha hab h)

/-- Cross-ratio monotonicity of finite geometric sums. -/
theorem geom_cross {a b : α} (ha : 0 ≤ a) (hab : a ≤ b) {j k : Nat} (h : j ≤ k) :
    geom a k * geom b j ≤ geom b k * geom a j := by
  induction h with
  | refl => exact le_of_eq (mul_comm _ _)
  | @step k hk ih =>
    have h1 : j ≤ k + 1 := Nat.le_trans hk (Nat.le_succ k)
    calc geom a (k + 1) * geom b j
        = geom a k * geom b j + a ^ (k + 1) * geom b j := by rw [geom_succ, add_mul]
      _ ≤ geom b k * geom a j + b ^ (k + 1) * geom a j :=
        add_le_add ih (pow_mul_geom_le ha hab j (k + 1) h1)
      _ = geom b (k + 1) * geom a j := by rw [geom_succ, add_mul]
end Geom
end OrderedField

end CoreDemo

#print axioms CoreDemo.OrderedField.div_le_div_iff
#print axioms CoreDemo.OrderedField.one_sub_mul_geom
#print axioms CoreDemo.OrderedField.geom_cross
#check @CoreDemo.OrderedField.geom_cross
