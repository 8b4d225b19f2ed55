"""Phase 2: families choose spells, pay for them and lay them face down on huts."""

from __future__ import annotations

from engines.core.values import replace
from engines.tschukka.components import COLOURS, HUT_NAMES, Family, Hut, Spell, token
from engines.tschukka.counters import allowance, cast_by
from engines.tschukka.events import Passed, Sacrificed
from engines.tschukka.moves import Choose, Pass, Place, Write
from engines.tschukka.play.ledger import close_phase, pay_birds
from engines.tschukka.play.progress import Progress
from engines.tschukka.secret import Chose, Placed, Wrote
from engines.tschukka.state import Counter, Phase, State

SACRIFICE = "tschukka.sacrifice"


def begin_magic(state: State) -> Progress:
    """Return the start of the phase, by variant; the reveals of the last round are cleared."""
    fresh = replace(state, chosen=((),) * len(state.clans), sheets=(), shown=())
    match state.options.spells:
        case "base":
            return Progress(replace(fresh, phase=Phase.CHOOSING, queue=state.alive()))
        case "a":
            able = tuple(family for family in state.alive() if allowance(fresh, family))
            return Progress(replace(fresh, phase=Phase.PLACING, queue=able))
        case "b":
            return Progress(replace(fresh, phase=Phase.WRITING, queue=state.alive()))


def choose(state: State, move: Choose) -> Progress:
    """Return the progress after the family chose its counters and paid birds for them."""
    family = move.family
    chosen = (*state.chosen[:family], move.spells, *state.chosen[family + 1 :])
    after = replace(state, chosen=chosen, queue=state.queue[1:])
    counters = tuple(token(family, spell) for spell in move.spells)
    told = Chose(COLOURS[family], state.owners[family], len(counters), counters)
    return _sacrifice(Progress(after, (told,)), family, len(counters) - state.clans[family].pole)


def begin_placing(state: State) -> Progress:
    """Return the start of placing: families with chosen counters lay them one by one."""
    queue = tuple(family for family in state.turn_order if state.chosen[family])
    return Progress(replace(state, phase=Phase.PLACING, queue=queue))


def place(state: State, move: Place) -> Progress:
    """Return the progress after the family laid a counter on a hut; the next family is due."""
    family = move.family
    placed = _lay(state, family, move.spell, move.hut)
    if state.options.spells == "a":
        over = cast_by(placed.state, family) - state.clans[family].pole
        paid = _sacrifice(placed, family, min(1, over))
        return _rotated(paid, family, stays=bool(allowance(paid.state, family)))
    rest = tuple(spell for spell in state.chosen[family] if spell != move.spell)
    chosen = (*state.chosen[:family], rest, *state.chosen[family + 1 :])
    progress = Progress(replace(placed.state, chosen=chosen), placed.events)
    return _rotated(progress, family, stays=bool(rest))


def pass_on(state: State, move: Pass) -> Progress:
    """Return the progress after the family passed: it casts no more spells in this round."""
    return Progress(replace(state, queue=state.queue[1:]), (Passed(COLOURS[move.family]),))


def hand_in(state: State, move: Write) -> Progress:
    """Return the progress after a sheet was handed in; after the last one all counters are laid."""
    family = move.family
    queue = tuple(other for other in state.queue if other != family)
    sheets = (*state.sheets, (family, move.orders))
    counters = tuple(f"{token(family, spell)}@{HUT_NAMES[hut]}" for spell, hut in move.orders)
    told = Wrote(COLOURS[family], state.owners[family], counters)
    progress = Progress(replace(state, queue=queue, sheets=sheets), (told,))
    return progress if queue else progress.each(state.turn_order, _lay_sheet).then(_without_sheets)


def end_magic(state: State) -> Progress:
    """Return the end of the phase."""
    return close_phase(state, "magic")


def _lay_sheet(state: State, family: Family) -> Progress:
    orders = next((orders for writer, orders in state.sheets if writer == family), ())
    progress = _sacrifice(Progress(state), family, len(orders) - state.clans[family].pole)
    # Hut by hut: in the order of the sheet, which is that of the spells, each would tell its rank.
    for spell, hut in sorted(orders, key=lambda order: order[1]):
        progress = progress.joined(_lay(progress.state, family, spell, hut))
    return progress


def _without_sheets(state: State) -> Progress:
    return Progress(replace(state, sheets=()))


def _lay(state: State, family: Family, spell: Spell, hut: Hut) -> Progress:
    after = replace(state, counters=(*state.counters, Counter(family, spell, hut)))
    seat, name = state.owners[family], token(family, spell)
    return Progress(after, (Placed(COLOURS[family], seat, HUT_NAMES[hut], name),))


def _sacrifice(progress: Progress, family: Family, birds: int) -> Progress:
    """Return the progress after the family paid so many birds, if any."""
    if birds <= 0:
        return progress
    after = pay_birds(progress.state, family, birds, "sacrifice")
    return Progress(after, progress.events).tell(Sacrificed(SACRIFICE, COLOURS[family], birds))


def _rotated(progress: Progress, family: Family, *, stays: bool) -> Progress:
    rest = progress.state.queue[1:]
    queue = (*rest, family) if stays else rest
    return Progress(replace(progress.state, queue=queue), progress.events)
