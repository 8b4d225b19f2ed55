"""Fuzz targets of files: the settings of a box and of a hall, tags, journals."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from firmware_host.buttons.tags import Tags, TagsError, read_tags, write_tags
from firmware_host.config.box import Config, default_config_path, read_config
from firmware_host.config.file import ConfigError
from firmware_host.config.plain_file import SETTINGS_AT_MOST
from firmware_host.hall.settings import Settings, default_hall_path, read_hall
from firmware_host.journal.matches import read_match, read_matches
from firmware_host.journal.reading import reading
from firmware_host.journal.rows import DamagedError, JournalError
from tests.fuzz.target import Target
from tests.journal.test_written_by_0_1 import WRITTEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_JOURNAL_AT_MOST: Final = 1 << 20


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="totembox-fuzz-")


def _file(data: bytes, name: str) -> Path:
    """Return a file with that content."""
    path = Path(_folder().name) / name
    path.write_bytes(data)
    return path


def _from_file(name: str, read: Callable[[Path], Any]) -> Callable[[bytes], Any]:
    return lambda data: read(_file(data, name))


def _check_box(config: Config) -> None:
    assert config.box_id()
    assert config.journal_path()


def _check_hall(settings: Settings) -> None:
    assert settings.address_path()
    assert settings.broker_urls()


def _check_tags(tags: Tags) -> None:
    path = Path(_folder().name) / "written.toml"
    write_tags(path, tags)
    assert read_tags(path) == tags


def _read_journal(data: bytes) -> None:
    with reading(_file(data, "journal.sqlite3")) as database:
        for row in read_matches(database):
            read_match(database, row.id)


def _box_seeds() -> Iterator[bytes]:
    yield default_config_path().read_bytes()
    yield (default_config_path().parent / "pi.toml").read_bytes()
    yield b'[box]\nid = "totem-1"\nlanguage = "fr"\nseats = 4\n[broker]\nkind = "nats"\n'
    yield b'[web]\nhost = "::"\nport = 8080\nurl = "https://totem.example/"\nhosts = ["a.x"]\n'
    yield b'[[screens]]\nseat = 0\nbus = "i2c"\naddress = 0x3c\nmux = 0x70\nchannel = 1\n'
    yield b'[scanner]\ndevice = "/dev/ttyUSB0"\ntags = "~/tags.toml"\nbaud = 9600\n'
    yield b'[lights]\nwidth = 6\nheight = 6\n[journal]\npath = "~/j"\n[race]\nwindow_ms = 15\n'


def _hall_seeds() -> Iterator[bytes]:
    yield default_hall_path().read_bytes()
    yield b'[broker]\nurl = ["mqtt://a:1883", "mqtts://b"]\n[tournament]\nname = "x"\nwin = 3\n'
    yield b'[database]\nurl = "sqlite:///x"\n[web]\nport = 8090\n[hall]\ntitle = "x"\n'


def _tag_seeds() -> Iterator[bytes]:
    yield (default_config_path().parent / "tags.toml").read_bytes()
    yield b'[arriba]\n"04A1B2" = "Ar"\nx = "totem"\n["another game"]\n"a b" = "c\\u007f"\n'


def _journal_seeds() -> Iterator[bytes]:
    yield (WRITTEN / "journal.sqlite3").read_bytes()


TARGETS: Final = {
    "box-settings": Target(
        _from_file("box.toml", read_config),
        _box_seeds,
        (ConfigError,),
        _check_box,
        SETTINGS_AT_MOST,
    ),
    "hall-settings": Target(
        _from_file("hall.toml", read_hall),
        _hall_seeds,
        (ConfigError,),
        _check_hall,
        SETTINGS_AT_MOST,
    ),
    "tags-file": Target(
        _from_file("tags.toml", read_tags),
        _tag_seeds,
        (TagsError,),
        _check_tags,
        SETTINGS_AT_MOST,
    ),
    "journal-file": Target(
        _read_journal, _journal_seeds, (JournalError, DamagedError), largest=_JOURNAL_AT_MOST
    ),
}
