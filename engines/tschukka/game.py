"""The game as the catalog lists it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Game, RandomSource
from engines.core.judge import legal_moves
from engines.core.measures import grown
from engines.core.options import BadSetupError
from engines.core.seats import CHANCE, Seat
from engines.tschukka import (
    ageing,
    births,
    census,
    checks,
    course,
    housing,
    hunt,
    illness,
    magic,
    meal,
    moves,
    play,
    reading,
    reveal,
    scoring,
    view,
)
from engines.tschukka.absent import quietest
from engines.tschukka.candidates import candidates
from engines.tschukka.components import COLOURS, PIECES_EACH, SPELLS, Family, token
from engines.tschukka.events import Event
from engines.tschukka.moves import Move
from engines.tschukka.options import Options
from engines.tschukka.places import places
from engines.tschukka.rules import RULES
from engines.tschukka.secret import SECRET, masked
from engines.tschukka.setup import owners_of, prepared
from engines.tschukka.state import SPELLS_OF, Phase, State, all_birds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from engines.core.measures import Measure
    from engines.core.verdicts import Applied, Outcome


class Tschukka(Game[State, Move, Event]):
    """TOTEM: raise your family, feed it, enchant the others, build six pieces."""

    name = "tschukka"
    seats = range(2, 5)
    options = Options
    rules = RULES
    verdicts = frozenset(
        {
            *(housing.REPLACEMENT, housing.DISCARD, magic.SACRIFICE, reveal.CANCELLED),
            *(births.BIRTH, hunt.HUNT, hunt.HUNT_SHORT),
            *(meal.MEAL, meal.HUNGER, meal.STARVATION, meal.NOTES, meal.PEN_CUT),
            *(illness.ILLNESS, illness.MINOR_CURE, illness.MAJOR_CURE),
            *(ageing.AGEING, ageing.YOUTH),
            *(checks.EXTINCT, checks.ELDERS_LOST, checks.ELDERS_FLOOR, checks.DISMANTLED),
            *(census.FIRST_AND_SECOND, census.TWO_FIRST, census.TIED_SECOND, census.TIED_FIRST),
            *(census.LARGEST, census.ALL_LARGEST, census.B_TIED_SECOND, census.B_TIED_FIRST),
            *(census.BARRED, course.COUNTERS_SHORT),
            *(scoring.SIX_PIECES, scoring.LARGER_FAMILY, scoring.MORE_BIRDS),
            *(scoring.OWN_TIE, scoring.NO_WINNER),
        }
    )

    def start(self, seats: int, options: Options) -> State:
        """Return the village before the first round, or in it when its first family is named."""
        owners = owners_of(seats, options)
        state = prepared(owners, options)
        if options.first_family == "random":
            return state
        first = COLOURS.index(options.first_family)
        if first >= len(owners):
            raise BadSetupError("tschukka-first-family", family=options.first_family, seats=seats)
        return course.begin(state, Family(first)).state

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the owners of the awaited families, or chance for what it owes."""
        if state.phase in (Phase.FIRST, Phase.THROWING):
            return frozenset({CHANCE})
        return frozenset(state.owners[family] for family in state.awaited)

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        """Return the moves of the seat, sampled where they explode."""
        return candidates(state, seat)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return what the legal move brings."""
        del seat
        return play.advance(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners once a pole is complete."""
        return scoring.outcome(state)

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return the new heights of the poles."""
        del move
        return grown(scoring.poles(before), scoring.poles(after))

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return how tall the tallest pole of each seat is."""
        return scoring.poles(state)

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the village with the viewer's own secrets only."""
        return view.view(state, viewer)

    def seen_by(self, event: Event, viewer: Seat | None) -> Event | None:
        """Return the event without what others chose, placed, wrote or noted in secret."""
        if not isinstance(event, SECRET) or event.seat == viewer:
            return event
        return masked(event)

    def parse(self, text: str) -> Move:
        """Return the move written so."""
        return reading.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def draw(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the first family, or a fair throw of the newborn."""
        del now_ns
        if state.phase is Phase.FIRST:
            return moves.First(Family(random.randrange(0, len(state.clans))))
        family = state.queue[0]
        return moves.Born(family, births.throw(state, random, family))

    def must_be_entered(self, state: State) -> bool:
        """Tell whether the table throws the counters of the newborn itself."""
        return state.phase is Phase.THROWING and state.options.chance == "table"

    def entered_by(self, state: State) -> frozenset[Seat]:
        """Return the owner of the family whose newborn were thrown."""
        is_thrown = self.must_be_entered(state)
        return frozenset({state.owners[state.queue[0]]}) if is_thrown else frozenset()

    def is_private(self, state: State, move: Move) -> bool:
        """Tell whether the move names a counter that only its owner knows."""
        del state
        return isinstance(move, (moves.Place, moves.Reveal))

    def stand_in(self, state: State, seat: Seat) -> Move | None:
        """Return what keeps the families of who resigned alive and harms nobody."""
        return quietest(legal_moves(self, state, seat))

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return what the button means in a reveal pass: turn up the next counter, or ready."""
        del at_ns
        mine = (family for family in state.awaited if state.owners[family] == seat)
        family = next(mine, None)
        if family is None or state.phase not in SPELLS_OF:
            return None
        waiting = reveal.pending(state, family)
        return moves.Reveal(family, waiting[0].spell) if waiting else moves.Ready(family)

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return birds, totem pieces and spell counters; people are counted freely (T-09)."""
        counts = {"bird": all_birds(state.options)}
        for family in state.turn_order:
            counts[f"{COLOURS[family]} piece"] = PIECES_EACH
            counts.update({token(family, spell): 1 for spell in SPELLS})
        return counts

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return what lies in the supply, the pens, on the poles, in hands and on huts."""
        return places(state)

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return the counters and notes of others that are not open."""
        return view.secrets(state, viewer)
