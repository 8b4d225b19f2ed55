"""The answer to a command."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.journal import Entries
    from firmware_host.table.state import TableState

HOST: Final = "host"
BOX: Final = "box"
Origin = int | Literal["host", "box"]


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks, of which table, and when; `fresh` is a new random word for whoever needs one.

    `defaults` are the match options that this box has values of its own for.
    """

    state: TableState
    origin: Origin
    now_ns: int
    fresh: str
    defaults: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class Decision:
    """The table after a command, what to write down, and what to tell.

    `grabs` are the seats whose press was a move, the earliest first.
    `is_void` says that the time since the last stamp does not count: deadlines begin anew.
    """

    state: TableState
    entries: Entries | None = None
    events: tuple[Any, ...] = ()
    notice: dict[str, Any] | None = None
    grabs: tuple[int, ...] = ()
    is_void: bool = False
