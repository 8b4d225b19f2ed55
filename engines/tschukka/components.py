"""The components of the game: people, spells, birds, huts and totem pieces."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, NewType

from engines.core.printed import Printed

Family = NewType("Family", int)
"""A family by its printed colour: its place in COLOURS."""

Hut = NewType("Hut", int)
"""A hut of the village: three in a row belong to one family."""

Kind = NewType("Kind", int)
"""A kind of villager: its place in KINDS."""

COLOURS: Final = ("red", "green", "blue", "yellow")
HUTS_EACH: Final = 3
HUT_NAMES: Final = tuple(f"{colour}{hut + 1}" for colour in COLOURS for hut in range(HUTS_EACH))

KINDS: Final = ("girl", "boy", "young_woman", "young_man", "woman", "man", "elder")
LETTERS: Final = "gbwmWMe"
GIRL, BOY, YOUNG_WOMAN, YOUNG_MAN, WOMAN, MAN, ELDER = (Kind(kind) for kind in range(7))
ALL_KINDS: Final = (GIRL, BOY, YOUNG_WOMAN, YOUNG_MAN, WOMAN, MAN, ELDER)
CHILDREN: Final = (GIRL, BOY)


class Spell(StrEnum):
    """The ten spells; every family owns one counter of each."""

    GIRLS = "girls"
    BOYS = "boys"
    TWINS = "twins"
    BARREN = "barren"
    PLENTY = "plenty"
    FAMINE = "famine"
    ILLNESS = "illness"
    MAJOR_CURE = "major_cure"
    MINOR_CURE = "minor_cure"
    YOUTH = "youth"


SPELLS: Final = tuple(Spell)
OPPOSITES: Final = (
    (Spell.GIRLS, Spell.BOYS),
    (Spell.TWINS, Spell.BARREN),
    (Spell.PLENTY, Spell.FAMINE),
)

HUT_ROOM: Final = 6
FAMILY_ROOM: Final = HUT_ROOM * HUTS_EACH
PIECES_EACH: Final = 6
FED_BY_A_BIRD: Final = 5
HUNTERS_A_BIRD: Final = 5
PEN_ROOM: Final = 5
CATCH: Final = 13
CATCH_OF_THREE: Final = 10
FIRST_BIRDS: Final = 6
NEW_BIRDS: Final = 5
VILLAGE_BIRDS: Final = 3

REAL_BIRDS: Final = 36
STAND_IN_BIRDS: Final = 36
"""Further birds without a real piece, used when the real ones run out (T-10)."""

REAL_PEOPLE: Final = 156
PEOPLE_WITH_MARKERS: Final = REAL_PEOPLE + 4 * 3
"""Each of the four "+3" markers stands for three people (T-09)."""

COUNTERS_OF_A_KIND: Final = REAL_PEOPLE // 4
"""The split of the 156 is not printed; children, women, men and elders are taken as equal."""


def owner_of(hut: Hut) -> Family:
    """Return the family that lives in the hut."""
    return Family(hut // HUTS_EACH)


def huts_of(family: Family) -> tuple[Hut, ...]:
    """Return the three huts of the family."""
    return _HUTS[family]


@cache
def huts_of_all(families: tuple[Family, ...]) -> tuple[Hut, ...]:
    """Return the huts of the families, one family after the other."""
    return tuple(hut for family in families for hut in huts_of(family))


def token(family: Family, spell: Spell) -> str:
    """Return the unique name of a spell counter."""
    return _TOKENS[family][spell]


_HUTS: Final = tuple(
    tuple(Hut(family * HUTS_EACH + hut) for hut in range(HUTS_EACH))
    for family in range(len(COLOURS))
)
_TOKENS: Final = tuple({spell: f"{colour}:{spell.value}" for spell in SPELLS} for colour in COLOURS)
TOKENS: Final = {
    token(Family(family), spell): (Family(family), spell)
    for family in range(len(COLOURS))
    for spell in SPELLS
}
PRINTED: Final = tuple(
    Printed(name, 1, "piece-counter", {"family": COLOURS[family], "spell": spell.value})
    for name, (family, spell) in TOKENS.items()
)
