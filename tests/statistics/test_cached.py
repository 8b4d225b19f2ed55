"""Statistics are computed once for everybody who asks, however often."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import TYPE_CHECKING, cast

from firmware_host.statistics.cached import CachedFigures
from firmware_host.statistics.figures import EveningFigures
from firmware_host.table import commands as do

if TYPE_CHECKING:
    from firmware_host.statistics.evening import Evening
    from firmware_host.table.table import Table


class CountingEvening:
    """An evening that notes how often it was counted."""

    def __init__(self) -> None:
        self.counts: list[int] = []
        self.pending = 0

    async def count(self, hours: int, before: str = "") -> EveningFigures:
        """Return no match."""
        del before
        self.counts.append(hours)
        return EveningFigures(hours, pending=self.pending)


async def test_an_answer_is_kept_for_a_second_and_then_until_something_happens(
    table: Table,
) -> None:
    now, evening = [0.0], CountingEvening()
    cached = CachedFigures(table, cast("Evening", evening), lambda: now[0])
    first = await asyncio.gather(*(cached.encoded(18) for _ in range(20)))
    assert evening.counts == [18]
    assert len(set(map(id, first))) == 1
    await table.ask(0, do.Name(name="Ann"))
    await cached.encoded(18)
    now[0] = 0.9
    await cached.encoded(18)
    assert evening.counts == [18]
    now[0] = 1.1
    await cached.encoded(18)
    now[0] = 30.0
    await cached.encoded(18)
    assert evening.counts == [18, 18]
    now[0] = 100.0
    await cached.encoded(18)
    assert evening.counts == [18, 18, 18]


async def test_both_forms_of_an_answer_hold_the_same(table: Table) -> None:
    cached = CachedFigures(table, cast("Evening", CountingEvening()))
    encoded = await cached.encoded(5)
    assert gzip.decompress(encoded.gzipped) == encoded.plain
    told = json.loads(encoded.plain)
    assert (told["hours"], told["matches"], told["practice"]) == (5, [], [])


async def test_an_answer_without_all_matches_is_soon_computed_again(table: Table) -> None:
    now, evening = [0.0], CountingEvening()
    evening.pending = 3
    cached = CachedFigures(table, cast("Evening", evening), lambda: now[0])
    for second in (0.0, 4.9, 5.0, 5.1):
        now[0] = second
        await cached.encoded(18)
    assert evening.counts == [18, 18]


async def test_pages_are_kept_apart(table: Table) -> None:
    evening = CountingEvening()
    cached = CachedFigures(table, cast("Evening", evening), lambda: 0.0)
    for before in ("", "m1", "", "m1"):
        await cached.encoded(18, before)
    assert evening.counts == [18, 18]


async def test_many_different_questions_are_not_all_kept(table: Table) -> None:
    evening = CountingEvening()
    cached = CachedFigures(table, cast("Evening", evening), lambda: 0.0)
    for hours in range(1, 30):
        await cached.encoded(hours)
    await cached.encoded(1)
    assert evening.counts == [*range(1, 30), 1]
