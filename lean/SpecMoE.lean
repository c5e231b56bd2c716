import SpecMoE.OrderedField
import SpecMoE.Order
import SpecMoE.Division
import SpecMoE.Fractions
import SpecMoE.NatFacts
import SpecMoE.Power
import SpecMoE.Sum
import SpecMoE.Model
import SpecMoE.Best
import SpecMoE.Expected
import SpecMoE.Speedup
import SpecMoE.Staircase
import SpecMoE.Dedup
import SpecMoE.Trace
import SpecMoE.BandwidthError
import SpecMoE.Robust
import SpecMoE.Alternative
import SpecMoE.Possible
import SpecMoE.Representatives
import SpecMoE.Rational
import SpecMoE.Numeric
import SpecMoE.Tables
import SpecMoE.Margins
import SpecMoE.Boxes
import SpecMoE.BoxAnswers
import SpecMoE.Applied
import SpecMoE.Increments
import SpecMoE.Crossing
import SpecMoE.Scans
import SpecMoE.Faster
import SpecMoE.Routers
/-!
# Speculative decoding for mixture-of-experts models: the theory

`lake build` checks all of it; `Claims.lean` prints what was proved.  See `README.md`.
-/
