"""Formulas for the PDF: what Typst makes of them is what the registry states."""

from __future__ import annotations

import json
from functools import cache

import pytest
import sympy
from hypothesis import given, settings
from sympy.core.parameters import evaluate
from test_claims import FORMULAS, GLYPHS, LABELS, V, read, shape, terms

from specmoe import claims
from specmoe.claims.vocabulary import normal
from specmoe.claims.write_typst import TypstWriter

typst = pytest.importorskip("typst")

WRITER = TypstWriter()
SIGNS = {
    "\u2212": " - ", "+": " + ", "=": "=", "<": "<", ">": ">", "\u2264": "<=", "\u2265": ">=",
    "\u2260": "!=", "\u27f9": "->", "\u27fa": "<->", ",": ", ", ":": ": ", "\u22c5": " ",
    "(": "(", ")": ")",
}  # fmt: skip
FENCES = {"|": "abs", "\u230a": "floor"}
BIG = {"\u2211": "sum_", "\u220f": "prod_"}
WORDS = {"from": " in ", "to": "..", "with": " with ", "for every": " for every "}


def parsed(sources):
    """Typst's own reading of some equations, as trees."""
    compiler = typst.Compiler(ignore_system_fonts=True, sys_inputs={"all": json.dumps(sources)})
    every = 'json(bytes(sys.inputs.all)).map(source => eval(source, mode: "math"))'
    return [tree["body"] for tree in json.loads(compiler.eval(every, format="json"))]


def spoken(tree):
    """The terminal form of what Typst would set, from its tree alone."""
    match tree["func"]:
        case "sequence":
            return _row(tree["children"])
        case "lr":
            inner = tree["body"]["children"]
            name = FENCES.get(inner[0].get("text"))
            return _row(inner) if name is None else f"{name}({_row(inner[1:-1])})"
        case "frac":
            return f"(({spoken(tree['num'])})/({spoken(tree['denom'])}))"
        case "symbol" | "text" if tree["text"] in SIGNS:
            return SIGNS[tree["text"]]
        case "text":
            text = tree["text"]
            return text if text.isdigit() else WORDS[text]
        case "op":
            return tree["text"]["text"]
        case "space":
            return " "
        case "h":
            # Only where something is multiplied: a call touches its bracket.
            return " "
        case "symbol" | "accent" | "attach":
            return _attached(tree)
    raise AssertionError(tree)


def _row(children):
    # A space in the source is nothing on the page: what stands on either side of it touches.
    seen = [child for child in children if child["func"] != "space"]
    texts = []
    for place, child in enumerate(seen):
        before = seen[place - 1] if place else None
        # Letters that touch are multiplied; a bracket that touches a letter is a call.
        apart = (before is not None and child["func"] != "lr") or _is_fenced(child)
        texts.append((" " if apart else "") + spoken(child))
    return "".join(texts)


def _is_fenced(tree):
    return tree["func"] == "lr" and tree["body"]["children"][0]["text"] in FENCES


def _attached(tree):
    base = tree["base"] if tree["func"] == "attach" else tree
    if base["func"] == "symbol" and base["text"] in BIG:
        low, high = spoken(tree["b"]), spoken(tree["t"])
        return f" {BIG[base['text']]}{{{low}..{high}}} "
    sub, sup = tree.get("b"), tree.get("t")
    marks = [tree[place] for place in ("tr", "t") if tree.get(place, {}).get("func") == "primes"]
    star = sup is not None and sup.get("text") == "\u2217"
    if marks or star or sub is not None or base["func"] in ("symbol", "accent"):
        name = _name(base, sub, "\u2032" if marks else "*" if star else None)
        power = None if sup is None or star or sup["func"] == "primes" else spoken(sup)
    else:
        name, power = spoken(base), spoken(sup)
    return name if power is None else f"{name}^({power})"


def _name(base, sub, sup):
    if base["func"] == "attach":
        # Marks set one upon the other: a letter with its star, then its index.
        assert sup is None
        inner = base.get("t")
        assert "b" not in base
        assert inner["text"] == "\u2217"
        return _name(base["base"], sub, "*")
    hat = base["func"] == "accent"
    letter = (base["base"] if hat else base)["text"]
    label = index = None
    if sub is not None:
        parts = [p for p in sub.get("children", [sub]) if p["func"] != "space"]
        if (letter, hat, parts[0].get("text"), sup) in GLYPHS:
            label, *rest = (parts[0]["text"], *parts[1:])
            if rest:
                assert rest[0]["text"] == ","
                index = _row(rest[1:])
        else:
            index = _row(parts)
    name = GLYPHS[letter, hat, label, sup]
    return name if index is None else f"{name}[{index}]"


@cache
def trees():
    return parsed([WRITER.write(formula) for _, formula in FORMULAS])


@pytest.mark.parametrize("place", range(len(FORMULAS)), ids=LABELS)
def test_typst_reads_what_the_registry_states(place):
    label, formula = FORMULAS[place]
    assert shape(read(spoken(trees()[place]), label)) == shape(formula)


def test_a_careless_formula_reads_as_another_one():
    (tree,) = parsed(['B_"exp" (k) / B_0'])
    # The trap that explicit groups avoid: the quotient ends up inside the index.
    assert tree["func"] != "frac"
    (tree,) = parsed([WRITER.write(claims.claim("D1").parts[0].conclusion)])
    assert [child["func"] for child in tree["children"]].count("frac") == 4


@settings(max_examples=25, deadline=None)
@given(term=terms())
def test_any_term_reads_back(term):
    (tree,) = parsed([WRITER.write(term)])
    assert normal(read(spoken(tree))) == normal(term)


def test_factors_stay_apart_from_calls_and_numerals():
    with evaluate(False):
        assert WRITER.write(V.r * (1 + V.e)) == "r thin (1 + e)"
        assert WRITER.write(V.r(V.n)) == "r(n)"
        assert WRITER.write(sympy.Integer(2) * sympy.Integer(3)) == "2 dot.op 3"
        assert WRITER.write((V.a**V.k) ** V.j) == "(a^(k))^(j)"
    assert WRITER.write(V.k_star_max(V["a'"])) == 'attach(k, t: *)_("max")(a\')'


@pytest.mark.parametrize("unknown", [sympy.sin(V.a), sympy.Interval(0, 1)])
def test_unknown_nodes_are_refused(unknown):
    with pytest.raises(TypeError, match="no way to write"):
        WRITER.write(unknown)
