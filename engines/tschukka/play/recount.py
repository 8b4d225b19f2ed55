"""Sets the huts of a family right, as they stand on the real board."""

from __future__ import annotations

from engines.core.values import replace
from engines.tschukka.components import COLOURS, HUT_NAMES, huts_of
from engines.tschukka.events import Recounted
from engines.tschukka.moves import Recount
from engines.tschukka.people import write_people
from engines.tschukka.play.births import expect_again
from engines.tschukka.play.progress import Progress
from engines.tschukka.state import Phase, State

RECOUNT = "tschukka.recount"


def recount(state: State, move: Recount) -> Progress:
    """Return the progress with these huts; the open list for the board loses its lines on them."""
    family = move.family
    huts = {HUT_NAMES[hut] for hut in huts_of(family)}
    after = state.with_clan(family, replace(state.clans[family], huts=move.huts))
    after = replace(after, changes=tuple(line for line in state.changes if line.place not in huts))
    told = Recounted(RECOUNT, COLOURS[family], tuple(map(write_people, move.huts)))
    progress = Progress(after, (told,))
    if state.phase is Phase.THROWING and family in state.queue:
        return progress.then(lambda now: expect_again(now, family))
    return progress
