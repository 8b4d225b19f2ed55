"""The cues, measured: pitch, length, loudness, and no clicks."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from firmware_host.sound.cues import RATE, cue_book, gain, length_s, wav, waveform
from firmware_host.wire.sound import CueName
from tests.sound.audio import peak, samples_of, strength, strongest

NAMES = get_args(CueName)
LONGEST_S = 0.6
FULL = 32_767
CLICK = FULL // 3
"""A jump between two samples that the pitches of the cues cannot make by themselves."""


def test_the_file_has_exactly_the_cues_of_the_wire() -> None:
    assert sorted(cue_book().cues) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_cue_is_short_and_as_long_as_it_says(name: str) -> None:
    rate, samples = samples_of(wav((name,), 100))
    assert len(samples) / rate == pytest.approx(length_s((name,)), abs=0.001)
    assert length_s((name,)) < LONGEST_S


@pytest.mark.parametrize("name", NAMES)
def test_each_tone_has_its_pitch(name: str) -> None:
    rate, samples = samples_of(wav((name,), 100))
    everywhere = sorted({tone.hz for tones in cue_book().cues.values() for tone in tones})
    tones = cue_book().cues[name]
    for tone in tones:
        first, last = (
            round(ms * rate / 1_000) for ms in (tone.from_ms, tone.from_ms + tone.for_ms)
        )
        together = {other.hz for other in tones if other.from_ms == tone.from_ms}
        part = samples[first:last]
        assert strongest(part, rate, everywhere) in together
        assert strength(part, rate, tone.hz) > 0.05


@pytest.mark.parametrize("name", NAMES)
def test_a_cue_begins_and_ends_in_silence_and_does_not_click(name: str) -> None:
    _, samples = samples_of(wav((name,), 100))
    assert abs(samples[0]) < FULL // 100
    assert abs(samples[-1]) < FULL // 100
    assert max(abs(after - before) for before, after in pairwise(samples)) < CLICK
    assert FULL // 3 < peak(samples) < FULL, "loud enough, and not clipped"


def test_no_two_cues_can_be_taken_for_each_other() -> None:
    melodies = {name: [tone.hz for tone in tones] for name, tones in cue_book().cues.items()}
    assert len({tuple(melody) for melody in melodies.values()}) == len(NAMES)


@pytest.mark.parametrize("volume", [100, 70, 40, 10, 1])
def test_the_loudest_sample_follows_the_volume(volume: int) -> None:
    full = max(map(abs, waveform("win")))
    _, samples = samples_of(wav(("win",), volume))
    assert peak(samples) == pytest.approx(FULL * gain(volume) * full, abs=1)


def test_volume_0_is_silence() -> None:
    _, samples = samples_of(wav(("fault",), 0))
    assert len(samples)
    assert peak(samples) == 0


def test_cues_follow_each_other() -> None:
    both = samples_of(wav(("grab", "win"), 50))[1]
    assert both == samples_of(wav(("grab",), 50))[1] + samples_of(wav(("win",), 50))[1]
    assert len(both) == pytest.approx(RATE * length_s(("grab", "win")), abs=2)
