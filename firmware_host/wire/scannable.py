"""Whether a scan could enter a move now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from engines.core.match import Match


def takes_scan(match: Match, moves: Collection[str]) -> bool:
    """Tell whether one of the listed moves is that of a piece with a code."""
    game, state = match.game, match.state
    if not moves:
        return False
    listed = frozenset(moves)
    meant = (game.move_for_piece(state, card.piece) for card in game.cards())
    return any(game.write(found[1]) in listed for found in meant if found is not None)
