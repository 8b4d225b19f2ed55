"""A sample of ways to house a family: there are far too many to list them all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.tschukka.components import (
    ALL_KINDS,
    BOY,
    ELDER,
    FAMILY_ROOM,
    GIRL,
    HUT_ROOM,
    HUTS_EACH,
    MAN,
    WOMAN,
    YOUNG_MAN,
    YOUNG_WOMAN,
    Kind,
)
from engines.tschukka.people import People, men, women
from engines.tschukka.state import Clan

_MEN_LAST: Final = (YOUNG_WOMAN, WOMAN, GIRL, ELDER, BOY, MAN, YOUNG_MAN)
_ELDERS_LAST: Final = (YOUNG_WOMAN, YOUNG_MAN, WOMAN, MAN, GIRL, BOY, ELDER)
_YOUNG_LAST: Final = (ELDER, MAN, WOMAN, YOUNG_MAN, YOUNG_WOMAN, BOY, GIRL)
_DISMISSALS: Final = (_MEN_LAST, _ELDERS_LAST, _YOUNG_LAST)
_WOMEN: Final = (YOUNG_WOMAN, WOMAN)
_MEN: Final = (YOUNG_MAN, MAN)
_COUPLES: Final = (*_WOMEN, *_MEN)
_FAMILIES_KEPT: Final = 1024
"""For how many sorts of families the sample is kept."""

Housing = tuple[People, ...]


def arrangements(clan: Clan, *, in_all: bool) -> tuple[Housing, ...]:
    """Return the present housing, and couples in one to three huts for each order of dismissal."""
    found = proposed(clan.people, in_all)
    if not may_stay(clan):
        return found
    return (clan.huts, *[huts for huts in found if huts != clan.huts])


def may_stay(clan: Clan) -> bool:
    """Tell whether the family lives in its huts, and well."""
    return not any(clan.camp) and all(map(is_sound, clan.huts))


@lru_cache(_FAMILIES_KEPT)
def is_sound(hut: People) -> bool:
    """Tell whether the hut is not overfull, and has a man if it has a woman."""
    return sum(hut) <= HUT_ROOM and (men(hut) > 0 or not women(hut))


@lru_cache(_FAMILIES_KEPT)
def proposed(group: People, in_all: bool) -> tuple[Housing, ...]:
    """Return couples in one to three huts for each order of dismissal."""
    found: dict[Housing, None] = {}
    for wives, husbands, others in dict.fromkeys(_parted(group, it) for it in _DISMISSALS):
        for homes in range(1, max(1, min(HUTS_EACH, len(husbands))) + 1):
            huts = _settled(wives, husbands, others, homes)
            found[_grouped(_filled(huts) if in_all else huts)] = None
    return tuple(found)


def _parted(group: People, order: tuple[Kind, ...]) -> tuple[tuple[Kind, ...], ...]:
    """Return the women, the men and the others who stay, which is often the same in each order."""
    staying = _staying(group, order)
    wives = tuple([kind for kind in staying if kind in _WOMEN])
    husbands = tuple([kind for kind in staying if kind in _MEN])
    return wives, husbands, tuple([kind for kind in staying if kind not in _COUPLES])


def _staying(group: People, order: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the kinds that stay: the first two of each kind, then the rest in order."""
    kept = [kind for kind in order for _ in range(min(2, group[kind]))]
    rest = [kind for kind in order for _ in range(group[kind] - 2)]
    return (*kept, *rest)[:FAMILY_ROOM]


def _settled(
    wives: Sequence[Kind], husbands: Sequence[Kind], others: Sequence[Kind], homes: int
) -> list[list[Kind]]:
    """Return huts with a man and a share of the women in each home; the rest fill up."""
    huts: list[list[Kind]] = [[man] for man in husbands[:homes]]
    huts += [[] for _ in range(HUTS_EACH - len(huts))]
    _pour(wives, huts, homes)
    _pour((*husbands[homes:], *others), huts, HUTS_EACH)
    return huts


def _pour(kinds: Sequence[Kind], huts: list[list[Kind]], homes: int) -> None:
    """Add each to the emptiest of the first huts, or of all where those are full."""
    sizes = tuple(map(len, huts))
    for kind, hut in zip(kinds, _places(sizes, homes, len(kinds)), strict=True):
        huts[hut].append(kind)


@lru_cache(_FAMILIES_KEPT)
def _places(sizes: tuple[int, ...], homes: int, count: int) -> tuple[int, ...]:
    """Return into which hut each of so many people goes, by how many are in the huts before."""
    filled, places = list(sizes), list[int]()
    for _ in range(count):
        least = min(filled[:homes])
        if least >= HUT_ROOM:
            least = min(filled)
        places.append(filled.index(least))
        filled[places[-1]] += 1
    return tuple(places)


def _filled(huts: list[list[Kind]]) -> list[list[Kind]]:
    """Return the huts with one person moved from the fullest hut to each empty one."""
    for hut in huts:
        fullest = max(huts, key=len)
        if not hut and len(fullest) > 1:
            hut.append(fullest.pop())
    return huts


def _grouped(huts: list[list[Kind]]) -> Housing:
    return tuple([tuple(map(hut.count, ALL_KINDS)) for hut in huts])
