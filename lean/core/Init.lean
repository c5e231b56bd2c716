prelude
import Init.Taken
/-! The stand-in for the standard `Init`; see README.md. -/
