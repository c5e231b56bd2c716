import SpecMoE.Numeric
import SpecMoE.BandwidthError
import SpecMoE.Dedup
/-!
# Claims about the two kernels, in the form in which a certificate applies them

The time of a pass of one kernel is `F + bytes / W`.  `LeastFrom s P n` says that `n` is the least
number of tokens, from `s` on, with the property `P`: a certificate compares two kernels only from
the least `n` on that both fits cover.
-/
set_option autoImplicit false

namespace SpecMoE

universe u

variable {α : Type u} [OrderedField α]

section Times

/-- `n` is the least number from `s` on with the property `P`. -/
def LeastFrom (s : Nat) (P : Nat → Prop) (n : Nat) : Prop :=
  s ≤ n ∧ P n ∧ ∀ i, s ≤ i → i < n → ¬ P i

/-- By B1, for a pass of one kernel: the true time of the pass, given the bandwidth's error. -/
theorem pass_within {e F b w what : α} (he0 : 0 ≤ e) (he : e < 1) (hF : 0 ≤ F) (hb : 0 ≤ b)
    (hw : 0 < w) (h : Within e w what) : Within e (F + b / what) (F + b / w) := by
  have pass := B1_pass (F := F) (B := fun _ _ => b) (W := fun _ => w) (What := fun _ => what)
    (s := 1) (n := 1) he0 he hF (fun _ _ => hb) (fun _ _ => hw) (fun _ _ => h)
  have time : ∀ v : α, passTime F (fun _ _ => b) (fun _ => v) 1 1 = F + b / v := by
    intro v
    have h1 : F + sumTo (fun _ => b / v) 1 = F + b / v := by rw [sumTo_one]
    exact h1
  rw [time, time] at pass
  exact pass

/-- By B1: bounds on the true time of a pass, from the computed one. -/
theorem pass_bounds {e F b w what lo hi : α} (he0 : 0 ≤ e) (he : e < 1) (hF : 0 ≤ F) (hb : 0 ≤ b)
    (hw : 0 < w) (h : Within e w what) (hlo : lo ≤ (1 - e) * (F + b / what))
    (hhi : (1 + e) * (F + b / what) ≤ hi) : lo ≤ F + b / w ∧ F + b / w ≤ hi := by
  have pass := pass_within he0 he hF hb hw h
  exact ⟨le_trans hlo pass.1, le_trans pass.2 hhi⟩

/-- By B2: bounds on the time that deduplication truly saves, fixed times included. -/
theorem saving_bounds {es ed Fs Fd bs bd ws wd wsh wdh lo hi : α} (hes : es < 1) (hed : ed < 1)
    (hbs : 0 ≤ bs) (hbd : 0 ≤ bd) (hws : 0 < ws) (hwd : 0 < wd) (hs : Within es ws wsh)
    (hd : Within ed wd wdh)
    (hlo : lo + (es * (bs / wsh) + ed * (bd / wdh)) ≤ Fs + bs / wsh - (Fd + bd / wdh))
    (hhi : Fs + bs / wsh - (Fd + bd / wdh) + (es * (bs / wsh) + ed * (bd / wdh)) ≤ hi) :
    lo ≤ Fs + bs / ws - (Fd + bd / wd) ∧ Fs + bs / ws - (Fd + bd / wd) ≤ hi := by
  obtain ⟨low, high⟩ := B2_saving hes hed hbs hbd hws hwd hs hd
  have parted : ∀ x y : α, Fs + x - (Fd + y) = Fs - Fd + (x - y) := fun x y =>
    add_sub_add_comm Fs x Fd y
  rw [parted] at hlo hhi
  rw [parted]
  rw [sub_le_iff] at high
  rw [neg_le_iff, neg_sub, sub_le_iff] at low
  constructor
  · apply le_of_add_le_add_left (c := es * (bs / wsh) + ed * (bd / wdh))
    calc es * (bs / wsh) + ed * (bd / wdh) + lo
        = lo + (es * (bs / wsh) + ed * (bd / wdh)) := add_comm _ _
      _ ≤ Fs - Fd + (bs / wsh - bd / wdh) := hlo
      _ ≤ Fs - Fd + (es * (bs / wsh) + ed * (bd / wdh) + (bs / ws - bd / wd)) :=
          add_le_add_left low _
      _ = es * (bs / wsh) + ed * (bd / wdh) + (Fs - Fd + (bs / ws - bd / wd)) :=
          add_left_comm _ _ _
  · calc Fs - Fd + (bs / ws - bd / wd)
        ≤ Fs - Fd + (es * (bs / wsh) + ed * (bd / wdh) + (bs / wsh - bd / wdh)) :=
          add_le_add_left high _
      _ = Fs - Fd + (bs / wsh - bd / wdh) + (es * (bs / wsh) + ed * (bd / wdh)) := by
          rw [add_comm (es * (bs / wsh) + ed * (bd / wdh)), add_assoc]
      _ ≤ hi := hhi

end Times

section Deciding

/-- If the deduplicating kernel is not faster even when its time is the least within the errors and
the other's the greatest, it is truly not faster. -/
theorem surely_not_faster {es ed ts td tsh tdh : α} (hs : Within es tsh ts) (hd : Within ed tdh td)
    (h : ¬ (1 - ed) * tdh < (1 + es) * tsh) : ¬ td < ts :=
  not_lt_of_le (le_trans hs.2 (le_trans (le_of_not_lt h) hd.1))

/-- If it is faster even when its time is the greatest and the other's the least, it truly is. -/
theorem surely_faster {es ed ts td tsh tdh : α} (hs : Within es tsh ts) (hd : Within ed tdh td)
    (h : (1 + ed) * tdh < (1 - es) * tsh) : td < ts :=
  lt_of_le_of_lt hd.2 (lt_of_lt_of_le h hs.1)

/-- The ratio `r` from `s` on; zero below, where nothing is compared. -/
def startingAt (s : Nat) (r : Nat → α) (n : Nat) : α := cond (Nat.ble s n) (r n) 0

/-- From `s` on it is the ratio. -/
theorem startingAt_from {s n : Nat} (r : Nat → α) (h : s ≤ n) : startingAt s r n = r n := by
  have h1 : cond (Nat.ble s n) (r n) 0 = r n := by
    rw [Nat.ble_eq_true_of_le h]
    exact rfl
  exact h1

/-- Below `s` nothing is faster. -/
theorem not_faster_before {u r : Nat → α} {s n : Nat} (hu : 0 < u n)
    (h : Faster u (startingAt s r) n) : s ≤ n := by
  apply nat_le_of_not_lt
  intro hn
  have zero : startingAt s r n = 0 := by
    have h1 : cond (Nat.ble s n) (r n) 0 = 0 := by
      cases hb : Nat.ble s n with
      | true => exact absurd (Nat.le_of_ble_eq_true hb) (nat_not_le_of_lt hn)
      | false => exact rfl
    exact h1
  have h2 : u n < startingAt s r n := h
  rw [zero] at h2
  exact lt_asymm h2 hu

/-- The least `n` from `s` on at which a ratio is exceeded is a crossover of the started ratio. -/
theorem crossover_iff_least {u r : Nat → α} {s n : Nat} (hs : 1 ≤ s)
    (hu : ∀ i, 1 ≤ i → 0 < u i) :
    Crossover u (startingAt s r) n ↔ LeastFrom s (fun i => u i < r i) n := by
  have same : ∀ i, s ≤ i → (Faster u (startingAt s r) i ↔ u i < r i) := by
    intro i hi
    have h1 : u i < startingAt s r i ↔ u i < r i := by rw [startingAt_from r hi]
    exact h1
  constructor
  · intro h
    have start := not_faster_before (hu n h.1) h.2.1
    refine ⟨start, (same n start).mp h.2.1, ?_⟩
    intro i hi hin h1
    exact h.2.2 i (Nat.le_trans hs hi) hin ((same i hi).mpr h1)
  · intro h
    refine ⟨Nat.le_trans hs h.1, (same n h.1).mpr h.2.1, ?_⟩
    intro i hi hin h1
    have start := not_faster_before (hu i hi) h1
    exact h.2.2 i start hin ((same i start).mp h1)

/-- A smaller started ratio. -/
theorem startingAt_le {r r' : Nat → α} {s : Nat} (h : ∀ i, s ≤ i → r i ≤ r' i) (i : Nat) :
    startingAt s r i ≤ startingAt s r' i := by
  rcases Nat.lt_or_ge i s with hi | hi
  · have zero : ∀ q : Nat → α, startingAt s q i = 0 := by
      intro q
      have h1 : cond (Nat.ble s i) (q i) 0 = 0 := by
        cases hb : Nat.ble s i with
        | true => exact absurd (Nat.le_of_ble_eq_true hb) (nat_not_le_of_lt hi)
        | false => exact rfl
      exact h1
    rw [zero, zero]
    exact le_refl 0
  · rw [startingAt_from r hi, startingAt_from r' hi]
    exact h i hi

/-- The least number from `s` on exists if there is one. -/
theorem exists_leastFrom {s : Nat} {P : Nat → Prop} {m : Nat} (hs : s ≤ m) (hm : P m) :
    ∃ n, LeastFrom s P n ∧ n ≤ m := by
  obtain ⟨n, ⟨h1, h2⟩, h3⟩ := nat_exists_least (p := fun n => s ≤ n ∧ P n) ⟨m, hs, hm⟩
  refine ⟨n, ⟨h1, h2, fun i hi hin hp => h3 i hin ⟨hi, hp⟩⟩, ?_⟩
  exact nat_le_of_not_lt (fun h => h3 m h ⟨hs, hm⟩)

/-- The least number is the only one. -/
theorem leastFrom_unique {s : Nat} {P : Nat → Prop} {m n : Nat} (hm : LeastFrom s P m)
    (hn : LeastFrom s P n) : m = n := by
  apply Nat.le_antisymm
  · exact nat_le_of_not_lt (fun h => hm.2.2 n hn.1 h hn.2.1)
  · exact nat_le_of_not_lt (fun h => hn.2.2 m hm.1 h hm.2.1)

end Deciding

section Bracket

/-- Which kernel is faster, as a comparison of the fitted times' ratio with a ratio of errors. -/
theorem faster_iff_errors {td ts tdh tsh : α} (h1 : 0 < td) (h3 : 0 < tdh)
    (h4 : 0 < tsh) : tdh / tsh < tdh * ts / (tsh * td) ↔ td < ts := by
  rw [div_lt_div_iff h4 (mul_pos h4 h1)]
  have left : tdh * (tsh * td) = tdh * tsh * td := (mul_assoc _ _ _).symm
  have right : tdh * ts * tsh = tdh * tsh * ts := mul_right_comm _ _ _
  rw [left, right]
  exact mul_lt_mul_iff_left (mul_pos h3 h4)

/-- By B4: the true crossover, from `s` on, of two kernels whose true times lie within `es` and `ed`
of the computed ones.  It is not below `nhi` if deduplication cannot be faster before, and not above
`nlo` if it surely is faster there. -/
theorem crossover_within_errors {es ed : α} {Tsh Tdh Ts Td : Nat → α} {s nlo nhi n : Nat}
    (hs1 : 1 ≤ s) (hes : es < 1) (hes0 : 0 ≤ es) (hed : ed < 1) (hed0 : 0 ≤ ed)
    (hTsh : ∀ i, 1 ≤ i → 0 < Tsh i) (hTdh : ∀ i, 1 ≤ i → 0 < Tdh i)
    (hs : ∀ i, 1 ≤ i → Within es (Tsh i) (Ts i)) (hd : ∀ i, 1 ≤ i → Within ed (Tdh i) (Td i))
    (hmay : ∀ i, s ≤ i → i < nhi → ¬ (1 - ed) * Tdh i < (1 + es) * Tsh i) (hsn : s ≤ nlo)
    (hsure : (1 + ed) * Tdh nlo < (1 - es) * Tsh nlo)
    (hn : LeastFrom s (fun i => Td i < Ts i) n) : nhi ≤ n ∧ n ≤ nlo := by
  have pos_s : ∀ i, 1 ≤ i → 0 < Ts i := fun i hi => within_pos hes (hTsh i hi) (hs i hi)
  have pos_d : ∀ i, 1 ≤ i → 0 < Td i := fun i hi => within_pos hed (hTdh i hi) (hd i hi)
  have up_s : 0 < 1 + es := add_pos_of_pos_of_nonneg zero_lt_one hes0
  have up_d : 0 < 1 + ed := add_pos_of_pos_of_nonneg zero_lt_one hed0
  have down_d : 0 < 1 - ed := sub_pos.mpr hed
  have from_one : ∀ i, s ≤ i → 1 ≤ i := fun i hi => Nat.le_trans hs1 hi
  have hu : ∀ i, 1 ≤ i → 0 < Tdh i / Tsh i := fun i hi => div_pos (hTdh i hi) (hTsh i hi)
  have truly : ∀ i, 1 ≤ i →
      (Tdh i / Tsh i < Tdh i * Ts i / (Tsh i * Td i) ↔ Td i < Ts i) := fun i hi =>
    faster_iff_errors (pos_d i hi) (hTdh i hi) (hTsh i hi)
  have truth : Crossover (fun i => Tdh i / Tsh i)
      (startingAt s (fun i => Tdh i * Ts i / (Tsh i * Td i))) n := by
    apply (crossover_iff_least hs1 hu).mpr
    refine ⟨hn.1, (truly n (from_one n hn.1)).mpr hn.2.1, ?_⟩
    intro i hi hin h
    exact hn.2.2 i hi hin ((truly i (from_one i hi)).mp h)
  have sure : Tdh nlo / Tsh nlo < (1 - es) / (1 + ed) := by
    rw [div_lt_div_iff (hTsh nlo (from_one nlo hsn)) up_d, mul_comm (Tdh nlo)]
    exact hsure
  have may_iff : ∀ i, 1 ≤ i → (Tdh i / Tsh i < (1 + es) / (1 - ed) ↔
      (1 - ed) * Tdh i < (1 + es) * Tsh i) := by
    intro i hi
    rw [div_lt_div_iff (hTsh i hi) down_d, mul_comm (Tdh i)]
  have low : ∀ i, 1 ≤ i → (1 - es) / (1 + ed) ≤ Tdh i * Ts i / (Tsh i * Td i) := by
    intro i hi
    rw [div_le_div_iff up_d (mul_pos (hTsh i hi) (pos_d i hi))]
    calc (1 - es) * (Tsh i * Td i) = (1 - es) * Tsh i * Td i := (mul_assoc _ _ _).symm
      _ ≤ Ts i * ((1 + ed) * Tdh i) := mul_le_mul (hs i hi).1 (hd i hi).2
          (le_of_lt (pos_d i hi)) (le_of_lt (pos_s i hi))
      _ = Tdh i * Ts i * (1 + ed) := by simp only [mul_comm, mul_left_comm, mul_assoc]
  have high : ∀ i, 1 ≤ i → Tdh i * Ts i / (Tsh i * Td i) ≤ (1 + es) / (1 - ed) := by
    intro i hi
    rw [div_le_div_iff (mul_pos (hTsh i hi) (pos_d i hi)) down_d]
    calc Tdh i * Ts i * (1 - ed) = (1 - ed) * Tdh i * Ts i := by
          simp only [mul_comm, mul_left_comm, mul_assoc]
      _ ≤ Td i * ((1 + es) * Tsh i) := mul_le_mul (hd i hi).1 (hs i hi).2
          (le_of_lt (pos_s i hi)) (le_of_lt (pos_d i hi))
      _ = (1 + es) * (Tsh i * Td i) := by simp only [mul_comm, mul_left_comm, mul_assoc]
  obtain ⟨lo, hlo, hlo'⟩ := exists_leastFrom (P := fun i => Tdh i / Tsh i < (1 - es) / (1 + ed))
    hsn sure
  obtain ⟨hi, hhi, _⟩ := exists_leastFrom (P := fun i => Tdh i / Tsh i < (1 + es) / (1 - ed))
    hn.1 (lt_of_lt_of_le ((truly n (from_one n hn.1)).mpr hn.2.1) (high n (from_one n hn.1)))
  have bracket := B4_crossover (fun i _ => startingAt_le (fun j hj => low j (from_one j hj)) i)
    (fun i _ => startingAt_le (fun j hj => high j (from_one j hj)) i)
    ((crossover_iff_least hs1 hu).mpr hlo) truth ((crossover_iff_least hs1 hu).mpr hhi)
  refine ⟨Nat.le_trans ?_ bracket.1, Nat.le_trans bracket.2 hlo'⟩
  exact nat_le_of_not_lt (fun h => hmay hi hhi.1 h ((may_iff hi (from_one hi hhi.1)).mp hhi.2.1))

/-- A per-slot pass takes time. -/
theorem slot_time_pos {F c W : α} {m n : Nat} (hF : 0 ≤ F) (hc : 0 < c) (hW : 0 < W) (hm : 1 ≤ m)
    (hn : 1 ≤ n) : 0 < F + slotBytes m c n / W :=
  add_pos_of_nonneg_of_pos hF (div_pos (slotBytes_pos hc hm hn) hW)

/-- A deduplicated pass takes time, if some expert is selected. -/
theorem dedup_time_pos {U : Nat → α} {F c W : α} {n : Nat} (hF : 0 ≤ F) (hc : 0 < c) (hW : 0 < W)
    (hU : 0 < U n) : 0 < F + dedupBytes U c n / W :=
  add_pos_of_nonneg_of_pos hF (div_pos (mul_pos hU hc) hW)

/-- Factors of one change no comparison. -/
theorem of_one_mul {x y : α} {p : Prop} (h : 1 * x < 1 * y ↔ p) : x < y ↔ p := by
  rw [one_mul, one_mul] at h
  exact h

end Bracket

end SpecMoE
