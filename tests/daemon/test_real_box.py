"""A real box: without devices it reports them as missing and plays on."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import aiohttp
import msgspec
import pytest

from firmware_host.app.daemon import running
from firmware_host.app.starting import StartError
from firmware_host.config.box import Config
from firmware_host.config.parts import LampsPart
from hardware.pi.lines import Lines
from tests.daemon.evening import Evening
from tests.daemon.phone import post
from tests.hardware.fake_gpiod import FakeChip

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from hardware.pi.board import Wires

MISSING = {"buttons", "lamps", "lights", "scanner", "screen referee", "screen seat0"}


def real(folder: Path) -> Config:
    """Return the configuration of a real box of which nothing is plugged in."""
    return msgspec.convert(
        {
            "box": {"id": "totem-test", "language": "en", "hardware": "pi"},
            "web": {"host": "127.0.0.1", "port": 0},
            "broker": {"kind": "nats", "ws_host": "127.0.0.1", "ws_port": 0},
            "journal": {"path": str(folder / "journal.sqlite3")},
            "buttons": {"chip": str(folder / "no-chip")},
            "lights": {"device": str(folder / "no-lights")},
            "scanner": {"device": str(folder / "no-reader"), "tags": str(folder / "tags.toml")},
            "screens": [{"port": 63}, {"seat": 1, "port": 63, "address": 0x3D}],
        },
        Config,
    )


@pytest.fixture
def chip(monkeypatch: pytest.MonkeyPatch) -> FakeChip:
    """Put a chip with idle lines where the box looks for one."""
    fake = FakeChip()

    def open_lines(wires: Wires, chip: str) -> Lines:
        del chip
        return Lines("/dev/gpiochip0", wires.inputs, wires.outputs, request=fake.request_lines)

    monkeypatch.setattr("firmware_host.app.pi.open_lines", open_lines)
    return fake


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Run a real box with its host."""
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(real(tmp_path)))
        yield await Evening.begin(box, stack)


async def until_faults(evening: Evening, wanted: set[str]) -> dict[str, Any]:
    """Return what is published once exactly these devices are missing."""
    told: dict[str, Any] = await evening.host.until(
        "public/faults", lambda told: {fault["device"] for fault in told["faults"]} == wanted
    )
    return told


async def test_a_box_without_devices_reports_them_as_missing_and_plays_on(
    evening: Evening,
) -> None:
    told = await until_faults(evening, MISSING)
    texts = {fault["device"]: fault["text"] for fault in told["faults"]}
    assert texts["buttons"]["en"].startswith(
        "The buttons are missing: until they are back, the page"
    )
    assert texts["buttons"]["fr"].startswith("Les boutons manquent\u202f: en attendant leur retour")
    assert texts["screen seat0"]["fr"].endswith("«\u202fseat0\u202f» manque.")
    await evening.begin_match(3)
    with pytest.raises(TypeError, match="real one"):
        _ = evening.box.virtual


async def move_on_page(evening: Evening, button: int, *, down: bool) -> None:
    """Move a button on the page of the box."""
    ms = time.monotonic() * 1_000
    await evening.panel.publish(
        "box/press", {"button": button, "down": down, "ms": ms, "page": "x"}
    )


async def ask_for_seat(evening: Evening, seat: int) -> asyncio.Task[tuple[int, dict[str, Any]]]:
    """Ask for a seat as a phone does, and return once the box waits for its button."""
    body = {"seat": seat, "name": f"P{seat}", "language": "fr", "press": True}
    asking = asyncio.create_task(post(evening.box.address, "api/join", body))
    while not evening.box.lobby.confirmation.is_ready(seat):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.002)
    return asking


async def until_page_may(evening: Evening, wanted: set[int]) -> None:
    """Return once the page may press exactly these buttons."""
    await evening.panel.until("box/hands", lambda told: set(told["buttons"]) == wanted)


async def test_without_buttons_the_page_gives_seats_and_presses_in_play(evening: Evening) -> None:
    flip = evening.box.box.devices.flip_button
    await until_page_may(evening, set(range(flip + 1)))
    async with aiohttp.ClientSession() as web, web.get(f"{evening.box.address}api/box") as answer:
        described = await answer.json()
    assert described["by_page"] == list(range(flip + 1))
    asking = await ask_for_seat(evening, 1)
    await move_on_page(evening, 1, down=True)
    status, ticket = await asking
    assert (status, ticket["seat"]) == (200, 1)
    await move_on_page(evening, 1, down=False)
    await evening.begin_match(3)
    await move_on_page(evening, flip, down=True)
    await evening.host.until("public/state", lambda state: state["number"] > 1)
    # In play a seat is given by holding the button, on the page as well.
    await evening.begin_calm_match(3)
    asking = await ask_for_seat(evening, 2)
    await move_on_page(evening, 2, down=True)
    await asyncio.sleep(0.3)
    assert not asking.done()
    status, ticket = await asking
    assert (status, ticket["seat"]) == (200, 2)


async def test_beside_real_buttons_the_page_only_confirms_the_requested_seat(
    chip: FakeChip, evening: Evening
) -> None:
    await until_faults(evening, MISSING - {"buttons", "lamps"})
    await until_page_may(evening, set())
    asking = await ask_for_seat(evening, 1)
    await until_page_may(evening, {1})
    await move_on_page(evening, 0, down=True)
    await move_on_page(evening, 1, down=True)
    status, ticket = await asking
    assert (status, ticket["seat"]) == (200, 1)
    await until_page_may(evening, set())
    assert chip.levels[4], "nobody touched a real button"


async def test_the_lines_of_the_chip_play_and_the_page_does_not(
    chip: FakeChip, evening: Evening
) -> None:
    await until_faults(evening, MISSING - {"buttons", "lamps"})
    await evening.begin_match(3)
    flip = evening.box.box.devices.flip_button
    press = {"button": flip, "down": True, "ms": 1.0, "page": "x"}
    await evening.panel.publish("box/press", press)
    await asyncio.sleep(0.1)
    assert evening.box.table.committed.number == 1, "a page is no button"
    chip.drive(26, time.monotonic_ns(), is_high=False)
    await evening.host.until("public/state", lambda state: state["number"] > 1)
    shown = await evening.panel.until("box/screen/referee", lambda frame: bool(frame["bits"]))
    assert (shown["width"], shown["height"]) == (128, 64)


async def test_a_box_without_lamps_plays_and_shows_them_on_its_page(
    chip: FakeChip, tmp_path: Path
) -> None:
    config = msgspec.structs.replace(real(tmp_path), lamps=LampsPart(seats=()))
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        await evening.begin_match(3)
        await until_faults(evening, MISSING - {"buttons", "lamps"})
        shown = await evening.panel.until("box/lamps", lambda told: any(told["lit"]))
    assert shown["lit"].count(True) == 1, "the flipper's"
    assert chip.levels[4]


async def test_a_broken_file_of_tags_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "tags.toml").write_text("arriba = 3\n", encoding="utf-8")
    with pytest.raises(StartError, match=r"tags\.toml: `arriba` is not a table of tags"):
        async with running(real(tmp_path)):
            pass
