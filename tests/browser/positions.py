"""Matches that have come so far, always the same way: what the pictures and measures show."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.catalog import find_game
from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from engines.core.transcript import write_entry
from tests.engines.playing import Setup, drift

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_AT_A_BOX: dict[str, dict[str, object]] = {
    "arriba": {"announce": "before"},
    "tschukka": {"families": "rbgy"},
}


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match as far as it was played: its set-up, its lines, and what time it is at the table."""

    game: str
    seats: int
    options: Mapping[str, object]
    lines: tuple[str, ...]
    clock_ns: int
    state: Any

    def then(self, *lines: str) -> PlayedMatch:
        """Return the match with more lines; what they bring, only the table knows."""
        return dataclasses.replace(self, lines=(*self.lines, *lines))

    def grabs(self, *presses: tuple[int, int]) -> PlayedMatch:
        """Return the match with presses of seats, each so many microseconds from now."""
        stamps = [(seat, self.clock_ns + after_us * 1_000) for seat, after_us in presses]
        after = self.then(*(f"{seat} grab @{_written(at_ns)}" for seat, at_ns in stamps))
        return dataclasses.replace(after, clock_ns=max(at_ns for _, at_ns in stamps) + NS_PER_MS)


def played_until(
    game: str,
    seats: int,
    until: Callable[[Any], bool],
    *,
    seed: int = 1,
    at_least: int = 0,
    **options: object,
) -> PlayedMatch:
    """Play at random until the state is as wanted, from this seed always the same way.

    Arriba! announces its events, unless the options say otherwise: only then a page shows them.
    The families of TOTEM have the colours of the first buttons, as at a box.
    """
    options = {**_AT_A_BOX.get(game, {}), **options}
    lines: list[str] = []
    for step in drift(Setup(find_game(game), seats, options, seed)):
        lines.append(write_entry(step.after.game, step.entry))
        state = step.after.state
        if len(lines) >= at_least and until(state):
            clock_ns = step.after.game.clock(state)
            return PlayedMatch(game, seats, options, tuple(lines), clock_ns, state)
    raise AssertionError(f"no match of {game} from seed {seed} comes to this")


def _written(at_ns: int) -> str:
    return f"{at_ns // NS_PER_SECOND}.{at_ns % NS_PER_SECOND:09}"
