"""What a table beside the real world of TOTEMIX tells the box."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from engines.core.judge import legal_moves
from engines.totemix import moves
from engines.totemix.game import Totemix
from engines.totemix.real import has_real_tiles
from engines.totemix.state import State
from tests.entries.counts import Counted, Mode
from tests.entries.real_table import RealTable, play_match

SEATS: Final = 3
BOX: Final = {"chance": "box", "map_by": "box", "dice_by": "box", "tiles_by": "box"}
GAME: Final = Totemix()


_FIXED: Final[dict[type[Any], int]] = {
    moves.Dice: 0,
    **dict.fromkeys((moves.Bear, moves.Turtle, moves.Eagle, moves.Bat), 3),
    **dict.fromkeys((moves.Swap, moves.Shed, moves.Choose, moves.Panther), 2),
}
"""Taps on the tool, the cells and the tiles; a press of the button takes none, all else one."""


def _taps(state: State, move: Any) -> int:
    """Return the taps on the page: dice, numbers and tiles take one each."""
    match move:
        case moves.Lay(spots, polluted):
            return len(spots) + len(polluted) + 1
        case moves.Number(numbers):
            return len(numbers)
        case moves.Rolled(_, dice):
            return 1 + len(dice)
        case moves.Step():
            return 1 + (len(_animals(state, move)) > 1)
        case moves.Stack():
            return 1 if _is_forced(state, move) else 2
        case _:
            return _FIXED.get(type(move), 1)


def _animals(state: State, move: moves.Step) -> set[str]:
    """Return whose cubes could pay for the same step."""
    listed = (other for seat in state.seats for other in legal_moves(GAME, state, seat))
    steps = (other for other in listed if isinstance(other, moves.Step))
    return {step.animal for step in steps if step.cell == move.cell}


def _is_forced(state: State, move: Any) -> bool:
    asked = (seat for seat in state.seats if move in legal_moves(GAME, state, seat))
    return any(len(list(legal_moves(GAME, state, seat))) == 1 for seat in asked)


def _actions(state: State, move: Any) -> int:
    """Return what hands do: a press of the button is part of the throw that follows."""
    del state
    if isinstance(move, moves.Number):
        return len(move.numbers)
    return 0 if isinstance(move, (moves.Dice, moves.Pay)) else 1


def _told(random: Random, state: State, move: Any) -> Any:
    """Name the real tile that was drawn."""
    is_drawn = isinstance(move, (moves.Take, moves.Panther)) and move.source == moves.PILE
    if not is_drawn or not has_real_tiles(state.options):
        return move
    return type(move)(random.choice(state.pile))


def _exactly(state: State, move: Any) -> tuple[Any, ...]:
    """Return a named tile of the pile as the exact engine has it: taken, then drawn."""
    is_named = isinstance(move, (moves.Take, moves.Panther)) and move.source in state.pile
    return (type(move)(moves.PILE), moves.Drawn(move.source)) if is_named else (move,)


def _play(options: dict[str, str], random: Random, mistakes: float) -> Counted:
    table = RealTable("totemix", SEATS, {"goal": "first", **options}, BOX)
    return play_match(
        table, random, mistakes, taps=_taps, actions=_actions, told=_told, exactly=_exactly
    )


def _mode(before: str, **options: str) -> Mode:
    return Mode(partial(_play, options), "action", 1.3, before)


MODES: Final = {
    "all real": _mode("1.16 entries, 2.48 taps", chance="table"),
    "real map": _mode("not possible", map_by="table"),
    "real dice": _mode("not possible", dice_by="table"),
    "real tiles": _mode("not possible", tiles_by="table"),
}
