"""Measuring sound: samples of a WAV file, the strength of a pitch, the loudest sample."""

from __future__ import annotations

import io
import math
import wave
from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def samples_of(wav: bytes) -> tuple[int, array[int]]:
    """Return the rate and the samples of a mono WAV file of 16 bits."""
    with wave.open(io.BytesIO(wav)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return file.getframerate(), array("h", file.readframes(file.getnframes()))


def pcm(raw: bytes) -> array[int]:
    """Return the samples of raw bytes, such as an ALSA device gets."""
    return array("h", raw[: len(raw) // 2 * 2])


def strength(samples: Sequence[int], rate: int, hz: float) -> float:
    """Return how strong one pitch is (Goertzel), as a share of full amplitude."""
    turn = 2 * math.pi * hz / rate
    before = last = 0.0
    for sample in samples:
        before, last = last, sample + 2 * math.cos(turn) * last - before
    power = last * last + before * before - 2 * math.cos(turn) * last * before
    return 2 * math.sqrt(max(0.0, power)) / len(samples) / 32_767


def strongest(samples: Sequence[int], rate: int, pitches: Sequence[float]) -> float:
    """Return the strongest of these pitches."""
    return max(pitches, key=lambda hz: strength(samples, rate, hz))


def peak(samples: Sequence[int]) -> int:
    """Return the loudest sample."""
    return max(map(abs, samples), default=0)
