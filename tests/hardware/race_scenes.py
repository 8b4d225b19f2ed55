"""Matches in which seats may press, and the expected verdict of each race.

The verdict is worked out seat against seat from the times of the contacts, in another way than in
the rules of the games.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from engines.coups_bas.components import HAND_SIZE, MISSTEP, box_deck, copies
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.table.state import TableState
from tests.fixtures.host_tables import DUEL, PLAIN, SIZE, BareTable, guests, stacked
from tests.hardware.races import US

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.hardware.races import Race, Scene

# In a duel the first two seats turned the same shape, the second of them last.
DUELLISTS = (0, 1)
TURNED_LAST = 1
# Seat 0 announces a raven. Of the others all but one can answer it.
ACTIVE = 0
EMPTY_HANDED = 2
RAVEN = "H4a"

Verdict = dict[str, Any]
VERDICTS = ("settled", "tied", "granted")


def game_of(scene: Scene, margin_us: int) -> tuple[str, dict[str, Any]]:
    """Return the game and its options; nothing lapses while people race."""
    if scene == "counter":
        return "coups_bas", {"dead_heat_us": margin_us, "window_ms": 60_000}
    return "arriba", {**PLAIN, "dead_heat_us": margin_us, "grab_timeout_ms": 60_000}


def moves_to(scene: Scene, seats: int) -> list[str]:
    """Return the moves from the beginning of the match to the race."""
    if scene == "counter":
        deal = f"chance deal @0.000000000 first:{ACTIVE} {' '.join(_dealt(seats))}"
        return [deal, f"{ACTIVE} play {RAVEN}", "chance open @0.500000000"]
    cards = DUEL if scene == "duel" else ("totem",)
    moves = [f"chance deal @0.000000000 first:0 {stacked(*cards)}"]
    for seat in range(len(cards)):
        moves += [f"{seat} flip", f"chance reveal @0.{seat + 1}00000000"]
    return moves


@cache
def table_for(scene: Scene, seats: int, margin_us: int) -> TableState:
    """Return a table that waits for the presses."""
    table = BareTable(seats=0)
    table.committed = TableState(SIZE, guests(seats))
    game, options = game_of(scene, margin_us)
    table.done(HOST, do.NewMatch(game=game, seats=seats, options=options, seed=1))
    table.done(HOST, do.Correct(to=0, moves=moves_to(scene, seats), reason="to the race"))
    return table.committed


def verdict(race: Race) -> Verdict | None:
    """Return what must be published, or None where no press counts."""
    match race.scene:
        case "totem":
            return _totem(race)
        case "duel":
            return _duel(race)
        case "counter":
            return _right_to_answer(race)


def unbeaten(race: Race, seats: Iterable[int]) -> list[int]:
    """Return those of the seats that pressed and that no other of them was clearly before."""
    times = {seat: race.contacts[seat] for seat in seats if seat in race.contacts}
    margin_ns = race.margin_us * US
    return [
        seat
        for seat, at_ns in sorted(times.items())
        if not any(other_ns + margin_ns < at_ns for other_ns in times.values())
    ]


def _totem(race: Race) -> Verdict | None:
    """Return the verdict where every seat may win; only seat 0 has turned a card."""
    first = unbeaten(race, race.contacts)
    return _won(first, "arriba.totem" if first == [0] else "arriba.totem_empty")


def _duel(race: Race) -> Verdict | None:
    """Return the verdict where two seats may win, and the others had better not press."""
    first = unbeaten(race, race.contacts)
    if not first or set(first) & set(DUELLISTS):
        return _won(unbeaten(race, DUELLISTS), "arriba.duel")
    seats = len(race.wires)
    in_turn = [(TURNED_LAST + step) % seats for step in range(seats)]
    return _won([next(seat for seat in in_turn if seat in first)], "arriba.outsider")


def _won(first: list[int], rule: str) -> Verdict | None:
    if len(first) > 1:
        return {"kind": "tied", "rule": "arriba.tie", "seats": first}
    return {"kind": "settled", "rule": rule, "seat": first[0]} if first else None


def _right_to_answer(race: Race) -> Verdict | None:
    """Return the verdict where the nearest of the first seats clockwise from seat 0 may answer."""
    first = unbeaten(race, set(race.contacts) - {ACTIVE, EMPTY_HANDED})
    if not first:
        return None
    rule = "coups_bas.first_press" if len(first) == 1 else "coups_bas.dead_heat"
    return {"kind": "granted", "rule": rule, "seat": first[0]}


def _dealt(seats: int) -> list[str]:
    """Return a deck that gives seat 0 the raven and every other but one an answer."""
    answers = list(copies(MISSTEP))
    rest = [card for card in box_deck(seats) if card not in (RAVEN, *answers)]
    others = (rest if seat == EMPTY_HANDED else answers for seat in range(1, seats))
    first_cards = [RAVEN, *(pile.pop() for pile in others)]
    other_cards = [rest.pop() for _ in range(seats * (HAND_SIZE - 1))]
    return [*first_cards, *other_cards, *rest, *answers]
