"""A running box that is heard: over the broker, on its output, and with a broken output."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.app.daemon import running
from firmware_host.config.parts import SoundPart
from firmware_host.sound.cues import wav
from tests.daemon.box_settings import config_for
from tests.daemon.evening import Evening
from tests.daemon.spying import listening
from tests.sound.stand_ins import CRASHES, HANGS, RECORDS, SPEAKS, Programs

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.config.box import Config

ROOT = "totem/totem-test/"


def heard_config(folder: Path) -> Config:
    """Return a box that is heard on the output of this machine."""
    config = config_for(folder, "mosquitto")
    return msgspec.structs.replace(config, sound=SoundPart(output="on"))


async def settings(evening: Evening, **wanted: Any) -> dict[str, Any]:
    """Return the published loudness, once it is as wanted."""
    found: dict[str, Any] = await evening.host.until(
        "public/sound", lambda now: now is not None and wanted.items() <= now.items()
    )
    return found


async def test_the_host_sets_the_volume_and_a_restart_keeps_it(tmp_path: Path) -> None:
    config = config_for(tmp_path, "mosquitto")
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        first = await settings(evening)
        assert first == {"volume": 70, "muted": False, "speech": True, "output": False}
        assert (await evening.host.ask(do="sound", volume=35))["ok"]
        await settings(evening, volume=35, muted=False)
        assert (await evening.host.ask(do="sound", muted=True, speech=False))["ok"]
        await settings(evening, volume=35, muted=True, speech=False)
        reply = await evening.host.ask(do="sound", volume=101)
        assert not reply["ok"]
        assert "volume" in reply["problem"]["text"]["en"]
        ann = await evening.join(0, "Ann")
        assert not (await ann.ask(do="sound", volume=0))["ok"]
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        await settings(evening, volume=35, muted=True, speech=False)


async def test_a_verdict_is_heard_on_the_output_and_told_to_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = Programs(tmp_path, monkeypatch)
    programs.install("aplay", RECORDS)
    programs.install("espeak-ng", SPEAKS)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(heard_config(tmp_path)))
        evening = await Evening.begin(box, stack)
        assert (await settings(evening))["output"]
        heard = await stack.enter_async_context(listening(box, ROOT))
        await evening.start(2)
        await evening.flip_until("match")
        box.virtual.buttons.press(0)
        await evening.phase("flip", "over", "deal")
        while not any(b"was faster" in played for played in programs.played()):
            await programs.until_played(len(programs.played()) + 1)
    played = programs.played()
    words = next(at for at, body in enumerate(played) if b"was faster" in body)
    assert played[words - 1] == wav(("grab", "win"), 70), "the cue comes first"
    assert b"|P0 was faster: P1 takes" in played[words]
    told = [msgspec.json.decode(one.body) for one in heard if one.topic.endswith("public/cue")]
    verdict = next(one for one in told if "win" in one["cues"])
    assert verdict["text"]["en"].startswith("P0 was faster: P1 takes")
    assert verdict["text"]["fr"] != verdict["text"]["en"]


@pytest.mark.parametrize("program", [CRASHES, HANGS], ids=["crashes", "hangs"])
async def test_a_broken_output_is_a_fault_and_the_table_plays_on(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firmware_host.sound.player._LATE_S", 0.0)
    programs = Programs(tmp_path, monkeypatch)
    programs.install("aplay", program)
    async with AsyncExitStack() as stack:
        box = await stack.enter_async_context(running(heard_config(tmp_path)))
        evening = await Evening.begin(box, stack)
        await evening.start(2)
        await evening.flip()
        faults = await evening.host.until(
            "public/faults", lambda now: now is not None and now["faults"]
        )
        assert [fault["key"] for fault in faults["faults"]] == ["sound-failed"]
        await evening.flip_until("match")
        box.virtual.buttons.press(1)
        await evening.phase("flip", "over", "deal")
