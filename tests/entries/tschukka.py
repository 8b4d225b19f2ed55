"""What a table beside the real village of TOTEM tells the box."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from engines.core.seats import Seat
from engines.tschukka import moves
from engines.tschukka.game import Tschukka
from engines.tschukka.people import NOBODY, less
from engines.tschukka.state import State
from tests.entries.counts import Counted, Mode
from tests.entries.real_table import RealTable, play_match

GAME: Final = Tschukka()
OPTIONS: Final = {"chance": "table", "first_family": "red", "families": "rgby"}


def _taps(state: State, move: Any) -> int:
    """Return the taps on the page; a press of the button turns up the next counter, or is ready."""
    match move:
        case moves.House():
            return _moving(state, move) + 1
        case moves.Choose(_, spells):
            return len(spells) + 1
        case moves.Place(family, _, _):
            return 2 + (len(state.chosen[family]) > 1)
        case moves.Write(_, orders):
            return 2 * len(orders) + 1
        case moves.Born(_, huts):
            return sum(any(group) for group in huts)
        case moves.Reveal(family, _) | moves.Ready(family, _):
            return int(GAME.press(state, Seat(state.owners[family]), 0) != move)
        case _:
            return 2


def _moving(state: State, move: moves.House) -> int:
    """Return the taps that bring people home: one to pick up a kind, one each to drop."""
    clan = state.clans[move.family]
    places = zip((*clan.huts, clan.camp), (*move.huts, NOBODY), strict=True)
    gone = [count for now, then in places for count in less(now, then) if count > 0]
    return len(gone) + sum(gone)


def _actions(state: State, move: Any) -> int:
    """Return what hands do: a throw for each hut; saying that one is ready moves nothing."""
    del state
    match move:
        case moves.Born(_, huts):
            return sum(any(group) for group in huts)
        case moves.Ready() | moves.Pass():
            return 0
        case moves.Write(_, orders):
            return max(1, len(orders))
        case _:
            return 1


def _play(seats: int, options: dict[str, str], random: Random, mistakes: float) -> Counted:
    table = RealTable("tschukka", seats, {**OPTIONS, **options}, {"chance": "box"})
    return play_match(table, random, mistakes, taps=_taps, actions=_actions)


def _mode(before: str, seats: int, **options: str) -> Mode:
    return Mode(partial(_play, seats, options), "action", 1.5, before)


MODES: Final = {
    "four families": _mode("1.33 entries, 2.95 taps", 4),
    "three families": _mode("1.35 entries, 2.94 taps", 3),
    "sheets (sorts B)": _mode("1.33 entries, 3.13 taps", 3, spells="b"),
}
