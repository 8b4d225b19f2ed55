"""The payloads of `public/cue` and `public/sound`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

CueName = Literal["reveal", "grab", "win", "fault", "tie", "time", "late", "verdict"]
Words = dict[str, str]
"""What is said aloud, by language; empty where nothing is said."""
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]


class CueMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What is heard now: the cues, one after the other, then the words.

    `number` is that of the table.
    """

    number: int
    cues: list[CueName]
    text: Words = {}
    waits: bool = False
    """Whether it lets the words that are being said come to their end."""


class SoundSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How loud the box and its page are, and whether they speak."""

    volume: Volume
    muted: bool
    speech: bool
    output: bool
    """Whether the box has an audio output of its own; else only its page is heard."""
