"""The settings of a hall: TOML, checked whole, like those of a box."""

from __future__ import annotations

from pathlib import Path

import msgspec

from firmware_host.config.box import check_web, state_folder
from firmware_host.config.file import ConfigError, check_path, check_paths, line_of, read_settings
from firmware_host.config.parts import Web
from firmware_host.hall.standings import Points
from firmware_host.texts.resources import data_folder

_NAME_AT_MOST = 60


class HallPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hall itself."""

    title: str = ""


class BrokerPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The broker that all tables share."""

    url: str | list[str] = "mqtt://127.0.0.1:1883"
    password_file: str = ""
    ca_file: str = ""


class HallWebPart(Web, frozen=True, forbid_unknown_fields=True):
    """Where the page is served: beside a box on the same machine."""

    port: int = 8090


class DatabasePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where results are kept."""

    url: str = ""


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the results count for."""

    name: str = ""
    win: int = 3
    played: int = 1

    def points(self) -> Points:
        """Return what a match is worth."""
        return Points(self.win, self.played)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a hall can be told."""

    hall: HallPart = HallPart()
    broker: BrokerPart = BrokerPart()
    web: HallWebPart = HallWebPart()
    database: DatabasePart = DatabasePart()
    tournament: Tournament = Tournament()

    def broker_urls(self) -> list[str]:
        """Return the addresses of the broker."""
        return [self.broker.url] if isinstance(self.broker.url, str) else self.broker.url

    def database_url(self) -> str:
        """Return where results are kept."""
        return self.database.url or str(state_folder() / "hall.sqlite3")

    def address_path(self) -> Path:
        """Return the path beside which the organiser's address is kept while the hall runs."""
        url = self.database_url().removeprefix("sqlite:///")
        return state_folder() / "hall" if "://" in url else Path(url).expanduser()


_BOUNDS = {"web.port": (0, 65535), "tournament.win": (0, 100), "tournament.played": (0, 100)}

_PATHS = ("web.tls_cert", "web.tls_key", "broker.password_file", "broker.ca_file")


def default_hall_path() -> Path:
    """Return the settings that the project ships."""
    return data_folder("config") / "hall.toml"


def read_hall(path: Path) -> Settings:
    """Return the settings in the file, or raise ConfigError."""
    settings, text = read_settings(path, Settings, _BOUNDS)
    check_web(path, text, settings.web)
    check_paths(path, text, settings, _PATHS)
    if "://" not in settings.database.url:
        check_path(path, text, "database.url", settings.database.url)
    if not settings.broker_urls():
        raise ConfigError(f"{path}:{line_of(text, 'broker.url')}: `broker.url` names no broker")
    check_tournament(
        settings.tournament, f"{path}:{line_of(text, 'tournament.name')}: `tournament.name`"
    )
    return settings


def check_tournament(tournament: Tournament, where: str) -> None:
    """Raise ConfigError, which says where the name is, if it is too long for a screen."""
    if len(tournament.name) > _NAME_AT_MOST:
        raise ConfigError(f"{where} is longer than {_NAME_AT_MOST} characters")
