"""Commands that are sent again after the box was killed, and a vote that was open then."""

from __future__ import annotations

import signal
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from tests.daemon.test_recovery import box_of, come_back, daemon, sit

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from pathlib import Path

    from tests.daemon.phone import Phone

NEW = {"do": "new_match", "game": "top_totem", "seats": 2}


async def kill(process: Process) -> None:
    """Kill the box as a power cut does: it can write nothing more."""
    process.send_signal(signal.SIGKILL)
    await process.wait()


async def next_move(host: Phone) -> dict[str, Any]:
    """Return the command of the host that makes the first legal move, once a seat has one."""
    view = await host.until(
        "host/view", lambda view: view is not None and bool(seats_with_moves(view))
    )
    seat = seats_with_moves(view)[0]
    move = view["moves"][seat][0]
    return {"do": "play", "seat": int(seat), "move": move, "number": view["number"]}


def seats_with_moves(view: dict[str, Any]) -> list[str]:
    """Return the seats that have legal moves."""
    return [seat for seat, moves in view["moves"].items() if seat != "chance" and moves]


async def test_a_new_match_and_an_undo_that_are_sent_again_are_done_once(tmp_path: Path) -> None:
    undo = {"id": "undo-1", "do": "undo"}
    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        begun = await host.ask(id="new-1", **NEW)
        assert begun["ok"], begun
        move = await next_move(host)
        number = move["number"]
        assert (await host.ask(id="move-1", **move))["number"] == number + 1
        undone = await host.ask(**undo)
        assert (undone["ok"], undone["number"]) == (True, number)
        again = await host.ask(id="move-2", **move)
        assert (again["ok"], again["number"]) == (True, number + 1)
        await kill(process)

    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        before = await host.until("public/state", lambda state: state is not None)
        assert before["number"] == number + 1
        assert await host.ask(**undo) == undone
        assert await host.ask(id="new-1", **NEW) == begun
        assert await host.ask(id="move-2", **move) == again
        # One with an id that was never sent is carried out.
        fresh = await host.ask(do="undo")
        assert (fresh["ok"], fresh["number"]) == (True, number)
        after = await host.until("public/state", lambda state: state["number"] == number)
        assert after["match"] == before["match"]


async def test_an_open_vote_outlives_a_killed_box(tmp_path: Path) -> None:
    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, panel = await box_of(stack, address, key)
        phones = {seat: await sit(stack, address, seat, panel) for seat in range(2)}
        assert (await host.ask(**NEW))["ok"]
        move = await next_move(host)
        number = move["number"]
        assert (await host.ask(**move))["ok"]
        asked = await phones[1].ask(do="undo")
        assert (asked["ok"], asked["kept"], asked["number"]) == (True, True, number + 1)
        resumes = {seat: phone.ticket["resume"] for seat, phone in phones.items()}
        await kill(process)

    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        table = await host.until("table", lambda table: table["match"] is not None)
        assert table["undo"] == {"by": 1, "agreed": [1], "waiting": [0]}
        other = await come_back(stack, address, 0, resumes[0])
        agreed = await other.ask(do="agree")
        assert (agreed["ok"], agreed["number"]) == (True, number)
        table = await host.until("table", lambda table: table["number"] == number)
        assert table["undo"] is None
