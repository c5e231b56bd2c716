/-!
The six functions that the kernel computes and the core defines, pinned down by equations with
variables.  On variables the kernel must unfold the core's definition, so `rfl` reads that and not
the kernel's arithmetic; each group of equations has exactly one solution.  Then the values that
the kernel itself gives on literals, for all fourteen.
-/
set_option autoImplicit false

namespace CoreDemo

theorem add_zero (n : Nat) : Nat.add n Nat.zero = n := rfl
theorem add_succ (n m : Nat) : Nat.add n (Nat.succ m) = Nat.succ (Nat.add n m) := rfl
theorem mul_zero (n : Nat) : Nat.mul n Nat.zero = Nat.zero := rfl
theorem mul_succ (n m : Nat) : Nat.mul n (Nat.succ m) = Nat.add (Nat.mul n m) n := rfl
theorem pow_zero (n : Nat) : Nat.pow n Nat.zero = Nat.succ Nat.zero := rfl
theorem pow_succ (n m : Nat) : Nat.pow n (Nat.succ m) = Nat.mul (Nat.pow n m) n := rfl
theorem pred_zero : Nat.pred Nat.zero = Nat.zero := rfl
theorem pred_succ (n : Nat) : Nat.pred (Nat.succ n) = n := rfl
theorem sub_zero (n : Nat) : Nat.sub n Nat.zero = n := rfl
theorem sub_succ (n m : Nat) : Nat.sub n (Nat.succ m) = Nat.pred (Nat.sub n m) := rfl
theorem beq_zero_zero : Nat.beq Nat.zero Nat.zero = true := rfl
theorem beq_zero_succ (m : Nat) : Nat.beq Nat.zero (Nat.succ m) = false := rfl
theorem beq_succ_zero (n : Nat) : Nat.beq (Nat.succ n) Nat.zero = false := rfl
theorem beq_succ_succ (n m : Nat) : Nat.beq (Nat.succ n) (Nat.succ m) = Nat.beq n m := rfl
theorem ble_zero (m : Nat) : Nat.ble Nat.zero m = true := rfl
theorem ble_succ_zero (n : Nat) : Nat.ble (Nat.succ n) Nat.zero = false := rfl
theorem ble_succ_succ (n m : Nat) : Nat.ble (Nat.succ n) (Nat.succ m) = Nat.ble n m := rfl

/-- The order of `Nat` is the reflexive-transitive closure of the successor, as it should be. -/
theorem le_iff_add (n m : Nat) : n ≤ m ↔ ∃ k, n + k = m := by
  constructor
  · intro h
    induction h with
    | refl => exact ⟨0, rfl⟩
    | step _ ih =>
      obtain ⟨k, hk⟩ := ih
      exact ⟨k + 1, congrArg Nat.succ hk⟩
  · intro h
    obtain ⟨k, hk⟩ := h
    subst hk
    exact Nat.le_add_right n k
theorem lt_iff_succ_le (n m : Nat) : n < m ↔ n + 1 ≤ m := Iff.refl _

theorem value_add : Nat.add 6 4 = 10 := by decide +kernel
theorem value_sub : Nat.sub 6 4 = 2 := by decide +kernel
theorem value_sub_less : Nat.sub 4 6 = 0 := by decide +kernel
theorem value_mul : Nat.mul 6 4 = 24 := by decide +kernel
theorem value_pow : Nat.pow 6 4 = 1296 := by decide +kernel
theorem value_gcd : Nat.gcd 6 4 = 2 := by decide +kernel
theorem value_mod : Nat.mod 6 4 = 2 := by decide +kernel
theorem value_div : Nat.div 6 4 = 1 := by decide +kernel
theorem value_beq : Nat.beq 6 4 = false := by decide +kernel
theorem value_ble : Nat.ble 6 4 = false := by decide +kernel
theorem value_land : Nat.land 6 4 = 4 := by decide +kernel
theorem value_lor : Nat.lor 6 4 = 6 := by decide +kernel
theorem value_xor : Nat.xor 6 4 = 2 := by decide +kernel
theorem value_shiftLeft : Nat.shiftLeft 6 4 = 96 := by decide +kernel
theorem value_shiftRight : Nat.shiftRight 6 4 = 0 := by decide +kernel
end CoreDemo

#print axioms CoreDemo.value_gcd
#print axioms CoreDemo.le_iff_add
