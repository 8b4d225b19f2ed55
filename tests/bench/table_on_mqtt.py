"""`make bench`: how fast a command is answered, and how soon all are back after a killed broker.

Only ratios within one run mean anything: run it on a quiet machine, and compare nothing across.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from engines.core.judge import legal_moves
from engines.core.verdicts import Illegal
from firmware_host.app.daemon import running
from tests.bench.answer_times import compare
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.test_broker_killed import in_step, kill_broker, sit_down

if TYPE_CHECKING:
    from engines.core.match import Match

GAME, OPTIONS = "top_totem", {"start": "cowboy"}
ROUNDS = 100
REST_S = 0.1
REFUSED = [{"do": "play", "seat": 0, "move": "1-2", "number": 9_999}] * ROUNDS


async def answers(make: str, folder: Path) -> None:
    """Print how long moves take beside bare requests: until the verdict, and until kept."""
    durable = str(folder / "bare.sqlite3")
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(folder, make)))
        evening = await Evening.begin(box, stack)
        await evening.join(0, "Ann")
        await evening.join(1, "Bea")
        for name, until, journal, is_legal in (
            ("refused, beside a bare reply", "verdict", "", False),
            ("verdict, beside a bare reply", "verdict", "", True),
            ("kept, beside a bare reply", "kept", "", True),
            ("kept, beside a reply as durable", "kept", durable, True),
        ):
            await evening.host.ask(do="new_match", game=GAME, seats=2, options=OPTIONS)
            match = box.table.committed.match
            assert match is not None
            moves = moves_of(match, ROUNDS) if is_legal else REFUSED
            await asyncio.sleep(2)
            taken = await compare(box, moves, rest_s=REST_S, until=until, journal=journal)
            assert taken["oks"] == ROUNDS * is_legal, taken
            show(make, name, taken)


def moves_of(match: Match, most: int) -> list[dict[str, Any]]:
    """Return so many moves with which the match may go on, as commands of the host."""
    random = Random(3)  # noqa: S311 - the same moves each time
    begun = match.number
    while match.number < begun + most:
        (seat,) = match.game.to_act(match.state)
        played = match.play(seat, random.choice(legal_moves(match.game, match.state, seat)))
        assert not isinstance(played, Illegal)
        match = played.state
    return [
        {"do": "play", "seat": one.seat, "move": match.game.write(one.move), "number": number}
        for number, one in enumerate(match.entries[begun:], start=begun)
    ]


def show(make: str, name: str, taken: dict[str, Any]) -> None:
    """Print one line."""
    bare, asked = taken["bare_ms"], taken["asked_ms"]
    print(f"{make:10} {name:36} {bare:7.2f} ms {asked:7.2f} ms  {asked / bare:5.2f}x")


async def recovery(make: str, folder: Path) -> None:
    """Print how long it takes from the kill until the box and four phones hold the same again."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(folder, make)))
        evening = await Evening.begin(box, stack)
        host, phones = await sit_down(evening, stack)
        await host.ask(id="new", do="new_match", game="arriba", seats=3, seed=11)
        await in_step(evening, host, phones)
        for count in range(2):
            for phone in (host, *phones.values()):
                phone.latest.clear()
            begin = time.perf_counter()
            await kill_broker(evening)
            await in_step(evening, host, phones)
            taken_s = time.perf_counter() - begin
            print(f"{make:10} kill {count + 1}: all back in step after {taken_s:.2f} s")


async def main() -> None:
    """Run everything on both makes of broker."""
    for make in ("mosquitto", "nats"):
        for measure in (answers, recovery):
            with tempfile.TemporaryDirectory() as folder:
                await measure(make, Path(folder))


if __name__ == "__main__":
    asyncio.run(main())
