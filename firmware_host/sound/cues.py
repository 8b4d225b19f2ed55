"""The cues of seeds/box/cues.toml as samples and as WAV files."""

from __future__ import annotations

import io
import math
import sys
import tomllib
import wave
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from firmware_host.texts.resources import data_folder

RATE: Final = 22_050
_FULL: Final = 32_767
_KEPT_WAVS: Final = 32
_OCTAVE: Final = 2


class Tone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tone of a cue: pitch, beginning and length, and its share of the loudness."""

    hz: float
    from_ms: int
    for_ms: int
    level: float


class CueBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cues, and the envelope that their tones share."""

    attack_ms: int
    release_ms: int
    decay: float
    overtone: float
    cues: dict[str, tuple[Tone, ...]]

    def envelope(self, at_s: float, length_s: float) -> float:
        """Return how loud a tone is: it rises, fades, and ends at 0, so that it does not click."""
        attack_s, release_s = self.attack_ms / 1_000, self.release_ms / 1_000
        rising = min(1.0, at_s / attack_s)
        falling = min(1.0, max(0.0, length_s - at_s) / release_s)
        return rising * falling * math.exp(-self.decay * at_s / length_s)


@cache
def cue_book() -> CueBook:
    """Return the cues of the box."""
    path = data_folder("seeds") / "box" / "cues.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), CueBook)


def length_s(names: Sequence[str]) -> float:
    """Return how long the cues last, one after the other."""
    return sum(_length_ms(cue_book().cues[name]) for name in names) / 1_000


@cache
def waveform(name: str) -> array[float]:
    """Return the samples of a cue at full volume, between -1 and 1."""
    book = cue_book()
    tones = book.cues[name]
    samples = array("d", bytes(8 * round(_length_ms(tones) * RATE / 1_000)))
    for tone in tones:
        first, count = (round(ms * RATE / 1_000) for ms in (tone.from_ms, tone.for_ms))
        for index in range(min(count, len(samples) - first)):
            samples[first + index] += _tone_at(book, tone, index / RATE)
    return samples


@lru_cache(_KEPT_WAVS)
def wav(names: tuple[str, ...], volume: int) -> bytes:
    """Return the cues, one after the other, as a WAV file; `volume` is 0 to 100."""
    scale = _FULL * gain(volume)
    samples = array("h", (round(scale * at) for name in names for at in waveform(name)))
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(samples.itemsize)
        written.setframerate(RATE)
        written.writeframes(samples.tobytes())
    return file.getvalue()


def gain(volume: int) -> float:
    """Return the amplitude of a volume: ears hear half the volume at about a quarter of it."""
    return (volume / 100) ** 2


def _length_ms(tones: Sequence[Tone]) -> int:
    return max(tone.from_ms + tone.for_ms for tone in tones)


def _tone_at(book: CueBook, tone: Tone, at_s: float) -> float:
    turn = 2 * math.pi * tone.hz * at_s
    pitch = math.sin(turn) + book.overtone * math.sin(_OCTAVE * turn)
    loudness = tone.level * book.envelope(at_s, tone.for_ms / 1_000)
    return loudness * pitch / (1 + book.overtone)
