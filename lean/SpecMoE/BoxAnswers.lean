import SpecMoE.Boxes
/-!
# Boxes of bandwidths: which draft lengths can be best in one, answered by witnesses

Walks through the coefficients answer it exactly: each listed length is found best at a point of the
box, and every other length beaten by a rival, which is a length or a mixture of two.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Walk

/-- Goes through the coefficients from length `j` on.  `t`, `v`, `w` are `tokensOver p q j`, `p ^ j`
and `q ^ j`, so the expected tokens of length `j` at the acceptance rate `p / q` are `t / w`. -/
def partsWalk (p q : Nat) (test : Nat → Nat → Nat → List Nat → Bool) :
    Parts → Nat → Nat → Nat → Nat → Bool
  | List.nil, _, _, _, _ => true
  | List.cons c cs, j, t, v, w =>
    cond (test j t w c)
      (partsWalk p q test cs (Nat.add j 1) (Nat.add (Nat.mul t q) (Nat.mul v p)) (Nat.mul v p)
        (Nat.mul w q)) false

/-- What a walk has tested. -/
theorem partsWalk_tested {p q : Nat} {test : Nat → Nat → Nat → List Nat → Bool} {cs : Parts}
    {j : Nat} (h : partsWalk p q test cs j (tokensOver p q j) (Nat.pow p j) (Nat.pow q j) = true)
    {i : Nat} (hi : i < lengths cs) :
    test (j + i) (tokensOver p q (j + i)) (Nat.pow q (j + i)) (partsAt cs i) = true := by
  induction cs generalizing j i with
  | nil => exact absurd hi (nat_not_lt_zero i)
  | cons c cs ih =>
    obtain ⟨hfirst, hrest⟩ := both_of_cond h
    cases i with
    | zero => exact hfirst
    | succ i =>
      have place : j + (i + 1) = j + 1 + i := by rw [Nat.add_assoc, Nat.add_comm 1 i]
      rw [place]
      exact ih hrest (Nat.le_of_succ_le_succ hi)

/-- What a walk from plain decoding on has tested. -/
theorem partsWalk_all {p q K : Nat} {test : Nat → Nat → Nat → List Nat → Bool} {cs : Parts}
    (hK : lengths cs = K + 1) (h : partsWalk p q test cs 0 1 1 1 = true) {k : Nat} (hk : k ≤ K) :
    test k (tokensOver p q k) (Nat.pow q k) (partsAt cs k) = true := by
  have hi : k < lengths cs := by
    rw [hK]
    exact Nat.lt_succ_of_le hk
  have found := partsWalk_tested (j := 0) h hi
  rw [Nat.zero_add] at found
  exact found

/-- Whether every length costs something at the point `ls`. -/
def allCost (ls : List Nat) (s : Nat) : Parts → Bool
  | List.nil => true
  | List.cons c cs => cond (Nat.ble 1 (dot c ls s)) (allCost ls s cs) false

/-- What was tested. -/
theorem allCost_spec {ls : List Nat} {s : Nat} {cs : Parts} (h : allCost ls s cs = true) {k : Nat}
    (hk : k < lengths cs) : 0 < dot (partsAt cs k) ls s := by
  induction cs generalizing k with
  | nil => exact absurd hk (nat_not_lt_zero k)
  | cons c cs ih =>
    obtain ⟨h1, h2⟩ := both_of_cond h
    cases k with
    | zero => exact Nat.le_of_ble_eq_true h1
    | succ k => exact ih h2 (Nat.le_of_succ_le_succ hk)

/-- A cost that is positive at the low ends of the box is positive in all of it. -/
theorem boxCost_pos {D M s K : Nat} (hD : 0 < D) (hM : 0 < M) {bs : Parts} {lo hi : List Nat}
    (hK : lengths bs = K + 1) (h : allCost lo s bs = true) {x : Nat → α}
    (hx : InBox (edge D lo) (edge D hi) x s) {k : Nat} (hk : k ≤ K) : 0 < boxCost M bs x s k := by
  have hk' : k < lengths bs := by
    rw [hK]
    exact Nat.lt_succ_of_le hk
  have low : (0 : α) < form (partsAt bs k) (edge D lo) s := by
    rw [form_edge]
    exact ratio_pos (allCost_spec h hk') hD
  rw [boxCost_form]
  exact div_pos (lt_of_lt_of_le low (form_le (fun i hi' => (hx i hi').1))) (natCast_pos hM)

/-- Quotients times quotients over one denominator compare as the numbers across do. -/
theorem cross_le_iff {a b c d : Nat} (hb : 0 < b) (hd : 0 < d) {f g m : α} (hm : 0 < m) :
    ratio a b * (f / m) ≤ ratio c d * (g / m) ↔ natCast (a * d) * f ≤ natCast (c * b) * g := by
  have hb' : (0 : α) < natCast b := natCast_pos hb
  have hd' : (0 : α) < natCast d := natCast_pos hd
  have scale : ∀ (u v : Nat) (z : α),
      natCast u * z * (natCast v * m) = natCast (u * v) * z * m := by
    intro u v z
    rw [mul_mul_mul_comm, natCast_mul, mul_assoc (natCast u * natCast v)]
  have left : ratio a b * (f / m) = natCast a * f / (natCast b * m) :=
    div_mul_div _ _ (ne_of_gt hb') (ne_of_gt hm)
  have right : ratio c d * (g / m) = natCast c * g / (natCast d * m) :=
    div_mul_div _ _ (ne_of_gt hd') (ne_of_gt hm)
  rw [left, right, div_le_div_iff (mul_pos hb' hm) (mul_pos hd' hm), scale, scale,
    mul_le_mul_iff_right hm]

end Walk

section Rivals

/-- `A / B` tokens at the cost with the coefficients `R`: what no length beats where it is best.
Mixtures of the lengths `0..K` are such rivals. -/
def IsRival (α : Type u) [OrderedField α] (M : Nat) (bs : Parts) (s K p q A B : Nat)
    (R : List Nat) : Prop :=
  0 < B ∧ ∀ (x : Nat → α) (k : Nat), (∀ j, j ≤ K → 0 < boxCost M bs x s j) →
    IsBest (boxCost M bs x s) (ratio p q) K k →
    ratio A B * boxCost M bs x s k ≤ expectedTokens (ratio p q) k * (form R x s / natCast M)

/-- Whether `R` is `v` times the coefficients `b` and `w` times the coefficients `c` together. -/
def mixes (v w : Nat) (b c R : List Nat) (s : Nat) : Bool :=
  allBelow (fun i => Nat.beq (natAt R i)
    (Nat.add (Nat.mul v (natAt b i)) (Nat.mul w (natAt c i)))) s

/-- Two lengths `i` and `j`, with the weights `v` and `w`, are a rival; one alone if `w` is zero. -/
theorem rival_of_two {M s K p q A B v w i j : Nat} (hq : 0 < q) {bs : Parts}
    {R : List Nat} (hi : i ≤ K) (hj : j ≤ K)
    (hA : Nat.beq A (Nat.add (Nat.mul (Nat.mul v (tokensOver p q i)) (Nat.pow q j))
      (Nat.mul (Nat.mul w (tokensOver p q j)) (Nat.pow q i))) = true)
    (hB : Nat.beq B (Nat.mul (Nat.pow q i) (Nat.pow q j)) = true)
    (hR : mixes v w (partsAt bs i) (partsAt bs j) R s = true) :
    IsRival α M bs s K p q A B R := by
  have hi' := natPow_pos hq i
  have hj' := natPow_pos hq j
  have hA' := Nat.eq_of_beq_eq_true hA
  have hB' := Nat.eq_of_beq_eq_true hB
  have pos : 0 < B := by
    rw [hB']
    exact nat_mul_pos hi' hj'
  refine ⟨pos, ?_⟩
  intro x k hC hbest
  have widen : ∀ u m a b : Nat, 0 < a → 0 < b →
      natCast u * ratio m a = (ratio (u * m * b) (a * b) : α) := by
    intro u m a b ha hb
    have h : natCast u * ratio m a = (ratio (u * m) a : α) := by
      have h1 : (natCast u * (natCast m / natCast a) : α) = natCast u * natCast m / natCast a :=
        (mul_div_assoc _ _ _).symm
      have h2 : (ratio (u * m) a : α) = natCast u * natCast m / natCast a := by
        rw [← natCast_mul]
        exact rfl
      rw [h2, ← h1]
      exact rfl
    rw [h]
    apply ratio_eq ha (nat_mul_pos ha hb)
    rw [Nat.mul_assoc (u * m) b a, Nat.mul_comm b a]
  have tokens : (ratio A B : α) = natCast v * expectedTokens (ratio p q) i +
      natCast w * expectedTokens (ratio p q) j := by
    have sum : ∀ a b c : Nat, (ratio a c + ratio b c : α) = ratio (a + b) c := by
      intro a b c
      have h : (natCast a / natCast c + natCast b / natCast c : α) =
          (natCast a + natCast b) / natCast c := (add_div _ _ _).symm
      rw [← natCast_add] at h
      exact h
    rw [expectedTokens_ratio p hq, expectedTokens_ratio p hq, widen v _ _ _ hi' hj',
      widen w _ _ _ hj' hi', Nat.mul_comm (Nat.pow q j) (Nat.pow q i), sum, hA', hB']
    exact rfl
  have cost : form R x s / natCast M =
      natCast v * boxCost M bs x s i + natCast w * boxCost M bs x s j := by
    have terms : ∀ l, l < s → natCast (natAt R l) * x l =
        natCast v * (natCast (natAt (partsAt bs i) l) * x l) +
          natCast w * (natCast (natAt (partsAt bs j) l) * x l) := by
      intro l hl
      have h : natAt R l = v * natAt (partsAt bs i) l + w * natAt (partsAt bs j) l :=
        Nat.eq_of_beq_eq_true (allBelow_spec hR l hl)
      rw [h, natCast_add, natCast_mul, natCast_mul, add_mul, mul_assoc, mul_assoc]
    have whole : form R x s =
        natCast v * form (partsAt bs i) x s + natCast w * form (partsAt bs j) x s := by
      calc sumTo (fun l => natCast (natAt R l) * x l) s
          = sumTo (fun l => natCast v * (natCast (natAt (partsAt bs i) l) * x l) +
              natCast w * (natCast (natAt (partsAt bs j) l) * x l)) s := sumTo_congr terms
        _ = sumTo (fun l => natCast v * (natCast (natAt (partsAt bs i) l) * x l)) s +
            sumTo (fun l => natCast w * (natCast (natAt (partsAt bs j) l) * x l)) s :=
            sumTo_add _ _ _
        _ = natCast v * form (partsAt bs i) x s + natCast w * form (partsAt bs j) x s := by
            rw [← mul_sumTo, ← mul_sumTo]
            exact rfl
    rw [whole, boxCost_form, boxCost_form, add_div, mul_div_assoc, mul_div_assoc]
  have beaten : ∀ l, l ≤ K →
      expectedTokens (ratio p q) l * boxCost M bs x s k ≤
        expectedTokens (ratio p q) k * boxCost M bs x s l := fun l hl =>
    (throughput_le_iff (hC l hl) (hC k hbest.1)).mp (hbest.2 l hl)
  rw [tokens, cost, add_mul, mul_add, mul_assoc, mul_assoc, mul_left_comm _ (natCast v),
    mul_left_comm _ (natCast w)]
  exact add_le_add (mul_le_mul_left (natCast_nonneg v) (beaten i hi))
    (mul_le_mul_left (natCast_nonneg w) (beaten j hj))

/-- Tokens, cost's multiplier and coefficients of a rival. -/
abbrev Rival : Type := Prod (Prod Nat Nat) (List Nat)

/-- Whether all of a list are rivals. -/
def AllRivals (α : Type u) [OrderedField α] (M : Nat) (bs : Parts) (s K p q : Nat) :
    List Rival → Prop
  | List.nil => True
  | List.cons r rs => IsRival α M bs s K p q r.1.1 r.1.2 r.2 ∧ AllRivals α M bs s K p q rs

/-- Whether one of the rivals beats, in the whole box, a length with the expected tokens `t / w` and
the coefficients `cs`. -/
def anyBeats (t w : Nat) (cs lo hi : List Nat) (s : Nat) : List Rival → Bool
  | List.nil => false
  | List.cons r rs =>
    cond (beats (Nat.mul r.1.1 w) (Nat.mul t r.1.2) cs r.2 lo hi s) true
      (anyBeats t w cs lo hi s rs)

/-- What the test says. -/
theorem anyBeats_spec {M s K p q k D : Nat} (hq : 0 < q) (hM : 0 < M) (hD : 0 < D) {bs : Parts}
    {lo hi : List Nat} {rs : List Rival} (hrs : AllRivals α M bs s K p q rs)
    (h : anyBeats (tokensOver p q k) (Nat.pow q k) (partsAt bs k) lo hi s rs = true)
    {x : Nat → α} (hx : InBox (edge D lo) (edge D hi) x s)
    (hC : ∀ j, j ≤ K → 0 < boxCost M bs x s j) :
    ¬ IsBest (boxCost M bs x s) (ratio p q) K k := by
  intro hbest
  induction rs with
  | nil => cases h
  | cons r rs ih =>
    cases hb : beats (Nat.mul r.1.1 (Nat.pow q k)) (Nat.mul (tokensOver p q k) r.1.2)
        (partsAt bs k) r.2 lo hi s with
    | false =>
      have h1 : cond (beats (Nat.mul r.1.1 (Nat.pow q k)) (Nat.mul (tokensOver p q k) r.1.2)
          (partsAt bs k) r.2 lo hi s) true
            (anyBeats (tokensOver p q k) (Nat.pow q k) (partsAt bs k) lo hi s rs) = true := h
      rw [hb] at h1
      exact ih hrs.2 h1
    | true =>
      obtain ⟨hB, hr⟩ := hrs.1
      have h1 := hr x k hC hbest
      rw [boxCost_form, expectedTokens_ratio p hq,
        cross_le_iff hB (natPow_pos hq k) (natCast_pos hM)] at h1
      exact not_le_of_lt (beats_spec hD hb hx) h1

end Rivals

section Answer

/-- A length is listed, or one of the rivals beats it in the whole box. -/
def boxTest (ks : List Nat) (rs : List Rival) (lo hi : List Nat) (s j t w : Nat) (cs : List Nat) :
    Bool := cond (listed ks j) true (anyBeats t w cs lo hi s rs)

/-- The throughput of length `j` is at most that of `A / B` tokens at the cost `r`, at a point. -/
def pointTest (A B r : Nat) (ys : List Nat) (s _j t w : Nat) (cs : List Nat) : Bool :=
  Nat.ble (Nat.mul (Nat.mul t B) r) (Nat.mul (Nat.mul A w) (dot cs ys s))

/-- Whether the point `ys` over `E` is in the box. -/
def inside (D E : Nat) (lo hi ys : List Nat) (s : Nat) : Bool :=
  allBelow (fun i => cond (Nat.ble (Nat.mul (natAt lo i) E) (Nat.mul (natAt ys i) D))
    (Nat.ble (Nat.mul (natAt ys i) D) (Nat.mul (natAt hi i) E)) false) s

/-- By a point: length `k` is best somewhere in the box. -/
theorem best_in_box {M D E A B r s K p q k : Nat} (hq : 0 < q) (hM : 0 < M) (hD : 0 < D)
    (hE : 0 < E) {bs : Parts} {lo hi ys : List Nat} (hK : lengths bs = K + 1)
    (hpos : allCost lo s bs = true) (hk : k ≤ K) (hin : inside D E lo hi ys s = true)
    (hA : Nat.beq A (tokensOver p q k) = true) (hB : Nat.beq B (Nat.pow q k) = true)
    (hr : Nat.beq r (dot (partsAt bs k) ys s) = true)
    (h : partsWalk p q (pointTest A B r ys s) bs 0 1 1 1 = true) :
    ∃ x : Nat → α, InBox (edge D lo) (edge D hi) x s ∧
      IsBest (boxCost M bs x s) (ratio p q) K k := by
  have hx : InBox (edge D lo) (edge D hi) (edge E ys : Nat → α) s := by
    intro i hi'
    obtain ⟨h1, h2⟩ := both_of_cond (allBelow_spec hin i hi')
    exact ⟨(ratio_le_iff hD hE).mpr (Nat.le_of_ble_eq_true h1),
      (ratio_le_iff hE hD).mpr (Nat.le_of_ble_eq_true h2)⟩
  refine ⟨edge E ys, hx, hk, ?_⟩
  intro j hj
  have test := Nat.le_of_ble_eq_true (partsWalk_all hK h hj)
  rw [Nat.eq_of_beq_eq_true hA, Nat.eq_of_beq_eq_true hB, Nat.eq_of_beq_eq_true hr] at test
  apply (throughput_le_iff (boxCost_pos hD hM hK hpos hx hj) (boxCost_pos hD hM hK hpos hx hk)).mpr
  rw [boxCost_form, boxCost_form, expectedTokens_ratio p hq, expectedTokens_ratio p hq,
    cross_le_iff (natPow_pos hq j) (natPow_pos hq k) (natCast_pos hM), form_edge, form_edge]
  have whole : ∀ u v : Nat, (natCast u * ratio v E : α) = natCast (u * v) / natCast E := by
    intro u v
    rw [natCast_mul, mul_div_assoc]
    exact rfl
  rw [whole, whole]
  exact div_le_div_right (natCast_pos hE) (natCast_le test)

/-- What holds of the first and of the others, holds of all listed. -/
theorem listed_cons {P : Nat → Prop} {k : Nat} {ks : List Nat} (h : P k)
    (hs : ∀ j, listed ks j = true → P j) : ∀ j, listed (List.cons k ks) j = true → P j := by
  intro j hj
  by_cases hjk : j = k
  · rw [hjk]
    exact h
  · have h1 : cond (Nat.beq j k) true (listed ks j) = true := hj
    rw [nat_beq_false hjk] at h1
    exact hs j h1

/-- Nothing is listed in an empty list. -/
theorem listed_nil {P : Nat → Prop} : ∀ j, listed List.nil j = true → P j := by
  intro j hj
  cases hj

/-- **B8** (of a table) Exactly the lengths listed are best somewhere in the box: each of them by a
point of the box, and every other one is beaten by a rival in the whole box. -/
theorem possible_in_box {M D s K p q k : Nat} (hq : 0 < q) (hM : 0 < M) (hD : 0 < D) {bs : Parts}
    {lo hi ks : List Nat} {rs : List Rival} (hK : lengths bs = K + 1)
    (hpos : allCost lo s bs = true) (hrs : AllRivals α M bs s K p q rs)
    (hwalk : partsWalk p q (boxTest ks rs lo hi s) bs 0 1 1 1 = true)
    (hbest : ∀ j, listed ks j = true → ∃ x : Nat → α, InBox (edge D lo) (edge D hi) x s ∧
      IsBest (boxCost M bs x s) (ratio p q) K j) (hk : k ≤ K) :
    (∃ x : Nat → α, InBox (edge D lo) (edge D hi) x s ∧
      IsBest (boxCost M bs x s) (ratio p q) K k) ↔ listed ks k = true := by
  constructor
  · intro hx
    obtain ⟨x, hx, best⟩ := hx
    cases hl : listed ks k with
    | true => exact rfl
    | false =>
      have h1 : cond (listed ks k) true (anyBeats (tokensOver p q k) (Nat.pow q k)
          (partsAt bs k) lo hi s rs) = true := partsWalk_all hK hwalk hk
      rw [hl] at h1
      exact absurd best (anyBeats_spec hq hM hD hrs h1 hx
        (fun j hj => boxCost_pos hD hM hK hpos hx hj))
  · exact hbest k

end Answer

end SpecMoE
