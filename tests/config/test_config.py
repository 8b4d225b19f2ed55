"""The configuration: checked whole, and what is wrong is named with file, line and key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from firmware_host.config.box import (
    Config,
    default_config_path,
    default_id,
    read_config,
    state_folder,
)
from firmware_host.config.file import ConfigError, line_of

if TYPE_CHECKING:
    from pathlib import Path


def fault(path: Path, text: str) -> str:
    """Return the sentence that refuses the text."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError) as caught:
        read_config(path)
    return str(caught.value)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where a test writes its configuration."""
    return tmp_path / "some.toml"


def test_the_shipped_file_holds_the_defaults() -> None:
    assert read_config(default_config_path()) == Config()


def test_an_empty_file_is_all_defaults(path: Path) -> None:
    path.write_text("", encoding="utf-8")
    assert read_config(path) == Config()


def test_given_values_are_used(path: Path) -> None:
    path.write_text('[box]\nid = "den-1"\nseats = 5\n[race]\nwindow_ms = 30\n', encoding="utf-8")
    config = read_config(path)
    assert (config.box_id(), config.box.seats, config.race.window_ms) == ("den-1", 5, 30)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("speed = 1\n", 1, "speed"),
        ("[box]\nseats = 4\ncolour = 1\n", 3, "box.colour"),
        ("[box]   # ours\n\ncolour = 1\n", 3, "box.colour"),
        ("[box]\n[radio]\non = true\n", 2, "radio"),
        ("[box]\n\n[box.extra]\nx = 1\n", 3, "box.extra"),
        ("# first\nbox.colour = 1\n", 2, "box.colour"),
        ('\n[ "web" ]\n"portt" = 1\n', 3, "web.portt"),
        ("[web]\nport = 1\n[broker]\nportt = 2\n", 4, "broker.portt"),
    ],
)
def test_an_unknown_key_is_reported_with_its_line(
    path: Path, text: str, line: int, key: str
) -> None:
    said = fault(path, text)
    assert said.startswith(f"{path}:{line}: ")
    assert f"unknown key `{key}`" in said


def test_an_unknown_key_comes_with_those_that_are_known(path: Path) -> None:
    assert "known here: width, height" in fault(path, "[lights]\nlength = 3\n")
    assert "known here: box, web, broker, journal, race, panel" in fault(path, "x = 1\n")
    assert "known here: seat, chip, height" in fault(path, "[[screens]]\nlength = 3\n")


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('[box]\n\nseats = "8"\n', 3, "box.seats"),
        ("[box]\nseats = true\n", 2, "box.seats"),
        ("[box]\nseats = 8.0\n", 2, "box.seats"),
        ('[box]\nlanguage = "de"\n', 2, "box.language"),
        ("[web]\nhost = 1\n", 2, "web.host"),
        ("\nbox = 3\n", 2, "box"),
        ("[box]\nseats = 0\n", 2, "box.seats"),
        ("[box]\nseats = 9\n", 2, "box.seats"),
        ("[web]\nport = 65536\n", 2, "web.port"),
        ("[web]\nport = -1\n", 2, "web.port"),
        ("[broker]\n# x\nws_port = 70000\n", 3, "broker.ws_port"),
        ("[race]\nwindow_ms = 0\n", 2, "race.window_ms"),
        ("[race]\ndead_heat_us = -1\n", 2, "race.dead_heat_us"),
        ("[race]\ndead_heat_us = 20001\n", 2, "race.dead_heat_us"),
        ("[race]\ndead_heat_us = 0.5\n", 2, "race.dead_heat_us"),
        ("[lights]\nwidth = 0\n", 2, "lights.width"),
        ("\nlights = { width = 0 }\n", 2, "lights.width"),
        ('[box]\nid = "a b"\n', 2, "box.id"),
        ('[box]\nid = "totem/+"\n', 2, "box.id"),
        (f'[box]\nid = "{"x" * 33}"\n', 2, "box.id"),
        ('[journal]\npath = "~no_such_user/journal"\n', 2, "journal.path"),
        ('[journal]\npath = "a\\u0000b"\n', 2, "journal.path"),
        ('[web]\nurl = "totem.example"\n', 2, "web.url"),
        ('[web]\nurl = "https://totem.example/box"\n', 2, "web.url"),
        ('[home_assistant]\nprefix = "home/#"\n', 2, "home_assistant.prefix"),
    ],
)
def test_a_wrong_value_is_reported_with_its_line(
    path: Path, text: str, line: int, key: str
) -> None:
    said = fault(path, text)
    assert said.startswith(f"{path}:{line}: ")
    assert f"`{key}`" in said
    assert "\n" not in said


def test_a_dead_heat_wider_than_the_window_is_refused_with_both(path: Path) -> None:
    said = fault(path, "[race]\nwindow_ms = 12\ndead_heat_us = 12001\n")
    assert said.startswith(f"{path}:3: ")
    assert "`race.dead_heat_us` is 12001" in said
    assert "12 ms of `race.window_ms`" in said
    path.write_text("[race]\nwindow_ms = 12\ndead_heat_us = 12000\n", encoding="utf-8")
    assert read_config(path).race.dead_heat_us == 12_000


def test_broken_toml_is_reported_with_its_line(path: Path) -> None:
    said = fault(path, "[box]\nseats =\n")
    assert said.startswith(f"{path}: ")
    assert "line 2" in said


def test_a_missing_or_binary_file_is_reported(path: Path) -> None:
    path.write_bytes(b'[box]\nid = "\xff"\n')
    with pytest.raises(ConfigError, match=r"some\.toml cannot be read"):
        read_config(path)
    with pytest.raises(ConfigError, match=r"missing\.toml cannot be read: No such file"):
        read_config(path.with_name("missing.toml"))
    with pytest.raises(ConfigError, match="cannot be read: Is a directory"):
        read_config(path.parent)


def test_line_of_falls_back_to_the_table_then_to_the_first_line() -> None:
    text = "[web]\nport = 1\n\n[box]\nid = 'x'\n"
    assert line_of(text, "box.id") == 5
    assert line_of(text, "web.port") == 2
    assert line_of(text, "box") == 4
    assert line_of(text, "box.seats") == 4
    assert line_of(text, "race.window_ms") == 1


def test_a_box_without_an_id_gets_one_that_stays() -> None:
    assert Config().box_id() == default_id() == default_id()
    assert default_id().startswith("totem-")


def test_the_journal_is_in_the_state_folder_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert Config().journal_path() == state_folder() / "journal.sqlite3"
    assert state_folder() == tmp_path / "totembox"
    monkeypatch.setenv("HOME", str(tmp_path))
    told = tmp_path / "some.toml"
    told.write_text('[journal]\npath = "~/here.sqlite3"\n', encoding="utf-8")
    assert read_config(told).journal_path() == tmp_path / "here.sqlite3"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[scanner]\ndevice = "/dev/x"\ntags = "~no_such_user/tags.toml"\n', "scanner.tags"),
        ('[web]\ntls_cert = "~no_such_user/cert.pem"\n', "web.tls_cert"),
        ('[broker]\nusers_file = "a\\u0000b"\n', "broker.users_file"),
        ('[hall]\npassword_file = "~no_such_user/secret"\n', "hall.password_file"),
        ('[totemix]\ngoals = "~no_such_user/goals.toml"\n', "totemix.goals"),
    ],
)
def test_every_path_of_an_unknown_user_is_named(path: Path, text: str, key: str) -> None:
    told = fault(path, text)
    assert f"`{key}` is " in told
    assert "no file can be there" in told


def test_a_long_unknown_key_is_quoted_in_part(path: Path) -> None:
    told = fault(path, f"[box]\n{'x' * 5_000} = 1\n")
    assert told.startswith(f"{path}:2: unknown key `box.xxx")
    assert len(told) < 500
