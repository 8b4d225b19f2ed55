"""The game as the catalog lists it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engines.core.game import Game, RandomSource
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat
from engines.coups_bas import (
    chain,
    chance,
    effects,
    moves,
    play,
    reading,
    scoring,
    targets,
    view,
    windows,
)
from engines.coups_bas.answers import answering, entitled
from engines.coups_bas.candidates import candidates, idle_move
from engines.coups_bas.components import (
    BY_KIND,
    REACTIONS,
    TEAM_SEATS,
    Card,
    box_deck,
    kind_of,
    real_deck,
)
from engines.coups_bas.endings import ENDINGS
from engines.coups_bas.events import Event
from engines.coups_bas.measures import measures
from engines.coups_bas.moves import Move
from engines.coups_bas.options import Options
from engines.coups_bas.rules import RULES
from engines.coups_bas.secret import SECRET, heard_by
from engines.coups_bas.state import Phase, Player, State

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.measures import Measure
    from engines.core.verdicts import Applied, Outcome


class CoupsBas(Game[State, Move, Event]):
    """TOTEM!: build six floors, and let nobody else do so."""

    name = "coups_bas"
    seats = range(2, 7)
    options = Options
    rules = RULES
    verdicts = frozenset(
        {*effects.VERDICTS, *chain.VERDICTS, *windows.VERDICTS, *play.VERDICTS, *ENDINGS}
    )

    def start(self, seats: int, options: Options) -> State:
        """Return the table before the first deal."""
        if options.teams and seats not in TEAM_SEATS:
            raise BadSetupError("coups_bas-teams", seats=seats)
        return State(options, tuple(Player() for _ in range(seats)))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is awaited: who acts, who may answer, and chance for what it owes.

        It shows nothing of a hand: who may answer is asked whether or not he can.
        """
        match state.phase:
            case Phase.ACTION | Phase.LYNX | Phase.SHED:
                return frozenset({state.active})
            case Phase.WINDOW if not state.window.presses:
                return frozenset({CHANCE, *entitled(state)})
            case Phase.ANSWER if state.window.answerer is not None:
                return frozenset({CHANCE, state.window.answerer})
            case Phase.OVER:
                return frozenset()
            case _:
                return frozenset({CHANCE})

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return the moves of the seat, or what chance may do."""
        return chance.candidates(state) if seat == CHANCE else candidates(state, seat)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return what the legal move brings."""
        return play.advance(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the champions after the last hand."""
        return scoring.outcome(state) if state.phase is Phase.OVER else None

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return how fast the first button was, and how the totems grow."""
        return measures(before, move, after)

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return each seat's sum so far."""
        return dict(zip(state.seats, scoring.totals(state), strict=True))

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the table with the viewer's own hand only."""
        return view.view(state, viewer)

    def seen_by(self, event: Event, viewer: Seat | None) -> Event | None:
        """Return the event without the cards that the viewer may not know."""
        return heard_by(event, viewer) if isinstance(event, SECRET) else event

    def parse(self, text: str) -> Move:
        """Return the move written so."""
        return reading.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def draw(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return what chance owes, at its time."""
        return chance.draw(state, random, now_ns)

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return the press for the right to answer, or None where it can mean nothing."""
        window = state.window
        is_open = state.phase in (Phase.WINDOW, Phase.ANSWER)
        in_time = window.opened_ns <= at_ns <= window.until_ns
        is_first = seat not in (*window.pressed, window.answerer)
        is_meant = is_open and in_time and is_first and seat in entitled(state)
        return moves.Buzz(at_ns) if is_meant else None

    def is_private(self, state: State, move: Move) -> bool:
        """Tell whether the move names a card that only its owner knows."""
        return state.is_box_deck and isinstance(move, moves.OF_SECRET)

    def stand_in(self, state: State, seat: Seat) -> Move | None:
        """Return the move that changes least, or None where only real cards could tell."""
        return idle_move(state, seat)

    def scanned(self, state: State, piece: str) -> tuple[Seat, Move] | None:
        """Return the answer that a real card is, or its play when it needs no target."""
        if state.is_box_deck or piece not in BY_KIND:
            return None
        card, kind = Card(piece), kind_of(Card(piece))
        answerer = state.window.answerer
        if state.phase is Phase.ANSWER and answerer is not None and kind == answering(state):
            return answerer, moves.Answer(card)
        is_plain = kind not in targets.NEEDS and kind not in REACTIONS
        return (state.active, moves.Play(card)) if _is_action(state) and is_plain else None

    def clock(self, state: State) -> int:
        """Return the table time of the last stamped move."""
        return state.clock_ns

    def time_of(self, move: Move) -> int | None:
        """Return the stamp of the move."""
        return move.at_ns if isinstance(move, moves.STAMPED) else None

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return the deck for this number of players, once it is dealt."""
        if state.starter is None:
            return {}
        count = len(state.players)
        return Counter[str](box_deck(count) if state.is_box_deck else real_deck(count))

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the cards of every pile, hand and totem, and those in the air."""
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


def _is_action(state: State) -> bool:
    return state.phase is Phase.ACTION
