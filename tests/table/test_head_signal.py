"""The signal of a head at the table: a lit button, a press, and the cards."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.notation import NS_PER_SECOND
from engines.core.verdicts import Illegal
from firmware_host.panel.displays import arriba
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.lamps import lit_lamps
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.wire import build
from tests.fixtures.host_tables import BareTable, stacked


def turned() -> BareTable:
    """Return a table of three where seat 0 has just turned a head."""
    table = BareTable(3, head_signal="player")
    deal = f"chance deal @0.000000000 first:0 {stacked('head', 'Br', 'Cr', 'Dr')}"
    moves = [deal, "0 flip", "chance reveal @0.010000000"]
    table.done(HOST, do.Correct(to=0, moves=moves, reason="for the test"))
    table.now_ns = 2 * NS_PER_SECOND
    return table


def test_one_lamp_is_lit_and_its_press_turns_all_cards() -> None:
    table = turned()
    for count in range(6):
        assert lit_lamps(table.committed, frozenset(), Tick(count)) == {0}
    table.done(BOX, do.Presses(((2, table.now_ns - 2),)))
    assert table.match.state.awaits_signal
    table.done(BOX, do.Presses(((0, table.now_ns - 1),)))
    assert table.match.state.is_signalled
    assert lit_lamps(table.committed, frozenset(), Tick(0)) == set()


def test_the_phone_tells_to_press_and_cannot_do_it_itself() -> None:
    table = turned()
    shown = build.seat_view(table.committed, 0)
    assert shown is not None
    assert shown.view.awaits_signal
    go = do.Play(move="go @1.000000000", number=table.committed.number)
    assert table.problem(0, go) == "timed-move"
    assert not isinstance(table.play(HOST, "go @1.000000000", seat=0), Illegal)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_screens_say_who_gives_the_signal(language: str) -> None:
    table, kit = turned(), kit_of("arriba", language)
    asked = table.match.game.view(table.match.state, None)
    table.done(BOX, do.Presses(((0, table.now_ns - 1),)))
    counted = table.match.game.view(table.match.state, None)

    def screens(view: Any) -> list[Any]:
        seats = (arriba.seat(kit, view, seat, Tick()) for seat in (0, 1))
        return [arriba.referee(kit, view, Tick()), *seats]

    for before, after in zip(screens(asked), screens(counted), strict=True):
        assert before != after
