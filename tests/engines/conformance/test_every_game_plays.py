"""Random play of every game: it ends, conserves pieces, and names declared rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.judge import apply, by_rules, legal_moves
from engines.core.pieces import misplaced
from engines.core.seats import CHANCE, Seat, clockwise
from engines.core.verdicts import Illegal
from tests.engines.playing import Played, Setup, rules_in, seeded, setups, whole_match

if TYPE_CHECKING:
    from engines.core.game import AnyGame

SETUPS = tuple(setup for game in GAMES.values() for setup in setups(game, mixes=8))
EVERY_NTH = 13
"""Checks that try every legal move of every seat look at one state in so many."""

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str, scope="module")


@each_setup
def test_random_play_ends_with_a_declared_verdict(setup: Setup) -> None:
    last = whole_match(setup)[-1]
    outcome = setup.game.outcome(last.after.state)
    assert outcome is not None
    assert outcome.rule in setup.game.verdicts
    assert set(outcome.winners) <= set(clockwise(0, setup.seats))
    assert not setup.game.to_act(last.after.state)


@each_setup
def test_every_piece_lies_in_exactly_one_place_after_every_move(setup: Setup) -> None:
    for step in whole_match(setup):
        state = step.after.state
        assert misplaced(setup.game.inventory(state), setup.game.pieces(state)) is None


@each_setup
def test_somebody_is_awaited_until_the_end_and_each_awaited_seat_can_move(setup: Setup) -> None:
    for step in whole_match(setup):
        awaited = setup.game.to_act(step.before.state)
        assert awaited
        for seat in awaited:
            assert _can_move(setup.game, step.before.state, seat), (seat, step.before.state)


@each_setup
def test_a_move_changes_nothing_in_place(setup: Setup) -> None:
    for step in whole_match(setup):
        state = step.before.state
        seen, number = repr(state), hash(state)
        setup.game.advance(state, step.entry.seat, step.entry.move)
        assert (repr(state), hash(state)) == (seen, number)


@each_setup
def test_every_listed_move_applies_and_reads_back(setup: Setup) -> None:
    for step in _some(setup):
        state = step.before.state
        for seat in (*clockwise(0, setup.seats), CHANCE):
            for move in legal_moves(setup.game, state, seat):
                assert not isinstance(apply(setup.game, state, seat, move), Illegal)
                assert setup.game.parse(setup.game.write(move)) == move


@each_setup
def test_what_chance_draws_is_legal_and_leaves_the_state_alone(setup: Setup) -> None:
    random = seeded(setup.seed)
    for step in _some(setup):
        state = step.before.state
        if setup.game.owes_chance(state):
            move = setup.game.sample_chance(state, random, setup.game.clock(state))
            assert not isinstance(apply(setup.game, state, CHANCE, move), Illegal)
            assert setup.game.parse(setup.game.write(move)) == move


@each_setup
def test_what_is_listed_fast_is_what_the_rules_accept(setup: Setup) -> None:
    game = setup.game
    for state in (step.before.state for step in _some(setup)):
        for seat in (CHANCE, *clockwise(0, setup.seats)):
            listed = game.fast_legal_moves(state, seat)
            asked = game.candidates(state, seat) if listed is not None else ()
            accepted = tuple(it for it in asked if by_rules(game, state, seat, it) is None)
            assert listed in (None, accepted)


@each_setup
def test_what_the_fast_test_accepts_passes_the_rules(setup: Setup) -> None:
    game, some = setup.game, _some(setup)
    made = [(step.entry.seat, step.entry.move) for step in some]
    for state in (step.before.state for step in some):
        seats = (CHANCE, *clockwise(0, setup.seats))
        listed = [(seat, move) for seat in seats for move in game.candidates(state, seat)]
        for seat, move in (*listed, *made):
            if game.fast_is_legal(state, seat, move):
                assert by_rules(game, state, seat, move) is None, game.write(move)


@each_setup
def test_every_rule_named_by_an_event_is_declared(setup: Setup) -> None:
    declared = setup.game.verdicts | {rule.id for rule in setup.game.rules}
    for step in whole_match(setup):
        assert rules_in(step.events) <= declared


def test_rules_are_named_after_their_game_once_and_say_what_they_forbid(game: AnyGame) -> None:
    ids = [rule.id for rule in game.rules]
    assert len(ids) == len(set(ids))
    assert not game.verdicts.intersection(ids)
    assert all(name.startswith(f"{game.name}.") for name in (*ids, *game.verdicts))
    assert all(rule.text.endswith(".") for rule in game.rules)


def _some(setup: Setup) -> tuple[Played, ...]:
    return whole_match(setup)[::EVERY_NTH]


def _can_move(game: AnyGame, state: Any, seat: Seat) -> bool:
    return bool(legal_moves(game, state, seat))
