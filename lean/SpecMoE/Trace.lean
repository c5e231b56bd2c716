import SpecMoE.Dedup
/-!
# Deduplication on a trace: D7 (the windowed mean has falling increments), and D4's bounds

A trace says which of the `N` experts each token selects; it is closed to a cycle of `L` tokens.
The proof of D7 goes expert by expert.  The increment from `n` to `n + 1` counts the places where a
window of `n` tokens misses the expert and the token behind it hits.  Missing `n + 1` tokens and
then hitting includes missing the last `n` of them and then hitting, so such places get rarer.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section WindowFacts

/-- "Or" is true exactly if one of the two is. -/
theorem bool_or_iff (x y : Bool) : (x || y) = true ↔ x = true ∨ y = true := by
  cases x with
  | true => exact ⟨fun _ => Or.inl rfl, fun _ => rfl⟩
  | false =>
    constructor
    · intro h
      exact Or.inr h
    · intro h
      rcases h with h1 | h1
      · cases h1
      · exact h1

/-- A window is hit exactly if one of its tokens selects the expert. -/
theorem windowHit_iff (h : Nat → Bool) (t n : Nat) :
    windowHit h t n = true ↔ ∃ i, i < n ∧ h (t + i) = true := by
  induction n with
  | zero =>
    constructor
    · intro h1
      rw [windowHit_zero] at h1
      cases h1
    · intro h1
      obtain ⟨i, hi, _⟩ := h1
      exact absurd hi (nat_not_lt_zero i)
  | succ n ih =>
    rw [windowHit_succ, bool_or_iff, ih]
    constructor
    · intro h1
      rcases h1 with h2 | h2
      · obtain ⟨i, hi, hit⟩ := h2
        exact ⟨i, Nat.lt_trans hi (nat_lt_succ n), hit⟩
      · exact ⟨n, nat_lt_succ n, h2⟩
    · intro h1
      obtain ⟨i, hi, hit⟩ := h1
      rcases nat_lt_or_eq (Nat.le_of_lt_succ hi) with h2 | h2
      · exact Or.inl ⟨i, h2, hit⟩
      · rw [h2] at hit
        exact Or.inr hit

/-- The place `n + 1` behind `t` is the place `n` behind `t + 1`. -/
theorem place_succ (t n : Nat) : t + 1 + n = t + (n + 1) := by
  rw [Nat.add_assoc, Nat.add_comm 1 n]

/-- What implies another condition has at most its indicator. -/
theorem indicator_le {x y : Bool} (h : x = true → y = true) :
    (indicator x : α) ≤ indicator y := by
  cases x with
  | false => exact indicator_nonneg y
  | true =>
    rw [h rfl]
    exact le_refl _

/-- A window that starts one token earlier, with the same end, is hit at least as often. -/
theorem windowHit_shift_le (h : Nat → Bool) (t n : Nat) :
    (indicator (windowHit h (t + 1) n) : α) ≤ indicator (windowHit h t (n + 1)) := by
  apply indicator_le
  intro h1
  obtain ⟨i, hi, hit⟩ := (windowHit_iff h (t + 1) n).mp h1
  rw [place_succ] at hit
  exact (windowHit_iff h t (n + 1)).mpr ⟨i + 1, Nat.succ_le_succ hi, hit⟩

/-- On a cycle of length `L` the window that starts `L` later is the same. -/
theorem windowHit_period {h : Nat → Bool} {L : Nat} (hp : ∀ t, h (t + L) = h t) (t n : Nat) :
    windowHit h (t + L) n = windowHit h t n := by
  induction n with
  | zero => exact rfl
  | succ n ih =>
    have token : h (t + L + n) = h (t + n) := by
      rw [Nat.add_assoc, Nat.add_comm L n, ← Nat.add_assoc, hp]
    rw [windowHit_succ, windowHit_succ, ih, token]

end WindowFacts

section OneExpert

/-- One if the `n` tokens from `t` on miss the expert and the next token selects it, else zero. -/
def missThenHit (h : Nat → Bool) (n t : Nat) : α :=
  (1 - indicator (windowHit h t n)) * indicator (h (t + n))

/-- A window one token longer is hit in the windows that already were, and where `n` misses are
followed by a hit. -/
theorem windowHits_succ (h : Nat → Bool) (L n : Nat) :
    (windowHits h L (n + 1) : α) = windowHits h L n + sumTo (missThenHit h n) L := by
  calc sumTo (fun t => (indicator (windowHit h t (n + 1)) : α)) L
      = sumTo (fun t => indicator (windowHit h t n) + missThenHit h n t) L :=
        sumTo_congr (fun t _ => indicator_or (windowHit h t n) (h (t + n)))
    _ = windowHits h L n + sumTo (missThenHit h n) L := sumTo_add _ _ L

/-- The increment counts the places where `n` misses are followed by a hit. -/
theorem windowHits_increment (h : Nat → Bool) (L n : Nat) :
    (windowHits h L (n + 1) - windowHits h L n : α) = sumTo (missThenHit h n) L := by
  rw [windowHits_succ, add_sub_cancel_left]

/-- Missing `n + 1` tokens and then hitting includes missing the last `n` of them and then
hitting. -/
theorem missThenHit_succ_le (h : Nat → Bool) (n t : Nat) :
    (missThenHit h (n + 1) t : α) ≤ missThenHit h n (t + 1) := by
  calc (1 - indicator (windowHit h t (n + 1)) : α) * indicator (h (t + (n + 1)))
      ≤ (1 - indicator (windowHit h (t + 1) n)) * indicator (h (t + (n + 1))) :=
        mul_le_mul_right (indicator_nonneg _) (sub_le_sub_left (windowHit_shift_le h t n) 1)
    _ = (1 - indicator (windowHit h (t + 1) n)) * indicator (h (t + 1 + n)) := by
        rw [place_succ]

/-- On a cycle, misses and hit at the end of the cycle are those at its start. -/
theorem missThenHit_period {h : Nat → Bool} {L : Nat} (hp : ∀ t, h (t + L) = h t) (n : Nat) :
    (missThenHit h n L : α) = missThenHit h n 0 := by
  have window := windowHit_period hp 0 n
  rw [Nat.zero_add] at window
  have token : h (L + n) = h (0 + n) := by rw [Nat.add_comm, hp, Nat.zero_add]
  calc (1 - indicator (windowHit h L n) : α) * indicator (h (L + n))
      = (1 - indicator (windowHit h 0 n)) * indicator (h (0 + n)) := by rw [window, token]

/-- **D7** (one expert) On a cyclic trace, missing an expert `n + 1` times and then hitting it is no
more frequent than missing it `n` times and then hitting it. -/
theorem D7_one_expert {h : Nat → Bool} {L : Nat} (hp : ∀ t, h (t + L) = h t) :
    IncrementsNonincreasing (windowHits h L : Nat → α) := by
  intro n
  rw [windowHits_increment h L (n + 1), windowHits_increment h L n]
  calc sumTo (missThenHit h (n + 1)) L
      ≤ sumTo (fun t => (missThenHit h n (t + 1) : α)) L :=
        sumTo_le (fun t _ => missThenHit_succ_le h n t)
    _ = sumTo (missThenHit h n) L := sumTo_shift_period _ L (missThenHit_period hp n)

end OneExpert

section AllExperts

/-- If the increments of each summand never increase, neither do those of the sum. -/
theorem incrementsNonincreasing_sumTo {f : Nat → Nat → α} {N : Nat}
    (h : ∀ x, x < N → IncrementsNonincreasing (f x)) :
    IncrementsNonincreasing (fun n => sumTo (fun x => f x n) N) := by
  intro n
  calc sumTo (fun x => f x (n + 2)) N - sumTo (fun x => f x (n + 1)) N
      = sumTo (fun x => f x (n + 2) - f x (n + 1)) N := (sumTo_sub _ _ N).symm
    _ ≤ sumTo (fun x => f x (n + 1) - f x n) N := sumTo_le (fun x hx => h x hx n)
    _ = sumTo (fun x => f x (n + 1)) N - sumTo (fun x => f x n) N := sumTo_sub _ _ N

/-- Division by a positive number keeps increments that never increase. -/
theorem incrementsNonincreasing_div {f : Nat → α} {c : α} (hc : 0 < c)
    (h : IncrementsNonincreasing f) : IncrementsNonincreasing (fun n => f n / c) := by
  intro n
  calc f (n + 2) / c - f (n + 1) / c = (f (n + 2) - f (n + 1)) / c := (sub_div _ _ c).symm
    _ ≤ (f (n + 1) - f n) / c := div_le_div_right hc (h n)
    _ = f (n + 1) / c - f n / c := sub_div _ _ c

/-- The mean over windows, summed expert by expert. -/
theorem traceU_eq (hits : Nat → Nat → Bool) (N L n : Nat) :
    (traceU hits N L n : α) = sumTo (fun x => windowHits (hits x) L n) N / natCast L := by
  calc sumTo (fun t => sumTo (fun x => (indicator (windowHit (hits x) t n) : α)) N) L / natCast L
      = sumTo (fun x => sumTo (fun t => indicator (windowHit (hits x) t n)) L) N / natCast L := by
        rw [sumTo_swap]
    _ = sumTo (fun x => windowHits (hits x) L n) N / natCast L := rfl

/-- Without tokens no expert is selected: `U(0) = 0`. -/
theorem traceU_zero (hits : Nat → Nat → Bool) (N L : Nat) : (traceU hits N L 0 : α) = 0 := by
  have empty : ∀ t, t < L → (distinctExperts hits N t 0 : α) = 0 := by
    intro t _
    have zeros : sumTo (fun _ => (0 : α)) N = 0 := by rw [sumTo_const, mul_zero]
    exact zeros
  calc sumTo (fun t => (distinctExperts hits N t 0 : α)) L / natCast L
      = sumTo (fun _ => (0 : α)) L / natCast L := by rw [sumTo_congr empty]
    _ = 0 := by rw [sumTo_const, mul_zero, zero_div]

/-- **D7** On any trace, closed to a cycle, the mean number of distinct experts over its windows has
increments that never increase: each further token adds at most as many new experts as the one
before.  Nothing is assumed of the router. -/
theorem D7_increments_antitone {hits : Nat → Nat → Bool} {L : Nat} (N : Nat) (hL : 1 ≤ L)
    (hc : Cyclic hits L) : IncrementsNonincreasing (traceU hits N L : Nat → α) := by
  intro n
  rw [traceU_eq, traceU_eq, traceU_eq]
  have each : ∀ x, x < N → IncrementsNonincreasing (windowHits (hits x) L : Nat → α) :=
    fun x _ => D7_one_expert (hc x)
  exact incrementsNonincreasing_div (natCast_pos hL) (incrementsNonincreasing_sumTo each) n

/-- **D7** (share) On any trace, closed to a cycle, the share of the bytes that deduplication still
requests never rises with the number of tokens; so with a bandwidth ratio that never falls there is
one crossover (D3). -/
theorem D7_share_antitone {hits : Nat → Nat → Bool} {L m : Nat} (N : Nat) (hL : 1 ≤ L)
    (hm : 1 ≤ m) (hc : Cyclic hits L) :
    Nonincreasing (share (traceU hits N L : Nat → α) m) :=
  D5_share_antitone hm (ge_of_eq (traceU_zero hits N L)) (D7_increments_antitone N hL hc)

end AllExperts

section TraceBounds

/-- A window that contains a token is hit at least where that token hits. -/
theorem windowHit_first_le (h : Nat → Bool) (t : Nat) {n : Nat} (hn : 1 ≤ n) :
    (indicator (windowHit h t 1) : α) ≤ indicator (windowHit h t n) := by
  apply indicator_le
  intro h1
  obtain ⟨i, hi, hit⟩ := (windowHit_iff h t 1).mp h1
  exact (windowHit_iff h t n).mpr ⟨i, Nat.lt_of_lt_of_le hi hn, hit⟩

/-- One token of a window selects no more experts than the window does. -/
theorem distinctExperts_first_le (hits : Nat → Nat → Bool) (N t : Nat) {n : Nat} (hn : 1 ≤ n) :
    (distinctExperts hits N t 1 : α) ≤ distinctExperts hits N t n :=
  sumTo_le (fun x _ => windowHit_first_le (hits x) t hn)

/-- A window selects at most all experts. -/
theorem distinctExperts_le (hits : Nat → Nat → Bool) (N t n : Nat) :
    (distinctExperts hits N t n : α) ≤ natCast N := by
  have h : (distinctExperts hits N t n : α) ≤ natCast N * 1 :=
    sumTo_le_const (fun x _ => indicator_le_one _)
  rw [mul_one] at h
  exact h

/-- The indicator of "or" is at most the sum of the two. -/
theorem indicator_or_le (x y : Bool) : (indicator (x || y) : α) ≤ indicator x + indicator y := by
  rw [indicator_or]
  apply add_le_add_left
  exact mul_le_of_le_one_left (indicator_nonneg y) (sub_le_self (indicator_nonneg x))

/-- A window one token longer selects at most the experts of that token more. -/
theorem distinctExperts_succ_le (hits : Nat → Nat → Bool) (N t n : Nat) :
    (distinctExperts hits N t (n + 1) : α) ≤
      distinctExperts hits N t n + distinctExperts hits N (t + n) 1 := by
  calc sumTo (fun x => (indicator (windowHit (hits x) t (n + 1)) : α)) N
      ≤ sumTo (fun x => indicator (windowHit (hits x) t n) + indicator (hits x (t + n))) N :=
        sumTo_le (fun x _ => indicator_or_le (windowHit (hits x) t n) (hits x (t + n)))
    _ = distinctExperts hits N t n + distinctExperts hits N (t + n) 1 := sumTo_add _ _ N

/-- If every token selects `m` experts, a window of `n` tokens selects at most `n m`. -/
theorem distinctExperts_le_slots {hits : Nat → Nat → Bool} {N m : Nat}
    (hsel : ∀ t, (distinctExperts hits N t 1 : α) = natCast m) (t n : Nat) :
    (distinctExperts hits N t n : α) ≤ natCast n * natCast m := by
  induction n with
  | zero =>
    have zeros : sumTo (fun _ => (0 : α)) N = 0 := by rw [sumTo_const, mul_zero]
    rw [natCast_zero, zero_mul]
    exact le_of_eq zeros
  | succ n ih =>
    calc distinctExperts hits N t (n + 1)
        ≤ distinctExperts hits N t n + distinctExperts hits N (t + n) 1 :=
          distinctExperts_succ_le hits N t n
      _ ≤ natCast n * natCast m + natCast m := add_le_add ih (le_of_eq (hsel (t + n)))
      _ = natCast (n + 1) * natCast m := by rw [natCast_succ, add_mul, one_mul]

/-- A mean of numbers that are each at most `c` is at most `c`. -/
theorem mean_le {f : Nat → α} {L : Nat} {c : α} (hL : 1 ≤ L) (h : ∀ t, t < L → f t ≤ c) :
    sumTo f L / natCast L ≤ c := by
  rw [div_le_iff (natCast_pos hL), mul_comm]
  exact sumTo_le_const h

/-- A mean of numbers that are each at least `c` is at least `c`. -/
theorem le_mean {f : Nat → α} {L : Nat} {c : α} (hL : 1 ≤ L) (h : ∀ t, t < L → c ≤ f t) :
    c ≤ sumTo f L / natCast L := by
  rw [le_div_iff (natCast_pos hL), mul_comm]
  exact const_le_sumTo h

/-- **D4** (the bounds hold on every trace) If every token of a trace selects `m` of the `N`
experts, then `n >= 1` tokens select between `m` and the smaller of `n m` and `N` distinct experts
on average, whatever the router does.  These are the bounds that D4 starts from. -/
theorem D4_trace_bounds {hits : Nat → Nat → Bool} {N L m n : Nat} (hL : 1 ≤ L) (hn : 1 ≤ n)
    (hsel : ∀ t, (distinctExperts hits N t 1 : α) = natCast m) :
    (natCast m : α) ≤ traceU hits N L n ∧ (traceU hits N L n : α) ≤ natCast n * natCast m ∧
      (traceU hits N L n : α) ≤ natCast N := by
  refine ⟨?_, ?_, ?_⟩
  · apply le_mean hL
    intro t _
    rw [← hsel t]
    exact distinctExperts_first_le hits N t hn
  · exact mean_le hL (fun t _ => distinctExperts_le_slots hsel t n)
  · exact mean_le hL (fun t _ => distinctExperts_le hits N t n)

end TraceBounds

end SpecMoE
