import SpecMoE
/-!
# The claims as the Python side has them

Each statement is printed from the registry's formulas; each proof is the theorem's name, or one
term where the two differ in form.  Written by `python -m specmoe.lean.freeze`.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

-- `E` is what the model says
example : ∀ {α : Type u} [OrderedField α] (a : α) (k : Nat), expectedTokens a k = sumTo (fun i :
    Nat => a ^ i) (k + 1) :=
  fun _ _ => rfl

-- `C` is what the model says
example : ∀ {α : Type u} [OrderedField α] (T D : Nat → α) (k : Nat), stepCost T D k = T (k + 1) +
    D k :=
  fun _ _ _ => rfl

-- `tau` is what the model says
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a : α) (k : Nat), throughput C a k =
    expectedTokens a k / C k :=
  fun _ _ _ => rfl

-- `tau_hat` is what the model says
example : ∀ {α : Type u} [OrderedField α] (C_hat : Nat → α) (a : α) (k : Nat), throughput C_hat a
    k = expectedTokens a k / C_hat k :=
  fun _ _ _ => rfl

-- `u` is what the model says
example : ∀ {α : Type u} [OrderedField α] (U : Nat → α) (m n : Nat), share U m n = U n / (natCast
    n * natCast m) :=
  fun _ _ _ => rfl

-- `r` is what the model says
example : ∀ {α : Type u} [OrderedField α] (W_d W_s : Nat → α) (n : Nat), bandwidthRatio W_d W_s n
    = W_d n / W_s n :=
  fun _ _ _ => rfl

-- `k*` is what the model says
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a : α) (K leastBest_a : Nat), IsLeastBest
    C a K leastBest_a ↔ (0 ≤ leastBest_a ∧ leastBest_a ≤ K) ∧ (∀ j : Nat, j ≤ K → throughput C a j
    ≤ throughput C a leastBest_a) ∧ (∀ j : Nat, j < leastBest_a → throughput C a j < throughput C
    a leastBest_a) :=
  fun _ _ _ _ => ⟨fun h => ⟨⟨Nat.zero_le _, h.1.1⟩, h.1.2, fun _ hj => SpecMoE.lt_leastBest h hj⟩,
    fun h => ⟨⟨h.1.2, h.2.1⟩, fun j hj => SpecMoE.nat_le_of_not_lt (fun hlt =>
    SpecMoE.not_le_of_lt (h.2.2 j hlt) (hj.2 _ h.1.2))⟩⟩

-- `k*max` is what the model says
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a : α) (K greatestBest_a : Nat),
    IsGreatestBest C a K greatestBest_a ↔ (0 ≤ greatestBest_a ∧ greatestBest_a ≤ K) ∧ (∀ j : Nat,
    j ≤ K → throughput C a j ≤ throughput C a greatestBest_a) ∧ (∀ j : Nat, greatestBest_a + 1 ≤ j
    → j ≤ K → throughput C a j < throughput C a greatestBest_a) :=
  fun _ _ _ _ => ⟨fun h => ⟨⟨Nat.zero_le _, h.1.1⟩, h.1.2, fun _ hj hjK => SpecMoE.lt_greatestBest
    h hj hjK⟩, fun h => ⟨⟨h.1.2, h.2.1⟩, fun j hj => SpecMoE.nat_le_of_not_lt (fun hlt =>
    SpecMoE.not_le_of_lt (h.2.2 j hlt hj.1) (hj.2 _ h.1.2))⟩⟩

-- `n*` is what the model says
example : ∀ {α : Type u} [OrderedField α] (u r : Nat → α) (crossover_r : Nat), Crossover u r
    crossover_r ↔ 1 ≤ crossover_r ∧ u crossover_r < r crossover_r ∧ (∀ n : Nat, 1 ≤ n → n <
    crossover_r → r n ≤ u n) :=
  fun _ _ _ => ⟨fun h => ⟨h.1, h.2.1, fun i h1 h2 => SpecMoE.le_of_not_lt (h.2.2 i h1 h2)⟩, fun h
    => ⟨h.1, h.2.1, fun i h1 h2 => SpecMoE.not_lt_of_le (h.2.2 i h1 h2)⟩⟩

-- E1: `E1_closed_form`
example : ∀ {α : Type u} [OrderedField α] (a : α) (k : Nat), (1 - a) * expectedTokens a k = 1 - a
    ^ (k + 1) :=
  @SpecMoE.E1_closed_form

-- E2: `E2_expectation`
example : ∀ {α : Type u} [OrderedField α] (a : α) (k : Nat), sumTo (fun j : Nat => natCast (j + 1)
    * (a ^ j * (1 - a))) k + natCast (k + 1) * a ^ k = expectedTokens a k :=
  @SpecMoE.E2_expectation

-- E3: `E3_mono`
example : ∀ {α : Type u} [OrderedField α] (a a' : α), 0 ≤ a → a ≤ a' → ∀ (k : Nat), expectedTokens
    a k ≤ expectedTokens a' k :=
  @SpecMoE.E3_mono

-- E3: `E3_strict`
example : ∀ {α : Type u} [OrderedField α] (a a' : α), 0 ≤ a → a < a' → ∀ (k : Nat), 1 ≤ k →
    expectedTokens a k < expectedTokens a' k :=
  @SpecMoE.E3_strict

-- E3: `E3_bounds`
example : ∀ {α : Type u} [OrderedField α] (a : α), 0 ≤ a → a ≤ 1 → ∀ (k : Nat), 1 ≤ expectedTokens
    a k ∧ expectedTokens a k ≤ natCast (k + 1) :=
  @SpecMoE.E3_bounds

-- S1: `S1_faster_iff`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a : α) (k : Nat), 0 < C 0 → 0 < C k →
    (throughput C a 0 < throughput C a k ↔ C k < expectedTokens a k * C 0) :=
  @SpecMoE.S1_faster_iff

-- S2: `S2_threshold`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a a' : α) (k : Nat), 0 < C 0 → 0 ≤ a → a
    ≤ a' → C k < expectedTokens a k * C 0 → C k < expectedTokens a' k * C 0 :=
  @SpecMoE.S2_threshold

-- S3: `S3_never`; the theorem says `not faster`, the claim `at most as fast`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (k : Nat), 0 < C 0 → 0 < C k → natCast (k
    + 1) * C 0 ≤ C k → ∀ (a : α), 0 ≤ a → a ≤ 1 → throughput C a k ≤ throughput C a 0 :=
  fun _ _ h0 hk h _ ha h1 => SpecMoE.not_lt.mp (SpecMoE.S3_never h0 hk h ha h1)

-- S4: `S4_marginal`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a : α) (k : Nat), 0 < C k → 0 < C (k + 1)
    → (throughput C a k < throughput C a (k + 1) ↔ expectedTokens a k * (C (k + 1) - C k) < a ^ (k
    + 1) * C k) :=
  @SpecMoE.S4_marginal

-- S5: `S5_stop`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a : α) (k : Nat), (∀ i : Nat, 0 < C i) →
    (∀ i : Nat, C (i + 1) - C i ≤ C (i + 2) - C (i + 1)) → 0 ≤ a → a ≤ 1 → throughput C a (k + 1)
    ≤ throughput C a k → throughput C a (k + 2) ≤ throughput C a (k + 1) :=
  @SpecMoE.S5_stop

-- M1: `M1_cross_ratio`
example : ∀ {α : Type u} [OrderedField α] (a a' : α), 0 ≤ a → a ≤ a' → ∀ (j k : Nat), j ≤ k →
    expectedTokens a k * expectedTokens a' j ≤ expectedTokens a' k * expectedTokens a j :=
  @SpecMoE.M1_cross_ratio

-- M2: `M2_single_crossing`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a a' : α) (j k : Nat), 0 < C j → 0 < C k
    → 0 ≤ a → a ≤ a' → j ≤ k → throughput C a j ≤ throughput C a k → throughput C a' j ≤
    throughput C a' k :=
  @SpecMoE.M2_single_crossing

-- M2: `M2_single_crossing_strict`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a a' : α) (j k : Nat), 0 < C j → 0 < C k
    → 0 ≤ a → a ≤ a' → j ≤ k → throughput C a j < throughput C a k → throughput C a' j <
    throughput C a' k :=
  @SpecMoE.M2_single_crossing_strict

-- M3: `M3_least_best_mono`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a a' : α) (K leastBest_a leastBest_a' :
    Nat), (∀ i : Nat, i ≤ K → 0 < C i) → 0 ≤ a → a ≤ a' → IsLeastBest C a K leastBest_a →
    IsLeastBest C a' K leastBest_a' → leastBest_a ≤ leastBest_a' :=
  @SpecMoE.M3_least_best_mono

-- M3: `M3_greatest_best_mono`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a a' : α) (K greatestBest_a
    greatestBest_a' : Nat), (∀ i : Nat, i ≤ K → 0 < C i) → 0 ≤ a → a ≤ a' → IsGreatestBest C a K
    greatestBest_a → IsGreatestBest C a' K greatestBest_a' → greatestBest_a ≤ greatestBest_a' :=
  @SpecMoE.M3_greatest_best_mono

-- M4: `M4_interval`
example : ∀ {α : Type u} [OrderedField α] (C : Nat → α) (a_1 a a_2 : α) (K leastBest_a_1
    leastBest_a leastBest_a_2 : Nat), (∀ i : Nat, i ≤ K → 0 < C i) → 0 ≤ a_1 → a_1 ≤ a → a ≤ a_2 →
    IsLeastBest C a_1 K leastBest_a_1 → IsLeastBest C a K leastBest_a → IsLeastBest C a_2 K
    leastBest_a_2 → leastBest_a_1 ≤ leastBest_a ∧ leastBest_a ≤ leastBest_a_2 :=
  @SpecMoE.M4_interval

-- D1: `D1_ratio_iff`
example : ∀ {α : Type u} [OrderedField α] (B_d B_s W_d W_s : α), 0 < B_s → 0 < W_d → 0 < W_s →
    (B_d / W_d < B_s / W_s ↔ B_d / B_s < W_d / W_s) :=
  @SpecMoE.D1_ratio_iff

-- D1: `D1_faster_iff`
example : ∀ {α : Type u} [OrderedField α] (U : Nat → α) (m n : Nat) (b : α) (W_d W_s : Nat → α), 0
    < b → 1 ≤ m → 1 ≤ n → 0 < W_d n → 0 < W_s n → (U n * b / W_d n < natCast n * natCast m * b /
    W_s n ↔ share U m n < bandwidthRatio W_d W_s n) :=
  @SpecMoE.D1_faster_iff

-- D2: `D2_ratio_iff`
example : ∀ {α : Type u} [OrderedField α] (f_d f_s B_d B_s W_d W_s : α), 0 < B_s → 0 < W_d → 0 <
    W_s → (f_d + B_d / W_d < f_s + B_s / W_s ↔ B_d / B_s < W_d / W_s * (1 + (f_s - f_d) * W_s /
    B_s)) :=
  @SpecMoE.D2_ratio_iff

-- D3: `D3_one_crossover`
example : ∀ {α : Type u} [OrderedField α] (u r : Nat → α), (∀ i : Nat, 1 ≤ i → u (i + 1) ≤ u i) →
    (∀ i : Nat, 1 ≤ i → r i ≤ r (i + 1)) → ∀ (n n' : Nat), 1 ≤ n → n ≤ n' → u n < r n → u n' < r
    n' :=
  @SpecMoE.D3_one_crossover

-- D4: `D4_bracket_lower`
example : ∀ {α : Type u} [OrderedField α] (U : Nat → α) (m n : Nat) (r : α), 1 ≤ m → 1 ≤ n →
    natCast m ≤ U n → share U m n < r → 1 / r < natCast n :=
  @SpecMoE.D4_bracket_lower

-- D4: `D4_bracket_upper`
example : ∀ {α : Type u} [OrderedField α] (U : Nat → α) (m N n : Nat) (r : α), 1 ≤ m → 1 ≤ n → 0 <
    r → U n ≤ natCast N → natCast N / (natCast m * r) < natCast n → share U m n < r :=
  @SpecMoE.D4_bracket_upper

-- D4: `D4_crossover_bracket`
example : ∀ {α : Type u} [OrderedField α] (U : Nat → α) (m N floor : Nat) (r : α), 1 ≤ m → 0 < r →
    (∀ i : Nat, 1 ≤ i → natCast m ≤ U i) → (∀ i : Nat, 1 ≤ i → U i ≤ natCast N) → natCast N /
    (natCast m * r) < natCast (floor + 1) → (∃ crossover_r : Nat, Crossover (share U m) (fun _ :
    Nat => r) crossover_r) ∧ ∀ crossover_r : Nat, Crossover (share U m) (fun _ : Nat => r)
    crossover_r → 1 / r < natCast crossover_r ∧ crossover_r ≤ floor + 1 :=
  @SpecMoE.D4_crossover_bracket

-- D5: `D5_share_antitone`; the theorem compares n with n + 1, the claim any two numbers of tokens
example : ∀ {α : Type u} [OrderedField α] (U : Nat → α) (m : Nat), 1 ≤ m → 0 ≤ U 0 → (∀ i : Nat, U
    (i + 2) - U (i + 1) ≤ U (i + 1) - U i) → ∀ (n n' : Nat), 1 ≤ n → n ≤ n' → share U m n' ≤ share
    U m n :=
  fun _ _ hm h0 hinc _ _ hn hnn => SpecMoE.Nonincreasing.le (SpecMoE.D5_share_antitone hm h0 hinc)
    hn hnn

-- D6: `D6_uniform`
example : ∀ {α : Type u} [OrderedField α] (N : Nat), 1 ≤ N → ∀ (m n : Nat), (sumTo (fun _ : Nat =>
    1 - (1 - natCast m / natCast N) ^ n) N : α) = natCast m * sumTo (fun i : Nat => (1 - natCast m
    / natCast N) ^ i) n ∧ (sumTo (fun _ : Nat => 1 - (1 - natCast m / natCast N) ^ n) N : α) =
    natCast N * (1 - (1 - natCast m / natCast N) ^ n) :=
  @SpecMoE.D6_uniform

-- D6: `D6_share_antitone`; the theorem compares n with n + 1, the claim any two numbers of tokens
example : ∀ {α : Type u} [OrderedField α] (N m : Nat), 1 ≤ m → m ≤ N → ∀ (n n' : Nat), 1 ≤ n → n ≤
    n' → (share (fun (n : Nat) => sumTo (fun _ : Nat => 1 - (1 - natCast m / natCast N) ^ n) N) m
    n' : α) ≤ share (fun (n : Nat) => sumTo (fun _ : Nat => 1 - (1 - natCast m / natCast N) ^ n)
    N) m n :=
  fun _ _ hm hmN _ _ hn hnn => SpecMoE.Nonincreasing.le (SpecMoE.D6_share_antitone hm hmN) hn hnn

-- D7: `D7_increments_antitone`
example : ∀ {α : Type u} [OrderedField α] (h : Nat → Nat → Bool) (L N : Nat), 1 ≤ L → (∀ i : Nat,
    ∀ j : Nat, h i (j + L) = h i j) → ∀ (n : Nat), (sumTo (fun s : Nat => sumTo (fun i : Nat =>
    indicator (windowHit (h i) s (n + 2))) N) L / natCast L - sumTo (fun s : Nat => sumTo (fun i :
    Nat => indicator (windowHit (h i) s (n + 1))) N) L / natCast L : α) ≤ sumTo (fun s : Nat =>
    sumTo (fun i : Nat => indicator (windowHit (h i) s (n + 1))) N) L / natCast L - sumTo (fun s :
    Nat => sumTo (fun i : Nat => indicator (windowHit (h i) s n)) N) L / natCast L :=
  @SpecMoE.D7_increments_antitone

-- B1: `B1_time`
example : ∀ {α : Type u} [OrderedField α] (e B W W_hat : α), e < 1 → 0 ≤ B → 0 < W → Within e W
    W_hat → Within e (B / W_hat) (B / W) :=
  @SpecMoE.B1_time

-- B1: `B1_pass`
example : ∀ {α : Type u} [OrderedField α] (e F : α) (B : Nat → Nat → α) (W W_hat : Nat → α) (q n :
    Nat), 0 ≤ e → e < 1 → 0 ≤ F → (∀ i : Nat, i < q → 0 ≤ B i n) → (∀ i : Nat, i < q → 0 < W i) →
    (∀ i : Nat, i < q → Within e (W i) (W_hat i)) → Within e (F + sumTo (fun i : Nat => B i n /
    W_hat i) q) (F + sumTo (fun i : Nat => B i n / W i) q) :=
  @SpecMoE.B1_pass

-- B2: `B2_saving`
example : ∀ {α : Type u} [OrderedField α] (e_s e_d B_s B_d W_s W_d W_s_hat W_d_hat : α), e_s < 1 →
    e_d < 1 → 0 ≤ B_s → 0 ≤ B_d → 0 < W_s → 0 < W_d → Within e_s W_s W_s_hat → Within e_d W_d
    W_d_hat → -(e_s * (B_s / W_s_hat) + e_d * (B_d / W_d_hat)) ≤ (B_s / W_s - B_d / W_d) - (B_s /
    W_s_hat - B_d / W_d_hat) ∧ (B_s / W_s - B_d / W_d) - (B_s / W_s_hat - B_d / W_d_hat) ≤ e_s *
    (B_s / W_s_hat) + e_d * (B_d / W_d_hat) :=
  @SpecMoE.B2_saving

-- B3: `B3_ratio`
example : ∀ {α : Type u} [OrderedField α] (e_s e_d : α) (W_s W_d W_s_hat W_d_hat : Nat → α) (n :
    Nat), e_s < 1 → e_d < 1 → 0 < W_s n → 0 < W_d n → Within e_s (W_s n) (W_s_hat n) → Within e_d
    (W_d n) (W_d_hat n) → W_d_hat n / W_s_hat n * (1 - e_s) / (1 + e_d) ≤ W_d n / W_s n ∧ W_d n /
    W_s n ≤ W_d_hat n / W_s_hat n * (1 + e_s) / (1 - e_d) :=
  @SpecMoE.B3_ratio

-- B4: `B4_crossover`
example : ∀ {α : Type u} [OrderedField α] (u r_lo r r_hi : Nat → α) (crossover_r_lo crossover_r
    crossover_r_hi : Nat), (∀ i : Nat, 1 ≤ i → r_lo i ≤ r i) → (∀ i : Nat, 1 ≤ i → r i ≤ r_hi i) →
    Crossover u r_lo crossover_r_lo → Crossover u r crossover_r → Crossover u r_hi crossover_r_hi
    → crossover_r_hi ≤ crossover_r ∧ crossover_r ≤ crossover_r_lo :=
  @SpecMoE.B4_crossover

-- B5: `B5_speedup`
example : ∀ {α : Type u} [OrderedField α] (e a : α) (C C_hat : Nat → α) (k : Nat), e < 1 → 0 ≤ a →
    0 < C_hat 0 → 0 < C_hat k → Within e (C_hat 0) (C 0) → Within e (C_hat k) (C k) → (1 - e) / (1
    + e) * (throughput C_hat a k / throughput C_hat a 0) ≤ throughput C a k / throughput C a 0 ∧
    throughput C a k / throughput C a 0 ≤ (1 + e) / (1 - e) * (throughput C_hat a k / throughput
    C_hat a 0) :=
  @SpecMoE.B5_speedup

-- B6: `B6_certain`; the theorem also says that k is the least best length; the claim only beats
-- the others
example : ∀ {α : Type u} [OrderedField α] (e a : α) (C C_hat : Nat → α) (K k : Nat), e < 1 → 0 ≤ a
    → (∀ i : Nat, i ≤ K → 0 < C_hat i) → (∀ i : Nat, i ≤ K → Within e (C_hat i) (C i)) → k ≤ K →
    (∀ j : Nat, j ≤ K → ¬ j = k → (1 + e) * throughput C_hat a j < (1 - e) * throughput C_hat a k)
    → ∀ j : Nat, j ≤ K → ¬ j = k → throughput C a j < throughput C a k :=
  fun _ _ _ _ _ _ he ha hC hw hk h => (SpecMoE.B6_certain he ha hC hw hk h).2

-- B7: `B7_regret`; the theorem takes any best length, the claim the least; one hypothesis there
-- is two here
example : ∀ {α : Type u} [OrderedField α] (e a : α) (C C_hat : Nat → α) (K k_hat leastBest_a :
    Nat), e < 1 → 0 ≤ a → (∀ i : Nat, i ≤ K → 0 < C_hat i) → (∀ i : Nat, i ≤ K → Within e (C_hat
    i) (C i)) → k_hat ≤ K → (∀ j : Nat, j ≤ K → throughput C_hat a j ≤ throughput C_hat a k_hat) →
    IsLeastBest C a K leastBest_a → (1 - e) * throughput C a leastBest_a ≤ (1 + e) * throughput C
    a k_hat :=
  fun _ _ _ _ _ _ _ he ha hC hw hk h hbest => SpecMoE.B7_regret he ha hC hw ⟨hk, h⟩ hbest.1

-- B8: `B8_corner`; what makes the corner the worst is one hypothesis there and two here
example : ∀ {α : Type u} [OrderedField α] (a : α) (F : Nat → α) (c : Nat → Nat → α) (x_lo x_hi
    x_corner : Nat → α) (q j k : Nat), (∀ i : Nat, i < q → x_lo i ≤ x_hi i) → (∀ i : Nat, i < q →
    0 ≤ c i j) → (∀ i : Nat, i < q → 0 ≤ c i k) → 0 < F j + sumTo (fun i : Nat => c i j * x_lo i)
    q → 0 < F k + sumTo (fun i : Nat => c i k * x_lo i) q → (∀ i : Nat, i < q → 0 ≤ expectedTokens
    a k * c i j - expectedTokens a j * c i k → x_corner i = x_lo i) → (∀ i : Nat, i < q →
    expectedTokens a k * c i j - expectedTokens a j * c i k < 0 → x_corner i = x_hi i) → ((∀ x :
    Nat → α, (∀ i : Nat, i < q → x_lo i ≤ x i ∧ x i ≤ x_hi i) → expectedTokens a j / (F j + sumTo
    (fun i : Nat => c i j * x i) q) < expectedTokens a k / (F k + sumTo (fun i : Nat => c i k * x
    i) q)) ↔ expectedTokens a j / (F j + sumTo (fun i : Nat => c i j * x_corner i) q) <
    expectedTokens a k / (F k + sumTo (fun i : Nat => c i k * x_corner i) q)) :=
  fun _ _ _ _ _ _ _ _ _ hbox hBj hBk hj hk hlo hhi => SpecMoE.B8_corner hbox hBj hBk hj hk (fun i
    hi => ⟨hlo i hi, hhi i hi⟩)

end SpecMoE
