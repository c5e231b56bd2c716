"""The reader of Lean text: what is code, what is not, and what may not be there."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specmoe.lean.tokens import read


def words(text: str) -> list[str]:
    return [token.text for token in read(text).code]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a -- sorry\nb", ["a", "b"]),
        ("a /- sorry -/ b", ["a", "b"]),
        ("a /- /- x -/ sorry -/ b", ["a", "b"]),
        ("a /- -/ sorry /- -/ b", ["a", "sorry", "b"]),
        ("a /- -- -/ b", ["a", "b"]),
        ("a -- /-\nb", ["a", "b"]),
        ("/-- doc sorry -/ a", ["a"]),
        ("/-! doc -/ a", ["a"]),
        ("/-/ still -/ a", ["a"]),
        ("/- x --/ a", ["a"]),
        ("Nat.le_refl h.1 a'", ["Nat.le_refl", "h", ".", "1", "a'"]),
        ("f ← x ▸ y", ["f", "←", "x", "▸", "y"]),
        ("a:=b=>c", ["a", ":=", "b", "=>", "c"]),
        ("x₁ α.β", ["x₁", "α.β"]),
        ("@[simp]", ["@[", "simp", "]"]),
        ("#print axioms", ["#print", "axioms"]),
    ],
)
def test_what_is_code(text: str, expected: list[str]) -> None:
    assert words(text) == expected
    assert not read(text).flaws


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ('"text"', "a string"),
        ('r#"te"xt"#', "a string"),
        ("'c'", "a character"),
        ("`name", "a quotation"),
        ("«a b»", "quoted name"),
        ("Nat.«le»", "quoted name"),
        ("a--b", "touches"),
        ("(-- b\n)", "touches"),
        ("a/- b -/", "touches"),
        ("/- a", "does not end"),
        ("/--/ a -/", "Lean may end elsewhere"),
        ("a\tb", "U+0009"),
        ("a\r\nb", "U+000D"),
        ("\ufeffa", "U+FEFF"),
        ("-- \u202e a", "U+202E"),
        ("Νat", "U+039D"),
        ("а", "U+0430"),
        ("a ∣ b", "U+2223"),
        ("λ x", "U+03BB"),
        ("a\xa0b", "U+00A0"),
    ],
)
def test_what_may_not_be_there(text: str, flaw: str) -> None:
    flaws = read(text).flaws
    assert any(flaw in found.message for found in flaws), flaws


def test_words_in_a_string_are_not_code() -> None:
    assert words('a "x \\" sorry" b') == ["a", "b"]
    assert words('a r#"x " sorry"# b') == ["a", "b"]
    assert words("a «x sorry» b") == ["a", "b"]


def test_places() -> None:
    tokens = read("a\n  b /- \n -/ c").code
    assert [(t.text, t.line, t.column) for t in tokens] == [("a", 1, 0), ("b", 2, 2), ("c", 3, 4)]


def comment(depth: int, inner: str) -> str:
    return "/- " * depth + inner + " -/" * depth


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(["theorem", "x", "Nat.add", ":=", "(", ")", "∀", "h.1", "42"]),
            st.builds(comment, st.integers(1, 4), st.sampled_from(["sorry", "-- a", '"', "»"])),
            st.just("-- axiom\n"),
        ),
        max_size=20,
    )
)
def test_comments_never_count(parts: list[str]) -> None:
    """Against a direct definition: drop the comments, split at spaces."""
    text = " \n".join(parts)
    code = [p for p in parts if not p.startswith(("/-", "--"))]
    expected = [w for p in code for w in re.findall(r"h|\.|\d+|[^.\d]+", p)]
    flat = [w for word in words(text) for w in re.findall(r"h|\.|\d+|[^.\d]+", word)]
    assert flat == expected
    assert not read(text).flaws


@settings(max_examples=100, deadline=None)
@given(st.text(alphabet="a-/ !\"'«»`\n.{}", max_size=40))
def test_reading_never_fails_or_loses_code(text: str) -> None:
    """Whatever is written, reading ends, and a token stands where it says."""
    reading = read(text)
    lines = text.split("\n")
    for token in reading.code:
        assert lines[token.line - 1][token.column :].startswith(token.text.split("\n")[0])
