"""The address of the page of the box, with its key, on the referee's screen."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import zxingcpp

from firmware_host.app.daemon import Running, running
from firmware_host.panel.devices import REFEREE
from firmware_host.panel.drawing.frames import image_of
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from hardware.ports import Edge
from tests.daemon.box_settings import config_for

if TYPE_CHECKING:
    from pathlib import Path

    from hardware.ports import Frame

FLIP = 8


def read(frame: Frame | None) -> str:
    """Return what a camera reads on the screen."""
    if frame is None:
        return ""
    image = image_of(frame).convert("L").resize((512, 256))
    return " ".join(code.text for code in zxingcpp.read_barcodes(image))


def move(box: Running, *, is_down: bool) -> None:
    box.virtual.buttons.drive(Edge(FLIP, is_down, time.monotonic_ns()))


async def test_the_held_flip_button_shows_the_address_and_its_key(tmp_path: Path) -> None:
    async with running(config_for(tmp_path, "mosquitto")) as box:
        screen = box.virtual.screens[REFEREE]
        key = box.panel_address.partition("#")[2]
        assert key not in read(screen.shown.latest)
        move(box, is_down=True)
        while key not in read(await screen.next_frame()):
            pass
        assert read(screen.shown.latest).lower() == box.panel_address.lower()
        move(box, is_down=False)


async def test_in_play_the_flip_button_flips_and_shows_no_key(tmp_path: Path) -> None:
    async with running(config_for(tmp_path, "mosquitto")) as box:
        await box.table.ask(HOST, do.NewMatch(game="arriba", seats=3, seed=1))
        screen = box.virtual.screens[REFEREE]
        key = box.panel_address.partition("#")[2]
        move(box, is_down=True)
        until_s = time.monotonic() + 2.5
        while time.monotonic() < until_s:
            assert key not in read(await screen.next_frame())
        assert box.table.committed.number > 0
