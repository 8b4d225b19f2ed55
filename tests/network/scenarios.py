"""What happens between a box and a phone: bad weather, silence, a lost Wi-Fi, other addresses."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engines.arriba.moves import Flip
from tests.network.air import BOX_LINK, PHONE_LINK, Weather
from tests.network.radio import BOX_ADDRESS, CALM, PHONE_ADDRESS, run
from tests.network.table_for_three import ADDRESS, AWAY, PHONES_PORT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.network.table_for_three import AwayTable

    Measured = dict[str, Any]

BAD: Final = Weather(loss=0.1, least_ms=20, most_ms=120)
_MOVES: Final = 5
_OTHER_PHONE: Final = "10.42.0.8"
_OTHER_BOX: Final = "10.42.0.2"
_GAP_S: Final = 2.0
_ENDS: Final = 0.25
"""How often a cut ends the connections too: a phone then cannot know what has arrived."""


class Size(NamedTuple):
    """How long the scenarios are."""

    moves: int
    short_s: float
    long_s: float
    commands: int


FULL: Final = Size(moves=60, short_s=8, long_s=30, commands=20)
SHORT: Final = Size(moves=6, short_s=1, long_s=3, commands=4)


async def _bad_weather(table: AwayTable, size: Size) -> Measured:
    """Lose one frame in ten and let the others come late and in another order; the phone plays."""
    await table.radio.be(BAD)
    taken: list[float] = []
    taps = 0
    while len(taken) < size.moves:
        if table.flipper() == AWAY:
            taps += await _tap(table)
        else:
            await table.go_on(1)
        taken.append(await table.right_after_ms(time.monotonic()))
    await table.radio.be(CALM)
    return {"right_after_ms": taken, "taps": taps, "lost": table.radio.lost}


async def _tap(table: AwayTable) -> int:
    """Turn a card on the phone; it must be turned once, however often its command was sent."""
    match = table.box.table.committed.match
    assert match is not None
    before = _flips(match)
    await table.page.page.get_by_test_id("flip").click()
    while table.box.table.committed.number == match.number:  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    await table.right_after_ms(time.monotonic())
    after = table.box.table.committed.match
    assert after is not None
    assert _flips(after) == before + 1, "a card was turned twice"
    return 1


def _flips(match: Any) -> int:
    return sum(one.seat == AWAY and isinstance(one.move, Flip) for one in match.entries)


async def _silence(table: AwayTable, away_s: float) -> Measured:
    """Let nothing through for a while, and tell nobody; meanwhile the table plays."""
    await table.radio.cut()
    await table.go_on(_MOVES)
    await asyncio.sleep(away_s)
    await table.radio.mend()
    return {"right_after_ms": [await table.right_after_ms(time.monotonic())]}


async def _wifi_lost(table: AwayTable, size: Size) -> Measured:
    """Take the Wi-Fi from the phone, which knows it."""
    await table.radio.phone(f"link set {PHONE_LINK} down")
    await table.go_on(_MOVES)
    await asyncio.sleep(size.long_s)
    await table.radio.phone(f"link set {PHONE_LINK} up")
    return {"right_after_ms": [await table.right_after_ms(time.monotonic())]}


async def _phone_moves(table: AwayTable, *, is_told: bool) -> Measured:
    """Give the phone another address, and afterwards its own back.

    Android ends the connections of an address that is gone, which tells the page; Linux does not.
    """
    taken: list[float] = []
    for old, new in ((PHONE_ADDRESS, _OTHER_PHONE), (_OTHER_PHONE, PHONE_ADDRESS)):
        await table.radio.phone(f"address flush dev {PHONE_LINK}")
        await table.go_on(_MOVES)
        await table.radio.phone(f"address add {new}/24 dev {PHONE_LINK}")
        if is_told:
            await run(*table.radio.at_phone("ss", "--kill", "--no-header", "src", old))
        taken.append(await table.right_after_ms(time.monotonic()))
    return {"right_after_ms": taken}


async def _box_moves(table: AwayTable, _: Size) -> Measured:
    """Give the box another address for a while, and then its own back."""
    await table.radio.box(f"address flush dev {BOX_LINK}")
    await table.radio.box(f"address add {_OTHER_BOX}/24 dev {BOX_LINK}")
    await table.go_on(_MOVES)
    await asyncio.sleep(_GAP_S)
    await table.radio.box(f"address flush dev {BOX_LINK}")
    await table.radio.box(f"address add {BOX_ADDRESS}/24 dev {BOX_LINK}")
    return {"right_after_ms": [await table.right_after_ms(time.monotonic())]}


async def _commands(table: AwayTable, size: Size) -> Measured:
    """Begin matches as a host whose line breaks again and again; each is begun once."""
    before = _matches(table)
    key = table.box.panel_address.partition("#")[2]
    words = (sys.executable, "-m", "tests.network.away_host", ADDRESS, key, str(size.commands))
    host = await asyncio.create_subprocess_exec(
        *table.radio.at_phone(*words), stdout=asyncio.subprocess.PIPE
    )
    breaking = asyncio.create_task(_break_at_random(table))
    try:
        assert host.stdout is not None
        told: Measured = json.loads(await host.stdout.readline())
    finally:
        breaking.cancel()
        await asyncio.gather(breaking, return_exceptions=True)
        if host.returncode is None:
            host.terminate()
        await host.wait()
    await table.radio.be(CALM)
    begun = _matches(table) - before
    assert told["accepted"] == begun == size.commands, f"{told} but {begun} matches"
    await table.begin()
    await table.right_after_ms(time.monotonic())
    return {"commands": size.commands, "done": begun, **told}


async def _break_at_random(table: AwayTable) -> None:
    """Let the line be bad, cut it for a moment, and end the phones' connections now and then."""
    random = Random(1)  # noqa: S311 - weather
    await table.radio.be(BAD)
    while True:
        await asyncio.sleep(random.uniform(0.3, 1.0))
        await table.radio.cut()
        await asyncio.sleep(random.uniform(0.05, 0.5))
        if random.random() < _ENDS:
            broker = f"dport = :{PHONES_PORT}"
            await run(*table.radio.at_phone("ss", "--kill", "--no-header", broker))
        await table.radio.mend()


def _matches(table: AwayTable) -> int:
    with closing(sqlite3.connect(f"{table.journal.as_uri()}?mode=ro", uri=True)) as database:
        (count,) = database.execute("SELECT count(*) FROM match").fetchone()
    return int(count)


SCENARIOS: Final[dict[str, Callable[[AwayTable, Size], Awaitable[Measured]]]] = {
    "bad weather": _bad_weather,
    "a short silence": lambda table, size: _silence(table, size.short_s),
    "a long silence": lambda table, size: _silence(table, size.long_s),
    "the phone without Wi-Fi": _wifi_lost,
    "another address of the phone, as on Android": lambda table, _: _phone_moves(
        table, is_told=True
    ),
    "another address of the phone, as on Linux": lambda table, _: _phone_moves(
        table, is_told=False
    ),
    "another address of the box": _box_moves,
    "commands over a broken line": _commands,
}
