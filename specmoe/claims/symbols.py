"""The one symbol table: what each letter of the theory means, in which unit, and its names.

Plain data, so that listing symbols does not import sympy; the sympy objects are made from this
table by :mod:`specmoe.claims.vocabulary`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

__all__ = ["SYMBOLS", "Glyph", "Sort", "SymbolEntry", "symbol"]

Sort: TypeAlias = Literal["number", "natural", "bit"]
"""``number``: an element of the ordered field. ``natural``: 0, 1, 2, ... ``bit``: 0 or 1."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """How a symbol looks: a base letter with its marks.

    Example:
        >>> Glyph("r", hat=True, sub="lo").base
        'r'
    """

    base: str
    sub: str | None = None
    sup: str | None = None
    hat: bool = False


@dataclass(frozen=True, slots=True)
class SymbolEntry:
    """One row of the symbol table.

    Attributes:
        name: Its name in formulas, as the terminal prints it: ``W_s``, ``r_hat``, ``k*``.
        meaning: What it stands for, in words.
        unit: Its unit; ``1`` for a pure number.
        domain: The values that it may take, in words.
        glyph: How MathML and Typst show it.
        lean_name: Its name in the Lean sources.
        python_name: Its name in the Python modules.
        sort: What its values are.
        arguments: The sorts of its arguments, if it is a function.
        bare: Whether it is also written without its arguments, where they are fixed.
        indexed: Whether its first argument is written as a subscript.
    """

    name: str
    meaning: str
    unit: str
    domain: str
    glyph: Glyph
    lean_name: str
    python_name: str
    sort: Sort = "number"
    arguments: tuple[Sort, ...] = ()
    bare: bool = True
    indexed: bool = False

    @property
    def written(self) -> str:
        """The symbol with its usual arguments, for a table.

        Example:
            >>> symbol("tau").written, symbol("W_s").written, symbol("N").written
            ('tau(a, k)', 'W_s(n)', 'N')
        """
        usual = _USUAL_ARGUMENTS.get(self.name)
        if usual is None:
            usual = ", ".join("a" if sort == "number" else "n" for sort in self.arguments)
        if self.indexed and self.arguments:
            return f"{self.name}[i]"
        return f"{self.name}({usual})" if usual else self.name


_USUAL_ARGUMENTS = {
    "E": "a, k",
    "tau": "a, k",
    "tau_hat": "a, k",
    "C": "k",
    "C_hat": "k",
    "D": "k",
    "n*": "r",
}

_AT_LEAST_0 = "at least 0"
_ABOVE_0 = "above 0"
_ERROR = "at least 0, below 1"
_ANY = "any number"
_INDEX = "0, 1, 2, ..."


def _row(
    name: str,
    meaning: str,
    unit: str,
    domain: str,
    *,
    base: str | None = None,
    sub: str | None = None,
    sup: str | None = None,
    hat: bool = False,
    lean: str | None = None,
    python: str | None = None,
    sort: Sort = "number",
    arguments: tuple[Sort, ...] = (),
    bare: bool = True,
    indexed: bool = False,
) -> SymbolEntry:
    plain_name = lean or name.replace("*", "_star").replace("'", "_prime")
    return SymbolEntry(
        name=name,
        meaning=meaning,
        unit=unit,
        domain=domain,
        glyph=Glyph(base or name, sub, sup, hat),
        lean_name=lean or name,
        python_name=python or plain_name,
        sort=sort,
        arguments=arguments,
        bare=bare,
        indexed=indexed,
    )


_OF_NATURAL: tuple[Sort, ...] = ("natural",)

SYMBOLS: tuple[SymbolEntry, ...] = (
    # Tokens and drafts
    _row("n", "tokens per pass", "tokens", "1, 2, 3, ...", sort="natural"),
    _row(
        "n'",
        "another number of tokens per pass",
        "tokens",
        "1, 2, 3, ...",
        base="n",
        sup="′",
        python="n_prime",
        sort="natural",
    ),
    _row("k", "draft length; 0 is plain decoding", "tokens", _INDEX, sort="natural"),
    _row("j", "another draft length, or an index", "tokens", _INDEX, sort="natural"),
    _row("i", "an index", "1", _INDEX, sort="natural"),
    _row("s", "the token at which a window of the trace starts", "1", _INDEX, sort="natural"),
    _row("K", "longest draft length considered", "tokens", _INDEX, sort="natural"),
    _row(
        "a",
        "acceptance rate: each drafted token is accepted with this probability, independently, "
        "until the first rejection",
        "1",
        "0 to 1",
    ),
    _row(
        "a'",
        "another acceptance rate",
        "1",
        "0 to 1",
        base="a",
        sup="′",
        python="a_prime",
    ),
    _row("a_1", "least acceptance rate held possible", "1", "0 to 1", base="a", sub="1"),
    _row("a_2", "greatest acceptance rate held possible", "1", "0 to 1", base="a", sub="2"),
    _row(
        "E",
        "expected tokens that one step emits",
        "tokens",
        "1 to k + 1",
        lean="expectedTokens",
        python="expected_tokens",
        arguments=("number", "natural"),
        bare=False,
    ),
    # Costs and throughput
    _row(
        "T", "time of one pass over n tokens", "s", _ABOVE_0, arguments=_OF_NATURAL, python="time"
    ),
    _row(
        "D",
        "time to draft k tokens; D(0) = 0",
        "s",
        _AT_LEAST_0,
        arguments=_OF_NATURAL,
        bare=False,
    ),
    _row(
        "C",
        "cost of one speculative step with k drafted tokens; C(0) is a plain step",
        "s",
        _ABOVE_0,
        arguments=_OF_NATURAL,
        bare=False,
    ),
    _row(
        "C_hat",
        "cost of one step as the fit predicts it",
        "s",
        _ABOVE_0,
        base="C",
        hat=True,
        arguments=_OF_NATURAL,
        bare=False,
    ),
    _row(
        "tau",
        "throughput at acceptance a and draft length k",
        "tokens/s",
        _ABOVE_0,
        base="τ",
        lean="throughput",
        python="throughput",
        arguments=("number", "natural"),
        bare=False,
    ),
    _row(
        "tau_hat",
        "throughput as the fit predicts it",
        "tokens/s",
        _ABOVE_0,
        base="τ",
        hat=True,
        lean="throughput_hat",
        python="throughput_hat",
        arguments=("number", "natural"),
        bare=False,
    ),
    _row("G", "speedup: speculative over plain throughput", "1", _ABOVE_0, python="speedup"),
    _row(
        "G_hat",
        "speedup as the fit predicts it",
        "1",
        _ABOVE_0,
        base="G",
        hat=True,
        python="speedup_hat",
    ),
    _row(
        "k*",
        "best draft length: the least k in 0..K that maximises the throughput",
        "tokens",
        "0 to K",
        base="k",
        sup="*",
        lean="leastBest",
        python="best",
        sort="natural",
        arguments=("number",),
        bare=False,
    ),
    _row(
        "k*max",
        "the greatest k in 0..K that maximises the throughput",
        "tokens",
        "0 to K",
        base="k",
        sub="max",
        sup="*",
        lean="greatestBest",
        python="greatest_best",
        sort="natural",
        arguments=("number",),
        bare=False,
    ),
    _row(
        "k_hat",
        "a draft length that the fit holds best",
        "tokens",
        "0 to K",
        base="k",
        hat=True,
        sort="natural",
    ),
    # Experts and routing
    _row("N", "routed experts in one layer", "1", "1, 2, 3, ...", sort="natural"),
    _row("m", "experts selected per token (top-k)", "1", "1 to N", sort="natural"),
    _row("b", "bytes of one expert's weights as stored", "bytes", _ABOVE_0),
    _row(
        "U",
        "mean number of distinct experts that n consecutive tokens select in one layer",
        "1",
        "m to min(n m, N)",
        arguments=_OF_NATURAL,
        bare=False,
    ),
    _row(
        "u",
        "share: deduplicated bytes over per-slot bytes",
        "1",
        "above 0, at most 1",
        arguments=_OF_NATURAL,
        python="share",
    ),
    _row("L", "tokens in the routing trace", "tokens", "1, 2, 3, ...", sort="natural"),
    _row(
        "h",
        "1 where a token of the trace selects expert i, else 0",
        "1",
        "0 or 1",
        sort="bit",
        arguments=("natural", "natural"),
        bare=False,
        indexed=True,
        python="selects",
    ),
    # Bytes, bandwidth and time of the two kernels
    _row("B", "bytes that a kernel requests in one pass", "bytes", _AT_LEAST_0, indexed=True,
         arguments=_OF_NATURAL),
    _row("B_s", "bytes that the per-slot kernel requests", "bytes", _ABOVE_0, base="B", sub="s",
         arguments=_OF_NATURAL),
    _row("B_d", "bytes that the deduplicating kernel requests", "bytes", _AT_LEAST_0, base="B",
         sub="d", arguments=_OF_NATURAL),
    _row("W", "effective bandwidth of a kernel", "bytes/s", _ABOVE_0, indexed=True,
         arguments=_OF_NATURAL),
    _row("W_s", "effective bandwidth of the per-slot kernel", "bytes/s", _ABOVE_0, base="W",
         sub="s", arguments=_OF_NATURAL),
    _row("W_d", "effective bandwidth of the deduplicating kernel", "bytes/s", _ABOVE_0, base="W",
         sub="d", arguments=_OF_NATURAL),
    _row("W_hat", "effective bandwidth of a kernel as fitted", "bytes/s", _ABOVE_0, base="W",
         hat=True, indexed=True, arguments=_OF_NATURAL),
    _row("W_s_hat", "fitted bandwidth of the per-slot kernel", "bytes/s", _ABOVE_0, base="W",
         sub="s", hat=True),
    _row("W_d_hat", "fitted bandwidth of the deduplicating kernel", "bytes/s", _ABOVE_0, base="W",
         sub="d", hat=True),
    _row("r", "bandwidth ratio: deduplicating over per-slot", "1", _ABOVE_0,
         arguments=_OF_NATURAL, python="ratio"),
    _row("r_lo", "lower bound of the bandwidth ratio", "1", _ABOVE_0, base="r", sub="lo",
         arguments=_OF_NATURAL),
    _row("r_hi", "upper bound of the bandwidth ratio", "1", _ABOVE_0, base="r", sub="hi",
         arguments=_OF_NATURAL),
    _row("r_hat", "bandwidth ratio as fitted", "1", _ABOVE_0, base="r", hat=True),
    _row(
        "n*",
        "crossover: the least n at which the deduplicating kernel is faster; infinite if it "
        "never is",
        "tokens",
        "1, 2, 3, ... or infinite",
        base="n",
        sup="*",
        lean="crossover",
        python="crossover",
        sort="natural",
        arguments=("number",),
        bare=False,
    ),
    _row("F", "fixed time of a pass", "s", _AT_LEAST_0, python="fixed"),
    _row("f_s", "fixed time of the per-slot kernel", "s", _ANY, base="f", sub="s"),
    _row("f_d", "fixed time of the deduplicating kernel", "s", _ANY, base="f", sub="d"),
    _row("q", "number of kernels in a pass", "1", _INDEX, sort="natural"),
    _row("t", "time of one kernel", "s", _AT_LEAST_0),
    _row("t_hat", "time of one kernel as fitted", "s", _AT_LEAST_0, base="t", hat=True),
    _row("t_s_hat", "fitted time of the per-slot kernel", "s", _AT_LEAST_0, base="t", sub="s",
         hat=True),
    _row("t_d_hat", "fitted time of the deduplicating kernel", "s", _AT_LEAST_0, base="t",
         sub="d", hat=True),
    _row("T_hat", "time of one pass as fitted", "s", _ABOVE_0, base="T", hat=True),
    _row("S", "time saved by deduplicating", "s", _ANY, python="saving"),
    _row("S_hat", "time saved by deduplicating, as fitted", "s", _ANY, base="S", hat=True,
         python="saving_hat"),
    # Errors and boxes
    _row("e", "relative error of the fitted bandwidth", "1", _ERROR),
    _row("e_s", "relative error of the per-slot kernel's bandwidth", "1", _ERROR, base="e",
         sub="s"),
    _row("e_d", "relative error of the deduplicating kernel's bandwidth", "1", _ERROR, base="e",
         sub="d"),
    _row("c", "bytes that a step with k drafted tokens requests of kernel i", "bytes",
         _AT_LEAST_0, arguments=("natural", "natural"), bare=False, indexed=True),
    _row("x", "seconds per byte of a kernel, 1 / W", "s/byte", _ABOVE_0,
         arguments=_OF_NATURAL, indexed=True),
    _row("x_lo", "least seconds per byte held possible", "s/byte", _ABOVE_0, base="x", sub="lo",
         arguments=_OF_NATURAL, indexed=True, bare=False),
    _row("x_hi", "greatest seconds per byte held possible", "s/byte", _ABOVE_0, base="x",
         sub="hi", arguments=_OF_NATURAL, indexed=True, bare=False),
    _row("x_corner", "the corner of the box that is worst for draft length k", "s/byte",
         _ABOVE_0, base="x", sub="corner", arguments=_OF_NATURAL, indexed=True, bare=False),
)  # fmt: skip

_BY_NAME = {entry.name: entry for entry in SYMBOLS}


def symbol(name: str) -> SymbolEntry:
    """Look a symbol up by the name that formulas print.

    Raises:
        KeyError: If the table has no such symbol.

    Example:
        >>> symbol("W_s").unit
        'bytes/s'
    """
    return _BY_NAME[name]
