"""A box that starts again in mid-match and has lost a file of its display."""

from __future__ import annotations

import base64
import shutil
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from firmware_host.app.daemon import running
from firmware_host.panel.displays import default, kit
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.public.summary import summarise
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import BOX
from tests.daemon.evening import Evening

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.config.box import Config


@pytest.fixture
def seeds_without_shapes(tmp_path: Path) -> Path:
    """Return a copy of the seeds in which arriba's shapes are missing."""
    seeds = tmp_path / "seeds"
    shutil.copytree(data_folder("seeds"), seeds)
    (seeds / "arriba" / "shapes.toml").unlink()
    return seeds


async def test_a_match_in_the_journal_goes_on_without_the_shapes_of_its_display(
    config: Config, seeds_without_shapes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening.begin(await stack.enter_async_context(running(config)), stack)
        await evening.start(3)

    monkeypatch.setattr(kit, "data_folder", lambda _name: seeds_without_shapes)
    kit_of.cache_clear()
    async with AsyncExitStack() as stack:
        evening = await Evening.begin(await stack.enter_async_context(running(config)), stack)
        told = await evening.host.until("public/faults", lambda sent: bool(sent["faults"]))
        assert [fault["key"] for fault in told["faults"]] == ["display-failed"]
        view = summarise(evening.box.table.committed, None)
        shown = {default.seat(kit_of(BOX, "fr"), view, 0, Tick(0, since)).bits for since in (0, 1)}
        await evening.panel.until(
            "box/screen/seat0", lambda sent: base64.b64decode(sent["bits"]) in shown
        )
        state = evening.host.latest["public/state"]
        seat, number = state["view"]["flipper"], state["number"]
        reply = await evening.host.ask(do="play", seat=seat, move="flip", number=number)
        assert reply["ok"], reply
