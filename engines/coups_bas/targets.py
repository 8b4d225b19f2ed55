"""Targets of cards: how many, which seats, with something to take, and not protected."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engines.core.seats import Seat
from engines.coups_bas.components import (
    BEAR,
    BISON,
    BY_KIND,
    COYOTE,
    EAGLE,
    GIFT,
    PILLAGE,
    RAVEN,
    TURTLE,
    WHAM,
    WOLF,
    Kind,
    kind_of,
)
from engines.coups_bas.state import State

NEEDS: dict[Kind, int] = {
    **dict.fromkeys((COYOTE, WOLF, RAVEN, BEAR, WHAM, BISON, PILLAGE), 1),
    GIFT: 2,
}
GUARDS = {"steal": EAGLE, "destroy": TURTLE}
BOTH_FLOORS = 2


def is_right_seat(state: State, seat: Seat, kind: Kind, targets: tuple[Seat, ...]) -> bool:
    """Tell whether the card may name these seats: opponents, others, or also its own."""
    if any(target not in state.seats for target in targets):
        return False
    if kind == GIFT:
        source, destination = targets
        is_foreign = destination not in state.team_of(seat)
        return is_foreign and source != destination and _may_be(state, seat, kind, source)
    return _may_be(state, seat, kind, targets[0])


def _may_be(state: State, seat: Seat, kind: Kind, target: Seat) -> bool:
    """Tell whether the totem or hand of that seat may be named (C-16, C-38)."""
    if kind == WOLF:
        return target not in state.team_of(seat)
    if target != seat or kind in (COYOTE, RAVEN):
        return target != seat
    allowed = ("low_blows", "always") if kind in (WHAM, BISON, GIFT) else ("always",)
    return state.options.own_totem in allowed


def has_enough(state: State, seat: Seat, kind: Kind, target: Seat) -> bool:
    """Tell whether there is something to take or destroy (C-14, C-34, C-45)."""
    player = state.players[target]
    if kind == RAVEN:
        return True
    if kind == WOLF:
        return bool(player.hand) or state.options.wolf_on_nothing
    if kind == COYOTE:
        return bool(player.totem) or state.options.coyote_on_nothing
    needed = BOTH_FLOORS if kind == BISON and not state.options.bison_on_one else 1
    return len(player.totem) + _own_bear(seat, kind, target) >= needed


def is_protected(state: State, seat: Seat, kind: Kind, target: Seat) -> bool:
    """Tell whether the top head of the totem protects it (C-12, C-13, C-36)."""
    is_open = target == seat and not state.options.own_protection
    if is_open or _own_bear(seat, kind, target):
        return False
    guard = GUARDS.get(BY_KIND[kind].icon)
    return guard is not None and state.players[target].top == guard


def bison_takes(state: State, seat: Seat, target: Seat) -> int:
    """Return how many floors *Bison dingo !* destroys: both, or one above a turtle (C-33)."""
    under = state.players[target].totem[-2:-1]
    is_turtle = bool(under) and kind_of(under[0]) == TURTLE
    is_open = target == seat and not state.options.own_protection
    stands = is_turtle and not is_open and state.options.bison_turtle == "stands"
    return 1 if stands else BOTH_FLOORS


def choices(state: State, seat: Seat, kind: Kind) -> Iterator[tuple[Seat, ...]]:
    """Return all targets that the card may be announced with."""
    for targets in product(state.seats, repeat=NEEDS.get(kind, 0)):
        if not targets or _is_choice(state, seat, kind, targets):
            yield targets


def has_choice(state: State, seat: Seat, kind: Kind) -> bool:
    """Tell whether the card has any target."""
    return any(True for _ in choices(state, seat, kind))


def _is_choice(state: State, seat: Seat, kind: Kind, targets: tuple[Seat, ...]) -> bool:
    return (
        is_right_seat(state, seat, kind, targets)
        and has_enough(state, seat, kind, targets[0])
        and not is_protected(state, seat, kind, targets[0])
    )


def _own_bear(seat: Seat, kind: Kind, target: Seat) -> bool:
    """Tell whether a bear targets its own totem, on top of which it lies by then."""
    return kind == BEAR and target == seat
