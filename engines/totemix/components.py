"""The components: terrains, animals with their totem tiles, dice, cubes, numbers."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, Literal, NewType

from engines.core.printed import Printed

Environment = Literal["sky", "forest", "ocean", "desert", "mountain", "cavern"]
Animal = Literal["eagle", "panther", "turtle", "oryx", "bear", "bat"]
Tile = NewType("Tile", str)
"""A terrain: the letter of its environment and which of that environment it is, like F3."""
TotemTile = NewType("TotemTile", str)
"""An animal and the strokes on the rim, like bear3; 0 strokes are the centre."""


class Face(StrEnum):
    """The faces of the catastrophe die."""

    POLLUTION = "pollution"
    STACKING = "stacking"
    DESTRUCTION = "destruction"


ENVIRONMENTS: Final[tuple[Environment, ...]] = (
    *("sky", "forest", "ocean"),
    *("desert", "mountain", "cavern"),
)
LETTERS: Final = "CFODMV"
"""One letter an environment, of its French name: ciel, forêt, océan, désert, montagne, caverne."""
LETTER_OF: Final[dict[Environment, str]] = dict(zip(ENVIRONMENTS, LETTERS, strict=True))
BY_LETTER: Final[dict[str, Environment]] = dict(zip(LETTERS, ENVIRONMENTS, strict=True))

HOMES: Final[dict[Animal, Environment]] = {
    "eagle": "sky",
    "panther": "forest",
    "turtle": "ocean",
    "oryx": "desert",
    "bear": "mountain",
    "bat": "cavern",
}
ANIMALS: Final[tuple[Animal, ...]] = tuple(HOMES)
NOT_IN_FIRST: Final[tuple[Animal, ...]] = ("panther", "oryx")

TILES_EACH: Final = 6
FIRST_TILES_EACH: Final = 4
ZONES: Final = (3, 2, 1)
FIRST_ZONES: Final = (2, 2)
POLLUTED_ZONE: Final = 3
POLLUTION: Final = (2, 3, 5, 8, 12, 16)
CATASTROPHE_FACES: Final = {Face.POLLUTION: 2, Face.STACKING: 2, Face.DESTRUCTION: 2}

CENTRE: Final = 0
OUTER_PLACES: Final = (1, 2, 3, 4, 5, 6)
FULL_TOTEM: Final = 7
SECOND_DIE_FROM: Final = 4
THIRD_DIE_FROM: Final = 6
MOST_DICE: Final = 3
REACH: Final = 14
"""The most that one player can bring: seven tiles, doubled by the oryx."""

CUBES: Final = 50
OWN_CUBES: Final = 7
GENERAL_CUBES: Final = 16
FIRST_OWN_CUBES: Final = 9
FIRST_SEATS: Final = 4
GENTLE_CLOCKS: Final = 2
NASTY_CLOCKS: Final = 3


def environment_of(tile: Tile) -> Environment:
    """Return the environment of the terrain."""
    return ENVIRONMENT_OF[tile]


def animal_of(tile: TotemTile) -> Animal:
    """Return the animal of the totem tile."""
    return _ANIMAL_OF[tile]


def strokes_of(tile: TotemTile) -> int:
    """Return the strokes on the rim of the totem tile; the centre has none."""
    return int(tile[-1])


def centre_of(animal: Animal) -> TotemTile:
    """Return the central tile of the animal."""
    return TotemTile(f"{animal}{CENTRE}")


@cache
def terrains(each: int) -> tuple[Tile, ...]:
    """Return `each` terrains of every environment."""
    return tuple(Tile(f"{letter}{n}") for letter in LETTERS for n in range(1, each + 1))


@cache
def outer_tiles(animals: tuple[Animal, ...]) -> tuple[TotemTile, ...]:
    """Return the six outer tiles of each of these animals."""
    return tuple(TotemTile(f"{animal}{place}") for animal in animals for place in OUTER_PLACES)


_ANIMAL_OF: Final[dict[TotemTile, Animal]] = {
    TotemTile(f"{animal}{place}"): animal for animal in ANIMALS for place in (CENTRE, *OUTER_PLACES)
}
ENVIRONMENT_OF: Final[dict[Tile, Environment]] = {
    tile: BY_LETTER[tile[0]] for tile in terrains(TILES_EACH)
}
TILE_NAMES: Final = frozenset(terrains(TILES_EACH))
OUTER_TILE_NAMES: Final = frozenset(outer_tiles(ANIMALS))
PRINTED: Final = (
    *(
        Printed(tile, 1, "piece-terrain", {"environment": environment_of(tile), "number": tile[1]})
        for tile in terrains(TILES_EACH)
    ),
    *(
        Printed(tile, 1, "piece-totem", {"animal": animal, "strokes": strokes_of(tile)})
        for tile, animal in _ANIMAL_OF.items()
    ),
)
