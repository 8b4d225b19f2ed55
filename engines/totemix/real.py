"""Which real pieces lie on the table, so that people say what the box did not draw."""

from __future__ import annotations

from engines.totemix.options import Options
from engines.totemix.state import Wait


def entered(options: Options) -> tuple[Wait, ...]:
    """Return what people enter: numbers stand on the terrains of the map."""
    by = {
        Wait.MAP: options.map_by,
        Wait.NUMBER: options.map_by,
        Wait.DICE: options.dice_by,
        Wait.DRAW: options.tiles_by,
    }
    return tuple(
        what for what, who in by.items() if (options.chance if who == "chance" else who) == "table"
    )


def has_real_tiles(options: Options) -> bool:
    """Tell whether people draw real totem tiles, and so can name the one that they took."""
    return Wait.DRAW in entered(options)
