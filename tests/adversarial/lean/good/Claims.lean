import SpecMoE
/-!
# The claims, by name

`lake build` prints each statement and the axioms that its proof rests on.  Written by
`python -m specmoe.lean.freeze`.
-/
set_option autoImplicit false

/-! ## E1 -/
#check @SpecMoE.E1_step
#print axioms SpecMoE.E1_step

/-! ## E2 -/
#check @SpecMoE.E2_start
#print axioms SpecMoE.E2_start

/-! ## E3 -/
#check @SpecMoE.E3_mono
#print axioms SpecMoE.E3_mono

/-! ## S2 -/
#check @SpecMoE.S2_threshold
#print axioms SpecMoE.S2_threshold

/-! ## the axioms of an ordered field have a model -/
#check @SpecMoE.instOrderedFieldNat
#print axioms SpecMoE.instOrderedFieldNat
