"""French says tu to players; English has no French spaces before its signs.

Both tests read every text: the Fluent files, and the French and English of the data files.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from tests.seeds.fluent_files import SEEDS

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_VERB = {"assez", "chez", "nez"}
"""Words in -ez that are no verbs, nor say vous."""

VOUS = re.compile(
    r"\b(?:vous|vôtres?|votre|vos|êtes|dites|faites|(?!(?:" + "|".join(NO_VERB) + r")\b)\w+ez)\b",
    re.IGNORECASE,
)

DOCTOR = "box/doctor.fr.ftl"
"""The doctor runs in the terminal of who builds the box, who is said vous."""

CONFIGURATION = {
    "problem-folder-exists",
    "problem-home-off",
    "problem-totemix-goal-free",
    "problem-totemix-goal-word",
}
"""Problems of the configuration and of commands: no screen and no phone shows them."""

PRINTED_NAMES = (
    "On arrive !",
    "Et Paf !",
    "Esprit farceur !",
    "Bison dingo !",
    "Faux pas !",
    "Pillage !",
    "Cadeau !",
    "Eau de feu !",
)
"""The French names that are printed on the cards of 001: proper names, spaced as printed."""

FRENCH_SPACE = re.compile(r"[^\s\]][ \u00a0\u202f][!?:;]")

JOINED = re.compile(r"\} [:;!?] ?(\$\{|`)")
"""Two texts in a template with a spaced sign between them: a Fluent message knows its language."""


def texts_in(language: str) -> Iterator[tuple[str, str, str]]:
    """Return every text of a language: its file, its key, and one line of it."""
    for path in sorted(SEEDS.rglob(f"*{language}.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            key = line.split(" ", 1)[0] if line[:1].strip(" }") else key
            yield str(path.relative_to(SEEDS)), key, line
    for path in sorted(SEEDS.rglob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for key, text in said_in(data, language):
            yield str(path.relative_to(SEEDS)), key, text


def said_in(data: Any, language: str, key: str = "") -> Iterator[tuple[str, str]]:
    """Return the texts below every key that is the name of the language."""
    for name, value in data.items():
        if isinstance(value, dict):
            yield from said_in(value, language, f"{key}.{name}".strip("."))
        elif name == language:
            yield key, value


def test_french_says_tu_to_players() -> None:
    said = [text for text in texts_in("fr") if text[0] != DOCTOR]
    assert len(said) > 2_000
    vous = [text for text in said if VOUS.search(text[2])]
    assert [text for text in vous if text[1] not in CONFIGURATION] == []
    assert {key for _, key, _ in vous} == CONFIGURATION


@pytest.mark.parametrize(
    "line", ["x = Prenez !", "    .hint = Lancez les pions", "x = à vous", "x = Vous dites"]
)
def test_vous_is_found(line: str) -> None:
    assert VOUS.search(line)


@pytest.mark.parametrize("line", ["x = Assez de cartes chez toi", "x = Prends !", "x = vouloir"])
def test_tu_is_no_vous(line: str) -> None:
    assert not VOUS.search(line)


def without_names(text: str) -> str:
    """Return the text without the names that are printed on cards."""
    text = text.replace("\u00a0", " ")
    for name in PRINTED_NAMES:
        text = text.replace(name, "")
    return text


def test_english_has_no_space_before_its_signs() -> None:
    said = list(texts_in("en"))
    assert len(said) > 2_000
    spaced = [text for text in said if FRENCH_SPACE.search(without_names(text[2]))]
    assert spaced == []


def test_every_printed_name_is_still_printed() -> None:
    said = " ".join(text for _, _, text in texts_in("en")).replace("\u00a0", " ")
    assert [name for name in PRINTED_NAMES if name not in said] == []


def test_no_page_puts_a_sign_between_texts_itself() -> None:
    pages = SEEDS.parent / "dashboard" / "src"
    found = [
        f"{path.relative_to(pages)}: {line.strip()}"
        for path in sorted(pages.rglob("*.ts*"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if JOINED.search(line)
    ]
    assert found == []
