"""Phase 5: families eat one after the other; a family short of birds loses people."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.values import changer, maker, replace
from engines.tschukka.components import (
    ALL_KINDS,
    COLOURS,
    ELDER,
    FED_BY_A_BIRD,
    HUT_NAMES,
    KINDS,
    PEN_ROOM,
    Family,
    Hut,
    Kind,
    huts_of,
)
from engines.tschukka.events import Ate, Event, NotesOpened, PenCut, Starved
from engines.tschukka.moves import Note, Remove
from engines.tschukka.people import without_elders
from engines.tschukka.play.checks import check
from engines.tschukka.play.ledger import close_phase, move_birds, pay_birds, take
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.voters import voters
from engines.tschukka.secret import Noted
from engines.tschukka.state import Phase, State, Vote

MEAL = "tschukka.meal"
HUNGER = "tschukka.hunger"
STARVATION = "tschukka.starvation"
NOTES = "tschukka.notes"
PEN_CUT = "tschukka.pen_cut"

_ate = maker(Ate)
_starved = maker(Starved)
_beginning = changer(State, "phase", "queue", "eaters", "missing")
_before = changer(State, "eaters")
_asking = changer(State, "missing", "queue")


def begin_meal(state: State) -> State:
    """Return the start of the meal."""
    return _beginning(state, Phase.MEAL, (), state.alive(), 0)


def feed(state: State) -> Progress:
    """Return the progress after families ate in turn, up to the first one short of birds (T-22)."""
    shares: dict[Family, int] = {}
    told: list[Event] = []
    for place, family in enumerate(state.eaters):
        clan = state.clans[family]
        members = clan.members
        need = -(-members // FED_BY_A_BIRD)
        birds = min(need, clan.birds)
        missing = need - birds
        shares[family] = -birds
        told.append(_ate(HUNGER if missing else MEAL, COLOURS[family], members, birds, missing))
        if missing:
            fed = move_birds(_before(state, state.eaters[place:]), shares, "meal")
            return Progress(fed, tuple(told)).joined(_go_hungry(fed, missing))
    return Progress(move_birds(_before(state, ()), shares, "meal"), tuple(told))


def end_meal(state: State) -> Progress:
    """Return the end of the meal: each pen is cut to what it may hold."""
    progress = Progress(state)
    if max([clan.birds for clan in state.clans]) > PEN_ROOM:
        progress = progress.each(state.turn_order, _cut_pen)
    return progress.then(lambda state: close_phase(state, "meal"))


def remove(state: State, move: Remove) -> Progress:
    """Return the progress after one named villager starved."""
    rest = state.missing - 1
    turned = _asking(state, rest, (*state.queue[1:], state.queue[0]))
    progress = _starve(turned, move.hut, move.kind, 1)
    after = progress.state
    return progress if rest and _removable(after) else progress.then(_finish)


def note(state: State, move: Note) -> Progress:
    """Return the progress after a note was written; after the last one all notes are opened."""
    vote = Vote(move.family, move.hut, move.kind)
    queue = tuple(family for family in state.queue if family != move.family)
    told = Noted(COLOURS[move.family], state.owners[move.family], vote.notation)
    progress = Progress(replace(state, votes=(*state.votes, vote), queue=queue), (told,))
    return progress if queue else progress.then(_open_notes)


def _go_hungry(state: State, missing: int) -> Progress:
    """Return the question who starves, or the loss of all who can if they are too few (T-23)."""
    if _removable(state) <= missing:
        return _starve_all(replace(state, missing=missing)).then(_finish)
    by_notes = state.options.meal == "b"
    phase = Phase.NOTING if by_notes else Phase.STARVING
    queue = voters(state, state.eaters[0])
    return Progress(replace(state, phase=phase, missing=missing, queue=queue, votes=()))


def _removable(state: State) -> int:
    people = state.clans[state.eaters[0]].people
    return without_elders(people) if state.options.meal == "base" else sum(people)


def _starve_all(state: State) -> Progress:
    progress = Progress(state)
    spares_elders = state.options.meal == "base"
    for hut in huts_of(state.eaters[0]):
        for kind in ALL_KINDS:
            count = state.people_in(hut)[kind]
            if count and not (spares_elders and kind == ELDER):
                progress = progress.joined(_starve(progress.state, hut, kind, count))
    return progress


def _starve(state: State, hut: Hut, kind: Kind, count: int) -> Progress:
    family = COLOURS[state.eaters[0]]
    told = _starved(STARVATION, family, HUT_NAMES[hut], KINDS[kind], count)
    return Progress(take(state, hut, kind, count, "starvation"), (told,))


def _open_notes(state: State) -> Progress:
    """Apply the notes in turn order until enough starved; nobody starves twice (T-46)."""
    order = sorted(state.votes, key=lambda vote: state.turn_order.index(vote.family))
    progress = Progress(state)
    missing, lost = state.missing, list[Vote]()
    for vote in order:
        if missing and not progress.state.people_in(vote.hut)[vote.kind]:
            lost.append(vote)
        elif missing:
            progress = progress.joined(_starve(progress.state, vote.hut, vote.kind, 1))
            missing -= 1
    told = NotesOpened(NOTES, _written(order), _written(lost))
    after = replace(progress.state, missing=missing, votes=())
    opened = Progress(after, (told, *progress.events))
    return opened.then(lambda state: _go_hungry(state, missing) if missing else _finish(state))


def _written(votes: Iterable[Vote]) -> tuple[str, ...]:
    return tuple(vote.notation for vote in votes)


def _finish(state: State) -> Progress:
    """Check the family before the next one eats (T-56)."""
    family = state.eaters[0]
    return check(replace(state, missing=0), family).then(_next_eater)


def _next_eater(state: State) -> Progress:
    return Progress(replace(state, phase=Phase.MEAL, queue=(), eaters=state.eaters[1:]))


def _cut_pen(state: State, family: Family) -> Progress:
    over = state.clans[family].birds - PEN_ROOM
    if over <= 0:
        return Progress(state)
    after = pay_birds(state, family, over, "pen_cut")
    return Progress(after, (PenCut(PEN_CUT, COLOURS[family], over),))
