"""The LED panel: the state of the terrain at a glance.

On a panel of 36 LEDs every environment is a row and every terrain an LED, in the order of their
names. A clean terrain has the colour of its environment, brighter on top of a pile and faint below
one; a polluted one alternates with violet; one that bears a pawn with white; a lost one is dark.
Other counts show the same along a strip, where terrains may share an LED: the worst is seen.
"""

from __future__ import annotations

from typing import Final

from engines.totemix.components import ENVIRONMENTS, TILES_EACH, Environment
from engines.totemix.map.hexes import Cell
from engines.totemix.view import View
from engines.totemix.view_parts import TileView
from firmware_host.panel.displays.palette import FULL, OFF, WHITE, shade
from firmware_host.panel.displays.tick import Tick
from hardware.ports import Pixel

_CALM: Final = 30
_DIM: Final = 5
_VIOLET: Final[Pixel] = (200, 0, 255)
COLOURS: Final[dict[Environment, Pixel]] = {
    "sky": (90, 200, 255),
    "forest": (0, 200, 40),
    "ocean": (0, 40, 255),
    "desert": (255, 180, 0),
    "mountain": (255, 90, 30),
    "cavern": (150, 110, 90),
}
_ALL: Final = len(ENVIRONMENTS) * TILES_EACH
_SHARING: Final = ("lost", "buried", "pawn", "clean", "polluted")


def lights(view: View, count: int, tick: Tick) -> tuple[Pixel, ...]:
    """Return the colours of all LEDs."""
    pawned = frozenset(shown.cell for shown in view.seats if shown.cell)
    shown: dict[int, tuple[str, TileView]] = {}
    for tile in view.tiles:
        led = _led(tile, count)
        state = _state(tile, pawned)
        if led is not None and _is_worse(state, shown.get(led)):
            shown[led] = (state, tile)
    return tuple(_colour(*shown[led], tick) if led in shown else OFF for led in range(count))


def _led(tile: TileView, count: int) -> int | None:
    """Return the place of a terrain on the panel; LEDs beyond the last terrain stay dark."""
    index = ENVIRONMENTS.index(tile.environment) * TILES_EACH + int(tile.tile[1:]) - 1
    if not count:
        return None
    return index if count >= _ALL else index * count // _ALL


def _state(tile: TileView, pawned: frozenset[Cell]) -> str:
    if tile.cell is None:
        return "lost"
    if not tile.is_top:
        return "buried"
    if tile.is_polluted:
        return "polluted"
    return "pawn" if tile.cell in pawned else "clean"


def _is_worse(state: str, known: tuple[str, TileView] | None) -> bool:
    return known is None or _SHARING.index(state) > _SHARING.index(known[0])


def _colour(state: str, tile: TileView, tick: Tick) -> Pixel:
    own = COLOURS[tile.environment]
    match state:
        case "lost":
            return OFF
        case "buried":
            return shade(own, _DIM)
        case "polluted":
            return shade(_VIOLET if tick.is_on else own, _CALM)
        case "pawn":
            return shade(WHITE if tick.is_on else own, _CALM)
        case _:
            return shade(own, FULL if tile.level > 1 else _CALM)
