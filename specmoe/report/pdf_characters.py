"""Any text as the PDF can show it: other characters by their number, long words breakable.

The fonts are those in the typst wheel, so that the bytes are the same on every machine, and a
character that none of them has would stop the compilation. The attached JSON has every text as it
was.
"""

from __future__ import annotations

import re
from bisect import bisect_right

__all__ = ["DRAWABLE", "printable", "visible"]

# Left to right only: right-to-left letters and bidirectional controls reorder what is beside them.
# Without control characters, soft hyphen and private use. A test sets all of them in type.
DRAWABLE = (
    (0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x377), (0x384, 0x38A), (0x38E, 0x3A1), (0x3A3, 0x4FF),
    (0x531, 0x556), (0x559, 0x58A), (0x1E00, 0x1F15), (0x2000, 0x200A), (0x2010, 0x2027),
    (0x202F, 0x2040), (0x2044, 0x2052), (0x2054, 0x205F), (0x2074, 0x208E), (0x2090, 0x209C),
    (0x20A0, 0x20C0), (0x2100, 0x211E), (0x2122, 0x2122), (0x2126, 0x2151), (0x2153, 0x2184),
    (0x2190, 0x23FF), (0x2460, 0x2606), (0x2609, 0x262F), (0x27B1, 0x2B73),
)  # fmt: skip
"""Ranges of code points, first and last, that the wheel's fonts can show."""
_STARTS = [first for first, _ in DRAWABLE]
_SPACES = re.compile(r"[\t\n\v\f\r\x85\u2028\u2029]+")
_LONG = re.compile(r"\S{25,}")
_STEP = 12
_BREAK = "\u200b"


def printable(text: str) -> str:
    r"""A text that can be set in type: :func:`visible`, and no word too wide for its column.

    A word of 25 characters or more may be broken inside, at zero-width spaces.

    Example:
        >>> printable("a" * 30).count("\u200b")
        2
    """
    return _LONG.sub(lambda word: _breakable(word.group()), visible(text))


def visible(text: str) -> str:
    r"""A text with nothing hidden in it and nothing that the fonts lack.

    Line ends become spaces. A character that the fonts lack, or that would reorder or hide others,
    is shown by its number.

    Example:
        >>> visible("R9 7900\u202e\nXTX")
        'R9 7900⟨U+202E⟩ XTX'
    """
    return "".join(_shown(character) for character in _SPACES.sub(" ", text))


def _shown(character: str) -> str:
    code = ord(character)
    place = bisect_right(_STARTS, code) - 1
    if place >= 0 and code <= DRAWABLE[place][1]:
        return character
    return f"\u27e8U+{code:04X}\u27e9"


def _breakable(word: str) -> str:
    return _BREAK.join(word[start : start + _STEP] for start in range(0, len(word), _STEP))
