"""The printed data of the game: pollution numbers and goals, which overrides may replace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.totemix.components import ENVIRONMENTS, LETTER_OF, POLLUTION, Environment
from engines.totemix.goals.pictures import PICTURES, Picture, read_picture
from engines.totemix.map.hexes import Cell


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: the pile needed on each cell, as letters from the ground up.

    Environments in `free` may change places among themselves; with `slides` each row may lie half
    a tile to either side of the row above. Everything may be turned, mirrored and moved.
    """

    name: str
    spots: tuple[tuple[Cell, str], ...]
    free: str = ""
    slides: bool = False

    @property
    def heights(self) -> tuple[int, ...]:
        """Return the sorted heights of the piles."""
        return tuple(sorted(len(pile) for _, pile in self.spots))


@dataclass(frozen=True, slots=True)
class PrintedData:
    """Pollution numbers by letter, and goals: data that can differ between printings."""

    numbers: tuple[tuple[str, tuple[int, ...]], ...]
    goals: tuple[Goal, ...]

    def numbers_of(self, environment: Environment, count: int) -> tuple[int, ...]:
        """Return the `count` lowest numbers; the first game leaves out the rest."""
        wanted = LETTER_OF[environment]
        return next(numbers for letter, numbers in self.numbers if letter == wanted)[:count]

    def goal(self, name: str) -> Goal:
        """Return the goal of that name."""
        return next(goal for goal in self.goals if goal.name == name)


def goal_of(name: str, picture: Picture) -> Goal:
    """Return the goal that a picture shows."""
    return Goal(name, read_picture(name, picture.map), picture.free, picture.slides)


BUILT_IN: Final = PrintedData(
    numbers=tuple((LETTER_OF[environment], POLLUTION) for environment in ENVIRONMENTS),
    goals=tuple(goal_of(name, picture) for name, picture in PICTURES.items()),
)
