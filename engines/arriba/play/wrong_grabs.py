"""Wrong grabs: presses without a claim."""

from __future__ import annotations

from engines.arriba.events import Late, Settled
from engines.arriba.play import piles
from engines.arriba.play.claims import LATE, is_spared, tie_of
from engines.arriba.play.flow import Progress, next_phase
from engines.arriba.play.ruling import Ruling, lock_out, locked_until_ns, mark_of, ruling_of
from engines.arriba.state import Phase, State
from engines.arriba.tops import Matches, matches, shape_at
from engines.core.first_press import Press
from engines.core.values import changer, maker, replace
from engines.core.verdicts import Applied

WRONG_GRAB = "arriba.wrong_grab"
OUTSIDER = "arriba.outsider"
EARLY = "arriba.early"
COUNTDOWN_PRESS = "arriba.countdown_press"
IDLE_PRESS = "arriba.idle_press"
IGNORED = "arriba.ignored"

_with_verdict = changer(State, "verdict")
_settled = maker(Settled)
_punishing = changer(
    State,
    "locked_until_ns",
    "is_lock_total",
    "ties",
    "totems_due",
    "verdict",
    "last_grabber",
    "follows",
)

VERDICTS = frozenset({WRONG_GRAB, OUTSIDER, EARLY, COUNTDOWN_PRESS, IDLE_PRESS, IGNORED})


def judge_wrong(state: State, press: Press) -> Ruling:
    """Punish a press without a claim, unless no card lies open or an option spares it."""
    if is_spared(state, press.seat):
        return Ruling(state, (Late(press.seat, LATE),), (mark_of(press, "late", LATE),))
    rule = _rule(state, press)
    if _is_ignored(state, press, rule):
        mark = mark_of(press, "late", IGNORED)
        return Ruling(state, (Late(press.seat, IGNORED),), (mark,))
    if rule == IDLE_PRESS:
        return _idle(state, press)
    return _punished(state, press, rule)


def _rule(state: State, press: Press) -> str:
    """Return the rule that the press broke, the most specific first."""
    if _knows_piles(state) and not state.centre and not any(hand.open for hand in state.hands):
        return IDLE_PRESS
    if state.phase is Phase.HEAD:
        return COUNTDOWN_PRESS
    standing = matches(state)
    if _is_early(state, press, standing):
        return EARLY
    return OUTSIDER if standing else WRONG_GRAB


def _knows_piles(state: State) -> bool:
    """Tell whether the box can know that no card lies open."""
    return state.is_counted or not state.is_judged


def _is_early(state: State, press: Press, standing: Matches) -> bool:
    """Tell whether the press came before a reveal, a signal, or the end of the guard time."""
    if state.phase is Phase.TURNING or state.is_totem_open:
        return True
    if tie_of(state, press.seat) is not None:
        return True
    return bool(standing) and shape_at(state, press.seat) in standing


def _is_ignored(state: State, press: Press, rule: str) -> bool:
    """Tell whether the press costs nothing: nobody meant it, or an option lets it go.

    Nobody can have meant a press while a card was being turned, even if it is judged after that.
    """
    options = state.options
    is_before_card = state.phase is Phase.TURNING or press.at_ns < state.shown_ns
    if is_before_card and options.turning_press == "ignored" and rule != IDLE_PRESS:
        return True
    if rule == WRONG_GRAB:
        return False
    settings = {COUNTDOWN_PRESS: options.countdown_press, EARLY: options.early}
    settings[OUTSIDER] = options.outsider
    return settings.get(rule) == "ignored"


def _idle(state: State, press: Press) -> Ruling:
    """Punish nothing, for no card lies open; an option gives the turn to the press (A-27)."""
    takes_turn = state.options.idle_press == "takes_turn" and state.hands[press.seat].draw
    told = Settled(IDLE_PRESS, press.seat)
    after = _with_verdict(lock_out(state, press), told)
    progress: Progress = Applied(after)
    if takes_turn:
        progress = next_phase(replace(after, follows=press.seat))
    mark = mark_of(press, "wrong", IDLE_PRESS)
    return Ruling(progress.state, (told, *progress.events), (mark,))


def _punished(state: State, press: Press, rule: str) -> Ruling:
    """Give the grabber all open piles and the centre; standing duels vanish (A-15)."""
    after, cards = piles.to_wrong_grabber(state, press.seat)
    told = _settled(rule, press.seat, (), cards)
    keeps_order = state.head is not None and state.options.after_head == "left"
    after = _punishing(
        after,
        locked_until_ns=locked_until_ns(state, press),
        is_lock_total=False,
        ties=(),
        totems_due=0,
        verdict=told,
        last_grabber=press.seat,
        follows=state.follows if keeps_order else press.seat,
    )
    progress = next_phase(after)
    mark = mark_of(press, "early" if rule == EARLY else "wrong", rule)
    return ruling_of(progress.state, (told, *progress.events), (mark,))
