import SpecMoE.Alternative
import SpecMoE.Robust
/-!
# B8, continued: which draft lengths does some bandwidth in the box make best?

Comparing two lengths at a time does not answer this: `B8_pairs_not_enough` is a case where a length
is nowhere best although each other length is somewhere slower.  The exact answer is
`B8_possible_iff`.  A length `k` is best at some point of the box, or else a *mixture* of lengths
beats it at every point; never both, and one corner decides whether a mixture does.  A mixture runs
length `j` with weight `w j`; its throughput is the weighted sum of tokens over that of costs.
So each answer has a witness that a few comparisons check: a point, or weights.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Mixtures

/-- The cost of a mixture is one affine function of the seconds per byte. -/
theorem mixture_cost (F : Nat → α) (B : Nat → Nat → α) (w x : Nat → α) (s n : Nat) :
    sumTo (fun j => w j * linearCost F B x s j) n =
      sumTo (fun j => w j * F j) n +
        sumTo (fun i => sumTo (fun j => w j * B i j) n * x i) s := by
  have each : ∀ j, j < n →
      w j * linearCost F B x s j = w j * F j + w j * sumTo (fun i => B i j * x i) s := fun j _ =>
    mul_add _ _ _
  have bytes : sumTo (fun i => sumTo (fun j => w j * B i j) n * x i) s =
      sumTo (fun j => w j * sumTo (fun i => B i j * x i) s) n :=
    form_combination (A := fun j i => B i j) (fun _ _ => rfl) x
  rw [sumTo_congr each, sumTo_add, bytes]

/-- A weighted sum of comparisons of `k` with each `j` is the comparison with the mixture. -/
theorem mixture_difference (C : Nat → α) (a : α) (w : Nat → α) (k n : Nat) :
    sumTo (fun j => w j * (expectedTokens a k * C j - expectedTokens a j * C k)) n =
      expectedTokens a k * sumTo (fun j => w j * C j) n -
        sumTo (fun j => w j * expectedTokens a j) n * C k := by
  have each : ∀ j, j < n → w j * (expectedTokens a k * C j - expectedTokens a j * C k) =
      expectedTokens a k * (w j * C j) - w j * expectedTokens a j * C k := by
    intro j _
    rw [mul_sub, mul_left_comm, mul_assoc]
  rw [mul_sumTo, sumTo_mul, ← sumTo_sub, sumTo_congr each]

/-- **B8** (mixtures) A mixture of draft lengths beats length `k` for every bandwidth in the box
exactly if it does so at one corner, again the one that the signs of the coefficients name. -/
theorem B8_mixture_iff {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi w y : Nat → α}
    {s n k : Nat} (hbox : ∀ i, i < s → lo i ≤ hi i)
    (hy : WorstCorner (fun i => sumTo (fun j => w j * expectedTokens a j) n * B i k -
      expectedTokens a k * sumTo (fun j => w j * B i j) n) lo hi y s) :
    (∀ x, InBox lo hi x s →
      expectedTokens a k * sumTo (fun j => w j * linearCost F B x s j) n <
        sumTo (fun j => w j * expectedTokens a j) n * linearCost F B x s k) ↔
      expectedTokens a k * sumTo (fun j => w j * linearCost F B y s j) n <
        sumTo (fun j => w j * expectedTokens a j) n * linearCost F B y s k := by
  have corner := affine_corner_lt_iff (f := sumTo (fun j => w j * F j) n) (g := F k) hbox hy
  rw [mixture_cost F B w y s n]
  refine Iff.trans ?_ corner
  constructor
  · intro h x hx
    rw [← mixture_cost F B w x s n]
    exact h x hx
  · intro h x hx
    rw [mixture_cost F B w x s n]
    exact h x hx

end Mixtures

section Possible

/-- Best is: no other length has more tokens per cost, in cross products. -/
theorem isBest_iff_cross {C : Nat → α} {a : α} {K k : Nat} (hC : ∀ j, j ≤ K → 0 < C j)
    (hk : k ≤ K) : IsBest C a K k ↔
      ∀ j, j < K + 1 → 0 ≤ expectedTokens a k * C j - expectedTokens a j * C k := by
  constructor
  · intro h j hj
    have hjK := Nat.le_of_lt_succ hj
    exact sub_nonneg.mpr ((throughput_le_iff (hC j hjK) (hC k hk)).mp (h.2 j hjK))
  · intro h
    refine ⟨hk, fun j hj => (throughput_le_iff (hC j hj) (hC k hk)).mpr ?_⟩
    exact sub_nonneg.mp (h j (Nat.lt_succ_of_le hj))

/-- A length that is best is beaten by no mixture. -/
theorem best_not_beaten {C : Nat → α} {a : α} {K k : Nat} {w : Nat → α}
    (hC : ∀ j, j ≤ K → 0 < C j) (hw : ∀ j, j ≤ K → 0 ≤ w j) (h : IsBest C a K k) :
    sumTo (fun j => w j * expectedTokens a j) (K + 1) * C k ≤
      expectedTokens a k * sumTo (fun j => w j * C j) (K + 1) := by
  apply sub_nonneg.mp
  rw [← mixture_difference]
  apply sumTo_nonneg
  intro j hj
  exact mul_nonneg (hw j (Nat.le_of_lt_succ hj)) ((isBest_iff_cross hC h.1).mp h j hj)

/-- Either some point of the box makes `k` best, or a mixture beats `k` on all of the box. -/
theorem possible_or_beaten {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi : Nat → α}
    {s K k : Nat} (hB : ∀ j, j ≤ K → ∀ i, i < s → 0 ≤ B i j)
    (hC : ∀ j, j ≤ K → 0 < linearCost F B lo s j) (hk : k ≤ K) :
    (∃ x, InBox lo hi x s ∧ IsBest (linearCost F B x s) a K k) ∨
      ∃ w : Nat → α, (∀ j, j ≤ K → 0 ≤ w j) ∧ ∀ x, InBox lo hi x s →
        expectedTokens a k * sumTo (fun j => w j * linearCost F B x s j) (K + 1) <
          sumTo (fun j => w j * expectedTokens a j) (K + 1) * linearCost F B x s k := by
  have cross : ∀ (x : Nat → α) (j : Nat),
      expectedTokens a k * linearCost F B x s j - expectedTokens a j * linearCost F B x s k =
        expectedTokens a k * F j - expectedTokens a j * F k + sumTo (fun i =>
          (expectedTokens a k * B i j - expectedTokens a j * B i k) * x i) s := fun x j =>
    affine_difference (expectedTokens a j) (expectedTokens a k) (F k) (F j) (fun i => B i k)
      (fun i => B i j) x s
  rcases box_alternative lo hi s (K + 1)
      (fun j => expectedTokens a k * F j - expectedTokens a j * F k)
      (fun j i => expectedTokens a k * B i j - expectedTokens a j * B i k) with hx | hw
  · obtain ⟨x, hx, hall⟩ := hx
    refine Or.inl ⟨x, hx, (isBest_iff_cross ?_ hk).mpr ?_⟩
    · exact fun j hj => linearCost_pos (hB j hj) (hC j hj) hx
    · intro j hj
      rw [cross x j]
      exact hall j hj
  · obtain ⟨w, hw, hneg⟩ := hw
    refine Or.inr ⟨w, fun j hj => hw j (Nat.lt_succ_of_le hj), ?_⟩
    intro x hx
    apply sub_lt_zero.mp
    rw [← mixture_difference, sumTo_congr (fun j _ => by rw [cross x j])]
    exact hneg x hx

/-- **B8** (possible) The exact set of draft lengths that some bandwidth in the box makes best:
`k` is in it exactly if no mixture of the lengths `0..K` beats `k` at the mixture's own corner.  A
point of the box shows that `k` is possible, weights show that it is not, and one of the two always
exists. -/
theorem B8_possible_iff {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi : Nat → α} {s K k : Nat}
    (hbox : ∀ i, i < s → lo i ≤ hi i) (hB : ∀ j, j ≤ K → ∀ i, i < s → 0 ≤ B i j)
    (hC : ∀ j, j ≤ K → 0 < linearCost F B lo s j) (hk : k ≤ K) :
    (∃ x, InBox lo hi x s ∧ IsBest (linearCost F B x s) a K k) ↔
      ¬ ∃ w y : Nat → α, (∀ j, j ≤ K → 0 ≤ w j) ∧
        WorstCorner (fun i => sumTo (fun j => w j * expectedTokens a j) (K + 1) * B i k -
          expectedTokens a k * sumTo (fun j => w j * B i j) (K + 1)) lo hi y s ∧
        expectedTokens a k * sumTo (fun j => w j * linearCost F B y s j) (K + 1) <
          sumTo (fun j => w j * expectedTokens a j) (K + 1) * linearCost F B y s k := by
  constructor
  · intro hpos hmix
    obtain ⟨x, hx, hbest⟩ := hpos
    obtain ⟨w, y, hw, hy, hlt⟩ := hmix
    have hCx : ∀ j, j ≤ K → 0 < linearCost F B x s j := fun j hj =>
      linearCost_pos (hB j hj) (hC j hj) hx
    exact not_le_of_lt ((B8_mixture_iff hbox hy).mpr hlt x hx) (best_not_beaten hCx hw hbest)
  · intro hnone
    rcases possible_or_beaten (a := a) (hi := hi) hB hC hk with h | h
    · exact h
    · obtain ⟨w, hw, hlt⟩ := h
      obtain ⟨y, hy⟩ := exists_worstCorner
        (fun i => sumTo (fun j => w j * expectedTokens a j) (K + 1) * B i k -
          expectedTokens a k * sumTo (fun j => w j * B i j) (K + 1)) lo hi s
      exact absurd ⟨w, y, hw, hy, hlt y (worstCorner_inBox hbox hy)⟩ hnone

/-- **B8** (beaten by one) A draft length `k` that some other one, `j`, beats at the corner that
belongs to `j` against `k` is best for no bandwidth in the box.  This rules lengths out fast; it
need not find all that can be ruled out. -/
theorem B8_beaten {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi y : Nat → α} {s K j k : Nat}
    (hbox : ∀ i, i < s → lo i ≤ hi i) (hBj : ∀ i, i < s → 0 ≤ B i j)
    (hBk : ∀ i, i < s → 0 ≤ B i k) (hj : 0 < linearCost F B lo s j)
    (hk : 0 < linearCost F B lo s k) (hjK : j ≤ K)
    (hy : WorstCorner (fun i => expectedTokens a j * B i k - expectedTokens a k * B i j)
      lo hi y s)
    (h : throughput (linearCost F B y s) a k < throughput (linearCost F B y s) a j) :
    ¬ ∃ x, InBox lo hi x s ∧ IsBest (linearCost F B x s) a K k := by
  intro hpos
  obtain ⟨x, hx, hbest⟩ := hpos
  exact not_le_of_lt ((B8_corner hbox hBk hBj hk hj hy).mpr h x hx) (hbest.2 j hjK)

end Possible

section Examples

/-- **B8** (sharper than B6) For every error `e` above zero there are two draft lengths that B8
tells apart for every bandwidth in the `e`-box although B6 does not: both request the same bytes
from one kernel, so the error is common to both and cancels. -/
theorem B8_sharper {e : α} (he0 : 0 < e) (he : e < 1) :
    ¬ (1 + e) * throughput (linearCost (fun _ => 0) (fun _ _ => 1) (fun _ => 1) 1) e 0 <
        (1 - e) * throughput (linearCost (fun _ => 0) (fun _ _ => 1) (fun _ => 1) 1) e 1 ∧
      ∀ x : Nat → α, InBox (fun _ => (1 - e) * 1) (fun _ => (1 + e) * 1) x 1 →
        throughput (linearCost (fun _ => 0) (fun _ _ => 1) x 1) e 0 <
          throughput (linearCost (fun _ => 0) (fun _ _ => 1) x 1) e 1 := by
  have cost : ∀ (x : Nat → α) (k : Nat), linearCost (fun _ => 0) (fun _ _ => 1) x 1 k = x 0 := by
    intro x k
    have h : 0 + sumTo (fun i => 1 * x i) 1 = x 0 := by rw [zero_add, sumTo_one, one_mul]
    exact h
  have value : ∀ (x : Nat → α) (k : Nat),
      throughput (linearCost (fun _ => 0) (fun _ _ => 1) x 1) e k = expectedTokens e k / x 0 := by
    intro x k
    rw [throughput_def, cost]
  have tokens : expectedTokens e 1 = 1 + e := by
    have h := expectedTokens_succ e 0
    rw [expectedTokens_zero, pow_succ, pow_zero, one_mul] at h
    exact h
  constructor
  · rw [value, value, tokens, expectedTokens_zero, div_one, div_one, mul_one]
    apply not_lt_of_le
    exact mul_le_of_le_one_left (le_of_lt (add_pos zero_lt_one he0)) (sub_le_self (le_of_lt he0))
  · intro x hx
    have hx0 : 0 < x 0 := by
      have h1 := (hx 0 (nat_lt_succ 0)).1
      exact lt_of_lt_of_le (mul_pos (sub_pos.mpr he) zero_lt_one) h1
    rw [value, value, tokens, expectedTokens_zero]
    exact div_lt_div_right hx0 (lt_add_of_pos_right he0)

/-- For the example below: a multiple of an affine function with whole coefficients. -/
theorem whole_affine_scale (p f b : Nat) (z : α) :
    natCast p * (natCast f + natCast b * z) = natCast (p * f) + natCast (p * b) * z := by
  rw [natCast_mul, natCast_mul, mul_add, mul_assoc]

/-- For the example below: a sum of affine functions with whole coefficients. -/
theorem whole_affine_add (f b g c : Nat) (z : α) :
    natCast f + natCast b * z + (natCast g + natCast c * z) =
      natCast (f + g) + natCast (b + c) * z := by
  rw [natCast_add, natCast_add, add_mul, add_add_add_comm]

/-- For the example below: no number satisfies both comparisons. -/
theorem whole_affine_contradiction {z : α}
    (h0 : natCast 1 * (natCast 6 + natCast 4 * z) ≤ natCast 2 * (natCast 0 + natCast 3 * z))
    (h2 : natCast 3 * (natCast 6 + natCast 4 * z) ≤ natCast 2 * (natCast 15 + natCast 3 * z)) :
    False := by
  rw [whole_affine_scale, whole_affine_scale] at h0
  rw [whole_affine_scale, whole_affine_scale] at h2
  have h1 := mul_le_mul_left (natCast_nonneg (α := α) 3) h0
  rw [whole_affine_scale, whole_affine_scale] at h1
  have h3 := add_le_add h1 h2
  rw [whole_affine_add, whole_affine_add] at h3
  have h4 : (natCast 36 : α) + natCast 24 * z ≤ natCast 30 + natCast 24 * z := h3
  rw [add_le_add_iff_right, natCast_le_iff] at h4
  exact absurd h4 (by decide)

/-- For the example below: the comparison with length 1 at acceptance rate 1, in whole numbers. -/
theorem whole_example_iff {f b : Nat → Nat} {x : Nat → α} {j : Nat}
    (hj : 0 < linearCost (fun k => natCast (f k)) (fun _ k => natCast (b k + 1)) x 1 j)
    (h1 : 0 < linearCost (fun k => natCast (f k)) (fun _ k => natCast (b k + 1)) x 1 1) :
    throughput (linearCost (fun k => natCast (f k)) (fun _ k => natCast (b k + 1)) x 1) 1 j ≤
        throughput (linearCost (fun k => natCast (f k)) (fun _ k => natCast (b k + 1)) x 1) 1 1 ↔
      natCast (j + 1) * (natCast (f 1) + natCast (b 1 + 1) * x 0) ≤
        natCast 2 * (natCast (f j) + natCast (b j + 1) * x 0) := by
  have cost : ∀ k, linearCost (fun k => natCast (f k)) (fun _ k => natCast (b k + 1)) x 1 k =
      natCast (f k) + natCast (b k + 1) * x 0 := by
    intro k
    have h : natCast (f k) + sumTo (fun i => natCast (b k + 1) * x i) 1 =
        natCast (f k) + natCast (b k + 1) * x 0 := by rw [sumTo_one]
    exact h
  rewrite [throughput_le_iff hj h1, cost, cost, expectedTokens_one, expectedTokens_one]
  exact Iff.rfl

/-- **B8** (pairs are not enough) Comparing lengths two at a time does not find all lengths that can
be ruled out: there are three lengths and one kernel such that length 1 is, against each other
length, at least as fast somewhere in the box, and yet nowhere in the box best. -/
theorem B8_pairs_not_enough : ∃ (F : Nat → α) (B : Nat → Nat → α) (lo hi : Nat → α),
    (∀ i, 0 < lo i ∧ lo i ≤ hi i) ∧ (∀ i j, 0 ≤ F j ∧ 0 < B i j) ∧
      (∀ j, j ≤ 2 → ∃ x, InBox lo hi x 1 ∧
        throughput (linearCost F B x 1) 1 j ≤ throughput (linearCost F B x 1) 1 1) ∧
      ¬ ∃ x, InBox lo hi x 1 ∧ IsBest (linearCost F B x 1) 1 2 1 := by
  obtain ⟨f, hf0, hf1, hf2⟩ : ∃ f : Nat → Nat, f 0 = 0 ∧ f 1 = 6 ∧ f 2 = 15 :=
    ⟨fun
      | 0 => 0
      | 1 => 6
      | _ + 2 => 15, rfl, rfl, rfl⟩
  obtain ⟨b, hb0, hb1, hb2⟩ : ∃ b : Nat → Nat, b 0 = 2 ∧ b 1 = 3 ∧ b 2 = 2 :=
    ⟨fun
      | 0 => 2
      | 1 => 3
      | _ + 2 => 2, rfl, rfl, rfl⟩
  have bytes : ∀ i k : Nat, (0 : α) < natCast (b k + 1) := fun _ k => natCast_succ_pos (b k)
  have cost : ∀ (x : Nat → α) (k : Nat), 0 < x 0 →
      0 < linearCost (fun k => natCast (f k)) (fun _ k => natCast (b k + 1)) x 1 k := by
    intro x k hx
    have h1 := mul_pos (bytes 0 k) hx
    have h2 : 0 < natCast (f k) + sumTo (fun i => natCast (b k + 1) * x i) 1 := by
      rw [sumTo_one]
      exact add_pos_of_nonneg_of_pos (natCast_nonneg (f k)) h1
    exact h2
  have one_le_four : (natCast 1 : α) ≤ natCast 4 := natCast_le (by decide)
  refine ⟨fun k => natCast (f k), fun _ k => natCast (b k + 1), fun _ => natCast 1,
    fun _ => natCast 4, fun _ => ⟨natCast_succ_pos 0, one_le_four⟩,
    fun i k => ⟨natCast_nonneg (f k), bytes i k⟩, ?_, ?_⟩
  · intro j hj
    rcases nat_le_or_eq_succ hj with h1 | h1
    · rcases nat_le_or_eq_succ h1 with h2 | h2
      · have h3 : j = 0 := Nat.le_antisymm h2 (Nat.zero_le j)
        refine ⟨fun _ => natCast 4, fun i _ => ⟨one_le_four, le_refl _⟩, ?_⟩
        have hx : (0 : α) < natCast 4 := natCast_succ_pos 3
        rw [h3]
        apply (whole_example_iff (cost (fun _ => natCast 4) 0 hx)
          (cost (fun _ => natCast 4) 1 hx)).mpr
        rw [hf0, hf1, hb0, hb1, ← natCast_mul, ← natCast_mul, ← natCast_add, ← natCast_add,
          ← natCast_mul, ← natCast_mul]
        exact natCast_le (by decide)
      · refine ⟨fun _ => natCast 1, fun i _ => ⟨le_refl _, one_le_four⟩, ?_⟩
        rw [h2]
        exact le_refl _
    · refine ⟨fun _ => natCast 1, fun i _ => ⟨le_refl _, one_le_four⟩, ?_⟩
      have hx : (0 : α) < natCast 1 := natCast_succ_pos 0
      rw [h1]
      apply (whole_example_iff (cost (fun _ => natCast 1) 2 hx)
        (cost (fun _ => natCast 1) 1 hx)).mpr
      rw [hf1, hf2, hb1, hb2, ← natCast_mul, ← natCast_mul, ← natCast_add, ← natCast_add,
        ← natCast_mul, ← natCast_mul]
      exact natCast_le (by decide)
  · intro hpos
    obtain ⟨x, hx, hbest⟩ := hpos
    have hx0 : 0 < x 0 := lt_of_lt_of_le (natCast_succ_pos 0) (hx 0 (nat_lt_succ 0)).1
    have h0 := (whole_example_iff (cost x 0 hx0) (cost x 1 hx0)).mp (hbest.2 0 (Nat.zero_le 2))
    have h2 := (whole_example_iff (cost x 2 hx0) (cost x 1 hx0)).mp (hbest.2 2 (Nat.le_refl 2))
    rw [hf0, hf1, hb0, hb1] at h0
    rw [hf1, hf2, hb1, hb2] at h2
    exact whole_affine_contradiction h0 h2

end Examples

end SpecMoE
