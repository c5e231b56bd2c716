import SpecMoE.Best
/-!
# Linear inequalities: a solution, or weights that refute them (Farkas' lemma)

`B8_possible_iff` asks whether *one* point of a box satisfies *several* linear inequalities.  The
answer is yes with a point as witness, or no with nonnegative weights as witness: the weighted sum
of the inequalities fails on the whole box.  That one of the two always exists is Farkas' lemma.
The proof is by induction on the number of inequalities and works in any ordered field; no limit
and no completeness is used, so it holds for the rationals that the Python layer computes with.

A linear form is its sequence of coefficients `c`, and its value at `x` is
`sumTo (fun i => c i * x i) s`.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

section Families

/-- Two families one after the other, as one family. -/
theorem exists_joined {β : Type u} (f g : Nat → β) (m : Nat) :
    ∃ h : Nat → β, (∀ t, t < m → h t = f t) ∧ ∀ i, h (m + i) = g i := by
  induction m generalizing g with
  | zero =>
    refine ⟨g, fun t ht => absurd ht (nat_not_lt_zero t), ?_⟩
    intro i
    rw [Nat.zero_add]
  | succ m ih =>
    obtain ⟨h, hf, hg⟩ := ih (fun
      | 0 => f m
      | i + 1 => g i)
    refine ⟨h, ?_, ?_⟩
    · intro t ht
      rcases nat_lt_or_eq (Nat.le_of_lt_succ ht) with h1 | h1
      · exact hf t h1
      · rw [h1]
        exact hg 0
    · intro i
      rw [Nat.add_assoc, Nat.add_comm 1 i]
      exact hg (i + 1)

end Families

variable {α : Type u} [OrderedField α]

section Forms

/-- The value of a form plus a multiple of another form. -/
theorem form_add_mul (c c' x : Nat → α) (d : α) (s : Nat) :
    sumTo (fun i => (c i + d * c' i) * x i) s =
      sumTo (fun i => c i * x i) s + d * sumTo (fun i => c' i * x i) s := by
  have terms : ∀ i, i < s → (c i + d * c' i) * x i = c i * x i + d * (c' i * x i) := by
    intro i _
    rw [add_mul, mul_assoc]
  rw [mul_sumTo, ← sumTo_add, sumTo_congr terms]

/-- The value of a form at a point plus a multiple of another point. -/
theorem form_add_mul_point (c x x' : Nat → α) (d : α) (s : Nat) :
    sumTo (fun i => c i * (x i + d * x' i)) s =
      sumTo (fun i => c i * x i) s + d * sumTo (fun i => c i * x' i) s := by
  have terms : ∀ i, i < s → c i * (x i + d * x' i) = c i * x i + d * (c i * x' i) := by
    intro i _
    rw [mul_add, mul_left_comm]
  rw [mul_sumTo, ← sumTo_add, sumTo_congr terms]

/-- The value of a weighted sum of forms is the weighted sum of their values. -/
theorem form_combination {A : Nat → Nat → α} {g w : Nat → α} {m s : Nat}
    (h : ∀ i, i < s → g i = sumTo (fun t => w t * A t i) m) (x : Nat → α) :
    sumTo (fun i => g i * x i) s = sumTo (fun t => w t * sumTo (fun i => A t i * x i) s) m := by
  have before : ∀ i, i < s → g i * x i = sumTo (fun t => w t * (A t i * x i)) m := by
    intro i hi
    rw [h i hi, sumTo_mul]
    exact sumTo_congr (fun t _ => mul_assoc _ _ _)
  have after : ∀ t, t < m →
      sumTo (fun i => w t * (A t i * x i)) s = w t * sumTo (fun i => A t i * x i) s := fun t _ =>
    (mul_sumTo _ _ _).symm
  rw [sumTo_congr before, sumTo_swap, sumTo_congr after]

/-- A form that is not zero is negative somewhere. -/
theorem form_negative_somewhere {g : Nat → α} {s : Nat} (h : ¬ ∀ i, i < s → g i = 0) :
    ∃ x : Nat → α, sumTo (fun i => g i * x i) s < 0 := by
  by_cases hne : ∃ i, i < s ∧ ¬ g i = 0
  · obtain ⟨i, hi, hgi⟩ := hne
    have square : 0 < g i * g i := by
      apply lt_of_le_of_ne (mul_self_nonneg (g i))
      intro h0
      exact mul_ne_zero hgi hgi h0.symm
    have below : g i * -g i < 0 := by
      rw [mul_neg]
      exact neg_lt_zero.mpr square
    have nowhere : ∀ j, j < s → g j * -g j ≤ 0 := by
      intro j _
      rw [mul_neg]
      exact neg_nonpos.mpr (mul_self_nonneg (g j))
    have h1 := sumTo_lt (f := fun j => g j * -g j) (g := fun _ => 0) nowhere ⟨i, hi, below⟩
    rw [sumTo_const, mul_zero] at h1
    exact ⟨fun j => -g j, h1⟩
  · refine absurd ?_ h
    intro i hi
    by_cases h0 : g i = 0
    · exact h0
    · exact absurd ⟨i, hi, h0⟩ hne

/-- From weights for the forms changed by multiples of a last one to weights for all of them. -/
theorem weights_step {A : Nat → Nat → α} {g w d : Nat → α} {dg : α} {m s : Nat}
    (hw : ∀ t, t < m → 0 ≤ w t) (hd : ∀ t, t < m → 0 ≤ d t) (hdg : dg ≤ 0)
    (h : ∀ i, i < s → g i + dg * A m i = sumTo (fun t => w t * (A t i + d t * A m i)) m) :
    ∃ w' : Nat → α, (∀ t, t < m + 1 → 0 ≤ w' t) ∧
      ∀ i, i < s → g i = sumTo (fun t => w' t * A t i) (m + 1) := by
  obtain ⟨w', hold, hrest⟩ := exists_joined w (fun _ => sumTo (fun t => w t * d t) m - dg) m
  have hnew : w' m = sumTo (fun t => w t * d t) m - dg := hrest 0
  refine ⟨w', ?_, ?_⟩
  · intro t ht
    rcases nat_lt_or_eq (Nat.le_of_lt_succ ht) with h1 | h1
    · rw [hold t h1]
      exact hw t h1
    · rw [h1, hnew]
      apply sub_nonneg.mpr
      exact le_trans hdg (sumTo_nonneg (fun i hi => mul_nonneg (hw i hi) (hd i hi)))
  · intro i hi
    have parts : sumTo (fun t => w t * (A t i + d t * A m i)) m =
        sumTo (fun t => w t * A t i) m + sumTo (fun t => w t * d t) m * A m i := by
      rw [sumTo_mul, ← sumTo_add]
      apply sumTo_congr
      intro t _
      rw [mul_add, mul_assoc]
    have same : sumTo (fun t => w' t * A t i) m = sumTo (fun t => w t * A t i) m := by
      apply sumTo_congr
      intro t ht
      rw [hold t ht]
    rw [sumTo_succ, same, hnew, sub_mul, ← add_sub_assoc, ← parts, ← h i hi, add_sub_cancel]

end Forms

section Farkas

/-- The induction step of Farkas' lemma: a point that satisfies the first `m` inequalities and the
goal but violates the last inequality is corrected with a point for the changed forms. -/
theorem point_step {A : Nat → Nat → α} {g x y : Nat → α} {v : α} {m s : Nat} (hv : 0 < v)
    (hA : sumTo (fun i => A m i * x i) s = -v)
    (hy : ∀ t, t < m → 0 ≤ sumTo (fun i =>
      (A t i + sumTo (fun i => A t i * x i) s / v * A m i) * y i) s)
    (hg : sumTo (fun i => (g i + sumTo (fun i => g i * x i) s / v * A m i) * y i) s < 0) :
    ∃ z : Nat → α, (∀ t, t < m + 1 → 0 ≤ sumTo (fun i => A t i * z i) s) ∧
      sumTo (fun i => g i * z i) s < 0 := by
  have value : ∀ c : Nat → α,
      sumTo (fun i => c i * (y i + sumTo (fun i => A m i * y i) s / v * x i)) s =
        sumTo (fun i => (c i + sumTo (fun i => c i * x i) s / v * A m i) * y i) s := by
    intro c
    rw [form_add_mul_point, form_add_mul, div_mul_eq_mul_div, div_mul_eq_mul_div, mul_comm]
  refine ⟨fun i => y i + sumTo (fun i => A m i * y i) s / v * x i, ?_, ?_⟩
  · intro t ht
    rcases nat_lt_or_eq (Nat.le_of_lt_succ ht) with h1 | h1
    · rw [value (A t)]
      exact hy t h1
    · rw [h1, form_add_mul_point, hA, mul_neg, div_mul_cancel _ (ne_of_gt hv), add_neg]
      exact le_refl 0
  · rw [value g]
    exact hg

/-- Farkas' lemma: for `m` forms and one more form `g` in `s` unknowns, either some point makes
all `m` at least zero and `g` negative, or `g` is a sum of the `m` with weights at least zero. -/
theorem farkas (s m : Nat) (A : Nat → Nat → α) (g : Nat → α) :
    (∃ x : Nat → α, (∀ t, t < m → 0 ≤ sumTo (fun i => A t i * x i) s) ∧
        sumTo (fun i => g i * x i) s < 0) ∨
      ∃ w : Nat → α, (∀ t, t < m → 0 ≤ w t) ∧
        ∀ i, i < s → g i = sumTo (fun t => w t * A t i) m := by
  induction m generalizing A g with
  | zero =>
    by_cases h : ∀ i, i < s → g i = 0
    · exact Or.inr ⟨fun _ => 0, fun t ht => absurd ht (nat_not_lt_zero t), h⟩
    · obtain ⟨x, hx⟩ := form_negative_somewhere h
      exact Or.inl ⟨x, fun t ht => absurd ht (nat_not_lt_zero t), hx⟩
  | succ m ih =>
    rcases ih A g with hx | hw
    · obtain ⟨x, hx, hgx⟩ := hx
      rcases le_or_lt 0 (sumTo (fun i => A m i * x i) s) with hm | hm
      · refine Or.inl ⟨x, ?_, hgx⟩
        intro t ht
        rcases nat_lt_or_eq (Nat.le_of_lt_succ ht) with h1 | h1
        · exact hx t h1
        · rw [h1]
          exact hm
      · have hv : 0 < -sumTo (fun i => A m i * x i) s := neg_pos.mpr hm
        have hA : sumTo (fun i => A m i * x i) s = - -sumTo (fun i => A m i * x i) s :=
          (neg_neg _).symm
        have hd : ∀ t, t < m → 0 ≤
            sumTo (fun i => A t i * x i) s / -sumTo (fun i => A m i * x i) s := fun t ht =>
          div_nonneg (hx t ht) hv
        have hdg : sumTo (fun i => g i * x i) s / -sumTo (fun i => A m i * x i) s ≤ 0 := by
          rw [div_le_iff hv, zero_mul]
          exact le_of_lt hgx
        rcases ih (fun t i => A t i + sumTo (fun i => A t i * x i) s /
              -sumTo (fun i => A m i * x i) s * A m i)
            (fun i => g i + sumTo (fun i => g i * x i) s /
              -sumTo (fun i => A m i * x i) s * A m i) with hy | hw
        · obtain ⟨y, hy, hgy⟩ := hy
          exact Or.inl (point_step hv hA hy hgy)
        · obtain ⟨w, hw, hsum⟩ := hw
          exact Or.inr (weights_step hw hd hdg hsum)
    · obtain ⟨w, hw, hsum⟩ := hw
      obtain ⟨w', hold, hrest⟩ := exists_joined w (fun _ => 0) m
      have hnew : w' m = 0 := hrest 0
      refine Or.inr ⟨w', ?_, ?_⟩
      · intro t ht
        rcases nat_lt_or_eq (Nat.le_of_lt_succ ht) with h1 | h1
        · rw [hold t h1]
          exact hw t h1
        · rw [h1, hnew]
          exact le_refl 0
      · intro i hi
        rw [sumTo_succ, hnew, zero_mul, add_zero, hsum i hi]
        apply sumTo_congr
        intro t ht
        rw [hold t ht]

end Farkas

section Affine

/-- An affine function is a form with one more unknown, the last one, that stands for 1. -/
theorem form_last (p z : α) (P x : Nat → α) (s : Nat) :
    sumTo (fun i => (if i = s then p else P i) * (if i = s then z else x i)) (s + 1) =
      sumTo (fun i => P i * x i) s + p * z := by
  have terms : ∀ i, i < s →
      (if i = s then p else P i) * (if i = s then z else x i) = P i * x i := by
    intro i hi
    have hne : ¬ i = s := by
      intro e
      rw [e] at hi
      exact Nat.lt_irrefl s hi
    rw [if_neg hne, if_neg hne]
  rw [sumTo_succ, sumTo_congr terms, if_pos rfl, if_pos rfl]

/-- The same form at any point. -/
theorem form_last_at (p : α) (P x : Nat → α) (s : Nat) :
    sumTo (fun i => (if i = s then p else P i) * x i) (s + 1) =
      sumTo (fun i => P i * x i) s + p * x s := by
  have terms : ∀ i, i < s → (if i = s then p else P i) * x i = P i * x i := by
    intro i hi
    have hne : ¬ i = s := by
      intro e
      rw [e] at hi
      exact Nat.lt_irrefl s hi
    rw [if_neg hne]
  rw [sumTo_succ, sumTo_congr terms, if_pos rfl]

/-- Farkas' lemma for affine functions: either some point makes all `m` of them at least zero, or
with weights at least zero they add up to the constant -1. -/
theorem affine_alternative (s m : Nat) (p : Nat → α) (P : Nat → Nat → α) :
    (∃ x : Nat → α, ∀ t, t < m → 0 ≤ p t + sumTo (fun i => P t i * x i) s) ∨
      ∃ w : Nat → α, (∀ t, t < m → 0 ≤ w t) ∧
        ∀ x : Nat → α, sumTo (fun t => w t * (p t + sumTo (fun i => P t i * x i) s)) m = -1 := by
  rcases farkas (s + 1) m (fun t i => if i = s then p t else P t i)
      (fun i => if i = s then -1 else 0) with hx | hw
  · obtain ⟨x, hx, hgx⟩ := hx
    have hpos : 0 < x s := by
      rw [form_last_at (-1) (fun _ => 0) x s, sumTo_congr (fun i _ => zero_mul (x i)), sumTo_const,
        mul_zero, zero_add, neg_mul, one_mul] at hgx
      exact neg_lt_zero.mp hgx
    refine Or.inl ⟨fun i => x i / x s, ?_⟩
    intro t ht
    have h1 := div_nonneg (hx t ht) hpos
    rw [form_last_at (p t) (P t) x s, add_div, mul_div_cancel _ (ne_of_gt hpos), add_comm,
      sumTo_div, sumTo_congr (fun i _ => mul_div_assoc (P t i) (x i) (x s))] at h1
    exact h1
  · obtain ⟨w, hw, hsum⟩ := hw
    refine Or.inr ⟨w, hw, ?_⟩
    intro x
    have h1 := form_combination hsum (fun i => if i = s then 1 else x i)
    rw [form_last (-1) 1 (fun _ => 0) x s, sumTo_congr (fun i _ => zero_mul (x i)), sumTo_const,
      mul_zero, zero_add, mul_one] at h1
    rw [h1]
    apply sumTo_congr
    intro t _
    rw [form_last (p t) 1 (P t) x s, mul_one, add_comm]

end Affine

section Boxes

/-- A sum in which one term only is not zero, or none at all. -/
theorem sumTo_pick (c : α) (x : Nat → α) (i n : Nat) :
    (i < n → sumTo (fun j => (if j = i then c else 0) * x j) n = c * x i) ∧
      (n ≤ i → sumTo (fun j => (if j = i then c else 0) * x j) n = 0) := by
  induction n with
  | zero => exact ⟨fun h => absurd h (nat_not_lt_zero i), fun _ => rfl⟩
  | succ n ih =>
    rw [sumTo_succ]
    constructor
    · intro h
      rcases nat_lt_or_eq (Nat.le_of_lt_succ h) with h1 | h1
      · have hne : ¬ n = i := by
          intro e
          rw [e] at h1
          exact Nat.lt_irrefl i h1
        rw [ih.1 h1, if_neg hne, zero_mul, add_zero]
      · have hin : n ≤ i := by
          rewrite [h1]
          exact Nat.le_refl n
        rw [ih.2 hin, if_pos h1.symm, zero_add, h1]
    · intro h
      have hne : ¬ n = i := by
        intro e
        rw [e] at h
        exact Nat.lt_irrefl i h
      rw [ih.2 (Nat.le_trans (Nat.le_succ n) h), if_neg hne, zero_mul, add_zero]

/-- Adding the same number in front keeps a place below a bound. -/
theorem nat_shift_lt {i n : Nat} (h : i < n) (m : Nat) : m + i < m + n := by
  have h0 : i + 1 ≤ n := h
  have h1 := Nat.add_le_add_left h0 m
  rw [← Nat.add_assoc] at h1
  exact Nat.lt_of_lt_of_le (nat_lt_succ (m + i)) h1

/-- Taking the same number away in front keeps a place below a bound. -/
theorem nat_lt_of_shift_lt {i n m : Nat} (h : m + i < m + n) : i < n :=
  nat_lt_of_not_le (fun h1 => nat_not_le_of_lt h (Nat.add_le_add_left h1 m))

/-- A box of `s` intervals is the set of solutions of `2 s` affine inequalities. -/
theorem exists_box_rows (lo hi : Nat → α) (s : Nat) :
    ∃ (p : Nat → α) (P : Nat → Nat → α), ∀ x : Nat → α,
      (∀ i, i < s + s → 0 ≤ p i + sumTo (fun j => P i j * x j) s) ↔ InBox lo hi x s := by
  obtain ⟨p, hlo, hhi⟩ := exists_joined (fun i => -lo i) hi s
  obtain ⟨P, hP, hQ⟩ := exists_joined (fun i j => if j = i then (1 : α) else 0)
    (fun i j => if j = i then (-1 : α) else 0) s
  refine ⟨p, P, ?_⟩
  intro x
  have low : ∀ i, i < s → p i + sumTo (fun j => P i j * x j) s = x i - lo i := by
    intro i hi'
    rw [hlo i hi', hP i hi', (sumTo_pick 1 x i s).1 hi', one_mul, add_comm, sub_eq]
  have high : ∀ i, i < s → p (s + i) + sumTo (fun j => P (s + i) j * x j) s = hi i - x i := by
    intro i hi'
    rw [hhi i, hQ i, (sumTo_pick (-1) x i s).1 hi', neg_mul, one_mul, sub_eq]
  constructor
  · intro h i hi'
    have h1 := h i (Nat.lt_of_lt_of_le hi' (Nat.le_add_right s s))
    have h2 := h (s + i) (nat_shift_lt hi' s)
    rw [low i hi'] at h1
    rw [high i hi'] at h2
    exact ⟨sub_nonneg.mp h1, sub_nonneg.mp h2⟩
  · intro h i hi'
    rcases Nat.lt_or_ge i s with h1 | h1
    · rw [low i h1]
      exact sub_nonneg.mpr (h i h1).1
    · obtain ⟨d, hd⟩ := nat_exists_add h1
      rw [hd] at hi'
      rw [hd, high d (nat_lt_of_shift_lt hi')]
      exact sub_nonneg.mpr (h d (nat_lt_of_shift_lt hi')).2

/-- Either some point of the box makes all `m` affine functions at least zero, or with weights at
least zero they add up to something negative at every point of the box. -/
theorem box_alternative (lo hi : Nat → α) (s m : Nat) (p : Nat → α) (P : Nat → Nat → α) :
    (∃ x, InBox lo hi x s ∧ ∀ t, t < m → 0 ≤ p t + sumTo (fun i => P t i * x i) s) ∨
      ∃ w : Nat → α, (∀ t, t < m → 0 ≤ w t) ∧ ∀ x, InBox lo hi x s →
        sumTo (fun t => w t * (p t + sumTo (fun i => P t i * x i) s)) m < 0 := by
  obtain ⟨r, R, hbox⟩ := exists_box_rows lo hi s
  obtain ⟨q, hq, hr⟩ := exists_joined p r m
  obtain ⟨Q, hQ, hR⟩ := exists_joined P R m
  rcases affine_alternative s (m + (s + s)) q Q with hx | hw
  · obtain ⟨x, hx⟩ := hx
    refine Or.inl ⟨x, (hbox x).mp ?_, ?_⟩
    · intro i hi'
      have h1 := hx (m + i) (nat_shift_lt hi' m)
      rw [hr i, hR i] at h1
      exact h1
    · intro t ht
      have h1 := hx t (Nat.lt_of_lt_of_le ht (Nat.le_add_right m (s + s)))
      rw [hq t ht, hQ t ht] at h1
      exact h1
  · obtain ⟨w, hw, hsum⟩ := hw
    refine Or.inr ⟨w, fun t ht => hw t (Nat.lt_of_lt_of_le ht (Nat.le_add_right m (s + s))), ?_⟩
    intro x hx
    have rest : 0 ≤ sumTo (fun i =>
        w (m + i) * (q (m + i) + sumTo (fun j => Q (m + i) j * x j) s)) (s + s) := by
      apply sumTo_nonneg
      intro i hi'
      rw [hr i, hR i]
      exact mul_nonneg (hw (m + i) (nat_shift_lt hi' m)) ((hbox x).mpr hx i hi')
    have others : sumTo (fun t => w t * (q t + sumTo (fun i => Q t i * x i) s)) m =
        sumTo (fun t => w t * (p t + sumTo (fun i => P t i * x i) s)) m := by
      apply sumTo_congr
      intro t ht
      rw [hq t ht, hQ t ht]
    have total := hsum x
    rw [sumTo_append, others] at total
    have h1 := le_add_of_nonneg_right
      (a := sumTo (fun t => w t * (p t + sumTo (fun i => P t i * x i) s)) m) rest
    rw [total] at h1
    exact lt_of_le_of_lt h1 (neg_lt_zero.mpr zero_lt_one)

end Boxes

end SpecMoE
