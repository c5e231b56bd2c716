import SpecMoE.Expected
/-!
# Deduplication: D1 and D2 (when it is faster), D3 (one crossover), D4 (bracket for any routing),
D5 (stationary routing), D6 (independent uniform routing)

`SpecMoE/Trace.lean` goes on with D7 (the mean over the windows of a trace).
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Comparison

/-- **D1** (bytes and bandwidths) The deduplicating kernel takes less time exactly if its bytes,
relative to those of the per-slot kernel, are below its bandwidth relative to that kernel's. -/
theorem D1_ratio_iff {Bd Bs Wd Ws : α} (hB : 0 < Bs) (hd : 0 < Wd) (hs : 0 < Ws) :
    Bd / Wd < Bs / Ws ↔ Bd / Bs < Wd / Ws := by
  rw [div_lt_div_iff hd hs, div_lt_div_iff hB hs, mul_comm Bs Wd]

/-- With at least one token and one expert per token there is at least one slot. -/
theorem slots_pos {m n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n) : (0 : α) < natCast n * natCast m :=
  mul_pos (natCast_pos hn) (natCast_pos hm)

/-- The per-slot kernel requests some bytes. -/
theorem slotBytes_pos {m n : Nat} {b : α} (hb : 0 < b) (hm : 1 ≤ m) (hn : 1 ≤ n) :
    0 < slotBytes m b n := mul_pos (slots_pos hm hn) hb

/-- The share is deduplicated bytes over per-slot bytes: the size of an expert cancels. -/
theorem dedupBytes_div_slotBytes (U : Nat → α) {m n : Nat} {b : α} (hb : 0 < b) (hm : 1 ≤ m)
    (hn : 1 ≤ n) : dedupBytes U b n / slotBytes m b n = share U m n :=
  mul_div_mul_right (U n) _ (ne_of_gt (slots_pos hm hn)) (ne_of_gt hb)

/-- **D1** Deduplication is faster exactly where the share `u(n)` of the bytes that it still
requests is below the ratio `r(n)` of the bandwidths that the two kernels reach: requesting half of
the bytes pays as long as more than half of the bandwidth is kept. -/
theorem D1_faster_iff (U : Nat → α) {m n : Nat} {b : α} {Wd Ws : Nat → α} (hb : 0 < b)
    (hm : 1 ≤ m) (hn : 1 ≤ n) (hd : 0 < Wd n) (hs : 0 < Ws n) :
    dedupBytes U b n / Wd n < slotBytes m b n / Ws n ↔
      Faster (share U m) (bandwidthRatio Wd Ws) n := by
  have h := D1_ratio_iff (Bd := dedupBytes U b n) (slotBytes_pos hb hm hn) hd hs
  rw [dedupBytes_div_slotBytes U hb hm hn] at h
  exact h

/-- The right side of D2 with its denominator multiplied out. -/
theorem fixed_rhs {d Bs Wd Ws : α} (hB : 0 < Bs) (hs : 0 < Ws) :
    Wd / Ws * (1 + d * Ws / Bs) * Bs = (d + Bs / Ws) * Wd := by
  calc Wd / Ws * (1 + d * Ws / Bs) * Bs
      = Wd / Ws * (Bs + d * Ws) := by
        rw [mul_assoc, one_add_mul, div_mul_cancel _ (ne_of_gt hB)]
    _ = Wd / Ws * Bs + Wd / Ws * Ws * d := by rw [mul_add, mul_comm d Ws, ← mul_assoc]
    _ = Wd * (Bs / Ws) + Wd * d := by
        rw [div_mul_cancel _ (ne_of_gt hs), div_mul_eq_mul_div, mul_div_assoc]
    _ = (d + Bs / Ws) * Wd := by rw [← mul_add, mul_comm Wd, add_comm d]

/-- **D2** (bytes and bandwidths) With launch times `fd` and `fs` the condition of D1 keeps its
form: the bandwidth ratio is corrected by the difference of the launch times, measured in the time
that the per-slot kernel needs for its bytes. -/
theorem D2_ratio_iff {fd fs Bd Bs Wd Ws : α} (hB : 0 < Bs) (hd : 0 < Wd) (hs : 0 < Ws) :
    fd + Bd / Wd < fs + Bs / Ws ↔ Bd / Bs < Wd / Ws * (1 + (fs - fd) * Ws / Bs) := by
  rw [div_lt_iff hB, fixed_rhs hB hs, ← div_lt_iff hd, sub_add_eq_add_sub, lt_sub_iff,
    add_comm fd]

/-- **D2** With launch times `fd` and `fs`, deduplication is faster exactly where the share is below
the bandwidth ratio times `1 + (fs - fd) Ws / Bs`: a costlier launch of the deduplicating kernel
lowers the bar, and the more so the fewer bytes there are to read. -/
theorem D2_faster_iff_fixed (U : Nat → α) {m n : Nat} {b fd fs : α} {Wd Ws : Nat → α}
    (hb : 0 < b) (hm : 1 ≤ m) (hn : 1 ≤ n) (hd : 0 < Wd n) (hs : 0 < Ws n) :
    fd + dedupBytes U b n / Wd n < fs + slotBytes m b n / Ws n ↔
      share U m n < bandwidthRatio Wd Ws n * (1 + (fs - fd) * Ws n / slotBytes m b n) := by
  have h := D2_ratio_iff (fd := fd) (fs := fs) (Bd := dedupBytes U b n)
    (slotBytes_pos hb hm hn) hd hs
  rw [dedupBytes_div_slotBytes U hb hm hn] at h
  exact h

end Comparison

section OneCrossover

/-- **D3** If the share never rises with the number of tokens and the bandwidth ratio never falls,
then once deduplication is faster it stays faster for every larger number of tokens. -/
theorem D3_one_crossover {u r : Nat → α} (hu : Nonincreasing u) (hr : Nondecreasing r) {n i : Nat}
    (hn : 1 ≤ n) (hni : n ≤ i) (h : Faster u r n) : Faster u r i :=
  lt_of_le_of_lt (hu.le hn hni) (lt_of_lt_of_le h (hr.le hn hni))

/-- **D3** (the switch) Under the same condition one number decides: deduplication is faster exactly
from the crossover `n*` on. -/
theorem D3_faster_iff {u r : Nat → α} (hu : Nonincreasing u) (hr : Nondecreasing r) {c i : Nat}
    (hc : Crossover u r c) (hi : 1 ≤ i) : Faster u r i ↔ c ≤ i := by
  constructor
  · exact crossover_le hc hi
  · intro h
    exact D3_one_crossover hu hr hc.1 h hc.2.1

/-- **D3** (measured range) The same when share and ratio are known only up to `K` tokens: if they
are monotone from `n` to `K`, faster at `n` implies faster at every place up to `K`. -/
theorem D3_one_crossover_within {u r : Nat → α} {n K : Nat}
    (hu : ∀ j, n ≤ j → j + 1 ≤ K → u (j + 1) ≤ u j)
    (hr : ∀ j, n ≤ j → j + 1 ≤ K → r j ≤ r (j + 1)) (h : Faster u r n) {i : Nat}
    (hni : n ≤ i) (hiK : i ≤ K) : Faster u r i := by
  induction hni with
  | refl => exact h
  | @step i hi ih =>
    have before : u i < r i := ih (Nat.le_trans (Nat.le_succ i) hiK)
    exact lt_of_le_of_lt (hu i hi hiK) (lt_of_lt_of_le before (hr i hi hiK))

end OneCrossover

section Bracket

/-- **D4** (lower end, at one place) If the `n` tokens select at least `m` experts, deduplication
can be faster only if `1 / r(n) < n`; for this the ratio may depend on `n`. -/
theorem D4_lower_at {U r : Nat → α} {m n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hU : natCast m ≤ U n) (h : Faster (share U m) r n) : 1 / r n < natCast n := by
  have slots : (0 : α) < natCast n * natCast m := slots_pos hm hn
  have bytes : U n < r n * (natCast n * natCast m) := (div_lt_iff slots).mp h
  have positive : 0 < r n := by
    apply pos_of_mul_pos slots
    rw [mul_comm]
    exact lt_trans (lt_of_lt_of_le (natCast_pos hm) hU) bytes
  apply (div_lt_iff positive).mpr
  apply lt_of_mul_lt_mul_right (natCast_nonneg m)
  calc 1 * natCast m = natCast m := one_mul _
    _ < r n * (natCast n * natCast m) := lt_of_le_of_lt hU bytes
    _ = natCast n * r n * natCast m := by rw [← mul_assoc, mul_comm (r n)]

/-- **D4** (upper end, at one place) If the `n` tokens select at most `N` experts, deduplication is
faster as soon as `N / (m r(n)) < n`; for this the ratio may depend on `n`. -/
theorem D4_upper_at {U r : Nat → α} {m N n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n) (hr : 0 < r n)
    (hU : U n ≤ natCast N) (h : natCast N / (natCast m * r n) < natCast n) :
    Faster (share U m) r n := by
  apply (div_lt_iff (slots_pos hm hn)).mpr
  calc U n ≤ natCast N := hU
    _ < natCast n * (natCast m * r n) := (div_lt_iff (mul_pos (natCast_pos hm) hr)).mp h
    _ = r n * (natCast n * natCast m) := by rw [← mul_assoc, mul_comm]

/-- **D4** (lower) Whatever the router does, with a bandwidth ratio `r` deduplication cannot be
faster for `1 / r` tokens or fewer: a pass over several tokens selects at least the `m` experts that
one token selects. -/
theorem D4_bracket_lower {U : Nat → α} {m n : Nat} {r : α} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hU : natCast m ≤ U n) (h : Faster (share U m) (fun _ => r) n) : 1 / r < natCast n :=
  D4_lower_at hm hn hU h

/-- **D4** (upper) Whatever the router does, with a bandwidth ratio `r` deduplication is faster for
more than `N / (m r)` tokens: there are only `N` experts to read. -/
theorem D4_bracket_upper {U : Nat → α} {m N n : Nat} {r : α} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hr : 0 < r) (hU : U n ≤ natCast N) (h : natCast N / (natCast m * r) < natCast n) :
    Faster (share U m) (fun _ => r) n :=
  D4_upper_at (r := fun _ => r) hm hn hr hU h

/-- **D4** (the crossover) Whatever the router does, at a bandwidth ratio `r` there is a crossover
`n*`, and it lies in `(1/r, q + 1]` for the whole number `q` with `q <= N / (m r) < q + 1` (only the
second inequality is needed): this brackets it without any measurement of the routing. -/
theorem D4_crossover_bracket {U : Nat → α} {m N q : Nat} {r : α} (hm : 1 ≤ m) (hr : 0 < r)
    (hlo : ∀ n, 1 ≤ n → natCast m ≤ U n) (hhi : ∀ n, 1 ≤ n → U n ≤ natCast N)
    (hq : natCast N / (natCast m * r) < natCast (q + 1)) :
    (∃ c, Crossover (share U m) (fun _ => r) c) ∧
      ∀ c, Crossover (share U m) (fun _ => r) c → 1 / r < natCast c ∧ c ≤ q + 1 := by
  have start : 1 ≤ q + 1 := Nat.le_add_left 1 q
  have faster : Faster (share U m) (fun _ => r) (q + 1) :=
    D4_bracket_upper hm start hr (hhi (q + 1) start) hq
  refine ⟨exists_crossover ⟨q + 1, start, faster⟩, ?_⟩
  intro c hc
  exact ⟨D4_bracket_lower hm hc.1 (hlo c hc.1) hc.2.1, crossover_le hc start faster⟩

/-- **D4** (a ratio above one) Since `n` tokens select at most `n m` experts, a deduplicating kernel
that reaches more bandwidth than the per-slot kernel is faster for any number of tokens. -/
theorem D4_ratio_above_one {U r : Nat → α} {m n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hU : U n ≤ natCast n * natCast m) (hr : 1 < r n) : Faster (share U m) r n :=
  lt_of_le_of_lt ((div_le_one (slots_pos hm hn)).mpr hU) hr

end Bracket

section Stationary

/-- Increments that never increase, from a start at zero or more: the next increment is at most the
mean of those before. -/
theorem mul_increment_le {U : Nat → α} {K : Nat} (h0 : 0 ≤ U 0)
    (hinc : ∀ n, n + 2 ≤ K → U (n + 2) - U (n + 1) ≤ U (n + 1) - U n) {n : Nat}
    (hn : n + 1 ≤ K) : natCast n * (U (n + 1) - U n) ≤ U n := by
  induction n with
  | zero =>
    rw [natCast_zero, zero_mul]
    exact h0
  | succ n ih =>
    have before := ih (Nat.le_trans (Nat.le_succ (n + 1)) hn)
    calc natCast (n + 1) * (U (n + 1 + 1) - U (n + 1))
        ≤ natCast (n + 1) * (U (n + 1) - U n) :=
          mul_le_mul_left (natCast_nonneg (n + 1)) (hinc n hn)
      _ = natCast n * (U (n + 1) - U n) + (U (n + 1) - U n) := by
          rw [natCast_succ, add_mul, one_mul]
      _ ≤ U n + (U (n + 1) - U n) := add_le_add_right before _
      _ = U (n + 1) := add_sub_cancel_right _ _

/-- If the next increment is at most the mean of those before, the share does not rise. -/
theorem share_step {U : Nat → α} {m n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (h : natCast n * (U (n + 1) - U n) ≤ U n) : share U m (n + 1) ≤ share U m n := by
  rw [mul_sub, sub_le_iff] at h
  apply (div_le_div_iff (slots_pos hm (Nat.le_add_left 1 n)) (slots_pos hm hn)).mpr
  calc U (n + 1) * (natCast n * natCast m)
      = natCast n * U (n + 1) * natCast m := by simp only [mul_comm, mul_left_comm]
    _ ≤ (U n + natCast n * U n) * natCast m := mul_le_mul_right (natCast_nonneg m) h
    _ = U n * (natCast (n + 1) * natCast m) := by
        rw [← one_add_mul, add_comm 1, ← natCast_succ, mul_comm _ (U n), mul_assoc]

/-- **D5** (measured range) If `U` is known up to `K` tokens and its increments do not increase
within `0..K`, the share does not rise within `1..K`. -/
theorem D5_share_antitone_within {U : Nat → α} {m K : Nat} (hm : 1 ≤ m) (h0 : 0 ≤ U 0)
    (hinc : ∀ n, n + 2 ≤ K → U (n + 2) - U (n + 1) ≤ U (n + 1) - U n) {n : Nat} (hn : 1 ≤ n)
    (hnK : n + 1 ≤ K) : share U m (n + 1) ≤ share U m n :=
  share_step hm hn (mul_increment_le h0 hinc hnK)

/-- **D5** If each further token adds at most as many new experts as the one before (the first one
counted from `U(0) = 0`), the share of the bytes that deduplication still requests never rises with
the number of tokens. -/
theorem D5_share_antitone {U : Nat → α} {m : Nat} (hm : 1 ≤ m) (h0 : 0 ≤ U 0)
    (hinc : IncrementsNonincreasing U) : Nonincreasing (share U m) := by
  intro n hn
  exact D5_share_antitone_within hm h0 (fun i _ => hinc i) hn (Nat.le_refl (n + 1))

end Stationary

section Uniform

/-- **D6** If every token selects `m` of the `N` experts uniformly and independently of the other
tokens, `n` tokens select `m` times a geometric sum of distinct experts on average, which is
`N (1 - (1 - m/N)^n)`: `m` for one token, fewer for each further one, `N` in the limit. -/
theorem D6_uniform {N : Nat} (hN : 1 ≤ N) (m n : Nat) :
    (uniformU N m n : α) = natCast m * sumTo (fun i => (1 - natCast m / natCast N) ^ i) n ∧
      (uniformU N m n : α) = natCast N * (1 - (1 - natCast m / natCast N) ^ n) := by
  have closed : (uniformU N m n : α) = natCast N * (1 - (1 - natCast m / natCast N) ^ n) :=
    sumTo_const _ N
  refine ⟨?_, closed⟩
  rw [closed, ← one_sub_mul_sumTo_pow, sub_sub_cancel, ← mul_assoc,
    mul_div_cancel_left _ (natCast_ne_zero hN)]

/-- Without tokens there are no experts: `U(0) = 0`. -/
theorem uniformU_zero {N : Nat} (hN : 1 ≤ N) (m : Nat) : (uniformU N m 0 : α) = 0 := by
  rw [(D6_uniform hN m 0).1, sumTo_zero, mul_zero]

/-- The chance that a token misses a given expert is between zero and one. -/
theorem miss_bounds {N m : Nat} (hN : 1 ≤ N) (hmN : m ≤ N) :
    (0 : α) ≤ 1 - natCast m / natCast N ∧ (1 : α) - natCast m / natCast N ≤ 1 := by
  constructor
  · exact sub_nonneg.mpr ((div_le_one (natCast_pos hN)).mpr (natCast_le hmN))
  · exact sub_le_self (div_nonneg (natCast_nonneg m) (natCast_pos hN))

/-- **D6** (increments) Under independent uniform routing token `n + 1` adds `m (1 - m/N)^n` new
experts on average. -/
theorem D6_increment {N : Nat} (hN : 1 ≤ N) (m n : Nat) :
    (uniformU N m (n + 1) - uniformU N m n : α) =
      natCast m * (1 - natCast m / natCast N) ^ n := by
  rw [(D6_uniform hN m (n + 1)).1, (D6_uniform hN m n).1, sumTo_succ, mul_add,
    add_sub_cancel_left]

/-- **D6** (increments fall) Under independent uniform routing each further token adds at most as
many new experts as the one before, so D5 applies. -/
theorem D6_increments_antitone {N m : Nat} (hN : 1 ≤ N) (hmN : m ≤ N) :
    IncrementsNonincreasing (uniformU N m : Nat → α) := by
  intro n
  rw [D6_increment hN m (n + 1), D6_increment hN m n]
  have miss := miss_bounds (α := α) hN hmN
  exact mul_le_mul_left (natCast_nonneg m)
    (pow_le_pow_of_le_one miss.1 miss.2 (Nat.le_succ n))

/-- **D6** (share) Under independent uniform routing the share of the bytes that deduplication still
requests never rises with the number of tokens. -/
theorem D6_share_antitone {N m : Nat} (hm : 1 ≤ m) (hmN : m ≤ N) :
    Nonincreasing (share (uniformU N m : Nat → α) m) := by
  have hN : 1 ≤ N := Nat.le_trans hm hmN
  exact D5_share_antitone hm (ge_of_eq (uniformU_zero hN m)) (D6_increments_antitone hN hmN)

/-- **D6** (bounds) Independent uniform routing satisfies the bounds that D4 needs: `n >= 1` tokens
select between `m` and the smaller of `n m` and `N` distinct experts on average. -/
theorem D6_bounds {N m n : Nat} (hm : 1 ≤ m) (hmN : m ≤ N) (hn : 1 ≤ n) :
    (natCast m : α) ≤ uniformU N m n ∧ (uniformU N m n : α) ≤ natCast n * natCast m ∧
      (uniformU N m n : α) ≤ natCast N := by
  have hN : 1 ≤ N := Nat.le_trans hm hmN
  have miss := miss_bounds (α := α) hN hmN
  obtain ⟨k, hk⟩ := nat_exists_succ hn
  have tokens : (uniformU N m n : α) =
      natCast m * expectedTokens (1 - natCast m / natCast N) k := by
    rw [hk]
    exact (D6_uniform hN m (k + 1)).1
  have bounds := E3_bounds miss.1 miss.2 k
  refine ⟨?_, ?_, ?_⟩
  · rw [tokens]
    exact le_mul_of_one_le_right (natCast_nonneg m) bounds.1
  · rw [tokens, hk, mul_comm]
    exact mul_le_mul_right (natCast_nonneg m) bounds.2
  · rw [(D6_uniform hN m n).2]
    exact mul_le_of_le_one_right (natCast_nonneg N) (sub_le_self (pow_nonneg miss.1 n))

end Uniform

end SpecMoE
