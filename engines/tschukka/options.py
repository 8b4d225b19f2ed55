"""The options of a match; each default follows the rulings that the option names."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final, Literal

from engines.core.options import choice, flag

SEATS: Final = range(2, 5)
FAMILY_LETTERS: Final = "rgby"
FAMILY_ORDERS: Final = tuple("".join(order) for order in permutations(FAMILY_LETTERS))
"""Every order of the families round the table, by the letters of their colours."""


@dataclass(frozen=True, slots=True)
class Options:
    """The variants of the rulebook, and what it leaves to the players to agree on."""

    chance: Literal["box", "table"] = choice("box", "table")
    village: bool = flag(default=False)
    spells: Literal["base", "a", "b"] = choice("base", "a", "b", rulings=("T-41",))
    meal: Literal["base", "a", "b"] = choice("base", "a", "b", rulings=("T-41",))
    totem_a: bool = flag(default=False)
    totem_b: bool = flag(default=False)
    first_family: Literal["random", "red", "green", "blue", "yellow"] = choice(
        "random", "red", "green", "blue", "yellow", rulings=("T-50",)
    )
    families: str = choice("buttons", *FAMILY_ORDERS)
    two_seats: Literal["alternate", "paired"] = choice("alternate", "paired", rulings=("T-40",))
    empty_huts: bool = flag(default=True, rulings=("T-04",))
    free_discard: bool = flag(default=False, rulings=("T-51",))
    children_save_family: bool = flag(default=False, rulings=("T-05",))
    checks: Literal["step", "round"] = choice("step", "round", rulings=("T-06", "T-31"))
    extinct_assets: Literal["reset", "keep"] = choice(
        "reset", "keep", rulings=("T-07", "T-08", "T-58")
    )
    extinct_spells: Literal["stay", "removed"] = choice("stay", "removed", rulings=("T-07",))
    village_pole: Literal["floor", "none"] = choice("floor", "none", rulings=("T-42",))
    people_limit: Literal["none", "counters"] = choice("none", "counters", rulings=("T-09",))
    bird_limit: Literal["none", "36"] = choice("none", "36", rulings=("T-10", "T-37"))
    spell_targets: Literal["any", "inhabited"] = choice("any", "inhabited", rulings=("T-13",))
    reveal: Literal["turn_order", "simultaneous"] = choice(
        "turn_order", "simultaneous", rulings=("T-15",)
    )
    spell_stack: Literal["once", "add"] = choice("once", "add", rulings=("T-18",))
    youth_chooser: Literal["hut_owner", "caster"] = choice("hut_owner", "caster", rulings=("T-28",))
    youth_stack: bool = flag(default=True, rulings=("T-29",))
    youth_compulsory: bool = flag(default=True, rulings=("T-54",))
    elder_penalty: Literal["edge", "per_round"] = choice(
        "edge", "per_round", rulings=("T-30", "T-63")
    )
    rank_extinct: bool = flag(default=False, rulings=("T-35",))
    consolation_3p: bool = flag(default=False, rulings=("T-39",))
    totem_b_four: Literal["pieces", "birds"] = choice("pieces", "birds", rulings=("T-48",))
    totem_b_3p: bool = flag(default=False, rulings=("T-49",))
    repas_b_victim_votes: bool = flag(default=True, rulings=("T-46",))
    two_seat_meals: Literal["seat", "family"] = choice("seat", "family", rulings=("T-55",))
    own_tie: Literal["win", "nobody"] = choice("win", "nobody", rulings=("T-60",))
