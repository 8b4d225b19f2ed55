"""The game as the catalog lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.core.game import Game, RandomSource
from engines.core.judge import legal_moves
from engines.core.measures import Measure
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat
from engines.totemix import (
    catastrophe,
    chance,
    fall,
    moves,
    play,
    powers,
    reading,
    rolling,
    scoring,
    totems,
    view,
    warnings,
    writing,
)
from engines.totemix.candidates import candidates
from engines.totemix.components import FIRST_SEATS
from engines.totemix.edition import BUILT_IN, Edition
from engines.totemix.events import Event
from engines.totemix.moves import Move
from engines.totemix.options import Options
from engines.totemix.owner import read_edition
from engines.totemix.pending import seats as asked
from engines.totemix.places import inventory, places
from engines.totemix.power import can_pay
from engines.totemix.rules import RULES
from engines.totemix.setup import prepared
from engines.totemix.state import Stage, State, Wait, awaited

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.verdicts import Applied, Outcome


class Totemix(Game[State, Move, Event]):
    """TOTEMIX: together, give the world its form back before it falls apart."""

    name = "totemix"
    seats = range(1, 7)
    options = Options
    is_cooperative = True
    rules = RULES
    verdicts = frozenset(
        {
            *(*catastrophe.VERDICTS, *fall.VERDICTS, *play.VERDICTS, *powers.VERDICTS),
            *(*rolling.VERDICTS, *scoring.ENDINGS, *totems.VERDICTS),
        }
    )

    def __init__(self, edition: Edition = BUILT_IN) -> None:
        self._edition = edition

    def edited(self, tables: Mapping[str, Any]) -> Totemix:
        """Return the game with an owner's numbers and pictures."""
        return Totemix(read_edition(tables))

    def start(self, seats: int, options: Options) -> State:
        """Return the table before the map is laid."""
        if options.first_game and seats > FIRST_SEATS:
            raise BadSetupError("totemix-first-seats", seats=seats, high=FIRST_SEATS)
        if options.first_game and options.goal != "first":
            raise BadSetupError("totemix-first-goal", goal=options.goal)
        return prepared(seats, options, self._edition)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who may act: everybody at will, or who must choose; chance for what it owes."""
        seats = frozenset(asked(state))
        return seats | {CHANCE} if chance.owes(state) else seats

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return the moves of the seat, or what chance may show."""
        return chance.candidates(state) if seat == CHANCE else candidates(state, seat)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return what the legal move brings."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return that all won, or that nobody did."""
        return scoring.outcome(state)

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return how many terrains lie on the map, whenever that changes."""
        del move
        left = len(after.terrain.spots)
        if left != len(before.terrain.spots):
            yield Measure("terrain", left)

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the table; nothing in it is secret."""
        return view.view(state, viewer)

    def seen_by(self, event: Event, viewer: Seat | None) -> Event | None:
        """Return the event: everybody hears everything."""
        del viewer
        return event

    def parse(self, text: str) -> Move:
        """Return the move written so."""
        return reading.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return writing.write(move)

    def draw(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return what chance owes, at its time."""
        return chance.draw(state, random, now_ns)

    def must_be_entered(self, state: State) -> bool:
        """Tell whether people enter the map, a number, the dice or a totem tile."""
        return chance.must_be_entered(state)

    def entered_by(self, state: State) -> frozenset[Seat]:
        """Return who may say what lies there: who rolled or draws, else anybody."""
        return frozenset(chance.entered_by(state))

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return taking the dice, or None where a press can mean nothing or would only lose."""
        is_open = awaited(state) is Wait.FREE and state.players[seat].stage is Stage.ACT
        in_time = state.clock_ns <= at_ns and (not state.clocks or at_ns <= state.until_ns)
        return moves.Dice(at_ns) if is_open and in_time and can_pay(state, seat) else None

    def stand_in(self, state: State, seat: Seat) -> Move | None:
        """Return what who resigned still owes the others, harmless if there is such a choice."""
        if awaited(state) is Wait.FREE and state.players[seat].stage is Stage.ACT:
            return None
        owed = [
            move
            for move in legal_moves(self, state, seat)
            if not isinstance(move, (moves.Shed, moves.Clean, *moves.STAMPED))
        ]
        harmful = warnings.fatal(state, seat)
        calm = [move for move in owed if writing.write(move) not in harmful]
        return next(iter(calm or owed), None)

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
        """Return nothing: the box has seen no number and no totem tile that players have not."""
        del state, viewer
        return frozenset()
