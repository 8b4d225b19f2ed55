"""The loudness: from the configuration, then as the host chose it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from firmware_host.config.parts import SoundPart
from firmware_host.sound.settings import Loudness, SoundControl
from firmware_host.table.commands import Sound
from firmware_host.table.problems import Problem
from firmware_host.wire.decode import decode_command

if TYPE_CHECKING:
    from pathlib import Path

PART = SoundPart(volume=40, muted=True)


def test_at_first_the_configuration_counts(tmp_path: Path) -> None:
    control = SoundControl(PART, tmp_path / "journal.sqlite3")
    assert control.now == Loudness(volume=40, muted=True, speech=True)
    assert control.now.is_silent


def test_what_the_host_sets_is_kept_over_a_restart(tmp_path: Path) -> None:
    control = SoundControl(PART, tmp_path / "journal.sqlite3")
    told: list[Loudness] = []
    control.listen(lambda: told.append(control.now))
    control.change(Sound(volume=90, muted=False))
    control.change(Sound(speech=False))
    wanted = Loudness(volume=90, muted=False, speech=False)
    assert told[-1] == wanted
    assert SoundControl(PART, tmp_path / "journal.sqlite3").now == wanted


@pytest.mark.parametrize("body", ["", "{}", '{"volume": 900, "muted": false, "speech": true}'])
def test_a_broken_file_is_named_and_not_used(
    body: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "journal.sqlite3.sound"
    path.write_text(body)
    assert SoundControl(PART, tmp_path / "journal.sqlite3").now.volume == 40
    assert str(path) in caplog.text


def test_a_disk_that_is_full_does_not_stop_the_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    control = SoundControl(PART, tmp_path / "no folder" / "journal.sqlite3")
    control.change(Sound(volume=10))
    assert control.now.volume == 10
    assert "not kept" in caplog.text


@pytest.mark.parametrize("volume", [-1, 101, 1.5, "loud"])
def test_a_volume_is_0_to_100(volume: object) -> None:
    body = msgspec.json.encode({"do": "sound", "id": "1", "volume": volume})
    assert isinstance(decode_command(body, is_host=True).command, Problem)


def test_a_seat_cannot_set_the_volume() -> None:
    body = b'{"do": "sound", "id": "1", "volume": 50}'
    assert isinstance(decode_command(body, is_host=True).command, Sound)
    assert isinstance(decode_command(body, is_host=False).command, Problem)
