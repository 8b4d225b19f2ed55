"""A host in another network who begins matches: `tests.network.away_host ADDRESS KEY COUNT`.

It is a phone of the tests, which sends a command again until it is answered, as the page does. When
all commands are answered it prints what the answers were as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from urllib.parse import urlsplit

from tests.daemon.phone import post
from tests.daemon.reconnecting_phone import reconnecting_phone

GAME = "coups_bas"


async def _run(address: str, key: str, count: int) -> None:
    _, tickets = await post(address, "api/panel", {"key": key})
    host = urlsplit(address).hostname or ""
    async with reconnecting_phone(tickets["host"], "host", "public", host=host) as phone:
        replies = [
            await phone.ask(do="new_match", game=GAME, seats=3, id=f"away-{number}")
            for number in range(count)
        ]
        missed = [
            (one, other)
            for one, other in zip(phone.told, phone.told[1:], strict=False)
            if other != one + 1
        ]
    told = {
        "accepted": sum(reply["ok"] for reply in replies),
        "connections": phone.connections,
        "missed": missed,
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], sys.argv[2], int(sys.argv[3])))
