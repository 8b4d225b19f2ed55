"""The optional parts of a box: without any of them the table still plays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from firmware_host.app.boxes import box_tags, hear_page
from firmware_host.app.home import home_address, home_of
from firmware_host.app.native_heap import HeapTrimmer
from firmware_host.app.sounding import sound_of_box
from firmware_host.app.supervise import OptionalParts
from firmware_host.bots.driver import BotDriver
from firmware_host.bots.pace import Pace
from firmware_host.buttons.held_flip import HeldFlip
from firmware_host.buttons.phone_scans import PhoneScans
from firmware_host.buttons.race import Race
from firmware_host.buttons.scan import Scan
from firmware_host.config.language import BoxLanguage
from firmware_host.journal.daily_copies import DailyCopies
from firmware_host.menu.menus import Menus
from firmware_host.menu.secret_screens import SecretScreens
from firmware_host.mqtt.connection import read_address
from firmware_host.mqtt.passwords import HALL_VARIABLE
from firmware_host.panel.devices import REFEREE
from firmware_host.panel.faults import read_texts
from firmware_host.panel.menu_screens import MenuScreens
from firmware_host.panel.panel import Panel
from firmware_host.public.hall_link import HallLink
from firmware_host.public.heartbeat import Heartbeat
from firmware_host.public.results import ResultsPublisher
from firmware_host.public.summary import SummaryPublisher
from firmware_host.seating.undo_votes import UndoVotes
from firmware_host.table import commands
from firmware_host.table.closing import Closing
from firmware_host.table.deadlines import Deadlines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from firmware_host.app.addresses import BoxPages
    from firmware_host.app.pi import PiBox
    from firmware_host.app.sounding import BoxSound
    from firmware_host.app.supervise import Jobs
    from firmware_host.app.virtual import VirtualBox
    from firmware_host.config.box import Config
    from firmware_host.mqtt.connection import Address
    from firmware_host.mqtt.frontend import MqttFrontend
    from firmware_host.panel.faults import Faults
    from firmware_host.seating.lobby import Lobby
    from firmware_host.table.table import Table


class Shared(NamedTuple):
    """What the parts share."""

    table: Table
    lobby: Lobby
    box: VirtualBox | PiBox
    mqtt: MqttFrontend
    faults: Faults
    pages: BoxPages


def jobs_at_table(config: Config, shared: Shared) -> Jobs:
    """Return what the people at the table see, press and play against."""
    table, lobby, box, mqtt, faults, pages = shared
    parts = OptionalParts(faults)
    parts.jobs |= {"lobby": lobby.run, "texts": read_texts}
    menus = parts.build("menus", lambda: _menus(config, shared))
    panel = parts.add("panel", lambda: _panel(config, shared, menus))
    if panel is not None:
        pages.addresses.networks.listen(panel.wake)
    flip = HeldFlip(lambda: panel.show_address(pages.panel())) if panel else None
    touched = (panel.touch, flip.touch) if panel and flip else ()
    race = parts.add("race", lambda: _race(config, shared, touched, menus))
    if menus is not None and panel is not None:
        parts.jobs["menus"] = menus.asking.run
        menus.show_address = lambda: panel.show_address(pages.panel())
        secret = SecretScreens(table, menus)
        box.mirror.is_covered = lambda screen: _is_secret(secret, screen)
    if race is not None:
        parts.build("page", lambda: hear_page(box, mqtt, race, faults))
    if race is not None and panel is not None:
        panel.between_races = race.between_races
    if race is not None and flip is not None:
        parts.jobs["flip"] = partial(flip.run, race.is_flip_held)
    sound = parts.build("sound", lambda: sound_of_box(config, shared))
    parts.add("deadlines", lambda: _deadlines(config, shared, race, sound))
    parts.add("closing", lambda: Closing(table))
    parts.add("heap", lambda: HeapTrimmer(table))
    if config.journal.copies:
        parts.add("copies", lambda: _copies(config, faults, race))
    parts.add("votes", lambda: UndoVotes(table, lobby.confirmation))
    pace = Pace(config.bots.read_ms / 1000, config.bots.interrupt_ms / 1000)
    parts.add("bots", lambda: BotDriver(table, faults, pace=pace))
    parts.jobs |= sound.jobs if sound else {}
    _add_scans(parts, config, shared)
    return parts.jobs


def _add_scans(parts: OptionalParts, config: Config, shared: Shared) -> None:
    """Let the reader and the cameras of phones enter pieces, by the same tags."""
    table, scanner, tags = shared.table, shared.box.scanner, box_tags(config)
    shared.mqtt.consult(commands.Scan, PhoneScans(table, tags).answer)
    if scanner is not None:
        parts.add("scan", lambda: Scan(table, scanner, shared.faults, tags))


def _copies(config: Config, faults: Faults, race: Race | None) -> DailyCopies:
    return DailyCopies(
        config.journal_path(),
        faults,
        race.is_collecting if race else lambda: False,
        most=config.journal.copies,
        folder=config.copies_folder(),
    )


def _menus(config: Config, shared: Shared) -> Menus:
    language = BoxLanguage(config.box.language, config.journal_path())
    middle = shared.box.devices.flip_button
    return Menus(shared.table, shared.lobby.confirmation, language, middle=middle)


def _is_secret(secret: SecretScreens, screen: str) -> bool:
    return screen != REFEREE and secret.is_secret(int(screen.removeprefix("seat")))


def _panel(config: Config, shared: Shared, menus: Menus | None) -> Panel:
    language = menus.language if menus else BoxLanguage(config.box.language)
    panel = Panel(
        shared.table,
        shared.box.devices,
        shared.faults,
        name=config.box_id(),
        addresses=shared.pages.addresses.phones,
        language=language.now,
        dim_after_s=config.panel.dim_after_s,
        confirmation=shared.lobby.confirmation,
        menus=MenuScreens(menus, language, shared.faults),
    )
    language.listen(panel.speak)
    if menus is not None:
        menus.listen(panel.wake)
    return panel


def _race(
    config: Config,
    shared: Shared,
    touched: Iterable[Callable[[], None]],
    menus: Menus | None,
) -> Race:
    def on_touch() -> None:
        for call in touched:
            call()

    return Race(
        shared.table,
        shared.box.devices,
        shared.lobby.confirmation,
        shared.faults,
        window_ms=config.race.window_ms,
        on_touch=on_touch,
        menus=menus,
    )


def _deadlines(
    config: Config, shared: Shared, race: Race | None, sound: BoxSound | None
) -> Deadlines:
    return Deadlines(
        shared.table,
        grace_ms=2 * config.race.window_ms,
        is_collecting=race.is_collecting if race else lambda: False,
        on_due=sound.on_due if sound else lambda _: None,
    )


def jobs_for_public(config: Config, shared: Shared) -> Jobs:
    """Return what tells others of the table: halls, watchers, Home Assistant.

    An address that cannot be used is an error of the configuration and ends the start.
    """
    parts, table, retain = OptionalParts(shared.faults), shared.table, shared.mqtt.publisher.retain
    summarist = parts.build("summary", lambda: SummaryPublisher(table, retain))
    parts.build("results", lambda: ResultsPublisher(table, retain, config.box_id()))
    heartbeat = parts.add("heartbeat", lambda: Heartbeat(config.journal_path().parent, retain))
    if heartbeat is not None and config.broker.urls():
        # A foreign broker may lose retained messages while connected, so they are repeated.
        heartbeat.on_heartbeat(shared.mqtt.publisher.repeat_all)
    if summarist is not None and config.home_assistant.enabled:
        home_at = home_address(config)
        addresses = shared.pages.addresses
        home = parts.add("home", lambda: home_of(config, home_at, table, summarist, addresses))
        if home is not None:
            addresses.networks.listen(home.announce)
    if config.hall.urls():
        hall_at = _hall_address(config)
        hall = parts.add("hall", lambda: _hall_link(config, hall_at, shared))
        if heartbeat is not None and hall is not None:
            heartbeat.on_heartbeat(hall.repeat_all)
    return parts.jobs


def _hall_address(config: Config) -> Address:
    hall = config.hall
    return read_address(hall.urls(), "hall", hall.ca_file, hall.password_file, HALL_VARIABLE)


def _hall_link(config: Config, address: Address, shared: Shared) -> HallLink:
    return HallLink(config.box_id(), address, shared.mqtt.publisher, shared.faults)
