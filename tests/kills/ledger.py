"""What people asked of a box and what it confirmed, set against what is in its journal.

Each kind of command leaves a footprint in the journal. One that was confirmed as kept must be there
once, one whose reply never came at most once, and one that was refused never.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engines.core.match import begin_recorded, replay
from engines.core.seats import CHANCE
from engines.core.transcript import read_entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engines.core.game import AnyGame
    from engines.core.match import Entry, Match
    from firmware_host.journal.rows import Record

Footprint = tuple[Any, ...]
_NOTED: Final = {"pause": "paused", "resume": "resumed", "resign": "resigned"}
"""Commands whose note holds who asked."""
_FACTS: Final = {
    "play": ("number", "move"),
    "correct": ("reason",),
    "bot": ("seat", "bot"),
    "end": (),
}
"""Commands that are told apart by these of their facts."""


@dataclass
class Command:
    """A command of a place, as it was sent; `match` is the one on the table then."""

    place: str
    body: dict[str, Any]
    match: str = ""
    is_kept: bool = False
    is_refused: bool = False
    has_seen_kill: bool = False
    """A kill came before the reply, so the command may have been carried out without anybody
    knowing, and is refused when it is sent again."""

    @property
    def kind(self) -> str:
        """Return what it does."""
        return str(self.body["do"])

    @property
    def is_open(self) -> bool:
        """Return whether no final reply has come."""
        return not (self.is_kept or self.is_refused)

    @property
    def may_be_done(self) -> bool:
        """Return whether it may have been carried out without a confirmation."""
        return self.is_open or (self.is_refused and self.has_seen_kill)

    @property
    def footprint(self) -> Footprint | None:
        """Return what it leaves in the journal; None where that depends on others."""
        body, match = self.body, self.match
        button = int(self.place.removeprefix("seat/")) if self.place.startswith("seat/") else None
        if self.kind == "undo":
            # Of a seat it only opens a vote.
            return ("undo", match) if button is None else None
        if self.kind == "new_match":
            return "new_match", body["game"], body["seats"], str(body["seed"] or "")
        if self.kind in _NOTED:
            return _NOTED[self.kind], match, button
        if self.kind in _FACTS:
            return self.kind, match, *(body[fact] for fact in _FACTS[self.kind])
        return None


@dataclass
class Ledger:
    """All commands of an evening."""

    commands: dict[str, Command] = field(default_factory=dict[str, Command])
    pressed: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    """The seats that pressed their buttons, by match: presses have no reply, and which move one
    made follows from the state that it met."""

    @property
    def open(self) -> list[Command]:
        """Return the commands without a final reply."""
        return [command for command in self.commands.values() if command.is_open]

    @property
    def kept(self) -> int:
        """Return how many commands were confirmed."""
        return sum(command.is_kept for command in self.commands.values())

    def answered(self, reply: dict[str, Any]) -> Command | None:
        """Note a reply, and return its command."""
        command = self.commands.get(reply["id"])
        if command is not None and reply["kept"]:
            command.is_kept, command.is_refused = reply["ok"], not reply["ok"]
        return command

    def faults(self, records: Iterable[Record], games: Mapping[str, AnyGame]) -> Iterator[str]:
        """Yield what was lost or doubled."""
        found: Counter[Footprint] = Counter()
        made_by_box: set[Footprint] = set()
        for record in records:
            for footprint, is_by_itself in self._footprints(record, games[record.row.game]):
                found[footprint] += 1
                if is_by_itself:
                    made_by_box.add(footprint)
        asked = [(one, one.footprint) for one in self.commands.values()]
        kept = Counter(mark for one, mark in asked if one.is_kept and mark)
        maybe = Counter(mark for one, mark in asked if one.may_be_done and mark)
        votes = sum(one.kind in ("undo", "agree") for one in self.commands.values())
        for footprint in {*kept, *maybe, *found}:
            count, least = found[footprint], kept[footprint]
            most = least + maybe[footprint] + (votes if footprint[0] == "undo" else 0)
            if count < least:
                yield f"lost: {footprint} is {count} times in the journal, {least} were confirmed"
            elif count > most and footprint not in made_by_box:
                yield f"doubled: {footprint} is {count} times in the journal, at most {most} may be"

    def _footprints(self, record: Record, game: AnyGame) -> Iterator[tuple[Footprint, bool]]:
        """Yield what each command left in a match, and whether there need be no such command."""
        row = record.row
        match = begin_recorded(game, row.seats, row.options)
        bots: set[int] = set()
        yield ("new_match", row.game, row.seats, row.seed), False
        for line in record.lines:
            if line.kind == "move":
                entry = read_entry(game, line.body)
                is_timed = game.time_of(entry.move) is not None
                is_press = (row.id, entry.seat) in self.pressed and _is_press(match, entry)
                footprint = ("play", row.id, match.number, game.write(entry.move))
                yield footprint, is_timed or is_press or entry.seat in {CHANCE, *bots}
                match = replay(match, [entry])
            elif line.kind == "back":
                match = match.back_to(int(line.body))
            else:
                facts = json.loads(line.body)
                bots |= {facts["seat"]} if facts["note"] in ("bot", "resigned") else set()
                yield from ((footprint, False) for footprint in _of_note(row.id, facts))

    def names(self, seat: int) -> set[str]:
        """Return the names that a seat may have: the last one confirmed, or one sent since."""
        names = {first_name(seat)}
        for command in self.commands.values():
            if (command.place, command.kind) != (f"seat/{seat}", "name"):
                continue
            if command.is_kept:
                names = {command.body["name"]}
            elif command.may_be_done:
                names.add(command.body["name"])
        return names


def first_name(seat: int) -> str:
    """Return the name with which a person sits down."""
    return f"P{seat}"


def _is_press(match: Match, entry: Entry) -> bool:
    """Tell whether a press of the seat's button makes this move."""
    game, state = match.game, match.state
    return bool(game.press(state, entry.seat, game.clock(state)) == entry.move)


def _of_note(match: str, facts: dict[str, Any]) -> Iterator[Footprint]:
    match facts["note"]:
        case "corrected":
            yield "correct", match, facts["reason"]
        case "undo-done":
            yield "undo", match
        case "paused" | "resumed" as kind:
            yield kind, match, facts["button"]
        case "resigned":
            yield "resigned", match, facts["seat"]
        case "bot" if facts["bot"]:
            yield "bot", match, facts["seat"], facts["bot"]
        case "ended":
            yield "end", match
        case _:
            return
