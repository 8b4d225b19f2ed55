"""The moves; `reading` and `writing` hold their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engines.totemix.components import Animal, Environment, Face, Tile, TotemTile
from engines.totemix.map.hexes import Cell

PILE: Final = "pile"
NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Lay:
    """Chance lays the map: environments on cells, and which of them begin polluted."""

    spots: tuple[tuple[Cell, Environment], ...]
    polluted: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """Chance shows the numbers of terrains that were turned, or all of them when they lie open."""

    numbers: tuple[tuple[Tile, int], ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """A seat takes an animal and sets its pawn on a terrain of that animal."""

    animal: Animal
    cell: Cell


@dataclass(frozen=True, slots=True)
class Step:
    """A seat moves its pawn to a cell beside it, with a cube from a tile of that animal."""

    animal: Animal
    cell: Cell


@dataclass(frozen=True, slots=True)
class Bear:
    """A seat piles a terrain up, or takes it down, beside where it lay."""

    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Turtle:
    """A seat shifts a terrain one or two cells on its level."""

    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Eagle:
    """A seat moves its pawn two cells."""

    over: Cell
    cell: Cell


@dataclass(frozen=True, slots=True)
class Bat:
    """A seat brings a lost terrain back beside its pawn."""

    tile: Tile
    cell: Cell


@dataclass(frozen=True, slots=True)
class Oryx:
    """A seat doubles its power where its pawn stands, or by an option where it steps to."""

    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class Panther:
    """A seat takes a totem tile, from the pile or a certain one from the discard, to swap it."""

    source: TotemTile | Literal["pile"]


@dataclass(frozen=True, slots=True)
class Clean:
    """A seat cleans the terrain under its pawn, where cleaning is voluntary."""


@dataclass(frozen=True, slots=True)
class Shed:
    """A seat throws off an outer tile of its animal."""

    place: int


@dataclass(frozen=True, slots=True)
class Dice:
    """A seat pressed its button: it takes the dice and locks the table."""

    at_ns: int


@dataclass(frozen=True, slots=True)
class Pay:
    """The roller says which reserve gives the cube."""

    source: Literal["general", "own"]


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance shows the dice."""

    face: Face
    dice: tuple[Environment, ...]


@dataclass(frozen=True, slots=True)
class Pollute:
    """The roller turns a terrain of one of the dice to its polluted side."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Stack:
    """The roller piles a terrain of one of the dice onto one beside it."""

    source: Cell
    target: Cell


@dataclass(frozen=True, slots=True)
class Destroy:
    """The roller removes a terrain of one of the dice, with what lies below."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Keep:
    """The active seat says which of two equal parts of a split map stays."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Flee:
    """A seat whose pawn lost its ground says where it goes."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Take:
    """After its roll a seat takes a totem tile; nothing only when there is none."""

    source: TotemTile | Literal["pile", "nothing"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance shows the totem tile from the top of the pile."""

    tile: TotemTile


@dataclass(frozen=True, slots=True)
class Add:
    """A seat adds the tile that it took to its animal."""


@dataclass(frozen=True, slots=True)
class Swap:
    """A seat puts the tile that it took in place of another one, which it discards."""

    place: int


@dataclass(frozen=True, slots=True)
class Drop:
    """A seat discards the tile that it took."""


@dataclass(frozen=True, slots=True)
class Refill:
    """A seat that has too few cubes says which of its tiles get one."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bell:
    """Chance starts the first clock, or ends one."""

    at_ns: int


Power = Bear | Turtle | Eagle | Bat | Oryx | Panther
Action = Step | Power
Victim = Pollute | Stack | Destroy
OfChance = Lay | Number | Rolled | Drawn | Bell
Answer = Pay | Keep | Flee
OwnTotem = Take | Add | Swap | Drop | Refill | Shed
Move = OfChance | Action | Victim | Answer | OwnTotem | Choose | Clean | Dice

POWERS = (Bear, Turtle, Eagle, Bat, Oryx, Panther)
ACTIONS = (Step, *POWERS)
VICTIMS = (Pollute, Stack, Destroy)
OF_CHANCE = (Lay, Number, Rolled, Drawn, Bell)
ANSWERS = (Pay, Keep, Flee)
OWN_TOTEM = (Take, Add, Swap, Drop, Refill, Shed)
KINDS = (*OF_CHANCE, *ACTIONS, *VICTIMS, *ANSWERS, *OWN_TOTEM, Choose, Clean, Dice)
BARE = (Clean, Add, Drop)
STAMPED = (Dice, Bell)


def word_of(move: Move) -> str:
    """Return the first word of the move's notation."""
    return type(move).__name__.lower()


def struck_cell(move: Victim) -> Cell:
    """Return the cell whose top the die strikes."""
    return move.source if isinstance(move, Stack) else move.cell


def power_of(move: Power) -> Animal:
    """Return the animal whose power the move uses."""
    animal: Animal = _POWER_OF[type(move)]
    return animal


_POWER_OF: dict[type[Power], Animal] = {
    Bear: "bear",
    Turtle: "turtle",
    Eagle: "eagle",
    Bat: "bat",
    Oryx: "oryx",
    Panther: "panther",
}
