import SpecMoE.Power
/-!
# Finite sums, and sequences indexed by the natural numbers

`sumTo f n` is `f 0 + ... + f (n - 1)`.  The last section holds two lemmas that turn a statement
about neighbours (`f i ≤ f (i + 1)`) into one about any two places.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Sums

/-- `sumTo f n = f 0 + ... + f (n - 1)`: the sum of `f i` over `i < n`. -/
def sumTo (f : Nat → α) : Nat → α
  | 0 => 0
  | n + 1 => sumTo f n + f n

/-- The empty sum is zero. -/
theorem sumTo_zero (f : Nat → α) : sumTo f 0 = 0 := rfl

/-- One more term. -/
theorem sumTo_succ (f : Nat → α) (n : Nat) : sumTo f (n + 1) = sumTo f n + f n := rfl

/-- A sum of one term. -/
theorem sumTo_one (f : Nat → α) : sumTo f 1 = f 0 := zero_add (f 0)

/-- Terms that agree below `n` give equal sums. -/
theorem sumTo_congr {f g : Nat → α} {n : Nat} (h : ∀ i, i < n → f i = g i) :
    sumTo f n = sumTo g n := by
  induction n with
  | zero => exact rfl
  | succ n ih =>
    have h1 := ih (fun i hi => h i (Nat.lt_trans hi (nat_lt_succ n)))
    rw [sumTo_succ, sumTo_succ, h1, h n (nat_lt_succ n)]

/-- Sums add term by term. -/
theorem sumTo_add (f g : Nat → α) (n : Nat) :
    sumTo (fun i => f i + g i) n = sumTo f n + sumTo g n := by
  induction n with
  | zero => exact (add_zero 0).symm
  | succ n ih => rw [sumTo_succ, sumTo_succ, sumTo_succ, ih, add_add_add_comm]

/-- Sums subtract term by term. -/
theorem sumTo_sub (f g : Nat → α) (n : Nat) :
    sumTo (fun i => f i - g i) n = sumTo f n - sumTo g n := by
  induction n with
  | zero => exact (sub_self 0).symm
  | succ n ih => rw [sumTo_succ, sumTo_succ, sumTo_succ, ih, add_sub_add_comm]

/-- A factor moves into a sum, from the left. -/
theorem mul_sumTo (c : α) (f : Nat → α) (n : Nat) :
    c * sumTo f n = sumTo (fun i => c * f i) n := by
  induction n with
  | zero => exact mul_zero c
  | succ n ih => rw [sumTo_succ, sumTo_succ, mul_add, ih]

/-- A factor moves into a sum, from the right. -/
theorem sumTo_mul (f : Nat → α) (c : α) (n : Nat) :
    sumTo f n * c = sumTo (fun i => f i * c) n := by
  induction n with
  | zero => exact zero_mul c
  | succ n ih => rw [sumTo_succ, sumTo_succ, add_mul, ih]

/-- A denominator moves into a sum. -/
theorem sumTo_div (f : Nat → α) (c : α) (n : Nat) :
    sumTo f n / c = sumTo (fun i => f i / c) n := by
  induction n with
  | zero => exact zero_div c
  | succ n ih => rw [sumTo_succ, sumTo_succ, add_div, ih]

/-- A sum of equal terms is a product. -/
theorem sumTo_const (c : α) (n : Nat) : sumTo (fun _ => c) n = natCast n * c := by
  induction n with
  | zero => exact (zero_mul c).symm
  | succ n ih => rw [sumTo_succ, ih, natCast_succ, add_mul, one_mul]

/-- A sum over a concatenated range. -/
theorem sumTo_append (f : Nat → α) (m n : Nat) :
    sumTo f (m + n) = sumTo f m + sumTo (fun i => f (m + i)) n := by
  induction n with
  | zero => exact (add_zero _).symm
  | succ n ih =>
    calc sumTo f (m + n) + f (m + n)
        = sumTo f m + sumTo (fun i => f (m + i)) n + f (m + n) := by rw [ih]
      _ = sumTo f m + sumTo (fun i => f (m + i)) (n + 1) := by rw [sumTo_succ, add_assoc]

/-- Take the first term out of a sum. -/
theorem sumTo_succ_left (f : Nat → α) (n : Nat) :
    sumTo f (n + 1) = f 0 + sumTo (fun i => f (i + 1)) n := by
  induction n with
  | zero => exact add_comm 0 (f 0)
  | succ n ih => rw [sumTo_succ, ih, sumTo_succ, add_assoc]

/-- Differences of neighbours telescope. -/
theorem sumTo_telescope (f : Nat → α) (n : Nat) :
    sumTo (fun i => f (i + 1) - f i) n = f n - f 0 := by
  induction n with
  | zero => exact (sub_self (f 0)).symm
  | succ n ih => rw [sumTo_succ, ih, add_comm, sub_add_sub_cancel]

/-- A double sum in either order. -/
theorem sumTo_swap (f : Nat → Nat → α) (m n : Nat) :
    sumTo (fun i => sumTo (fun j => f i j) n) m = sumTo (fun j => sumTo (fun i => f i j) m) n := by
  induction m with
  | zero =>
    rw [sumTo_zero, sumTo_congr (g := fun _ => 0) (fun j _ => sumTo_zero (fun i => f i j)),
      sumTo_const, mul_zero]
  | succ m ih => rw [sumTo_succ, ih, ← sumTo_add, sumTo_congr (fun j _ => sumTo_succ _ m)]

/-- Over a full period the starting place does not matter. -/
theorem sumTo_shift_period (f : Nat → α) (L : Nat) (h : f L = f 0) :
    sumTo (fun i => f (i + 1)) L = sumTo f L := by
  apply add_left_cancel (a := f 0)
  rw [← sumTo_succ_left, sumTo_succ, h, add_comm]

/-- The finite geometric sum, without division. -/
theorem one_sub_mul_sumTo_pow (a : α) (n : Nat) :
    (1 - a) * sumTo (fun i => a ^ i) n = 1 - a ^ n := by
  induction n with
  | zero => rw [sumTo_zero, mul_zero, pow_zero, sub_self]
  | succ n ih =>
    rw [sumTo_succ, mul_add, ih, one_sub_mul, ← pow_succ_left, sub_add_sub_cancel]

end Sums

section SumOrder

/-- Larger terms give a larger sum. -/
theorem sumTo_le {f g : Nat → α} {n : Nat} (h : ∀ i, i < n → f i ≤ g i) :
    sumTo f n ≤ sumTo g n := by
  induction n with
  | zero => exact le_refl 0
  | succ n ih =>
    have h1 := ih (fun i hi => h i (Nat.lt_trans hi (nat_lt_succ n)))
    exact add_le_add h1 (h n (nat_lt_succ n))

/-- Larger terms, one of them strictly, give a strictly larger sum. -/
theorem sumTo_lt {f g : Nat → α} {n : Nat} (h : ∀ i, i < n → f i ≤ g i)
    (hs : ∃ i, i < n ∧ f i < g i) : sumTo f n < sumTo g n := by
  induction n with
  | zero =>
    obtain ⟨i, hi, _⟩ := hs
    exact absurd hi (nat_not_lt_zero i)
  | succ n ih =>
    have hle : ∀ i, i < n → f i ≤ g i := fun i hi => h i (Nat.lt_trans hi (nat_lt_succ n))
    obtain ⟨i, hi, hlt⟩ := hs
    rcases nat_lt_or_eq (Nat.le_of_lt_succ hi) with h1 | h1
    · exact add_lt_add_of_lt_of_le (ih hle ⟨i, h1, hlt⟩) (h n (nat_lt_succ n))
    · rw [h1] at hlt
      exact add_lt_add_of_le_of_lt (sumTo_le hle) hlt

/-- Terms at least zero give a sum at least zero. -/
theorem sumTo_nonneg {f : Nat → α} {n : Nat} (h : ∀ i, i < n → 0 ≤ f i) : 0 ≤ sumTo f n := by
  have h1 := sumTo_le (f := fun _ => 0) h
  rw [sumTo_const, mul_zero] at h1
  exact h1

/-- Terms at least zero, the first one positive, give a positive sum. -/
theorem sumTo_succ_pos {f : Nat → α} {n : Nat} (h0 : 0 < f 0) (h : ∀ i, 0 ≤ f i) :
    0 < sumTo f (n + 1) := by
  rw [sumTo_succ_left]
  exact add_pos_of_pos_of_nonneg h0 (sumTo_nonneg (fun i _ => h (i + 1)))

/-- A sum of `n` terms, each at most `c`, is at most `n c`. -/
theorem sumTo_le_const {f : Nat → α} {n : Nat} {c : α} (h : ∀ i, i < n → f i ≤ c) :
    sumTo f n ≤ natCast n * c := by
  rw [← sumTo_const]
  exact sumTo_le h

/-- A sum of `n` terms, each at least `c`, is at least `n c`. -/
theorem const_le_sumTo {f : Nat → α} {n : Nat} {c : α} (h : ∀ i, i < n → c ≤ f i) :
    natCast n * c ≤ sumTo f n := by
  rw [← sumTo_const]
  exact sumTo_le h

/-- Terms at least zero: a longer sum is at least a shorter one. -/
theorem sumTo_le_of_le {f : Nat → α} (hf : ∀ i, 0 ≤ f i) {m n : Nat} (h : m ≤ n) :
    sumTo f m ≤ sumTo f n := by
  obtain ⟨d, hd⟩ := nat_exists_add h
  rw [hd, sumTo_append]
  exact le_add_of_nonneg_right (sumTo_nonneg (fun i _ => hf (m + i)))

end SumOrder

section Sequences

/-- Neighbours from `c` on do not decrease: neither do any two places from `c` on. -/
theorem mono_of_step {f : Nat → α} {c : Nat} (h : ∀ i, c ≤ i → f i ≤ f (i + 1)) {m n : Nat}
    (hm : c ≤ m) (hmn : m ≤ n) : f m ≤ f n := by
  induction hmn with
  | refl => exact le_refl (f m)
  | @step n hn ih => exact le_trans ih (h n (Nat.le_trans hm hn))

/-- Neighbours from `c` on do not increase: neither do any two places from `c` on. -/
theorem anti_of_step {f : Nat → α} {c : Nat} (h : ∀ i, c ≤ i → f (i + 1) ≤ f i) {m n : Nat}
    (hm : c ≤ m) (hmn : m ≤ n) : f n ≤ f m := by
  induction hmn with
  | refl => exact le_refl (f m)
  | @step n hn ih => exact le_trans (h n (Nat.le_trans hm hn)) ih

/-- Among the first `K + 1` places there is a least one that maximises `f`. -/
theorem exists_least_max (f : Nat → α) (K : Nat) :
    ∃ k, k ≤ K ∧ (∀ j, j ≤ K → f j ≤ f k) ∧ ∀ j, j < k → f j < f k := by
  induction K with
  | zero =>
    refine ⟨0, Nat.le_refl 0, ?_, fun j hj => absurd hj (nat_not_lt_zero j)⟩
    intro j hj
    rw [Nat.le_antisymm hj (Nat.zero_le j)]
    exact le_refl (f 0)
  | succ K ih =>
    obtain ⟨k, hk, hmax, hleast⟩ := ih
    rcases lt_or_le (f k) (f (K + 1)) with h | h
    · refine ⟨K + 1, Nat.le_refl (K + 1), ?_, ?_⟩
      · intro j hj
        rcases nat_le_or_eq_succ hj with h1 | h1
        · exact le_trans (hmax j h1) (le_of_lt h)
        · rw [h1]
          exact le_refl _
      · intro j hj
        exact lt_of_le_of_lt (hmax j (Nat.le_of_lt_succ hj)) h
    · refine ⟨k, Nat.le_trans hk (Nat.le_succ K), ?_, hleast⟩
      intro j hj
      rcases nat_le_or_eq_succ hj with h1 | h1
      · exact hmax j h1
      · rw [h1]
        exact h

/-- Among the first `K + 1` places there is a greatest one that maximises `f`. -/
theorem exists_greatest_max (f : Nat → α) (K : Nat) :
    ∃ k, k ≤ K ∧ (∀ j, j ≤ K → f j ≤ f k) ∧ ∀ j, k < j → j ≤ K → f j < f k := by
  induction K with
  | zero =>
    refine ⟨0, Nat.le_refl 0, ?_, fun j hj hj0 => absurd hj0 (nat_not_le_of_lt hj)⟩
    intro j hj
    rw [Nat.le_antisymm hj (Nat.zero_le j)]
    exact le_refl (f 0)
  | succ K ih =>
    obtain ⟨k, hk, hmax, hgreatest⟩ := ih
    rcases lt_or_le (f (K + 1)) (f k) with h | h
    · refine ⟨k, Nat.le_trans hk (Nat.le_succ K), ?_, ?_⟩
      · intro j hj
        rcases nat_le_or_eq_succ hj with h1 | h1
        · exact hmax j h1
        · rw [h1]
          exact le_of_lt h
      · intro j hkj hj
        rcases nat_le_or_eq_succ hj with h1 | h1
        · exact hgreatest j hkj h1
        · rw [h1]
          exact h
    · refine ⟨K + 1, Nat.le_refl (K + 1), ?_, ?_⟩
      · intro j hj
        rcases nat_le_or_eq_succ hj with h1 | h1
        · exact le_trans (hmax j h1) h
        · rw [h1]
          exact le_refl _
      · intro j hkj hj
        exact absurd hj (nat_not_le_of_lt hkj)

end Sequences

end SpecMoE
