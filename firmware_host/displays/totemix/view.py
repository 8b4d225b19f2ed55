"""TOTEMIX as the displays read it; fields they do not know are ignored."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Environment = Literal["sky", "forest", "ocean", "desert", "mountain", "cavern"]
Animal = Literal["eagle", "panther", "turtle", "oryx", "bear", "bat"]
Face = Literal["pollution", "stacking", "destruction"]
Wait = Literal[
    "map", "animals", "number", "keep", "flee", "draw", "pay", "dice", "victim", "free", "nothing"
]
Stage = Literal["act", "take", "add", "swap", "refill"]
Cell = tuple[int, int]

ENVIRONMENTS: Final[tuple[Environment, ...]] = (
    *("sky", "forest", "ocean"),
    *("desert", "mountain", "cavern"),
)
TILES_EACH: Final = 6


class TileView(msgspec.Struct, frozen=True):
    """One terrain; without a cell it lies in the discard, not on top it lies buried."""

    tile: str
    environment: Environment
    is_polluted: bool = False
    cell: Cell | None = None
    level: int = 1
    is_top: bool = True
    needs: int | None = None


class PileView(msgspec.Struct, frozen=True):
    """One cell of the map: its terrains from the ground up, and the pawns on top."""

    cell: Cell
    tiles: tuple[str, ...]
    environment: Environment
    is_polluted: bool = False
    pawns: tuple[int, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """One seat: its animal, where its pawn stands, what it can still do."""

    animal: Animal | None = None
    cell: Cell | None = None
    stage: Stage = "act"
    power: int = 1
    actions: int = 0
    reserve: int = 0
    dice: int = 1
    can_pay: bool = True


class RollView(msgspec.Struct, frozen=True):
    """The roll that locks the table: all dice, and those left to apply."""

    seat: int
    count: int = 1
    face: Face | None = None
    dice: tuple[Environment, ...] = ()
    left: tuple[Environment, ...] = ()


class WaitView(msgspec.Struct, frozen=True):
    """What must happen first, for whom it waits, and between which cells."""

    what: Wait
    seats: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


class GoalView(msgspec.Struct, frozen=True):
    """The goal, and how many terrains are not in place yet."""

    name: str
    distance: int = 0
    total: int = 36


class ChronoView(msgspec.Struct, frozen=True):
    """The timed game: clock 0 has not begun, the last one ends the match."""

    clock: int = 0
    clocks: int = 2
    dice: int = 1
    length_ns: int = 0
    until_ns: int = 0


class TotemixView(msgspec.Struct, frozen=True):
    """What everybody at the table may see."""

    wait: WaitView
    tiles: tuple[TileView, ...]
    map: tuple[PileView, ...]
    seats: tuple[SeatView, ...]
    goal: GoalView
    general: int = 0
    roll: RollView | None = None
    chrono: ChronoView | None = None
    is_won: bool | None = None


def read_view(data: bytes | str) -> TotemixView:
    """Decode a published view; raise msgspec.ValidationError naming the field that is wrong."""
    return msgspec.json.decode(data, type=TotemixView)


def awaited(view: TotemixView) -> frozenset[int]:
    """Return the seats that must answer, or in free play those that can still do something."""
    if view.wait.what == "nothing":
        return frozenset()
    if view.wait.what != "free":
        return frozenset(view.wait.seats)
    return frozenset(
        seat for seat, shown in enumerate(view.seats) if shown.stage != "act" or shown.actions
    ) or frozenset(view.wait.seats)
