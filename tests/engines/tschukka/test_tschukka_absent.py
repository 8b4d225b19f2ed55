"""A player who resigned: the families live on, cast nothing and reveal nothing."""

from __future__ import annotations

import pytest

from engines.catalog import find_game
from engines.core.judge import legal_moves
from engines.core.match import Match, begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied
from engines.tschukka import moves
from engines.tschukka.absent import quietest
from engines.tschukka.components import Family, Hut, Spell
from tests.engines.playing import seeded

GAME = find_game("tschukka")
RED = Family(0)


def stand_in_until(match: Match, rounds: int) -> Match:
    """Let the box play for everybody."""
    while match.state.round <= rounds and GAME.outcome(match.state) is None:
        seat = min(GAME.to_act(match.state))
        if seat == CHANCE:
            move = GAME.sample_chance(match.state, seeded(match.number), 0)
        else:
            move = GAME.default_move(match.state, seat, legal_moves(GAME, match.state, seat))
        applied = match.play(seat, move)
        assert isinstance(applied, Applied), applied
        match = applied.state
    return match


@pytest.mark.parametrize("spells", ["base", "a", "b"])
def test_whole_rounds_are_played_without_a_spell(spells: str) -> None:
    match = stand_in_until(begin(GAME, 3, {"spells": spells}), rounds=3)
    assert match.state.round > 3
    played = [entry.move for entry in match.entries if entry.seat == Seat(0)]
    assert any(isinstance(move, moves.House) for move in played)
    assert not any(isinstance(move, (moves.Place, moves.Reveal)) for move in played)
    assert all(not move.spells for move in played if isinstance(move, moves.Choose))
    assert all(not move.orders for move in played if isinstance(move, moves.Write))


def test_a_counter_that_was_chosen_is_laid_at_home_and_never_shown() -> None:
    abroad, home = (moves.Place(RED, Spell.ILLNESS, Hut(hut)) for hut in (3, 1))
    assert quietest((abroad, home)) == home
    reveal, ready = moves.Reveal(RED, Spell.ILLNESS), moves.Ready(RED)
    assert quietest((reveal, ready)) == ready
