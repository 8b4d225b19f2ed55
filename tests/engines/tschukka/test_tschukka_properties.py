"""Properties of random matches: causes of changes, secrets, listed moves."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from engines.core.judge import judge, legal_moves
from engines.core.pieces import misplaced
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, Seat, clockwise
from engines.tschukka.changes import PhaseDone
from engines.tschukka.components import COLOURS
from engines.tschukka.state import Phase, State
from tests.engines.playing import Setup, drift, mixed_options, seeded
from tests.engines.tschukka.village import TSCHUKKA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engines.playing import Played

MIXES = 12
MOST_MOVES = 300
BIRDS_COME = {"setup", "hunt", "replacement", "consolation"}
BIRDS_GO = {"sacrifice", "meal", "pen_cut", "extinction"}
PEOPLE_COME = {"setup", "birth", "replacement"}
PEOPLE_GO = {"discard", "starvation", "illness", "ageing", "extinction"}
PIECES_COME = {"setup", "replacement", "census"}
PIECES_GO = {"elders_lost", "extinction"}


def setups() -> Iterator[Setup]:
    """Return every number of seats under defaults, then random mixes of all options."""
    yield from (Setup(TSCHUKKA, seats, {}, seats) for seats in TSCHUKKA.seats)
    for seed in range(MIXES):
        seats = 2 + seed % 3
        yield Setup(TSCHUKKA, seats, mixed_options(TSCHUKKA, seeded(seed), seats), seed)


SETUPS = tuple(setups())
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str, scope="module")


@lru_cache(maxsize=1)
def some_of(setup: Setup) -> tuple[Played, ...]:
    """Return the match, cut where a long one has shown enough, for all tests of the setup."""
    return tuple(islice(drift(setup), MOST_MOVES))


@each_setup
def test_birds_people_and_pieces_come_and_go_only_as_the_rules_say(setup: Setup) -> None:
    causes: dict[tuple[str, str], set[str]] = {}
    for step in some_of(setup):
        for done in (event for event in step.events if isinstance(event, PhaseDone)):
            for change in done.changes:
                sort = change.kind if change.kind in ("bird", "piece") else "people"
                causes.setdefault((sort, change.act), set()).add(change.cause)
    assert causes[("bird", "add")] <= BIRDS_COME
    assert causes[("bird", "remove")] <= BIRDS_GO
    assert causes[("people", "add")] <= PEOPLE_COME | {"housing"}
    assert causes[("people", "remove")] <= PEOPLE_GO | {"housing"}
    assert causes[("people", "turn")] == causes[("people", "swap")] == {"ageing"}
    assert causes[("piece", "add")] <= PIECES_COME
    assert causes.get(("piece", "remove"), set()) <= PIECES_GO


@each_setup
def test_no_list_for_the_board_names_a_change_twice(setup: Setup) -> None:
    for step in some_of(setup):
        for done in (event for event in step.events if isinstance(event, PhaseDone)):
            named = {replace(change, count=0) for change in done.changes}
            assert len(named) == len(done.changes), (done.phase, done.changes)


@each_setup
def test_birds_pieces_and_counters_lie_in_one_place_each(setup: Setup) -> None:
    for step in some_of(setup):
        state = step.after.state
        assert misplaced(TSCHUKKA.inventory(state), TSCHUKKA.pieces(state)) is None
        assert all(clan.birds >= 0 and 0 <= clan.pole <= 6 for clan in state.clans)
        assert all(min(hut) >= 0 for clan in state.clans for hut in clan.huts)


@each_setup
def test_no_view_and_no_event_carries_anothers_secret(setup: Setup) -> None:
    for step in some_of(setup):
        for viewer in (None, *clockwise(0, setup.seats)):
            before = TSCHUKKA.secrets(step.before.state, viewer)
            after = TSCHUKKA.secrets(step.after.state, viewer)
            view = msgspec.json.encode(TSCHUKKA.view(step.after.state, viewer)).decode()
            assert not [secret for secret in after if secret in view]
            heard = _heard(step, viewer)
            assert not [secret for secret in before & after if secret in heard]


@each_setup
def test_a_viewer_cannot_tell_hidden_counters_apart(setup: Setup) -> None:
    for step in some_of(setup)[::7]:
        state = step.after.state
        for viewer in clockwise(0, setup.seats):
            other = _with_other_faces(state, viewer)
            assert TSCHUKKA.view(other, viewer) == TSCHUKKA.view(state, viewer)


@each_setup
def test_unrevealed_counters_are_never_among_those_shown(setup: Setup) -> None:
    for step in some_of(setup):
        state: State = step.after.state
        if state.phase is Phase.HOUSING:
            assert state.counters == ()
        hidden = {
            f"{COLOURS[lying.owner]}:{lying.spell}"
            for lying in state.counters
            if not lying.is_revealed
        }
        assert not hidden.intersection(state.shown)


@each_setup
def test_every_awaited_seat_has_a_legal_move_and_the_button_never_breaks_a_rule(
    setup: Setup,
) -> None:
    for step in some_of(setup):
        state = step.before.state
        for seat in TSCHUKKA.to_act(state):
            assert seat == CHANCE or legal_moves(TSCHUKKA, state, seat)
        for seat in clockwise(0, setup.seats):
            move = TSCHUKKA.press(state, seat, 0)
            assert move is None or judge(TSCHUKKA, state, seat, move) is None


def _heard(step: Played, viewer: Seat | None) -> str:
    seen = (TSCHUKKA.event_for(event, viewer) for event in step.events)
    plain: list[Any] = [plain_event(event) for event in seen if event]
    return msgspec.json.encode(plain).decode()


def _with_other_faces(state: State, viewer: Seat) -> State:
    """Return a state that differs only in the hidden faces of other seats' counters."""
    counters = list(state.counters)
    for family in state.turn_order:
        mine = [place for place, lying in enumerate(counters) if lying.owner == family]
        hidden = [place for place in mine if not counters[place].is_revealed]
        if state.owners[family] != viewer:
            faces = [counters[place].spell for place in hidden]
            for place, spell in zip(hidden, reversed(faces), strict=True):
                counters[place] = replace(counters[place], spell=spell)
    return replace(state, counters=tuple(counters))
