"""A person with the page of the box: begins a match or goes on with it, over MQTT.

`python -m tests.deb.player KEY PLAYED MOST` joins when PLAYED moves were played, plays until there
are MOST, and prints what the box publishes then, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from firmware_host.cli.output import say
from tests.daemon.phone import Phone, post

ADDRESS = "http://127.0.0.1:8080/"


async def play(key: str, played: int, most: int) -> dict[str, Any]:
    """Play up to that number of moves; the first of them begins a match."""
    _, tickets = await post(ADDRESS, "api/panel", {"key": key})
    async with Phone.connect(tickets["host"]) as host:
        if not played:
            asked = await host.ask(do="new_match", game="top_totem", seats=2)
            assert asked["ok"], asked
        table = await host.until("table", lambda told: bool(told["match"]))
        assert not played or table["number"] == played, table
        for number in range(played, most):
            await _go_on(host, number)
        table = await host.until("table", lambda told: told["number"] == most)
        public = await host.until("public/state", lambda told: told["number"] == most)
        return {"match": table["match"], "view": public["view"]}


async def _go_on(host: Phone, number: int) -> None:
    """Wait for that state, and enter the first move that the box lists; the box draws the lots."""
    view = await host.until("host/view", lambda told: told is not None and told["number"] >= number)
    seats = [seat for seat in view["moves"] if seat.isdecimal() and view["moves"][seat]]
    if view["number"] > number or not seats:
        return
    move = view["moves"][seats[0]][0]
    asked = await host.ask(do="play", seat=int(seats[0]), move=move, number=number)
    assert asked["ok"], asked


if __name__ == "__main__":
    say(json.dumps(asyncio.run(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))))
