"""The check of the audio output and of the voice: a cue is played, a word is spoken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.doctor.finding import Finding
from firmware_host.sound.cues import length_s, wav
from firmware_host.sound.programs import VOICE, open_output, open_voice, what_is_missing
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from firmware_host.config.box import Config
    from firmware_host.sound.programs import Output

_CUES: Final = ("win",)
_WAIT_S: Final = 3.0
_WORD: Final = "Totem"


async def check_sound(config: Config) -> AsyncIterator[Finding]:
    """Play a cue and speak a word where the box has an output; else say what is missing."""
    part = config.sound
    is_virtual = config.box.hardware == "virtual"
    output = open_output(part, is_virtual=is_virtual)
    if output is None:
        if part.output != "off" and not is_virtual:
            yield Finding("sound", "unasked", why=what_is_missing(part))
        return
    yield await _output(output, part.volume)
    if part.speech:
        yield await _voice(output, config)


async def _output(output: Output, volume: int) -> Finding:
    try:
        await output.play(wav(_CUES, volume), length_s(_CUES) + _WAIT_S)
    except DeviceError as error:
        return Finding("sound", "missing", check="sound", why=str(error))
    return Finding("sound", "found")


async def _voice(output: Output, config: Config) -> Finding:
    facts = {"program": VOICE}
    voice = open_voice()
    if voice is None:
        return Finding("speech", "unasked", facts, why=f"{VOICE} is not installed")
    try:
        body = await voice.say(_WORD, config.box.language, config.sound.volume)
        await output.play(body, _WAIT_S)
    except DeviceError as error:
        return Finding("speech", "missing", facts, "speech", str(error))
    return Finding("speech", "found", facts)
