"""A seat's totem: the centre, its outer tiles, and the cubes on them."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from engines.totemix.components import (
    CENTRE,
    FULL_TOTEM,
    OUTER_PLACES,
    Animal,
    TotemTile,
    animal_of,
    centre_of,
)


@dataclass(frozen=True, slots=True)
class Part:
    """A totem tile that lies on the animal, and the action cubes on it."""

    tile: TotemTile
    cubes: int = 0


@dataclass(frozen=True, slots=True)
class Totem:
    """Seven places: the centre and six around it, each with its tile or empty."""

    places: tuple[Part | None, ...]

    @property
    def parts(self) -> tuple[tuple[int, Part], ...]:
        """Return the tiles that are there with their places."""
        return tuple((place, part) for place, part in enumerate(self.places) if part is not None)

    @property
    def size(self) -> int:
        """Return the number of tiles, the centre included: this is the power (X-14)."""
        return sum(part is not None for part in self.places)

    @property
    def cubes(self) -> int:
        """Return the actions that are left: the cubes on all tiles."""
        return sum(part.cubes for part in self.places if part is not None)

    @property
    def animals(self) -> tuple[Animal, ...]:
        """Return the animals on whose tiles a cube lies, each once."""
        return tuple(dict.fromkeys(animal_of(part.tile) for _, part in self.parts if part.cubes))

    @property
    def is_full(self) -> bool:
        """Tell whether all seven tiles are of one animal (X-19)."""
        return self.size == FULL_TOTEM and len({animal_of(p.tile) for _, p in self.parts}) == 1

    @property
    def free(self) -> tuple[int, ...]:
        """Return the outer places without a tile."""
        return tuple(place for place in OUTER_PLACES if self.places[place] is None)

    def with_part(self, place: int, part: Part | None) -> Totem:
        """Return the animal with another tile, or none, on that place."""
        places = (*self.places[:place], part, *self.places[place + 1 :])
        return dataclasses.replace(self, places=places)

    def paid(self, animal: Animal) -> Totem:
        """Return the animal with one cube fewer on a tile of that animal, the outermost first."""
        place, part = next(
            (place, part)
            for place, part in reversed(self.parts)
            if part.cubes and animal_of(part.tile) == animal
        )
        return self.with_part(place, Part(part.tile, part.cubes - 1))

    def filled(self, places: tuple[int, ...]) -> Totem:
        """Return the animal with one cube more on the tiles of these places."""
        after = self
        for place in places:
            part = after.places[place]
            if part is not None:
                after = after.with_part(place, Part(part.tile, part.cubes + 1))
        return after


NOBODY = Totem((None,) * FULL_TOTEM)


def awakened(animal: Animal) -> Totem:
    """Return the totem at the start: the animal's centre with one cube."""
    return NOBODY.with_part(CENTRE, Part(centre_of(animal), 1))
