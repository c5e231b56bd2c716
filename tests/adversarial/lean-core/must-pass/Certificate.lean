/-!
The shape of a certificate: inputs as definitions, numeric hypotheses closed by `decide` on
natural numbers, and a theorem about any ordered structure applied to them.
-/
set_option autoImplicit false

namespace CoreDemo
universe u

class Scaled (α : Type u) extends Mul α, LT α where
  ofNat : Nat → α
  mul_cast : ∀ a b : Nat, ofNat (a * b) = ofNat a * ofNat b
  cast_lt : ∀ a b : Nat, a < b → ofNat a < ofNat b

/-- A claim with a numeric hypothesis. -/
theorem claim {α : Type u} [Scaled α] (bd ws bs wd : Nat) (h : bd * ws < bs * wd) :
    Scaled.ofNat (α := α) bd * Scaled.ofNat ws < Scaled.ofNat bs * Scaled.ofNat wd := by
  rw [← Scaled.mul_cast, ← Scaled.mul_cast]
  exact Scaled.cast_lt _ _ h

def bandwidthDraft : Nat := 1234567890123
def weightsSparse : Nat := 31415926535
def bandwidthSparse : Nat := 3350000000000
def weightsDraft : Nat := 27182818284

theorem certified {α : Type u} [Scaled α] :
    Scaled.ofNat (α := α) bandwidthDraft * Scaled.ofNat weightsSparse
      < Scaled.ofNat bandwidthSparse * Scaled.ofNat weightsDraft :=
  claim _ _ _ _ (by decide)
end CoreDemo

#print axioms CoreDemo.certified
