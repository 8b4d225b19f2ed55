"""How loud the box is: from the configuration, then as the host chose it, kept in a file."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.config.private import write_private_file
from firmware_host.wire.sound import Volume

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from firmware_host.config.parts import SoundPart
    from firmware_host.table.commands import Sound

log = logging.getLogger(__name__)


class Loudness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host can set."""

    volume: Volume
    muted: bool
    speech: bool

    @property
    def is_silent(self) -> bool:
        """Tell whether nothing can be heard."""
        return self.muted or self.volume == 0


class SoundControl:
    """The loudness now; a choice of the host is kept over a restart, beside the journal."""

    def __init__(self, part: SoundPart, journal: Path) -> None:
        self._path = journal.with_name(f"{journal.name}.sound")
        self._listeners: list[Callable[[], None]] = []
        self.now = self._stored() or Loudness(part.volume, part.muted, part.speech)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    def change(self, command: Sound) -> None:
        """Take over what the command names."""
        named = {name: getattr(command, name) for name in Loudness.__struct_fields__}
        changes: dict[str, Any] = {
            name: value for name, value in named.items() if value is not None
        }
        self.now = msgspec.structs.replace(self.now, **changes)
        try:
            write_private_file(self._path, msgspec.json.encode(self.now).decode())
        except OSError as error:
            log.warning("the volume is not kept over a restart: %s", error)
        for listener in self._listeners:
            listener()

    def _stored(self) -> Loudness | None:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Loudness)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError) as error:
            log.warning("%s is not used: %s", self._path, error)
            return None
