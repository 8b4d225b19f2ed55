"""The next round of a tournament: who sits at which table. Pure functions over names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, Literal

import msgspec

Method = Literal["swiss", "everybody"]
Group = tuple[str, ...]
"""The people at one table."""

_STEPS_AT_MOST: Final = 20_000
"""A search that takes longer allows one more repeated meeting instead."""


class Pairing(msgspec.Struct, frozen=True):
    """One round: its tables, and who has none, because a table of two needs two."""

    method: Method
    seats: int
    groups: tuple[Group, ...]
    bye: str | None = None


class RoundsDoneError(Exception):
    """Everybody has met everybody."""


class PlayersChangedError(Exception):
    """Everybody against everybody needs the same players in every round."""


def next_round(
    method: Method,
    players: Sequence[str],
    points: Mapping[str, int],
    before: Sequence[Pairing],
    seats: int,
) -> Pairing:
    """Return the next round; the names are distinct and at least two."""
    if method == "everybody" and seats == 2:  # noqa: PLR2004 - a pair
        return _circle(players, before)
    met = _meetings(before)
    order = list(players)
    if method == "swiss":
        # A stable sort: before the first result the order of entry decides.
        order.sort(key=lambda name: -points.get(name, 0))
    elif _all_met(players, met):
        raise RoundsDoneError
    if seats > 2:  # noqa: PLR2004
        return Pairing(method, seats, _filled(order, met, seats))
    bye = _bye(order, before) if len(order) % 2 else None
    return Pairing(method, seats, _paired([name for name in order if name != bye], met), bye)


def _meetings(before: Iterable[Pairing]) -> Counter[frozenset[str]]:
    """Return how often each two people sat at one table."""
    groups = (group for pairing in before for group in pairing.groups)
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def _all_met(players: Iterable[str], met: Counter[frozenset[str]]) -> bool:
    return all(met[frozenset(pair)] for pair in combinations(players, 2))


def _bye(order: Sequence[str], before: Iterable[Pairing]) -> str:
    """Return who sits out: the lowest of those who did so least often."""
    had = Counter(pairing.bye for pairing in before)
    return min(reversed(order), key=lambda name: had[name])


def _paired(order: list[str], met: Counter[frozenset[str]]) -> tuple[Group, ...]:
    """Return pairs of neighbours in the order, with as few repeated meetings as can be found."""
    repeats = 0
    while True:
        if (found := _Search(met).pairs(order, repeats)) is not None:
            return tuple(found)
        repeats += 1


class _Search:
    """Pairs the first with the next one allowed, and goes back where the rest cannot be paired."""

    def __init__(self, met: Counter[frozenset[str]]) -> None:
        self._met = met
        self._steps = 0

    def pairs(self, order: list[str], repeats: int) -> list[Group] | None:
        """Return the pairs with at most so many repeated meetings, or None."""
        if not order:
            return []
        first, *others = order
        for index, other in enumerate(others):
            self._steps += 1
            if self._steps > _STEPS_AT_MOST:
                return None
            left = repeats - self._met[frozenset((first, other))]
            if left >= 0:
                rest = self.pairs(others[:index] + others[index + 1 :], left)
                if rest is not None:
                    return [(first, other), *rest]
        return None


def _filled(order: list[str], met: Counter[frozenset[str]], seats: int) -> tuple[Group, ...]:
    """Return tables of nearly equal size: each takes the next in order whom it knows least."""
    count = -(-len(order) // seats)
    left, groups = list(order), list[Group]()
    for table in range(count):
        size = len(left) // (count - table) + bool(len(left) % (count - table))
        group = [left.pop(0)]
        while len(group) < size:
            known = [sum(met[frozenset((name, one))] for one in group) for name in left]
            group.append(left.pop(known.index(min(known))))
        groups.append(tuple(group))
    return tuple(groups)


def _players(pairing: Pairing) -> set[str]:
    return {name for group in pairing.groups for name in group} | {pairing.bye or ""} - {""}


def _circle(players: Sequence[str], before: Sequence[Pairing]) -> Pairing:
    """Return the next round of the circle method: one stays, the others move on by one."""
    if before and _players(before[0]) != set(players):
        raise PlayersChangedError
    ring: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    if len(before) >= len(ring) - 1:
        raise RoundsDoneError
    turns = len(before)
    turned = [ring[0], *ring[1:][turns:], *ring[1:][:turns]]
    half = len(turned) // 2
    pairs = list(zip(turned[:half], reversed(turned[half:]), strict=True))
    groups = tuple((one, other) for one, other in pairs if one is not None and other is not None)
    bye = next((one or other for one, other in pairs if None in (one, other)), None)
    return Pairing("everybody", 2, groups, bye)
