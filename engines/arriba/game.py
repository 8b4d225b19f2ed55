"""The game as the catalog lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.arriba import chance, claims, course, moves, play, scoring, settle, view, wins, wrong
from engines.arriba.components import FACES, INVENTORY, Card
from engines.arriba.events import Event
from engines.arriba.measures import measures
from engines.arriba.moves import Grab, Move
from engines.arriba.options import Options
from engines.arriba.rules import RULES
from engines.arriba.state import Hand, Phase, State
from engines.arriba.tops import has_draw_pile, parties
from engines.core.game import Game, RandomSource
from engines.core.notation import NS_PER_MS
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.measures import Measure
    from engines.core.verdicts import Applied, Outcome

_TYPICAL_REACTION_MS = 350
_CLOSE_SECOND_US = 20


class Arriba(Game[State, Move, Event]):
    """Arriba!: flip in turn, grab when it is due to you."""

    name = "arriba"
    seats = range(2, 9)
    options = Options
    rules = RULES
    verdicts = frozenset(
        {
            *(course.OUT, course.ALL_EMPTY, course.HEAD, course.TOTEM_OPEN, course.MATCH_OPEN),
            *(play.LAPSED_TOTEM, play.LAPSED_MATCH, play.REGRAB),
            *(claims.LATE, settle.TIE, settle.TURN_ORDER, settle.SPARED),
            *(wins.DUEL, wins.MANY, wins.TOTEM, wins.TOTEM_EMPTY),
            *(wrong.WRONG_GRAB, wrong.OUTSIDER, wrong.EARLY, wrong.COUNTDOWN_PRESS),
            *(wrong.IDLE_PRESS, wrong.IGNORED, scoring.LOWEST, scoring.SHARED),
        }
    )

    def start(self, seats: int, options: Options) -> State:
        """Return the table before the first deal."""
        if seats < min(_PRINTED_SEATS) and options.two_seats == "refuse":
            raise BadSetupError("arriba-two-seats", seats=seats, option="two_seats")
        return State(options, tuple(Hand() for _ in range(seats)))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is awaited: the flipper, who may grab, and chance for what it owes."""
        if state.presses and state.are_faces_known:
            return frozenset({CHANCE})
        return frozenset(_awaited(state))

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return the seat's flips and typical grabs, or what chance may do."""
        if seat == CHANCE:
            yield from chance.candidates(state)
            return
        yield moves.AsIs()
        yield from _flips_of(state, seat)
        yield Grab(state.clock_ns + _TYPICAL_REACTION_MS * NS_PER_MS)
        if state.presses:
            yield Grab(state.presses[0].at_ns + _CLOSE_SECOND_US * 1_000)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return what the legal move brings."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners after the last round."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return how fast each hand was, and which were wrong."""
        del before
        return measures(move, after)

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return each seat's sum so far."""
        return dict(zip(state.seats, scoring.totals(state), strict=True))

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the table without hidden faces, the same for everybody."""
        del viewer
        return view.view(state)

    def seen_by(self, event: Event, viewer: Seat | None) -> Event:
        """Return the event itself: events of this game name open cards only."""
        del viewer
        return event

    def parse(self, text: str) -> Move:
        """Return the move written so."""
        return moves.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def draw(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return what chance owes, at its time."""
        return chance.draw(state, random, now_ns)

    def must_be_entered(self, state: State) -> bool:
        """Tell whether the table must say who held the totem lowest."""
        return state.phase is Phase.LOWER

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return the grab that the press is."""
        del state, seat
        return Grab(at_ns)

    def is_made_on_table(self, state: State, move: Move) -> bool:
        """Tell whether cards are turned by the button in the middle alone."""
        return isinstance(move, moves.Flip) and state.options.flip_by == "button"

    def scanned(self, state: State, piece: str) -> tuple[Seat, Move] | None:
        """Return the flip of a real card that was held to the reader, by whoever is awaited."""
        turners = tuple(seat for seat in _turners(state) if piece in _FACES)
        return (turners[0], moves.Flip(Card(piece))) if turners else None

    def table_button(self, state: State) -> tuple[Seat, Move] | None:
        """Return the flipper's flip; the button in the middle turns the next card."""
        is_flip = state.is_box_deck and state.phase is Phase.FLIP
        return (state.flipper, moves.Flip()) if is_flip else None

    def clock(self, state: State) -> int:
        """Return the table time of the last stamped move."""
        return state.clock_ns

    def time_of(self, move: Move) -> int | None:
        """Return the stamp of the move."""
        return getattr(move, "at_ns", None)

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return the deck, once it is dealt."""
        return INVENTORY if state.first is not None else {}

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the cards of every pile."""
        piles: dict[str, tuple[str, ...]] = {"centre": state.centre}
        for seat, hand in enumerate(state.hands):
            piles[f"{seat} draw"] = hand.draw
            piles[f"{seat} open"] = hand.open
        return piles

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return the faces of all hidden cards."""
        del viewer
        return view.secrets(state)


_PRINTED_SEATS = range(3, 9)
_FACES = frozenset(FACES)
_NAMED_FLIPS = tuple(moves.Flip(card) for card in FACES)


def _turners(state: State) -> Iterator[Seat]:
    """Return who is to turn a real card, in a common flip clockwise from the head's player."""
    if state.is_box_deck:
        return
    if state.phase is Phase.FLIP:
        yield state.flipper
    elif state.phase is Phase.HEAD and state.head is not None:
        done = {seat for seat, _ in state.entered}
        order = (state.head, *state.from_left_of(state.head)[:-1])
        yield from (seat for seat in order if state.hands[seat].draw and seat not in done)


def _flips_of(state: State, seat: Seat) -> Iterator[Move]:
    if state.is_box_deck:
        yield moves.Flip()
    elif state.phase is Phase.HEAD or (state.phase is Phase.FLIP and seat == state.flipper):
        yield from _NAMED_FLIPS


def _awaited(state: State) -> set[Seat]:
    match state.phase:
        case Phase.FLIP if state.is_box_deck and state.options.flip_by == "tempo":
            return {CHANCE}
        case Phase.FLIP:
            return {state.flipper}
        case Phase.HEAD if not state.is_box_deck:
            return set(has_draw_pile(state)) - {seat for seat, _ in state.entered}
        case Phase.TOTEM:
            return {CHANCE, *state.seats}
        case Phase.MATCH:
            return {CHANCE, *parties(state)}
        case Phase.REGRAB:
            return {CHANCE, *(seat for tie in state.ties for seat in tie.seats)}
        case Phase.OVER:
            return set[Seat]()
        case _:
            return {CHANCE}
