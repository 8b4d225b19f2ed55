"""When bots came and went in a match, so that no person is credited with what a bot did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from firmware_host.journal.rows import Record
from firmware_host.table.notes import read_note


@dataclass(frozen=True, slots=True)
class BotChange:
    """From this number of moves on a bot plays the seat; an empty name is no bot."""

    number: int
    seat: int
    bot: str


Changes = tuple[BotChange, ...]


def changes_back_to(changes: Changes, number: int) -> Changes:
    """Return the changes after an undo: the bots stay, and make the moves from there on."""
    return tuple(BotChange(min(each.number, number), each.seat, each.bot) for each in changes)


def changes_of(record: Record) -> Changes:
    """Return the changes of a match in the journal, or raise DamagedError."""
    changes: Changes = ()
    number = 0
    for line in record.lines:
        if line.kind == "move":
            number += 1
        elif line.kind == "back":
            number = min(number, record.back_number(line.body))
            changes = changes_back_to(changes, number)
        elif (note := read_note(line, "bot")) is not None:
            changes = (*changes, BotChange(number, note.seat, note.bot))
    return changes


def bots_at(changes: Changes, numbers: Iterable[int]) -> Iterator[dict[int, str]]:
    """Yield the bots by seat at each of the numbers, which never fall."""
    bots: dict[int, str] = {}
    place = 0
    for number in numbers:
        while place < len(changes) and changes[place].number <= number:
            bots[changes[place].seat] = changes[place].bot
            place += 1
        yield {seat: bot for seat, bot in bots.items() if bot}


def bot_seats(changes: Changes, movers: Iterable[int]) -> dict[int, str]:
    """Return the seats that count as a bot's: one plays it at the end, or made most of its moves.

    `movers` are the seats of all moves, the first one first.
    """
    if not changes:
        return {}
    moves: Counter[int] = Counter()
    of_bots: Counter[int] = Counter()
    last: dict[int, str] = {}
    seats = list(movers)
    for seat, bots in zip(seats, bots_at(changes, range(len(seats))), strict=True):
        moves[seat] += 1
        of_bots[seat] += seat in bots
    for change in changes:
        last[change.seat] = change.bot or last.get(change.seat, "")
    (now,) = bots_at(changes, [len(seats)])
    mostly = {seat for seat in last if 2 * of_bots[seat] > moves[seat]}
    return {seat: bot for seat, bot in last.items() if bot and (seat in now or seat in mostly)}
