"""A match is its transcript: reading it back, undoing and replaying lead to equal states."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES, find_game
from engines.core.match import begin, replay
from engines.core.notation import NotationError
from engines.core.transcript import read_transcript, write_transcript
from tests.engines.playing import Setup, seeded, setups, whole_match

if TYPE_CHECKING:
    from engines.core.game import AnyGame
    from engines.core.match import Match

SETUPS = tuple(setup for game in GAMES.values() for setup in setups(game, mixes=6))

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str, scope="module")


@each_setup
def test_a_transcript_reads_back_to_an_equal_match(setup: Setup) -> None:
    match = _end(setup)
    again = read_transcript(find_game, write_transcript(match))
    assert again == match
    assert hash(again.state) == hash(match.state)


@each_setup
def test_the_same_log_leads_to_the_same_state(setup: Setup) -> None:
    match = _end(setup)
    again = replay(begin(setup.game, setup.seats, setup.options), match.entries)
    assert again.state == match.state


@each_setup
def test_undo_is_a_replay_of_one_move_fewer(setup: Setup) -> None:
    steps = whole_match(setup)
    start = begin(setup.game, setup.seats, setup.options)
    for step in seeded(setup.seed).sample(steps, min(8, len(steps))):
        assert step.after.undo() == replay(start, step.after.entries[:-1])


def test_undo_of_an_unplayed_match_is_that_match(game: AnyGame) -> None:
    match = begin(game, game.seats[0], {})
    assert match.undo() == match


@pytest.mark.parametrize("text", ["", " ", "no such move", "0", "\n", "é", "x" * 5_000])
def test_an_invalid_move_is_refused_with_the_invalid_part(game: AnyGame, text: str) -> None:
    with pytest.raises(NotationError):
        game.parse(text)


def _end(setup: Setup) -> Match:
    return whole_match(setup)[-1].after
