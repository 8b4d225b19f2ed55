"""The programs that make sound, as child processes: `aplay` plays, `espeak-ng` speaks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from firmware_host.sound.cues import gain
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from firmware_host.config.parts import SoundPart

log = logging.getLogger(__name__)

PLAYER: Final = "aplay"
VOICE: Final = "espeak-ng"
CARDS: Final = Path("/proc/asound/cards")
_WORDS_PER_MINUTE: Final = 165
_LOUDEST: Final = 160
"""The amplitude of espeak-ng, of 200, that is as loud as a cue."""
_RENDER_S: Final = 5.0
_REAP_S: Final = 1.0
_PIPE: Final = asyncio.subprocess.PIPE


@dataclass(frozen=True, slots=True)
class Output:
    """The audio output of the box: an ALSA device, by default that of the system."""

    device: str = ""

    async def play(self, wav: bytes, within_s: float) -> None:
        """Play a WAV file to its end, or raise DeviceError."""
        device = ("--device", self.device) if self.device else ()
        await _run((PLAYER, "--quiet", *device, "-"), wav, within_s)


@dataclass(frozen=True, slots=True)
class Voice:
    """The voice of the box."""

    async def say(self, text: str, language: str, volume: int) -> bytes:
        """Return the words as a WAV file, or raise DeviceError."""
        # The words go by stdin: a name that begins with a hyphen is no option there.
        options = (
            "-v",
            language,
            "-s",
            str(_WORDS_PER_MINUTE),
            "-a",
            str(round(_LOUDEST * gain(volume))),
        )
        return await _run((VOICE, *options, "--stdin", "--stdout"), text.encode(), _RENDER_S)


def open_output(part: SoundPart, *, is_virtual: bool) -> Output | None:
    """Return the output that the settings ask for; by default a real box uses the one it has."""
    if part.output == "off" or (part.output == "auto" and is_virtual):
        return None
    missing = what_is_missing(part)
    if part.output == "auto" and missing:
        log.info("no sound from the box: %s", missing)
        return None
    return Output(part.device)


def open_voice() -> Voice | None:
    """Return the voice, if its program is installed."""
    return Voice() if shutil.which(VOICE) else None


def what_is_missing(part: SoundPart) -> str:
    """Return what keeps the box from being heard, or an empty text."""
    if shutil.which(PLAYER) is None:
        return f"{PLAYER} is not installed (package alsa-utils)"
    return "" if part.device or _has_card() else f"{CARDS} lists no sound card"


def _has_card() -> bool:
    try:
        lines = CARDS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    return any(line.split()[:1] and line.split()[0].isdigit() for line in lines)


async def _run(command: tuple[str, ...], given: bytes, within_s: float) -> bytes:
    """Return what the program writes; a program that fails or hangs is a DeviceError."""
    name = command[0]
    try:
        child = await asyncio.create_subprocess_exec(
            *command, stdin=_PIPE, stdout=_PIPE, stderr=_PIPE
        )
    except OSError as error:
        raise DeviceError(f"{name} does not start: {error}") from error
    try:
        async with asyncio.timeout(within_s):
            written, errors = await child.communicate(given)
    except TimeoutError as error:
        raise DeviceError(f"{name} did not end within {within_s:.0f} s") from error
    finally:
        await _end(child)
    if child.returncode != 0:
        last = (errors.decode(errors="replace").strip().splitlines() or ["no message"])[-1]
        raise DeviceError(f"{name} failed ({child.returncode}): {last[:200]}")
    return written


async def _end(child: asyncio.subprocess.Process) -> None:
    """Kill the program if it still runs; one that the kernel cannot end is left behind."""
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_REAP_S):
                await child.wait()
    # The pipes of a program that was ended stay open until then, and may outlive the event loop.
    pipes: asyncio.BaseTransport = vars(child)["_transport"]
    pipes.close()
