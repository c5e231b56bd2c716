-- expect: failed to synthesize\n  Decidable False
-- tries: decide on False itself
theorem bad : False := by decide
