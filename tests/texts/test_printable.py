"""Text that a terminal shows and does not obey."""

from __future__ import annotations

import json
import sys
import unicodedata

import pytest

from firmware_host.texts.printable import printable, printable_lines

DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
EVERYTHING = [chr(code) for code in range(sys.maxunicode + 1)]


def is_unsafe(letter: str) -> bool:
    """Return what Unicode itself calls a control, a surrogate, a separator or a direction."""
    category = unicodedata.category(letter)
    return category in {"Cc", "Cs", "Zl", "Zp"} or unicodedata.bidirectional(letter) in DIRECTIONS


def test_no_control_direction_or_surrogate_is_left() -> None:
    unsafe = [letter for letter in EVERYTHING if is_unsafe(letter)]
    assert len(unsafe) > 2_000
    assert [letter for letter in unsafe if printable(letter).isascii() is False] == []
    assert [letter for letter in unsafe if not printable(letter).isprintable()] == []


def test_what_people_write_stays() -> None:
    kept = "Zoë Ångström 李小龍 👩‍👩‍👧 می‌خواهم ع ½ €"
    assert printable(kept) == kept
    letters = [letter for letter in EVERYTHING if unicodedata.category(letter)[0] in "LMNPS"]
    assert [letter for letter in letters if printable(letter) != letter] == []


@pytest.mark.parametrize("letter", ["\x1b", "\x9b", "\u202e", "\U000e0041", "\x7f"])
def test_json_keeps_its_meaning(letter: str) -> None:
    said = printable(json.dumps({"name": f"a{letter}b"}, ensure_ascii=False))
    assert said.isprintable()
    assert json.loads(said) == {"name": f"a{letter}b"}


def test_only_texts_of_several_lines_keep_their_breaks() -> None:
    assert printable("a\nb\x1b") == "a\\u000ab\\u001b"
    assert printable_lines("a\nb\r\x1b") == "a\nb\\u000d\\u001b"
