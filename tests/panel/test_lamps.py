"""The lamps in every game: steady means press now, a blink means a turn elsewhere."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from engines.arriba.tops import parties
from engines.catalog import GAMES
from engines.core.judge import judge
from engines.core.seats import CHANCE, Seat
from engines.coups_bas.answers import entitled
from engines.top_totem.scoring import may_announce
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.lamps import BLINK_EVERY_TICKS, asked_now, lit_lamps
from firmware_host.table.state import TableState
from tests.panel.displays.test_every_game_in_play import matches

if TYPE_CHECKING:
    from collections.abc import Callable


MOVES = 400
BLINK, BETWEEN = Tick(0), Tick(BLINK_EVERY_TICKS - 1)
NOBODY: frozenset[int] = frozenset()


def _in_arriba(state: Any) -> tuple[set[Seat], set[Seat]]:
    """Return who may grab and has not yet, and who is to turn a card or hold the totem."""
    grabbers = {
        "totem": set(state.seats),
        "match": set(parties(state)),
        "regrab": {seat for tie in state.ties for seat in tie.seats},
    }.get(state.phase, set())
    if state.phase == "flip" and not state.is_settle_due:
        return set(), {state.flipper}
    return grabbers - {press.seat for press in state.presses}, set()


def _in_coups_bas(state: Any) -> tuple[set[Seat], set[Seat]]:
    """Return all who may answer, pressed or not, or who is to play."""
    if state.phase == "window":
        return set(entitled(state)), set()
    return set(), _to_act("coups_bas", state)


def _in_totemix(state: Any) -> tuple[set[Seat], set[Seat]]:
    """Return who may roll when no action is left, and who has something to do before."""
    seats = _to_act("totemix", state)
    if state.phase != "play" or len(seats) < len(state.players):
        return set(), seats
    busy = {seat for seat in seats if state.players[seat].stage != "act"}
    busy |= {seat for seat in seats if state.players[seat].totem.cubes}
    rolls = {seat for seat in seats if GAMES["totemix"].press(state, seat, state.clock_ns)}
    return (set(), busy) if busy else (rolls, seats - rolls)


def _in_tschukka(state: Any) -> tuple[set[Seat], set[Seat]]:
    """Return who may reveal by the button, and who is to act on the phone."""
    game = GAMES["tschukka"]
    seats = _to_act("tschukka", state)
    meant = {seat: game.press(state, seat, 0) for seat in seats}
    presses = {seat for seat, move in meant.items() if move and not judge(game, state, seat, move)}
    return presses, seats - presses


def _in_top_totem(state: Any) -> tuple[set[Seat], set[Seat]]:
    """Return who may end the game by the button, and whose turn it is."""
    seats = _to_act("top_totem", state)
    ends = {seat for seat in seats if may_announce(state, seat)}
    return ends, seats - ends


def _to_act(game: str, state: Any) -> set[Seat]:
    return set(GAMES[game].to_act(state) - {CHANCE})


EXPECTED: dict[str, Callable[[Any], tuple[set[Seat], set[Seat]]]] = {
    "arriba": _in_arriba,
    "tschukka": _in_tschukka,
    "coups_bas": _in_coups_bas,
    "totemix": _in_totemix,
    "top_totem": _in_top_totem,
}


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("game", EXPECTED)
def test_lamps_follow_the_awaited_seats_and_their_means(game: str, place: int) -> None:
    seats = GAMES[game].seats[place]
    kinds: set[bool] = set()
    for match in islice(matches(game, seats), MOVES):
        table = TableState(8, match=match, match_id="m")
        steady, blinking = EXPECTED[game](match.state)
        assert lit_lamps(table, NOBODY, BETWEEN) == steady, match.state
        assert lit_lamps(table, NOBODY, BLINK) == steady | blinking, match.state
        kinds |= {True} if steady else {False} if blinking else set()
    assert kinds


def test_no_lamp_asks_for_a_press_before_the_signal_of_a_head() -> None:
    seen = 0
    for match in islice(matches("arriba", 4), 2_000):
        if match.state.phase in ("head", "signal", "turning", "deal"):
            seen += match.state.phase == "head"
            assert lit_lamps(TableState(8, match=match), NOBODY, BLINK) == NOBODY
    assert seen


@pytest.mark.parametrize("is_paused", [True, False])
def test_between_matches_and_in_a_pause_the_lamp_of_the_requested_seat_is_lit(
    is_paused: bool,
) -> None:
    match = next(islice(matches("arriba", 4), 10, None)) if is_paused else None
    table = TableState(8, match=match, is_paused=is_paused)
    assert lit_lamps(table, frozenset({3}), BETWEEN) == {3}
    assert lit_lamps(table, NOBODY, BLINK) == NOBODY


@pytest.mark.parametrize("game", EXPECTED)
def test_in_play_the_lamp_of_an_asked_seat_flickers_unless_a_press_is_a_move(game: str) -> None:
    asked = frozenset({0, 1})
    for match in islice(matches(game, GAMES[game].seats[-1]), MOVES):
        table = TableState(8, match=match, match_id="m")
        if not table.is_in_play():
            continue
        useful = {seat for seat, by in table.awaited.items() if by == "button"}
        now, clock_ns = match.state, match.game.clock(match.state)
        pressers = {s for s in table.seats if match.game.press(now, Seat(s), clock_ns)}
        assert useful | pressers <= table.move_buttons
        holding = asked - table.move_buttons
        assert asked_now(table, asked) == holding
        on, off = (lit_lamps(table, asked, Tick(count)) for count in (2, 3))
        assert (on & asked, off & asked) == (holding | (asked & useful), asked & useful)
