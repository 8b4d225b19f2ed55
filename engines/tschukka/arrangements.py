"""A sample of ways to house a family: there are far too many to list them all."""

from __future__ import annotations

from typing import Final

from engines.tschukka.components import (
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
from engines.tschukka.people import People, men, people, women
from engines.tschukka.state import Clan

_MEN_LAST: Final = (YOUNG_WOMAN, WOMAN, GIRL, ELDER, BOY, MAN, YOUNG_MAN)
_ELDERS_LAST: Final = (YOUNG_WOMAN, YOUNG_MAN, WOMAN, MAN, GIRL, BOY, ELDER)
_YOUNG_LAST: Final = (ELDER, MAN, WOMAN, YOUNG_MAN, YOUNG_WOMAN, BOY, GIRL)
_DISMISSALS: Final = (_MEN_LAST, _ELDERS_LAST, _YOUNG_LAST)
_WOMEN: Final = (YOUNG_WOMAN, WOMAN)
_MEN: Final = (YOUNG_MAN, MAN)


def arrangements(clan: Clan, *, in_all: bool) -> tuple[tuple[People, ...], ...]:
    """Return the present housing, and couples in one to three huts for each order of dismissal."""
    found: dict[tuple[People, ...], None] = {}
    if not any(clan.camp) and all(map(is_sound, clan.huts)):
        found[clan.huts] = None
    for order in _DISMISSALS:
        staying = _staying(clan.people, order)
        for homes in range(1, HUTS_EACH + 1):
            huts = _settled(staying, homes)
            found[_grouped(_filled(huts) if in_all else huts)] = None
    return tuple(found)


def is_sound(hut: People) -> bool:
    """Tell whether the hut is not overfull, and has a man if it has a woman."""
    return sum(hut) <= HUT_ROOM and (men(hut) > 0 or not women(hut))


def _staying(group: People, order: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the kinds that stay: the first two of each kind, then the rest in order."""
    kept = [kind for kind in order for _ in range(min(2, group[kind]))]
    rest = [kind for kind in order for _ in range(max(0, group[kind] - 2))]
    return (*kept, *rest)[:FAMILY_ROOM]


def _settled(staying: tuple[Kind, ...], homes: int) -> list[list[Kind]]:
    """Return huts with a man and a share of the women in each home; the rest fill up."""
    wives = [kind for kind in staying if kind in _WOMEN]
    husbands = [kind for kind in staying if kind in _MEN]
    homes = max(1, min(homes, len(husbands)))
    huts: list[list[Kind]] = [[man] for man in husbands[:homes]]
    huts += [[] for _ in range(HUTS_EACH - len(huts))]
    for woman in wives:
        _emptiest(huts[:homes], huts).append(woman)
    for other in (*husbands[homes:], *(kind for kind in staying if kind not in (*_WOMEN, *_MEN))):
        _emptiest(huts, huts).append(other)
    return huts


def _filled(huts: list[list[Kind]]) -> list[list[Kind]]:
    """Return the huts with one person moved from the fullest hut to each empty one."""
    for hut in huts:
        fullest = max(huts, key=len)
        if not hut and len(fullest) > 1:
            hut.append(fullest.pop())
    return huts


def _grouped(huts: list[list[Kind]]) -> tuple[People, ...]:
    return tuple(people({kind: hut.count(kind) for kind in hut}) for hut in huts)


def _emptiest(wanted: list[list[Kind]], huts: list[list[Kind]]) -> list[Kind]:
    hut = min(wanted, key=len)
    return hut if len(hut) < HUT_ROOM else min(huts, key=len)
