"""Recovery: the daemon killed in mid-match, the broker killed under it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import aiomqtt

from firmware_host.seating.button_confirmation import HOST_PLACE
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.broker import Broker
    from tests.daemon.evening import Evening

CONFIG = """
[box]
id = "totem-kill"
[web]
host = "127.0.0.1"
port = 0
[broker]
ws_host = "127.0.0.1"
ws_port = 0
[journal]
path = "{folder}/journal.sqlite3"
"""


@asynccontextmanager
async def daemon(folder: Path) -> AsyncGenerator[tuple[asyncio.subprocess.Process, str, str]]:
    """Run `totembox run` and yield the process, its address and the key of its panel."""
    config = folder / "box.toml"
    config.write_text(CONFIG.format(folder=folder))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firmware_host", "run", "--config", str(config)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        said = ""
        while not (found := re.search(r"(http://127\.0\.0\.1:\d+/)box\n", said)):
            line = await process.stdout.readline()
            assert line, f"the daemon ended: {said}"
            said += line.decode()
        address = (folder / "journal.sqlite3.address").read_text()
        yield process, found[1], address.strip().partition("#")[2]
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def sit(stack: AsyncExitStack, address: str, seat: int, panel: Phone) -> Phone:
    """Take a seat: the lamp of its button says that a press counts a second later."""
    body = {"seat": seat, "name": f"P{seat}", "language": "en", "press": True}
    asking = asyncio.create_task(post(address, "api/join", body))
    await panel.until("box/lamps", lambda lamps: bool(lamps["lit"][seat]))
    is_down = False
    while is_down or not asking.done():
        is_down = not is_down
        press = {"button": seat, "down": is_down, "ms": 1_000 * time.monotonic(), "page": "t"}
        await panel.publish("box/press", press)
        await asyncio.sleep(0.1)
    status, ticket = await asking
    assert status == 200, ticket
    return await stack.enter_async_context(Phone.connect(ticket))


async def come_back(stack: AsyncExitStack, address: str, seat: int, resume: str) -> Phone:
    status, ticket = await post(address, "api/join", {"seat": seat, "resume": resume})
    assert status == 200, ticket
    return await stack.enter_async_context(Phone.connect(ticket))


async def box_of(stack: AsyncExitStack, address: str, key: str) -> tuple[Phone, Phone]:
    """Return the host and the panel of the virtual box."""
    _, tickets = await post(address, "api/panel", {"key": key})
    host = await stack.enter_async_context(Phone.connect(tickets["host"]))
    return host, await stack.enter_async_context(Phone.connect(tickets["panel"]))


async def test_after_kill_9_the_match_continues(tmp_path: Path) -> None:
    resumes: dict[int, str] = {}
    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, panel = await box_of(stack, address, key)
        phones = {seat: await sit(stack, address, seat, panel) for seat in range(3)}
        options = {"flip_delay_ms": 0, "grab_timeout_ms": 60_000, "countdown_ms": 10_000}
        await host.ask(do="new_match", game="arriba", seats=3, seed=5, options=options)
        state = await host.until("public/state", lambda s: s and s["view"]["phase"] == "flip")
        flipper = phones[state["view"]["flipper"]]
        reply = await flipper.ask(do="play", move="flip", number=state["number"])
        assert reply["ok"], reply
        before = await host.until("public/state", lambda s: s["number"] == reply["number"] + 1)
        resumes = {seat: phone.ticket["resume"] for seat, phone in phones.items()}
        process.send_signal(signal.SIGKILL)
        await process.wait()

    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        after = await host.until("public/state", lambda s: s is not None)
        assert after["number"] == before["number"]
        assert after["view"] == before["view"]
        table = await host.until("table", lambda t: t["match"] is not None)
        assert [seat["name"] for seat in table["seats"]] == ["P0", "P1", "P2"]
        status, refused = await post(address, "api/join", {"seat": 1, "name": "Thief"})
        assert (status, refused["problem"]["key"]) == (409, "seat-taken")
        phones = {seat: await come_back(stack, address, seat, resumes[seat]) for seat in range(3)}
        if after["view"]["phase"] == "flip":
            flipper = phones[after["view"]["flipper"]]
            reply = await flipper.ask(do="play", move="flip", number=after["number"])
            assert reply["ok"], reply
        process.terminate()
        assert await process.wait() == 0


async def test_phones_are_consistent_after_the_broker_was_killed(evening: Evening) -> None:
    await evening.start(3)
    await evening.flip()
    before = evening.box.table.committed.number
    os.kill(await cast("Broker", evening.box.broker).pid(), signal.SIGKILL)
    spectator = await _watch_again(evening)
    state = await spectator.until("public/state", lambda s: s is not None)
    assert state["number"] >= before
    status = await spectator.until("status", lambda s: s["online"])
    assert status["online"]


async def _watch_again(evening: Evening) -> Phone:
    """Return a spectator as soon as the broker lets one in."""
    _, ticket = await post(evening.box.address, "api/watch", {})
    while True:
        try:
            return await evening.stack.enter_async_context(Phone.connect(ticket))
        except aiomqtt.MqttError:
            await asyncio.sleep(0.1)


async def test_invalid_messages_are_answered_and_nothing_is_lost(evening: Evening) -> None:
    await evening.start(3)
    phone = evening.phones[0]
    before = evening.box.table.committed
    garbage: list[tuple[bytes, str]] = [
        (b"\xff\xfe", "not-json"),
        (b"[]", "not-json"),
        (b"{", "not-json"),
        (b'{"do": "fly"}', "unknown-do"),
        (b'{"do": "play", "move": 7}', "bad-command"),
        (b'{"do": "play", "move": "flip"}', "bad-command"),
        (b'{"do": "play", "move": "fl\xc3\xa9p", "number": %d}' % before.number, "unreadable-move"),
        (b'{"do": "play", "move": "flip", "number": 9999}', "stale"),
        (b'{"do": "new_match", "game": "arriba", "seats": 3}', "unknown-do"),
        (
            b'{"do": "play", "move": "grab @1.000000000", "number": %d}' % before.number,
            "timed-move",
        ),
    ]
    for body, key in garbage:
        phone.latest.pop("seat/0/reply", None)
        await phone.publish("seat/0/command", body)
        reply: dict[str, Any] = await phone.until("seat/0/reply", lambda r: r is not None)
        assert reply["problem"]["key"] == key, reply
        assert reply["problem"]["text"]["fr"]
        assert reply["problem"]["text"]["en"]
    await evening.panel.publish("box/press", b"nonsense")
    await evening.panel.publish("box/press", b'{"button": 99, "down": true, "ms": 1, "page": "x"}')
    for ms in (b"1e999", b"1e308"):
        await evening.panel.publish(
            "box/press", b'{"button": 0, "down": true, "ms": %s, "page": ""}' % ms
        )
    assert evening.box.table.committed == before
    view = await evening.flip()
    assert sum(seat["open"] for seat in view["seats"]) == 1


async def test_a_press_of_the_seats_button_moves_the_seat_to_a_new_phone(evening: Evening) -> None:
    await evening.start(3)
    number = evening.box.table.committed.number
    assert (await evening.host.ask(do="pause"))["ok"]
    phone = await evening.join(1, "New")
    assert evening.box.table.committed.number == number, "the press was for the seat, not a grab"
    table = await phone.until("table", lambda t: t["seats"][1]["name"] == "New")
    assert table["seats"][1]["joined"]


async def test_in_play_the_button_is_held_to_move_the_seat(evening: Evening) -> None:
    await evening.start(3)
    await evening.begin_calm_match(3)
    evening.box.lobby.confirmation.hold_s = 0.1
    number = evening.box.table.committed.number
    phone = await evening.join(1, "New")
    table = await phone.until("table", lambda t: t["seats"][1]["name"] == "New")
    assert table["seats"][1]["joined"]
    assert evening.box.table.committed.number == number, "what a screen asked for is no grab"


async def test_two_buttons_held_make_a_phone_the_host(evening: Evening) -> None:
    evening.box.lobby.confirmation.hold_s = 0.1
    hosts: list[Phone] = []
    for _ in range(2):
        asking = asyncio.create_task(post(evening.box.address, "api/host", {}))
        await evening.hands_on(HOST_PLACE, 2, 5)
        status, ticket = await asking
        assert (status, ticket["role"]) == (200, "host")
        evening.let_go(2, 5)
        # A button counts again when it was up for longer than a contact bounces.
        await asyncio.sleep(0.1)
        hosts.append(await evening.stack.enter_async_context(Phone.connect(ticket)))
    options = {"flip_delay_ms": 0}
    reply = await hosts[1].ask(do="new_match", game="arriba", seats=3, seed=5, options=options)
    assert reply["ok"], reply
    await hosts[0].is_cut.wait()
    assert not evening.host.is_cut.is_set(), "the page of the virtual box keeps its own"
