"""A ruling: one verdict within a grab."""

from __future__ import annotations

from dataclasses import dataclass

from engines.arriba.events import Event, Mark, MarkVerdict
from engines.arriba.state import State
from engines.core.first_press import Press
from engines.core.notation import NS_PER_MS
from engines.core.values import changer, maker


@dataclass(frozen=True, slots=True)
class Ruling:
    """The state after a verdict, its events, and the marks of the presses it decided."""

    state: State
    events: tuple[Event, ...]
    marks: tuple[Mark, ...]


def mark_of(press: Press, verdict: MarkVerdict, rule: str) -> Mark:
    """Return the mark of the press in the photo finish."""
    return _mark(press.seat, press.at_ns, verdict, rule)


def lock_out(state: State, press: Press, *, is_total: bool = False) -> State:
    """Return the state in which late presses cost nothing for a while (A-17).

    After a totem card any seat may have been about to press, so the lock is total: it also covers
    parties of an older match.
    """
    return _locked(state, locked_until_ns(state, press), is_total)


def locked_until_ns(state: State, press: Press) -> int:
    """Return until when late presses cost nothing after the press."""
    return max(press.at_ns + state.options.lockout_ms * NS_PER_MS, state.locked_until_ns)


_mark = maker(Mark)
ruling_of = maker(Ruling)
_locked = changer(State, "locked_until_ns", "is_lock_total")
