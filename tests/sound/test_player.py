"""The player, by what its programs are given, and by what it does when they fail."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.config.parts import SoundPart
from firmware_host.panel.faults import Faults
from firmware_host.sound import player as player_module
from firmware_host.sound import programs as programs_module
from firmware_host.sound.cues import wav
from firmware_host.sound.player import SoundPlayer
from firmware_host.sound.programs import Output, Voice, open_output, open_voice, what_is_missing
from firmware_host.sound.settings import SoundControl
from firmware_host.table.commands import Sound
from firmware_host.wire.sound import CueMessage
from hardware.ports import DeviceError
from tests.fixtures.host_tables import run
from tests.sound.audio import pcm, peak, samples_of, strength
from tests.sound.stand_ins import CRASHES, HANGS, RECORDS, SPEAKS, until_ended

if TYPE_CHECKING:
    from pathlib import Path

    from tests.sound.stand_ins import Programs

WORDS = {"en": "Ann was faster.", "fr": "Ann a été plus rapide."}


class Heard:
    """A player with its settings and its faults."""

    def __init__(self, folder: Path, *, device: str = "", language: str = "en") -> None:
        self.control = SoundControl(SoundPart(), folder / "journal.sqlite3")
        self.faults = Faults()
        self.player = SoundPlayer(Output(device), open_voice(), self.control, self.faults, language)

    def play(self, *cues: Any, text: dict[str, str] | None = None) -> None:
        """Play these cues, then the words."""
        self.player.play(CueMessage(number=0, cues=list(cues), text=text or {}))

    async def until_fault(self, key: str | None) -> None:
        """Return when this is the only fault, or when there is none."""
        changed = asyncio.Event()
        self.faults.listen(changed.set)
        while [fault.key for fault in self.faults.now] != ([] if key is None else [key]):
            changed.clear()
            await changed.wait()


async def test_the_output_gets_the_cues_and_then_the_words(
    programs: Programs, tmp_path: Path
) -> None:
    programs.install("aplay", RECORDS)
    programs.install("espeak-ng", SPEAKS)
    heard = Heard(tmp_path, language="fr")
    async with run(heard.player.run()):
        heard.play("grab", "win", text=WORDS)
        cue, words = await programs.until_played(2)
    assert cue == wav(("grab", "win"), 70)
    options, said = words.removeprefix(b"RIFF").decode().split("|")
    assert options.startswith("-v fr ")
    assert said == WORDS["fr"]


async def test_a_muted_box_plays_nothing_and_a_volume_is_taken_over(
    programs: Programs, tmp_path: Path
) -> None:
    programs.install("aplay", RECORDS)
    heard = Heard(tmp_path)
    heard.control.change(Sound(muted=True))
    async with run(heard.player.run()):
        heard.play("win")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        heard.control.change(Sound(muted=False, volume=30))
        heard.play("fault")
        (only,) = await programs.until_played(1)
    assert only == wav(("fault",), 30)


async def test_without_speech_only_cues_are_played(programs: Programs, tmp_path: Path) -> None:
    programs.install("aplay", RECORDS)
    programs.install("espeak-ng", SPEAKS)
    heard = Heard(tmp_path)
    heard.control.change(Sound(speech=False))
    async with run(heard.player.run()):
        heard.play("win", text=WORDS)
        await programs.until_played(1)
        heard.play("tie", text=WORDS)
        played = await programs.until_played(2)
    assert played == [wav(("win",), 70), wav(("tie",), 70)]


async def test_of_sounds_that_wait_the_newest_is_played(programs: Programs, tmp_path: Path) -> None:
    programs.install("aplay", RECORDS)
    heard = Heard(tmp_path)
    for cue in ("reveal", "grab", "win"):
        heard.play(cue)
    async with run(heard.player.run()):
        played = await programs.until_played(1)
        heard.play("tie")
        played = await programs.until_played(2)
    assert played == [wav(("win",), 70), wav(("tie",), 70)]


async def test_a_sound_that_waits_lets_the_words_end(programs: Programs, tmp_path: Path) -> None:
    programs.install("aplay", RECORDS)
    programs.install("espeak-ng", SPEAKS)
    heard = Heard(tmp_path)
    late = CueMessage(number=0, cues=["late"], waits=True)
    async with run(heard.player.run()):
        heard.play("win", text=WORDS)
        await asyncio.sleep(0)
        heard.player.play(late)
        cue, words, last = await programs.until_played(3)
        heard.player.play(late)
        (*_, alone) = await programs.until_played(4)
    assert cue == wav(("win",), 70)
    assert words.endswith(WORDS["en"].encode())
    assert last == alone == wav(("late",), 70)


async def test_a_sound_that_waits_is_dropped_for_a_newer_one(
    programs: Programs, tmp_path: Path
) -> None:
    programs.install("aplay", RECORDS)
    heard = Heard(tmp_path)
    async with run(heard.player.run()):
        heard.play("win")
        await asyncio.sleep(0)
        heard.player.play(CueMessage(number=0, cues=["late"], waits=True))
        heard.play("reveal")
        await programs.until_played(2)
        heard.play("tie")
        played = await programs.until_played(3)
    assert played == [wav((cue,), 70) for cue in ("win", "reveal", "tie")]


async def test_a_new_sound_ends_the_words_of_the_last_one(
    programs: Programs, tmp_path: Path
) -> None:
    programs.install("aplay", HANGS)
    programs.install("espeak-ng", SPEAKS)
    heard = Heard(tmp_path)
    async with run(heard.player.run()):
        heard.play(text=WORDS)
        (speaking,) = await programs.until_hanging()
        programs.install("aplay", RECORDS)
        programs.log.write_bytes(b"")
        heard.play("reveal")
        await until_ended(speaking)
        assert await programs.until_played(1) == [wav(("reveal",), 70)]
        assert heard.faults.now == ()


async def test_muting_ends_the_words(programs: Programs, tmp_path: Path) -> None:
    programs.install("aplay", HANGS)
    programs.install("espeak-ng", SPEAKS)
    heard = Heard(tmp_path)
    async with run(heard.player.run()):
        heard.play(text=WORDS)
        (speaking,) = await programs.until_hanging()
        heard.control.change(Sound(muted=True))
        await until_ended(speaking)


async def test_a_player_that_crashes_is_a_fault_until_it_works_again(
    programs: Programs, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    programs.install("aplay", CRASHES)
    heard = Heard(tmp_path)
    async with run(heard.player.run()):
        heard.play("win")
        await heard.until_fault("sound-failed")
        assert "audio open error: the device is gone" in caplog.text
        programs.install("aplay", RECORDS)
        heard.play("tie")
        await heard.until_fault(None)
    assert programs.played() == [wav(("tie",), 70)]


async def test_a_player_that_hangs_is_ended(
    programs: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "_LATE_S", 0.0)
    programs.install("aplay", HANGS)
    heard = Heard(tmp_path)
    async with run(heard.player.run()):
        heard.play("fault")
        await heard.until_fault("sound-failed")
        (hanging,) = await programs.until_hanging()
        await until_ended(hanging)


async def test_a_voice_that_fails_is_a_fault_and_the_cue_is_heard(
    programs: Programs, tmp_path: Path
) -> None:
    programs.install("aplay", RECORDS)
    programs.install("espeak-ng", CRASHES)
    heard = Heard(tmp_path)
    async with run(heard.player.run()):
        heard.play("win", text=WORDS)
        await heard.until_fault("speech-failed")
        assert await programs.until_played(1) == [wav(("win",), 70)]


async def test_a_missing_program_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    heard = Heard(tmp_path)
    assert open_voice() is None
    async with run(heard.player.run()):
        heard.play("win", text=WORDS)
        await heard.until_fault("sound-failed")


@pytest.mark.parametrize(
    ("output", "is_virtual", "is_open"),
    [("auto", True, False), ("on", True, True), ("off", False, False), ("on", False, True)],
)
def test_the_output_that_the_settings_ask_for(output: str, is_virtual: bool, is_open: bool) -> None:
    part = msgspec.convert({"output": output, "device": "hw:1"}, SoundPart)
    assert (open_output(part, is_virtual=is_virtual) == Output("hw:1")) is is_open


def test_a_real_box_uses_the_card_that_it_has(
    programs: Programs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = tmp_path / "cards"
    monkeypatch.setattr(programs_module, "CARDS", cards)
    programs.install("aplay", RECORDS)
    assert open_output(SoundPart(), is_virtual=False) is None
    cards.write_text("--- no soundcards ---\n")
    assert "no sound card" in what_is_missing(SoundPart())
    cards.write_text(" 0 [Headphones     ]: bcm2835 - bcm2835 Headphones\n")
    assert open_output(SoundPart(), is_virtual=False) == Output()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "alsa-utils" in what_is_missing(SoundPart())
    assert open_output(SoundPart(), is_virtual=False) is None


async def test_what_a_real_alsa_device_gets(tmp_path: Path) -> None:
    raw = tmp_path / "device"
    heard = Heard(tmp_path, device=f"file:FILE={raw},FORMAT=raw")
    for volume in (100, 25):
        heard.control.change(Sound(volume=volume, speech=False))
        body = wav(("win",), volume)
        await heard.player._output.play(body, 10)
        rate, wanted = samples_of(body)
        written = pcm(raw.read_bytes())
        assert written[: len(wanted)] == wanted
        assert peak(written[len(wanted) :]) == 0, "padded by silence to a whole period"
        assert strength(written, rate, 784) > strength(written, rate, 165)


async def test_a_real_device_that_is_not_there_is_named() -> None:
    with pytest.raises(DeviceError, match="aplay"):
        await Output("hw:CARD=NoSuchCard").play(wav(("win",), 50), 10)


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_real_voice_speaks_and_follows_the_volume(language: str) -> None:
    loud, soft = [
        pcm((await Voice().say(WORDS[language], language, volume))[44:]) for volume in (100, 30)
    ]
    rate = 22_050
    assert 0.5 < len(loud) / rate < 4
    assert 32_767 > peak(loud) > 10_000 > peak(soft) > 100


async def test_a_name_is_no_option_of_the_voice() -> None:
    plain, sly = [await Voice().say(text, "en", 70) for text in ("f wins", "-f/etc/passwd wins")]
    assert len(sly) > len(plain) / 2
