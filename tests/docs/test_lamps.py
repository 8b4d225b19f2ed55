"""The page on building the box, the doctor and the pages tell the same of the lamps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from firmware_host.texts.texts import LANGUAGES, translate

PAGE = Path(__file__).parents[2] / "docs/building-the-box.md"
LAMPS = ("steady", "blink", "dark", "asked", "flicker")
IN_PLAY = LAMPS[:3]


def told() -> dict[str, str]:
    """Return the table of the documentation, without what stands in brackets."""
    text = PAGE.read_text(encoding="utf-8").partition("## What the lamps mean")[2]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", text.partition("\n## ")[0], re.MULTILINE)
    return {_plain(lamp): _plain(meaning) for lamp, meaning in rows}


def _plain(cell: str) -> str:
    return re.sub(r" \(.+\)", "", cell)


def test_the_table_of_the_documentation_has_the_words_of_the_pages() -> None:
    said = {
        translate("box", "en", f"ui-lamp-{lamp}"): translate("box", "en", f"ui-lamp-{lamp}-means")
        for lamp in LAMPS
    }
    assert told() == {"lamp": "meaning", **said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_says_what_lamps_mean_in_a_match(language: str) -> None:
    said = translate("box", language, "doctor-lamps")
    for lamp in IN_PLAY:
        assert translate("box", language, f"ui-lamp-{lamp}-means") in said
