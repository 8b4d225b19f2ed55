"""Parses the notation of moves, strictly."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.notation import NotationError, read_move, read_player, read_time
from engines.coups_bas import moves
from engines.coups_bas.components import NAMES, Card
from engines.coups_bas.moves import Move

_BARE: dict[str, Move] = {move.__name__.lower(): move() for move in moves.BARE}


def parse(text: str) -> Move:
    """Return the move of the notation, or raise NotationError."""
    return read_move(text, _BARE, _READERS)


def _play(rest: str) -> Move:
    card, *targets = rest.split(" ")
    return moves.Play(_card(card), tuple(read_player(target) for target in targets))


def _deal(rest: str) -> Move:
    at, _, rest = rest.partition(" ")
    first, *cards = rest.split(" ")
    if not first.startswith("first:"):
        raise NotationError("deal", f"{at} {rest}", like="deal @0.000000000 first:0")
    return moves.Deal(read_time(at), read_player(first.removeprefix("first:")), _cards(cards))


def _cards(words: list[str]) -> tuple[Card, ...]:
    return tuple(_card(word) for word in words)


def _card(text: str) -> Card:
    if text not in NAMES:
        raise NotationError("card", text, like="H3a, H3")
    return Card(text)


_READERS: dict[str, Callable[[str], Move]] = {
    "begin": lambda rest: moves.Begin(read_player(rest)),
    "deal": _deal,
    "play": _play,
    "discard": lambda rest: moves.Discard(_card(rest)),
    "answer": lambda rest: moves.Answer(_card(rest)),
    "steal": lambda rest: moves.Steal(_cards(rest.split(" "))),
    "shed": lambda rest: moves.Shed(_cards(rest.split(" "))),
    "open": lambda rest: moves.Open(read_time(rest)),
    "buzz": lambda rest: moves.Buzz(read_time(rest)),
    "timeout": lambda rest: moves.Timeout(read_time(rest)),
}
