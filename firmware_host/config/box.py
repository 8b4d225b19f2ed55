"""The configuration of a box and its checks."""

from __future__ import annotations

import hashlib
import os
import re
import socket
from pathlib import Path
from typing import Literal

import msgspec

from engines.core.first_press import LARGEST_MARGIN_US, is_within
from firmware_host.config.file import ConfigError, check_bound, check_paths, line_of, read_settings
from firmware_host.config.parts import (
    BotsPart,
    BrokerPart,
    ButtonsPart,
    HallPart,
    HomeAssistantPart,
    JournalPart,
    LampsPart,
    LightsPart,
    PanelPart,
    RacePart,
    ScannerPart,
    ScreenPart,
    SoundPart,
    TotemixPart,
    Web,
)
from firmware_host.config.wiring import find_conflict, find_unusable_pin
from firmware_host.texts.resources import data_folder


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box itself; an empty id means one derived from the machine id."""

    id: str = ""
    language: Literal["fr", "en"] = "fr"
    seats: int = 8
    hardware: Literal["virtual", "pi"] = "virtual"


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a box."""

    box: Box = Box()
    web: Web = Web()
    broker: BrokerPart = BrokerPart()
    journal: JournalPart = JournalPart()
    race: RacePart = RacePart()
    panel: PanelPart = PanelPart()
    lights: LightsPart = LightsPart()
    buttons: ButtonsPart = ButtonsPart()
    lamps: LampsPart = LampsPart()
    screens: tuple[ScreenPart, ...] = (ScreenPart(),)
    scanner: ScannerPart = ScannerPart()
    sound: SoundPart = SoundPart()
    bots: BotsPart = BotsPart()
    totemix: TotemixPart = TotemixPart()
    home_assistant: HomeAssistantPart = HomeAssistantPart()
    hall: HallPart = HallPart()

    def box_id(self) -> str:
        """Return the id of the box."""
        return self.box.id or default_id()

    def journal_path(self) -> Path:
        """Return the path of the journal."""
        if self.journal.path:
            return Path(self.journal.path).expanduser()
        return state_folder() / "journal.sqlite3"

    def copies_folder(self) -> Path | None:
        """Return the folder that the daily copies of the journal belong in, if it names one."""
        named = self.journal.copies_folder
        return Path(named).expanduser() if named else None


_PORTS = ("web.port", "broker.port", "broker.ws_port")
_BOUNDS = {
    "box.seats": (1, 8),
    "race.window_ms": (5, 200),
    "race.dead_heat_us": (0, LARGEST_MARGIN_US),
    "bots.read_ms": (0, 60_000),
    "bots.interrupt_ms": (0, 600_000),
    "panel.dim_after_s": (0, 86_400),
    "journal.copies": (0, 1_000),
    "lights.width": (1, 64),
    "lights.height": (1, 64),
    "lights.baud": (9_600, 2_000_000),
    "sound.volume": (0, 100),
    "scanner.baud": (300, 2_000_000),
    "scanner.repeat_ms": (0, 60_000),
    **dict.fromkeys(_PORTS, (0, 65535)),
}
_SCREEN_BOUNDS = {
    "seat": (0, 8),
    "port": (0, 64),
    "address": (0x08, 0x77),
    "mux": (0, 0x77),
    "channel": (0, 7),
    "device": (0, 2),
}
_PATHS = (
    *("web.tls_cert", "web.tls_key", "broker.users_file", "broker.password_file", "broker.ca_file"),
    *("journal.path", "journal.copies_folder", "scanner.tags", "totemix.goals"),
    *("home_assistant.password_file", "home_assistant.ca_file"),
    *("hall.password_file", "hall.ca_file"),
)
_BOX_ID = re.compile(r"[A-Za-z0-9_-]{0,32}")
_PAGE_URL = re.compile(r"(https?://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?/?)?")
_ALLOWED = {
    "box.id": "letters, digits, - and _, 32 at most",
    "home_assistant.prefix": "letters, digits, -, _ and / between them",
    "web.url": "http:// or https://, a name, and perhaps a port",
}
_PREFIX = re.compile(r"[A-Za-z0-9_-]{1,64}(/[A-Za-z0-9_-]{1,64}){0,4}")


def default_config_path() -> Path:
    """Return the path of the default configuration: a virtual box."""
    return data_folder("config") / "box.toml"


def read_config(path: Path) -> Config:
    """Return the configuration in the file, or raise ConfigError."""
    config, text = read_settings(path, Config, _BOUNDS)
    _check_screens(path, text, config)
    _check_names(path, text, config)
    _check_race(path, text, config)
    check_web(path, text, config.web)
    check_paths(path, text, config, _PATHS)
    if config.box.hardware == "pi":
        _check_wiring(path, text, config)
    return _with_tags_path(path, config)


def _with_tags_path(path: Path, config: Config) -> Config:
    """Return the configuration with the path of the tags file, relative to the configuration's."""
    if not config.scanner.device:
        return config
    tags = str(path.parent / Path(config.scanner.tags).expanduser())
    scanner = msgspec.structs.replace(config.scanner, tags=tags)
    return msgspec.structs.replace(config, scanner=scanner)


def state_folder() -> Path:
    """Return the user's state directory of the XDG specification."""
    root = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(root) / "totembox"


def default_id() -> str:
    """Return an id derived from the machine id, or from the host name without one."""
    try:
        seed = Path("/etc/machine-id").read_text(encoding="ascii").strip()
    except OSError:
        seed = ""
    return "totem-" + hashlib.sha256((seed or socket.gethostname()).encode()).hexdigest()[:4]


def _check_screens(path: Path, text: str, config: Config) -> None:
    for index, screen in enumerate(config.screens):
        for name, bounds in _SCREEN_BOUNDS.items():
            key = f"screens[{index}].{name}"
            check_bound(path, text, key, getattr(screen, name), bounds)


def _check_race(path: Path, text: str, config: Config) -> None:
    """Raise ConfigError for a dead heat that lasts longer than presses are collected."""
    race = config.race
    if not is_within(race.dead_heat_us, race.window_ms):
        where, given = f"{path}:{line_of(text, 'race.dead_heat_us')}", race.dead_heat_us
        limit = f"the {race.window_ms} ms of `race.window_ms`"
        raise ConfigError(f"{where}: `race.dead_heat_us` is {given}, which is longer than {limit}")


def _check_names(path: Path, text: str, config: Config) -> None:
    """Raise ConfigError for names that cannot be part of a topic."""
    box, prefix = config.box.id, config.home_assistant.prefix
    _check_name(path, text, "box.id", _BOX_ID.fullmatch(box), box)
    _check_name(path, text, "home_assistant.prefix", _PREFIX.fullmatch(prefix), prefix)


def check_web(path: Path, text: str, web: Web) -> None:
    """Raise ConfigError unless the page's address is that of a server's root."""
    _check_name(path, text, "web.url", _PAGE_URL.fullmatch(web.url), web.url)


def _check_name(path: Path, text: str, key: str, is_valid: object, value: str) -> None:
    if not is_valid:
        where, allowed = f"{path}:{line_of(text, key)}", _ALLOWED[key]
        raise ConfigError(f"{where}: `{key}` is {value[:40]!r}, it may hold {allowed}")


def _check_wiring(path: Path, text: str, config: Config) -> None:
    """Raise ConfigError for wiring that cannot be built, naming both keys of a conflict."""
    seats = config.box.seats
    for key, pins in (("buttons.seats", config.buttons.seats), ("lamps.seats", config.lamps.seats)):
        if len(pins) != seats and (pins or key == "buttons.seats"):
            raise ConfigError(
                f"{path}:{line_of(text, key)}: `{key}` names {len(pins)} pins "
                f"for {seats} seats (`box.seats`)"
            )
    if (wrong := find_unusable_pin(config)) is not None:
        raise ConfigError(
            f"{path}:{line_of(text, wrong.key)}: `{wrong.key}` is GPIO{wrong.gpio}, "
            "the header has GPIO2 to GPIO27"
        )
    if (found := find_conflict(config)) is not None:
        first, second = line_of(text, found.first), line_of(text, found.second)
        raise ConfigError(
            f"{path}:{first}: {found.why}: `{found.first}` (line {first}) "
            f"and `{found.second}` (line {second})"
        )
