"""One verdict within a grab."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.core.notation import NS_PER_MS

if TYPE_CHECKING:
    from engines.arriba.events import Event, Mark
    from engines.arriba.state import Press, State


@dataclass(frozen=True, slots=True)
class Step:
    """The state after a verdict, what there is to tell, and the presses that it used up."""

    state: State
    events: tuple[Event, ...]
    marks: tuple[Mark, ...]


def lock_out(state: State, press: Press, *, is_total: bool = False) -> State:
    """Return the state in which late presses cost nothing for a while (A-17).

    After a totem card everybody had a hand on the way, so the lock is total: it also holds for
    parties of a match that stood before.
    """
    until_ns = press.at_ns + state.options.lockout_ms * NS_PER_MS
    return dataclasses.replace(
        state, locked_until_ns=max(until_ns, state.locked_until_ns), is_lock_total=is_total
    )
