"""The game as the catalog lists it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engines.quick_draw.options import SEATS, Options
from engines.quick_draw.rules import RULES
from engines.quick_draw.state import Move, Phase, Settled, State

from engines.core.first_press import DEFAULT_MARGIN_US, Press, first_presses
from engines.core.game import Game, RandomSource
from engines.core.notation import NS_PER_MS, NotationError, read_time, write_time
from engines.core.seats import CHANCE, Seat, clockwise
from engines.core.verdicts import Applied, Outcome

FIRST, TIED, TARGET = "quick_draw.first", "quick_draw.tied", "quick_draw.target"


@dataclass(frozen=True, slots=True)
class View:
    """What every viewer may know."""

    phase: Phase
    points: tuple[int, ...]
    ready: tuple[Seat, ...]


class QuickDraw(Game[State, Move, Settled]):
    """Wait for the signal; the first press wins the round."""

    name = "quick_draw"
    seats = SEATS
    options = Options
    rules = RULES
    verdicts = frozenset({FIRST, TIED, TARGET})

    def start(self, seats: int, options: Options) -> State:
        return State(options, (0,) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        seats = frozenset(clockwise(0, len(state.points)))
        chance = frozenset({CHANCE})
        return {
            "ready": seats - state.ready,
            "signal": chance,
            "draw": chance if state.presses else seats,
            "over": frozenset[Seat](),
        }[state.phase]

    def candidates(self, state: State, seat: Seat) -> Iterator[Move]:
        soon_ns = state.clock_ns + 300 * NS_PER_MS
        timed, plain = ("signal", "settle") if seat == CHANCE else ("draw", "ready")
        yield from (Move(timed, soon_ns), Move(plain))

    def advance(self, state: State, seat: Seat, move: Move) -> Applied[State, Settled]:
        clock_ns = max(state.clock_ns, move.at_ns or 0)
        match move.kind:
            case "ready":
                ready = state.ready | {seat}
                phase: Phase = "signal" if len(ready) == len(state.points) else "ready"
                return Applied(replace(state, ready=ready, phase=phase))
            case "signal":
                return Applied(replace(state, phase="draw", clock_ns=clock_ns))
            case "draw":
                presses = (*state.presses, Press(move.at_ns or 0, seat))
                return Applied(replace(state, presses=presses, clock_ns=clock_ns))
            case _:
                return _settle(state)

    def outcome(self, state: State) -> Outcome | None:
        scores = self.scores(state)
        winner = max(scores, key=lambda seat: scores[seat])
        return Outcome((winner,), scores, TARGET) if state.phase == "over" else None

    def scores(self, state: State) -> Mapping[Seat, int]:
        return dict(zip(clockwise(0, len(state.points)), state.points, strict=True))

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(state.phase, state.points, tuple(sorted(state.ready)))

    def event_for(self, event: Settled, viewer: Seat | None) -> Settled:
        return event

    def parse(self, text: str) -> Move:
        kind, _, time = text.partition(" ")
        if kind in ("signal", "draw"):
            return Move(kind, read_time(time))
        if text in ("ready", "settle"):
            return Move(text)
        raise NotationError("move", text, like="ready")

    def write(self, move: Move) -> str:
        return move.kind if move.at_ns is None else f"{move.kind} {write_time(move.at_ns)}"

    def sample_chance(self, state: State, random: RandomSource, now_ns: int) -> Move:
        if state.phase == "draw":
            return Move("settle")
        return Move("signal", now_ns + random.randrange(1_000, 3_000) * NS_PER_MS)

    def press(self, state: State, seat: Seat, at_ns: int) -> Move | None:
        return Move("draw", at_ns) if state.phase == "draw" else None

    def clock(self, state: State) -> int:
        return state.clock_ns

    def time_of(self, move: Move) -> int | None:
        return move.at_ns

    def secrets(self, state: State, viewer: Seat | None) -> frozenset[str]:
        return frozenset()


def _settle(state: State) -> Applied[State, Settled]:
    seats = tuple(press.seat for press in first_presses(state.presses, DEFAULT_MARGIN_US))
    after = replace(state, phase="ready", ready=frozenset(), presses=())
    if len(seats) > 1:
        return Applied(after, (Settled(TIED, seats),))
    points = tuple(old + (seat in seats) for seat, old in enumerate(state.points))
    phase: Phase = "over" if max(points) == state.options.points else "ready"
    return Applied(replace(after, points=points, phase=phase), (Settled(FIRST, seats),))
