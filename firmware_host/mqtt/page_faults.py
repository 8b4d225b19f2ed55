"""The fault of a game's page, as phones report it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firmware_host.table.problems import Problem
from firmware_host.texts.printable import printable_lines

if TYPE_CHECKING:
    from firmware_host.panel.faults import Faults
    from firmware_host.table.commands import PageFailed
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table, Update

_DEVICE: Final = "game page"


class PageFaults:
    """Reports a page that failed; the fault is over when the table went on and it did not again.

    A phone says what went wrong to the log only: what it sends is never shown to anybody.
    """

    def __init__(self, table: Table, faults: Faults) -> None:
        self._table = table
        self._faults = faults
        table.listen("pages", self._on_update)

    async def answer(self, origin: Origin, command: PageFailed) -> dict[str, Any]:
        """Report the fault, or raise Problem while there is no match whose page could fail."""
        state = self._table.committed
        if state.match is None:
            raise Problem("no-match")
        why = f"{_name(origin)}: {printable_lines(command.error)}"
        self._faults.report(_DEVICE, "page-failed", why, game=state.match.game.name)
        return {"number": state.number}

    def _on_update(self, update: Update) -> None:
        del update
        self._faults.recover(_DEVICE)


def _name(origin: Origin) -> str:
    return f"seat {origin + 1}" if isinstance(origin, int) else origin
