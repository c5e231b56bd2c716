prelude
import Init.Classes
/-!
Syntax trees, parser descriptions and the macro monad.

The compiled parser and elaborator exchange these values with the few macros of this core, which
run in Lean's interpreter; constructors and field order are therefore those of the binary.
A function marked `extern "native"` is only *declared*: its code is the binary's, which the
interpreter finds by the Lean name (option `interpreter.prefer_native`).  Nothing here occurs in
a statement or proof.
-/
set_option linter.all false
universe u v w

/-! ## Strings and arrays -/

@[inline] protected def Option.map {α : Type u} {β : Type v} (f : α → β) : Option α → Option β
  | some x => some (f x)
  | none => none
structure Char where
  val : Nat
def Char.ofNat (n : Nat) : Char := Char.mk n
structure String where
  ofList ::
  data : List Char

structure Array (α : Type u) where
  mk ::
  toList : List α
attribute [extern "lean_array_to_list"] Array.toList
attribute [extern "lean_array_mk"] Array.mk
namespace Array
variable {α : Type u} {β : Type v}
instance : Inhabited (Array α) := ⟨Array.mk List.nil⟩
@[extern "lean_mk_empty_array_with_capacity"] opaque emptyWithCapacity (c : Nat) : Array α
def empty : Array α := emptyWithCapacity 0
@[extern "lean_array_push"] opaque push (a : Array α) (v : α) : Array α
@[extern "native"] opaque appendCore (a b : Array α) : Array α
@[extern "native"] opaque extract (a : Array α) (start stop : Nat) : Array α
def mkArray0 : Array α := emptyWithCapacity 0
def mkArray1 (a : α) : Array α := push mkArray0 a
def mkArray2 (a b : α) : Array α := (mkArray1 a).push b
def mkArray3 (a b c : α) : Array α := (mkArray2 a b).push c
def mkArray4 (a b c d : α) : Array α := (mkArray3 a b c).push d
def mkArray5 (a b c d e : α) : Array α := (mkArray4 a b c d).push e
def mkArray6 (a b c d e f : α) : Array α := (mkArray5 a b c d e).push f
def mkArray7 (a b c d e f g : α) : Array α := (mkArray6 a b c d e f).push g
def mkArray8 (a b c d e f g h : α) : Array α := (mkArray7 a b c d e f g).push h
end Array

structure String.Pos.Raw where
  byteIdx : Nat := 0
structure Substring.Raw where
  str : String
  startPos : String.Pos.Raw
  stopPos : String.Pos.Raw
instance : Inhabited Substring.Raw := ⟨⟨"", ⟨0⟩, ⟨0⟩⟩⟩
@[extern "native"] opaque String.toRawSubstring' (s : String) : Substring.Raw

/-! ## Monads
`REStateM` has the run-time shape of `MacroM` and `UnexpandM`: reader, state, exception. -/

class Bind (m : Type u → Type v) where
  bind : {α β : Type u} → m α → (α → m β) → m β
export Bind (bind)
class Pure (f : Type u → Type v) where
  pure {α : Type u} : α → f α
export Pure (pure)
class Functor (f : Type u → Type v) : Type (max (u+1) v) where
  map : {α β : Type u} → (α → β) → f α → f β
class Monad (m : Type u → Type v) : Type (max (u+1) v) extends Functor m, Pure m, Bind m where
class MonadExcept (ε : outParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
inductive EStateM.Result (ε σ α : Type u) where
  | ok : α → σ → EStateM.Result ε σ α
  | error : ε → σ → EStateM.Result ε σ α
abbrev Lean.REStateM (ρ ε σ α : Type) := ρ → σ → EStateM.Result ε σ α
section
variable {ρ ε σ : Type}
@[always_inline] instance : Monad (Lean.REStateM ρ ε σ) where
  pure a := fun _ s => .ok a s
  map f x := fun r s => match x r s with
    | .ok a s => .ok (f a) s
    | .error e s => .error e s
  bind x f := fun r s => match x r s with
    | .ok a s => f a r s
    | .error e s => .error e s
@[always_inline] instance : MonadExcept ε (Lean.REStateM ρ ε σ) where
  throw e := fun _ s => .error e s
end

/-! ## Names
A name carries a cached hash at run time, so the native constructors must build it. -/

namespace Lean
inductive Name where
  | anonymous : Name
  | str (pre : Name) (str : String)
  | num (pre : Name) (i : Nat)
instance : Inhabited Name := ⟨Name.anonymous⟩
@[extern "native"] opaque Name.str._override (p : Name) (s : String) : Name
@[extern "native"] opaque Name.num._override (p : Name) (i : Nat) : Name
attribute [implemented_by Name.str._override] Name.str
attribute [implemented_by Name.num._override] Name.num
namespace Name
abbrev mkStr (p : Name) (s : String) : Name := .str p s
abbrev mkNum (p : Name) (i : Nat) : Name := .num p i
@[reducible] def mkStr1 (a : String) : Name := .str .anonymous a
@[reducible] def mkStr2 (a b : String) : Name := .str (mkStr1 a) b
@[reducible] def mkStr3 (a b c : String) : Name := .str (mkStr2 a b) c
@[reducible] def mkStr4 (a b c d : String) : Name := .str (mkStr3 a b c) d
@[reducible] def mkStr5 (a b c d e : String) : Name := .str (mkStr4 a b c d) e
@[reducible] def mkStr6 (a b c d e f : String) : Name := .str (mkStr5 a b c d e) f
@[reducible] def mkStr7 (a b c d e f g : String) : Name := .str (mkStr6 a b c d e f) g
@[reducible] def mkStr8 (a b c d e f g h : String) : Name := .str (mkStr7 a b c d e f g) h
end Name

/-! ## Syntax trees -/

inductive SourceInfo where
  | original (leading : Substring.Raw) (pos : String.Pos.Raw) (trailing : Substring.Raw)
      (endPos : String.Pos.Raw)
  | synthetic (pos : String.Pos.Raw) (endPos : String.Pos.Raw) (canonical := false)
  | protected none
instance : Inhabited SourceInfo := ⟨SourceInfo.none⟩
abbrev SyntaxNodeKind := Name
inductive Syntax.Preresolved where
  | namespace (ns : Name)
  | decl (n : Name) (fields : List String)
inductive Syntax where
  | missing : Syntax
  | node (info : SourceInfo) (kind : SyntaxNodeKind) (args : Array Syntax) : Syntax
  | atom (info : SourceInfo) (val : String) : Syntax
  | ident (info : SourceInfo) (rawVal : Substring.Raw) (val : Name)
      (preresolved : List Syntax.Preresolved) : Syntax
instance : Inhabited Syntax := ⟨Syntax.missing⟩
@[implicit_reducible] def SyntaxNodeKinds := List SyntaxNodeKind
structure TSyntax (ks : SyntaxNodeKinds) where
  raw : Syntax
abbrev TSyntaxArray (ks : SyntaxNodeKinds) := Array (TSyntax ks)
section
variable {ks : SyntaxNodeKinds}
unsafe def TSyntaxArray.rawImpl (as : TSyntaxArray ks) : Array Syntax := cast lcProof as
@[implemented_by TSyntaxArray.rawImpl] opaque TSyntaxArray.raw (as : TSyntaxArray ks) : Array Syntax
unsafe def TSyntaxArray.mkImpl (as : Array Syntax) : TSyntaxArray ks := cast lcProof as
@[implemented_by TSyntaxArray.mkImpl] opaque TSyntaxArray.mk (as : Array Syntax) : TSyntaxArray ks
instance : CoeOut (TSyntax ks) Syntax where
  coe stx := stx.raw
instance : Coe SyntaxNodeKind SyntaxNodeKinds where
  coe k := List.cons k List.nil
end
namespace Syntax
section
variable (i : SourceInfo) (k : SyntaxNodeKind)
def node1 (a : Syntax) : Syntax := .node i k (.mkArray1 a)
def node2 (a b : Syntax) : Syntax := .node i k (.mkArray2 a b)
def node3 (a b c : Syntax) : Syntax := .node i k (.mkArray3 a b c)
def node4 (a b c d : Syntax) : Syntax := .node i k (.mkArray4 a b c d)
def node5 (a b c d e : Syntax) : Syntax := .node i k (.mkArray5 a b c d e)
def node6 (a b c d e f : Syntax) : Syntax := .node i k (.mkArray6 a b c d e f)
def node7 (a b c d e f g : Syntax) : Syntax := .node i k (.mkArray7 a b c d e f g)
def node8 (a b c d e f g h : Syntax) : Syntax := .node i k (.mkArray8 a b c d e f g h)
end
@[extern "native"] opaque isOfKind (s : Syntax) (k : SyntaxNodeKind) : Bool
@[extern "native"] opaque getArg (s : Syntax) (i : Nat) : Syntax
@[extern "native"] opaque getArgs (s : Syntax) : Array Syntax
@[extern "native"] opaque getNumArgs (s : Syntax) : Nat
@[extern "native"] opaque matchesNull (s : Syntax) (n : Nat) : Bool
@[extern "native"] opaque getOptional? (s : Syntax) : Option Syntax := .none
structure TSepArray (ks : SyntaxNodeKinds) (sep : String) where
  elemsAndSeps : Array Syntax
end Syntax
@[extern "native"] opaque SourceInfo.fromRef (ref : Syntax) (canonical := false) : SourceInfo
def mkNullNode (args : Array Syntax := Array.empty) : Syntax := .node .none `null args

/-! ## Parser descriptions: what `syntax`, `macro` and `notation` commands compile to -/

inductive ParserDescr where
  | const (name : Name)
  | unary (name : Name) (p : ParserDescr)
  | binary (name : Name) (p₁ p₂ : ParserDescr)
  | node (kind : SyntaxNodeKind) (prec : Nat) (p : ParserDescr)
  | trailingNode (kind : SyntaxNodeKind) (prec lhsPrec : Nat) (p : ParserDescr)
  | symbol (val : String)
  | nonReservedSymbol (val : String) (includeIdent : Bool)
  | cat (catName : Name) (rbp : Nat)
  | parser (declName : Name)
  | nodeWithAntiquot (name : String) (kind : SyntaxNodeKind) (p : ParserDescr)
  | sepBy (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool := false)
  | sepBy1 (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool := false)
  | unicodeSymbol (val asciiVal : String) (preserveForPP : Bool)
abbrev TrailingParserDescr := ParserDescr
meta structure Parser.Category

/-! ## Macros and unexpanders -/

abbrev MacroScope := Nat
@[extern "native"] opaque addMacroScope (ctx : Name) (n : Name) (scp : MacroScope) : Name
@[extern "native"] opaque replaceRef (ref oldRef : Syntax) : Syntax
class MonadRef (m : Type → Type) where
  getRef : m Syntax
  withRef {α : Type} : Syntax → m α → m α
export MonadRef (getRef)
class MonadQuotation (m : Type → Type) extends MonadRef m where
  getCurrMacroScope : m MacroScope
  getContext : m Name
  withFreshMacroScope {α : Type} : m α → m α
section
variable {m : Type → Type} {α : Type} [Monad m] [MonadRef m]
@[inline] def MonadRef.mkInfoFromRefPos : m SourceInfo :=
  bind getRef fun r => pure (SourceInfo.fromRef r)
@[inline] def withRef (ref : Syntax) (x : m α) : m α :=
  bind getRef fun old => MonadRef.withRef (replaceRef ref old) x
end
namespace Macro
/-- `methods` is an opaque native object, never inspected here. -/
structure Context where
  methods : Syntax
  quotContext : Name
  currMacroScope : MacroScope
  currRecDepth : Nat := 0
  maxRecDepth : Nat := 512
  ref : Syntax
inductive Exception where
  | error : Syntax → String → Exception
  | unsupportedSyntax : Exception
structure State where
  macroScope : MacroScope
  traceMsgs : List (Prod Name String) := List.nil
  expandedMacroDecls : List Name := List.nil
end Macro
abbrev MacroM := REStateM Macro.Context Macro.Exception Macro.State
abbrev Macro := Syntax → MacroM Syntax
instance : MonadQuotation MacroM where
  getRef c s := .ok c.ref s
  withRef ref x c s := x { c with ref := ref } s
  getCurrMacroScope c s := .ok c.currMacroScope s
  getContext c s := .ok c.quotContext s
  withFreshMacroScope x c s :=
    x { c with currMacroScope := s.macroScope } { s with macroScope := Nat.succ s.macroScope }
namespace PrettyPrinter
abbrev UnexpandM := REStateM Syntax Unit Unit
abbrev Unexpander := Syntax → UnexpandM Syntax
instance : MonadQuotation UnexpandM where
  getRef r s := .ok r s
  withRef ref x _ s := x ref s
  getCurrMacroScope _ s := .ok 0 s
  getContext _ s := .ok `_fakeMod s
  withFreshMacroScope x := x
end PrettyPrinter
end Lean
