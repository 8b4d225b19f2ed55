"""The dispatch of moves to the modules that play them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.core.verdicts import Applied
from engines.totemix import events, moves
from engines.totemix.events import Event
from engines.totemix.moves import Move
from engines.totemix.play import setup, totem_tiles
from engines.totemix.play.actions import act
from engines.totemix.play.catastrophes import read_numbers, strike
from engines.totemix.play.cleaning import clean
from engines.totemix.play.clocks import ring
from engines.totemix.play.dice import pay, show_dice, take_dice
from engines.totemix.play.endings import end, end_if_decided
from engines.totemix.play.lookahead import is_resolvable
from engines.totemix.play.losses import consequences, flee, keep
from engines.totemix.play.progress import Progress
from engines.totemix.scoring import IMPOSSIBLE
from engines.totemix.state import Phase, Stage, State, Wait, awaited

_roll_done = maker(events.RollDone)


def advance(state: State, seat: Seat, move: Move) -> Applied[State, Event]:
    """Return the state and the events after a legal move."""
    return finish_move(_PLAYED_BY[type(move)](Progress(state), seat, move))


def _of_seat(
    progress: Progress, seat: Seat, move: moves.Answer | moves.Choose | moves.Clean | moves.Dice
) -> Progress:
    match move:
        case moves.Choose():
            return setup.choose(progress, seat, move)
        case moves.Dice(at_ns):
            return take_dice(progress, seat, at_ns)
        case moves.Pay(source):
            return pay(progress, seat, source)
        case moves.Keep(cell):
            return keep(progress, cell)
        case moves.Flee(cell):
            return flee(progress, seat, cell)
        case moves.Clean():
            here = progress.state.players[seat].cell
            return consequences(clean(progress, here) if here else progress)
        case _:
            assert_never(move)


def _of_totem(progress: Progress, seat: Seat, move: moves.OwnTotem) -> Progress:
    match move:
        case moves.Take(source):
            return totem_tiles.take(progress, seat, source)
        case moves.Add():
            return totem_tiles.add(progress, seat)
        case moves.Swap(place):
            return totem_tiles.swap(progress, seat, place)
        case moves.Drop():
            return totem_tiles.drop(progress, seat)
        case moves.Shed(place):
            return totem_tiles.shed(progress, seat, place)
        case moves.Refill(places):
            return totem_tiles.refill(progress, seat, places)
        case _:
            assert_never(move)


def _of_chance(progress: Progress, move: moves.OfChance) -> Progress:
    match move:
        case moves.Lay():
            return setup.lay(progress, move)
        case moves.Number(numbers):
            return read_numbers(progress, numbers)
        case moves.Rolled():
            return show_dice(progress, move)
        case moves.Drawn(tile):
            return totem_tiles.drawn(progress, tile)
        case moves.Bell(at_ns):
            return ring(progress, at_ns)
        case _:
            assert_never(move)


_PLAYED_BY: dict[type[Move], Callable[[Progress, Seat, Any], Progress]] = {
    **dict.fromkeys(moves.KINDS, _of_seat),
    **dict.fromkeys(moves.OF_CHANCE, lambda progress, _, move: _of_chance(progress, move)),
    **dict.fromkeys(moves.ACTIONS, act),
    **dict.fromkeys(moves.VICTIMS, lambda progress, _, move: strike(progress, move)),
    **dict.fromkeys(moves.OWN_TOTEM, _of_totem),
}


def finish_move(progress: Progress) -> Applied[State, Event]:
    """Return the result of the move: ask for the next die, or test whether the match is decided."""
    match awaited(progress.state):
        case Wait.FREE:
            return end_if_decided(progress).done()
        case Wait.VICTIM:
            return _next_die(progress).done()
        case _:
            return progress.done()


def _next_die(progress: Progress) -> Progress:
    """Ask for the next die, or end the roll; a die that cannot be applied loses (X-26)."""
    roll = progress.state.roll
    if roll is None:
        return progress
    if roll.left:
        return progress if is_resolvable(progress.state) else end(progress, IMPOSSIBLE)
    taking = replace(progress.state.players[roll.seat], stage=Stage.TAKE)
    progress = progress.change_both(roll.seat, taking, roll=None, phase=Phase.PLAY)
    return end_if_decided(progress.tell(_roll_done(roll.seat)))
