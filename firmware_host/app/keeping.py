"""The table of a box as its journal has it, and what people are told of that journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.journal.rows import JournalError
from firmware_host.table.clock import TableClock
from firmware_host.table.restore import restore
from firmware_host.table.table import Table

if TYPE_CHECKING:
    from firmware_host.config.box import Config
    from firmware_host.journal.journal import Journal
    from firmware_host.journal.rows import CommandRow
    from firmware_host.journal.trouble import Trouble
    from firmware_host.panel.faults import Faults
    from firmware_host.table.restore import Restored
    from firmware_host.table.table import Update

_DISK: Final = "journal"
_MATCH: Final = "match"
_LOST: Final = "matches in memory"
_DAMAGED: Final = "damaged journal"


def restored_table(config: Config, journal: Journal, faults: Faults) -> Table:
    """Return the table as the journal has it."""
    return Keeping(config, journal, faults).table


def kept_commands(journal: Journal) -> tuple[CommandRow, ...]:
    """Return the latest commands of all senders; none of a journal that cannot be read."""
    try:
        return journal.commands()
    except JournalError:
        return ()


class Keeping:
    """Restores the table from the journal, and reports what is wrong with that.

    What is lost is a fault until the next match begins.
    """

    def __init__(self, config: Config, journal: Journal, faults: Faults) -> None:
        self._config = config
        self._journal = journal
        self._faults = faults
        found = self._restore()
        self.table = Table(
            found.state,
            journal,
            TableClock(),
            config.race.options(),
            faults.contained,
            window_ms=config.race.window_ms,
            failure=journal.failure,
        )
        self._match_id = found.state.match_id
        self._is_unread = bool(journal.failure and found.fault)
        if not self._is_unread:
            self._tell_restored(found)
        self.table.follow("journal", self._on_update)

    def _restore(self) -> Restored:
        return restore(self._journal, self._config.box.seats, self._config.box.language)

    def _tell_restored(self, found: Restored) -> None:
        if found.fault:
            self._faults.report(_MATCH, found.fault, **found.facts)
        if found.entries is not None:
            self.table.record(found.entries)

    def _on_update(self, update: Update) -> None:
        self._tell_disk(update.state.not_kept)
        if update.state.match_id != self._match_id:
            self._match_id, self._journal.set_aside = update.state.match_id, None
            for device in (_MATCH, _LOST, _DAMAGED):
                self._faults.clear(device)
        if self._is_unread and update.state.not_kept is None:
            self._is_unread = False
            self._read_late()
        if self._journal.set_aside is not None:
            self._faults.report(_DAMAGED, "journal-damaged", file=self._journal.set_aside.name)

    def _tell_disk(self, trouble: Trouble | None) -> None:
        if trouble is None:
            self._faults.clear(_DISK)
            return
        since = trouble.since.astimezone().strftime("%H:%M")
        self._faults.report(_DISK, f"not-kept-{trouble.why}", since=since)
        if trouble.lost:
            self._faults.report(_LOST, "matches-given-up", count=trouble.lost)

    def _read_late(self) -> None:
        """Restore the table from a file that could not be read before, if nobody began since."""
        if self.table.accepted.match is not None or self.table.accepted.guests:
            return
        found = self._restore()
        self._match_id = found.state.match_id
        self.table.adopt(found.state)
        self._tell_restored(found)
