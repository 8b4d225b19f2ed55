"""An exception in a part is reported as its fault, and the table plays on."""

from __future__ import annotations

import base64
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, NamedTuple

import aiomqtt
import msgspec
import pytest

from firmware_host.bots import analyst
from firmware_host.config.parts import HomeAssistantPart
from firmware_host.home_assistant import frontend as home_assistant
from firmware_host.home_assistant.frontend import HomeAssistant
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.statistics import evening as statistics
from hardware.ports import Frame
from tests.daemon.breaking import breakable, tracebacks, until_faulty, until_well
from tests.daemon.fault_places import AT_RESTART, IN_MATCH, analyse, begin, count, move, start
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from firmware_host.config.box import Config

SOON_S = 0.1
DARK = Frame(128, 64, bytes(1024))
STRIP_BYTES = 11 * 128 // 8


@pytest.mark.parametrize("device", IN_MATCH)
async def test_in_mid_match(
    device: str,
    faulty_config: Config,
    stack: AsyncExitStack,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    owner, name, provoke = IN_MATCH[device]
    switch = breakable(monkeypatch, owner, name)
    evening = await start(faulty_config, stack)
    await begin(evening)
    await move(evening)
    switch.is_on = True
    await provoke(evening)
    fault = await until_faulty(evening.host, device)
    assert fault["facts"] == {"part": device.rsplit(maxsplit=1)[-1], "error": "BrokenError"}
    for _ in range(2):
        await move(evening)
        await provoke(evening)
    assert tracebacks(caplog) == 1
    evening.box.faults.well_s = SOON_S
    await provoke(evening)
    switch.is_on = False
    await move(evening)
    await provoke(evening)
    await until_well(evening.host, device)
    await move(evening)


@pytest.mark.parametrize("device", AT_RESTART)
async def test_at_a_restart(
    device: str,
    faulty_config: Config,
    stack: AsyncExitStack,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    owner, name, provoke = AT_RESTART[device]
    switch = breakable(monkeypatch, owner, name)
    async with AsyncExitStack() as before:
        evening = await start(faulty_config, before)
        await begin(evening)
        await move(evening)
    switch.is_on = True
    evening = await start(faulty_config, stack)
    await provoke(evening)
    await until_faulty(evening.host, device)
    await move(evening)
    assert tracebacks(caplog) == 1
    evening.box.faults.well_s = SOON_S
    switch.is_on = False
    await provoke(evening)
    await until_well(evening.host, device)
    await move(evening)


async def test_failed_statistics_are_answered_in_one_sentence_and_shown_as_a_fault(
    faulty_config: Config, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, statistics, "figures")
    evening = await start(faulty_config, stack)
    await begin(evening)
    switch.is_on = True
    status, answer = await count(evening)
    strip = with_strip(kit_of("arriba", "en"), DARK, "Failed: statistics").bits[-STRIP_BYTES:]
    await evening.panel.until(
        "box/screen/referee", lambda shown: base64.b64decode(shown["bits"]).endswith(strip)
    )
    assert (status, answer["problem"]["key"]) == (500, "statistics-failed")
    assert all(answer["problem"]["text"].values())
    switch.is_on = False
    status, answer = await count(evening)
    assert (status, len(answer["practice"])) == (200, 1)


async def test_a_failed_best_move_is_answered(
    faulty_config: Config, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, analyst, "analyse")
    evening = await start(faulty_config, stack)
    await begin(evening)
    switch.is_on = True
    assert (await analyse(evening))["problem"]["key"] == "analysis-failed"
    switch.is_on = False
    assert (await analyse(evening))["analysis"]["move"]


class Home(NamedTuple):
    """A home on a broker of its own, and a box that is to be found there."""

    client: aiomqtt.Client
    config: Config


@pytest.fixture
async def home(faulty_config: Config, stack: AsyncExitStack) -> Home:
    """Return a home that hears of new devices."""
    url = await stack.enter_async_context(mosquitto(faulty_config.journal_path().parent))
    client = aiomqtt.Client("127.0.0.1", int(url.rpartition(":")[2]))
    await stack.enter_async_context(client)
    await client.subscribe("homeassistant/device/#", qos=1)
    part = HomeAssistantPart(enabled=True, url=url)
    return Home(client, msgspec.structs.replace(faulty_config, home_assistant=part))


@pytest.mark.parametrize("name", ["_ask", "_on_update"])
async def test_home_assistant_in_mid_match(
    name: str,
    home: Home,
    stack: AsyncExitStack,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    switch = breakable(monkeypatch, HomeAssistant, name)
    device = {"_ask": "home", "_on_update": "listener home"}[name]
    evening = await start(home.config, stack)
    evening.box.faults.well_s = 1.0
    await begin(evening)
    await anext(aiter(home.client.messages))
    switch.is_on = True
    await home.client.publish("totem/totem-test/home/pause/set", "OFF", qos=1)
    await move(evening)
    await until_faulty(evening.host, device)
    await move(evening)
    assert tracebacks(caplog) == 1
    switch.is_on = False
    await move(evening)
    await until_well(evening.host, device)


async def test_home_assistant_at_a_restart(
    home: Home, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch = breakable(monkeypatch, home_assistant, "discovery")
    switch.is_on = True
    evening = await start(home.config, stack)
    await until_faulty(evening.host, "home")
    evening.box.faults.well_s = SOON_S
    await begin(evening)
    await move(evening)
    switch.is_on = False
    await anext(aiter(home.client.messages))
    await until_well(evening.host, "home")
