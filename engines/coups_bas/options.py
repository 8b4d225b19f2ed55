"""The options of a match; each default follows the rulings that the option names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engines.core.first_press import DEFAULT_MARGIN_US, LARGEST_MARGIN_US
from engines.core.options import choice, flag, whole
from engines.coups_bas.components import HAND_SIZE, MOST_CARDS, PARTNERS

SEATS: Final = range(2, 7)


@dataclass(frozen=True, slots=True)
class Options:
    """The options that players agree on before a match."""

    deck: Literal["box", "table"] = choice("box", "table")
    target: int = whole(24, 1, 99, rulings=("C-39",))
    rounds: int = whole(0, 0, 50, rulings=("C-39",))
    scoring: bool = flag(default=True, rulings=("C-39",))
    stopping: Literal["agreed", "never"] = choice("agreed", "never", rulings=("C-39",))
    teams: bool = flag(default=False, rulings=("C-25", "C-38", "C-43"))
    partners: Literal["across", "14_26_35", "25_13_46", "36_15_24"] = choice(
        "across", *PARTNERS, rulings=("C-25",)
    )
    first_player: Literal["lot", "named"] = choice("lot", "named", rulings=("C-26",))
    starter: Literal["lot", "left", "named"] = choice("lot", "left", "named", rulings=("C-26",))
    window_ms: int = whole(6_000, 1_000, 60_000, rulings=("C-40",))
    answer_ms: int = whole(15_000, 2_000, 60_000, rulings=("C-40",))
    close_ms: int = whole(2_000, 500, 10_000, rulings=("C-40",))
    answer_time: Literal["bounded", "each"] = choice(
        "bounded", "each", rulings=("C-40",), unrecorded="each"
    )
    dead_heat_us: int = whole(DEFAULT_MARGIN_US, 0, LARGEST_MARGIN_US, rulings=("C-06",))
    reopen_window: bool = flag(default=False, rulings=("C-05",))
    after_misstep: Literal["from_counterer", "from_active"] = choice(
        "from_counterer", "from_active", rulings=("C-08",)
    )
    again: Literal["action", "card"] = choice("action", "card", rulings=("C-09",))
    hand_limit: int = whole(MOST_CARDS, HAND_SIZE, MOST_CARDS, rulings=("C-28",))
    entering: Literal["may", "must"] = choice("may", "must", rulings=("C-10", "C-29"))
    prankster: Literal["all", "spares_eagles"] = choice("all", "spares_eagles", rulings=("C-12",))
    bison_on_one: bool = flag(default=True, rulings=("C-14",))
    bison_turtle: Literal["falls", "stands"] = choice("falls", "stands", rulings=("C-33",))
    idle_low_blow: bool = flag(default=False, rulings=("C-15",))
    dry_draws: bool = flag(default=True, rulings=("C-32",))
    own_totem: Literal["low_blows", "never", "always"] = choice(
        "low_blows", "never", "always", rulings=("C-16",)
    )
    own_protection: bool = flag(default=True, rulings=("C-36",))
    coyote_on_nothing: bool = flag(default=True, rulings=("C-34",))
    wolf_on_nothing: bool = flag(default=True, rulings=("C-45",))
    gift_sixth: Literal["wins", "goes_on"] = choice("wins", "goes_on", rulings=("C-20", "C-42"))
    arrive: Literal["any_end", "sixth_only"] = choice(
        "any_end", "sixth_only", rulings=("C-22", "C-37")
    )
    last_turn: Literal["cancelled", "counterer"] = choice(
        "cancelled", "counterer", rulings=("C-44",)
    )
    lynx_at_once: bool = flag(default=True, rulings=("C-31",))
    cancelled_lynx: bool = flag(default=True, rulings=("C-30",))
    discards: Literal["open", "top"] = choice("open", "top", rulings=("C-41",))
