import SpecMoE.Speedup
/-!
# Bandwidth error: B1 (time), B2 (saving), B3 (ratio), B4 (crossover), B5 (speedup)

A fitted bandwidth `What` is within relative error `e` of the true `W`, `0 ≤ e < 1`:
`Within e W What`, which is `(1 - e) W ≤ What ≤ (1 + e) W`.  The claims say what is then known of
the true times, savings, ratios, crossovers and speedups.  Where the true bandwidth is positive,
`Within e W What` already implies `0 ≤ e`, so `0 ≤ e` is a hypothesis only where it is needed.

A claim about times has its conclusion the other way round: the *true* time is within `e` of the
*fitted* one, `Within e that t`.  That is also the form in which `Robust.lean` takes costs.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section WithinFacts

/-- What is within an error below one of a positive number is positive. -/
theorem within_pos {e w what : α} (he : e < 1) (hw : 0 < w) (h : Within e w what) : 0 < what :=
  lt_of_lt_of_le (mul_pos (sub_pos.mpr he) hw) h.1

/-- If something positive is within an error below one, `1 + e` is positive too. -/
theorem within_one_add_pos {e w what : α} (he : e < 1) (hw : 0 < w) (h : Within e w what) :
    0 < 1 + e := by
  apply pos_of_mul_pos hw
  rw [mul_comm]
  exact lt_of_lt_of_le (within_pos he hw h) h.2

/-- A positive number is within no negative error of anything. -/
theorem within_error_nonneg {e w what : α} (hw : 0 < w) (h : Within e w what) : 0 ≤ e := by
  have h1 : 1 - e ≤ 1 + e := le_of_mul_le_mul_right hw (le_trans h.1 h.2)
  apply le_of_not_lt
  intro h2
  have h3 : 1 + e < 1 - e := by
    apply lt_sub_iff.mpr
    rw [add_assoc]
    have h4 : e + e < 0 := by
      have h5 := add_lt_add h2 h2
      rw [add_zero] at h5
      exact h5
    have h6 := add_lt_add_left h4 1
    rw [add_zero] at h6
    exact h6
  exact not_le_of_lt h3 h1

/-- A number at least zero is within every error of itself. -/
theorem within_self {e x : α} (he : 0 ≤ e) (hx : 0 ≤ x) : Within e x x := by
  constructor
  · exact mul_le_of_le_one_left hx (sub_le_self he)
  · rw [mul_comm]
    exact le_mul_of_one_le_right hx (le_add_of_nonneg_right he)

/-- A larger error allows what a smaller one allows. -/
theorem within_larger {e f w what : α} (hw : 0 ≤ w) (hef : e ≤ f) (h : Within e w what) :
    Within f w what := by
  constructor
  · exact le_trans (mul_le_mul_right hw (sub_le_sub_left hef 1)) h.1
  · exact le_trans h.2 (mul_le_mul_right hw (add_le_add_left hef 1))

/-- Sums keep the error of their terms. -/
theorem within_add {e x xhat y yhat : α} (hx : Within e x xhat) (hy : Within e y yhat) :
    Within e (x + y) (xhat + yhat) := by
  constructor
  · rw [mul_add]
    exact add_le_add hx.1 hy.1
  · rw [mul_add]
    exact add_le_add hx.2 hy.2

/-- Finite sums keep the error of their terms. -/
theorem within_sumTo {e : α} {f g : Nat → α} {n : Nat} (h : ∀ i, i < n → Within e (f i) (g i)) :
    Within e (sumTo f n) (sumTo g n) := by
  constructor
  · rw [mul_sumTo]
    exact sumTo_le (fun i hi => (h i hi).1)
  · rw [mul_sumTo]
    exact sumTo_le (fun i hi => (h i hi).2)

end WithinFacts

section Time

/-- **B1** A kernel's true time is as close to the time computed from the fitted bandwidth as the
fitted bandwidth is to the true one: `(1-e) t^ <= t <= (1+e) t^`, with the same `e`. -/
theorem B1_time {e b w what : α} (he : e < 1) (hb : 0 ≤ b) (hw : 0 < w) (h : Within e w what) :
    Within e (b / what) (b / w) := by
  have hwhat := within_pos he hw h
  constructor
  · rw [← mul_div_assoc, div_le_div_iff hwhat hw]
    calc (1 - e) * b * w = b * ((1 - e) * w) := by rw [mul_comm (1 - e) b, mul_assoc]
      _ ≤ b * what := mul_le_mul_left hb h.1
  · rw [← mul_div_assoc, div_le_div_iff hw hwhat]
    calc b * what ≤ b * ((1 + e) * w) := mul_le_mul_left hb h.2
      _ = (1 + e) * b * w := by rw [mul_comm (1 + e) b, mul_assoc]

/-- **B1** (a whole pass) The same for the time of a pass of any number of kernels with a fixed
time that is known: if every fitted bandwidth is within `e`, the true time of the pass is within
`e` of the computed one. -/
theorem B1_pass {e F : α} {B : Nat → Nat → α} {W What : Nat → α} {s n : Nat} (he0 : 0 ≤ e)
    (he : e < 1) (hF : 0 ≤ F) (hB : ∀ i, i < s → 0 ≤ B i n) (hW : ∀ i, i < s → 0 < W i)
    (h : ∀ i, i < s → Within e (W i) (What i)) :
    Within e (passTime F B What s n) (passTime F B W s n) :=
  within_add (within_self he0 hF)
    (within_sumTo (fun i hi => B1_time he (hB i hi) (hW i hi) (h i hi)))

/-- **B1** (a whole step) If the pass over `k + 1` tokens and the drafting of `k` are both within
`e`, so is the cost of the step. -/
theorem B1_step {e : α} {T That D Dhat : Nat → α} {k : Nat}
    (hT : Within e (That (k + 1)) (T (k + 1))) (hD : Within e (Dhat k) (D k)) :
    Within e (stepCost That Dhat k) (stepCost T D k) := within_add hT hD

end Time

section Saving

/-- A difference of differences, sorted by what is compared with what. -/
theorem saving_error_eq (p q ph qh : α) : p - q - (ph - qh) = p - ph + (qh - q) := by
  simp only [sub_eq, neg_add, neg_neg, add_comm, add_left_comm, add_assoc]

/-- What an error of at most `e` leaves open on either side, as differences. -/
theorem within_differences {e t that : α} (h : Within e that t) :
    t - that ≤ e * that ∧ that - t ≤ e * that := by
  have h1 := h.1
  have h2 := h.2
  rw [one_sub_mul, sub_le_iff, add_comm] at h1
  rw [one_add_mul, add_comm] at h2
  exact ⟨sub_le_iff.mpr h2, sub_le_iff.mpr h1⟩

/-- **B2** The time that deduplication saves, computed from fitted bandwidths, is off by at most the
sum of the two kernels' errors: `|S - S^| <= e_s t^_s + e_d t^_d`, written as two inequalities. -/
theorem B2_saving {es ed bs bd ws wd wsh wdh : α} (hes : es < 1) (hed : ed < 1) (hbs : 0 ≤ bs)
    (hbd : 0 ≤ bd) (hws : 0 < ws) (hwd : 0 < wd) (hs : Within es ws wsh)
    (hd : Within ed wd wdh) :
    -(es * (bs / wsh) + ed * (bd / wdh)) ≤ bs / ws - bd / wd - (bs / wsh - bd / wdh) ∧
      bs / ws - bd / wd - (bs / wsh - bd / wdh) ≤ es * (bs / wsh) + ed * (bd / wdh) := by
  have hts := within_differences (B1_time hes hbs hws hs)
  have htd := within_differences (B1_time hed hbd hwd hd)
  constructor
  · rw [neg_le_iff, neg_sub, saving_error_eq]
    exact add_le_add hts.2 htd.1
  · rw [saving_error_eq]
    exact add_le_add hts.1 htd.2

end Saving

section Ratio

/-- The lower half of B3, for numbers. -/
theorem ratio_error_lower {es ed ws wd wsh wdh : α} (hes : es < 1) (hed : ed < 1) (hws : 0 < ws)
    (hwd : 0 < wd) (hs : Within es ws wsh) (hd : Within ed wd wdh) :
    wdh / wsh * (1 - es) / (1 + ed) ≤ wd / ws := by
  have hwsh := within_pos hes hws hs
  have hed1 := within_one_add_pos hed hwd hd
  rw [div_mul_eq_mul_div, div_div _ (ne_of_gt hwsh) (ne_of_gt hed1),
    div_le_div_iff (mul_pos hwsh hed1) hws]
  have hs0 : 0 ≤ (1 - es) * ws := mul_nonneg (le_of_lt (sub_pos.mpr hes)) (le_of_lt hws)
  have hd0 : 0 ≤ (1 + ed) * wd := mul_nonneg (le_of_lt hed1) (le_of_lt hwd)
  calc wdh * (1 - es) * ws = wdh * ((1 - es) * ws) := mul_assoc _ _ _
    _ ≤ (1 + ed) * wd * wsh := mul_le_mul hd.2 hs.1 hs0 hd0
    _ = wd * (wsh * (1 + ed)) := by simp only [mul_comm, mul_left_comm]

/-- The upper half of B3, for numbers. -/
theorem ratio_error_upper {es ed ws wd wsh wdh : α} (hes : es < 1) (hed : ed < 1) (hws : 0 < ws)
    (hwd : 0 < wd) (hs : Within es ws wsh) (hd : Within ed wd wdh) :
    wd / ws ≤ wdh / wsh * (1 + es) / (1 - ed) := by
  have hwsh := within_pos hes hws hs
  have hwdh := within_pos hed hwd hd
  have hed1 : 0 < 1 - ed := sub_pos.mpr hed
  rw [div_mul_eq_mul_div, div_div _ (ne_of_gt hwsh) (ne_of_gt hed1),
    div_le_div_iff hws (mul_pos hwsh hed1)]
  calc wd * (wsh * (1 - ed)) = (1 - ed) * wd * wsh := by simp only [mul_comm, mul_left_comm]
    _ ≤ wdh * ((1 + es) * ws) := mul_le_mul hd.1 hs.2 (le_of_lt hwsh) (le_of_lt hwdh)
    _ = wdh * (1 + es) * ws := (mul_assoc _ _ _).symm

/-- **B3** The true bandwidth ratio lies in an interval around the fitted one whose width follows
from the two bandwidth errors: `r^ (1-e_s)/(1+e_d) <= r <= r^ (1+e_s)/(1-e_d)`. -/
theorem B3_ratio {es ed : α} {Ws Wd Wsh Wdh : Nat → α} {n : Nat} (hes : es < 1) (hed : ed < 1)
    (hws : 0 < Ws n) (hwd : 0 < Wd n) (hs : Within es (Ws n) (Wsh n))
    (hd : Within ed (Wd n) (Wdh n)) :
    bandwidthRatio Wdh Wsh n * (1 - es) / (1 + ed) ≤ bandwidthRatio Wd Ws n ∧
      bandwidthRatio Wd Ws n ≤ bandwidthRatio Wdh Wsh n * (1 + es) / (1 - ed) :=
  ⟨ratio_error_lower hes hed hws hwd hs hd, ratio_error_upper hes hed hws hwd hs hd⟩

end Ratio

section Crossing

/-- Where deduplication is faster with one bandwidth ratio, it is faster with a larger one. -/
theorem faster_of_ratio_le {u r r' : Nat → α} {n : Nat} (h : r n ≤ r' n) (hf : Faster u r n) :
    Faster u r' n := lt_of_lt_of_le hf h

/-- A larger bandwidth ratio puts the crossover no later. -/
theorem crossover_le_of_ratio_le {u r r' : Nat → α} {n n' : Nat} (h : ∀ i, 1 ≤ i → r i ≤ r' i)
    (hn : Crossover u r n) (hn' : Crossover u r' n') : n' ≤ n :=
  crossover_le hn' hn.1 (faster_of_ratio_le (h n hn.1) hn.2.1)

/-- A larger bandwidth ratio has a crossover if the smaller one has. -/
theorem crossover_exists_of_ratio_le {u r r' : Nat → α} {n : Nat} (h : ∀ i, 1 ≤ i → r i ≤ r' i)
    (hn : Crossover u r n) : ∃ n', Crossover u r' n' ∧ n' ≤ n := by
  obtain ⟨n', hn'⟩ := exists_crossover ⟨n, hn.1, faster_of_ratio_le (h n hn.1) hn.2.1⟩
  exact ⟨n', hn', crossover_le_of_ratio_le h hn hn'⟩

/-- **B4** If the true bandwidth ratio lies between `r_lo` and `r_hi` at every `n`, the true
crossover lies between the crossovers computed from these two.  Nothing is assumed of the share
`u`: the routing may be anything. -/
theorem B4_crossover {u rlo r rhi : Nat → α} {nlo n nhi : Nat} (hlo : ∀ i, 1 ≤ i → rlo i ≤ r i)
    (hhi : ∀ i, 1 ≤ i → r i ≤ rhi i) (hnlo : Crossover u rlo nlo) (hn : Crossover u r n)
    (hnhi : Crossover u rhi nhi) : nhi ≤ n ∧ n ≤ nlo :=
  ⟨crossover_le_of_ratio_le hhi hn hnhi, crossover_le_of_ratio_le hlo hnlo hn⟩

/-- **B4** (a crossover exists) If the smallest possible ratio `r_lo` has a crossover, so does the
true ratio, and so does `r_hi`; and the three are in order.  One computation with `r_lo` shows that
deduplication does become faster. -/
theorem B4_exists {u rlo r rhi : Nat → α} {nlo : Nat} (hlo : ∀ i, 1 ≤ i → rlo i ≤ r i)
    (hhi : ∀ i, 1 ≤ i → r i ≤ rhi i) (hnlo : Crossover u rlo nlo) :
    ∃ n nhi, Crossover u r n ∧ Crossover u rhi nhi ∧ nhi ≤ n ∧ n ≤ nlo := by
  obtain ⟨n, hn, hle⟩ := crossover_exists_of_ratio_le hlo hnlo
  obtain ⟨nhi, hnhi, hle'⟩ := crossover_exists_of_ratio_le hhi hn
  exact ⟨n, nhi, hn, hnhi, hle', hle⟩

/-- **B4** (never) If even the largest possible ratio `r_hi` has no crossover, deduplication is
faster at no `n`. -/
theorem B4_never {u r rhi : Nat → α} (hhi : ∀ i, 1 ≤ i → r i ≤ rhi i)
    (hnone : ¬ ∃ n, Crossover u rhi n) {n : Nat} (hn : 1 ≤ n) : ¬ Faster u r n := fun h =>
  hnone (exists_crossover ⟨n, hn, faster_of_ratio_le (hhi n hn) h⟩)

/-- **B4** (from fitted bandwidths) B3 and B4 together: crossovers computed from the two ends of
B3's interval around the fitted ratio enclose the true crossover. -/
theorem B4_fitted {es ed : α} {u Ws Wd Wsh Wdh : Nat → α} {nlo n nhi : Nat} (hes : es < 1)
    (hed : ed < 1) (hws : ∀ i, 1 ≤ i → 0 < Ws i) (hwd : ∀ i, 1 ≤ i → 0 < Wd i)
    (hs : ∀ i, 1 ≤ i → Within es (Ws i) (Wsh i)) (hd : ∀ i, 1 ≤ i → Within ed (Wd i) (Wdh i))
    (hnlo : Crossover u (fun i => bandwidthRatio Wdh Wsh i * (1 - es) / (1 + ed)) nlo)
    (hn : Crossover u (bandwidthRatio Wd Ws) n)
    (hnhi : Crossover u (fun i => bandwidthRatio Wdh Wsh i * (1 + es) / (1 - ed)) nhi) :
    nhi ≤ n ∧ n ≤ nlo :=
  B4_crossover (fun i hi => (B3_ratio hes hed (hws i hi) (hwd i hi) (hs i hi) (hd i hi)).1)
    (fun i hi => (B3_ratio hes hed (hws i hi) (hwd i hi) (hs i hi) (hd i hi)).2) hnlo hn hnhi

end Crossing

section SpeedupError

/-- The speedup as one quotient: expected tokens times the plain step's cost, over the cost. -/
theorem speedup_quotient {C : Nat → α} (a : α) {k : Nat} (h0 : 0 < C 0) (hk : 0 < C k) :
    speedup C a k = expectedTokens a k * C 0 / C k := by
  calc expectedTokens a k / C k / (expectedTokens a 0 / C 0)
      = expectedTokens a k / C k / (1 / C 0) := by rw [expectedTokens_zero]
    _ = expectedTokens a k * C 0 / C k := by
        rw [div_div_div _ (ne_of_gt hk) one_ne_zero (ne_of_gt h0), mul_one]

/-- Moving numerator and denominator of a quotient by at most `e` each moves the quotient by at
most a factor `(1 + e) / (1 - e)`. -/
theorem quotient_error {e p q ph qh : α} (he : e < 1) (hp : 0 < p) (hq : 0 < q) (hqh : 0 < qh)
    (hpp : p ≤ (1 + e) * ph) (hqq : (1 - e) * qh ≤ q) : p / q ≤ (1 + e) / (1 - e) * (ph / qh) := by
  have he1 : 0 < 1 - e := sub_pos.mpr he
  rw [div_mul_div _ _ (ne_of_gt he1) (ne_of_gt hqh), div_le_div_iff hq (mul_pos he1 hqh)]
  exact mul_le_mul hpp hqq (le_of_lt (mul_pos he1 hqh)) (le_trans (le_of_lt hp) hpp)

/-- **B5** If one relative error `e` covers every cost, drafting included, the true speedup lies
within the factor `(1+e)/(1-e)` of the computed one, on either side. -/
theorem B5_speedup {e a : α} {C Chat : Nat → α} {k : Nat} (he : e < 1) (ha : 0 ≤ a)
    (h0 : 0 < Chat 0) (hk : 0 < Chat k) (hw0 : Within e (Chat 0) (C 0))
    (hwk : Within e (Chat k) (C k)) :
    (1 - e) / (1 + e) * speedup Chat a k ≤ speedup C a k ∧
      speedup C a k ≤ (1 + e) / (1 - e) * speedup Chat a k := by
  have hE := expectedTokens_pos ha k
  have he1 := within_one_add_pos he h0 hw0
  have hC0 := within_pos he h0 hw0
  have hCk := within_pos he hk hwk
  have hnum : 0 < expectedTokens a k * C 0 := mul_pos hE hC0
  rw [speedup_quotient a hC0 hCk, speedup_quotient a h0 hk]
  constructor
  · rw [div_mul_div _ _ (ne_of_gt he1) (ne_of_gt hk)]
    refine div_le_div ?_ (le_of_lt hnum) hCk hwk.2
    rw [mul_left_comm]
    exact mul_le_mul_left (le_of_lt hE) hw0.1
  · refine quotient_error he hnum hCk hk ?_ hwk.1
    rw [mul_left_comm]
    exact mul_le_mul_left (le_of_lt hE) hw0.2

end SpeedupError

end SpecMoE
