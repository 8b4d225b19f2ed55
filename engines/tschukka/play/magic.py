"""Phase 2: families choose spells, pay for them and lay them face down on huts."""

from __future__ import annotations

from engines.core.values import changer, maker, replace
from engines.tschukka.components import COLOURS, HUT_NAMES, Family, Hut, Spell, token
from engines.tschukka.counters import allowance, cast_by
from engines.tschukka.events import Passed, Sacrificed
from engines.tschukka.moves import Choose, Pass, Place, Write
from engines.tschukka.play.ledger import close_phase, pay_birds
from engines.tschukka.play.progress import Progress
from engines.tschukka.secret import Chose, Placed, Wrote
from engines.tschukka.state import Counter, Phase, State

SACRIFICE = "tschukka.sacrifice"

_counter = maker(Counter)
_told = maker(Placed)
_chose = maker(Chose)
_clear = changer(State, "chosen", "sheets", "shown")
_in_phase = changer(State, "phase", "queue")
_choosing = changer(State, "chosen", "queue")
_laying = changer(State, "counters", "chosen", "queue")


def begin_magic(state: State) -> State:
    """Return the start of the phase, by variant; the reveals of the last round are cleared."""
    fresh = _clear(state, ((),) * len(state.clans), (), ())
    match state.options.spells:
        case "base":
            return _in_phase(fresh, Phase.CHOOSING, state.alive())
        case "a":
            able = tuple(family for family in state.alive() if allowance(fresh, family))
            return _in_phase(fresh, Phase.PLACING, able)
        case "b":
            return _in_phase(fresh, Phase.WRITING, state.alive())


def choose(state: State, move: Choose) -> Progress:
    """Return the progress after the family chose its counters and paid birds for them."""
    family = move.family
    chosen = (*state.chosen[:family], move.spells, *state.chosen[family + 1 :])
    after = _choosing(state, chosen, state.queue[1:])
    counters = tuple([token(family, spell) for spell in move.spells])
    told = _chose(COLOURS[family], state.owners[family], len(counters), counters)
    return _sacrifice(Progress(after, (told,)), family, len(counters) - state.clans[family].pole)


def begin_placing(state: State) -> Progress:
    """Return the start of placing: families with chosen counters lay them one by one."""
    queue = tuple(family for family in state.turn_order if state.chosen[family])
    return Progress(replace(state, phase=Phase.PLACING, queue=queue))


def place(state: State, move: Place) -> Progress:
    """Return the progress after the family laid a counter on a hut; the next family is due."""
    if state.options.spells == "a":
        return _place_any(state, move)
    family = move.family
    rest = tuple([spell for spell in state.chosen[family] if spell != move.spell])
    queue = state.queue[1:]
    after = _laying(
        state,
        (*state.counters, _counter(family, move.spell, move.hut)),
        (*state.chosen[:family], rest, *state.chosen[family + 1 :]),
        (*queue, family) if rest else queue,
    )
    return Progress(after, (_placed(state, family, move.spell, move.hut),))


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


def _place_any(state: State, move: Place) -> Progress:
    """Return the progress after a counter that nobody chose before was laid, and paid for."""
    family = move.family
    placed = _lay(state, family, move.spell, move.hut)
    over = cast_by(placed.state, family) - state.clans[family].pole
    paid = _sacrifice(placed, family, min(1, over))
    return _rotated(paid, family, stays=bool(allowance(paid.state, family)))


def _lay(state: State, family: Family, spell: Spell, hut: Hut) -> Progress:
    after = replace(state, counters=(*state.counters, Counter(family, spell, hut)))
    return Progress(after, (_placed(state, family, spell, hut),))


def _placed(state: State, family: Family, spell: Spell, hut: Hut) -> Placed:
    return _told(COLOURS[family], state.owners[family], HUT_NAMES[hut], token(family, spell))


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
