-- expect: unknown module prefix 'Lean'
-- tries: importing the metaprogramming library
import Lean
theorem bad : 1 = 1 := rfl
