import SpecMoE.Faster
/-!
# The crossover of two fitted kernels: one for all larger `n` (D3), and for any router (D4)

The kernels' times are `fs + n m c / Ws` and `fd + U(n) c / Wd`, with one bandwidth and one fixed
time each; `c` is bytes of an expert.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Once

/-- The ratio that the share is compared with, fixed times included (D2). -/
def fixedRatio (fs fd Ws Wd c : α) (m n : Nat) : α :=
  Wd / Ws * (1 + (fs - fd) * Ws / slotBytes m c n)

/-- If the deduplicating kernel has the greater fixed time, that ratio never falls. -/
theorem fixedRatio_nondecreasing {fs fd Ws Wd c : α} {m : Nat} (hm : 1 ≤ m) (hc : 0 < c)
    (hs : 0 < Ws) (hd : 0 < Wd) (hf : fs ≤ fd) : Nondecreasing (fixedRatio fs fd Ws Wd c m) := by
  intro n hn
  apply mul_le_mul_left (le_of_lt (div_pos hd hs))
  apply add_le_add_left
  have before : 0 < slotBytes m c n := slotBytes_pos hc hm hn
  have after : 0 < slotBytes m c (n + 1) := slotBytes_pos hc hm (Nat.le_add_left 1 n)
  have more : slotBytes m c n ≤ slotBytes m c (n + 1) :=
    mul_le_mul_right (le_of_lt hc) (mul_le_mul_right (natCast_nonneg m)
      (natCast_le (Nat.le_succ n)))
  have negative : (fs - fd) * Ws ≤ 0 := by
    have h1 := mul_le_mul_right (le_of_lt hs) (sub_nonpos.mpr hf)
    rw [zero_mul] at h1
    exact h1
  rw [div_le_div_iff before after]
  exact mul_le_mul_of_nonpos_left negative more

/-- By D2, D3: deduplication that is faster at `n` stays faster at every larger number of tokens,
if the share never rises and the deduplicating kernel has the greater fixed time. -/
theorem stays_faster {U : Nat → α} {fs fd Ws Wd c : α} {m n i : Nat} (hm : 1 ≤ m) (hc : 0 < c)
    (hs : 0 < Ws) (hd : 0 < Wd) (hf : fs ≤ fd) (hu : Nonincreasing (share U m)) (hn : 1 ≤ n)
    (hni : n ≤ i) (h : fd + dedupBytes U c n / Wd < fs + slotBytes m c n / Ws) :
    fd + dedupBytes U c i / Wd < fs + slotBytes m c i / Ws := by
  have law : ∀ j, 1 ≤ j → (fd + dedupBytes U c j / Wd < fs + slotBytes m c j / Ws ↔
      Faster (share U m) (fixedRatio fs fd Ws Wd c m) j) := fun j hj =>
    D2_faster_iff_fixed U (Wd := fun _ => Wd) (Ws := fun _ => Ws) hc hm hj hd hs
  apply (law i (Nat.le_trans hn hni)).mpr
  exact D3_one_crossover hu (fixedRatio_nondecreasing hm hc hs hd hf) hn hni ((law n hn).mp h)

end Once

section AnyRouter

/-- The ratio that the share is compared with where the per-slot kernel takes the time `t`. -/
def timeRatio (fd Wd c : α) (m : Nat) (t : Nat → α) (n : Nat) : α :=
  (t n - fd) * Wd / slotBytes m c n

/-- Deduplication takes less than the time `t(n)` exactly if the share is below that ratio. -/
theorem faster_iff_timeRatio {U t : Nat → α} {fd Wd c : α} {m n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hc : 0 < c) (hd : 0 < Wd) :
    fd + dedupBytes U c n / Wd < t n ↔ Faster (share U m) (timeRatio fd Wd c m t) n := by
  have share_eq : share U m n = dedupBytes U c n / slotBytes m c n :=
    (dedupBytes_div_slotBytes U hc hm hn).symm
  have unfolded : Faster (share U m) (timeRatio fd Wd c m t) n ↔
      dedupBytes U c n / slotBytes m c n < (t n - fd) * Wd / slotBytes m c n := by
    rw [← share_eq]
    exact Iff.rfl
  rw [unfolded, div_lt_div_right_iff (slotBytes_pos hc hm hn), ← div_lt_iff hd, lt_sub_iff,
    add_comm fd]

/-- By D4 (lower end): where deduplication takes less than the time `t(n)`, it would do so if all
`n` tokens selected the same `m` experts. -/
theorem router_lower {U t : Nat → α} {fd Wd c : α} {m n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hc : 0 < c) (hd : 0 < Wd) (hU : natCast m ≤ U n) (h : fd + dedupBytes U c n / Wd < t n) :
    fd + natCast m * c / Wd < t n := by
  have faster := (faster_iff_timeRatio hm hn hc hd).mp h
  have bound := D4_lower_at hm hn hU faster
  have slots := slotBytes_pos hc hm hn
  have positive : 0 < timeRatio fd Wd c m t n := by
    have h1 : 0 < share U m n :=
      div_pos (lt_of_lt_of_le (natCast_pos hm) hU) (slots_pos hm hn)
    exact lt_trans h1 faster
  have h2 : 1 < natCast n * ((t n - fd) * Wd / slotBytes m c n) := (div_lt_iff positive).mp bound
  have h3 : natCast m * c < (t n - fd) * Wd := by
    rw [← mul_div_assoc, lt_div_iff slots, one_mul] at h2
    have h4 : natCast n * natCast m * c < natCast n * ((t n - fd) * Wd) := h2
    rw [mul_assoc] at h4
    exact lt_of_mul_lt_mul_left (natCast_nonneg n) h4
  rw [← div_lt_iff hd, lt_sub_iff, add_comm] at h3
  exact h3

/-- By D4 (upper end): where deduplication would take less than the time `t(n)` if all `N` experts
were read, it does so whatever the router does. -/
theorem router_upper {U t : Nat → α} {fd Wd c : α} {m N n : Nat} (hm : 1 ≤ m) (hn : 1 ≤ n)
    (hN : 1 ≤ N) (hc : 0 < c) (hd : 0 < Wd) (hU : U n ≤ natCast N)
    (h : fd + natCast N * c / Wd < t n) : fd + dedupBytes U c n / Wd < t n := by
  apply (faster_iff_timeRatio (m := m) hm hn hc hd).mpr
  have slots := slotBytes_pos hc hm hn
  have h1 : natCast N * c < (t n - fd) * Wd := by
    rw [← div_lt_iff hd, lt_sub_iff, add_comm]
    exact h
  have time : 0 < (t n - fd) * Wd := lt_trans (mul_pos (natCast_pos hN) hc) h1
  have positive : 0 < timeRatio fd Wd c m t n := div_pos time slots
  apply D4_upper_at hm hn positive hU
  rw [div_lt_iff (mul_pos (natCast_pos hm) positive)]
  have h2 : natCast n * (natCast m * timeRatio fd Wd c m t n) = (t n - fd) * Wd / c := by
    have h3 : natCast n * (natCast m * ((t n - fd) * Wd / (natCast n * natCast m * c))) =
        (t n - fd) * Wd / c := by
      rw [← mul_assoc, ← mul_div_assoc,
        mul_div_mul_left _ c (ne_of_gt hc) (ne_of_gt (slots_pos hm hn))]
    exact h3
  rw [h2, lt_div_iff hc]
  exact h1

/-- By D4 and B1 (lower end): whatever the router does, the true crossover lies above `lo`, for two
kernels whose true times lie within `es` and `ed` of the computed ones. -/
theorem any_router_lower {U Ts Td : Nat → α} {es ed fs fd Ws Wd c : α} {m lo n : Nat}
    (hm : 1 ≤ m) (hc : 0 < c) (hws : 0 < Ws) (hwd : 0 < Wd) (hes0 : 0 ≤ es) (hed : ed < 1)
    (hU : ∀ i, 1 ≤ i → natCast m ≤ U i)
    (hts : ∀ i, 1 ≤ i → Within es (fs + slotBytes m c i / Ws) (Ts i))
    (htd : ∀ i, 1 ≤ i → Within ed (fd + dedupBytes U c i / Wd) (Td i))
    (hlow : (1 + es) * (fs + slotBytes m c lo / Ws) ≤ (1 - ed) * (fd + natCast m * c / Wd))
    (hn : 1 ≤ n) (h : Td n < Ts n) : lo < n := by
  have down : 0 < 1 - ed := sub_pos.mpr hed
  have up_s : 0 ≤ 1 + es := le_of_lt (add_pos_of_pos_of_nonneg zero_lt_one hes0)
  apply nat_lt_of_not_le
  intro hnlo
  have may : (1 - ed) * (fd + dedupBytes U c n / Wd) < (1 + es) * (fs + slotBytes m c n / Ws) :=
    lt_of_le_of_lt (htd n hn).1 (lt_of_lt_of_le h (hts n hn).2)
  have scaled : fd + dedupBytes U c n / Wd <
      (1 + es) * (fs + slotBytes m c n / Ws) / (1 - ed) := by
    rw [lt_div_iff down, mul_comm]
    exact may
  have same := router_lower (t := fun i => (1 + es) * (fs + slotBytes m c i / Ws) / (1 - ed)) hm
    hn hc hwd (hU n hn) scaled
  have least : (1 - ed) * (fd + natCast m * c / Wd) <
      (1 + es) * (fs + slotBytes m c n / Ws) := by
    have h1 := (lt_div_iff down).mp same
    rw [mul_comm] at h1
    exact h1
  have more : slotBytes m c n / Ws ≤ slotBytes m c lo / Ws :=
    div_le_div_right hws (mul_le_mul_right (le_of_lt hc) (mul_le_mul_right (natCast_nonneg m)
      (natCast_le hnlo)))
  exact not_le_of_lt (lt_of_lt_of_le least (mul_le_mul_left up_s (add_le_add_left more fs))) hlow

/-- By D4 and B1 (upper end): whatever the router does, deduplication is truly faster at `hi`, for
two kernels whose true times lie within `es` and `ed` of the computed ones. -/
theorem any_router_upper {U Ts Td : Nat → α} {es ed fs fd Ws Wd c : α} {m N hi : Nat}
    (hm : 1 ≤ m) (hN : 1 ≤ N) (hc : 0 < c) (hwd : 0 < Wd) (hed0 : 0 ≤ ed) (hi1 : 1 ≤ hi)
    (hU : U hi ≤ natCast N) (hts : Within es (fs + slotBytes m c hi / Ws) (Ts hi))
    (htd : Within ed (fd + dedupBytes U c hi / Wd) (Td hi))
    (hhigh : (1 + ed) * (fd + natCast N * c / Wd) < (1 - es) * (fs + slotBytes m c hi / Ws)) :
    Td hi < Ts hi := by
  have up : 0 < 1 + ed := add_pos_of_pos_of_nonneg zero_lt_one hed0
  apply surely_faster hts htd
  have scaled : fd + natCast N * c / Wd <
      (1 - es) * (fs + slotBytes m c hi / Ws) / (1 + ed) := by
    rw [lt_div_iff up, mul_comm]
    exact hhigh
  have sure := router_upper (t := fun i => (1 - es) * (fs + slotBytes m c i / Ws) / (1 + ed)) hm
    hi1 hN hc hwd hU scaled
  have h1 := (lt_div_iff up).mp sure
  rw [mul_comm] at h1
  exact h1

end AnyRouter

end SpecMoE
