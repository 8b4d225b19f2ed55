"""The short texts that several screens of TOTEM! share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.displays.coups_bas.view import is_head, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from firmware_host.displays.coups_bas.view import CoupsBasView, Link, Settled
    from firmware_host.displays.kit import Say

ARROW: Final = "→"
_NAMED_IN_FULL: Final = 4


def seat_name(say: Say, seat: int) -> str:
    """Return the short name of a seat; seats are counted from 1 on screens."""
    return say("oled-seat", seat=seat + 1)


def seat_names(say: Say, seats: Iterable[int]) -> str:
    """Return the short names of the seats in seat order, of many only the first in full."""
    ordered = sorted(seats)
    if len(ordered) <= _NAMED_IN_FULL:
        return " ".join(seat_name(say, seat) for seat in ordered)
    return " ".join((seat_name(say, ordered[0]), *(str(seat + 1) for seat in ordered[1:])))


def card_name(say: Say, card: str) -> str:
    """Return the short name of a card."""
    return say("oled-card", kind=kind_of(card))


def path_of(say: Say, link: Link | Settled) -> str:
    """Return who plays on whom; a gift goes from totem to totem."""
    return ARROW.join(seat_name(say, seat) for seat in (link.seat, *link.targets))


def effect_of(say: Say, settled: Settled) -> str:
    """Return what the card did, or who cancelled it."""
    if settled.by is not None:
        return say("oled-cancelled", seat=seat_name(say, settled.by))
    is_plain = is_head(settled.card) and not settled.targets
    return say("oled-effect", kind="floor" if is_plain else kind_of(settled.card))


def turn_title(say: Say, view: CoupsBasView) -> str:
    """Return who is to act, and how."""
    seat = seat_name(say, view.active)
    return say(f"oled-turn-{view.phase}", seat=seat, looking=view.looking)


def win_reason(say: Say, view: CoupsBasView) -> str:
    """Return why the hand is won."""
    rule = (view.won_by or "").rpartition(".")[2]
    return say("oled-won-by", rule=rule)
