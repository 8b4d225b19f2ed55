"""The usual moves of a box deck: what is listed and accepted fast is what the rules accept."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, get_args

import pytest

from engines.arriba import chance, moves
from engines.arriba.candidates import candidates
from engines.arriba.pending import seats_to_act
from engines.arriba.play.dispatch import PLAYS
from engines.arriba.usual import is_usual, usual_moves
from engines.catalog import find_game
from engines.core.judge import by_rules
from engines.core.seats import CHANCE, Seat, clockwise
from tests.engines.playing import Setup, drift, mixed_options, seeded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.arriba.state import State

ARRIBA = find_game("arriba")
FAST = (moves.Flip, moves.Grab, moves.Reveal, moves.Timeout, moves.Settle)
STATES = 250


def states(seed: int) -> Iterator[tuple[State, int]]:
    """Yield the states of a random match of a box deck under random options."""
    random = seeded(seed)
    seats = random.choice((2, 4, 8))
    options = {**mixed_options(ARRIBA, random, seats), "deck": "box", "first_player": "random"}
    for place, step in enumerate(drift(Setup(ARRIBA, seats, options, seed))):
        if place == STATES:
            return
        yield step.before.state, seats


def tried(state: State, seats: int) -> Iterator[tuple[Seat, Any]]:
    """Yield moves of every kind by every seat, at the present and just before it."""
    at_ns = state.clock_ns
    made: list[Any] = [
        kind(at_ns - late) for kind in (moves.Reveal, moves.Timeout) for late in (0, 1)
    ]
    made += [moves.Grab(at_ns), moves.Settle(), moves.Flip(), moves.Go(at_ns), moves.AsIs()]
    yield from ((seat, move) for seat in (CHANCE, *clockwise(0, seats), Seat(9)) for move in made)
    yield from ((CHANCE, move) for move in chance.candidates(state))


@pytest.mark.parametrize("seed", range(8))
def test_what_is_listed_fast_is_what_the_rules_accept(seed: int) -> None:
    listed = 0
    for state, seats in states(seed):
        for seat in clockwise(0, seats):
            accepted = (m for m in candidates(state, seat) if not by_rules(ARRIBA, state, seat, m))
            found = usual_moves(state, seat)
            assert found == tuple(accepted)
            listed += len(found)
    assert listed > STATES


def test_the_fast_test_says_what_the_rules_say() -> None:
    accepted, refused = Counter[type](), Counter[type]()
    for seed in range(8):
        for state, seats in states(seed):
            for seat, move in tried(state, seats):
                is_fast, is_legal = (
                    is_usual(state, seat, move),
                    not by_rules(ARRIBA, state, seat, move),
                )
                assert is_legal or not is_fast, (seat, move, state)
                (accepted if is_fast else refused)[type(move)] += 1
    assert min(accepted[kind] for kind in FAST) > STATES // 4
    assert min(refused[kind] for kind in FAST) > STATES


@pytest.mark.parametrize("deck", ["judged", "scanned"])
def test_real_cards_are_left_to_the_rules(deck: str) -> None:
    setup = Setup(ARRIBA, 4, {"deck": deck, "rounds": 1}, 3)
    for step in drift(setup):
        state = step.before.state
        assert not is_usual(state, step.entry.seat, step.entry.move)
        assert all(usual_moves(state, seat) is None for seat in clockwise(0, 4))


@pytest.mark.parametrize("seed", range(4))
def test_each_seat_that_is_to_act_has_a_legal_move(seed: int) -> None:
    for state, _ in states(seed):
        for seat in seats_to_act(state):
            listed = chance.candidates(state) if seat == CHANCE else candidates(state, seat)
            assert any(by_rules(ARRIBA, state, seat, move) is None for move in listed)


def test_every_kind_of_move_is_played() -> None:
    assert set(PLAYS) == set(moves.KINDS) == set(get_args(moves.Move))
