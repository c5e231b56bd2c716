import SpecMoE.Crossing
import SpecMoE.Scans
/-!
# Two kernels compared at every number of tokens of a range in one pass

The times of the two kernels are brought to one unit: `(s0 + n s1) / z` for the per-slot kernel and
`(d0 + U(n) d1) / z` for the deduplicating one, with whole numbers, so that the test of a row of
`U(n)` compares natural numbers.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Faster

/-- Whether `A T_d(n) < B T_s(n)`, for `x / y = U(n)`, `A = a / c` and `B = b / c`. -/
def fasterTest (s0 s1 d0 d1 a b n x y : Nat) : Bool :=
  Nat.ble (Nat.add (Nat.mul a (Nat.add (Nat.mul d0 y) (Nat.mul d1 x))) 1)
    (Nat.mul (Nat.mul b (Nat.add s0 (Nat.mul n s1))) y)

/-- Whether deduplication is faster exactly from `c` on. -/
def fromTest (s0 s1 d0 d1 a b c n x y : Nat) : Bool :=
  cond (Nat.ble c n) (fasterTest s0 s1 d0 d1 a b n x y)
    (cond (fasterTest s0 s1 d0 d1 a b n x y) false true)

/-- A sum of quotients with one denominator. -/
theorem ratio_add_ratio (p r z : Nat) : (ratio p z + ratio r z : α) = ratio (p + r) z := by
  have sum : (ratio p z + ratio r z : α) = (natCast p + natCast r) / natCast z :=
    (add_div _ _ _).symm
  rw [sum, ← natCast_add]
  exact rfl

/-- The per-slot kernel's time in the common unit. -/
theorem slot_time {F c W : α} {m s0 s1 z : Nat} (hF : F = ratio s0 z)
    (hs : natCast m * c / W = ratio s1 z) (n : Nat) :
    F + slotBytes m c n / W = ratio (s0 + n * s1) z := by
  have bytes : slotBytes m c n / W = natCast n * (natCast m * c / W) := by
    have h1 : natCast n * natCast m * c / W = natCast n * (natCast m * c / W) := by
      rw [mul_assoc, mul_div_assoc]
    exact h1
  have scale : (natCast n * ratio s1 z : α) = ratio (n * s1) z := by
    have h1 : (natCast n * ratio s1 z : α) = natCast n * natCast s1 / natCast z :=
      (mul_div_assoc _ _ _).symm
    rw [h1, ← natCast_mul]
    exact rfl
  rw [bytes, hF, hs, scale, ratio_add_ratio]

/-- The deduplicating kernel's time in the common unit. -/
theorem dedup_time {U : Nat → α} {F c W : α} {n d0 d1 x y z : Nat} (hz : 0 < z) (hy : 0 < y)
    (hF : F = ratio d0 z) (hd : c / W = ratio d1 z) (hU : U n = ratio x y) :
    F + dedupBytes U c n / W = ratio (d0 * y + d1 * x) (z * y) := by
  have bytes : dedupBytes U c n / W = ratio (d1 * x) (z * y) := by
    have h1 : U n * c / W = ratio (d1 * x) (z * y) := by
      rw [mul_div_assoc, hd, hU, mul_comm, ratio_mul_ratio _ _ hz hy]
    exact h1
  have fixed : (ratio d0 z : α) = ratio (d0 * y) (z * y) := by
    apply ratio_eq hz (nat_mul_pos hz hy)
    rw [Nat.mul_comm z y, Nat.mul_assoc]
  rw [bytes, hF, fixed, ratio_add_ratio]

/-- What the test says of the times. -/
theorem fasterTest_iff {U : Nat → α} {Fs Fd c Ws Wd A B : α} {m n s0 s1 d0 d1 a b g x y z : Nat}
    (hz : 0 < z) (hy : 0 < y) (hg : 0 < g) (hFs : Fs = ratio s0 z)
    (hs : natCast m * c / Ws = ratio s1 z) (hFd : Fd = ratio d0 z) (hd : c / Wd = ratio d1 z)
    (hA : A = ratio a g) (hB : B = ratio b g) (hU : U n = ratio x y) :
    A * (Fd + dedupBytes U c n / Wd) < B * (Fs + slotBytes m c n / Ws) ↔
      fasterTest s0 s1 d0 d1 a b n x y = true := by
  have unit : 0 < g * z := nat_mul_pos hg hz
  rw [dedup_time hz hy hFd hd hU, slot_time hFs hs, hA, hB,
    ratio_mul_ratio _ _ hg (nat_mul_pos hz hy), ratio_mul_ratio _ _ hg hz,
    ratio_lt_iff (nat_mul_pos hg (nat_mul_pos hz hy)) unit]
  have cross : b * (s0 + n * s1) * (g * (z * y)) = b * (s0 + n * s1) * y * (g * z) := by
    simp only [Nat.mul_comm, nat_mul_left_comm, Nat.mul_assoc]
  rw [cross]
  constructor
  · intro h
    apply Nat.ble_eq_true_of_le
    apply nat_lt_of_not_le
    intro h1
    exact nat_not_le_of_lt h (nat_mul_le_mul_right h1 (g * z))
  · intro h
    have h1 : a * (d0 * y + d1 * x) + 1 ≤ b * (s0 + n * s1) * y := Nat.le_of_ble_eq_true h
    have h2 := nat_mul_le_mul_right h1 (g * z)
    rw [Nat.add_mul, Nat.one_mul] at h2
    exact Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_le (nat_lt_succ _)
      (Nat.add_le_add_left unit _)) h2

/-- In the scanned range deduplication is faster, by the given factors, exactly from `c` on. -/
theorem faster_from {U : Nat → α} {Fs Fd c Ws Wd A B : α} {m s e k s0 s1 d0 d1 a b g z : Nat}
    {us : Table} (hz : 0 < z) (hg : 0 < g) (hFs : Fs = ratio s0 z)
    (hs : natCast m * c / Ws = ratio s1 z) (hFd : Fd = ratio d0 z) (hd : c / Wd = ratio d1 z)
    (hA : A = ratio a g) (hB : B = ratio b g) (hU : ∀ i, i < rows us → U (s + i) = entry us i)
    (he : s + rows us = e) (h : scan (fromTest s0 s1 d0 d1 a b k) us s = true) {n : Nat}
    (hsn : s ≤ n) (hne : n < e) :
    A * (Fd + dedupBytes U c n / Wd) < B * (Fs + slotBytes m c n / Ws) ↔ k ≤ n := by
  obtain ⟨i, hi⟩ := nat_exists_add hsn
  have inside : i < rows us := by
    rw [hi, ← he] at hne
    exact nat_lt_of_not_le (fun h1 => nat_not_le_of_lt hne (Nat.add_le_add_left h1 s))
  obtain ⟨x, y, hy, hxy, htest⟩ := scan_tested (α := α) h inside
  have value : U n = ratio x y := by
    rw [hi, hU i inside]
    exact hxy
  rw [← hi] at htest
  rw [fasterTest_iff hz hy hg hFs hs hFd hd hA hB value]
  by_cases hk : k ≤ n
  · have h1 : cond (Nat.ble k n) (fasterTest s0 s1 d0 d1 a b n x y)
        (cond (fasterTest s0 s1 d0 d1 a b n x y) false true) = true := htest
    rw [Nat.ble_eq_true_of_le hk] at h1
    exact ⟨fun _ => hk, fun _ => h1⟩
  · have h1 : cond (Nat.ble k n) (fasterTest s0 s1 d0 d1 a b n x y)
        (cond (fasterTest s0 s1 d0 d1 a b n x y) false true) = true := htest
    rw [nat_ble_false (nat_lt_of_not_le hk)] at h1
    constructor
    · intro h2
      rw [h2] at h1
      cases h1
    · intro h2
      exact absurd h2 hk

end Faster

end SpecMoE
