"""The web server: what it tells of the box, and the page, and nothing beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from aiohttp import web
from web_site import Site, check_headers

from firmware_host.commands import NewMatch, Pause
from firmware_host.serving import serve
from firmware_host.table.decision import HOST

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Table


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


async def test_the_code_shows_the_address_of_the_phones(site: Site) -> None:
    answer = await site.client.get("/code.svg")
    assert answer.content_type == "image/svg+xml"
    assert (await answer.read()).startswith(b"<svg")
    check_headers(answer)


async def test_the_page_is_always_asked_for_and_its_parts_are_kept(site: Site) -> None:
    for path, name in {"/": "index", "/box": "box", "/index.html": "index"}.items():
        answer = await site.client.get(path)
        assert await answer.text() == f"<!doctype html>{name}"
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


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://10.0.0.7", ""])
async def test_a_page_of_somebody_else_gets_nothing(site: Site, origin: str) -> None:
    for path, body in (("watch", {}), ("join", {"seat": 4, "press": True}), ("host", {})):
        answer = await site.client.post(f"/api/{path}", json=body, headers={"Origin": origin})
        assert (answer.status, (await answer.json())["problem"]["key"]) == (403, "foreign-page")
    assert site.broker.users == []
    assert not site.presence.is_waiting(4)


async def test_the_box_answers_its_own_pages_by_every_name_it_has(site: Site) -> None:
    port = site.client.port
    for host, origin in (
        (f"127.0.0.1:{port}", f"http://127.0.0.1:{port}"),
        ("totem.example", "https://totem.example"),
        ("behind:1", f"http://10.0.0.7:{port}"),
    ):
        headers = {"Host": host, "Origin": origin}
        answer = await site.client.post("/api/watch", json={}, headers=headers)
        assert answer.status == 200, (host, origin)
