"""Housing a family hut by hut: of each kind of its people, how many live in this hut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from engines.core.steps import Step
from engines.tschukka.arrangements import arrangements, is_sound
from engines.tschukka.components import (
    ALL_KINDS,
    FAMILY_ROOM,
    HUT_ROOM,
    HUTS_EACH,
    LETTERS,
    Family,
    Kind,
)
from engines.tschukka.moves import House, Move
from engines.tschukka.people import NOBODY, People, joined, less, one, write_people
from engines.tschukka.state import State

_AS_NOW: Final = "now"
_USUAL: Final = "usual"
_BY_HUT: Final = "by_hut"


def steps(state: State, family: Family, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return the ways to house the family, or how many of the next kind live in the next hut."""
    if not chosen:
        return tuple(_ways(state, family))
    if chosen[0] == _USUAL:
        return tuple(_usual(state, family))
    return tuple(_counts(state, family, chosen[1:]))


def _ways(state: State, family: Family) -> Iterator[Step[Move]]:
    clan = state.clans[family]
    is_home = not any(clan.camp) and all(map(is_sound, clan.huts))
    if is_home and _is_right(state, family, tuple(map(sum, clan.huts))):
        yield Step(_AS_NOW, House(family, clan.huts))
    yield Step(_BY_HUT)
    if any(True for _ in _usual(state, family)):
        yield Step(_USUAL)


def _usual(state: State, family: Family) -> Iterator[Step[Move]]:
    """Yield the housings that are listed for everybody."""
    clan = state.clans[family]
    for huts in arrangements(clan, in_all=not state.options.empty_huts):
        if _is_right(state, family, tuple(map(sum, huts))):
            yield Step(" ".join(map(write_people, huts)), House(family, huts))


@dataclass(frozen=True, slots=True)
class _Housing:
    """A housing that is being entered: the people of each hut so far, and what comes next."""

    huts: tuple[People, ...]
    hut: int
    kind: Kind
    later: tuple[Kind, ...]
    """The kinds that are still asked for in the same hut."""

    def with_count(self, count: int) -> tuple[People, ...]:
        """Return the huts with so many of the kind in this hut."""
        added = tuple(number * count for number in one(self.kind))
        group = joined((self.huts[self.hut], added))
        return (*self.huts[: self.hut], group, *self.huts[self.hut + 1 :])


def _counts(state: State, family: Family, chosen: Sequence[str]) -> Iterator[Step[Move]]:
    """Yield how many of a kind may live in a hut, the present number first."""
    clan = state.clans[family]
    kinds = tuple(kind for kind in ALL_KINDS if clan.people[kind])
    if len(chosen) >= HUTS_EACH * len(kinds):
        return
    now = _entered(kinds, chosen)
    left = less(clan.people, joined(now.huts))
    here = clan.huts[now.hut][now.kind]
    is_last = len(chosen) + 1 == HUTS_EACH * len(kinds)
    most = min(left[now.kind], HUT_ROOM - sum(now.huts[now.hut]))
    for count in sorted(range(most + 1), key=lambda number: (number != here, number)):
        if _leads_on(state, family, now, count):
            move = House(family, now.with_count(count)) if is_last else None
            yield Step(f"{now.hut + 1}:{count}{LETTERS[now.kind]}", move)


def _entered(kinds: tuple[Kind, ...], chosen: Sequence[str]) -> _Housing:
    """Return the housing after these counts, hut by hut and kind by kind."""
    order = [(hut, place) for hut in range(HUTS_EACH) for place in range(len(kinds))]
    huts: tuple[People, ...] = (NOBODY,) * HUTS_EACH
    for (hut, place), word in zip(order, chosen, strict=False):
        count = int(word.partition(":")[2][:-1])
        huts = _Housing(huts, hut, kinds[place], ()).with_count(count)
    hut, place = order[len(chosen)]
    return _Housing(huts, hut, kinds[place], kinds[place + 1 :])


def _leads_on(state: State, family: Family, now: _Housing, count: int) -> bool:
    """Tell whether the huts can still be filled up to a legal housing."""
    huts = now.with_count(count)
    left = less(state.clans[family].people, joined(huts))
    fills = tuple(map(sum, huts))
    room = min(HUT_ROOM - fills[now.hut], sum(left[kind] for kind in now.later))
    later = HUTS_EACH - now.hut - 1
    for more in product(range(room, -1, -1), *([range(HUT_ROOM, -1, -1)] * later)):
        added = (*([0] * now.hut), *more)
        totals = tuple(map(sum, zip(fills, added, strict=True)))
        if sum(more) <= sum(left) and _is_right(state, family, totals):
            return True
    return False


def _is_right(state: State, family: Family, fills: tuple[int, ...]) -> bool:
    """Tell whether so many people in each hut are as many as the rules ask for."""
    placed, due = sum(fills), min(FAMILY_ROOM, state.clans[family].members)
    if placed > due or (placed < due and not state.options.free_discard):
        return False
    return state.options.empty_huts or sum(map(bool, fills)) >= min(HUTS_EACH, placed)
