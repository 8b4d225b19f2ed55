"""Plays what is heard on the audio output of the box: cues at once, then the words."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from firmware_host.sound.cues import length_s, wav
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from firmware_host.panel.faults import Faults
    from firmware_host.sound.programs import Output, Voice
    from firmware_host.sound.settings import SoundControl
    from firmware_host.wire.sound import CueMessage

_LATE_S: Final = 3.0
_SPEECH_S: Final = 20.0


class SoundPlayer:
    """Plays one sound at a time, in a task of its own.

    Of sounds that wait only the newest is played. A new one ends the words of the last one, but
    lets its cue end; one that `waits` is played after them, unless another came meanwhile. A
    program that fails or hangs is a fault, and the next sound is tried anew.
    """

    def __init__(
        self,
        output: Output,
        voice: Voice | None,
        control: SoundControl,
        faults: Faults,
        language: str,
    ) -> None:
        self._output = output
        self._voice = voice
        self._control = control
        self._faults = faults
        self._language = language
        self._next: CueMessage | None = None
        self._waiting: CueMessage | None = None
        self._is_playing = False
        self._news = asyncio.Event()
        control.listen(self._on_change)

    def play(self, sound: CueMessage) -> None:
        """Play this next; a sound that still waits is dropped."""
        if sound.waits and self._is_playing:
            self._waiting = sound
            return
        self._next, self._waiting = sound, None
        self._news.set()

    async def run(self) -> None:
        """Play for ever."""
        while True:
            await self._news.wait()
            self._news.clear()
            sound, self._next = self._next, None
            if sound is not None and not self._control.now.is_silent:
                self._is_playing = True
                await self._play(sound)
                self._is_playing = False
                self._play_waiting()

    def _play_waiting(self) -> None:
        if self._waiting is not None:
            self.play(self._waiting)

    def _on_change(self) -> None:
        if self._control.now.is_silent:
            self._next = self._waiting = None
            self._news.set()

    async def _play(self, sound: CueMessage) -> None:
        words = sound.text.get(self._language, "")
        speaking = asyncio.create_task(self._render(words), name="speech")
        try:
            if sound.cues:
                await self._play_cues(tuple(sound.cues))
            await self._until_news(self._speak(speaking))
        finally:
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    async def _play_cues(self, cues: tuple[str, ...]) -> None:
        # Thousands of samples are computed at first use; a press must not wait for that.
        body = await asyncio.to_thread(wav, cues, self._control.now.volume)
        await self._put_out(body, length_s(cues) + _LATE_S)

    async def _render(self, words: str) -> bytes:
        """Return the words as a WAV file while the cue is played; empty without a voice."""
        loudness = self._control.now
        if self._voice is None or not words or not loudness.speech:
            return b""
        try:
            body = await self._voice.say(words, self._language, loudness.volume)
        except DeviceError as error:
            self._faults.report("speech", "speech-failed", str(error))
            return b""
        self._faults.clear("speech")
        return body

    async def _speak(self, rendering: asyncio.Task[bytes]) -> None:
        body = await rendering
        if body:
            await self._put_out(body, _SPEECH_S)

    async def _put_out(self, body: bytes, within_s: float) -> None:
        try:
            await self._output.play(body, within_s)
        except DeviceError as error:
            self._faults.report("sound", "sound-failed", str(error))
        else:
            self._faults.clear("sound")

    async def _until_news(self, speaking: Coroutine[None, None, None]) -> None:
        """Let the words end, unless something new is to be heard."""
        tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(speaking, name="words"),
            asyncio.create_task(self._news.wait(), name="next sound"),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
