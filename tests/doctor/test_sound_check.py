"""The doctor plays a cue and speaks a word, or says what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.config.box import Config
from firmware_host.doctor.sound_check import check_sound
from firmware_host.sound import programs as programs_module
from firmware_host.sound.cues import wav
from tests.sound.stand_ins import CRASHES, RECORDS, SPEAKS, Programs

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def findings(hardware: str = "virtual", **sound: Any) -> list[tuple[str, str, str]]:
    """Return what is found: device, state and why."""
    config = msgspec.convert({"box": {"hardware": hardware}, "sound": sound}, Config)
    return [(one.device, one.state, one.why) async for one in check_sound(config)]


async def test_a_cue_and_a_word_are_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = Programs(tmp_path, monkeypatch)
    programs.install("aplay", RECORDS)
    programs.install("espeak-ng", SPEAKS)
    found = await findings(output="on", volume=20)
    assert found == [("sound", "found", ""), ("speech", "found", "")]
    cue, word = programs.played()
    assert cue == wav(("win",), 20)
    assert word.endswith(b"Totem")


async def test_what_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = Programs(tmp_path, monkeypatch)
    programs.install("aplay", CRASHES)
    ((device, state, why),) = await findings(output="on", speech=False)
    assert (device, state) == ("sound", "missing")
    assert "the device is gone" in why


async def test_what_is_not_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs_module, "CARDS", tmp_path / "cards")
    assert await findings("pi") == [("sound", "unasked", f"{tmp_path}/cards lists no sound card")]
    monkeypatch.setenv("PATH", str(tmp_path))
    ((_, state, why),) = await findings("pi")
    assert state == "unasked"
    assert "alsa-utils" in why


async def test_a_box_that_is_not_heard_is_not_tried() -> None:
    assert await findings() == []
    assert await findings("pi", output="off") == []
