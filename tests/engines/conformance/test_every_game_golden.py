"""Golden transcripts: a match is judged as in the stored file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES, find_game
from engines.core.transcript import read_transcript
from tests.engines.goldens import HERE, Golden, recipes
from tests.engines.playing import rules_in

if TYPE_CHECKING:
    from engines.core.game import AnyGame

GOLDENS = tuple(golden for name in GAMES for golden in recipes(name))

each_golden = pytest.mark.parametrize("golden", GOLDENS, ids=str)


@each_golden
def test_the_match_is_judged_as_before(golden: Golden, *, is_regold: bool) -> None:
    text = golden.text()
    if is_regold:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(text, "utf-8")
        pytest.fail(f"{golden.path.name} was written anew: read the difference, then run again")
    assert text == golden.path.read_text("utf-8")


@each_golden
def test_a_golden_file_is_a_transcript(golden: Golden) -> None:
    match = read_transcript(find_game, golden.path.read_text("utf-8").splitlines())
    *_, last = golden.moves()
    assert match == last.after


def test_golden_matches_reach_every_verdict(game: AnyGame) -> None:
    reached = {
        rule
        for golden in recipes(game.name)
        for step in golden.moves()
        for rule in rules_in((*step.events, *_marks(step.after.state)))
    }
    assert game.verdicts - reached == frozenset()


def test_no_golden_file_is_left_over(game: AnyGame) -> None:
    files = {golden.path for golden in recipes(game.name)}
    assert set((HERE / game.name / "golden").glob("*.txt")) == files


def _marks(state: object) -> tuple[object, ...]:
    """Return the marks of a photo finish, which name rules too, for games that have one."""
    marks: tuple[object, ...] = getattr(state, "photo", ())
    return marks
