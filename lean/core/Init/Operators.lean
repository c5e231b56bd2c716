prelude
import Init.Trees
/-!
Operators and the few words that grammar rules are written with.

Precedence, associativity and elaboration (`binop%`, `binrel%`, ...) are those of the standard
library.  The compiler also runs this file's macros; see `Init.Trees`.
-/
set_option linter.all false

/-! ## Words for precedences, priorities and repetition in grammar rules -/

macro "max" : prec => `(prec| 1024)
macro "arg" : prec => `(prec| 1023)
macro "min" : prec => `(prec| 10)
macro "min1" : prec => `(prec| 11)
macro "default" : prio => `(prio| 1000)
macro "low" : prio => `(prio| 100)
macro "mid" : prio => `(prio| 500)
macro "high" : prio => `(prio| 10000)
syntax:arg stx:max "+" : stx
syntax:arg stx:max "*" : stx
syntax:arg stx:max "?" : stx
syntax:2 stx:2 " <|> " stx:1 : stx
macro_rules
  | `(stx| $p +) => `(stx| many1($p))
  | `(stx| $p *) => `(stx| many($p))
  | `(stx| $p ?) => `(stx| optional($p))
  | `(stx| $p <|> $q) => `(stx| orelse($p, $q))
macro:arg x:stx:max ",*" : stx => `(stx| sepBy($x, ",", ", "))
macro:arg x:stx:max ",+" : stx => `(stx| sepBy1($x, ",", ", "))
syntax (name := rawNatLit) "nat_lit " num : term
namespace Lean
syntax binderIdent := ident <|> hole
declare_syntax_cat rawStx
end Lean

/-! ## Arithmetic -/

infixl:65 " + " => HAdd.hAdd
infixl:65 " - " => HSub.hSub
infixl:70 " * " => HMul.hMul
infixl:70 " / " => HDiv.hDiv
infixr:80 " ^ " => HPow.hPow
prefix:75 "-" => Neg.neg
postfix:max "⁻¹" => Inv.inv
macro_rules | `($x + $y) => `(binop% HAdd.hAdd $x $y)
macro_rules | `($x - $y) => `(binop% HSub.hSub $x $y)
macro_rules | `($x * $y) => `(binop% HMul.hMul $x $y)
macro_rules | `($x / $y) => `(binop% HDiv.hDiv $x $y)
macro_rules | `($x ^ $y) => `(rightact% HPow.hPow $x $y)
macro_rules | `(- $x) => `(unop% Neg.neg $x)

/-! ## Relations (`≠`, `↔` and `∃` follow in `Init.Logic`) -/

infix:50 unicode(" ≤ ", " <= ") => LE.le
infix:50 " < " => LT.lt
infix:50 unicode(" ≥ ", " >= ") => GE.ge
infix:50 " > " => GT.gt
infix:50 " = " => Eq
infix:50 " == " => BEq.beq
infix:50 " ≍ " => HEq
macro_rules | `($x ≤ $y) => `(binrel% LE.le $x $y)
macro_rules | `($x < $y) => `(binrel% LT.lt $x $y)
macro_rules | `($x > $y) => `(binrel% GT.gt $x $y)
macro_rules | `($x ≥ $y) => `(binrel% GE.ge $x $y)
macro_rules | `($x = $y) => `(binrel% Eq $x $y)
macro_rules | `($x == $y) => `(binrel_no_prop% BEq.beq $x $y)

/-! ## Connectives, Booleans, types, functions -/

infixr:35 unicode(" ∧ ", " /\\ ") => And
infixr:30 unicode(" ∨ ", " \\/ ") => Or
notation:max "¬" p:40 => Not p
infixl:35 " && " => and
infixl:30 " || " => or
notation:max "!" b:40 => not b
infixr:90 " ∘ " => Function.comp
infixr:35 " × " => Prod
infixr:35 " ×' " => PProd
infixr:67 " :: " => List.cons
syntax:1024 (name := coeNotation) "↑" term:1024 : term
syntax:min term " <| " term:min : term
macro_rules
  | `($f $args* <| $a) => `($f $args* $a)
  | `($f <| $a) => `($f $a)
syntax:min term " |> " term:min1 : term
macro_rules
  | `($a |> $f $args*) => `($f $args* $a)
  | `($a |> $f) => `($f $a)
syntax "{ " withoutPosition(ident (" : " term)? " // " term) " }" : term
macro_rules
  | `({ $x : $type // $p }) => ``(Subtype (fun ($x:ident : $type) => $p))
  | `({ $x // $p }) => ``(Subtype (fun ($x:ident : _) => $p))
syntax (name := termIfThenElse)
  ppRealGroup(ppRealFill(ppIndent("if " term " then") ppSpace term) ppDedent(ppSpace)
    ppRealFill("else " term)) : term
macro_rules
  | `(if $c then $t else $e) => `(let_mvar% ?m := $c; wait_if_type_mvar% ?m; ite ?m $t $e)
