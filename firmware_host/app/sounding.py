"""The sound of a box: what is played on it, published for its page, and set by the host."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from firmware_host.sound.frontend import SoundFrontend
from firmware_host.sound.player import SoundPlayer
from firmware_host.sound.programs import open_output, open_voice
from firmware_host.sound.settings import SoundControl
from firmware_host.sound.time_warning import TimeWarning
from firmware_host.table.commands import Sound

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.app.parts import Shared
    from firmware_host.app.supervise import Jobs
    from firmware_host.config.box import Config
    from firmware_host.table.deadlines import Due


class BoxSound(NamedTuple):
    """The tasks of the sound, and what must hear of the next deadline."""

    jobs: Jobs
    on_due: Callable[[Due | None], None]


def sound_of_box(config: Config, shared: Shared) -> BoxSound:
    """Return the sound of the box; without an audio output it is published only."""
    publisher = shared.mqtt.publisher
    control = SoundControl(config.sound, config.journal_path())
    player = _player(config, shared, control)
    sound = SoundFrontend(
        shared.table, control, player, retain=publisher.retain, send=publisher.say
    )
    shared.mqtt.consult(Sound, sound.answer)
    warning = TimeWarning(shared.table, shared.faults, sound.warn_of_time)
    return BoxSound({"sound": player.run} if player else {}, warning.hear)


def _player(config: Config, shared: Shared, control: SoundControl) -> SoundPlayer | None:
    output = open_output(config.sound, is_virtual=config.box.hardware == "virtual")
    if output is None:
        return None
    return SoundPlayer(output, open_voice(), control, shared.faults, config.box.language)
