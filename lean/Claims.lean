import SpecMoE
/-!
# The claims, by name

`lake build` prints each statement and the axioms that its proof rests on.  Written by
`python -m specmoe.lean.freeze`.
-/
set_option autoImplicit false

/-! ## E1 -/
#check @SpecMoE.E1_closed_form
#print axioms SpecMoE.E1_closed_form

/-! ## E2 -/
#check @SpecMoE.E2_expectation
#print axioms SpecMoE.E2_expectation
#check @SpecMoE.E2_weights
#print axioms SpecMoE.E2_weights

/-! ## E3 -/
#check @SpecMoE.E3_mono
#print axioms SpecMoE.E3_mono
#check @SpecMoE.E3_strict
#print axioms SpecMoE.E3_strict
#check @SpecMoE.E3_bounds
#print axioms SpecMoE.E3_bounds

/-! ## S1 -/
#check @SpecMoE.S1_faster_iff
#print axioms SpecMoE.S1_faster_iff
#check @SpecMoE.S1_speedup_iff
#print axioms SpecMoE.S1_speedup_iff

/-! ## S2 -/
#check @SpecMoE.S2_threshold
#print axioms SpecMoE.S2_threshold
#check @SpecMoE.S2_threshold_le
#print axioms SpecMoE.S2_threshold_le

/-! ## S3 -/
#check @SpecMoE.S3_never
#print axioms SpecMoE.S3_never
#check @SpecMoE.S3_never_iff
#print axioms SpecMoE.S3_never_iff

/-! ## S4 -/
#check @SpecMoE.S4_marginal
#print axioms SpecMoE.S4_marginal
#check @SpecMoE.S4_marginal_not
#print axioms SpecMoE.S4_marginal_not

/-! ## S5 -/
#check @SpecMoE.S5_stop_local
#print axioms SpecMoE.S5_stop_local
#check @SpecMoE.S5_stop
#print axioms SpecMoE.S5_stop
#check @SpecMoE.S5_stop_all
#print axioms SpecMoE.S5_stop_all
#check @SpecMoE.S5_stop_within
#print axioms SpecMoE.S5_stop_within
#check @SpecMoE.S5_stop_is_best
#print axioms SpecMoE.S5_stop_is_best

/-! ## M1 -/
#check @SpecMoE.M1_cross_ratio
#print axioms SpecMoE.M1_cross_ratio

/-! ## M2 -/
#check @SpecMoE.M2_single_crossing
#print axioms SpecMoE.M2_single_crossing
#check @SpecMoE.M2_single_crossing_strict
#print axioms SpecMoE.M2_single_crossing_strict

/-! ## M3 -/
#check @SpecMoE.M3_least_best_mono
#print axioms SpecMoE.M3_least_best_mono
#check @SpecMoE.M3_greatest_best_mono
#print axioms SpecMoE.M3_greatest_best_mono

/-! ## M4 -/
#check @SpecMoE.M4_interval
#print axioms SpecMoE.M4_interval
#check @SpecMoE.M4_interval_greatest
#print axioms SpecMoE.M4_interval_greatest
#check @SpecMoE.M4_interval_any
#print axioms SpecMoE.M4_interval_any

/-! ## D1 -/
#check @SpecMoE.D1_ratio_iff
#print axioms SpecMoE.D1_ratio_iff
#check @SpecMoE.D1_faster_iff
#print axioms SpecMoE.D1_faster_iff

/-! ## D2 -/
#check @SpecMoE.D2_ratio_iff
#print axioms SpecMoE.D2_ratio_iff
#check @SpecMoE.D2_faster_iff_fixed
#print axioms SpecMoE.D2_faster_iff_fixed

/-! ## D3 -/
#check @SpecMoE.D3_one_crossover
#print axioms SpecMoE.D3_one_crossover
#check @SpecMoE.D3_faster_iff
#print axioms SpecMoE.D3_faster_iff
#check @SpecMoE.D3_one_crossover_within
#print axioms SpecMoE.D3_one_crossover_within

/-! ## D4 -/
#check @SpecMoE.D4_lower_at
#print axioms SpecMoE.D4_lower_at
#check @SpecMoE.D4_upper_at
#print axioms SpecMoE.D4_upper_at
#check @SpecMoE.D4_bracket_lower
#print axioms SpecMoE.D4_bracket_lower
#check @SpecMoE.D4_bracket_upper
#print axioms SpecMoE.D4_bracket_upper
#check @SpecMoE.D4_crossover_bracket
#print axioms SpecMoE.D4_crossover_bracket
#check @SpecMoE.D4_ratio_above_one
#print axioms SpecMoE.D4_ratio_above_one
#check @SpecMoE.D4_trace_bounds
#print axioms SpecMoE.D4_trace_bounds

/-! ## D5 -/
#check @SpecMoE.D5_share_antitone_within
#print axioms SpecMoE.D5_share_antitone_within
#check @SpecMoE.D5_share_antitone
#print axioms SpecMoE.D5_share_antitone

/-! ## D6 -/
#check @SpecMoE.D6_uniform
#print axioms SpecMoE.D6_uniform
#check @SpecMoE.D6_increment
#print axioms SpecMoE.D6_increment
#check @SpecMoE.D6_increments_antitone
#print axioms SpecMoE.D6_increments_antitone
#check @SpecMoE.D6_share_antitone
#print axioms SpecMoE.D6_share_antitone
#check @SpecMoE.D6_bounds
#print axioms SpecMoE.D6_bounds

/-! ## D7 -/
#check @SpecMoE.D7_one_expert
#print axioms SpecMoE.D7_one_expert
#check @SpecMoE.D7_increments_antitone
#print axioms SpecMoE.D7_increments_antitone
#check @SpecMoE.D7_share_antitone
#print axioms SpecMoE.D7_share_antitone

/-! ## B1 -/
#check @SpecMoE.B1_time
#print axioms SpecMoE.B1_time
#check @SpecMoE.B1_pass
#print axioms SpecMoE.B1_pass
#check @SpecMoE.B1_step
#print axioms SpecMoE.B1_step

/-! ## B2 -/
#check @SpecMoE.B2_saving
#print axioms SpecMoE.B2_saving

/-! ## B3 -/
#check @SpecMoE.B3_ratio
#print axioms SpecMoE.B3_ratio

/-! ## B4 -/
#check @SpecMoE.B4_crossover
#print axioms SpecMoE.B4_crossover
#check @SpecMoE.B4_exists
#print axioms SpecMoE.B4_exists
#check @SpecMoE.B4_never
#print axioms SpecMoE.B4_never
#check @SpecMoE.B4_fitted
#print axioms SpecMoE.B4_fitted

/-! ## B5 -/
#check @SpecMoE.B5_speedup
#print axioms SpecMoE.B5_speedup

/-! ## B6 -/
#check @SpecMoE.B6_pair
#print axioms SpecMoE.B6_pair
#check @SpecMoE.B6_certain
#print axioms SpecMoE.B6_certain

/-! ## B7 -/
#check @SpecMoE.B7_regret_any
#print axioms SpecMoE.B7_regret_any
#check @SpecMoE.B7_regret
#print axioms SpecMoE.B7_regret

/-! ## B8 -/
#check @SpecMoE.B8_box_iff
#print axioms SpecMoE.B8_box_iff
#check @SpecMoE.B8_corner
#print axioms SpecMoE.B8_corner
#check @SpecMoE.B8_corner_le
#print axioms SpecMoE.B8_corner_le
#check @SpecMoE.B8_best_iff
#print axioms SpecMoE.B8_best_iff
#check @SpecMoE.B8_certain_iff
#print axioms SpecMoE.B8_certain_iff
#check @SpecMoE.B8_bandwidths
#print axioms SpecMoE.B8_bandwidths
#check @SpecMoE.B8_never_wider
#print axioms SpecMoE.B8_never_wider
#check @SpecMoE.B8_mixture_iff
#print axioms SpecMoE.B8_mixture_iff
#check @SpecMoE.B8_possible_iff
#print axioms SpecMoE.B8_possible_iff
#check @SpecMoE.B8_beaten
#print axioms SpecMoE.B8_beaten
#check @SpecMoE.B8_sharper
#print axioms SpecMoE.B8_sharper
#check @SpecMoE.B8_pairs_not_enough
#print axioms SpecMoE.B8_pairs_not_enough

/-! ## the axioms of an ordered field have a model -/
#check @SpecMoE.instOrderedFieldRational
#print axioms SpecMoE.instOrderedFieldRational
