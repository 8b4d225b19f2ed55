"""The game as the catalog lists it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engines.core.game import AwaitedBy, Game, RandomSource
from engines.core.measures import Measure
from engines.core.options import BadSetupError
from engines.core.printed import Printed
from engines.core.seats import CHANCE, Seat
from engines.core.values import replace
from engines.core.verdicts import Applied, Outcome
from engines.coups_bas import acting, chance, moves, play, reading, scoring, targets, view
from engines.coups_bas.answers import answering, entitled
from engines.coups_bas.candidates import candidates, idle_move
from engines.coups_bas.components import (
    BY_KIND,
    PRINTED,
    REACTIONS,
    TEAM_SEATS,
    Card,
    box_deck,
    kind_of,
    real_deck,
)
from engines.coups_bas.events import Event
from engines.coups_bas.listing import listed
from engines.coups_bas.measures import measures
from engines.coups_bas.moves import Close, Continue, Move, Stop
from engines.coups_bas.options import SEATS, Options
from engines.coups_bas.rules import RULES
from engines.coups_bas.secret import SECRET, heard_by
from engines.coups_bas.state import Phase, Player, State


class CoupsBas(Game[State, Move, Event]):
    """TOTEM!: build six floors, and let nobody else do so."""

    name = "coups_bas"
    seats = SEATS
    options = Options
    rules = RULES
    verdicts = play.VERDICTS | scoring.ENDINGS

    def start(self, seats: int, options: Options) -> State:
        """Return the table before the first deal."""
        if options.teams and seats not in TEAM_SEATS:
            raise BadSetupError("coups_bas-teams", seats=seats)
        if options.teams and options.partners != "across" and seats != max(TEAM_SEATS):
            partners = options.partners.replace("_", " ")
            raise BadSetupError("coups_bas-partners", seats=seats, partners=partners)
        return State(options, tuple(Player() for _ in range(seats)))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats that the game waits for."""
        return acting.to_act(state)

    def awaited(self, state: State) -> Mapping[Seat, AwaitedBy]:
        """Return the seats that may answer by their button, or the seat that is to play.

        All who may answer stay listed while presses come in: who pressed in vain is a secret.
        """
        if state.phase is Phase.WINDOW:
            return dict.fromkeys(entitled(state), "button")
        if state.awaits_first:
            return dict.fromkeys(state.seats, "board")
        return dict.fromkeys(sorted(self.to_act(state) - {CHANCE}), "phone")

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return the moves of the seat, or of chance."""
        return chance.candidates(state) if seat == CHANCE else candidates(state, seat)

    def fast_legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        """Return the legal moves as they are listed at once."""
        return listed(state, seat)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return the state and events after the legal move."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the champions after the last hand."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return the reaction time of the first press, and the heights of totems that changed."""
        return measures(before, move, after)

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return each seat's sum so far."""
        return dict(zip(state.seats, scoring.totals(state), strict=True))

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the table with the viewer's own hand only."""
        return view.view(state, viewer)

    def event_for(self, event: Event, viewer: Seat | None) -> Event | None:
        """Return the event without the cards that the viewer may not see."""
        return heard_by(event, viewer) if isinstance(event, SECRET) else event

    def parse(self, text: str) -> Move:
        """Return the move of the notation."""
        return reading.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def sample_chance(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the next move of chance."""
        return chance.draw(state, random, now_ns)

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return the press for the right to answer, None if the seat may not answer now."""
        window = state.window
        is_open = state.phase in (Phase.WINDOW, Phase.ANSWER)
        in_time = window.opened_ns <= at_ns <= state.presses_until_ns
        is_first = seat not in (*window.pressed, window.answerer)
        is_meant = is_open and in_time and is_first and seat in entitled(state)
        return moves.Buzz(at_ns) if is_meant else None

    def debt(self, state: State) -> State:
        """Return the state without the seats that agreed to stop: they postpone nothing."""
        return replace(state, stops=())

    def must_be_entered(self, state: State) -> bool:
        """Tell whether players must enter which seat begins the next hand."""
        return state.awaits_first

    def entered_by(self, state: State) -> frozenset[Seat]:
        """Return all seats while they are asked who begins."""
        return frozenset(state.seats if state.awaits_first else ())

    def takes_press(self, state: State, seat: Seat) -> bool:
        """Tell whether the seat may answer, also after a press: who pressed in vain is a secret."""
        return state.phase in (Phase.WINDOW, Phase.ANSWER) and seat in entitled(state)

    def is_private(self, state: State, move: Move) -> bool:
        """Tell whether the move names a card that only its owner knows."""
        return state.is_box_deck and isinstance(move, moves.OF_SECRET)

    def is_public(self, state: State, move: Move) -> bool:
        """Tell whether the cards of the move are laid open; dealt and stolen ones are not."""
        return not isinstance(move, (moves.Deal, moves.Steal))

    def default_move(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return the move of a resigned seat, None if it depends on real cards."""
        return Stop() if state.phase is Phase.STOP else idle_move(state, seat)

    def moves_for_bot(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        """Return no wish to hurry, stop or play on: people decide that, and bots agree."""
        own = tuple(move for move in moves if not isinstance(move, (Close, Continue, Stop)))
        return (Stop(),) if state.phase is Phase.STOP and moves else own

    def cards(self) -> tuple[Printed, ...]:
        """Return all cards of the box; copies look alike."""
        return PRINTED

    def move_for_piece(self, state: State, piece: str) -> tuple[Seat, Move] | None:
        """Return the move for a scanned real card: an answer, or a play without targets."""
        if state.is_box_deck or piece not in BY_KIND:
            return None
        card, kind = Card(piece), kind_of(Card(piece))
        answerer = state.window.answerer
        if state.phase is Phase.ANSWER and answerer is not None and kind == answering(state):
            return answerer, moves.Answer(card)
        is_plain = kind not in targets.NEEDS and kind not in REACTIONS
        return (
            (state.active, moves.Play(card)) if state.phase is Phase.ACTION and is_plain else None
        )

    def clock(self, state: State) -> int:
        """Return the table time of the last move with a time."""
        return state.clock_ns

    def time_of(self, move: Move) -> int | None:
        """Return the table time of the move."""
        return move.at_ns if isinstance(move, moves.STAMPED) else None

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return the deck for this number of players, once it is dealt."""
        if state.starter is None:
            return {}
        count = len(state.players)
        return Counter[str](box_deck(count) if state.is_box_deck else real_deck(count))

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the cards of every pile, hand and totem, and of the chain."""
        places: dict[str, tuple[str, ...]] = {
            "pile": state.pile,
            "discard": state.discard,
            "chain": tuple(link.card for link in state.chain),
            "looked": state.looked,
        }
        for seat, player in enumerate(state.players):
            places[f"{seat} hand"] = player.hand
            places[f"{seat} totem"] = player.totem
        return places

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return the cards in other hands and in the pile."""
        return view.secrets(state, viewer)
