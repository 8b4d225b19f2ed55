"""TOTEM! as the displays read it; fields they do not know are ignored."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Phase = Literal["deal", "action", "opening", "window", "answer", "steal", "lynx", "shed", "over"]
Guard = Literal["steal", "destroy"]
Answer = Literal["misstep", "arrive"]

FULL_TOTEM: Final = 6
"""A totem of so many floors wins the hand."""

ARRIVE: Final = "L1"
"""The card that joins a win."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it; its totem from the lowest floor to the top."""

    hand: int
    totem: tuple[str, ...]
    guard: Guard | None = None
    partner: int | None = None
    passed: bool = False
    scores: tuple[int, ...] = ()
    total: int = 0


class Link(msgspec.Struct, frozen=True):
    """A card that is being played; the last of the chain is settled first."""

    seat: int
    card: str
    targets: tuple[int, ...] = ()


class Settled(msgspec.Struct, frozen=True):
    """What became of the card that was settled last; `by` is who cancelled it."""

    seat: int
    card: str
    targets: tuple[int, ...] = ()
    by: int | None = None


class Window(msgspec.Struct, frozen=True):
    """The time for answers: with what, by whom, since and until when, and who has the right."""

    answer: Answer
    seats: tuple[int, ...]
    answerer: int | None = None
    since_ns: int = 0
    until_ns: int = 0


class CoupsBasView(msgspec.Struct, frozen=True):
    """What everybody at the table may see; without a `settled` no verdict is shown."""

    phase: Phase
    round: int
    active: int
    seats: tuple[SeatView, ...]
    pile: int
    target: int = 24
    scoring: bool = True
    chain: tuple[Link, ...] = ()
    window: Window | None = None
    looking: int = 0
    won: tuple[int, ...] = ()
    won_by: str | None = None
    settled: Settled | None = None
    winners: tuple[int, ...] | None = None


def read_view(data: bytes | str) -> CoupsBasView:
    """Decode a published view; raise msgspec.ValidationError naming the field that is wrong."""
    return msgspec.json.decode(data, type=CoupsBasView)


def kind_of(card: str) -> str:
    """Return what the card is a copy of: `H3a` is a wolf, `H3`."""
    return card[:2]


def is_head(card: str) -> bool:
    """Tell whether the card is a floor of a totem."""
    return card.startswith("H")


def points_of(view: CoupsBasView, seat: int) -> int:
    """Return the seat's points, or the floors of its totem where no points are counted."""
    shown = view.seats[seat]
    return shown.total if view.scoring else len(shown.totem)


def awaited(view: CoupsBasView) -> frozenset[int]:
    """Return the seats whose hand the box waits for."""
    match view.phase:
        case "action" | "lynx" | "shed":
            return frozenset({view.active})
        case "window" if view.window:
            return frozenset(view.window.seats)
        case "answer" if view.window and view.window.answerer is not None:
            return frozenset({view.window.answerer})
        case _:
            # At the opening no press counts yet: a lamp would ask for one that is lost.
            return frozenset()
