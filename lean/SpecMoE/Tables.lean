import SpecMoE.Numeric
import SpecMoE.Robust
/-!
# Tables of numbers, and comparisons of every row in one pass

A certificate holds the costs `C(0), C(1), ...` as a list of pairs `(p, q)`, each for `p / q`.
`walk` goes through such a list once and applies a test to the throughput of every row; what the
test decides is a comparison of natural numbers, so `by decide` runs it.  The lemmas say what then
holds of the costs.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Entries

/-- A row `(p, q)`, for the number `p / q`. -/
abbrev Row : Type := Prod Nat Nat

/-- Numbers in order. -/
abbrev Table : Type := List Row

/-- Row `k` of a table of quotients, counted from zero; 1 beyond its end. -/
def entry : Table → Nat → α
  | List.nil, _ => 1
  | List.cons c _, 0 => ratio c.1 c.2
  | List.cons _ cs, k + 1 => entry cs k

/-- The number of rows. -/
def rows : Table → Nat
  | List.nil => 0
  | List.cons _ cs => rows cs + 1

/-- Whether all rows have positive numerators and denominators. -/
def allPositive : Table → Bool
  | List.nil => true
  | List.cons c cs => cond (Nat.ble 1 c.1) (cond (Nat.ble 1 c.2) (allPositive cs) false) false

/-- Whether a number is in a list. -/
def listed : List Nat → Nat → Bool
  | List.nil, _ => false
  | List.cons n ns, k => cond (Nat.beq k n) true (listed ns k)

/-- Both tests, the second only if the first succeeds. -/
theorem both_of_cond {b c : Bool} (h : cond b c false = true) : b = true ∧ c = true := by
  cases b with
  | true => exact ⟨rfl, h⟩
  | false => cases h

/-- The first row is positive, and so are the others. -/
theorem allPositive_cons {c : Row} {cs : Table}
    (h : allPositive (List.cons c cs) = true) : 0 < c.1 ∧ 0 < c.2 ∧ allPositive cs = true := by
  obtain ⟨h1, h2⟩ := both_of_cond h
  obtain ⟨h3, h4⟩ := both_of_cond h2
  exact ⟨Nat.le_of_ble_eq_true h1, Nat.le_of_ble_eq_true h3, h4⟩

/-- Entries of a positive table are positive. -/
theorem entry_pos {cs : Table} (h : allPositive cs = true) (k : Nat) :
    (0 : α) < entry cs k := by
  induction cs generalizing k with
  | nil => exact zero_lt_one
  | cons c cs ih =>
    obtain ⟨hn, hd, hcs⟩ := allPositive_cons h
    cases k with
    | zero => exact ratio_pos hn hd
    | succ k => exact ih hcs k

/-- The numerator of a row; 1 beyond the end. -/
def numerator : Table → Nat → Nat
  | List.nil, _ => 1
  | List.cons c _, 0 => c.1
  | List.cons _ cs, k + 1 => numerator cs k

/-- The denominator of a row; 1 beyond the end. -/
def denominator : Table → Nat → Nat
  | List.nil, _ => 1
  | List.cons c _, 0 => c.2
  | List.cons _ cs, k + 1 => denominator cs k

/-- Denominators of a positive table are positive. -/
theorem denominator_pos {cs : Table} (h : allPositive cs = true) (k : Nat) :
    0 < denominator cs k := by
  induction cs generalizing k with
  | nil => exact nat_succ_pos 0
  | cons c cs ih =>
    obtain ⟨_, hd, hcs⟩ := allPositive_cons h
    cases k with
    | zero => exact hd
    | succ k => exact ih hcs k

/-- An entry of a positive table is what it is written as. -/
theorem stands_entry {cs : Table} (h : allPositive cs = true) (k : Nat) :
    Stands (entry cs k : α)
      (Fraction.over (numerator cs k) (denominator cs k) (denominator_pos h k)) := by
  have value : (entry cs k : α) = ratio (numerator cs k) (denominator cs k) := by
    induction cs generalizing k with
    | nil =>
      have one : (ratio 1 1 : α) = 1 := by
        have h1 : (natCast 1 / natCast 1 : α) = 1 := div_self (natCast_ne_zero (Nat.le_refl 1))
        exact h1
      exact one.symm
    | cons c cs ih =>
      obtain ⟨_, _, hcs⟩ := allPositive_cons h
      cases k with
      | zero => exact rfl
      | succ k => exact ih hcs k
  rw [value]
  exact stands_ratio _ _

end Entries

section Walk

/-- Goes through costs from length `j` on.  `t`, `v`, `w` are `tokensOver p q j`, `p ^ j` and
`q ^ j`, so the throughput of length `j` at the acceptance rate `p / q` is `x / y` with
`x = t` times the cost's denominator and `y = w` times its numerator: these are tested. -/
def walk (p q : Nat) (test : Nat → Nat → Nat → Bool) :
    Table → Nat → Nat → Nat → Nat → Bool
  | List.nil, _, _, _, _ => true
  | List.cons c cs, j, t, v, w =>
    cond (test j (Nat.mul t c.2) (Nat.mul w c.1))
      (walk p q test cs (Nat.add j 1) (Nat.add (Nat.mul t q) (Nat.mul v p)) (Nat.mul v p)
        (Nat.mul w q)) false

/-- The walk from plain decoding on. -/
def walkAll (p q : Nat) (test : Nat → Nat → Nat → Bool) (cs : Table) : Bool :=
  walk p q test cs 0 1 1 1

/-- The throughput of a row, as one quotient. -/
theorem throughput_ratio {C : Nat → α} (p : Nat) {q n d j : Nat} (hq : 0 < q) (hn : 0 < n)
    (hd : 0 < d) (h : C j = ratio n d) :
    throughput C (ratio p q) j = ratio (tokensOver p q j * d) (Nat.pow q j * n) := by
  rw [throughput_def, expectedTokens_ratio p hq, h]
  exact ratio_div_ratio _ _ (natPow_pos hq j) hn hd

/-- What a walk has tested. -/
theorem walk_tested {p q : Nat} (hq : 0 < q) {test : Nat → Nat → Nat → Bool} {C : Nat → α}
    {cs : Table} {j : Nat} (hC : ∀ i, C (j + i) = entry cs i)
    (hpos : allPositive cs = true)
    (h : walk p q test cs j (tokensOver p q j) (Nat.pow p j) (Nat.pow q j) = true) {i : Nat}
    (hi : i < rows cs) :
    ∃ x y, 0 < y ∧ throughput C (ratio p q) (j + i) = ratio x y ∧ test (j + i) x y = true := by
  induction cs generalizing j i with
  | nil => exact absurd hi (nat_not_lt_zero i)
  | cons c cs ih =>
    obtain ⟨hn, hd, hcs⟩ := allPositive_cons hpos
    obtain ⟨hfirst, hrest⟩ := both_of_cond h
    cases i with
    | zero =>
      exact ⟨tokensOver p q j * c.2, Nat.pow q j * c.1, nat_mul_pos (natPow_pos hq j) hn,
        throughput_ratio p hq hn hd (hC 0), hfirst⟩
    | succ i =>
      have place : ∀ l, j + (l + 1) = j + 1 + l := fun l => by
        rw [Nat.add_assoc, Nat.add_comm 1 l]
      have later : ∀ l, C (j + 1 + l) = entry cs l := by
        intro l
        rw [← place l]
        exact hC (l + 1)
      rw [place i]
      exact ih later hcs hrest (Nat.le_of_succ_le_succ hi)

/-- What a walk through the whole table has tested. -/
theorem walkAll_tested {p q K : Nat} (hq : 0 < q) {test : Nat → Nat → Nat → Bool}
    {cs : Table} (hpos : allPositive cs = true) (hK : rows cs = K + 1)
    (h : walkAll p q test cs = true) {j : Nat} (hj : j ≤ K) :
    ∃ x y, 0 < y ∧ throughput (entry cs : Nat → α) (ratio p q) j = ratio x y ∧
      test j x y = true := by
  have place : ∀ i, (entry cs (0 + i) : α) = entry cs i := fun i => by rw [Nat.zero_add]
  have hi : j < rows cs := by
    rw [hK]
    exact Nat.lt_succ_of_le hj
  have found := walk_tested (α := α) hq place hpos h hi
  rw [Nat.zero_add] at found
  exact found

end Walk

section Best

/-- The throughput `x / y` of length `j` is at most `A / B`, and equal to it for length `k`. -/
def atMostTest (A B k j x y : Nat) : Bool :=
  cond (Nat.beq j k) (Nat.beq (Nat.mul x B) (Nat.mul A y)) (Nat.ble (Nat.mul x B) (Nat.mul A y))

/-- The same, and less than `A / B` for lengths below `k`. -/
def leastTest (A B k j x y : Nat) : Bool :=
  cond (Nat.ble k j) (atMostTest A B k j x y)
    (Nat.ble (Nat.add (Nat.mul x B) 1) (Nat.mul A y))

/-- A number equals itself. -/
theorem nat_beq_self (n : Nat) : Nat.beq n n = true := by
  induction n with
  | zero => exact rfl
  | succ n ih => exact ih

/-- Different numbers are told apart. -/
theorem nat_beq_false {m n : Nat} (h : ¬ m = n) : Nat.beq m n = false := by
  cases hb : Nat.beq m n with
  | false => exact rfl
  | true => exact absurd (Nat.eq_of_beq_eq_true hb) h

/-- `≤` that fails is told. -/
theorem nat_ble_false {m n : Nat} (h : n < m) : Nat.ble m n = false := by
  cases hb : Nat.ble m n with
  | false => exact rfl
  | true => exact absurd (Nat.le_of_ble_eq_true hb) (nat_not_le_of_lt h)

/-- What the test says at `k` itself. -/
theorem atMostTest_self {A B k x y : Nat} (h : atMostTest A B k k x y = true) : x * B = A * y := by
  have h1 : cond (Nat.beq k k) (Nat.beq (x * B) (A * y)) (Nat.ble (x * B) (A * y)) = true := h
  rw [nat_beq_self] at h1
  exact Nat.eq_of_beq_eq_true h1

/-- What the test says at every length. -/
theorem atMostTest_le {A B k j x y : Nat} (h : atMostTest A B k j x y = true) : x * B ≤ A * y := by
  by_cases hj : j = k
  · rw [hj] at h
    exact nat_le_of_eq (atMostTest_self h)
  · have h1 : cond (Nat.beq j k) (Nat.beq (x * B) (A * y)) (Nat.ble (x * B) (A * y)) = true := h
    rw [nat_beq_false hj] at h1
    exact Nat.le_of_ble_eq_true h1

/-- The throughput at `k`, if a test finds it equal to `A / B` there. -/
theorem throughput_of_walk {p q A B K k : Nat} (hq : 0 < q) (hB : 0 < B)
    {cs : Table} (hpos : allPositive cs = true) (hK : rows cs = K + 1) (hk : k ≤ K)
    (h : walkAll p q (atMostTest A B k) cs = true) :
    throughput (entry cs : Nat → α) (ratio p q) k = ratio A B := by
  obtain ⟨x, y, hy, hxy, htest⟩ := walkAll_tested (α := α) hq hpos hK h hk
  rw [hxy]
  exact ratio_eq hy hB (atMostTest_self htest)

/-- `k` is best, with throughput `A / B`. -/
theorem best_of_walk {p q A B K k : Nat} (hq : 0 < q) (hB : 0 < B) {cs : Table}
    (hpos : allPositive cs = true) (hK : rows cs = K + 1) (hk : k ≤ K)
    (h : walkAll p q (atMostTest A B k) cs = true) :
    IsBest (entry cs : Nat → α) (ratio p q) K k := by
  refine ⟨hk, ?_⟩
  intro j hj
  obtain ⟨x, y, hy, hxy, htest⟩ := walkAll_tested (α := α) hq hpos hK h hj
  rw [hxy, throughput_of_walk hq hB hpos hK hk h]
  exact (ratio_le_iff hy hB).mpr (atMostTest_le htest)

/-- What the stricter test says. -/
theorem leastTest_spec {A B k j x y : Nat} (h : leastTest A B k j x y = true) :
    atMostTest A B k j x y = true ∧ (j < k → x * B < A * y) := by
  by_cases hj : k ≤ j
  · have h1 : cond (Nat.ble k j) (atMostTest A B k j x y)
        (Nat.ble (x * B + 1) (A * y)) = true := h
    rw [Nat.ble_eq_true_of_le hj] at h1
    exact ⟨h1, fun h2 => absurd hj (nat_not_le_of_lt h2)⟩
  · have less : j < k := nat_lt_of_not_le hj
    have h1 : cond (Nat.ble k j) (atMostTest A B k j x y)
        (Nat.ble (x * B + 1) (A * y)) = true := h
    rw [nat_ble_false less] at h1
    have h2 : x * B < A * y := Nat.le_of_ble_eq_true h1
    have other : ¬ j = k := by
      intro hjk
      rw [hjk] at less
      exact Nat.lt_irrefl k less
    have h3 : cond (Nat.beq j k) (Nat.beq (x * B) (A * y)) (Nat.ble (x * B) (A * y)) = true := by
      rw [nat_beq_false other]
      exact Nat.ble_eq_true_of_le (Nat.le_of_lt h2)
    exact ⟨h3, fun _ => h2⟩

/-- A walk with a stronger test. -/
theorem walk_weaken {p q : Nat} {test test' : Nat → Nat → Nat → Bool}
    (h : ∀ j x y, test j x y = true → test' j x y = true) {cs : Table} {j t v w : Nat}
    (hw : walk p q test cs j t v w = true) : walk p q test' cs j t v w = true := by
  induction cs generalizing j t v w with
  | nil => exact rfl
  | cons c cs ih =>
    obtain ⟨h1, h2⟩ := both_of_cond hw
    have first := h _ _ _ h1
    have rest := ih h2
    calc walk p q test' (List.cons c cs) j t v w
        = cond (test' j (Nat.mul t c.2) (Nat.mul w c.1))
            (walk p q test' cs (Nat.add j 1) (Nat.add (Nat.mul t q) (Nat.mul v p)) (Nat.mul v p)
              (Nat.mul w q)) false := rfl
      _ = true := by
        rw [first]
        exact rest

/-- `k` is the least best length. -/
theorem leastBest_of_walk {p q A B K k : Nat} (hq : 0 < q) (hB : 0 < B) {cs : Table}
    (hpos : allPositive cs = true) (hK : rows cs = K + 1) (hk : k ≤ K)
    (h : walkAll p q (leastTest A B k) cs = true) :
    IsLeastBest (entry cs : Nat → α) (ratio p q) K k := by
  have weak : walkAll p q (atMostTest A B k) cs = true :=
    walk_weaken (fun _ _ _ h1 => (leastTest_spec h1).1) h
  refine ⟨best_of_walk hq hB hpos hK hk weak, ?_⟩
  intro j hj
  apply nat_le_of_not_lt
  intro less
  obtain ⟨x, y, hy, hxy, htest⟩ := walkAll_tested (α := α) hq hpos hK h hj.1
  have h1 := hj.2 k hk
  rw [hxy, throughput_of_walk hq hB hpos hK hk weak] at h1
  exact not_le_of_lt ((ratio_lt_iff hy hB).mpr ((leastTest_spec htest).2 less)) h1

end Best

end SpecMoE
