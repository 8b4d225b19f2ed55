"""Credentials for seats, the host, spectators and the page of the box."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.seating.button_confirmation import HOST_PLACE as PLACE_OF_HOST
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import PLAIN, run
from tests.fixtures.web_site import Site

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Table


async def test_a_phone_gets_a_free_seat_by_a_press_of_its_button(site: Site, table: Table) -> None:
    status, ticket = await site.sit(3, name=" Zoé ", language="en")
    assert (status, ticket["role"], ticket["seat"]) == (200, "seat3", 3)
    assert {"box", "user", "password", "client", "broker", "resume"} <= set(ticket)
    assert (table.committed.guests[3].name, table.committed.guests[3].language) == ("Zoé", "en")
    assert ticket["resume"] not in repr(table.committed)


async def test_a_taken_seat_is_refused_by_name_in_both_languages(site: Site) -> None:
    status, body = await site.post("join", {"seat": 1})
    assert (status, body["problem"]["key"]) == (409, "seat-taken")
    assert "Seat 2 is taken (Guest 1)" in body["problem"]["text"]["en"]
    assert "Guest 1" in body["problem"]["text"]["fr"]
    assert site.broker.users == []


async def test_a_press_of_the_button_takes_the_seat_over(site: Site, table: Table) -> None:
    await site.sit(3, name="Old")
    status, ticket = await site.sit(3, name="New")
    assert (status, ticket["user"]) == (200, "seat3-1")
    assert site.broker.users == ["seat3-0 out", "seat3-1"]
    assert table.committed.guests[3].name == "New"


async def test_a_press_that_never_comes(site: Site) -> None:
    site.lobby.requests.within_s = 0.005
    status, body = await site.post("join", {"seat": 0, "press": True})
    assert (status, body["problem"]["key"]) == (410, "press-missing")


async def test_a_token_is_valid_until_the_one_after_it_is_used(site: Site) -> None:
    _, first = await site.sit(3, name="Zoé")
    status, second = await site.post("join", {"seat": 3, "resume": first["resume"]})
    assert (status, second["user"]) == (200, "seat3-1")
    assert site.broker.users == ["seat3-0 out", "seat3-1"]
    # The second answer was lost on its way to the phone, which asks again.
    status, third = await site.post("join", {"seat": 3, "resume": first["resume"]})
    assert status == 200
    status, _ = await site.post("join", {"seat": 3, "resume": third["resume"]})
    assert status == 200
    for gone in (first["resume"], second["resume"], ""):
        status, _ = await site.post("join", {"seat": 3, "resume": gone})
        assert status == 409


async def test_a_press_ends_all_tokens_of_the_seat(site: Site) -> None:
    _, first = await site.sit(3, name="Zoé")
    _, second = await site.post("join", {"seat": 3, "resume": first["resume"]})
    await site.sit(3, name="Max")
    for gone in (first["resume"], second["resume"]):
        status, _ = await site.post("join", {"seat": 3, "resume": gone})
        assert status == 409


async def test_a_free_seat_is_not_given_without_a_press(site: Site, table: Table) -> None:
    status, body = await site.post("join", {"seat": 5, "name": "Ann"})
    assert (status, body["problem"]["key"]) == (409, "press-needed")
    assert (site.broker.users, 5 in table.committed.guests) == ([], False)


async def test_of_three_phones_at_once_the_first_gets_the_seat(site: Site, table: Table) -> None:
    asked = [
        asyncio.create_task(site.post("join", {"seat": 5, "name": name, "press": True}))
        for name in ("Ann", "Bob", "Cleo")
    ]
    done: set[asyncio.Task[tuple[int, dict[str, Any]]]] = set()
    while len(done) < 2:
        done, _ = await asyncio.wait(asked, timeout=0.01)
    await site.press(5)
    answers = await asyncio.gather(*asked)
    assert sorted(status for status, _ in answers) == [200, 423, 423]
    refused = [body["problem"] for status, body in answers if status != 200]
    assert all(one["key"] == "seat-asked" and "seat 6" in one["text"]["en"] for one in refused)
    assert site.broker.users == ["seat5-0"]
    first = next(n for n, (status, _) in enumerate(answers) if status == 200)
    assert table.committed.guests[5].name == ("Ann", "Bob", "Cleo")[first]


async def test_the_code_is_known_before_the_press(site: Site, table: Table) -> None:
    _, pending = await site.post("request", {"seat": 5, "name": "Ann", "device": "d"})
    prompt = site.confirmation.pending(5)
    assert prompt is not None
    assert (pending["seat"], pending["code"]) == (5, prompt.code)
    assert (prompt.name, pending["within_s"]) == ("Ann", 15.0)
    body = {"seat": 5, "name": "Ann", "press": True, "request": pending["request"]}
    asking = asyncio.create_task(site.post("join", body))
    await site.press(5)
    assert (await asking)[0] == 200
    assert table.committed.guests[5].name == "Ann"
    status, again = await site.post("join", body)
    assert (status, again["problem"]["key"]) == (410, "request-over")


async def test_nobody_asks_to_host_while_held_buttons_would_be_moves(
    site: Site, table: Table
) -> None:
    await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1))
    for path in ("host", "request"):
        status, body = await site.post(path, {"name": "Ann"})
        assert (status, body["problem"]["key"]) == (409, "host-in-play")
    await table.ask(HOST, do.Pause())
    status, pending = await site.post("request", {"name": "Ann"})
    assert (status, pending["seat"]) == (200, None)


async def test_two_buttons_held_bind_the_host_and_unbind_an_older_one(site: Site) -> None:
    held: frozenset[int] = frozenset()
    site.confirmation.set_held_source(lambda: held)
    site.confirmation.hold_s = 0.0
    for user in ("host-0", "host-1"):
        held = frozenset()
        asking = asyncio.create_task(site.post("host", {}))
        while not site.confirmation.is_waiting(PLACE_OF_HOST):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.001)
        held = frozenset({1, 4})
        for button in held:
            site.confirmation.press(button, time.monotonic_ns(), by_hold=False)
        site.confirmation.settle(time.monotonic_ns())
        status, ticket = await asking
        assert (status, ticket["role"], ticket["user"]) == (200, "host", user)
    assert site.broker.users == ["host-0 out", "host-1"]


async def test_becoming_host_needs_held_buttons(site: Site) -> None:
    site.lobby.requests.within_s = 0.005
    status, body = await site.post("host", {})
    assert (status, body["problem"]["key"]) == (410, "hold-missing")
    assert site.broker.users == []


async def test_a_new_match_ends_the_credentials_of_the_last_one(site: Site, table: Table) -> None:
    async with run(site.lobby.run()):
        _, first = await site.sit(3, name="Zoé")
        for game in range(2):
            await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=game))
            await asyncio.sleep(0.01)
            assert site.broker.users == (["seat3-0"] if game == 0 else ["seat3-0 out"])
        status, second = await site.post("join", {"seat": 3, "resume": first["resume"]})
        assert (status, second["user"]) == (200, "seat3-1")
        await table.ask(HOST, do.Pause())
        await asyncio.sleep(0.01)
    assert site.broker.users == ["seat3-0 out", "seat3-1"]


async def test_too_many_requests_are_rate_limited(site: Site) -> None:
    for _ in range(80):
        assert (await site.post("watch", {}))[0] == 200
    status, answer = 200, dict[str, Any]()
    while status == 200:
        status, answer = await site.post("watch", {})
    assert (status, answer["problem"]["key"]) == (429, "too-often")


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"", 400, "not-json"),
        (b"\xff", 400, "not-json"),
        (b"{", 400, "not-json"),
        (b"[" * 4_000, 400, "bad-command"),
        (b"{}", 400, "bad-command"),
        (b'{"seat":"3"}', 400, "bad-command"),
        (b'{"seat":3,"language":"de"}', 400, "bad-command"),
        (b'{"seat":3,"colour":1}', 400, "bad-command"),
        (b'{"seat":8}', 400, "seat-unknown"),
        (b'{"seat":-1}', 400, "seat-unknown"),
        (b'{"seat":' + b"9" * 4_000 + b"}", 400, "seat-unknown"),
        (b'{"seat":3,"name":"' + b"x" * 25 + b'"}', 400, "name-too-long"),
        (b'{"seat":3,"name":"' + b"x" * 5_000 + b'"}', 413, "too-large"),
    ],
)
async def test_a_wrong_request_is_one_clear_problem(
    site: Site, body: bytes, status: int, key: str
) -> None:
    assert await site.problem("join", body) == (status, key)


async def test_the_places_number_of_the_host_is_no_seat(site: Site) -> None:
    for path in ("request", "join"):
        body = b'{"seat":-1,"name":"Eve"%s}' % (b',"press":true' if path == "join" else b"")
        assert await site.problem(path, body) == (400, "seat-unknown")
    assert not site.confirmation.is_waiting(PLACE_OF_HOST)
    assert site.broker.users == []


async def test_a_spectator_is_let_in(site: Site) -> None:
    status, ticket = await site.post("watch", {})
    assert (status, ticket["role"], ticket["seat"]) == (200, "spectator", None)


async def test_the_virtual_box_opens_with_its_key_only(site: Site) -> None:
    status, tickets = await site.post("panel", {"key": site.lobby.panel_key})
    assert (status, tickets["panel"]["role"], tickets["host"]["role"]) == (200, "panel", "host")
    assert await site.problem("panel", b'{"key":"guess"}') == (403, "bad-key")
    assert await site.problem("panel", '{"key":"é"}'.encode()) == (403, "bad-key")
    assert await site.problem("panel", b"{}") == (400, "bad-command")


async def test_a_real_box_opens_its_page_only_with_its_key(table: Table, page: Path) -> None:
    """The page is needed to begin a match, and it shows that the box is real."""
    site = Site(table, page, is_virtual=False)
    async with site.client:
        assert await site.problem("panel", b'{"key":"guess"}') == (403, "bad-key")
        status, tickets = await site.post("panel", {"key": site.lobby.panel_key})
        assert (status, tickets["host"]["role"]) == (200, "host")
        assert not (await (await site.client.get("/api/box")).json())["virtual"]
