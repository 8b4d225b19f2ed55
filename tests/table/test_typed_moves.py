"""What is no move is said in both languages: which part, and how it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engines
from engines.catalog import find_game
from engines.core.notation import NotationError
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate

RAISED = re.compile(r'NotationError\(\s*"(\w+)"')
KINDS = sorted(
    {
        kind
        for path in Path(engines.__file__).parent.rglob("*.py")
        for kind in RAISED.findall(path.read_text(encoding="utf-8"))
    }
)


def told(kind: str, language: str) -> str:
    """Return what a person reads of a part of this kind."""
    facts = Problem.of_notation("a b", NotationError(kind, "b")).facts
    return translate(BOX, language, "problem-unreadable-move", facts)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_part_of_a_move_has_its_word(language: str) -> None:
    assert len(KINDS) > len("moves")
    said = [told(kind, language) for kind in KINDS]
    assert len(set(said)) == len(KINDS)


@pytest.mark.parametrize(
    ("game", "move", "english"),
    [
        ("arriba", "flip Zz", "“Zz” is no card, to be written like Ar, totem, head."),
        ("top_totem", "12-30", "“12-30” is no step, to be written like 12x21-30."),
        ("totemix", "nonsense", "“nonsense” is no move that can be read."),
    ],
)
def test_a_typed_move_is_told_by_the_part_that_is_wrong(game: str, move: str, english: str) -> None:
    with pytest.raises(NotationError) as caught:
        find_game(game).parse(move)
    facts = Problem.of_notation(move, caught.value).facts
    said = translate(BOX, "en", "problem-unreadable-move", facts)
    assert said == f"“{move}” is not a move of this game: {english}"
    assert "is no" not in translate(BOX, "fr", "problem-unreadable-move", facts)
