"""The configuration of a box, and what it may not say."""

from __future__ import annotations

import hashlib
import os
import re
import socket
from pathlib import Path
from typing import Literal

import msgspec

from firmware_host.config_parts import (
    BrokerPart,
    ButtonsPart,
    HomeAssistantPart,
    JournalPart,
    LampsPart,
    LightsPart,
    PanelPart,
    RacePart,
    ScannerPart,
    ScreenPart,
    TotemixPart,
    Web,
)
from firmware_host.resources import data_folder
from firmware_host.settings_file import ConfigError, check_bound, line_of, read_settings
from firmware_host.wiring import clash, unusable


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box itself; an empty id is made from the machine, so that two boxes differ."""

    id: str = ""
    language: Literal["fr", "en"] = "fr"
    seats: int = 8
    hardware: Literal["virtual", "pi"] = "virtual"


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a box can be told."""

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
    totemix: TotemixPart = TotemixPart()
    home_assistant: HomeAssistantPart = HomeAssistantPart()

    def box_id(self) -> str:
        """Return the id of the box."""
        return self.box.id or default_id()

    def journal_path(self) -> Path:
        """Return the file of the journal."""
        if self.journal.path:
            return Path(self.journal.path).expanduser()
        return state_folder() / "journal.sqlite3"


_PORTS = ("web.port", "broker.port", "broker.ws_port")
_BOUNDS = {
    "box.seats": (1, 8),
    "race.window_ms": (5, 200),
    "race.dead_heat_us": (0, 20_000),
    "panel.dim_after_s": (0, 86_400),
    "lights.width": (1, 64),
    "lights.height": (1, 64),
    "lights.baud": (9_600, 2_000_000),
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
_BOX_ID = re.compile(r"[A-Za-z0-9_-]{0,32}")
_PAGE_URL = re.compile(r"(https?://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?/?)?")
_MAY_HOLD = {
    "box.id": "letters, digits, - and _, 32 at most",
    "home_assistant.prefix": "letters, digits, -, _ and / between them",
    "web.url": "http:// or https://, a name, and perhaps a port",
}
_PREFIX = re.compile(r"[A-Za-z0-9_-]{1,64}(/[A-Za-z0-9_-]{1,64}){0,4}")


def default_config_path() -> Path:
    """Return the configuration that the project ships: a virtual box."""
    return data_folder("config") / "box.toml"


def read_config(path: Path) -> Config:
    """Return the configuration in the file, or raise ConfigError."""
    config, text = read_settings(path, Config, _BOUNDS)
    _check_screens(path, text, config)
    _check_words(path, text, config)
    check_web(path, text, config.web)
    _check_journal(path, text, config)
    if config.box.hardware == "pi":
        _check_wiring(path, text, config)
    return _with_tags_beside(path, config)


def _with_tags_beside(path: Path, config: Config) -> Config:
    if not config.scanner.device:
        return config
    tags = str(path.parent / Path(config.scanner.tags).expanduser())
    scanner = msgspec.structs.replace(config.scanner, tags=tags)
    return msgspec.structs.replace(config, scanner=scanner)


def state_folder() -> Path:
    """Return where this user's programs keep what must survive."""
    root = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(root) / "totembox"


def default_id() -> str:
    """Return an id that stays the same on this machine and differs from its neighbours'."""
    try:
        seed = Path("/etc/machine-id").read_text(encoding="ascii").strip()
    except OSError:
        seed = ""
    return "totem-" + hashlib.sha256((seed or socket.gethostname()).encode()).hexdigest()[:4]


def _check_screens(path: Path, text: str, config: Config) -> None:
    for place, screen in enumerate(config.screens):
        for name, bounds in _SCREEN_BOUNDS.items():
            key = f"screens[{place}].{name}"
            check_bound(path, text, key, getattr(screen, name), bounds)


def _check_words(path: Path, text: str, config: Config) -> None:
    """Refuse names that cannot be part of a topic."""
    box, prefix = config.box.id, config.home_assistant.prefix
    _check_word(path, text, "box.id", _BOX_ID.fullmatch(box), box)
    _check_word(path, text, "home_assistant.prefix", _PREFIX.fullmatch(prefix), prefix)


def check_web(path: Path, text: str, web: Web) -> None:
    """Refuse an address of the page that no page of ours can be at: they are at the root."""
    _check_word(path, text, "web.url", _PAGE_URL.fullmatch(web.url), web.url)


def _check_word(path: Path, text: str, key: str, is_fine: object, value: str) -> None:
    if not is_fine:
        where, holds = f"{path}:{line_of(text, key)}", _MAY_HOLD[key]
        raise ConfigError(f"{where}: `{key}` is {value[:40]!r}, it may hold {holds}")


def _check_journal(path: Path, text: str, config: Config) -> None:
    """Refuse what can be no path: an unknown user after ~, a sign that no file name may hold."""
    try:
        config.journal_path().resolve()
    except (RuntimeError, ValueError) as error:
        raise ConfigError(
            f"{path}:{line_of(text, 'journal.path')}: `journal.path` is "
            f"{config.journal.path[:80]!r}, no file can be there: {error}"
        ) from error


def _check_wiring(path: Path, text: str, config: Config) -> None:
    """Refuse what cannot be built, naming both places of a clash."""
    seats = config.box.seats
    for key, pins in (("buttons.seats", config.buttons.seats), ("lamps.seats", config.lamps.seats)):
        if len(pins) != seats and (pins or key == "buttons.seats"):
            raise ConfigError(
                f"{path}:{line_of(text, key)}: `{key}` names {len(pins)} pins "
                f"for {seats} seats (`box.seats`)"
            )
    if (wrong := unusable(config)) is not None:
        raise ConfigError(
            f"{path}:{line_of(text, wrong.place)}: `{wrong.place}` is GPIO{wrong.gpio}, "
            "the header has GPIO2 to GPIO27 to give"
        )
    if (found := clash(config)) is not None:
        first, second = line_of(text, found.first), line_of(text, found.second)
        raise ConfigError(
            f"{path}:{first}: {found.why}: `{found.first}` (line {first}) "
            f"and `{found.second}` (line {second})"
        )
