"""The game as the catalog lists it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from engines.core.game import Game, RandomSource
from engines.core.measures import Measure, grown
from engines.core.options import BadSetupError, Value
from engines.core.printed import Printed
from engines.core.seats import CHANCE, Seat
from engines.core.steps import Step
from engines.core.verdicts import Applied, Outcome
from engines.tschukka import moves, play, reading, scoring, view
from engines.tschukka.absent import quietest
from engines.tschukka.candidates import candidates
from engines.tschukka.components import (
    COLOURS,
    PIECES_EACH,
    PRINTED,
    SPELLS,
    TOKENS,
    Family,
    token,
)
from engines.tschukka.counters import pending_spells
from engines.tschukka.events import Event
from engines.tschukka.listing import listed
from engines.tschukka.moves import Move
from engines.tschukka.options import SEATS, Options
from engines.tschukka.places import places
from engines.tschukka.play import (
    ageing,
    births,
    census,
    checks,
    flow,
    housing,
    hunt,
    illness,
    magic,
    meal,
    recount,
    reveal,
)
from engines.tschukka.rules import RULES
from engines.tschukka.secret import SECRET, masked
from engines.tschukka.setup import order_for, prepared
from engines.tschukka.state import SPELLS_OF, Phase, State, all_birds
from engines.tschukka.steps import steps
from engines.tschukka.usual import is_usual

_DRAWN: Final = (Phase.THROWING, Phase.FIRST)
_CHANCE: Final = frozenset({CHANCE})
_NOBODY: Final = frozenset[Seat]()


class Tschukka(Game[State, Move, Event]):
    """TOTEM: raise your family, feed it, enchant the others, build six pieces."""

    name = "tschukka"
    seats = SEATS
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
            *(census.BARRED, flow.COUNTERS_SHORT, recount.RECOUNT),
            *(scoring.SIX_PIECES, scoring.LARGER_FAMILY, scoring.MORE_BIRDS),
            *(scoring.OWN_TIE, scoring.NO_WINNER),
        }
    )

    def options_at(self, colours: Sequence[str], options: Options) -> Mapping[str, Value]:
        """Return the order in which each seat has the family of its button's colour."""
        if options.families != "buttons":
            return {}
        return {"families": order_for(colours, options.two_seats)}

    def start(self, seats: int, options: Options) -> State:
        """Return the village before the first round, or in it if options name the first family."""
        state = prepared(seats, options)
        if options.first_family == "random":
            return state
        first = Family(COLOURS.index(options.first_family))
        if first not in state.order:
            raise BadSetupError("tschukka-first-family", family=options.first_family, seats=seats)
        return flow.begin(state, first).state

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the owners of the awaited families, or chance when a draw is due."""
        if state.phase in _DRAWN:
            return _CHANCE
        queue = state.queue
        if len(queue) > 1 and state.is_simultaneous:
            return frozenset([state.owners[family] for family in queue])
        return _alone(state.owners[queue[0]]) if queue else _NOBODY

    def candidates(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the moves of the seat, a sample where there are too many."""
        return candidates(state, seat)

    def fast_legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...] | None:
        """Return the candidates of a seat, less the few that the rules refuse."""
        return listed(state, seat)

    def fast_is_legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Tell whether the move is made in turn and surely legal."""
        return is_usual(state, seat, move)

    def steps(self, state: State, seat: Seat, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
        """Return the next answers on the way to a housing, spells, or thrown births."""
        return steps(state, seat, chosen)

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Event]:
        """Return the state and events after the legal move."""
        return play.advance(state, move)

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners once a pole is complete."""
        return None if state.ending is None else scoring.outcome(state)

    def measures(self, before: State, move: Move, after: State) -> Iterator[Measure]:
        """Return the new heights of the poles."""
        return grown(scoring.poles(before), scoring.poles(after))

    def scores(self, state: State) -> Mapping[Seat, int]:
        """Return the height of the tallest pole of each seat."""
        return scoring.poles(state)

    def view(self, state: State, viewer: Seat | None) -> view.View:
        """Return the village with the viewer's own secrets only."""
        return view.view(state, viewer)

    def event_for(self, event: Event, viewer: Seat | None) -> Event | None:
        """Return the event without the secrets of other seats."""
        if not isinstance(event, SECRET) or event.seat == viewer:
            return event
        return masked(event)

    def parse(self, text: str) -> Move:
        """Return the move of the notation."""
        return reading.parse(text)

    def write(self, move: Move) -> str:
        """Return the notation of the move."""
        return moves.write(move)

    def sample_chance(self, state: State, random: RandomSource, now_ns: int) -> Move:
        """Return the first family, or a fair throw of the newborn."""
        if state.phase is Phase.FIRST:
            return moves.First(state.order[random.randrange(0, len(state.order))])
        family = state.queue[0]
        return moves.Born(family, births.throw(state, random, family))

    def must_be_entered(self, state: State) -> bool:
        """Tell whether people throw the counters of the newborn and enter the result."""
        return state.phase is Phase.THROWING and state.options.chance == "table"

    def entered_by(self, state: State) -> frozenset[Seat]:
        """Return the owner of the family whose newborn were thrown."""
        is_thrown = self.must_be_entered(state)
        return frozenset({state.owners[state.queue[0]]}) if is_thrown else frozenset()

    def is_private(self, state: State, move: Move) -> bool:
        """Tell whether the move names a counter that only its owner knows."""
        is_named = isinstance(move, moves.Ready) and bool(move.spells)
        return is_named or isinstance(move, (moves.Place, moves.Reveal))

    def is_public(self, state: State, move: Move) -> bool:
        """Tell whether the move names no counter and no person in secret."""
        is_named = isinstance(move, moves.Ready) and bool(move.spells)
        is_secret = isinstance(move, (moves.Choose, moves.Place, moves.Write, moves.Note))
        return not is_named and not is_secret

    def is_retired(self, state: State, move: Move) -> bool:
        """Tell whether the move marks a single counter, which others could count."""
        return state.is_simultaneous and isinstance(move, moves.Reveal)

    def default_move(self, state: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return the move of a resigned seat: the one that casts the fewest spells."""
        return quietest(legal)

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        """Return the move of a press in a reveal pass: turn up the next counter, or ready.

        Where all reveal at once it is ready with every counter of the phase.
        """
        mine = (family for family in state.awaited if state.owners[family] == seat)
        family = next(mine, None)
        if family is None or state.phase not in SPELLS_OF:
            return None
        waiting = pending_spells(state, family)
        if state.is_simultaneous or not waiting:
            return moves.Ready(family, tuple(spell for spell in SPELLS if spell in waiting))
        return moves.Reveal(family, waiting[0])

    def cards(self) -> tuple[Printed, ...]:
        """Return the spell counters of all families."""
        return PRINTED

    def move_for_piece(self, state: State, piece: str) -> tuple[Seat, Move] | None:
        """Return the reveal of a real counter, where counters are turned up one by one."""
        if state.is_simultaneous or state.phase not in SPELLS_OF or piece not in TOKENS:
            return None
        family, spell = TOKENS[piece]
        is_asked = family in state.awaited
        return (state.owners[family], moves.Reveal(family, spell)) if is_asked else None

    def inventory(self, state: State) -> Mapping[str, int]:
        """Return birds, totem pieces and spell counters; people are counted freely (T-09)."""
        counts = {"bird": all_birds(state.options)}
        for family in state.turn_order:
            counts[f"{COLOURS[family]} piece"] = PIECES_EACH
            counts.update({token(family, spell): 1 for spell in SPELLS})
        return counts

    def pieces(self, state: State) -> Mapping[str, tuple[str, ...]]:
        """Return the pieces in the supply, the pens, on the poles, in hands and on huts."""
        return places(state)

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        """Return the hidden counters and notes of other seats."""
        return view.secrets(state, viewer)


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})
