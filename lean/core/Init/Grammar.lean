prelude
import Init.Operators
/-!
Grammar of tactics.

With `interpreter.prefer_native` the binary answers for each parser name below with its own
compiled parser, so a declaration is only a stub that registers the name: nothing can drift from
the grammar of 4.35, and parts of a tactic need no stub unless a macro here names them.
Elaborators are all in the binary, found by node kind.  The few tactics that are macros in the
standard library too (`rw`, `have`, `exfalso`, ...) are given as macros.  What the house rules
forbid (`omega`, `simpa`, `dsimp`, `unfold`, `conv`, `native_decide`, ...) is not here.
-/
set_option linter.all false

local syntax "stubs " ident+ : command
local macro_rules
  | `(stubs $n) => `(meta def $n:ident : Lean.ParserDescr := .const `stub)
  | `(stubs $n $m $ns*) => `(stubs $n stubs $m $ns*)
local syntax "tactic_stubs " ident+ : command
local macro_rules
  | `(tactic_stubs $n) => `(@[tactic_parser] meta def $n:ident : Lean.ParserDescr := .const `stub)
  | `(tactic_stubs $n $m $ns*) => `(tactic_stubs $n tactic_stubs $m $ns*)

namespace Lean.Parser.Tactic

/-! ## Goals and hypotheses -/

tactic_stubs intro subst assumption contradiction apply exact refine constructor left right
  injection specialize generalize congr

/-! ## Focus and control -/

tactic_stubs case allGoals focus skip paren withReducible first rotateRight
macro "exfalso" : tactic => `(tactic| refine False.elim ?_)
macro "next " args:binderIdent* " => " tac:tacticSeq : tactic => `(tactic| case _ $args* => $tac)
macro "try " t:tacticSeq : tactic => `(tactic| first | $t | skip)
macro:1 x:tactic " <;> " y:tactic:2 : tactic => `(tactic| focus ($x:tactic; all_goals $y:tactic))
syntax "repeat " tacticSeq : tactic
macro_rules | `(tactic| repeat $seq) => `(tactic| first | ($seq); repeat $seq | skip)

/-! ## Closing a goal -/

tactic_stubs eqRefl applyRfl decide
syntax "rfl" : tactic
macro_rules | `(tactic| rfl) => `(tactic| eq_refl)
macro_rules | `(tactic| rfl) => `(tactic| exact HEq.rfl)
macro_rules | `(tactic| rfl) => `(tactic| apply_rfl)
macro "sorry" : tactic => `(tactic| exact @sorryAx _ false)
macro "infer_instance" : tactic => `(tactic| exact inferInstance)
syntax "trivial" : tactic
macro_rules | `(tactic| trivial) => `(tactic| assumption)
macro_rules | `(tactic| trivial) => `(tactic| rfl)
macro_rules | `(tactic| trivial) => `(tactic| contradiction)
macro_rules | `(tactic| trivial) => `(tactic| apply True.intro)
macro_rules | `(tactic| trivial) => `(tactic| apply And.intro <;> trivial)
macro_rules | `(tactic| trivial) => `(tactic| decide)
macro "exists " es:term,+ : tactic => `(tactic| (refine ⟨$es,*, ?_⟩; try trivial))
syntax "funext " (colGt term:max)+ : tactic

/-! ## Rewriting
`rwa` is the binary's own tactic: in 4.35 `rwa [h] at k` must close the goal with `k` itself. -/

stubs optConfig location rwRuleSeq
tactic_stubs change rewriteSeq rwa rwaAt
macro "rw " c:optConfig s:rwRuleSeq l:(location)? : tactic =>
  `(tactic| (rewrite $c $s:rwRuleSeq $(l)?; try (with_reducible rfl)))

/-! ## Simplification -/

tactic_stubs simp

/-! ## Steps stated by a term -/

tactic_stubs «show»
macro "refine_lift " e:term : tactic =>
  `(tactic| focus (refine no_implicit_lambda% $e; rotate_right))
macro "have" c:letConfig d:letDecl : tactic =>
  `(tactic| refine_lift have $c:letConfig $d:letDecl; ?_)
macro "let" c:letConfig d:letDecl : tactic =>
  `(tactic| refine_lift let $c:letConfig $d:letDecl; ?_)
macro "suffices " d:sufficesDecl : tactic => `(tactic| refine_lift suffices $d; ?_)

/-! ## Case analysis and induction -/

tactic_stubs induction cases

/-! ## Destructuring patterns -/

declare_syntax_cat rcasesPat
stubs rcasesPatLo
syntax (name := rcasesPat.one) ident : rcasesPat
syntax (name := rcasesPat.ignore) "_" : rcasesPat
syntax (name := rcasesPat.clear) "-" : rcasesPat
syntax (name := rcasesPat.explicit) "@" noWs rcasesPat : rcasesPat
syntax (name := rcasesPat.tuple) "⟨" rcasesPatLo,* "⟩" : rcasesPat
syntax (name := rcasesPat.paren) "(" rcasesPatLo ")" : rcasesPat
declare_syntax_cat rintroPat
syntax (name := rintroPat.one) rcasesPat : rintroPat
syntax (name := rintroPat.binder) (priority := 1001) "(" rcasesPat+ (" : " term)? ")" : rintroPat
tactic_stubs rcases obtain rintro
end Lean.Parser.Tactic

/-! ## The `simp` attribute -/

@[attr_parser] meta def Lean.Parser.Attr.simp : Lean.ParserDescr := .const `stub

/-! ## Bullets, binders of `∃`, `calc`, `‹p›` -/

namespace Lean
stubs explicitBinders
tactic_stubs cdot calcTactic
@[extern "native"] opaque expandExplicitBinders (c : Name) (bs : Syntax) (body : Syntax)
    (ctx : Macro.Context) (s : Macro.State) :
    EStateM.Result Macro.Exception Macro.State (TSyntax `term) := .error .unsupportedSyntax s
@[term_parser] meta def calc : Lean.ParserDescr := .const `stub
end Lean
syntax "‹" withoutPosition(term) "›" : term
macro_rules | `(‹$type›) => `((by assumption : $type))
