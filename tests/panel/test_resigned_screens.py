"""A match that a resignation ended: screens tell who won, and call nobody any more."""

from __future__ import annotations

import msgspec
import pytest

from engines.catalog import GAMES
from firmware_host.panel.displays import default
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.faults import Faults
from firmware_host.panel.match_screens import MatchScreens
from firmware_host.public.summary import summarise
from firmware_host.table import commands as do
from firmware_host.texts.texts import BOX
from tests.fixtures.host_tables import BareTable

TICKS = tuple(Tick(count, count) for count in range(0, 64, 4))


@pytest.mark.parametrize("game", [name for name, one in GAMES.items() if not one.is_cooperative])
def test_the_last_one_in_play_is_named_and_nobody_is_called(game: str) -> None:
    table = BareTable(2, game)
    table.done(1, do.Resign())
    state = table.committed
    drawing = MatchScreens(Faults(), "en").at(state, table.match)
    told = msgspec.structs.replace(summarise(state, None), phase_text={})
    assert told.outcome is not None
    assert told.outcome.winners == [0]
    for tick in TICKS:
        assert drawing.frame(None, tick) == default.referee(kit_of(BOX, "en"), told, tick)
        for seat in (0, 1):
            guest = state.guest_of(seat)
            assert guest
            kit = kit_of(BOX, guest.language)
            assert drawing.frame(seat, tick) == default.seat(kit, told, seat, tick)
        assert drawing.lights(36, tick) == default.lights(told, 36, tick)
