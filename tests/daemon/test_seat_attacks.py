"""Attacks on seats, as a guest with the Wi-Fi password tries them against a running box.

Each of these took a seat, the host's place or a move on commit 242f49e: there the newest request
won under any name, a press in a pause was consent whatever the screen had shown, and an undo needed
the consent of phones alone.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.seating.button_confirmation import HOST_PLACE
from tests.daemon.guest import Guest, asked, begin, flooding, ready, tap

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

TRIES = 3


async def test_a_stranger_under_a_copied_name_takes_no_seat(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    ann, eve = guests
    for _ in range(TRIES):
        ann.code = ""
        asking = asyncio.create_task(ann.sit(1, "Ann"))
        code = await asked(ann, asking)
        async with flooding(eve, "api/join", seat=1, name="Ann", press=True) as won:
            await ready(table, 1, code)
            await tap(table, 1)
            status, ticket = await asking
        assert (status, ticket.get("seat")) == (200, 1)
        assert won == []
        refused = await eve.post("api/request", seat=1, name="Ann")
        assert refused[0] in (200, 423, 429)


async def test_a_stranger_under_a_copied_name_takes_not_the_hosts_place(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    ann, eve = guests
    for _ in range(TRIES):
        ann.code = ""
        asking = asyncio.create_task(ann.host("Ann"))
        code = await asked(ann, asking)
        async with flooding(eve, "api/host", name="Ann") as won:
            await ready(table, HOST_PLACE, code)
            await table.hands_on(HOST_PLACE, 2, 5)
            status, ticket = await asking
            table.let_go(2, 5)
        assert (status, ticket.get("role")) == (200, "host")
        assert won == []


@pytest.mark.parametrize("path", ["api/host", "api/request"])
async def test_one_request_every_0_3_seconds_does_not_block_the_hosts_place(
    table: Evening, guests: tuple[Guest, Guest], path: str
) -> None:
    """The stranger is there first, too."""
    ann, eve = guests
    async with flooding(eve, path, name="Ann") as won:
        while not table.box.lobby.confirmation.is_waiting(HOST_PLACE):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        asking = asyncio.create_task(ann.host("Ann"))
        await ready(table, HOST_PLACE, await asked(ann, asking))
        await table.hands_on(HOST_PLACE, 2, 5)
        status, ticket = await asking
        table.let_go(2, 5)
    assert (status, ticket.get("role")) == (200, "host")
    assert all("user" not in answer for answer in won)


async def test_the_second_is_told_to_wait_with_the_code_of_the_first(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    ann, eve = guests
    asking = asyncio.create_task(ann.sit(1, "Ann"))
    code = await asked(ann, asking)
    status, answer = await eve.post("api/request", seat=1, name="Ann")
    assert (status, answer["problem"]["key"]) == (423, "seat-asked")
    assert f"code {code}" in answer["problem"]["text"]["en"]
    assert "seat 2" in answer["problem"]["text"]["en"]
    told = await table.host.until("public/requests", lambda told: bool(told["requests"]))
    assert told == {"requests": [{"seat": 1, "name": "Ann", "code": code}]}
    await ready(table, 1, code)
    await tap(table, 1)
    assert (await asking)[0] == 200
    await table.host.until("public/requests", lambda told: not told["requests"])


async def test_who_asks_again_and_again_is_slowed_down_and_others_are_not(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    ann, eve = guests
    table.box.lobby.requests.within_s = 0.05
    statuses = [(await eve.post("api/host", name="Eve"))[0] for _ in range(6)]
    assert statuses == [410, 410, 429, 429, 429, 429]
    assert (await eve.post("api/request", seat=3))[1]["problem"]["key"] == "asks-again"
    assert (await ann.post("api/request", seat=3))[0] == 200


async def test_a_pause_does_not_turn_a_press_into_consent(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    """A player asks for another's seat, pauses at the right moment, and the victim presses."""
    _, eve = guests
    await begin(table)
    victim = table.phones[1]
    asking = asyncio.create_task(eve.sit(1, "Bob"))
    code = await asked(eve, asking)
    await victim.until("public/requests", lambda told: bool(told["requests"]))
    await asyncio.sleep(1.2)
    assert not table.box.lobby.confirmation.is_ready(1), "a press of that button is a grab"
    assert table.box.lobby.confirmation.requests()[0].code == code
    assert (await table.phones[0].ask(do="pause"))["ok"]
    await tap(table, 1)
    await tap(table, 1)
    assert not asking.done()
    status, answer = await asking
    assert (status, answer["problem"]["key"]) == (410, "press-missing")
    assert (await victim.ask(do="resume"))["ok"], "it is still Bob's phone"


async def test_a_request_voids_and_delays_no_grab_of_the_player_at_the_seat(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    """Eve asks for Bob's seat all the time; Bob holds his grab longer than any consent takes."""
    _, eve = guests
    await begin(table)
    asking = asyncio.create_task(eve.sit(1, "Bob"))
    await asked(eve, asking)
    await asyncio.sleep(1.2)
    number = table.box.table.committed.number
    table.box.virtual.buttons.press(1)
    await table.host.until("public/state", lambda told: told["number"] > number)
    await asyncio.sleep(0.5)
    assert not asking.done(), "the verdict came while the button was down"
    table.let_go(1)
    assert 1 in [entry.seat for _, entry in table.match.history()][number:]
    assert table.box.table.committed.guests[1].name == "Bob"
    asking.cancel()


async def test_a_button_that_was_held_before_the_screen_asked_is_no_consent(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    _, eve = guests
    await begin(table, is_calm=True)
    table.box.virtual.buttons.press(1)
    await asyncio.sleep(0.1)
    status, answer = await eve.sit(1, "Bob")
    assert (status, answer["problem"]["key"]) == (410, "press-missing")
    assert table.box.table.committed.guests[1].name == "Bob"
