"""Whether a scan could enter a move now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from firmware_host.table.position import Position


def takes_scan(position: Position, moves: Collection[str]) -> bool:
    """Tell whether one of the listed moves is that of a piece with a code."""
    return bool(moves) and not position.moves_of_pieces.isdisjoint(moves)
