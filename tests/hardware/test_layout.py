"""How the LEDs of a panel follow each other."""

from __future__ import annotations

from itertools import product

import pytest

from hardware.layout import Layout


def picture(layout: Layout) -> list[str]:
    """Return the panel as it hangs, with the place of each LED along the wire in base 36."""
    signs = "0123456789abcdefghijklmnopqrstuvwxyz"
    cells = [""] * layout.count
    for place, pixel in enumerate(layout.order()):
        cells[pixel] = signs[place]
    rows = range(0, layout.count, layout.width)
    return ["".join(cells[row : row + layout.width]) for row in rows]


@pytest.mark.parametrize(
    ("layout", "rows"),
    [
        (Layout(3, 3), ["012", "543", "678"]),
        (Layout(3, 3, turn="straight"), ["012", "345", "678"]),
        (Layout(3, 2, corner="top-right"), ["210", "345"]),
        (Layout(3, 2, corner="bottom-left"), ["543", "012"]),
        (Layout(3, 2, corner="bottom-right", turn="straight"), ["543", "210"]),
        (Layout(3, 2, run="columns"), ["034", "125"]),
        (Layout(3, 2, run="columns", turn="straight"), ["024", "135"]),
        (Layout(3, 2, run="columns", corner="bottom-right"), ["521", "430"]),
        (Layout(5, 1), ["01234"]),
    ],
)
def test_the_leds_follow_the_layout(layout: Layout, rows: list[str]) -> None:
    assert picture(layout) == rows


def test_every_led_shows_one_pixel_whatever_the_layout() -> None:
    corners = ("top-left", "top-right", "bottom-left", "bottom-right")
    for turn, run, corner in product(("serpentine", "straight"), ("rows", "columns"), corners):
        layout = Layout(6, 4, turn, run, corner)  # type: ignore[arg-type] # all are literals
        assert sorted(layout.order()) == list(range(24))


def test_pixels_are_put_in_the_order_of_the_wire() -> None:
    assert Layout(2, 2).along_wire("abcd") == ["a", "b", "d", "c"]
