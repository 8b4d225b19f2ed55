"""Files that are none, have no end, or are made to break their reader: one sentence, no hang."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.cli import main
from firmware_host.journal.journal import Journal
from firmware_host.journal.opening import SCHEMA_VERSION
from firmware_host.journal.rows import Entries, JournalError, JournalLine, MatchRow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HEAD = "totembox transcript 1\ngame arriba\nseats 3\n"
Captured = pytest.CaptureFixture[str]


def fifo(path: Path) -> None:
    os.mkfifo(path)


def endless_lines(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(8 * 1024 * 1024)


def deep_dots(path: Path) -> None:
    path.write_text(".".join("a" * 100_000) + " = 1\n")


FILES: dict[str, Callable[[Path], Any]] = {
    "fifo": fifo,
    "folder": lambda path: path.mkdir(),
    "zero": lambda path: path.symlink_to("/dev/zero"),
    "tty": lambda path: path.symlink_to("/dev/tty"),
    "missing": lambda path: path.symlink_to(path.with_name("nowhere")),
    "endless": endless_lines,
    "binary": lambda path: path.write_bytes(bytes(range(256))),
    "deep": lambda path: path.write_text("a = " + "[" * 50_000),
    "deep tables": lambda path: path.write_text("a = " + "{a = " * 50_000),
    "dots": deep_dots,
    "digits": lambda path: path.write_text(f"[box]\nseats = {'9' * 10_000}\n"),
    "hexadecimal": lambda path: path.write_text(f"[box]\nseats = 0x{'f' * 10_000}\n"),
}
COMMANDS = {
    "run": ("run", "--config"),
    "hall": ("hall", "--config"),
    "wiring": ("wiring", "--config"),
    "doctor": ("doctor", "--config"),
    "tags": ("tags", "learn", "arriba", "--config"),
    "home-assistant": ("home-assistant", "show", "--config"),
    "address": ("address", "--config"),
    "goals": ("goals",),
    "replay": ("replay",),
    "replay --goals": ("replay", "x", "--goals"),
}


def one_sentence(capsys: Captured) -> str:
    """Return what was said: a line on stderr, and nothing else."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("totembox: ")
    assert said.err.count("\n") == 1
    assert len(said.err) < 1_000
    return said.err


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_given_to_a_command(
    tmp_path: Path, capsys: Captured, command: str, file: str
) -> None:
    path = tmp_path / "given"
    FILES[file](path)
    assert main([*COMMANDS[command], str(path)]) in (1, 2)
    assert str(path) in one_sentence(capsys) or file in ("digits", "hexadecimal")


SETTINGS = {
    "journal": '[journal]\npath = "{path}"\n',
    "goals": '[totemix]\ngoals = "{path}"\n',
    "tags": '[scanner]\ndevice = "/dev/null"\ntags = "{path}"\n',
    "certificate": '[web]\ntls_cert = "{path}"\ntls_key = "{path}"\n',
    "authority": '[broker]\nurl = "mqtts://127.0.0.1:1"\nca_file = "{path}"\n',
    "users": '[broker]\nurl = "mqtt://127.0.0.1:1"\nusers_file = "{path}"\n',
    "password": '[broker]\nurl = "mqtt://a@127.0.0.1:1"\npassword_file = "{path}"\n',
}


@pytest.mark.parametrize("file", ["fifo", "folder", "zero", "endless", "binary"])
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_file_that_the_configuration_names(
    tmp_path: Path, capsys: Captured, setting: str, file: str
) -> None:
    path, config = tmp_path / "given", tmp_path / "box.toml"
    FILES[file](path)
    journal = "" if setting == "journal" else f'[journal]\npath = "{tmp_path}/j.sqlite3"\n'
    web = "" if setting == "certificate" else '[web]\nhost = "127.0.0.1"\nport = 0\n'
    broker = "" if "[broker]" in SETTINGS[setting] else "[broker]\nws_port = 0\n"
    config.write_text(SETTINGS[setting].format(path=path) + journal + web + broker)
    assert main(["run", "--config", str(config)]) in (1, 2)
    one_sentence(capsys)


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "0 " + "x" * 1_000_000,
        HEAD + "9" * 10_000 + " flip",
        HEAD + "0 grab @" + "9" * 10_000,
        HEAD + "option rounds " + "9" * 10_000 + "\n0 flip",
        f"totembox transcript 1\ngame arriba\nseats {'9' * 10_000}\n",
        "totembox transcript 1\ngame arriba\nseats ²\n",
        "totembox transcript 1\n" + "\n" * 1_000_000,
    ],
)
def test_a_transcript(tmp_path: Path, capsys: Captured, text: str) -> None:
    path = tmp_path / "match.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    one_sentence(capsys)


def test_a_remark_that_nests_deeply_is_a_remark(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "match.txt"
    path.write_text(HEAD + '# {"note": ' + "[" * 100_000, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().err == ""


def executed(path: Path, *statements: str) -> None:
    database = sqlite3.connect(path)
    with database:
        for statement in statements:
            database.execute(statement)
    database.close()


ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
LOOSE = "CREATE TABLE match (id, game, seats, options, seed, started_at, ended_at, secret)"
LINES = "CREATE TABLE line (match, position, kind, body, at)"
VERSION = f"PRAGMA user_version = {SCHEMA_VERSION}"


def match(seats: str = "3", options: str = "{}") -> str:
    """Return the statement that adds a match to a table without types."""
    values = f"'m', 'arriba', {seats}, '{options}', 's', '', '', ''"
    return f"INSERT INTO match VALUES ({values})"  # noqa: S608 - hostile on purpose


def line(kind: str, body: str) -> str:
    """Return the statement that adds a line to the match."""
    return f"INSERT INTO line VALUES ('m', 0, '{kind}', '{body}', '')"  # noqa: S608 - hostile on purpose


HOSTILE = {
    "endless view": (f"CREATE VIEW match AS {ENDLESS} x AS id FROM n", LINES),
    "huge seed": (LOOSE.replace("seed,", "seed AS (hex(zeroblob(900000000))),"), LINES),
    "huge body": (LOOSE, LINES.replace("body,", "body AS (printf('%*d', 900000000, 1)),")),
    "other columns": ("CREATE TABLE match (id)", LINES),
    "other types": (LOOSE, LINES, match(seats="'x'")),
    "bytes": (LOOSE, LINES, "INSERT INTO match VALUES (x'00', 1, 'x', 2, 3, 4, 5, 6)"),
    "seats": (LOOSE, LINES, match(seats=str(2**62))),
    "deep options": (LOOSE, LINES, match(options="[" * 100_000)),
    "listed options": (LOOSE, LINES, match(options="[[1]]")),
    "odd option": (LOOSE, LINES, match(options='{"rounds": [1]}')),
    "endless option": (LOOSE, LINES, match(options='{"rounds": 1e999}')),
    "huge step back": (LOOSE, LINES, match(), line("back", "9" * 10_000)),
    "other kind": (LOOSE, LINES, match(), line("other", "x")),
    "more lines than are read": (
        *(LOOSE, LINES, match()),
        f"INSERT INTO line {ENDLESS} 'm', x, 'note', '{{}}', '' FROM n LIMIT 600000",
    ),
}


@pytest.mark.parametrize("statements", HOSTILE.values(), ids=HOSTILE)
def test_a_database_made_to_break_its_reader(
    tmp_path: Path,
    capsys: Captured,
    statements: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A tenth of what a box reads, so that the test need not write millions of lines.
    monkeypatch.setattr(import_module("firmware_host.journal.reading"), "_TURNS_AT_MOST", 50)
    path = tmp_path / "journal.sqlite3"
    executed(path, *statements, VERSION)
    assert main(["replay", str(path)]) in (1, 2)
    one_sentence(capsys)


async def test_replay_changes_nothing_and_works_where_nothing_can_be_written(
    tmp_path: Path, capsys: Captured
) -> None:
    folder = tmp_path / "kept"
    path = folder / "journal.sqlite3"
    async with Journal(path) as journal:
        row = MatchRow("m", "arriba", 3, {}, "m")
        note = JournalLine("note", '{"note": "paused"}')
        await journal.append([Entries(match="m", begins=row, lines=(note,))])
    (folder / "journal.sqlite3.lock").unlink()
    path.chmod(0o444)
    folder.chmod(0o555)
    before = (path.read_bytes(), path.stat().st_mtime_ns, sorted(folder.iterdir()))
    try:
        assert main(["replay", str(path)]) == 0
        assert "all legal" in capsys.readouterr().out
        assert stat.S_IMODE(path.stat().st_mode) == 0o444
    finally:
        folder.chmod(0o755)
    assert before == (path.read_bytes(), path.stat().st_mtime_ns, sorted(folder.iterdir()))


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_replay_reads_a_journal_in_use_and_one_left_by_a_crash(
    tmp_path: Path, capsys: Captured
) -> None:
    path, left = tmp_path / "journal.sqlite3", tmp_path / "left"
    left.mkdir()
    row = MatchRow("m", "arriba", 3, {}, "m")
    async with Journal(path) as journal:
        await journal.append([Entries(match="m", begins=row)])
        assert (tmp_path / "journal.sqlite3-wal").stat().st_size
        names = names_in(tmp_path)
        assert main(["replay", str(path)]) == 0
        assert names_in(tmp_path) == names
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", left)
    content = {each.name: each.read_bytes() for each in left.iterdir()}
    assert main(["replay", str(left / "journal.sqlite3")]) == 0
    assert {each.name: each.read_bytes() for each in left.iterdir()} == content
    assert capsys.readouterr().out.count("arriba, 3 seats") == 2


def test_replay_does_not_upgrade_an_older_journal(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "old.sqlite3"
    executed(
        path,
        LOOSE.replace(", secret", ""),
        LINES,
        "INSERT INTO match VALUES ('m','arriba',3,'{}','m','2026-01-01',NULL)",
        "PRAGMA user_version = 2",
    )
    before = path.read_bytes()
    assert main(["replay", str(path)]) == 0
    assert "arriba, 3 seats, 0 moves" in capsys.readouterr().out
    assert path.read_bytes() == before


@pytest.mark.parametrize("file", ["fifo", "folder", "zero"])
def test_a_journal_is_a_file(tmp_path: Path, file: str) -> None:
    path = tmp_path / "journal.sqlite3"
    FILES[file](path)
    with pytest.raises(JournalError):
        Journal(path)
