"""A check that every move of chance that the box drew follows from what it had committed to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from engines.core.match import Entry, Match, replay
from engines.core.seats import CHANCE
from engines.core.transcript import read_entry
from firmware_host.journal.rows import JournalLine
from firmware_host.table import chance_notes
from firmware_host.table.chance import Chance

Finding = Literal["fair", "unfair", "broken", "hidden", "practice", "uncommitted"]
Origin = Literal["drawn", "entered", "wrong"]

_SECRET: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Fairness:
    """What the check found, with the facts that its text names.

    `draws` counts what the box drew, `entered` what people entered, and `number` is the first move
    that does not follow from the secret.
    """

    finding: Finding
    draws: int = 0
    entered: int = 0
    number: int = 0
    commitment: str = ""
    seed: str = ""


def check_fairness(fresh: Match, lines: Sequence[JournalLine]) -> Fairness:
    """Return what a check of the lines of a match finds; `fresh` is the match before them."""
    notes = [chance_notes.read_note(line) for line in lines]
    seeds, promises, secrets = (
        [note for note in notes if note.get("note") == kind]
        for kind in (chance_notes.SEED, chance_notes.COMMITMENT, chance_notes.SECRET)
    )
    if seeds:
        return Fairness("practice", seed=str(seeds[0].get("seed")))
    if not promises:
        return Fairness("uncommitted")
    latest = str(promises[-1].get("commitment"))
    if len(secrets) < len(promises):
        return Fairness("hidden", commitment=latest)
    chances = [_opened(*pair) for pair in zip(promises, secrets, strict=False)]
    if None in chances:
        return Fairness("broken", commitment=latest)
    return _counted(_origins(fresh, lines, [one for one in chances if one]), latest)


def _opened(promise: dict[str, Any], told: dict[str, Any]) -> Chance | None:
    """Return the randomness behind a commitment, or None if the secret does not open it."""
    chance = Chance(str(promise.get("match")), secret=str(told.get("secret")))
    is_secret = _SECRET.fullmatch(chance.secret) is not None
    return chance if is_secret and chance.commitment == promise.get("commitment") else None


def _counted(origins: Iterator[tuple[int, Origin]], commitment: str) -> Fairness:
    count: Counter[Origin] = Counter()
    for number, origin in origins:
        if origin == "wrong":
            return Fairness("unfair", number=number, commitment=commitment)
        count[origin] += 1
    return Fairness("fair", count["drawn"], count["entered"], commitment=commitment)


def _origins(
    match: Match, lines: Sequence[JournalLine], chances: Sequence[Chance]
) -> Iterator[tuple[int, Origin]]:
    """Yield the number and the origin of every move of chance, also of those taken back."""
    period, is_entered = -1, False
    for line in lines:
        if line.kind == "back":
            match = match.back_to(int(line.body))
        elif line.kind == "note":
            note = chance_notes.read_note(line).get("note")
            period += note == chance_notes.COMMITMENT
            is_entered = is_entered or note == chance_notes.ENTERED
        else:
            entry = read_entry(match.game, line.body)
            after = replay(match, [entry])
            if entry.seat == CHANCE and (origin := _origin(chances[period], match, entry)):
                is_wrong_but_entered = origin == "wrong" and is_entered
                yield after.number, "entered" if is_wrong_but_entered else origin
            match, is_entered = after, False


def _origin(chance: Chance, match: Match, entry: Entry) -> Origin | None:
    """Return where a move of chance came from, None if nothing about it is random."""
    game, clock_ns = match.game, match.game.clock(match.state)
    if game.must_be_entered(match.state):
        return "entered"
    random = chance.random(match.number)
    before = random.getstate()
    drawn = game.sample_chance(match.state, random, clock_ns)
    if random.getstate() == before:
        return None
    for now_ns in _times_of_drawing(match, drawn, entry.move):
        if game.sample_chance(match.state, chance.random(match.number), now_ns) == entry.move:
            return "drawn"
    return "wrong"


def _times_of_drawing(match: Match, drawn: Any, made: Any) -> Iterator[int]:
    """Yield when the box may have drawn: the journal holds the time of the move alone."""
    game, clock_ns = match.game, match.game.clock(match.state)
    at_ns, made_ns = game.time_of(drawn), game.time_of(made)
    yield clock_ns
    if at_ns is not None and made_ns is not None:
        yield clock_ns + made_ns - at_ns
        yield made_ns
