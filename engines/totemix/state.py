"""The state of a match: one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core.seats import FIRST_SEAT, Seat, clockwise
from engines.core.values import replace
from engines.totemix.components import (
    ANIMALS,
    FIRST_TILES_EACH,
    NOT_IN_FIRST,
    TILES_EACH,
    Animal,
    Environment,
    Face,
    Tile,
    TotemTile,
    terrains,
)
from engines.totemix.goals.printed import PrintedData
from engines.totemix.map.hexes import Cell
from engines.totemix.map.terrain import NO_TERRAIN, Terrain
from engines.totemix.options import Options
from engines.totemix.totem import NOBODY, Totem


class Phase(StrEnum):
    """The phase of the match; in `play` all seats act freely, in `roll` the table is locked."""

    LAY = "lay"
    CHOOSE = "choose"
    PLAY = "play"
    ROLL = "roll"
    OVER = "over"


class Stage(StrEnum):
    """The step of a seat within its own three phases."""

    ACT = "act"
    TAKE = "take"
    ADD = "add"
    SWAP = "swap"
    REFILL = "refill"


class Wait(StrEnum):
    """What must happen before anything else; `free` means that all seats may act."""

    MAP = "map"
    ANIMALS = "animals"
    NUMBER = "number"
    KEEP = "keep"
    FLEE = "flee"
    DRAW = "draw"
    PAY = "pay"
    DICE = "dice"
    VICTIM = "victim"
    FREE = "free"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: its animal, its pawn, its cubes, and the tile it holds while it decides."""

    animal: Animal | None = None
    cell: Cell | None = None
    totem: Totem = NOBODY
    reserve: int = 0
    stage: Stage = Stage.ACT
    held: TotemTile | None = None
    most_tiles: int = 0


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll that is being resolved: `left` are the terrain dice still to apply."""

    seat: Seat
    count: int
    is_paid: bool
    face: Face | None = None
    dice: tuple[Environment, ...] = ()
    left: tuple[Environment, ...] = ()
    victims: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended: by which rule, and whether all won or all lost."""

    rule: str
    is_won: bool


class _Remembering:
    """What a state remembers of itself: no field, so no copy and no comparison knows of it."""

    __slots__ = ("known_wait",)
    known_wait: Wait


@dataclass(frozen=True, slots=True)
class State(_Remembering):
    """Everything about a match that the rules need.

    `ties` holds one cell of each part of a split map between which the active seat must choose;
    `drawing` is the seat for which a totem tile is being drawn; `doubled` are the seats whose oryx
    is open; `clocks` counts the clocks begun; `spent` are the cubes back in the printed box.
    """

    options: Options
    printed: PrintedData
    players: tuple[Player, ...]
    phase: Phase = Phase.LAY
    terrain: Terrain = NO_TERRAIN
    pile: tuple[TotemTile, ...] = ()
    discard: tuple[TotemTile, ...] = ()
    general: int = 0
    spent: int = 0
    active: Seat = FIRST_SEAT
    roll: Roll | None = None
    ties: tuple[Cell, ...] = ()
    drawing: Seat | None = None
    doubled: tuple[Seat, ...] = ()
    clocks: int = 0
    until_ns: int = 0
    clock_ns: int = 0
    ending: Ending | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats in their order."""
        return clockwise(0, len(self.players))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Return the terrains of the match."""
        return terrains(FIRST_TILES_EACH if self.options.first_game else TILES_EACH)

    @property
    def animals(self) -> tuple[Animal, ...]:
        """Return the animals of the match (X-36)."""
        return _FIRST_ANIMALS if self.options.first_game else ANIMALS

    @property
    def owed(self) -> tuple[Tile, ...]:
        """Return the terrains whose number must be read now (X-50)."""
        if self.phase is Phase.LAY:
            return ()
        if self.options.numbers == "hidden":
            return self.terrain.unread
        seen = self.terrain.number_of
        return tuple([tile for tile in self.tiles if tile not in seen])

    @property
    def fleeing(self) -> tuple[Seat, ...]:
        """Return the seats whose pawn lost the ground under it."""
        at = self.terrain.at
        lost = [
            Seat(seat)
            for seat, player in enumerate(self.players)
            if player.cell not in at and player.cell is not None
        ]
        return tuple(lost)

    def with_player(self, seat: Seat, player: Player) -> State:
        """Return the state with another player in that seat."""
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def pawns_on(self, cell: Cell) -> tuple[Seat, ...]:
        """Return the seats whose pawn stands on the cell."""
        there = [Seat(seat) for seat, player in enumerate(self.players) if player.cell == cell]
        return tuple(there)


_FIRST_ANIMALS: tuple[Animal, ...] = tuple(
    animal for animal in ANIMALS if animal not in NOT_IN_FIRST
)
_WAIT_OF = {Phase.OVER: Wait.NOTHING, Phase.LAY: Wait.MAP}


def awaited(state: State) -> Wait:
    """Return what must happen next, the most urgent first; a state works it out once."""
    try:
        return state.known_wait
    except AttributeError:
        wait = _awaited(state)
        object.__setattr__(state, "known_wait", wait)
        return wait


def _awaited(state: State) -> Wait:
    if state.phase in _WAIT_OF:
        return _WAIT_OF[state.phase]
    if state.terrain.unread if state.options.numbers == "hidden" else state.owed:
        return Wait.NUMBER
    if state.phase is Phase.CHOOSE:
        return Wait.ANIMALS
    if state.ties:
        return Wait.KEEP
    at = state.terrain.at
    for player in state.players:
        if player.cell not in at and player.cell is not None:
            return Wait.FLEE
    if state.drawing is not None:
        return Wait.DRAW
    return Wait.FREE if state.roll is None else _of_roll(state.roll)


def _of_roll(roll: Roll) -> Wait:
    if not roll.is_paid:
        return Wait.PAY
    return Wait.DICE if roll.face is None else Wait.VICTIM
