"""The optional parts of a box: without any of them the table still plays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from firmware_host.app.boxes import box_tags, hear_page
from firmware_host.app.home import home_of
from firmware_host.app.sounding import sound_of_box
from firmware_host.bots.driver import BotDriver
from firmware_host.buttons.held_flip import HeldFlip
from firmware_host.buttons.race import Race
from firmware_host.buttons.scan import Scan
from firmware_host.mqtt.connection import read_address
from firmware_host.mqtt.passwords import HALL_VARIABLE
from firmware_host.panel.panel import Panel
from firmware_host.public.hall_link import HallLink
from firmware_host.public.heartbeat import Heartbeat
from firmware_host.public.results import ResultsPublisher
from firmware_host.public.summary import SummaryPublisher
from firmware_host.seating.undo_votes import UndoVotes
from firmware_host.table.closing import Closing
from firmware_host.table.deadlines import Deadlines

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.app.pi import PiBox
    from firmware_host.app.supervise import Job, Jobs
    from firmware_host.app.virtual import VirtualBox
    from firmware_host.config.box import Config
    from firmware_host.mqtt.frontend import MqttFrontend
    from firmware_host.panel.faults import Faults
    from firmware_host.seating.lobby import Lobby
    from firmware_host.table.table import Table


class Shared(NamedTuple):
    """What the parts share; `page` and `panel` are the addresses of phones and of the box."""

    table: Table
    lobby: Lobby
    box: VirtualBox | PiBox
    mqtt: MqttFrontend
    faults: Faults
    page: str
    panel: str


def jobs_at_table(config: Config, shared: Shared) -> Jobs:
    """Return what the people at the table see, press and play against."""
    table, lobby, box, mqtt, faults, _, panel_address = shared
    panel = _panel(config, shared)
    flip = HeldFlip(lambda: panel.show_address(panel_address))
    race = Race(
        table,
        box.devices,
        lobby.confirmation,
        faults,
        window_ms=config.race.window_ms,
        on_touch=_both(panel.touch, flip.touch),
    )
    hear_page(box, mqtt, race, faults)
    grace_ms = 2 * config.race.window_ms
    sound = sound_of_box(config, shared)
    deadlines = Deadlines(
        table, grace_ms=grace_ms, is_collecting=race.is_collecting, on_due=sound.on_due
    )
    jobs: dict[str, Job] = {
        "lobby": lobby.run,
        "votes": UndoVotes(table, lobby.confirmation).run,
        "panel": panel.run,
        "race": race.run,
        "flip": partial(flip.run, race.is_flip_held),
        "deadlines": deadlines.run,
        "closing": Closing(table).run,
        "bots": BotDriver(table, faults).run,
        **sound.jobs,
    }
    if box.scanner is not None:
        jobs["scan"] = Scan(table, box.scanner, faults, box_tags(config)).run
    return jobs


def _panel(config: Config, shared: Shared) -> Panel:
    return Panel(
        shared.table,
        shared.box.devices,
        shared.faults,
        name=config.box_id(),
        address=shared.page,
        language=config.box.language,
        dim_after_s=config.panel.dim_after_s,
        confirmation=shared.lobby.confirmation,
    )


def _both(first: Callable[[], None], second: Callable[[], None]) -> Callable[[], None]:
    def call() -> None:
        first()
        second()

    return call


def jobs_for_public(config: Config, shared: Shared) -> Jobs:
    """Return what tells others of the table: halls, watchers, Home Assistant."""
    summarist = SummaryPublisher(shared.table, shared.mqtt.publisher.retain)
    ResultsPublisher(shared.table, shared.mqtt.publisher.retain, config.box_id())
    heartbeat = Heartbeat(config.journal_path().parent, shared.mqtt.publisher.retain)
    if config.broker.urls():
        # A foreign broker may lose retained messages while connected, so they are repeated.
        heartbeat.on_heartbeat(shared.mqtt.publisher.repeat_all)
    home = home_of(config, shared.table, summarist, shared.page)
    hall = _hall_link(config, shared, heartbeat)
    return {
        "heartbeat": heartbeat.run,
        **({"home": home.run} if home else {}),
        **({"hall": hall.run} if hall else {}),
    }


def _hall_link(config: Config, shared: Shared, heartbeat: Heartbeat) -> HallLink | None:
    hall = config.hall
    if not hall.urls():
        return None
    address = read_address(hall.urls(), "hall", hall.ca_file, hall.password_file, HALL_VARIABLE)
    link = HallLink(config.box_id(), address, shared.mqtt.publisher, shared.faults)
    heartbeat.on_heartbeat(link.repeat_all)
    return link
