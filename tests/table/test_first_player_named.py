"""The table names who begins: any seat or the host enters it, and the box deals accordingly."""

from __future__ import annotations

from typing import Any

import pytest

from firmware_host.table import commands as do
from firmware_host.table.decision import HOST, Origin
from firmware_host.wire import build
from tests.fixtures.host_tables import BareTable

GAMES = ("arriba", "coups_bas")


def asked(game: str) -> BareTable:
    """Return a table of three at which nobody was named yet."""
    table = BareTable(0)
    new = do.NewMatch(game=game, seats=3, options={"first_player": "named"}, seed=1)
    table.done(HOST, new)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_phone_and_the_host_are_offered_each_seat(game: str) -> None:
    table = asked(game)
    expected = ["begin 0", "begin 1", "begin 2"]
    for button in range(3):
        shown = build.seat_view(table.committed, button)
        assert shown is not None
        assert [move for move in shown.moves if move.startswith("begin")] == expected
    host = build.host_view(table.committed)
    assert host is not None
    assert list(host.moves["chance"]) == expected


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("origin", "more"), [(1, {}), (HOST, {"seat": "chance"})])
def test_whoever_enters_it_the_box_does_not_draw(
    game: str, origin: Origin, more: dict[str, Any]
) -> None:
    table = asked(game)
    decision = table.play(origin, "begin 2", **more)
    assert getattr(decision, "notice", None) is None
    drawn = table.match.game.sample_chance(
        table.match.state, table.committed.random(), table.now_ns
    )
    assert drawn.first == 2
    assert not any("entered" in str(line) for line in table.lines)
