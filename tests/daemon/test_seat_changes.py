"""A seat or the host's place changes hands, and a move is taken back: seen and agreed by all.

The tests attack a running box as a guest with the Wi-Fi password or a player does.
"""

from __future__ import annotations

import asyncio
import base64
from functools import partial
from operator import ne
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from engines.catalog import GAMES
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.seating.button_confirmation import HOST_PLACE
from firmware_host.texts.texts import BOX
from hardware.ports import Frame
from tests.daemon.guest import Guest, asked, begin, ready, tap
from tests.daemon.phone import Phone

if TYPE_CHECKING:
    from tests.daemon.evening import Evening


@pytest.mark.parametrize("is_calm", [False, True])
async def test_in_play_the_request_is_seen_by_the_victim_and_by_everybody(
    table: Evening, guests: tuple[Guest, Guest], is_calm: bool
) -> None:
    _, eve = guests
    await begin(table, is_calm=is_calm)
    table.box.lobby.requests.within_s = 60.0
    lamps: set[bool] = set()
    names = ("seat1", "referee")
    before = {name: await table.panel.until(f"box/screen/{name}", bool) for name in names}
    asking = asyncio.create_task(eve.sit(1, "Bob"))
    code = await asked(eve, asking)
    for phone in (table.phones[1], table.phones[0], table.host):
        told = await phone.until("public/requests", lambda told: bool(told["requests"]))
        assert told["requests"] == [{"seat": 1, "name": "Bob", "code": code}]
    for name, frame in before.items():
        await table.panel.until(f"box/screen/{name}", partial(ne, frame))
    # Where a press is a move, no lamp asks for another one.
    while is_calm and lamps != {True, False}:
        lamps.add(table.panel.latest["box/lamps"]["lit"][1])
        await asyncio.sleep(0.05)
    asking.cancel()


async def test_everybody_is_told_and_who_lost_the_seat_takes_it_back_by_a_press(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    ann, eve = guests
    await begin(table, is_calm=True)
    for thief, name, before in ((eve, "Thief", "Bob"), (ann, "Bob", "Thief")):
        asking = asyncio.create_task(thief.sit(1, name))
        await ready(table, 1, await asked(thief, asking))
        await table.hands_on(1, 1)
        status, ticket = await asking
        table.let_go(1)
        assert status == 200, ticket
        for phone in (table.phones[0], table.host):
            told = await phone.noticed(key="seat-changed", name=name, before=before)
            assert f"Seat 2 has changed hands: {name}" in told["text"]["en"]
    await table.phones[1].is_cut.wait()
    assert table.box.table.committed.guests[1].name == "Bob"


async def test_everybody_is_told_when_the_host_changes(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    ann, eve = guests
    hosts: list[Phone] = []
    for guest, name in ((ann, "Ann"), (eve, "Eve"), (ann, "Ann")):
        asking = asyncio.create_task(guest.host(name))
        await ready(table, HOST_PLACE, await asked(guest, asking))
        await table.hands_on(HOST_PLACE, 2, 5)
        _, ticket = await asking
        table.let_go(2, 5)
        told = await table.host.noticed(name=name, term=ticket["term"])
        assert told["key"] == ("host-changed" if hosts else "host-given")
        await table.panel.until("box/screen/referee", partial(has_strip, f"Host: {name}"))
        hosts.append(await table.stack.enter_async_context(Phone.connect(ticket)))
        guest.code = ""
    await asyncio.gather(*(lost.is_cut.wait() for lost in hosts[:2]))
    assert (await hosts[2].ask(do="new_match", game="arriba", seats=3))["ok"]


def has_strip(text: str, screen: Any) -> bool:
    """Tell whether the lower edge of a screen says this."""
    said = with_strip(kit_of(BOX, "en"), Frame(128, 64, bytes(1024)), text)
    lowest = 11 * 128 // 8
    return base64.b64decode(screen["bits"])[-lowest:] == said.bits[-lowest:]


async def test_the_hosts_place_is_taken_back_from_who_began_a_match(
    table: Evening, guests: tuple[Guest, Guest]
) -> None:
    """Eve has the host's place and keeps the match in play; a phone at the table pauses it."""
    _, eve = guests
    asking = asyncio.create_task(eve.host("Eve"))
    await ready(table, HOST_PLACE, await asked(eve, asking))
    await table.hands_on(HOST_PLACE, 2, 5)
    _, ticket = await asking
    table.let_go(2, 5)
    thief = await table.stack.enter_async_context(Phone.connect(ticket))
    table.box.lobby.confirmation.shown_s = 0.0
    bob = await table.join(1, "Bob")
    assert (await thief.ask(do="new_match", game="arriba", seats=3))["ok"]
    status, refused = await guests[0].post("api/request", seat=None, name="Ann")
    assert (status, refused["problem"]["key"]) == (409, "host-in-play")
    assert (await bob.ask(do="pause"))["ok"]
    taking = asyncio.create_task(guests[0].host("Ann"))
    await asked(guests[0], taking)
    for way_out in ({"do": "resume"}, {"do": "new_match", "game": "arriba", "seats": 3}):
        assert (await thief.ask(**way_out))["problem"]["key"] == "host-contested"
    await table.hands_on(HOST_PLACE, 2, 5)
    status, ticket = await taking
    table.let_go(2, 5)
    assert (status, ticket["role"]) == (200, "host")
    await thief.is_cut.wait()
    ann = await table.stack.enter_async_context(Phone.connect(ticket))
    assert (await ann.ask(do="resume"))["ok"]


async def test_the_only_phone_takes_back_no_move_of_another_seat(table: Evening) -> None:
    """Eve has the only phone; what the others did stands until their buttons or the host agree."""
    table.box.lobby.confirmation.shown_s = 0.0
    await table.join(1, "Eve")
    await table.begin_match(3, first_player="seat0")
    table.box.lobby.confirmation.shown_s = 1.0
    eve, box = table.phones[1], table.box.table
    move = {"do": "play", "seat": 0, "move": "flip", "number": box.committed.number}
    assert (await table.host.ask(**move))["ok"]
    await table.host.until("public/state", lambda s: s["view"]["seats"][0]["open"] == 1)
    number = box.committed.number
    assert (await eve.ask(do="undo"))["ok"]
    assert (await eve.ask(do="agree"))["ok"]
    told = await eve.until("table", lambda told: told["undo"] is not None)
    assert told["undo"] == {"by": 1, "agreed": [1], "waiting": [0, 2]}
    assert (await table.host.ask(do="pause"))["ok"]
    await table.hands_on(0, 0)
    await eve.until("table", lambda told: told["undo"]["waiting"] == [2])
    table.let_go(0)
    assert box.committed.number == number, "one button is not enough, and its press is no move"
    await table.hands_on(2, 2)
    await table.host.until("public/state", lambda s: s["view"]["seats"][0]["open"] == 0)
    table.let_go(2)


async def test_the_host_decides_an_undo_for_seats_without_a_phone(table: Evening) -> None:
    table.box.lobby.confirmation.shown_s = 0.0
    await table.join(0, "Eve")
    await table.begin_match(3, first_player="seat0")
    await table.flip()
    number = table.box.table.committed.number
    assert (await table.phones[0].ask(do="undo"))["ok"]
    assert (await table.host.ask(do="decline"))["ok"]
    assert (table.box.table.committed.undo, table.box.table.committed.number) == (None, number)
    assert (await table.phones[0].ask(do="undo"))["ok"]
    assert (await table.host.ask(do="undo"))["ok"]
    assert table.box.table.committed.number < number


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_a_screen_asked_for_is_no_move_in_any_game(
    table: Evening, guests: tuple[Guest, Guest], game: str
) -> None:
    """At every seat the screen asks for a hold or tells to wait, and in a pause for a press.

    Where it asks for a hold, a press that comes too early or is too short is no move either.
    """
    ann, _ = guests
    table.box.lobby.confirmation.shown_s = 0.2
    least = GAMES[game].seats[0]
    seats = max(least, 3) if 3 in GAMES[game].seats else least
    assert (await table.host.ask(do="new_match", game=game, seats=seats, seed=3))["ok"]
    await asyncio.sleep(0.3)
    needed = table.box.table.committed.move_buttons
    assert (needed == frozenset(range(seats))) == (game == "arriba")
    for seat in range(seats):
        asking = asyncio.create_task(ann.sit(seat, "Ann"))
        code = await asked(ann, asking)
        if seat in needed:
            await _waits_for_a_pause(table, seat)
        else:
            await _is_held(table, seat, code)
        status, ticket = await asking
        assert status == 200, ticket
        table.let_go(seat)
        await asyncio.sleep(0.1)
        assert seat not in _movers(table)
        if table.box.table.committed.is_paused:
            assert (await table.host.ask(do="resume"))["ok"]
        ann.code = ""


async def _waits_for_a_pause(table: Evening, seat: int) -> None:
    await asyncio.sleep(0.4)
    assert not table.box.lobby.confirmation.is_ready(seat)
    assert (await table.host.ask(do="pause"))["ok"]
    await table.hands_on(seat, seat)


async def _is_held(table: Evening, seat: int, code: str) -> None:
    await tap(table, seat)
    await ready(table, seat, code)
    await tap(table, seat)
    assert seat not in _movers(table)
    await table.hands_on(seat, seat)


def _movers(table: Evening) -> set[int]:
    """Return the seats that have made a move."""
    return {entry.seat for _, entry in table.match.history()}


async def test_the_box_tells_phones_where_a_press_is_a_move(table: Evening) -> None:
    await begin(table, is_calm=True)
    assert await _move_buttons(table) == []
    assert (await table.host.ask(do="new_match", game="arriba", seats=3, seed=1))["ok"]
    await table.phase("flip")
    assert await _move_buttons(table) == [0, 1, 2]
    assert (await table.host.ask(do="pause"))["ok"]
    assert await _move_buttons(table) == []


async def _move_buttons(table: Evening) -> list[int]:
    async with aiohttp.ClientSession() as web, web.get(f"{table.box.address}api/box") as answer:
        told: list[int] = (await answer.json())["move_buttons"]
        return told
