"""The game as the catalog lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Game, RandomSource
from engines.core.measures import Measure, grown
from engines.core.seats import CHANCE, Seat
from engines.top_totem import listing, moves, play, scoring, view
from engines.top_totem.components import PEDESTRIANS, RIDERS, SIDES, Kind
from engines.top_totem.events import Event
from engines.top_totem.moves import Move
from engines.top_totem.options import Options
from engines.top_totem.perft import perft
from engines.top_totem.rules import RULES
from engines.top_totem.state import Men, Phase, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engines.core.verdicts import Applied, Outcome


class TopTotem(Game[State, Move, Event]):
    """TOP TOTEM: bring pedestrians into the enclosure, and take those of the other side."""

    name = "top_totem"
    seats = range(2, 3)
    options = Options
    rules = RULES
    verdicts = play.VERDICTS | scoring.ENDINGS

    def start(self, seats: int, options: Options) -> State:
        """Return the table before the lot."""
        del seats
        return State(options)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is awaited: chance for the lot, the side to move, both between games."""
        match state.phase:
            case Phase.LOT:
                return frozenset({CHANCE})
            case Phase.PLACE | Phase.PLAY:
                return frozenset({state.turn})
            case Phase.BETWEEN:
                return frozenset(SIDES)
            case Phase.OVER:
                return frozenset()

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return the moves of the seat."""
        return listing.legal(state, seat)

    def listed(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves from the fast generator, which tests hold against the rules."""
        return listing.legal(state, seat)

    def count_lines(self, state: State, depth: int) -> int | None:
        """Return how many lines of turns there are in this game, calls apart."""
        if state.phase is not Phase.PLAY or state.call is not None:
            return None
        return perft(listing.position_of(state), depth)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return what the legal move brings."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner after the last game."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return the running total of both sides."""
        return dict(zip(SIDES, state.totals, strict=True))

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return how many pedestrians each side has inside, whenever that changes."""
        del move
        return grown(_inside(before), _inside(after))

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the whole table, the same for everybody."""
        del viewer
        return view.view(state)

    def seen_by(self, event: Event, viewer: Seat | None) -> Event:
        """Return the event itself: everything happens in the open."""
        del viewer
        return event

    def parse(self, text: str) -> Move:
        """Return the move written so."""
        return moves.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def draw(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the lot that chance owes."""
        del now_ns
        lots = listing.legal(state, CHANCE)
        return lots[random.randrange(0, len(lots))]

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return TOP! of the side that has just moved, or its announcement of a game won."""
        del at_ns
        if scoring.may_announce(state, seat):
            return moves.Announce()
        is_meant = seat == view.caller(state) and state.call is None
        return moves.Top() if is_meant else None

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return the men of both sides."""
        del state
        return {
            f"{seat} {kind.value}": PEDESTRIANS if kind is Kind.PEDESTRIAN else RIDERS
            for seat in SIDES
            for kind in Kind
        }

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the men on the board, in the camps and among the taken."""
        board = state.board
        counts = {
            **{
                ("board", seat): (
                    board.pedestrians[seat].bit_count(),
                    board.riders[seat].bit_count(),
                )
                for seat in SIDES
            },
            **{("camp", seat): _pair(state.camps[seat]) for seat in SIDES},
            **{("lost", seat): _pair(state.lost[seat]) for seat in SIDES},
        }
        return {f"{seat} {place}": _named(seat, *pair) for (place, seat), pair in counts.items()}

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return nothing: nothing is hidden."""
        del state, viewer
        return frozenset()


def _pair(men: Men) -> tuple[int, int]:
    return men.pedestrians, men.riders


def _named(seat: Seat, pedestrians: int, riders: int) -> tuple[str, ...]:
    walking, riding = f"{seat} {Kind.PEDESTRIAN.value}", f"{seat} {Kind.RIDER.value}"
    return (walking,) * pedestrians + (riding,) * riders


def _inside(state: State) -> dict[Seat, int]:
    return {seat: state.board.inside(seat) for seat in SIDES}
