"""The table as sound: published for the page of the box, and played on the box's own output."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firmware_host.sound.choice import sound_of
from firmware_host.wire.sound import CueMessage, SoundSettings

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.sound.player import SoundPlayer
    from firmware_host.sound.settings import SoundControl
    from firmware_host.table.commands import Sound
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table, Update

CUE_TOPIC: Final = "public/cue"
SETTINGS_TOPIC: Final = "public/sound"


class SoundFrontend:
    """Publishes `public/cue` when something sounds, and `public/sound` when the loudness changes.

    `retain` keeps a payload on its topic, `send` sends one once.
    """

    def __init__(
        self,
        table: Table,
        control: SoundControl,
        player: SoundPlayer | None,
        *,
        retain: Callable[[str, Any], None],
        send: Callable[[str, Any], None],
    ) -> None:
        self._table = table
        self._control = control
        self._player = player
        self._retain = retain
        self._send = send
        table.listen("sound", self._on_update)
        control.listen(self._tell)
        self._tell()

    async def answer(self, origin: Origin, command: Sound) -> dict[str, Any]:
        """Change the loudness as the host asks, and let it be heard."""
        del origin
        self._control.change(command)
        self._play(CueMessage(number=self._table.committed.number, cues=["verdict"]))
        return {"number": self._table.accepted.number}

    def warn_of_time(self) -> None:
        """Let it be heard that time is running out."""
        self._play(CueMessage(number=self._table.committed.number, cues=["time"]))

    def _on_update(self, update: Update) -> None:
        sound = sound_of(update)
        if sound is not None:
            self._play(sound)

    def _play(self, sound: CueMessage) -> None:
        self._send(CUE_TOPIC, sound)
        if self._player is not None:
            self._player.play(sound)

    def _tell(self) -> None:
        now, has_output = self._control.now, self._player is not None
        settings = SoundSettings(
            volume=now.volume, muted=now.muted, speech=now.speech, output=has_output
        )
        self._retain(SETTINGS_TOPIC, settings)
