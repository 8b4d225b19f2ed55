"""Notes about chance among the lines of a match: commitments, secrets, seeds, entered moves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from firmware_host.journal.rows import JournalLine
from firmware_host.table.chance import Chance

COMMITMENT: Final = "commitment"
SECRET: Final = "secret"  # noqa: S105 - the kind of a note
SEED: Final = "seed"
ENTERED: Final = "entered"

_REMARK: Final = "# "


def commitment_note(chance: Chance) -> JournalLine:
    """Return the note that commits the match to a secret, or tells its seed."""
    if chance.commitment is None:
        return _note(SEED, seed=chance.seed)
    return _note(COMMITMENT, match=chance.match, commitment=chance.commitment)


def secret_note(secret: str) -> JournalLine:
    """Return the note of the secret of all draws since the last commitment."""
    return _note(SECRET, secret=secret)


def entered_note(number: int) -> JournalLine:
    """Return the note before a move of chance that a person entered where the box would draw."""
    return _note(ENTERED, number=number)


def read_note(line: JournalLine) -> dict[str, Any]:
    """Return the facts of a note about chance; empty for any other line."""
    if line.kind != "note":
        return {}
    try:
        facts = msgspec.json.decode(line.body, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        return {}
    return facts if facts.get("note") in (COMMITMENT, SECRET, SEED, ENTERED) else {}


def remaining(lines: Iterable[JournalLine]) -> list[JournalLine]:
    """Return the moves that remain after every undo, and the notes about chance."""
    kept: list[tuple[int, JournalLine]] = []
    number = 0
    for line in lines:
        if line.kind == "back":
            number = int(line.body)
            kept = [(at, one) for at, one in kept if at < number or _outlasts_undo(one)]
        elif line.kind == "move" or read_note(line):
            kept.append((number, line))
            number += line.kind == "move"
    return [line for _, line in kept]


def write_remarked(lines: Iterable[JournalLine]) -> tuple[str, ...]:
    """Return moves as lines of a transcript, and notes as its remarks."""
    return tuple(line.body if line.kind == "move" else _REMARK + line.body for line in lines)


def read_remarked(lines: Iterable[str]) -> list[JournalLine]:
    """Return the moves and notes of a transcript that was read without an error."""
    head = ("totembox", "game", "seats", "option")
    found: list[JournalLine] = []
    for line in filter(None, map(str.strip, lines)):
        if not line.startswith("#"):
            found += [] if line.split(" ")[0] in head else [JournalLine("move", line)]
        elif read_note(note := JournalLine("note", line.removeprefix(_REMARK))):
            found.append(note)
    return found


def _outlasts_undo(line: JournalLine) -> bool:
    return read_note(line).get("note") in (COMMITMENT, SECRET, SEED)


def _note(kind: str, **facts: Any) -> JournalLine:
    return JournalLine("note", json.dumps({"note": kind, **facts}))
