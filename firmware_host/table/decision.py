"""The answer to a command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from firmware_host.journal.rows import Entries
from firmware_host.table.state import TableState

HOST: Final = "host"
BOX: Final = "box"
Origin = int | Literal["host", "box"]
"""Who asks: a phone by the button of its seat, the host, or the box itself."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command's origin, state and time.

    `fresh` is a new id and `secret` a new secret of 256 bits, for a match that needs one.
    `defaults` are the match options that this box has values of its own for.
    """

    state: TableState
    origin: Origin
    now_ns: int
    fresh: str
    secret: str = field(repr=False)
    defaults: Mapping[str, int] = field(default_factory=dict[str, int])
    window_ms: int | None = None
    """How long the box collects the presses of one race, if it has buttons."""

    @property
    def seat(self) -> int | None:
        """The seat of the match that asks; None for the host, the box, and phones outside it."""
        return self.state.seat_at(self.origin) if isinstance(self.origin, int) else None


@dataclass(frozen=True, slots=True)
class Decision:
    """The table after a command, its journal entries, and its events.

    `grabs` are the buttons whose press was a move, the earliest first.
    `is_void` says that the time since the last stamp does not count: deadlines begin anew.
    `is_pulse` says that it is no answer to a command, only a sign of life: nobody is told.
    """

    state: TableState
    entries: Entries | None = None
    events: tuple[Any, ...] = ()
    notice: dict[str, Any] | None = None
    grabs: tuple[int, ...] = ()
    is_void: bool = False
    is_pulse: bool = False
