"""The text of a printed code, such as `TB/ARRIBA/AR/1`: game, piece and copy."""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.core.game import AnyGame

_HEAD: Final = "TB"
# The alphanumeric mode of QR codes, with the smallest symbols, has neither small letters nor these.
_SIGNS: Final = str.maketrans({"_": ".", " ": "-"})


def code_of(game: str, piece: str, copy: int) -> str:
    """Return the text of the code on one copy of a piece."""
    return "/".join((_HEAD, _plain(game), _plain(piece), str(copy)))


def is_code(text: str) -> bool:
    """Tell whether the text is a printed code, of any game."""
    return text.upper().startswith(f"{_HEAD}/")


def piece_of(game: AnyGame, text: str) -> str | None:
    """Return the piece of the game that the printed code is on, or None."""
    return _pieces(game).get(text.upper())


@cache
def _pieces(game: AnyGame) -> dict[str, str]:
    return {
        code_of(game.name, card.piece, copy): card.piece
        for card in game.cards()
        for copy in range(1, card.copies + 1)
    }


def _plain(name: str) -> str:
    return name.translate(_SIGNS).upper()
