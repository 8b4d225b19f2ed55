"""What a code means in a match: the piece that it is on, and the move that the piece enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from firmware_host.cards.codes import is_code, piece_of

if TYPE_CHECKING:
    from engines.core.match import Match
    from engines.core.seats import Seat
    from firmware_host.buttons.tags import Tags


class ScannedPiece(NamedTuple):
    """A piece of the match, and the seat and notation of its move if one is awaited."""

    piece: str
    entry: tuple[Seat, str] | None


def scanned_piece(match: Match, tags: Tags, code: str) -> ScannedPiece | None:
    """Return the piece of a learnt tag, of a printed code, or that the code itself names."""
    game, state = match.game, match.state
    piece = tags.card(game.name, code) or piece_of(game, code)
    if piece is None and is_code(code):
        # It was printed for another game.
        return None
    piece = piece or code
    pieces = game.inventory(state)
    # Before the deal there is no inventory, so no name of a piece is unknown.
    if pieces and piece not in pieces:
        return None
    meant = game.move_for_piece(state, piece)
    return ScannedPiece(piece, None if meant is None else (meant[0], game.write(meant[1])))
