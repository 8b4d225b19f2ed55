"""The game as the catalog lists it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engines.core.game import AwaitedBy, Game, RandomSource
from engines.core.measures import Measure, grown
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied, Outcome
from engines.top_totem import candidates, moves, play, scoring, view
from engines.top_totem.board.position import perft
from engines.top_totem.components import PEDESTRIANS, RIDERS, SIDES, Kind
from engines.top_totem.events import Event
from engines.top_totem.moves import Move
from engines.top_totem.options import SEATS, Options
from engines.top_totem.rules import RULES
from engines.top_totem.state import Men, Phase, State


class TopTotem(Game[State, Move, Event]):
    """TOP TOTEM: bring pedestrians into the enclosure, and take those of the other side."""

    name = "top_totem"
    seats = SEATS
    options = Options
    rules = RULES
    verdicts = play.VERDICTS | scoring.ENDINGS
    is_open = True

    def start(self, seats: int, options: Options) -> State:
        """Return the table before the lot."""
        return State(options)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return chance for the lot, the side to move, or both sides between games."""
        if state.phase in _OF_TURN:
            return _ONE[state.turn]
        return _ASKED[state.phase]

    def interrupters(self, state: State) -> frozenset[Seat]:
        """Return the side that moved last while it may make a capture due, or announce its win."""
        return frozenset(seat for seat in SIDES if view.may_interrupt(state, seat))

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """Return the moves of the seat."""
        return candidates.legal(state, seat)

    def fast_legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves from the fast generator, which tests compare with the rules."""
        return candidates.legal(state, seat)

    def fast_is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Tell whether the fast generator knows the move, which tests compare with the rules."""
        return candidates.is_known(state, seat, move)

    def count_lines(self, state: State, depth: int) -> int | None:
        """Return the number of lines of turns in this game, without calls."""
        if state.phase is not Phase.PLAY or state.call is not None:
            return None
        return perft(candidates.position_of(state), depth)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return the state and events after the legal move."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winner after the last game."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return the running total of both sides."""
        return dict(zip(SIDES, state.totals, strict=True))

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return how many pedestrians each side has inside, whenever that changes."""
        return grown(_inside(before), _inside(after))

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the whole table, the same for everybody."""
        return view.view(state)

    def event_for(self, event: Event, viewer: Seat | None) -> Event:
        """Return the event itself: every event is public."""
        return event

    def awaited(self, state: State) -> Mapping[Seat, AwaitedBy]:
        """Return both sides while the real board is being set up, else those that act."""
        if state.phase is Phase.SETUP:
            return dict.fromkeys(SIDES, "board")
        return super().awaited(state)

    def is_made_on_table(self, state: State, move: Move) -> bool:
        """Tell whether the host must say it: in a game no player alone sets the board right."""
        return isinstance(move, moves.Arrange) and state.phase is not Phase.SETUP

    def parse(self, text: str) -> Move:
        """Return the move of the notation."""
        return moves.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def sample_chance(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the lot for the first side."""
        lots = candidates.legal(state, CHANCE)
        return lots[random.randrange(0, len(lots))]

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return TOP! of the side that moved last, or the announcement of a won game."""
        if scoring.may_announce(state, seat):
            return moves.Announce()
        is_meant = seat == view.caller(state) and state.call is None
        return moves.Top() if is_meant else None

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return the men of both sides."""
        return {
            f"{seat} {kind.value}": PEDESTRIANS if kind is Kind.PEDESTRIAN else RIDERS
            for seat in SIDES
            for kind in Kind
        }

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the men on the board, in the camps and captured."""
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
        return frozenset()


def _pair(men: Men) -> tuple[int, int]:
    return men.pedestrians, men.riders


def _named(seat: Seat, pedestrians: int, riders: int) -> tuple[str, ...]:
    walking, riding = f"{seat} {Kind.PEDESTRIAN.value}", f"{seat} {Kind.RIDER.value}"
    return (walking,) * pedestrians + (riding,) * riders


def _inside(state: State) -> dict[Seat, int]:
    return {seat: state.board.inside(seat) for seat in SIDES}


_ONE = tuple(frozenset({seat}) for seat in SIDES)
_OF_TURN = (Phase.PLAY, Phase.PLACE)
_ASKED = {
    Phase.LOT: frozenset({CHANCE}),
    Phase.BETWEEN: frozenset(SIDES),
    Phase.SETUP: frozenset(SIDES),
    Phase.OVER: frozenset[Seat](),
}
