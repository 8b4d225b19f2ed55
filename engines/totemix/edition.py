"""One edition of the printed box: pollution numbers and pictures of the goals, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engines.totemix.components import ENVIRONMENTS, LETTER_OF, POLLUTION
from engines.totemix.pictures import PICTURES, Picture, read_picture

if TYPE_CHECKING:
    from engines.totemix.components import Environment
    from engines.totemix.hexes import Cell


@dataclass(frozen=True, slots=True)
class Goal:
    """A form of the world: the pile wanted on each cell, letters from the ground up.

    Environments in `free` may change places among themselves; with `slides` each row may lie half
    a tile to either side of the row above. Everything may be turned, mirrored and moved.
    """

    name: str
    spots: tuple[tuple[Cell, str], ...]
    free: str = ""
    slides: bool = False

    @property
    def heights(self) -> tuple[int, ...]:
        """Return how high the piles are, in order of height."""
        return tuple(sorted(len(pile) for _, pile in self.spots))


@dataclass(frozen=True, slots=True)
class Edition:
    """What differs between printings, or between the printed box and what we know of it."""

    numbers: tuple[tuple[str, tuple[int, ...]], ...]
    goals: tuple[Goal, ...]

    def numbers_of(self, environment: Environment, count: int) -> tuple[int, ...]:
        """Return the lowest so many numbers of the environment; the first game removes the rest."""
        return dict(self.numbers)[LETTER_OF[environment]][:count]

    def goal(self, name: str) -> Goal:
        """Return the goal of that name."""
        return next(goal for goal in self.goals if goal.name == name)


def goal_of(name: str, picture: Picture) -> Goal:
    """Return the goal that a picture shows."""
    return Goal(name, read_picture(name, picture.map), picture.free, picture.slides)


BUILT_IN: Final = Edition(
    numbers=tuple((LETTER_OF[environment], POLLUTION) for environment in ENVIRONMENTS),
    goals=tuple(goal_of(name, picture) for name, picture in PICTURES.items()),
)
