"""The game as the catalog lists it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engines.arriba import chance, moves, play, sayings, scoring, view
from engines.arriba.candidates import candidates
from engines.arriba.components import FACES, INVENTORY, PRINTED, SHAPES_ALONE, UNKNOWN, Card
from engines.arriba.events import Event
from engines.arriba.measures import measures
from engines.arriba.moves import Go, Grab, Move
from engines.arriba.options import SEATS, Options
from engines.arriba.pending import awaited_seats, card_turners, seats_to_act
from engines.arriba.play import answers, claims, flips, flow, grabs, settlement, wins, wrong_grabs
from engines.arriba.rules import RULES
from engines.arriba.rules.turns import is_turn_counted
from engines.arriba.state import Hand, Phase, State
from engines.arriba.usual import is_usual, usual_moves
from engines.core.first_press import Press
from engines.core.game import AwaitedBy, Game, RandomSource
from engines.core.measures import Measure
from engines.core.options import BadSetupError
from engines.core.printed import Printed
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied, Outcome


class Arriba(Game[State, Move, Event]):
    """Arriba!: players flip in turn and grab when their shape matches."""

    name = "arriba"
    seats = SEATS
    options = Options
    rules = RULES
    verdicts = scoring.ENDINGS.union(
        answers.VERDICTS,
        claims.VERDICTS,
        flips.VERDICTS,
        flow.VERDICTS,
        grabs.VERDICTS,
        settlement.VERDICTS,
        wins.VERDICTS,
        wrong_grabs.VERDICTS,
    )

    def start(self, seats: int, options: Options) -> State:
        """Return the state before the first deal."""
        if seats < min(_PRINTED_SEATS) and options.two_seats == "refuse":
            raise BadSetupError("arriba-two-seats", seats=seats, option="two_seats")
        return State(options, tuple(Hand() for _ in range(seats)))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the flipper, the seats that may grab, and CHANCE for what it owes."""
        return seats_to_act(state)

    def awaited(self, state: State) -> Mapping[Seat, AwaitedBy]:
        """Return the seats that may grab, or are to turn a card."""
        return awaited_seats(state)

    def is_race(self, state: State) -> bool:
        """Tell whether a grab may be due, announced or not."""
        return state.phase is Phase.LOOK or super().is_race(state)

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return the seat's flips and typical grabs, or the moves of chance."""
        return chance.candidates(state) if seat == CHANCE else candidates(state, seat)

    def fast_legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        """Return the legal moves of a seat where the box holds the cards, without judging each."""
        return usual_moves(state, seat)

    def fast_is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Tell whether this is a usual move where the box holds the cards."""
        return is_usual(state, seat, move)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return the state and the events after a legal move."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners after the last round."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return reaction times and wrong presses."""
        return measures(before, move, after)

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return each seat's sum so far."""
        return dict(zip(state.seats, scoring.totals(state), strict=True))

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the view without hidden faces, the same for all viewers."""
        return view.view(state)

    def event_for(self, event: Event, viewer: Seat | None) -> Event:
        """Return the event itself: events of this game name open cards only."""
        return event

    def parse(self, text: str) -> Move:
        """Return the move of the notation."""
        return moves.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def sample_chance(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the move that chance owes, with its time."""
        return chance.draw(state, random, now_ns)

    def debt(self, state: State) -> Any:
        """Return the state without what a press changes that counts for nothing."""
        return chance.debt(state)

    def must_be_entered(self, state: State) -> bool:
        """Tell whether players must enter who begins, whose hand was lowest, or what lay there."""
        is_told = state.is_judged and state.phase is Phase.FLIP
        return state.phase is Phase.LOWER or state.awaits_first or is_told

    def entered_by(self, state: State) -> frozenset[Seat]:
        """Return all seats while they are asked who begins."""
        return frozenset(state.seats if state.awaits_first else ())

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return the grab at the time of the press, or the signal of a head.

        A press of that player for a duel that stands is a grab: the signal stays due (A-28).
        """
        is_signaller = state.awaits_signal and seat == state.head and at_ns >= state.opened_ns
        has_claim = is_signaller and claims.claim_of(state, Press(at_ns, seat)) is not None
        return Go(at_ns) if is_signaller and not has_claim else Grab(at_ns)

    def default_move(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return the signal of a head, which must not wait for a seat that resigned."""
        return Go(state.clock_ns) if state.awaits_signal and seat == state.head else None

    def is_made_on_table(self, state: State, move: Move) -> bool:
        """Tell whether the move is a flip and only the button in the middle flips."""
        return isinstance(move, moves.Flip) and state.options.flip_by == "button"

    def is_public(self, state: State, move: Move) -> bool:
        """Tell whether the move is anything but the deal, which lies face down."""
        return not isinstance(move, moves.Deal)

    def cards(self) -> tuple[Printed, ...]:
        """Return the deck."""
        return PRINTED

    def move_for_piece(self, state: State, piece: str) -> tuple[Seat, Move] | None:
        """Return the flip of a real card held to the reader, and the seat that is to flip."""
        turners = tuple(card_turners(state) if piece in _FACES else ())
        return (turners[0], moves.Flip(Card(piece))) if turners else None

    def moves_for_bot(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        """Return the moves without what only people see, who have the real cards before them."""
        return [move for move in moves if not isinstance(move, sayings.SAID)]

    def table_button(self, state: State, at_ns: int) -> tuple[Seat, Move] | None:
        """Return the flipper's flip, or the count of a real card that was turned."""
        if is_turn_counted(state, at_ns):
            return (CHANCE, moves.Turned(at_ns))
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
        """Return the cards of every pile; a shape alone may be any of its cards."""
        piles = {"centre": state.centre}
        for seat, hand in enumerate(state.hands):
            piles[f"{seat} draw"] = hand.draw
            piles[f"{seat} open"] = hand.open
        return {name: tuple(map(_piece, pile)) for name, pile in piles.items()}

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return the faces of all hidden cards."""
        return view.secrets(state)


def _piece(card: Card) -> str:
    return UNKNOWN if card in SHAPES_ALONE else card


_PRINTED_SEATS = range(3, 9)
_FACES = frozenset(FACES)
