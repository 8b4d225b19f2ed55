"""A seat has the number and the colour of its button on every screen and light."""

from __future__ import annotations

import pytest

from engines.catalog import GAMES, find_game
from engines.core.match import begin
from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.palette import SEAT_COLOURS, shade
from firmware_host.panel.displays.tick import Tick
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import PLAIN, BareTable

BUTTONS = (2, 6)


def test_the_number_is_that_of_the_button() -> None:
    say = kit_of("arriba", "en").at(BUTTONS).say
    assert [say.number(seat) for seat in range(2)] == [3, 7]
    assert kit_of("arriba", "en").say.number(1) == 2


def test_arriba_shows_the_buttons() -> None:
    table = BareTable(seats=0)
    table.done(HOST, do.NewMatch(game="arriba", buttons=list(BUTTONS), options=PLAIN))
    table.deal("Ar", "Ag")
    view = table.match.game.view(table.match.state, None)
    display = find_display("arriba")
    assert display
    plain, moved = kit_of("arriba", "en"), kit_of("arriba", "en").at(BUTTONS)
    assert display.referee(plain, view, Tick()) != display.referee(moved, view, Tick())
    assert display.seat(plain, view, 0, Tick()) != display.seat(moved, view, 0, Tick())
    hues = {_hue(pixel) for pixel in display.lights(view, 36, Tick(buttons=BUTTONS)) if any(pixel)}
    assert hues == {_hue(shade(SEAT_COLOURS[button], 10)) for button in BUTTONS}


def _hue(pixel: tuple[int, int, int]) -> tuple[bool, bool, bool]:
    """Return which of its lamps are lit most: that does not depend on the brightness."""
    red, green, blue = pixel
    most = max(pixel)
    return 2 * red > most, 2 * green > most, 2 * blue > most


@pytest.mark.parametrize("game", [game for game in GAMES if find_display(game)])
def test_every_display_draws_a_match_at_the_last_buttons(game: str) -> None:
    seats = find_game(game).seats[0]
    match = begin(find_game(game), seats, {})
    buttons = tuple(range(8 - seats, 8))
    display = find_display(game)
    assert display
    view = match.game.view(match.state, None)
    tick, kit = Tick(buttons=buttons), kit_of(game, "fr").at(buttons)
    assert display.referee(kit, view, tick)
    assert len([display.seat(kit, view, seat, tick) for seat in range(seats)]) == seats
    assert len(display.lights(view, 36, tick)) == 36
