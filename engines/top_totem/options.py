"""The options of a match; each default is our ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engines.core.options import choice, flag, whole

SEATS: Final = range(2, 3)


@dataclass(frozen=True, slots=True)
class Options:
    """The options that people may set before a match."""

    start: Literal["cowboy", "indian", "bacarta", "position"] = choice(
        "cowboy", "indian", "bacarta", "position", rulings=("P-16", "P-19", "P-20")
    )
    rounds: int = whole(2, 1, 50, rulings=("P-28",))
    first: Literal["lot", "red", "white"] = choice("lot", "red", "white", rulings=("P-21",))
    enclosure_walk: Literal["free", "forward"] = choice("free", "forward", rulings=("P-02",))
    chain: Literal["free", "to_the_end"] = choice("free", "to_the_end", rulings=("P-04",))
    captures: Literal["one_piece", "all_pieces"] = choice(
        "one_piece", "all_pieces", rulings=("P-05",)
    )
    border_captures: bool = flag(default=True, rulings=("P-09",))
    top_names: bool = flag(default=True, rulings=("P-11",))
    top_rider: Literal["any_coup", "first_coup"] = choice(
        "any_coup", "first_coup", rulings=("P-14", "P-36")
    )
    rider_entry: Literal["ends_turn", "one_more_coup"] = choice(
        "ends_turn", "one_more_coup", rulings=("P-16",)
    )
    win_test: Literal["at_once", "may_go_on"] = choice("at_once", "may_go_on", rulings=("P-22",))
    totem_top: Literal["automatic", "called"] = choice("automatic", "called", rulings=("P-24",))
    quiet_turns: int = whole(60, 5, 200, rulings=("P-26",))
    repetitions: int = whole(3, 2, 9, rulings=("P-26",))
    analysis: bool = flag(default=True)
    analysis_when: Literal["against_bots", "always"] = choice(
        "against_bots", "always", unrecorded="always"
    )
