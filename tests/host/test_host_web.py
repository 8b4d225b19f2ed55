"""The web server: the page, and credentials for who may have them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from host_tables import PLAIN, run

from firmware_host import commands as do
from firmware_host import lobby as lobby_module
from firmware_host.broker import Credentials
from firmware_host.commands import NewMatch, Pause
from firmware_host.frontends.web import WebFrontend
from firmware_host.lobby import Lobby
from firmware_host.presence import HOST as PLACE_OF_HOST
from firmware_host.presence import Presence
from firmware_host.serving import serve
from firmware_host.statistics.figures import EveningFigures
from firmware_host.table.decision import HOST

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from aiohttp import ClientResponse

    from firmware_host.broker import Broker, Role
    from firmware_host.table.table import Table

Client = TestClient[web.Request, web.Application]


class NotingBroker:
    """A broker that only notes whom it lets in."""

    ws_port = 8081
    ws_path = "/mqtt"
    ws_urls = ()

    def __init__(self) -> None:
        self.users: list[str] = []

    async def grant(self, role: Role) -> Credentials:
        """Let somebody in, not at once."""
        await asyncio.sleep(0)
        user = f"{role.name}-{len(self.users)}"
        self.users.append(user)
        return Credentials(user, "secret")

    async def revoke(self, user: str) -> None:
        """Put somebody out."""
        self.users[self.users.index(user)] += " out"


class NoEvening:
    """Statistics of an evening at which nobody played."""

    async def count(self, hours: int) -> EveningFigures:
        """Return the hours asked for, and no match."""
        return EveningFigures(hours)


class Site:
    """A running site with what stands behind it."""

    def __init__(
        self, table: Table, page: Path, *, is_virtual: bool = True, evening: Any = None
    ) -> None:
        self.broker = NotingBroker()
        self.presence = Presence()
        self.lobby = Lobby(table, cast("Broker", self.broker), self.presence, box="den")
        frontend = WebFrontend(
            table,
            self.lobby,
            evening or NoEvening(),
            box="den",
            host="10.0.0.7",
            page=page,
            is_virtual=is_virtual,
        )
        self.client: Client = TestClient(TestServer(frontend.application()))

    async def post(self, path: str, body: Any) -> tuple[int, dict[str, Any]]:
        """Send JSON and return status and answer."""
        answer = await self.client.post(f"/api/{path}", json=body)
        return answer.status, await answer.json()

    async def problem(self, path: str, data: bytes) -> tuple[int, str]:
        """Send bytes and return status and key of the problem, which is said in two languages."""
        answer = await self.client.post(f"/api/{path}", data=data)
        problem = (await answer.json())["problem"]
        assert problem["text"]["fr"] != problem["text"]["en"]
        check_headers(answer)
        return answer.status, problem["key"]

    async def press(self, seat: int) -> None:
        """Press the button of the seat once somebody waits for it."""
        is_taken = False
        while not is_taken:
            await asyncio.sleep(0.001)
            is_taken = self.presence.takes(seat, is_in_play=False)

    async def sit(self, seat: int, **wish: Any) -> tuple[int, dict[str, Any]]:
        """Ask for a seat and press its button; return status and answer."""
        asking = asyncio.create_task(self.post("join", {"seat": seat, "press": True, **wish}))
        await self.press(seat)
        return await asking

    async def raw(self, target: str, host: str = "x") -> bytes:
        """Ask for a target that no client would let through; return the whole answer."""
        server = self.client.server
        reader, writer = await asyncio.open_connection(server.host, server.port)
        head = f"GET {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer


def check_headers(answer: ClientResponse) -> None:
    """See that the strict headers are there."""
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a built page, with a secret beside it."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("the secret", encoding="utf-8")
    return folder


@pytest.fixture
async def site(table: Table, page: Path) -> AsyncIterator[Site]:
    """Return a running site; seats 0 to 2 are taken."""
    site = Site(table, page)
    async with site.client:
        yield site


async def test_the_box_describes_itself(site: Site) -> None:
    answer = await site.client.get("/api/box")
    body = await answer.json()
    assert body["seats"][:1] == [{"seat": 0, "name": "Guest 0", "joined": True}]
    assert body["seats"][7] == {"seat": 7, "name": None, "joined": False}
    assert body["broker"] == {"port": 8081, "path": "/mqtt"}
    assert (body["box"], body["virtual"], body["flip_button"]) == ("den", True, 8)
    assert body["clock_runs"]


async def test_the_box_tells_its_time_until_it_is_paused(site: Site, table: Table) -> None:
    async def told() -> tuple[int, bool]:
        body = await (await site.client.get("/api/box")).json()
        return body["clock_ns"], body["clock_runs"]

    await table.ask(HOST, NewMatch(game="arriba", seats=3))
    first, second = await told(), await told()
    assert first[0] < second[0] <= table.clock.now_ns()
    await table.ask(HOST, Pause())
    assert await told() == await told() == (table.clock.now_ns(), False)


async def test_the_box_answers_with_strict_headers(site: Site) -> None:
    answer = await site.client.get("/api/box")
    check_headers(answer)


@pytest.mark.parametrize("host", ["x", "a:b:c", "[::", "", "x:99999", "%%%"])
async def test_whatever_name_the_box_is_asked_by_it_answers(site: Site, host: str) -> None:
    answer = await site.raw("/api/box", host)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b'"address":"http://10.0.0.7:%d/"' % (site.client.port or 0) in answer


async def test_the_figures_of_an_evening_are_sent_to_anybody(site: Site) -> None:
    answer = await site.client.get("/api/statistics")
    assert (answer.status, await answer.json()) == (200, {"hours": 18, "matches": []})
    check_headers(answer)
    longer = await site.client.get("/api/statistics?hours=400")
    assert (await longer.json())["hours"] == 400


@pytest.mark.parametrize("hours", ["0", "-3", "x", "1e9", "100000", "", "٣"])
async def test_an_odd_number_of_hours_is_named(site: Site, hours: str) -> None:
    answer = await site.client.get("/api/statistics", params={"hours": hours})
    problem = (await answer.json())["problem"]
    assert (answer.status, problem["key"]) == (400, "bad-command")
    assert "hours" in problem["text"]["en"]


async def test_a_phone_gets_a_free_seat_by_a_press_of_its_button(site: Site, table: Table) -> None:
    status, ticket = await site.sit(3, name=" Zoé ", language="en")
    assert (status, ticket["role"], ticket["seat"]) == (200, "seat3", 3)
    assert {"box", "user", "password", "client", "broker", "resume"} <= set(ticket)
    assert (table.state.guests[3].name, table.state.guests[3].language) == ("Zoé", "en")
    assert ticket["resume"] not in repr(table.state)


async def test_a_taken_seat_is_refused_by_name_in_both_languages(site: Site) -> None:
    status, body = await site.post("join", {"seat": 1})
    assert (status, body["problem"]["key"]) == (409, "seat-taken")
    assert "Seat 2 is taken (Guest 1)" in body["problem"]["text"]["en"]
    assert "Guest 1" in body["problem"]["text"]["fr"]
    assert site.broker.users == []


async def test_who_presses_the_button_takes_the_seat_over(site: Site, table: Table) -> None:
    await site.sit(3, name="Old")
    status, ticket = await site.sit(3, name="New")
    assert (status, ticket["user"]) == (200, "seat3-1")
    assert site.broker.users == ["seat3-0 out", "seat3-1"]
    assert table.state.guests[3].name == "New"


async def test_a_press_that_never_comes(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "PRESS_WITHIN_S", 0.005)
    status, body = await site.post("join", {"seat": 0, "press": True})
    assert (status, body["problem"]["key"]) == (410, "press-missing")


async def test_a_phone_comes_back_with_its_token_once(site: Site) -> None:
    _, first = await site.sit(3, name="Zoé")
    status, second = await site.post("join", {"seat": 3, "resume": first["resume"]})
    assert (status, second["user"]) == (200, "seat3-1")
    assert site.broker.users == ["seat3-0 out", "seat3-1"]
    status, _ = await site.post("join", {"seat": 3, "resume": first["resume"]})
    assert status == 409
    status, _ = await site.post("join", {"seat": 3, "resume": ""})
    assert status == 409


async def test_a_free_seat_is_not_given_without_a_press(site: Site, table: Table) -> None:
    status, body = await site.post("join", {"seat": 5, "name": "Ann"})
    assert (status, body["problem"]["key"]) == (409, "press-needed")
    assert (site.broker.users, 5 in table.state.guests) == ([], False)


async def test_of_two_phones_at_once_one_gets_the_seat(site: Site) -> None:
    asked = [
        asyncio.create_task(site.post("join", {"seat": 5, "name": name, "press": True}))
        for name in ("Ann", "Bob", "Cleo")
    ]
    done: set[asyncio.Task[tuple[int, dict[str, Any]]]] = set()
    while len(done) < 2:
        done, _ = await asyncio.wait(asked, timeout=0.01)
    await site.press(5)
    answers = await asyncio.gather(*asked)
    assert sorted(status for status, _ in answers) == [200, 410, 410]
    assert site.broker.users == ["seat5-0"]


async def test_two_buttons_held_bind_the_host_and_unbind_an_older_one(site: Site) -> None:
    held: frozenset[int] = frozenset()
    site.presence.look_at(lambda: held)
    site.presence.hold_s = 0.0
    for user in ("host-0", "host-1"):
        held = frozenset()
        asking = asyncio.create_task(site.post("host", {}))
        while not site.presence.is_waiting(PLACE_OF_HOST):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.06)
        held = frozenset({1, 4})
        status, ticket = await asking
        assert (status, ticket["role"], ticket["user"]) == (200, "host", user)
    assert site.broker.users == ["host-0 out", "host-1"]


async def test_nobody_becomes_host_without_hands(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "PRESS_WITHIN_S", 0.005)
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


async def test_who_asks_without_end_is_asked_to_wait(site: Site) -> None:
    statuses = [(await site.post("watch", {}))[0] for _ in range(90)]
    assert statuses[:80] == [200] * 80
    assert 429 in statuses[80:]
    assert await site.problem("watch", b"{}") == (429, "too-often")


async def test_the_code_shows_the_address_of_the_phones(site: Site) -> None:
    answer = await site.client.get("/code.svg")
    assert answer.content_type == "image/svg+xml"
    assert (await answer.read()).startswith(b"<svg")
    check_headers(answer)


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
    """Without that page nobody could begin a match on it; that it is real, the page is told."""
    site = Site(table, page, is_virtual=False)
    async with site.client:
        assert await site.problem("panel", b'{"key":"guess"}') == (403, "bad-key")
        status, tickets = await site.post("panel", {"key": site.lobby.panel_key})
        assert (status, tickets["host"]["role"]) == (200, "host")
        assert not (await (await site.client.get("/api/box")).json())["virtual"]


async def test_the_page_is_always_asked_for_and_its_parts_are_kept(site: Site) -> None:
    for path in ("/", "/box", "/index.html"):
        answer = await site.client.get(path)
        assert await answer.text() == "<!doctype html>the page"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.content_type == "text/html"
        check_headers(answer)
    part = await site.client.get("/assets/index-abc.js")
    assert "immutable" in part.headers["Cache-Control"]
    assert part.content_type == "text/javascript"


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets", "/api/nothing", "/assets/%00", "/" + "x" * 3_000]
)
async def test_what_is_not_there_is_not_found(site: Site, path: str) -> None:
    answer = await site.client.get(path)
    assert answer.status == 404
    check_headers(answer)


async def test_another_method_is_refused_with_the_same_headers(site: Site) -> None:
    answer = await site.client.post("/")
    assert answer.status == 405
    check_headers(answer)


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "//etc/passwd",
        "/..%5csecret.txt",
        "/%2fetc%2fpasswd",
    ],
)
async def test_nothing_beside_the_page_is_served(site: Site, target: str) -> None:
    answer = await site.raw(target)
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"the secret" not in answer
    assert b"root:" not in answer


async def test_a_link_out_of_the_page_is_not_followed(site: Site, page: Path) -> None:
    (page / "link.txt").symlink_to(page.parent / "secret.txt")
    answer = await site.client.get("/link.txt")
    assert answer.status == 404


async def test_a_port_in_use_is_an_error_at_once() -> None:
    async with serve(web.Application(), "127.0.0.1", 0) as port:
        with pytest.raises(OSError, match="in use"):
            await serve(web.Application(), "127.0.0.1", port).__aenter__()
