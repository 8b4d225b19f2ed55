"""Arriba's public view as the displays read it; fields they do not know are ignored."""

from __future__ import annotations

from typing import Literal

import msgspec

Phase = Literal[
    "deal", "flip", "turning", "totem", "match", "head", "signal", "regrab", "lower", "over"
]
Finding = Literal["won", "lost", "late", "wrong", "early", "tied", "spared"]


class SeatView(msgspec.Struct, frozen=True):
    """One seat: its piles, the card on top of the open one, and its scores."""

    draw: int
    open: int
    top: str | None
    scores: tuple[int, ...]
    total: int
    pressed: bool = False


class Standing(msgspec.Struct, frozen=True):
    """A shape that lies on top of several open piles."""

    shape: str
    seats: tuple[int, ...]


class Verdict(msgspec.Struct, frozen=True):
    """How the last event ended: its rule, the seat it names, who else, and the cards moved.

    A tie names no single seat. A fault names nobody else: its seat takes the cards itself.
    """

    rule: str
    seat: int | None = None
    seats: tuple[int, ...] = ()
    cards: int = 0


class PhotoPress(msgspec.Struct, frozen=True):
    """One press of the photo finish, as it was judged."""

    seat: int
    at_ns: int
    verdict: Finding
    rule: str


class ArribaView(msgspec.Struct, frozen=True):
    """What everybody at the table may see."""

    phase: Phase
    round: int
    rounds: int
    flipper: int
    seats: tuple[SeatView, ...]
    centre: int
    matches: tuple[Standing, ...] = ()
    verdict: Verdict | None = None
    photo: tuple[PhotoPress, ...] = ()
    winners: tuple[int, ...] | None = None
    tied: tuple[int, ...] = ()


def read_view(data: bytes | str) -> ArribaView:
    """Decode a published view; raise msgspec.ValidationError naming the field that is wrong."""
    return msgspec.json.decode(data, type=ArribaView)


def parties(view: ArribaView) -> frozenset[int]:
    """Return the seats that may grab for a match that stands."""
    return frozenset(seat for match in view.matches for seat in match.seats)


def tied(view: ArribaView) -> frozenset[int]:
    """Return the seats whose presses could not be told apart."""
    pressed = (press.seat for press in view.photo if press.verdict == "tied")
    return frozenset(view.tied or pressed)


def finding(view: ArribaView, seat: int) -> Finding | None:
    """Return how the seat's last judged press ended, or that it lost a duel without a press."""
    judged: list[Finding] = [press.verdict for press in view.photo if press.seat == seat]
    if judged:
        return judged[-1]
    is_loser = view.verdict is not None and seat in view.verdict.seats
    return "lost" if is_loser and _winning_press(view) else None


def is_fault(view: ArribaView) -> bool:
    """Tell whether the verdict punishes the seat that it names."""
    seat = view.verdict.seat if view.verdict else None
    return seat is not None and finding(view, seat) in ("wrong", "early")


def margin_ns(view: ArribaView, seat: int) -> int | None:
    """Return how far the winner was ahead of the next press, or the seat behind the winner."""
    winning = _winning_press(view)
    if winning is None:
        return None
    rivals = [p for p in view.photo if p.seat != winning.seat]
    if seat != winning.seat:
        rivals = [p for p in rivals if p.seat == seat]
    gaps = [p.at_ns - winning.at_ns for p in rivals]
    return min((gap for gap in gaps if gap >= 0), default=None)


def _winning_press(view: ArribaView) -> PhotoPress | None:
    if view.verdict is None:
        return None
    named = [p for p in view.photo if p.verdict == "won" and p.seat == view.verdict.seat]
    return named[-1] if named else None
