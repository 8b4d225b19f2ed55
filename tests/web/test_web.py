"""The web server: what it tells of the box, and the page, and nothing beside it."""

from __future__ import annotations

import asyncio
import gzip
import threading
from typing import TYPE_CHECKING

import msgspec
import pytest

from engines.arriba.game import Arriba
from engines.catalog import GAMES
from firmware_host.panel.drawing.qr import qr_svg
from firmware_host.statistics.figures import EveningFigures
from firmware_host.table.commands import NewMatch, Pause
from firmware_host.table.decision import HOST
from firmware_host.texts.texts import page_source
from firmware_host.web import cached_texts, frontend
from tests.fixtures.web_site import Site, check_headers

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.table import Table


class Wordless(Arriba):
    """A game that came without a folder of texts."""

    name = "wordless"


async def test_the_box_describes_itself(site: Site) -> None:
    answer = await site.client.get("/api/box")
    body = await answer.json()
    assert body["seats"][:1] == [{"seat": 0, "name": "Guest 0", "joined": True}]
    assert body["seats"][7] == {"seat": 7, "name": None, "joined": False}
    assert body["broker"] == {"port": 8081, "path": "/mqtt"}
    assert (body["box"], body["virtual"], body["flip_button"]) == ("den", True, 8)
    assert body["clock_runs"]


async def test_the_box_sends_its_table_time_until_it_is_paused(site: Site, table: Table) -> None:
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
async def test_the_box_answers_under_any_host_name(site: Site, host: str) -> None:
    answer = await site.raw("/api/box", host)
    assert answer.startswith(b"HTTP/1.1 200")
    assert b'"address":"http://10.0.0.7:8080/"' in answer


async def test_the_statistics_of_an_evening_are_public(site: Site) -> None:
    answer = await site.client.get("/api/statistics")
    assert (answer.status, await answer.json()) == (200, msgspec.to_builtins(EveningFigures(18)))
    check_headers(answer)
    longer = await site.client.get("/api/statistics?hours=400")
    assert (await longer.json())["hours"] == 400


@pytest.mark.parametrize("hours", ["0", "-3", "x", "1e9", "100000", "", "٣"])
async def test_an_invalid_number_of_hours_is_refused(site: Site, hours: str) -> None:
    answer = await site.client.get("/api/statistics", params={"hours": hours})
    problem = (await answer.json())["problem"]
    assert (answer.status, problem["key"]) == (400, "bad-command")
    assert "hours" in problem["text"]["en"]


async def test_the_code_shows_the_address_of_the_phones(site: Site) -> None:
    answer = await site.client.get("/code.svg")
    assert answer.content_type == "image/svg+xml"
    assert (await answer.read()).startswith(b"<svg")
    check_headers(answer)


async def test_the_page_is_revalidated_and_its_assets_are_cached(site: Site) -> None:
    for path, name in {"/": "index", "/box": "box", "/index.html": "index"}.items():
        answer = await site.client.get(path)
        assert await answer.text() == f"<!doctype html>{name}"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.content_type == "text/html"
        check_headers(answer, has_camera=path in {"/", "/box"})
    part = await site.client.get("/assets/index-abc.js")
    assert "immutable" in part.headers["Cache-Control"]
    assert part.content_type == "text/javascript"
    kept = {"If-None-Match": answer.headers["ETag"]}
    unchanged = await site.client.get("/", headers=kept)
    assert (unchanged.status, await unchanged.read()) == (304, b"")
    check_headers(unchanged, has_camera=True)


async def test_a_browser_gets_the_packed_file_if_it_accepts_one(site: Site, page: Path) -> None:
    (page / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"1"))
    for accepted, expected in (("gzip", "gzip"), ("identity", None)):
        headers = {"Accept-Encoding": accepted}
        answer = await site.client.get("/assets/index-abc.js", headers=headers)
        assert answer.headers.get("Content-Encoding") == expected
        assert await answer.text() == "1"
        assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets", "/api/nothing", "/assets/%00", "/" + "x" * 3_000]
)
async def test_an_unknown_path_is_not_found(site: Site, path: str) -> None:
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


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://10.0.0.7", ""])
async def test_a_foreign_origin_is_refused(site: Site, origin: str) -> None:
    for path, body in (("watch", {}), ("join", {"seat": 4, "press": True}), ("host", {})):
        answer = await site.client.post(f"/api/{path}", json=body, headers={"Origin": origin})
        assert (answer.status, (await answer.json())["problem"]["key"]) == (403, "foreign-page")
    assert site.broker.users == []
    assert not site.confirmation.is_waiting(4)


async def test_the_box_accepts_its_own_origin_under_every_name(site: Site) -> None:
    port = site.client.port
    for host, origin in (
        (f"127.0.0.1:{port}", f"http://127.0.0.1:{port}"),
        ("totem.example", "https://totem.example"),
        ("behind:1", "http://10.0.0.7:8080"),
    ):
        headers = {"Host": host, "Origin": origin}
        answer = await site.client.post("/api/watch", json={}, headers=headers)
        assert answer.status == 200, (host, origin)


async def test_the_texts_of_a_game_are_served(site: Site) -> None:
    answer = await site.client.get("/api/texts?game=arriba")
    body = await answer.json()
    assert "game-name = Arriba!" in body["fluent"]["en"]
    assert "arriba-asis =" in body["fluent"]["fr"], "the texts of its page are missing"
    assert set(body["rules"]["arriba.duel"]) == {"section", "rulings", "fr", "en", "when"}
    check_headers(answer)


async def test_a_game_without_texts_has_empty_ones(site: Site) -> None:
    GAMES.add(Wordless())
    try:
        answer = await site.client.get("/api/texts?game=wordless")
    finally:
        GAMES.remove("wordless")
    assert await answer.json() == {"fluent": {"fr": "", "en": ""}, "rules": {}}


@pytest.mark.parametrize("asked", ["", "?game=", "?game=..", "?game=box", "?game=../arriba"])
async def test_texts_of_an_unknown_game_are_not_found(site: Site, asked: str) -> None:
    answer = await site.client.get(f"/api/texts{asked}")
    assert answer.status == 400
    assert (await answer.json())["problem"]["key"] == "game-unknown"


async def test_expensive_answers_are_computed_once(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, read = list[str](), list[str]()

    def draw(address: str) -> bytes:
        drawn.append(address)
        return qr_svg(address)

    def read_source(game: str, language: str) -> str:
        assert threading.current_thread() is not threading.main_thread(), "it stops the loop"
        read.append(language)
        return page_source(game, language)

    monkeypatch.setattr(frontend, "qr_svg", draw)
    monkeypatch.setattr(cached_texts, "page_source", read_source)
    frontend._code_of.cache_clear()
    for _ in range(3):
        assert (await (await site.client.get("/code.svg")).read()).startswith(b"<svg")
    gets = (site.client.get("/api/texts?game=arriba") for _ in range(3))
    bodies = [await answer.read() for answer in await asyncio.gather(*gets)]
    plain = await site.client.get("/api/texts?game=arriba", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert {await plain.read()} == set(bodies)
    assert (len(drawn), read) == (1, ["fr", "en"])
