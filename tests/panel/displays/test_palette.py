"""One palette: a seat has the same colour on the LEDs of every game and on the phones."""

from __future__ import annotations

import colorsys
import re
from pathlib import Path

from firmware_host.panel.displays.palette import SEAT_COLOURS, seat_colour, shade

STYLE = Path(__file__).parents[3] / "dashboard" / "src" / "style" / "seats.css"
NEAR = 0.07


def hue(red: int, green: int, blue: int) -> float:
    return colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)[0]


def test_phones_and_leds_agree_on_the_hue_of_every_seat() -> None:
    found = re.findall(r"--button-(\d): #(\w{6});", STYLE.read_text("utf-8"))
    assert [int(seat) for seat, _ in found] == list(range(len(SEAT_COLOURS)))
    for seat, code in found:
        far = abs(hue(*bytes.fromhex(code)) - hue(*SEAT_COLOURS[int(seat)]))
        assert min(far, 1 - far) < NEAR, seat


def test_every_seat_has_a_colour_of_its_own_however_dim() -> None:
    for level in (255, 80, 30):
        assert len({seat_colour(seat, level) for seat in range(len(SEAT_COLOURS))}) == 8


def test_a_shade_keeps_the_colour_within_its_level() -> None:
    assert shade((255, 128, 0), 255) == (255, 128, 0)
    assert shade((255, 128, 0), 80) == (80, 40, 0)
    assert shade((255, 128, 0), 0) == (0, 0, 0)
