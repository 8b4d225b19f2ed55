"""`totembox broker`: files for an administrator, secret and never written over."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING

import pytest

from firmware_host.cli import main

if TYPE_CHECKING:
    from pathlib import Path

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def written(make: str, out: Path, *more: str, phones: bool = True) -> dict[str, str]:
    """Write the files and return them by name."""
    words = [*more, "--phones"] if phones else more
    assert main(["broker", f"{make}-config", "--box", "den-1", "--out", str(out), *words]) == 0
    return {path.name: path.read_text(encoding="utf-8") for path in out.iterdir()}


@pytest.mark.parametrize("make", ["mosquitto", "nats"])
def test_every_file_is_named_and_secret(make: str, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "new"
    files = written(make, out, "--host", "broker.example")
    said = capsys.readouterr().out
    assert [name for name in files if name not in said] == []
    assert {path.stat().st_mode & 0o777 for path in out.iterdir()} == {0o600}
    assert out.stat().st_mode & 0o777 == 0o700
    settings = tomllib.loads(files["den-1.toml"])
    assert settings["box"]["id"] == "den-1"
    assert settings["broker"]["url"].endswith("broker.example:1883")
    assert settings["broker"]["ws_url"].startswith("ws://broker.example:8081/")
    assert "hall.toml" in files


@pytest.mark.parametrize("make", ["mosquitto", "nats"])
def test_a_box_that_a_hall_shows_keeps_its_own_broker(make: str, tmp_path: Path) -> None:
    files = written(make, tmp_path / "new", phones=False)
    settings = tomllib.loads(files["den-1.toml"])
    assert settings.keys() == {"box", "hall"}
    assert settings["hall"]["url"].endswith("@127.0.0.1:1883")
    assert "den-1.users.toml" not in files
    assert not any("8081" in text for text in files.values()), "no phone connects here"


def test_mosquitto_gets_no_password_but_its_hash(tmp_path: Path) -> None:
    files = written("mosquitto", tmp_path / "new")
    assert "@" not in tomllib.loads(files["den-1.toml"])["broker"]["url"]
    passwords = [user["password"] for user in tomllib.loads(files["den-1.users.toml"])["user"]]
    assert min(map(len, passwords)) >= 32
    kept = files["dynamic-security.json"] + files["mosquitto.conf"]
    assert not [password for password in passwords if password in kept]
    assert "allow_anonymous false" in files["mosquitto.conf"]


@pytest.mark.parametrize("option", [(), ("--box-creates-users",)])
def test_only_boxes_that_create_users_may_command_mosquitto(
    tmp_path: Path, option: tuple[str, ...]
) -> None:
    files = written("mosquitto", tmp_path / "new", *option, phones=not option)
    rights = json.loads(files["dynamic-security.json"])["roles"]
    commanding = [role["rolename"] for role in rights if "$CONTROL" in json.dumps(role)]
    assert commanding == (["den-1"] if option else [])


def test_several_hosts_make_a_cluster(tmp_path: Path) -> None:
    files = written("nats", tmp_path / "new", *("--host", "a", "--host", "b", "--host", "c"))
    nodes = [json.loads(files[f"nats-{number}.conf"]) for number in (1, 2, 3)]
    assert len({node["server_name"] for node in nodes}) == 3
    assert all(node["cluster"]["routes"] == nodes[0]["cluster"]["routes"] for node in nodes)
    assert {node["mqtt"]["stream_replicas"] for node in nodes} == {3}
    assert tomllib.loads(files["den-1.toml"])["broker"]["url"] == [
        f"mqtt://{host}:1883" for host in "abc"
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Name at least one box"),
        (("--box", "a.b"), "A box is named with letters"),
        (("--box", "a", "--tls-cert", "x.pem"), "A certificate needs its key"),
    ],
)
def test_invalid_arguments_are_reported_in_one_sentence(
    tmp_path: Path, capsys: Captured, arguments: tuple[str, ...], said: str
) -> None:
    out = tmp_path / "new"
    assert main(["broker", "nats-config", "--out", str(out), *arguments]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
    assert not out.exists()


def test_existing_files_are_never_overwritten(tmp_path: Path, capsys: Captured) -> None:
    before = written("nats", tmp_path / "new")
    again = ["broker", "nats-config", "--box", "den-1", "--out", str(tmp_path / "new")]
    assert main(again) == 2
    assert "exists; nothing in it was changed" in capsys.readouterr().err
    after = {p.name: p.read_text(encoding="utf-8") for p in (tmp_path / "new").iterdir()}
    assert after == before


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    out = tmp_path / "file" / "new"
    assert main(["broker", "nats-config", "--box", "a", "--out", str(out)]) == 2
    assert f"{out} cannot be written" in capsys.readouterr().err
