"""The events of the game; an event with a rule is a verdict."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.totemix.components import Animal, Environment, Face, Tile, TotemTile
from engines.totemix.map.hexes import Cell


@dataclass(frozen=True, slots=True)
class MapLaid:
    """The map was laid."""

    tiles: int
    polluted: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class NumberRead:
    """The pollution number of a terrain was seen."""

    tile: Tile
    number: int


@dataclass(frozen=True, slots=True)
class AnimalChosen:
    """A seat has an animal, and its pawn stands on the map."""

    seat: Seat
    animal: Animal
    cell: Cell


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """All animals are chosen: all seats play freely."""

    general: int


@dataclass(frozen=True, slots=True)
class Stepped:
    """A pawn went from cell to cell; the eagle's path has two."""

    seat: Seat
    source: Cell
    path: tuple[Cell, ...]
    cube: Animal


@dataclass(frozen=True, slots=True)
class TerrainMoved:
    """A terrain went from one cell to another, by a power or by the stacking face."""

    rule: str
    seat: Seat
    tile: Tile
    environment: Environment
    source: Cell
    cell: Cell
    level: int


@dataclass(frozen=True, slots=True)
class TerrainBack:
    """A bat brought a lost terrain back."""

    rule: str
    seat: Seat
    tile: Tile
    environment: Environment
    cell: Cell
    level: int


@dataclass(frozen=True, slots=True)
class Doubled:
    """An oryx doubled the power of its seat for this action."""

    rule: str
    seat: Seat
    power: int


@dataclass(frozen=True, slots=True)
class DiceTaken:
    """A seat took the dice: the table is locked until they are applied."""

    rule: str
    seat: Seat
    dice: int
    at_ns: int


@dataclass(frozen=True, slots=True)
class CubePaid:
    """A cube went back into the printed box for a roll."""

    rule: str
    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The dice were rolled."""

    seat: Seat
    face: Face
    dice: tuple[Environment, ...]


@dataclass(frozen=True, slots=True)
class Polluted:
    """A terrain was turned to its polluted side."""

    rule: str
    seat: Seat
    tile: Tile
    environment: Environment
    cell: Cell


@dataclass(frozen=True, slots=True)
class Cleaned:
    """Pawns with power enough turned a terrain back to its clean side."""

    rule: str
    seats: tuple[Seat, ...]
    tile: Tile
    environment: Environment
    cell: Cell
    power: int
    number: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Terrains went to the discard: by a die, with their zone, or cut off from the mass."""

    rule: str
    tiles: tuple[Tile, ...]
    cells: tuple[Cell, ...]
    count: int


@dataclass(frozen=True, slots=True)
class SplitOpen:
    """The map fell into equal parts: the active seat chooses which one stays."""

    seat: Seat
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Fled:
    """A pawn whose ground was lost went to another cell."""

    rule: str
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class RollDone:
    """All dice are applied: the table is open again, and the roller takes a totem tile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileTaken:
    """A seat took a totem tile and decides where it goes."""

    seat: Seat
    tile: TotemTile


@dataclass(frozen=True, slots=True)
class TileAdded:
    """A totem tile came onto an animal."""

    seat: Seat
    tile: TotemTile
    place: int
    power: int


@dataclass(frozen=True, slots=True)
class TileDiscarded:
    """A totem tile went to the discard: thrown off, replaced, or not wanted."""

    seat: Seat
    tile: TotemTile


@dataclass(frozen=True, slots=True)
class TotemComplete:
    """An animal has all seven tiles of its own: every cube is any power."""

    rule: str
    seat: Seat
    animal: Animal


@dataclass(frozen=True, slots=True)
class Refilled:
    """A seat put cubes on its tiles and begins its actions anew."""

    seat: Seat
    places: tuple[int, ...]
    reserve: int


@dataclass(frozen=True, slots=True)
class ClockBegan:
    """A clock of the timed game runs; from now on so many terrain dice are rolled."""

    rule: str
    clock: int
    dice: int
    until_ns: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The world is restored, or lost; `environment` names the one that is gone."""

    rule: str
    seats: tuple[Seat, ...]
    environment: Environment | None = None


Event = (
    MapLaid
    | NumberRead
    | AnimalChosen
    | PlayBegan
    | Stepped
    | TerrainMoved
    | TerrainBack
    | Doubled
    | DiceTaken
    | CubePaid
    | DiceRolled
    | Polluted
    | Cleaned
    | Lost
    | SplitOpen
    | Fled
    | RollDone
    | TileTaken
    | TileAdded
    | TileDiscarded
    | TotemComplete
    | Refilled
    | ClockBegan
    | MatchEnded
)
