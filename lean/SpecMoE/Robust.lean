import SpecMoE.BandwidthError
/-!
# The best draft length under bandwidth error: B6 (certain), B7 (regret), B8 (exact comparison)

B6 and B7 take costs: `Within e (Chat j) (C j)`, the true cost is within `e` of the fitted one.
B8 takes bandwidths, as seconds per byte `x i = 1 / W_i`, each in an interval `lo i ≤ x i ≤ hi i`:
the box.  `B8_box_iff` says which box a relative bandwidth error `e` is, and
`linearCost_stepCost` that `linearCost` is the step cost of the model.  `Possible.lean` answers
which lengths some point of the box makes best.

`F k` is time that is known, at length `k`.  Drafting time that is itself uncertain enters as one
more kernel: the fitted time as its bytes, and a fitted bandwidth of 1.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Certain

/-- If the true cost is within `e` of the fitted one, the fitted throughput is within `e` of the
true one. -/
theorem throughput_within {e a : α} {C Chat : Nat → α} {k : Nat} (he : e < 1) (ha : 0 ≤ a)
    (hk : 0 < Chat k) (h : Within e (Chat k) (C k)) :
    Within e (throughput C a k) (throughput Chat a k) :=
  B1_time he (le_of_lt (expectedTokens_pos ha k)) hk h

/-- **B6** (two lengths) If the fitted throughput of `k` exceeds that of `j` by more than the factor
`(1+e)/(1-e)`, then `k` is truly faster than `j`. -/
theorem B6_pair {e a : α} {C Chat : Nat → α} {j k : Nat} (he : e < 1) (ha : 0 ≤ a)
    (hj : 0 < Chat j) (hk : 0 < Chat k) (hwj : Within e (Chat j) (C j))
    (hwk : Within e (Chat k) (C k))
    (h : (1 + e) * throughput Chat a j < (1 - e) * throughput Chat a k) :
    throughput C a j < throughput C a k := by
  have he0 : 0 < 1 - e := sub_pos.mpr he
  have he1 := within_one_add_pos he hj hwj
  apply lt_of_mul_lt_mul_left (le_of_lt (mul_pos he0 he1))
  calc (1 - e) * (1 + e) * throughput C a j
      = (1 + e) * ((1 - e) * throughput C a j) := by rw [mul_comm (1 - e), mul_assoc]
    _ ≤ (1 + e) * throughput Chat a j :=
        mul_le_mul_left (le_of_lt he1) (throughput_within he ha hj hwj).1
    _ < (1 - e) * throughput Chat a k := h
    _ ≤ (1 - e) * ((1 + e) * throughput C a k) :=
        mul_le_mul_left (le_of_lt he0) (throughput_within he ha hk hwk).2
    _ = (1 - e) * (1 + e) * throughput C a k := (mul_assoc _ _ _).symm

/-- **B6** If one draft length leads every other one in `0..K` by more than the factor
`(1+e)/(1-e)` in the fitted throughput, it is the best one in truth, and the only one: the choice
is certain although the bandwidths are not. -/
theorem B6_certain {e a : α} {C Chat : Nat → α} {K k : Nat} (he : e < 1) (ha : 0 ≤ a)
    (hC : ∀ j, j ≤ K → 0 < Chat j) (hw : ∀ j, j ≤ K → Within e (Chat j) (C j)) (hk : k ≤ K)
    (h : ∀ j, j ≤ K → ¬ j = k →
      (1 + e) * throughput Chat a j < (1 - e) * throughput Chat a k) :
    IsLeastBest C a K k ∧ ∀ j, j ≤ K → ¬ j = k → throughput C a j < throughput C a k := by
  have faster : ∀ j, j ≤ K → ¬ j = k → throughput C a j < throughput C a k := fun j hj hne =>
    B6_pair he ha (hC j hj) (hC k hk) (hw j hj) (hw k hk) (h j hj hne)
  refine ⟨⟨⟨hk, ?_⟩, ?_⟩, faster⟩
  · intro j hj
    by_cases hjk : j = k
    · rw [hjk]
      exact le_refl _
    · exact le_of_lt (faster j hj hjk)
  · intro j hj
    by_cases hjk : j = k
    · rewrite [hjk]
      exact Nat.le_refl k
    · exact absurd (hj.2 k hk) (not_le_of_lt (faster j hj.1 hjk))

/-- **B7** (against any length) The draft length that the fitted costs make best is in truth at
least `(1-e)/(1+e)` times as fast as any other one in `0..K`. -/
theorem B7_regret_any {e a : α} {C Chat : Nat → α} {K khat j : Nat} (he : e < 1) (ha : 0 ≤ a)
    (hC : ∀ i, i ≤ K → 0 < Chat i) (hw : ∀ i, i ≤ K → Within e (Chat i) (C i))
    (hkhat : IsBest Chat a K khat) (hj : j ≤ K) :
    (1 - e) * throughput C a j ≤ (1 + e) * throughput C a khat :=
  calc (1 - e) * throughput C a j
      ≤ throughput Chat a j := (throughput_within he ha (hC j hj) (hw j hj)).1
    _ ≤ throughput Chat a khat := hkhat.2 j hj
    _ ≤ (1 + e) * throughput C a khat :=
        (throughput_within he ha (hC khat hkhat.1) (hw khat hkhat.1)).2

/-- **B7** A draft length chosen as best from fitted costs, ties broken in any way, reaches at least
`(1-e)/(1+e)` of the best true throughput over `0..K`. -/
theorem B7_regret {e a : α} {C Chat : Nat → α} {K khat kstar : Nat} (he : e < 1) (ha : 0 ≤ a)
    (hC : ∀ i, i ≤ K → 0 < Chat i) (hw : ∀ i, i ≤ K → Within e (Chat i) (C i))
    (hkhat : IsBest Chat a K khat) (hkstar : IsBest C a K kstar) :
    (1 - e) * throughput C a kstar ≤ (1 + e) * throughput C a khat :=
  B7_regret_any he ha hC hw hkhat hkstar.1

end Certain

section Corners

/-- Over a box a linear function is least at the corner that the signs of its coefficients name. -/
theorem worstCorner_le {c lo hi x y : Nat → α} {s : Nat} (hx : InBox lo hi x s)
    (hy : WorstCorner c lo hi y s) :
    sumTo (fun i => c i * y i) s ≤ sumTo (fun i => c i * x i) s := by
  apply sumTo_le
  intro i hi'
  rcases lt_or_le (c i) 0 with h | h
  · rw [(hy i hi').2 h]
    exact mul_le_mul_of_nonpos_left (le_of_lt h) (hx i hi').2
  · rw [(hy i hi').1 h]
    exact mul_le_mul_left h (hx i hi').1

/-- The corner is a point of the box, if the box has points at all. -/
theorem worstCorner_inBox {c lo hi y : Nat → α} {s : Nat} (hbox : ∀ i, i < s → lo i ≤ hi i)
    (hy : WorstCorner c lo hi y s) : InBox lo hi y s := by
  intro i hi'
  rcases lt_or_le (c i) 0 with h | h
  · rw [(hy i hi').2 h]
    exact ⟨hbox i hi', le_refl _⟩
  · rw [(hy i hi').1 h]
    exact ⟨le_refl _, hbox i hi'⟩

/-- Every choice of coefficients has its corner. -/
theorem exists_worstCorner (c lo hi : Nat → α) (s : Nat) : ∃ y, WorstCorner c lo hi y s := by
  have place : ∀ i, ∃ z, (0 ≤ c i → z = lo i) ∧ (c i < 0 → z = hi i) := by
    intro i
    rcases lt_or_le (c i) 0 with h | h
    · exact ⟨hi i, fun h1 => absurd h (not_lt_of_le h1), fun _ => rfl⟩
    · exact ⟨lo i, fun _ => rfl, fun h1 => absurd h1 (not_lt_of_le h)⟩
  exact ⟨fun i => Classical.choose (place i), fun i _ => Classical.choose_spec (place i)⟩

/-- The difference of two multiples of affine functions, as one affine function. -/
theorem affine_difference (p q f g : α) (b c x : Nat → α) (s : Nat) :
    q * (g + sumTo (fun i => c i * x i) s) - p * (f + sumTo (fun i => b i * x i) s) =
      q * g - p * f + sumTo (fun i => (q * c i - p * b i) * x i) s := by
  have terms : ∀ i, i < s →
      q * (c i * x i) - p * (b i * x i) = (q * c i - p * b i) * x i := by
    intro i _
    rw [sub_mul, mul_assoc, mul_assoc]
  rw [mul_add, mul_add, add_sub_add_comm, mul_sumTo, mul_sumTo, ← sumTo_sub, sumTo_congr terms]

/-- The difference of two multiples of affine functions is least at its corner of the box. -/
theorem affine_corner_le {p q f g : α} {b c lo hi x y : Nat → α} {s : Nat}
    (hx : InBox lo hi x s) (hy : WorstCorner (fun i => q * c i - p * b i) lo hi y s) :
    q * (g + sumTo (fun i => c i * y i) s) - p * (f + sumTo (fun i => b i * y i) s) ≤
      q * (g + sumTo (fun i => c i * x i) s) - p * (f + sumTo (fun i => b i * x i) s) := by
  rw [affine_difference, affine_difference]
  exact add_le_add_left (worstCorner_le hx hy) _

/-- One multiple of an affine function is below another over the whole box exactly if it is so at
the corner of their difference. -/
theorem affine_corner_lt_iff {p q f g : α} {b c lo hi y : Nat → α} {s : Nat}
    (hbox : ∀ i, i < s → lo i ≤ hi i)
    (hy : WorstCorner (fun i => q * c i - p * b i) lo hi y s) :
    (∀ x, InBox lo hi x s →
      p * (f + sumTo (fun i => b i * x i) s) < q * (g + sumTo (fun i => c i * x i) s)) ↔
      p * (f + sumTo (fun i => b i * y i) s) < q * (g + sumTo (fun i => c i * y i) s) := by
  constructor
  · intro h
    exact h y (worstCorner_inBox hbox hy)
  · intro h x hx
    exact sub_pos.mp (lt_of_lt_of_le (sub_pos.mpr h) (affine_corner_le hx hy))

/-- One multiple of an affine function is at most another over the whole box exactly if it is so
at the corner of their difference. -/
theorem affine_corner_le_iff {p q f g : α} {b c lo hi y : Nat → α} {s : Nat}
    (hbox : ∀ i, i < s → lo i ≤ hi i)
    (hy : WorstCorner (fun i => q * c i - p * b i) lo hi y s) :
    (∀ x, InBox lo hi x s →
      p * (f + sumTo (fun i => b i * x i) s) ≤ q * (g + sumTo (fun i => c i * x i) s)) ↔
      p * (f + sumTo (fun i => b i * y i) s) ≤ q * (g + sumTo (fun i => c i * y i) s) := by
  constructor
  · intro h
    exact h y (worstCorner_inBox hbox hy)
  · intro h x hx
    exact sub_nonneg.mp (le_trans (sub_nonneg.mpr h) (affine_corner_le hx hy))

end Corners

section Costs

/-- With bytes at least zero, a cost grows with the seconds per byte. -/
theorem linearCost_le {F : Nat → α} {B : Nat → Nat → α} {x x' : Nat → α} {s k : Nat}
    (hB : ∀ i, i < s → 0 ≤ B i k) (h : ∀ i, i < s → x i ≤ x' i) :
    linearCost F B x s k ≤ linearCost F B x' s k :=
  add_le_add_left (sumTo_le (fun i hi => mul_le_mul_left (hB i hi) (h i hi))) (F k)

/-- A cost that is positive at the fast end of the box is positive in all of the box. -/
theorem linearCost_pos {F : Nat → α} {B : Nat → Nat → α} {lo hi x : Nat → α} {s k : Nat}
    (hB : ∀ i, i < s → 0 ≤ B i k) (hpos : 0 < linearCost F B lo s k) (hx : InBox lo hi x s) :
    0 < linearCost F B x s k :=
  lt_of_lt_of_le hpos (linearCost_le hB (fun i hi' => (hx i hi').1))

/-- The step cost of the model, as a linear function of `1 / W_i`: the fixed part is the fixed time
of a pass plus the drafting time; kernel `i` requests its bytes of a pass over `k + 1` tokens. -/
theorem linearCost_stepCost (F : α) (B : Nat → Nat → α) (W D : Nat → α) (s k : Nat) :
    linearCost (fun k => F + D k) (fun i k => B i (k + 1)) (fun i => 1 / W i) s k =
      stepCost (passTime F B W s) D k := by
  have terms : ∀ i, i < s → B i (k + 1) * (1 / W i) = B i (k + 1) / W i := fun i _ =>
    (div_eq_mul_one_div _ _).symm
  calc F + D k + sumTo (fun i => B i (k + 1) * (1 / W i)) s
      = F + D k + sumTo (fun i => B i (k + 1) / W i) s := by rw [sumTo_congr terms]
    _ = F + sumTo (fun i => B i (k + 1) / W i) s + D k := add_right_comm _ _ _

/-- If every `x i` is within `e` of the fitted one, so is the cost. -/
theorem linearCost_within {e : α} {F : Nat → α} {B : Nat → Nat → α} {xhat x : Nat → α}
    {s k : Nat} (he0 : 0 ≤ e) (hF : 0 ≤ F k) (hB : ∀ i, i < s → 0 ≤ B i k)
    (hx : ∀ i, i < s → Within e (xhat i) (x i)) :
    Within e (linearCost F B xhat s k) (linearCost F B x s k) := by
  apply within_add (within_self he0 hF)
  apply within_sumTo
  intro i hi'
  have h := hx i hi'
  constructor
  · rw [mul_left_comm]
    exact mul_le_mul_left (hB i hi') h.1
  · rw [mul_left_comm]
    exact mul_le_mul_left (hB i hi') h.2

/-- **B8** (the box) A fitted bandwidth within relative error `e` of the true one says exactly that
the true seconds per byte `1/W` lie between `(1-e)` and `(1+e)` times the fitted `1/W^`. -/
theorem B8_box_iff {e w what : α} (hw : 0 < w) (hwhat : 0 < what) :
    Within e w what ↔ (1 - e) * (1 / what) ≤ 1 / w ∧ 1 / w ≤ (1 + e) * (1 / what) := by
  have low : (1 - e) * (1 / what) ≤ 1 / w ↔ (1 - e) * w ≤ what := by
    rw [← mul_div_assoc, mul_one, div_le_div_iff hwhat hw, one_mul]
  have high : 1 / w ≤ (1 + e) * (1 / what) ↔ what ≤ (1 + e) * w := by
    rw [← mul_div_assoc, mul_one, div_le_div_iff hw hwhat, one_mul]
  rewrite [low, high]
  exact Iff.rfl

end Costs

section Exact

/-- **B8** Draft length `k` beats `j` for every bandwidth in the box exactly if it does so at one
corner, the one that the signs of `E(a,k) B_i(j) - E(a,j) B_i(k)` name: the fast end where the
coefficient is at least zero, the slow end where it is negative.  The number of kernels is any,
and one corner decides. -/
theorem B8_corner {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi y : Nat → α} {s j k : Nat}
    (hbox : ∀ i, i < s → lo i ≤ hi i) (hBj : ∀ i, i < s → 0 ≤ B i j)
    (hBk : ∀ i, i < s → 0 ≤ B i k) (hj : 0 < linearCost F B lo s j)
    (hk : 0 < linearCost F B lo s k)
    (hy : WorstCorner (fun i => expectedTokens a k * B i j - expectedTokens a j * B i k)
      lo hi y s) :
    (∀ x, InBox lo hi x s →
      throughput (linearCost F B x s) a j < throughput (linearCost F B x s) a k) ↔
      throughput (linearCost F B y s) a j < throughput (linearCost F B y s) a k := by
  have hyb := worstCorner_inBox hbox hy
  rw [throughput_lt_iff (linearCost_pos hBj hj hyb) (linearCost_pos hBk hk hyb)]
  refine Iff.trans ?_ (affine_corner_lt_iff (f := F k) (g := F j) hbox hy)
  constructor
  · intro h x hx
    exact (throughput_lt_iff (linearCost_pos hBj hj hx) (linearCost_pos hBk hk hx)).mp (h x hx)
  · intro h x hx
    exact (throughput_lt_iff (linearCost_pos hBj hj hx) (linearCost_pos hBk hk hx)).mpr (h x hx)

/-- **B8** (ties allowed) Draft length `k` is at least as fast as `j` for every bandwidth in the box
exactly if it is so at the same corner. -/
theorem B8_corner_le {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi y : Nat → α} {s j k : Nat}
    (hbox : ∀ i, i < s → lo i ≤ hi i) (hBj : ∀ i, i < s → 0 ≤ B i j)
    (hBk : ∀ i, i < s → 0 ≤ B i k) (hj : 0 < linearCost F B lo s j)
    (hk : 0 < linearCost F B lo s k)
    (hy : WorstCorner (fun i => expectedTokens a k * B i j - expectedTokens a j * B i k)
      lo hi y s) :
    (∀ x, InBox lo hi x s →
      throughput (linearCost F B x s) a j ≤ throughput (linearCost F B x s) a k) ↔
      throughput (linearCost F B y s) a j ≤ throughput (linearCost F B y s) a k := by
  have hyb := worstCorner_inBox hbox hy
  rw [throughput_le_iff (linearCost_pos hBj hj hyb) (linearCost_pos hBk hk hyb)]
  refine Iff.trans ?_ (affine_corner_le_iff (f := F k) (g := F j) hbox hy)
  constructor
  · intro h x hx
    exact (throughput_le_iff (linearCost_pos hBj hj hx) (linearCost_pos hBk hk hx)).mp (h x hx)
  · intro h x hx
    exact (throughput_le_iff (linearCost_pos hBj hj hx) (linearCost_pos hBk hk hx)).mpr (h x hx)

/-- **B8** (best everywhere) Draft length `k` is best in `0..K` for every bandwidth in the box
exactly if it is at least as fast as each `j` at the corner `y j` that belongs to `j`: `K`
comparisons, one corner each. -/
theorem B8_best_iff {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi : Nat → α}
    {y : Nat → Nat → α} {s K k : Nat} (hbox : ∀ i, i < s → lo i ≤ hi i)
    (hB : ∀ j, j ≤ K → ∀ i, i < s → 0 ≤ B i j) (hC : ∀ j, j ≤ K → 0 < linearCost F B lo s j)
    (hk : k ≤ K)
    (hy : ∀ j, j ≤ K →
      WorstCorner (fun i => expectedTokens a k * B i j - expectedTokens a j * B i k)
        lo hi (y j) s) :
    (∀ x, InBox lo hi x s → IsBest (linearCost F B x s) a K k) ↔
      ∀ j, j ≤ K →
        throughput (linearCost F B (y j) s) a j ≤ throughput (linearCost F B (y j) s) a k := by
  constructor
  · intro h j hj
    exact (B8_corner_le hbox (hB j hj) (hB k hk) (hC j hj) (hC k hk) (hy j hj)).mp
      (fun x hx => (h x hx).2 j hj)
  · intro h x hx
    exact ⟨hk, fun j hj => (B8_corner_le hbox (hB j hj) (hB k hk) (hC j hj) (hC k hk)
      (hy j hj)).mpr (h j hj) x hx⟩

/-- **B8** (the only best one, everywhere) Draft length `k` beats every other one in `0..K` for
every bandwidth in the box exactly if it beats each at the corner that belongs to it. -/
theorem B8_certain_iff {a : α} {F : Nat → α} {B : Nat → Nat → α} {lo hi : Nat → α}
    {y : Nat → Nat → α} {s K k : Nat} (hbox : ∀ i, i < s → lo i ≤ hi i)
    (hB : ∀ j, j ≤ K → ∀ i, i < s → 0 ≤ B i j) (hC : ∀ j, j ≤ K → 0 < linearCost F B lo s j)
    (hk : k ≤ K)
    (hy : ∀ j, j ≤ K →
      WorstCorner (fun i => expectedTokens a k * B i j - expectedTokens a j * B i k)
        lo hi (y j) s) :
    (∀ x, InBox lo hi x s → ∀ j, j ≤ K → ¬ j = k →
      throughput (linearCost F B x s) a j < throughput (linearCost F B x s) a k) ↔
      ∀ j, j ≤ K → ¬ j = k →
        throughput (linearCost F B (y j) s) a j < throughput (linearCost F B (y j) s) a k := by
  constructor
  · intro h j hj hne
    exact (B8_corner hbox (hB j hj) (hB k hk) (hC j hj) (hC k hk) (hy j hj)).mp
      (fun x hx => h x hx j hj hne)
  · intro h x hx j hj hne
    exact (B8_corner hbox (hB j hj) (hB k hk) (hC j hj) (hC k hk) (hy j hj)).mpr
      (h j hj hne) x hx

/-- Seconds per byte that agree give the same throughput. -/
theorem throughput_linearCost_congr {F : Nat → α} {B : Nat → Nat → α} {x x' : Nat → α} {s : Nat}
    (a : α) (k : Nat) (h : ∀ i, i < s → x i = x' i) :
    throughput (linearCost F B x s) a k = throughput (linearCost F B x' s) a k := by
  have terms : ∀ i, i < s → B i k * x i = B i k * x' i := by
    intro i hi'
    rw [h i hi']
  calc expectedTokens a k / (F k + sumTo (fun i => B i k * x i) s)
      = expectedTokens a k / (F k + sumTo (fun i => B i k * x' i) s) := by rw [sumTo_congr terms]

/-- **B8** (in bandwidths) The same said of the bandwidths themselves: `k` beats `j` for all true
bandwidths that the fitted ones allow within relative error `e` exactly if it does so at the one
corner of the box of seconds per byte. -/
theorem B8_bandwidths {e a : α} {F : Nat → α} {B : Nat → Nat → α} {What y : Nat → α}
    {s j k : Nat} (he0 : 0 ≤ e) (he : e < 1) (hWhat : ∀ i, i < s → 0 < What i)
    (hBj : ∀ i, i < s → 0 ≤ B i j) (hBk : ∀ i, i < s → 0 ≤ B i k)
    (hj : 0 < linearCost F B (fun i => (1 - e) * (1 / What i)) s j)
    (hk : 0 < linearCost F B (fun i => (1 - e) * (1 / What i)) s k)
    (hy : WorstCorner (fun i => expectedTokens a k * B i j - expectedTokens a j * B i k)
      (fun i => (1 - e) * (1 / What i)) (fun i => (1 + e) * (1 / What i)) y s) :
    (∀ W : Nat → α, (∀ i, i < s → 0 < W i ∧ Within e (W i) (What i)) →
      throughput (linearCost F B (fun i => 1 / W i) s) a j <
        throughput (linearCost F B (fun i => 1 / W i) s) a k) ↔
      throughput (linearCost F B y s) a j < throughput (linearCost F B y s) a k := by
  have hbox : ∀ i, i < s → (1 - e) * (1 / What i) ≤ (1 + e) * (1 / What i) := fun i hi' =>
    mul_le_mul_right (le_of_lt (one_div_pos (hWhat i hi')))
      (le_trans (sub_le_self he0) (le_add_of_nonneg_right he0))
  rw [← B8_corner hbox hBj hBk hj hk hy]
  constructor
  · intro h x hx
    have hx0 : ∀ i, i < s → 0 < x i := fun i hi' =>
      lt_of_lt_of_le (mul_pos (sub_pos.mpr he) (one_div_pos (hWhat i hi'))) (hx i hi').1
    have back : ∀ i, i < s → 1 / (1 / x i) = x i := by
      intro i hi'
      rw [div_eq_iff (ne_of_gt (one_div_pos (hx0 i hi'))),
        mul_one_div_cancel (ne_of_gt (hx0 i hi'))]
    have h1 := h (fun i => 1 / x i) (fun i hi' => ⟨one_div_pos (hx0 i hi'),
      (B8_box_iff (one_div_pos (hx0 i hi')) (hWhat i hi')).mpr (by
        rw [back i hi']
        exact hx i hi')⟩)
    rw [throughput_linearCost_congr a j back, throughput_linearCost_congr a k back] at h1
    exact h1
  · intro h W hW
    exact h _ (fun i hi' => (B8_box_iff (hW i hi').1 (hWhat i hi')).mp (hW i hi').2)

/-- **B8** (never wider than B6) Whatever B6 certifies about `j` and `k` from an error `e` on every
`x i = 1 / W_i`, the corner of the `e`-box certifies too: B6's inequality between the fitted
throughputs implies the comparison at the corner. -/
theorem B8_never_wider {e a : α} {F : Nat → α} {B : Nat → Nat → α} {xhat y : Nat → α}
    {s j k : Nat} (he0 : 0 ≤ e) (he : e < 1) (ha : 0 ≤ a) (hFj : 0 ≤ F j) (hFk : 0 ≤ F k)
    (hBj : ∀ i, i < s → 0 ≤ B i j) (hBk : ∀ i, i < s → 0 ≤ B i k)
    (hx : ∀ i, i < s → 0 ≤ xhat i) (hj : 0 < linearCost F B xhat s j)
    (hk : 0 < linearCost F B xhat s k)
    (h : (1 + e) * throughput (linearCost F B xhat s) a j <
      (1 - e) * throughput (linearCost F B xhat s) a k)
    (hy : WorstCorner (fun i => expectedTokens a k * B i j - expectedTokens a j * B i k)
      (fun i => (1 - e) * xhat i) (fun i => (1 + e) * xhat i) y s) :
    throughput (linearCost F B y s) a j < throughput (linearCost F B y s) a k := by
  have hyx : InBox (fun i => (1 - e) * xhat i) (fun i => (1 + e) * xhat i) y s :=
    worstCorner_inBox (fun i hi' => mul_le_mul_right (hx i hi')
      (le_trans (sub_le_self he0) (le_add_of_nonneg_right he0))) hy
  exact B6_pair he ha hj hk (linearCost_within he0 hFj hBj hyx)
    (linearCost_within he0 hFk hBk hyx) h

end Exact

end SpecMoE
