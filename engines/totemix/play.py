"""What each move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engines.totemix import chrono, events, moves, setup, totems
from engines.totemix.catastrophe import read_numbers, strike
from engines.totemix.course import go_on
from engines.totemix.fall import clean, consequences, flee, keep
from engines.totemix.power import common_dice
from engines.totemix.powers import act
from engines.totemix.rolling import pay, show_dice, take_dice
from engines.totemix.scoring import TIME_UP, ended
from engines.totemix.state import Stage
from engines.totemix.step import Course, Going

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.moves import Move
    from engines.totemix.state import State

CLOCK = "totemix.clock"

VERDICTS = frozenset({CLOCK})


def advance(state: State, seat: Seat, move: Move) -> Course:
    """Return what the legal move brings."""
    going = Going(state)
    if isinstance(move, moves.OF_CHANCE):
        return go_on(_of_chance(going, move))
    if isinstance(move, moves.ACTIONS):
        return go_on(act(going, seat, move))
    if isinstance(move, moves.VICTIMS):
        return go_on(strike(going, move))
    if isinstance(move, moves.OWN_TOTEM):
        return go_on(_of_totem(going, seat, move))
    return go_on(_of_seat(going, seat, move))


def _of_seat(
    going: Going, seat: Seat, move: moves.Answer | moves.Choose | moves.Clean | moves.Dice
) -> Going:
    match move:
        case moves.Choose():
            return setup.choose(going, seat, move)
        case moves.Dice(at_ns):
            return take_dice(going, seat, at_ns)
        case moves.Pay(source):
            return pay(going, seat, source)
        case moves.Keep(cell):
            return keep(going, cell)
        case moves.Flee(cell):
            return flee(going, seat, cell)
        case moves.Clean():
            here = going.state.players[seat].cell
            return consequences(clean(going, here) if here else going)
        case _:
            assert_never(move)


def _of_totem(going: Going, seat: Seat, move: moves.OwnTotem) -> Going:
    match move:
        case moves.Take(source):
            return _take(going, seat, source)
        case moves.Add():
            return totems.add(going, seat)
        case moves.Swap(place):
            return totems.swap(going, seat, place)
        case moves.Drop():
            return totems.drop(going, seat)
        case moves.Shed(place):
            return totems.shed(going, seat, place)
        case moves.Refill(places):
            return totems.refill(going, seat, places)
        case _:
            assert_never(move)


def _of_chance(going: Going, move: moves.OfChance) -> Going:
    match move:
        case moves.Lay():
            return setup.lay(going, move)
        case moves.Number(numbers):
            return read_numbers(going, numbers)
        case moves.Rolled():
            return show_dice(going, move)
        case moves.Drawn(tile):
            return totems.drawn(going, tile)
        case moves.Bell(at_ns):
            return _ring(going, at_ns)
        case _:
            assert_never(move)


def _take(going: Going, seat: Seat, source: str) -> Going:
    if source == moves.NOTHING:
        return totems.refill_or_ask(going, seat)
    return totems.draw_or_hold(going, seat, source, Stage.TAKE)


def _ring(going: Going, at_ns: int) -> Going:
    """Start the next clock; the end of the last one ends the match, even in a roll (X-38)."""
    state = going.state
    going = going.change(clock_ns=at_ns)
    if state.clocks == chrono.clocks_of(state.options):
        return ended(going, TIME_UP)
    began_ns = state.until_ns if state.clocks else at_ns
    until_ns = began_ns + chrono.length_ns(state.options)
    going = going.change(clocks=state.clocks + 1, until_ns=until_ns)
    dice = common_dice(going.state)
    return going.tell(events.ClockBegan(CLOCK, state.clocks + 1, dice, until_ns))
