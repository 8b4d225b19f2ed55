"""What a table with real pieces must tell the box, counted over whole matches.

A module `tests/entries/<game>.py` has `MODES`: for each way to play with real pieces a function
that plays one whole match. It knows the true cards, dice and boards, answers as people would, and
makes a share of mistakes that it is told.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from engines.catalog import GAMES

MISTAKE_SHARE: Final = 0.05
"""The share of entries that are wrong at first, where a match is played with mistakes."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What one match, or many, took."""

    matches: int = 0
    actions: int = 0
    """What people did with real pieces: a card turned or played, a grab, a roll, a man moved."""
    entries: int = 0
    """What people told the box: one for each move that they entered, however many taps it took."""
    taps: int = 0
    """Touches on phones for these entries; presses of arcade buttons are no taps."""
    wrong: int = 0
    """Verdicts that differ from those of the exact engine on the true pieces."""
    mistakes: int = 0
    repair_taps: int = 0
    """The most taps that undoing one mistake took."""

    def __add__(self, other: Counted) -> Counted:
        return Counted(
            self.matches + other.matches,
            self.actions + other.actions,
            self.entries + other.entries,
            self.taps + other.taps,
            self.wrong + other.wrong,
            self.mistakes + other.mistakes,
            max(self.repair_taps, other.repair_taps),
        )


Play = Callable[[Random, float], Counted]
"""Plays one match with that share of mistakes."""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game with real pieces: how it is played, and what it may cost at most."""

    play: Play
    action: str
    """What one action is, in English: the row of docs/entries.md says `per <action>`."""
    entries_per_action: float
    """The most entries for an action that the mode may take."""
    before: str = ""
    """What it took before, as it was measured then."""


def modes() -> dict[tuple[str, str], Mode]:
    """Return the modes of all games that have a module here."""
    names = {module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)])}
    return {
        (game, name): mode
        for game in GAMES
        if game in names
        for name, mode in _modes_of(game).items()
    }


def _modes_of(game: str) -> Mapping[str, Mode]:
    module: Any = importlib.import_module(f"tests.entries.{game}")
    found: Mapping[str, Mode] = module.MODES
    return found


def counted(mode: Mode, matches: int, seed: str, mistakes: float = 0.0) -> Counted:
    """Play so many matches and return what they took."""
    total = Counted()
    for number in range(matches):
        random = Random(f"{seed} {number}")  # noqa: S311 - repeatable matches, no secret
        total += mode.play(random, mistakes)
    return total
