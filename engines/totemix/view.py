"""The view of the table: nothing is hidden, for the box knows no number that players do not.

Cells are axial coordinates [q, r] of pointy-top hexagons: q counts to the right, r downwards; the
centre of a cell lies at x = q + r / 2, y = r * 0.866 in widths of a tile.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.totemix import abilities, chance, chrono, pending, warnings
from engines.totemix.components import Animal, Environment, Face, Tile, TotemTile
from engines.totemix.goals import status
from engines.totemix.goals.hint import Place
from engines.totemix.map.hexes import Cell
from engines.totemix.real import entered
from engines.totemix.state import Phase, State, Wait, awaited
from engines.totemix.view_parts import PileView, SeatView, TileView, map_view, seat_view, tile_view


@dataclass(frozen=True, slots=True)
class RollView:
    """The roll that locks the table: all `dice`, and those `left` to apply; no face before it."""

    seat: Seat
    count: int
    face: Face | None
    dice: tuple[Environment, ...]
    left: tuple[Environment, ...]


@dataclass(frozen=True, slots=True)
class WaitView:
    """What must happen before anything else: for whom it waits, and between which cells.

    `what` is one of: `map`, `animals`, `number`, `keep`, `flee`, `draw`, `pay`, `dice`, `victim`,
    `free` (everybody at will), `nothing` (over). With `flee` the cells are where the first of the
    seats may go, with `keep` one cell of each part, with `victim` the terrains that can be chosen,
    with `number` those whose number is to be read. With real dice and tiles the seats of `map`,
    `number`, `dice` and `draw` are those who may enter what came; nobody when the box draws.
    `numbers` are those that each of the cells of `number` can still have.
    """

    what: Wait
    seats: tuple[Seat, ...]
    cells: tuple[Cell, ...]
    numbers: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class GoalView:
    """The goal and how far it is.

    `distance` counts the terrains that are not in place under the best matching, `stray` names
    them; `places` shows where the goal would lie under it (empty for the first goal, which has no
    picture): what each cell wants from the ground up, and how much of that is `in_place`.
    """

    name: str
    picture: str
    distance: int
    total: int
    stray: tuple[Tile, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ChronoView:
    """The timed game: clock 0 has not begun; the last of `clocks` ends the match at `until_ns`.

    Times are table time, as in stamps; `clock_ns` of the view is the latest one known.
    """

    kind: str
    clock: int
    clocks: int
    dice: int
    length_ns: int
    until_ns: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as every viewer sees it; only `fatal` is the viewer's own.

    `general` is the common reserve of cubes, `spent` those gone for good; `pile` counts the totem
    tiles to draw, `discard` names those that may be taken; `lost` are the terrains in the discard.
    `entered` lists what people enter, because they lay, roll or draw the real pieces.
    `fatal` lists the viewer's moves, as written in `moves`, that would lose the match at once.
    At the end `is_won` says which way, and `rule` why.
    """

    phase: Phase
    wait: WaitView
    tiles: tuple[TileView, ...]
    map: tuple[PileView, ...]
    lost: tuple[Tile, ...]
    seats: tuple[SeatView, ...]
    general: int
    spent: int
    pile: int
    discard: tuple[TotemTile, ...]
    roll: RollView | None
    goal: GoalView
    chrono: ChronoView | None
    chance: str
    entered: tuple[Wait, ...]
    numbers: str
    is_first_game: bool
    is_enfer: bool
    animals: tuple[Animal, ...]
    fatal: tuple[str, ...]
    clock_ns: int
    is_won: bool | None
    rule: str | None


def view(state: State, viewer: Seat | None) -> View:
    """Return the view of the viewer."""
    options, ending = state.options, state.ending
    return View(
        phase=state.phase,
        wait=_wait_view(state),
        tiles=tuple(tile_view(state, tile) for tile in state.tiles),
        map=map_view(state),
        lost=state.terrain.lost,
        seats=tuple(seat_view(state, seat) for seat in state.seats),
        general=state.general,
        spent=state.spent,
        pile=len(state.pile),
        discard=state.discard,
        roll=_roll_view(state),
        goal=_goal_view(state),
        chrono=_chrono_view(state),
        chance=options.chance,
        entered=entered(options),
        numbers=options.numbers,
        is_first_game=options.first_game,
        is_enfer=options.enfer,
        animals=state.animals,
        fatal=() if viewer is None else warnings.fatal(state, viewer),
        clock_ns=state.clock_ns,
        is_won=ending.is_won if ending else None,
        rule=ending.rule if ending else None,
    )


def _wait_view(state: State) -> WaitView:
    seats = pending.asked_seats(state) or chance.entered_by(state)
    cells, numbers = pending.choice_cells(state), pending.choice_numbers(state)
    return WaitView(awaited(state), seats, cells, numbers)


def _roll_view(state: State) -> RollView | None:
    roll = state.roll
    if roll is None:
        return None
    return RollView(roll.seat, roll.count, roll.face, roll.dice, roll.left)


def _goal_view(state: State) -> GoalView:
    found = status.hint(state)
    return GoalView(
        name=state.options.goal,
        picture=status.picture_of(state.options),
        distance=found.distance,
        total=len(status.needed(state)),
        stray=found.stray,
        places=found.places,
    )


def _chrono_view(state: State) -> ChronoView | None:
    if state.options.chrono == "off":
        return None
    return ChronoView(
        kind=state.options.chrono,
        clock=state.clocks,
        clocks=chrono.clocks_of(state.options),
        dice=abilities.common_dice(state),
        length_ns=chrono.length_ns(state.options),
        until_ns=state.until_ns,
    )
