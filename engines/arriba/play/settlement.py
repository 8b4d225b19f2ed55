"""The settlement of a grab: presses are judged in the order of their stamps."""

from __future__ import annotations

from engines.arriba.components import TIES_BEFORE_ORDER
from engines.arriba.events import Event, Mark, MarkVerdict, Tied
from engines.arriba.play.claims import LATE, Claim, claim_of, claim_of_tie, is_late
from engines.arriba.play.flow import next_phase
from engines.arriba.play.ruling import Ruling, lock_out, mark_of
from engines.arriba.play.wins import win
from engines.arriba.play.wrong_grabs import judge_wrong
from engines.arriba.state import Phase, State, Tie
from engines.core.first_press import Press, first_presses
from engines.core.notation import NS_PER_SECOND
from engines.core.seats import Seat
from engines.core.values import changer, replace
from engines.core.verdicts import Applied

TIE = "arriba.tie"
TURN_ORDER = "arriba.turn_order"
SPARED = "arriba.spared"

VERDICTS = frozenset({TIE, TURN_ORDER, SPARED})

_settling = changer(State, "presses", "are_faces_known", "owed", "ahead", "photo", "photo_from_ns")
_with_photo = changer(State, "photo")
_PHOTO_REACHES_BACK_NS = 5 * NS_PER_SECOND


def settle(state: State) -> Applied[State, Event]:
    """Judge all waiting presses, one ruling after the other."""
    queue = state.presses
    state = _settling(
        state,
        presses=(),
        are_faces_known=True,
        owed=(),
        ahead=(),
        photo=(),
        photo_from_ns=_photo_from_ns(state, queue[0].at_ns),
    )
    told: tuple[Event, ...] = ()
    while queue:
        ruling = _judge_first(state, queue)
        queue = _unmarked(queue, ruling.marks)
        late: tuple[Mark, ...] = ()
        if queue:
            late = tuple(late_mark(press) for press in queue if is_late(ruling.state, press))
            queue = _unmarked(queue, late)
        state = photographed(ruling.state, (*ruling.marks, *late))
        told += ruling.events
    return Applied(state, told)


def _photo_from_ns(state: State, first_ns: int) -> int:
    """Return where the photo begins: when the card was shown, if the box knows it."""
    if state.is_box_deck:
        return min(state.opened_ns, first_ns)
    is_stamped = first_ns - _PHOTO_REACHES_BACK_NS <= state.turned_ns <= first_ns
    is_counted = state.is_counted and not state.ties
    return state.turned_ns if is_stamped and is_counted else first_ns


def settle_lower(state: State, seat: Seat) -> Applied[State, Event]:
    """Settle a dead heat by the seat that players entered."""
    tie = next(tie for tie in state.ties if seat in tie.seats)
    ruling = win(state, Press(state.clock_ns, seat), claim_of_tie(state, tie), ())
    photo = tuple(_relabel(mark, seat, tie, ruling) for mark in state.photo)
    return Applied(replace(ruling.state, photo=photo), ruling.events)


def late_mark(press: Press) -> Mark:
    """Return the mark of a press that costs nothing."""
    return mark_of(press, "late", LATE)


def photographed(state: State, marks: tuple[Mark, ...]) -> State:
    """Return the state with more presses in the photo finish."""
    photo = (*state.photo, *marks)
    if len(photo) > 1:
        photo = tuple(sorted(photo, key=lambda mark: (mark.at_ns, mark.seat)))
    return _with_photo(state, photo)


def _relabel(mark: Mark, winner: Seat, tie: Tie, ruling: Ruling) -> Mark:
    if mark.seat not in tie.seats:
        return mark
    rule = ruling.marks[0].rule
    verdict: MarkVerdict = "won" if mark.seat == winner else "lost"
    return replace(mark, verdict=verdict, rule=rule)


def _unmarked(queue: tuple[Press, ...], marks: tuple[Mark, ...]) -> tuple[Press, ...]:
    if len(queue) == 1 == len(marks) and marks[0].seat == queue[0].seat:
        return ()
    seats = {mark.seat for mark in marks}
    return tuple(press for press in queue if press.seat not in seats)


def _judge_first(state: State, queue: tuple[Press, ...]) -> Ruling:
    """Judge the earliest press together with those in a dead heat with it."""
    group = first_presses(queue, state.options.dead_heat_us)
    claimed = tuple([press for press in group if claim_of(state, press) is not None])
    punishes = state.options.heat_outsider == "punished" and group[0] not in claimed
    if not claimed or punishes:
        return judge_wrong(state, _first_outsider(state, group, claimed))
    spared = tuple(press for press in group if press not in claimed)
    ruling = _judge_claim(state, claimed[0], queue)
    marks = tuple(mark_of(press, "spared", SPARED) for press in spared)
    return replace(ruling, marks=(*ruling.marks, *marks))


def _first_outsider(state: State, group: tuple[Press, ...], claimed: tuple[Press, ...]) -> Press:
    """Return the press to punish: of several in a dead heat the first in turn order (A-32)."""
    if len(group) == 1:
        return group[0]
    outsiders = tuple(press for press in group if press not in claimed)
    return _first_in_turn(state, outsiders)


def _first_in_turn(state: State, presses: tuple[Press, ...]) -> Press:
    order = state.from_seat(state.turned_by)
    return min(presses, key=lambda press: order.index(press.seat))


def _judge_claim(state: State, lead: Press, queue: tuple[Press, ...]) -> Ruling:
    """Settle the claim of the leading press, or record a dead heat."""
    claim = claim_of(state, lead)
    if claim is None:
        raise AssertionError("only a press with a claim leads")
    rivals = tuple(press for press in queue if press != lead and claim_of(state, press) == claim)
    tied = first_presses((lead, *rivals), state.options.dead_heat_us)
    if len(tied) == 1:
        return win(state, lead, claim, rivals)
    if state.options.dead_heat == "turn_order" or claim.ties + 1 >= TIES_BEFORE_ORDER:
        return _win_by_order(state, claim, tied, rivals)
    return _tie(state, claim, tied, rivals)


def _win_by_order(
    state: State, claim: Claim, tied: tuple[Press, ...], rivals: tuple[Press, ...]
) -> Ruling:
    chosen = _first_in_turn(state, tied)
    others = tuple(press for press in (*tied, *rivals) if press != chosen)
    ruling = win(state, chosen, claim, tuple(dict.fromkeys(others)))
    seats = tuple(press.seat for press in tied)
    events = (Tied(TURN_ORDER, seats), *ruling.events)
    return replace(ruling, events=events, marks=_by_order(ruling.marks, tied))


def _by_order(marks: tuple[Mark, ...], tied: tuple[Press, ...]) -> tuple[Mark, ...]:
    """Name turn order as the rule of the tied presses: their times did not decide."""
    times = {(press.seat, press.at_ns) for press in tied}
    return tuple(
        replace(mark, rule=TURN_ORDER) if (mark.seat, mark.at_ns) in times else mark
        for mark in marks
    )


def _tie(state: State, claim: Claim, tied: tuple[Press, ...], rivals: tuple[Press, ...]) -> Ruling:
    """Let the tied seats race again; later presses for the same claim have lost."""
    seats = tuple(sorted(press.seat for press in tied))
    told = Tied(TIE, seats)
    others = tuple(tie for tie in state.ties if tie.shape != claim.shape)
    after = replace(
        lock_out(state, tied[0]),
        ties=(*others, Tie(seats, claim.shape, tied[-1].at_ns, claim.ties + 1)),
        phase=Phase.SIGNAL,
        verdict=told,
    )
    progress = next_phase(after)
    slower = (press for press in rivals if press not in tied)
    marks = (
        *(mark_of(press, "tied", TIE) for press in tied),
        *(mark_of(press, "lost", TIE) for press in slower),
    )
    return Ruling(progress.state, (told, *progress.events), marks)
