"""Phase 5: families eat one after the other; a family short of birds loses people."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.values import replace
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
from engines.tschukka.events import Ate, NotesOpened, PenCut, Starved
from engines.tschukka.moves import Note, Remove
from engines.tschukka.people import without_elders
from engines.tschukka.play.checks import check
from engines.tschukka.play.ledger import close_phase, pay_birds, take
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.voters import voters
from engines.tschukka.secret import Noted
from engines.tschukka.state import Phase, State, Vote

MEAL = "tschukka.meal"
HUNGER = "tschukka.hunger"
STARVATION = "tschukka.starvation"
NOTES = "tschukka.notes"
PEN_CUT = "tschukka.pen_cut"


def begin_meal(state: State) -> Progress:
    """Return the start of the meal."""
    return Progress(replace(state, phase=Phase.MEAL, queue=(), eaters=state.alive(), missing=0))


def feed(state: State) -> Progress:
    """Return the progress after the next family ate as far as its birds go (T-22)."""
    family = state.eaters[0]
    clan = state.clans[family]
    need = -(-clan.members // FED_BY_A_BIRD)
    birds = min(need, clan.birds)
    missing = need - birds
    told = Ate(HUNGER if missing else MEAL, COLOURS[family], clan.members, birds, missing)
    fed = Progress(pay_birds(state, family, birds, "meal"), (told,))
    return fed.then(lambda state: _go_hungry(state, missing) if missing else _next_eater(state))


def end_meal(state: State) -> Progress:
    """Return the end of the meal: each pen is cut to what it may hold."""
    progress = Progress(state).each(state.turn_order, _cut_pen)
    return progress.then(lambda state: close_phase(state, "meal"))


def remove(state: State, move: Remove) -> Progress:
    """Return the progress after one named villager starved."""
    progress = _starve(state, move.hut, move.kind, 1)
    rest = progress.state.missing - 1
    queue = (*state.queue[1:], state.queue[0])
    after = replace(progress.state, missing=rest, queue=queue)
    progress = Progress(after, progress.events)
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
    hungry = replace(state, missing=missing)
    if _removable(hungry) <= missing:
        return _starve_all(hungry).then(_finish)
    by_notes = state.options.meal == "b"
    phase = Phase.NOTING if by_notes else Phase.STARVING
    return Progress(replace(hungry, phase=phase, queue=voters(state, state.eaters[0]), votes=()))


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
    told = Starved(STARVATION, family, HUT_NAMES[hut], KINDS[kind], count)
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
