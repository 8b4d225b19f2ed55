"""The short texts that several screens of TOTEM! share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.coups_bas.components import Card, is_head, kind_of
from engines.coups_bas.state import Fate
from engines.coups_bas.view import LinkView, View
from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.naming import listed

ARROW: Final = "→"
_NAMED_IN_FULL: Final = 4


def seat_names(say: Say, seats: Iterable[int]) -> str:
    """Return the short names of the seats in seat order, of many only the first in full."""
    ordered = sorted(seats)
    if say.letters or len(ordered) <= _NAMED_IN_FULL:
        return listed(say, ordered)
    return " ".join((say.seat(ordered[0]), *(str(say.number(seat)) for seat in ordered[1:])))


def card_name(say: Say, card: Card) -> str:
    """Return the short name of a card."""
    return say("oled-card", kind=kind_of(card))


def path_of(say: Say, link: LinkView | Fate) -> str:
    """Return who plays on whom; a gift goes from totem to totem."""
    return ARROW.join(say.seat(seat) for seat in (link.seat, *link.targets))


def effect_of(say: Say, settled: Fate) -> str:
    """Return what the card did, or who cancelled it."""
    if settled.by is not None:
        return say("oled-cancelled", seat=say.seat(settled.by))
    is_plain = is_head(settled.card) and not settled.targets
    return say("oled-effect", kind="floor" if is_plain else kind_of(settled.card))


def turn_title(say: Say, view: View) -> str:
    """Return who is to act, and how."""
    seat = say.seat(view.active)
    return say(f"oled-turn-{view.phase}", seat=seat, looking=view.looking)


def win_reason(say: Say, view: View) -> str:
    """Return why the hand is won."""
    rule = (view.won_by or "").rpartition(".")[2]
    return say("oled-won-by", rule=rule)
