-- expect: failed to compile 'partial' definition
-- tries: a partial loop that ends in False
partial def loop (n : Nat) : False := loop (n + 1)
