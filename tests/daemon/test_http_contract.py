"""The documents of the contract keep their own standards, and the answers over HTTP keep them."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import msgspec
import pytest
from jsonschema import Draft7Validator, Draft202012Validator
from referencing import Registry, Resource

from firmware_host.app.daemon import running
from firmware_host.app.hall import running_hall
from firmware_host.hall.settings import read_hall
from firmware_host.wire.contract.requests import REQUESTS
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.other_broker import other_broker, settings_of
from tests.daemon.test_contract import closed, shipped

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

SPECS = Path(__file__).parents[2] / "dashboard" / "node_modules"
OPENAPI = SPECS / "@apidevtools" / "openapi-schemas" / "schemas" / "v3.1"


def standard(path: Path) -> Any:
    """Return a schema that others published; without it nothing here would be checked."""
    assert path.is_file(), f"{path} is missing; `make page` installs it"
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_asyncapi_document_keeps_its_meta_schema() -> None:
    schema = standard(SPECS / "@asyncapi" / "specs" / "schemas" / "3.0.0.json")
    judge = Draft7Validator(schema)
    document = shipped("asyncapi.json")
    assert [str(error)[:300] for error in judge.iter_errors(document)] == []
    for spoilt in ({**document, "channels": []}, {**document, "colour": "red"}):
        assert not judge.is_valid(spoilt)
    operation = document["operations"]["sendStatus"]
    assert not judge.is_valid({**document, "operations": {"x": {**operation, "action": "shout"}}})


def test_the_openapi_document_keeps_its_meta_schema() -> None:
    judge = Draft202012Validator(standard(OPENAPI / "schema.json"), registry=dialect())
    document = shipped("openapi.json")
    assert [str(error)[:300] for error in judge.iter_errors(document)] == []
    for spoilt in ({**document, "paths": {"api": {}}}, {**document, "colour": "red"}):
        assert not judge.is_valid(spoilt)


def dialect() -> Registry[Any]:
    """Return what the schema of OpenAPI refers to, so that nothing is fetched."""
    found = [standard(OPENAPI / name / "base.schema.json") for name in ("meta", "dialect")]
    return Registry().with_resources(
        [(each["$id"], Resource.from_contents(each)) for each in found]
    )


def test_every_json_schema_keeps_its_meta_schema() -> None:
    Draft202012Validator.check_schema(shipped("schema.json"))
    for name in ("asyncapi.json", "openapi.json"):
        for schema in shipped(name)["components"]["schemas"].values():
            Draft202012Validator.check_schema(schema)


class Asked:
    """Asks box and hall, and checks every answer against the document."""

    def __init__(self) -> None:
        self.document = shipped("openapi.json")
        self.schemas = closed(self.document["components"]["schemas"])
        self.seen: set[tuple[str, int]] = set()

    async def get(self, address: str, path: str) -> Any:
        """Ask for a path."""
        async with aiohttp.ClientSession() as session, session.get(address + path[1:]) as answer:
            return await self._checked("get", path, answer)

    async def post(self, address: str, path: str, body: Any, **headers: str) -> Any:
        """Send a body."""
        data = body if isinstance(body, bytes) else json.dumps(body)
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.post(address + path[1:], data=data) as answer,
        ):
            return await self._checked("post", path, answer)

    async def _checked(self, method: str, path: str, answer: aiohttp.ClientResponse) -> Any:
        path = path.partition("?")[0]
        operation = self.document["paths"][path][method]
        self.seen.add((operation["operationId"], answer.status))
        content = operation["responses"][str(answer.status)]["content"]
        assert answer.content_type in content
        if answer.content_type == "text/event-stream":
            told = json.loads((await answer.content.readline()).removeprefix(b"data: "))
        elif answer.content_type == "application/json":
            told = await answer.json()
        else:
            return await answer.text()
        schema = {**content[answer.content_type]["schema"], "components": {"schemas": self.schemas}}
        Draft202012Validator(schema).validate(told)
        return told


@pytest.fixture
async def at_table(tmp_path: Path) -> AsyncGenerator[Evening]:
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config_for(tmp_path, "mosquitto")))
        yield await Evening.begin(box, stack)


async def test_everything_that_a_box_answers_is_in_the_document(at_table: Evening) -> None:
    asked, where = Asked(), at_table.box.address
    await at_table.start(3)
    await at_table.flip()
    at_table.box.lobby.requests.within_s = 0.05
    key = at_table.box.panel_address.partition("#")[2]
    resume = at_table.phones[0].ticket["resume"]
    for path in ("/api/box", "/api/statistics", "/api/statistics?hours=no", "/code.svg"):
        await asked.get(where, path)
    for game in ("arriba", "nonsense"):
        await asked.get(where, f"/api/texts?game={game}")
    for path, body in (
        ("/api/join", {"seat": 0, "resume": resume}),
        ("/api/join", {"seat": 0, "press": True}),
        ("/api/join", {"seat": 5}),
        ("/api/request", {"seat": 1, "name": "Ann"}),
        ("/api/request", {"seat": 1, "name": "Bob"}),
        ("/api/join", {"seat": 1, "press": True}),
        ("/api/request", {"seat": 99}),
        ("/api/request", {"seat": None}),
        ("/api/join", {"seat": "5"}),
        ("/api/join", b"x" * 9_000),
        ("/api/watch", {}),
        ("/api/host", {}),
        ("/api/panel", {"key": key}),
        ("/api/panel", {"key": "wrong"}),
        ("/api/panel", b"{"),
    ):
        await asked.post(where, path, body)
    await asked.post(where, "/api/watch", {}, Origin="http://evil.example")
    assert asked.seen >= {
        *(("getBox", 200), ("getStatistics", 200), ("getStatistics", 400), ("getCode", 200)),
        *(("getTexts", 200), ("getTexts", 400)),
        *(("join", status) for status in (200, 400, 409, 410, 413, 423)),
        *(("request", status) for status in (200, 400, 409, 423)),
        *(("host", 409), ("watch", 200), ("watch", 403)),
        *(("openPanel", status) for status in (200, 400, 403)),
    }


async def test_everything_that_a_hall_answers_is_in_the_document(tmp_path: Path) -> None:
    asked = Asked()
    async with AsyncExitStack() as stack:
        out = await stack.enter_async_context(other_broker("mosquitto", tmp_path))
        settings = read_hall(out / "hall.toml")
        web = msgspec.structs.replace(settings.web, host="127.0.0.1", port=0)
        database = msgspec.structs.replace(settings.database, url=str(tmp_path / "hall.sqlite3"))
        cup = msgspec.structs.replace(settings.tournament, name="Cup")
        settings = msgspec.structs.replace(settings, web=web, database=database, tournament=cup)
        hall = await stack.enter_async_context(running_hall(settings))
        box = await stack.enter_async_context(running(settings_of(out, tmp_path)))
        evening = await Evening.begin(box, stack)
        await evening.start(3, seed=None)
        for seat in (0, 1):
            assert (await evening.phones[seat].ask(do="resign"))["ok"]
        while not await hall.hall.store.played():
            await hall.hall.changed(hall.hall.version)
        where = hall.address.removesuffix("hall")
        for path in ("/api/hall", "/api/hall/live", "/api/hall/results.csv"):
            await asked.get(where, path)
        report = await asked.get(where, "/api/hall/tournament?tournament=Cup&game=arriba")
        assert report["standings"][0]["name"] == "P2"
        assert len(report["recent"][0]["seats"]) == 3
        draw = {"key": hall.organiser_key, "players": ["P0", "P1", "P2"], "seats": 3}
        await asked.post(where, "/api/hall/round", draw)
        await asked.post(where, "/api/hall/round/remove", {"key": hall.organiser_key, "number": 1})
    names = {request.name for request in REQUESTS if request.server == "hall"}
    assert asked.seen == {(name, 200) for name in names}
