"""A seat's totem: the centre, its outer tiles, and the cubes on them."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.values import maker
from engines.totemix.components import (
    CENTRE,
    FULL_TOTEM,
    OUTER_PLACES,
    Animal,
    TotemTile,
    animal_of,
    centre_of,
)
from engines.totemix.kept import Kept


@dataclass(frozen=True, slots=True)
class Part:
    """A totem tile that lies on the animal, and the action cubes on it."""

    tile: TotemTile
    cubes: int = 0


part_of = maker(Part)


@dataclass(frozen=True)
class Totem:
    """Seven places: the centre and six around it, each with its tile or empty.

    No slots: what follows from the places is worked out once and kept beside them.
    """

    places: tuple[Part | None, ...]

    @Kept
    def parts(self) -> tuple[tuple[int, Part], ...]:
        """Return the tiles that are there with their places."""
        return tuple([(place, part) for place, part in enumerate(self.places) if part is not None])

    @Kept
    def size(self) -> int:
        """Return the number of tiles, the centre included: this is the power (X-14)."""
        return FULL_TOTEM - self.places.count(None)

    @Kept
    def cubes(self) -> int:
        """Return the actions that are left: the cubes on all tiles."""
        return sum([part.cubes for part in self.places if part is not None])

    @Kept
    def animals(self) -> tuple[Animal, ...]:
        """Return the animals on whose tiles a cube lies, each once."""
        return tuple(dict.fromkeys([animal_of(part.tile) for _, part in self.parts if part.cubes]))

    @Kept
    def outer(self) -> tuple[int, ...]:
        """Return the outer places with a tile."""
        return tuple([place for place in OUTER_PLACES if self.places[place] is not None])

    @Kept
    def is_full(self) -> bool:
        """Tell whether all seven tiles are of one animal (X-19)."""
        return self.size == FULL_TOTEM and len({animal_of(p.tile) for _, p in self.parts}) == 1

    @Kept
    def free(self) -> tuple[int, ...]:
        """Return the outer places without a tile."""
        return tuple([place for place in OUTER_PLACES if self.places[place] is None])

    def with_part(self, place: int, part: Part | None) -> Totem:
        """Return the animal with another tile, or none, on that place."""
        places = list(self.places)
        places[place] = part
        return Totem(tuple(places))

    def paid(self, animal: Animal) -> Totem:
        """Return the animal with one cube fewer on a tile of that animal, the outermost first."""
        paying = [
            (place, part)
            for place, part in self.parts
            if part.cubes and animal_of(part.tile) == animal
        ]
        place, part = paying[-1]
        return self.with_part(place, part_of(part.tile, part.cubes - 1))

    def filled(self, places: tuple[int, ...]) -> Totem:
        """Return the animal with one cube more on the tiles of these places."""
        after = list(self.places)
        for place in places:
            part = after[place]
            if part is not None:
                after[place] = part_of(part.tile, part.cubes + 1)
        return Totem(tuple(after))


NOBODY = Totem((None,) * FULL_TOTEM)


def awakened(animal: Animal) -> Totem:
    """Return the totem at the start: the animal's centre with one cube."""
    return NOBODY.with_part(CENTRE, part_of(centre_of(animal), 1))
