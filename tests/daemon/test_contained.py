"""A part that cannot be built or that fails outside its task is a fault; the table plays on."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.app import parts
from firmware_host.config.parts import HallPart, HomeAssistantPart
from firmware_host.mqtt import answering
from firmware_host.mqtt.flood_limit import FloodLimit, Verdict
from firmware_host.mqtt.publisher import Publisher
from firmware_host.public.hall_link import HallLink
from firmware_host.seating.lobby import Lobby
from firmware_host.sound.frontend import SoundFrontend
from firmware_host.statistics import evening as statistics
from tests.daemon.breaking import breakable, tracebacks, until_faulty, until_well
from tests.daemon.fault_places import ask_past, begin, count, move, start
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from firmware_host.config.box import Config
    from tests.daemon.phone import Phone

SOON_S = 0.1
BUILT = {
    "menus": "_menus",
    "panel": "Panel",
    "race": "Race",
    "page": "hear_page",
    "sound": "sound_of_box",
    "deadlines": "Deadlines",
    "closing": "Closing",
    "copies": "DailyCopies",
    "votes": "UndoVotes",
    "bots": "BotDriver",
    "scan": "Scan",
    "summary": "SummaryPublisher",
    "results": "ResultsPublisher",
    "heartbeat": "Heartbeat",
    "home": "home_of",
    "hall": "HallLink",
}
"""The parts of a box, and the functions that build them."""


@pytest.fixture
async def full_config(faulty_config: Config, stack: AsyncExitStack) -> Config:
    """Return the configuration of a box with a home and a hall."""
    url = await stack.enter_async_context(mosquitto(faulty_config.journal_path().parent))
    home, hall = HomeAssistantPart(enabled=True, url=url), HallPart(url=url)
    return msgspec.structs.replace(faulty_config, home_assistant=home, hall=hall)


@pytest.mark.parametrize("part", BUILT)
async def test_a_part_that_cannot_be_built_is_left_out(
    part: str,
    full_config: Config,
    stack: AsyncExitStack,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    switch = breakable(monkeypatch, parts, BUILT[part])
    async with AsyncExitStack() as before:
        evening = await start(full_config, before)
        await begin(evening)
        await move(evening)
        assert evening.box.faults.now == ()
    switch.is_on = True
    evening = await start(full_config, stack)
    fault = await until_faulty(evening.host, part)
    assert fault["facts"] == {"part": part, "error": "BrokenError"}
    await move(evening)
    assert evening.box.table.accepted.number == 3
    assert [each.device for each in evening.box.faults.now] == [part]
    assert tracebacks(caplog) == 1


@pytest.mark.parametrize("is_at_restart", [False, True])
async def test_the_halls_feed_fails_as_itself(
    full_config: Config,
    stack: AsyncExitStack,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    *,
    is_at_restart: bool,
) -> None:
    links: list[Publisher] = []
    whole = Publisher.retain_body
    is_broken = is_at_restart

    def retain_body(publisher: Publisher, topic: str, body: bytes) -> None:
        if publisher in links and is_broken:
            raise LookupError(topic)
        whole(publisher, topic, body)

    def link(*args: object, **more: object) -> HallLink:
        made = HallLink(*args, **more)  # type: ignore[arg-type]  # passed on as they are
        links.append(made._publisher)
        return made

    monkeypatch.setattr(Publisher, "retain_body", retain_body)
    monkeypatch.setattr(parts, "HallLink", link)
    evening = await start(full_config, stack)
    await begin(evening)
    is_broken = True
    await move(evening)
    fault = await until_faulty(evening.host, "feed hall")
    assert fault["facts"] == {"part": "hall", "error": "LookupError"}
    assert [each.device for each in evening.box.faults.now] == ["feed hall"]
    assert sum(bool(record.exc_info) for record in caplog.records) == 1
    evening.box.faults.well_s = SOON_S
    await move(evening)
    is_broken = False
    await move(evening)
    await until_well(evening.host, "feed hall")


async def test_statistics_that_fail_after_a_restart(
    faulty_config: Config, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, statistics, "figures")
    async with AsyncExitStack() as before:
        evening = await start(faulty_config, before)
        await begin(evening)
        await move(evening)
    switch.is_on = True
    evening = await start(faulty_config, stack)
    assert (await count(evening))[0] == 500
    await until_faulty(evening.host, "statistics")
    await move(evening)
    evening.box.faults.well_s = SOON_S
    switch.is_on = False
    assert (await count(evening))[0] == 200
    await until_well(evening.host, "statistics")


async def test_an_answer_that_fails_is_a_refusal(
    faulty_config: Config, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    past = breakable(monkeypatch, answering, "past")
    sound = breakable(monkeypatch, SoundFrontend, "answer")
    evening = await start(faulty_config, stack)
    await begin(evening)
    past.is_on = sound.is_on = True
    for reply in (await ask_past(evening), await evening.host.ask(do="sound", volume=10)):
        assert (reply["ok"], reply["problem"]["key"]) == (False, "answer-failed")
        assert all(reply["problem"]["text"].values())
    await until_faulty(evening.host, "answers")
    past.is_on = False
    assert (await ask_past(evening))["past"]


async def test_cutting_off_a_flood_may_fail(
    faulty_config: Config, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, Lobby, "cut_off_place")
    evening = await start(faulty_config, stack)
    await begin(evening)
    switch.is_on = True
    judge = FloodLimit.judge
    monkeypatch.setattr(FloodLimit, "judge", lambda *_: Verdict.CUT_OFF)
    await evening.host.publish("host/command", {"do": "pause", "id": "x"})
    await until_faulty(evening.host, "lobby")
    monkeypatch.setattr(FloodLimit, "judge", judge)
    await move(evening)


@pytest.mark.parametrize("is_at_restart", [False, True])
async def test_a_page_that_fails_on_a_phone_is_a_fault_until_the_table_goes_on_without_it(
    faulty_config: Config,
    stack: AsyncExitStack,
    caplog: pytest.LogCaptureFixture,
    *,
    is_at_restart: bool,
) -> None:
    async with AsyncExitStack() as before:
        evening = await start(faulty_config, before if is_at_restart else stack)
        assert (await fail_page(evening.host))["problem"]["key"] == "no-match"
        await begin(evening)
        if is_at_restart:
            await before.aclose()
            evening = await start(faulty_config, stack)
        for _ in range(2):
            assert (await fail_page(evening.host))["ok"]
        await until_faulty(evening.host, "game page", "page-failed")
        told = [line.getMessage() for line in caplog.records if "TypeError" in line.getMessage()]
        assert len(told) == 1
        assert "host: TypeError: \\u001b[2J" in told[0]
        evening.box.faults.well_s = SOON_S
        await move(evening)
        await until_well(evening.host, "game page")


async def test_a_report_of_a_page_is_bounded(faulty_config: Config, stack: AsyncExitStack) -> None:
    evening = await start(faulty_config, stack)
    await begin(evening)
    reply = await evening.host.ask(do="page_failed", error="x" * 2001)
    assert not reply["ok"]
    assert evening.box.faults.now == ()


async def fail_page(phone: Phone) -> dict[str, Any]:
    """Report a page that failed, in words that would clear a terminal."""
    return await phone.ask(do="page_failed", error="TypeError: \x1b[2J is not a function")
