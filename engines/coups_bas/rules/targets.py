"""The rules of the targets that an announced card names."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves, targets
from engines.coups_bas.components import DRAWING, Kind, is_head, kind_of
from engines.coups_bas.moves import Move
from engines.coups_bas.state import State


def _target_count(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """Name as many targets as the card has; a head may be laid without using its power."""
    needed = targets.NEEDS.get(kind_of(move.card), 0)
    is_right = len(move.targets) == needed or _may_do_without(state, seat, move)
    return None if is_right else {"card": move.card, "targets": needed}


def _may_do_without(state: State, seat: Seat, move: moves.Play) -> bool:
    """Tell whether no target is needed: heads may decline, low blows fizzle if so agreed."""
    if move.targets:
        return False
    if is_head(move.card):
        return True
    has_target = targets.has_choice(state, seat, kind_of(move.card))
    return state.options.idle_low_blow and not has_target


def _entering_due(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """Where so agreed, the power of an entering head is used when it can be."""
    if state.options.entering == "may" or move.targets:
        return None
    kind = kind_of(move.card)
    has_power = is_head(move.card) and kind in targets.NEEDS
    return {"card": move.card} if has_power and targets.has_choice(state, seat, kind) else None


def _nothing_to_draw(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """Where so agreed, a card that draws is not played on an empty pile."""
    if state.options.dry_draws or state.pile:
        return None
    return {"card": move.card} if kind_of(move.card) in DRAWING else None


def _target_seat(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """Name the targets that the card allows: an opponent, another player, or any totem."""
    aimed = _aimed(move)
    if aimed is None or targets.is_right_seat(state, seat, *aimed):
        return None
    return {"card": aimed[0], "targets": aimed[1]}


def _target_empty(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """There must be a floor to take or destroy."""
    aimed = _aimed(move)
    if aimed is None or targets.has_enough(state, seat, aimed[0], aimed[1][0]):
        return None
    return {"card": aimed[0], "target": aimed[1][0]}


def _protected(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """Steal from no totem with an eagle on top, destroy none with a turtle on top."""
    aimed = _aimed(move)
    if aimed is None or not targets.is_protected(state, seat, aimed[0], aimed[1][0]):
        return None
    return {"card": aimed[0], "target": aimed[1][0]}


def _aimed(move: moves.Play) -> tuple[Kind, tuple[Seat, ...]] | None:
    """Return the kind of card and its targets, None for a move without targets."""
    return (kind_of(move.card), move.targets) if move.targets else None


TARGET_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.target_count", _target_count, (moves.Play,)),
    Rule("coups_bas.entering_due", _entering_due, (moves.Play,)),
    Rule("coups_bas.nothing_to_draw", _nothing_to_draw, (moves.Play,)),
    Rule("coups_bas.target_seat", _target_seat, (moves.Play,)),
    Rule("coups_bas.target_empty", _target_empty, (moves.Play,)),
    Rule("coups_bas.protected", _protected, (moves.Play,)),
)
