"""Groups of villagers: how many of each kind, and how they are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import add, sub
from typing import Final

from engines.core.notation import NotationError
from engines.tschukka.components import ALL_KINDS, ELDER, LETTERS, Kind

People = tuple[int, ...]
"""The number of people of each kind, in the order of KINDS."""

NOBODY: Final[People] = (0,) * len(ALL_KINDS)

_WRITTEN: Final = 1024
"""How many groups are kept as they are written, because the same few live in most huts."""

_GROUP = re.compile("".join(f"(?:([1-9][0-9]?){letter})?" for letter in LETTERS), re.ASCII)


def people(counts: Mapping[Kind, int]) -> People:
    """Return a group with so many of each kind named."""
    return tuple(counts.get(kind, 0) for kind in ALL_KINDS)


def joined(groups: Iterable[People]) -> People:
    """Return all groups as one."""
    return tuple(map(sum, zip(*groups, strict=True))) or NOBODY


def added(group: People, more: People) -> People:
    """Return two groups as one."""
    return tuple(map(add, group, more))


def in_huts(huts: tuple[People, ...]) -> People:
    """Return everybody in the three huts of a family."""
    first, second, third = huts
    return tuple(map(add, map(add, first, second), third))


def less(group: People, gone: People) -> People:
    """Return the difference of two groups; a count may be negative."""
    return tuple(map(sub, group, gone))


def one(kind: Kind) -> People:
    """Return a single villager."""
    return _SINGLES[kind]


def women(group: People) -> int:
    """Return how many can bear a child."""
    return group[2] + group[4]


def men(group: People) -> int:
    """Return how many can father a child."""
    return group[3] + group[5]


def hunters(group: People) -> int:
    """Return how many go hunting: boys, young men and men."""
    return group[1] + group[3] + group[5]


def without_elders(group: People) -> int:
    """Return how many are not elders."""
    return sum(group) - group[ELDER]


@lru_cache(_WRITTEN)
def write_people(group: People) -> str:
    """Return the group as numbers and letters, a dash for nobody."""
    pairs = zip(group, LETTERS, strict=True)
    return "".join(f"{count}{letter}" for count, letter in pairs if count) or "-"


def read_people(text: str) -> People:
    """Return the group written so, or raise NotationError."""
    if text == "-":
        return NOBODY
    found = _GROUP.fullmatch(text)
    if not text or not found:
        raise NotationError("group", text, like="2w1m1e, -")
    return tuple(int(count or 0) for count in found.groups())


_SINGLES: Final = tuple(tuple(int(kind == other) for other in ALL_KINDS) for kind in ALL_KINDS)
