"""A real box: without any device it says so and plays on; with its lines it is played by them."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from evening import Evening

from firmware_host.app.daemon import StartError, running
from firmware_host.config import Config

sys.path.insert(0, str(Path(__file__).parents[1] / "hardware"))

from fake_gpiod import FakeChip

from hardware.pi.lines import Lines

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

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
    return await evening.host.until(
        "public/faults", lambda told: {fault["device"] for fault in told["faults"]} == wanted
    )


async def test_without_any_device_the_box_says_what_is_missing_and_plays_on(
    evening: Evening,
) -> None:
    told = await until_faults(evening, MISSING)
    texts = {fault["device"]: fault["text"] for fault in told["faults"]}
    assert texts["buttons"]["en"] == "The buttons are missing: nobody can grab."
    assert texts["screen seat0"]["fr"].endswith("«\u202fseat0\u202f» manque.")
    await evening.begin_match(3)
    with pytest.raises(TypeError, match="real one"):
        _ = evening.box.virtual


async def test_the_lines_of_the_chip_play_and_the_page_does_not(
    chip: FakeChip, evening: Evening
) -> None:
    await until_faults(evening, MISSING - {"buttons", "lamps"})
    await evening.begin_match(3)
    flip = evening.box.box.devices.flip_button
    press = {"button": flip, "down": True, "ms": 1.0, "page": "x"}
    await evening.panel.publish("box/press", press)
    await asyncio.sleep(0.1)
    assert evening.box.table.state.number == 1, "a page is no button"
    chip.drive(26, time.monotonic_ns(), is_high=False)
    await evening.host.until("public/state", lambda state: state["number"] > 1)
    shown = await evening.panel.until("box/screen/referee", lambda frame: bool(frame["bits"]))
    assert (shown["width"], shown["height"]) == (128, 64)


async def test_a_broken_file_of_tags_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "tags.toml").write_text("arriba = 3\n", encoding="utf-8")
    with pytest.raises(StartError, match=r"tags\.toml: `arriba` is no table of tags"):
        async with running(real(tmp_path)):
            pass
