"""The options of a match; each default is our ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engines.core.options import choice, flag, whole

SEATS: Final = range(1, 7)


@dataclass(frozen=True, slots=True)
class Options:
    """The options that people may set before a match."""

    goal: Literal["first", "strates", "himalaya", "volcan", "fleur"] = choice(
        "first", "strates", "himalaya", "volcan", "fleur", rulings=("X-48",)
    )
    chance: Literal["box", "table"] = choice("box", "table")
    map_by: Literal["chance", "box", "table"] = choice("chance", "box", "table")
    dice_by: Literal["chance", "box", "table"] = choice("chance", "box", "table")
    tiles_by: Literal["chance", "box", "table"] = choice("chance", "box", "table")
    first_game: bool = flag(default=False, rulings=("X-36", "X-49"))
    enfer: bool = flag(default=False, rulings=("X-37",))
    chrono: Literal["off", "gentle", "nasty"] = choice("off", "gentle", "nasty", rulings=("X-38",))
    gentle_minutes: int = whole(8, 1, 60, rulings=("X-38",))
    nasty_minutes: int = whole(6, 1, 60, rulings=("X-38",))
    himalaya: Literal["belts", "wedges", "mandala"] = choice(
        "belts", "wedges", "mandala", rulings=("X-53",)
    )
    lost_tiles: Literal["needed", "forgiven"] = choice("needed", "forgiven", rulings=("X-30",))
    numbers: Literal["hidden", "open"] = choice("hidden", "open", rulings=("X-50",))
    solo_cap: bool = flag(default=True, rulings=("X-35",))
    cleaning: Literal["automatic", "voluntary"] = choice(
        "automatic", "voluntary", rulings=("X-12",)
    )
    clean_on_growth: bool = flag(default=True, rulings=("X-12",))
    oryx: Literal["standing", "with_move"] = choice("standing", "with_move", rulings=("X-15",))
    oryx_together: bool = flag(default=True, rulings=("X-45",))
    eagle_returns: bool = flag(default=True, rulings=("X-46",))
    panther_new: bool = flag(default=True, rulings=("X-17",))
    cuts: Literal["legal", "refused"] = choice("legal", "refused", rulings=("X-07", "X-51"))
    zones: Literal["any_height", "same_height"] = choice(
        "any_height", "same_height", rulings=("X-01",)
    )
    buried: Literal["in_play", "out"] = choice("in_play", "out", rulings=("X-23", "X-28"))
    victim_again: bool = flag(default=True, rulings=("X-47",))
    roll_cost: Literal["general_first", "choice"] = choice(
        "general_first", "choice", rulings=("X-20",)
    )
    dice_count: Literal["with_centre", "without_centre"] = choice(
        "with_centre", "without_centre", rulings=("X-21",)
    )
    dice_never_drop: bool = flag(default=False, rulings=("X-42",))
    refill: Literal["fill_up", "one_more"] = choice("fill_up", "one_more", rulings=("X-32",))
    shed_cube: Literal["reserve", "box"] = choice("reserve", "box", rulings=("X-43",))
    start_polluted: bool = flag(default=True, rulings=("X-39",))
