-- expect: is not a definition
-- tries: an opaque kernel function made reducible
attribute [reducible] Nat.gcd
