"""The game as the catalog lists it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from engines.core.game import AwaitedBy, Game, RandomSource
from engines.core.measures import Measure
from engines.core.options import BadSetupError
from engines.core.printed import Printed
from engines.core.seats import CHANCE, Seat
from engines.core.steps import Step
from engines.core.verdicts import Applied, Outcome
from engines.totemix import chance, moves, play, reading, scoring, view, warnings, writing
from engines.totemix.abilities import can_pay
from engines.totemix.candidates import candidates, legal_moves
from engines.totemix.components import FIRST_SEATS, PRINTED, TotemTile
from engines.totemix.events import Event
from engines.totemix.goals.overrides import apply_overrides
from engines.totemix.goals.printed import BUILT_IN, PrintedData
from engines.totemix.moves import Move
from engines.totemix.options import SEATS, Options
from engines.totemix.pending import asked_seats, busy_seats
from engines.totemix.places import inventory, places
from engines.totemix.play import actions, catastrophes, cleaning, clocks, dice, losses, totem_tiles
from engines.totemix.play.setup import start_state
from engines.totemix.rules import RULES
from engines.totemix.state import Stage, State, Wait, awaited
from engines.totemix.steps import steps

_together = cache(frozenset[Seat])


class Totemix(Game[State, Move, Event]):
    """TOTEMIX: the players together restore the world before it falls apart."""

    name = "totemix"
    seats = SEATS
    options = Options
    is_cooperative = True
    rules = RULES
    verdicts = scoring.ENDINGS.union(
        actions.VERDICTS,
        catastrophes.VERDICTS,
        cleaning.VERDICTS,
        clocks.VERDICTS,
        dice.VERDICTS,
        losses.VERDICTS,
        totem_tiles.VERDICTS,
    )

    def __init__(self, printed: PrintedData = BUILT_IN) -> None:
        self._printed = printed

    def with_overrides(self, tables: Mapping[str, Any]) -> Totemix:
        """Return the game with overridden numbers and pictures."""
        return Totemix(apply_overrides(tables))

    def start(self, seats: int, options: Options) -> State:
        """Return the state before the map is laid."""
        if options.first_game and seats > FIRST_SEATS:
            raise BadSetupError("totemix-first-seats", seats=seats, high=FIRST_SEATS)
        if options.first_game and options.goal != "first":
            raise BadSetupError("totemix-first-goal", goal=options.goal)
        return start_state(seats, options, self._printed)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats that may act or must choose, and CHANCE for what it owes."""
        if awaited(state) is Wait.FREE and state.options.chrono == "off":
            return _together(state.seats)
        seats = _together(asked_seats(state))
        return seats | {CHANCE} if chance.owes(state) else seats

    def awaited(self, state: State) -> Mapping[Seat, AwaitedBy]:
        """Return the seats that must choose; in free play those with actions left, or all to roll.

        Taking the dice is possible earlier, but it is no press that the table waits for.
        """
        busy = busy_seats(state) if awaited(state) is Wait.FREE else ()
        return dict.fromkeys(busy, "phone") if busy else super().awaited(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return the moves of the seat, or what chance may show."""
        return chance.candidates(state) if seat == CHANCE else candidates(state, seat)

    def fast_legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        """Return the legal moves of the seat where its candidates need no judge."""
        return None if seat == CHANCE else legal_moves(state, seat)

    def steps(self, state: State, seat: Seat, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
        """Return the next answers on the way to a whole real map."""
        return steps(state, seat, chosen)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return the state and the events after a legal move."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome, in which all seats win or none does."""
        return scoring.outcome(state)

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Yield how many terrains lie on the map, whenever that changes."""
        left = len(after.terrain.spots)
        if left != len(before.terrain.spots):
            yield Measure("terrain", left)

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the view; nothing is secret, only the warnings are the viewer's own."""
        return view.view(state, viewer)

    def event_for(self, event: Event, viewer: Seat | None) -> Event | None:
        """Return the event itself; no event is secret."""
        return event

    def parse(self, text: str) -> Move:
        """Return the move of the notation."""
        return reading.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return writing.write(move)

    def sample_chance(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the move that chance owes, with its time."""
        return chance.draw(state, random, now_ns)

    def must_be_entered(self, state: State) -> bool:
        """Tell whether people enter the map, a number, the dice or a totem tile."""
        return chance.must_be_entered(state)

    def entered_by(self, state: State) -> frozenset[Seat]:
        """Return the seats that may enter the result: the one that rolls or draws, else all."""
        return frozenset(chance.entered_by(state))

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return taking the dice, or None where a press has no meaning or would only lose."""
        is_open = awaited(state) is Wait.FREE and state.players[seat].stage is Stage.ACT
        in_time = state.clock_ns <= at_ns and (not state.clocks or at_ns <= state.until_ns)
        return moves.Dice(at_ns) if is_open and in_time and can_pay(state, seat) else None

    def default_move(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return the answer that a resigned seat still owes, a harmless one if there is any."""
        if awaited(state) is Wait.FREE and state.players[seat].stage is Stage.ACT:
            return None
        owed = [
            move
            for move in legal
            if not isinstance(move, (moves.Shed, moves.Clean, *moves.STAMPED))
        ]
        harmful = warnings.fatal(state, seat)
        calm = [move for move in owed if writing.write(move) not in harmful]
        return next(iter(calm or owed), None)

    def cards(self) -> tuple[Printed, ...]:
        """Return the terrains and the totem tiles."""
        return PRINTED

    def move_for_piece(self, state: State, piece: str) -> tuple[Seat, Move] | None:
        """Return the drawing of a real totem tile."""
        is_drawn = chance.must_be_entered(state) and awaited(state) is Wait.DRAW
        is_drawable = is_drawn and piece in state.pile
        return (CHANCE, moves.Drawn(TotemTile(piece))) if is_drawable else None

    def clock(self, state: State) -> int:
        """Return the table time of the last stamped move."""
        return state.clock_ns

    def time_of(self, move: Move) -> int | None:
        """Return the stamp of the move."""
        return move.at_ns if isinstance(move, moves.STAMPED) else None

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return cubes, terrains and totem tiles of the match."""
        return inventory(state)

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return what lies on the map, on the animals, in piles and reserves."""
        return places(state)

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return nothing: the box knows no number and no totem tile that players do not."""
        return frozenset()
