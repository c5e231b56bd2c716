import SpecMoE.Tables
/-!
# Boxes of bandwidths, by computation: comparing two costs in all of a box

A certificate holds what it knows of each `x i` (seconds per byte of a kernel, or a time) as an
interval whose ends are written over one denominator, and the step costs as their coefficients over
another.  The test below finds the corner where the difference of two costs is least (B8) with
natural numbers only, so `by decide` runs it.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Lists

/-- Entry `i` of a list of natural numbers; zero beyond its end. -/
def natAt : List Nat → Nat → Nat
  | List.nil, _ => 0
  | List.cons c _, 0 => c
  | List.cons _ cs, i + 1 => natAt cs i

/-- One list of natural numbers for each draft length. -/
abbrev Parts : Type := List (List Nat)

/-- The list of length `k`; empty beyond the end. -/
def partsAt : Parts → Nat → List Nat
  | List.nil, _ => List.nil
  | List.cons c _, 0 => c
  | List.cons _ cs, k + 1 => partsAt cs k

/-- How many lengths there are. -/
def lengths : Parts → Nat
  | List.nil => 0
  | List.cons _ cs => lengths cs + 1

/-- The coefficient of `x i` in the cost of length `k`, over the denominator `M`. -/
def part (M : Nat) (bs : Parts) (i k : Nat) : α := ratio (natAt (partsAt bs k) i) M

/-- Number `i` of a list over the denominator `D`: an end of the box, or a point. -/
def edge (D : Nat) (ls : List Nat) (i : Nat) : α := ratio (natAt ls i) D

/-- The cost of length `k` at `x`. -/
abbrev boxCost (M : Nat) (bs : Parts) (x : Nat → α) (s k : Nat) : α :=
  linearCost (fun _ => 0) (part M bs) x s k

/-- A coefficient is what it is written as. -/
theorem stands_part {M : Nat} (hM : 0 < M) (bs : Parts) (i k : Nat) :
    Stands (part M bs i k : α) (Fraction.over (natAt (partsAt bs k) i) M hM) := stands_ratio _ hM

/-- An end of the box is what it is written as. -/
theorem stands_edge {D : Nat} (hD : 0 < D) (ls : List Nat) (i : Nat) :
    Stands (edge D ls i : α) (Fraction.over (natAt ls i) D hD) := stands_ratio _ hD

end Lists

section Sums

/-- The sum of `f 0, ..., f (n - 1)`. -/
def sumNat (f : Nat → Nat) : Nat → Nat
  | 0 => 0
  | n + 1 => Nat.add (sumNat f n) (f n)

/-- Whether a test holds for all `i < n`. -/
def allBelow (test : Nat → Bool) : Nat → Bool
  | 0 => true
  | n + 1 => cond (test n) (allBelow test n) false

/-- What was tested. -/
theorem allBelow_spec {test : Nat → Bool} {n : Nat} (h : allBelow test n = true) :
    ∀ i, i < n → test i = true := by
  induction n with
  | zero =>
    intro i hi
    exact absurd hi (nat_not_lt_zero i)
  | succ n ih =>
    obtain ⟨h1, h2⟩ := both_of_cond h
    intro i hi
    rcases nat_lt_or_eq (Nat.le_of_lt_succ hi) with h3 | h3
    · exact ih h2 i h3
    · rw [h3]
      exact h1

/-- The cast of a sum. -/
theorem natCast_sumNat (f : Nat → Nat) (n : Nat) :
    (natCast (sumNat f n) : α) = sumTo (fun i => natCast (f i)) n := by
  induction n with
  | zero => exact natCast_zero
  | succ n ih =>
    have step : sumNat f (n + 1) = sumNat f n + f n := rfl
    rw [step, natCast_add, ih]
    exact rfl

/-- The linear form with the coefficients of a list. -/
def form (cs : List Nat) (x : Nat → α) (s : Nat) : α :=
  sumTo (fun i => natCast (natAt cs i) * x i) s

/-- The cost is a linear form over its denominator. -/
theorem boxCost_form {M : Nat} (bs : Parts) (x : Nat → α) (s k : Nat) :
    boxCost M bs x s k = form (partsAt bs k) x s / natCast M := by
  have terms : ∀ i, i < s →
      part M bs i k * x i = natCast (natAt (partsAt bs k) i) * x i / natCast M := fun i _ =>
    div_mul_eq_mul_div _ _ _
  calc 0 + sumTo (fun i => part M bs i k * x i) s
      = sumTo (fun i => part M bs i k * x i) s := zero_add _
    _ = sumTo (fun i => natCast (natAt (partsAt bs k) i) * x i / natCast M) s := sumTo_congr terms
    _ = form (partsAt bs k) x s / natCast M := (sumTo_div _ _ _).symm

/-- The sum of products of two lists. -/
def dot (cs ls : List Nat) (s : Nat) : Nat := sumNat (fun i => Nat.mul (natAt cs i) (natAt ls i)) s

/-- A form at a point. -/
theorem form_edge {D : Nat} (cs ls : List Nat) (s : Nat) :
    form cs (edge D ls : Nat → α) s = ratio (dot cs ls s) D := by
  have terms : ∀ i, i < s → (natCast (natAt cs i) * edge D ls i : α) =
      natCast (natAt cs i * natAt ls i) / natCast D := by
    intro i _
    rw [natCast_mul, mul_div_assoc]
    exact rfl
  calc sumTo (fun i => natCast (natAt cs i) * edge D ls i) s
      = sumTo (fun i => natCast (natAt cs i * natAt ls i) / natCast D : Nat → α) s :=
        sumTo_congr terms
    _ = sumTo (fun i => natCast (natAt cs i * natAt ls i)) s / natCast D :=
        (sumTo_div _ _ _).symm
    _ = ratio (dot cs ls s) D := by
        rw [← natCast_sumNat (fun i => natAt cs i * natAt ls i)]
        exact rfl

/-- A form grows with its point. -/
theorem form_le {cs : List Nat} {x y : Nat → α} {s : Nat} (h : ∀ i, i < s → x i ≤ y i) :
    form cs x s ≤ form cs y s :=
  sumTo_le (fun i hi => mul_le_mul_left (natCast_nonneg _) (h i hi))

end Sums

section Comparison

/-- The rest of `n` over `m` is what is missing, or nothing. -/
theorem nat_sub_cases (m n : Nat) : (Nat.sub m n = 0 ∧ m ≤ n ∧ Nat.sub n m + m = n) ∨
    (Nat.sub n m = 0 ∧ n ≤ m ∧ Nat.sub m n + n = m) := by
  have shift : ∀ m n : Nat, Nat.sub (n + 1) (m + 1) = Nat.sub n m := by
    intro m
    induction m with
    | zero =>
      intro n
      exact rfl
    | succ m ih =>
      intro n
      exact congrArg Nat.pred (ih n)
  have less : ∀ d : Nat, Nat.sub 0 d = 0 := by
    intro d
    induction d with
    | zero => exact rfl
    | succ d ih => exact congrArg Nat.pred ih
  have none : ∀ d m : Nat, Nat.sub m (m + d) = 0 := by
    intro d m
    induction m with
    | zero =>
      rw [Nat.zero_add]
      exact less d
    | succ m ih =>
      rw [Nat.add_assoc, Nat.add_comm 1 d, ← Nat.add_assoc, shift]
      exact ih
  rcases Nat.lt_or_ge m n with h | h
  · obtain ⟨d, hd⟩ := nat_exists_add (Nat.le_of_lt h)
    refine Or.inl ⟨?_, Nat.le_of_lt h, nat_sub_add (Nat.le_of_lt h)⟩
    rw [hd]
    exact none d m
  · obtain ⟨d, hd⟩ := nat_exists_add h
    refine Or.inr ⟨?_, h, nat_sub_add h⟩
    rw [hd]
    exact none d n

/-- One term of the comparison: at `z` between `l` and `h`, `b z` is at most `a z`, up to what `b`
has more than `a` at `h`, less what `a` has more than `b` at `l`. -/
theorem term_between (a b l h : Nat) {z : α} (hl : natCast l ≤ z) (hh : z ≤ natCast h) :
    natCast b * z + natCast (Nat.sub a b * l) ≤ natCast a * z + natCast (Nat.sub b a * h) := by
  rcases nat_sub_cases a b with ⟨h0, _, hd⟩ | ⟨h0, _, hd⟩
  · have more : (natCast b * z : α) = natCast (Nat.sub b a) * z + natCast a * z := by
      rw [← add_mul, ← natCast_add, hd]
    rw [h0, Nat.zero_mul, natCast_zero, add_zero, more, natCast_mul, add_comm]
    exact add_le_add_left (mul_le_mul_left (natCast_nonneg _) hh) _
  · have more : (natCast a * z : α) = natCast (Nat.sub a b) * z + natCast b * z := by
      rw [← add_mul, ← natCast_add, hd]
    rw [h0, Nat.zero_mul, natCast_zero, add_zero, more, natCast_mul, add_comm]
    exact add_le_add_right (mul_le_mul_left (natCast_nonneg _) hl) _

/-- What the form `a c` has more than `b r` where it has more, at the ends `ls`. -/
def surplus (a b : Nat) (cs rs ls : List Nat) (s : Nat) : Nat :=
  sumNat (fun i => Nat.mul (Nat.sub (Nat.mul a (natAt cs i)) (Nat.mul b (natAt rs i)))
    (natAt ls i)) s

/-- `b` times the form `rs` is less than `a` times the form `cs` in the whole box. -/
def beats (a b : Nat) (cs rs lo hi : List Nat) (s : Nat) : Bool :=
  Nat.ble (Nat.add (surplus b a rs cs hi s) 1) (surplus a b cs rs lo s)

/-- What the test says: the corner where the difference is least decides (B8). -/
theorem beats_spec {a b D s : Nat} (hD : 0 < D) {cs rs lo hi : List Nat}
    (h : beats a b cs rs lo hi s = true) {x : Nat → α} (hx : InBox (edge D lo) (edge D hi) x s) :
    natCast b * form rs x s < natCast a * form cs x s := by
  have less : surplus b a rs cs hi s < surplus a b cs rs lo s := Nat.le_of_ble_eq_true h
  have hD' : (0 : α) < natCast D := natCast_pos hD
  have scaled : ∀ (n : Nat) (ts : List Nat), natCast n * form ts x s * natCast D =
      sumTo (fun i => natCast (n * natAt ts i) * (x i * natCast D)) s := by
    intro n ts
    have terms : ∀ i, i < s → natCast (n * natAt ts i) * (x i * natCast D) =
        natCast n * (natCast (natAt ts i) * x i) * natCast D := by
      intro i _
      rw [natCast_mul, mul_assoc, mul_assoc, mul_assoc]
    rw [sumTo_congr terms]
    calc natCast n * sumTo (fun i => natCast (natAt ts i) * x i) s * natCast D
        = sumTo (fun i => natCast n * (natCast (natAt ts i) * x i)) s * natCast D := by
          rw [mul_sumTo]
      _ = sumTo (fun i => natCast n * (natCast (natAt ts i) * x i) * natCast D) s :=
          sumTo_mul _ _ _
  have terms : ∀ i, i < s →
      natCast (b * natAt rs i) * (x i * natCast D) +
          natCast (Nat.sub (a * natAt cs i) (b * natAt rs i) * natAt lo i) ≤
        natCast (a * natAt cs i) * (x i * natCast D) +
          natCast (Nat.sub (b * natAt rs i) (a * natAt cs i) * natAt hi i) := fun i hi' =>
    term_between _ _ _ _ ((div_le_iff hD').mp (hx i hi').1) ((le_div_iff hD').mp (hx i hi').2)
  have total := sumTo_le terms
  rw [sumTo_add, sumTo_add, ← scaled b rs, ← scaled a cs,
    ← natCast_sumNat (fun i => Nat.sub (a * natAt cs i) (b * natAt rs i) * natAt lo i),
    ← natCast_sumNat (fun i => Nat.sub (b * natAt rs i) (a * natAt cs i) * natAt hi i)] at total
  have more : (natCast (surplus b a rs cs hi s) : α) < natCast (surplus a b cs rs lo s) :=
    natCast_lt less
  apply (mul_lt_mul_iff_right hD').mp
  apply lt_of_not_le
  intro turned
  exact not_le_of_lt (add_lt_add_of_le_of_lt turned more) total

end Comparison

end SpecMoE
