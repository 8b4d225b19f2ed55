"""The command line as people and programs use it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.transcript import write_transcript
from firmware_host.cli import main
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries, JournalLine
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import BareTable

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = "import sys; from firmware_host.cli import main; sys.exit(main())"
PLAIN_OUTPUT = {"TERM": "dumb", "COLUMNS": "200", "NO_COLOR": "1"}

Captured = pytest.CaptureFixture[str]


def started(*arguments: str, language: str = "en_GB.UTF-8") -> subprocess.Popen[bytes]:
    """Start the command in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**kept, **PLAIN_OUTPUT, "LANG": language},
    )


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English unless a test says otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def complaint(captured: Captured, *arguments: str) -> str:
    """Return the one sentence with which the command ends in 2."""
    assert main(arguments) == 2
    out, said = captured.readouterr()
    assert out == ""
    assert said.startswith("totembox: ")
    assert said.count("\n") == 1
    return said


@pytest.fixture
def played() -> BareTable:
    """Return a table that has seen a duel and an undo."""
    table = BareTable()
    table.duel()
    table.press((1, 60), (0, 70))
    table.done(HOST, do.Undo())
    table.press((0, 60))
    return table


@pytest.fixture
def transcript(tmp_path: Path, played: BareTable) -> Path:
    """Return a transcript on disk."""
    path = tmp_path / "match.txt"
    path.write_text("\n".join(write_transcript(played.match)) + "\n", encoding="utf-8")
    return path


@pytest.fixture
async def journal(tmp_path: Path, played: BareTable) -> Path:
    """Return a journal on disk."""
    path = tmp_path / "journal.sqlite3"
    async with Journal(path) as opened:
        await opened.append(played.entries)
    return path


def test_games_are_listed_for_people(capsys: Captured) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "arriba" in said
    assert "grab_timeout_ms" in said


def test_games_are_listed_for_programs(capsys: Captured) -> None:
    assert main(["games", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert [game["name"] for game in games] == list(GAMES)
    assert games[0]["seats"] == [2, 8]
    for game in games:
        assert set(game) == {"name", "title", "about", "seats", "options"}
        assert set(game["title"]) == {"fr", "en"}
    for option in (option for game in games for option in game["options"]):
        assert {"name", "kind", "default", "meaning", "choices", "low", "high", "rulings"} == set(
            option
        )
        assert option["kind"] in ("flag", "whole", "choice")
        is_choice = option["kind"] == "choice"
        assert bool(option["choices"]) == is_choice
        assert all(set(said) == {"fr", "en"} for said in option["choices"].values())


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("referee", "whist", "--seats", "3"), "“whist”"),
        (("referee", "arriba", "--seats", "9"), "2 to 8 seats, not 9"),
        (("referee", "arriba", "--seats", "3", "--set", "rounds"), "“rounds” is not of the form"),
        (("referee", "arriba", "--seats", "3", "--set", "colour=1"), "no setting “colour”"),
        (("referee", "arriba", "--seats", "3", "--set", "rounds=x"), "“rounds” is a whole number"),
        (("simulate", "arriba", "--seats", "3", "--set", "deck=sleeve"), "“sleeve”"),
        (("simulate", "arriba", "--seats", "3", "--matches", "0"), "0 matches"),
        (("perft", "top_totem", "--depth", "0"), "not 0"),
        (("perft", "arriba", "--seats", "3"), "arriba"),
        (("replay", "/nowhere/at/all"), "/nowhere/at/all cannot be read"),
        (("replay", "/"), "Is a directory"),
    ],
)
def test_an_error_is_one_sentence(capsys: Captured, arguments: tuple[str, ...], named: str) -> None:
    assert named in complaint(capsys, *arguments)


def test_errors_are_french_under_a_french_locale(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = complaint(capsys, "referee", "arriba", "--seats", "9")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    french = complaint(capsys, "referee", "arriba", "--seats", "9")
    assert french != english
    assert "places" in french
    monkeypatch.setenv("LC_ALL", "C")
    assert complaint(capsys, "referee", "arriba", "--seats", "9") == english


@pytest.mark.parametrize(
    "arguments", [(), ("dance",), ("games", "--jso"), ("referee", "arriba"), ("replay",)]
)
def test_an_unknown_command_or_option_ends_in_2(
    capsys: Captured, arguments: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: totembox" in capsys.readouterr().err


def test_a_transcript_is_judged_again(capsys: Captured, transcript: Path) -> None:
    assert main(["replay", str(transcript)]) == 0
    summary, fairness = capsys.readouterr().out.splitlines()
    assert summary == "arriba, 3 seats, 7 moves, all legal: unfinished"
    assert fairness == "Fairness not checked: this match has no commitment."
    assert main(["replay", str(transcript), "--transcript"]) == 0
    assert capsys.readouterr().out == transcript.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("totembox transcript 1", "totembox transcript 2", "line 1: a transcript starts with"),
        ("0 flip", "1 flip", "is refused by arriba.turn"),
        ("0 flip", "0 flop", "'flop' is no move"),
        ("seats 3", "seats many", "'many' is no number of seats"),
        ("game arriba", "game whist", "whist"),
    ],
)
def test_an_illegal_line_is_reported(
    capsys: Captured, transcript: Path, old: str, new: str, said: str
) -> None:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    place = lines.index(old)
    lines[place] = new
    transcript.write_text("\n".join(lines), encoding="utf-8")
    assert main(["replay", str(transcript)]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    if "flip" in old:
        assert f"line {place + 1}:" in error


def test_a_file_that_is_no_text_is_reported(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(b"\xff\xd8\xff\xe0")
    assert "photo.jpg cannot be read" in complaint(capsys, "replay", str(path))


async def test_a_journal_is_replayed(capsys: Captured, journal: Path, played: BareTable) -> None:
    assert main(["replay", str(journal)]) == 0
    summary, fairness = capsys.readouterr().out.splitlines()
    assert summary == "arriba, 3 seats, 7 moves, all legal: unfinished"
    assert fairness == "Practice match: the host chose the seed 1."
    assert main(["replay", str(journal), "--transcript", "--match", played.committed.match_id]) == 0
    told = capsys.readouterr().out.splitlines()
    told.remove('# {"note": "seed", "seed": "1"}')
    assert tuple(told) == write_transcript(played.match)


async def test_a_match_that_the_journal_does_not_hold(capsys: Captured, journal: Path) -> None:
    said = complaint(capsys, "replay", str(journal), "--match", "nobody's")
    assert "no match “nobody's” (it holds 1)" in said


async def test_a_journal_that_the_rules_refuse(capsys: Captured, journal: Path) -> None:
    async with Journal(journal) as opened:
        (row,) = opened.matches()
        await opened.append([Entries(row.id, (JournalLine("move", "2 flip"),))])
    assert main(["replay", str(journal)]) == 1
    assert "move 8 (flip) is refused by arriba.turn" in capsys.readouterr().err


async def test_a_journal_with_a_damaged_line(capsys: Captured, journal: Path) -> None:
    async with Journal(journal) as opened:
        (row,) = opened.matches()
        await opened.append([Entries(row.id, (JournalLine("back", "far"),))])
    assert main(["replay", str(journal)]) == 1
    assert f"match {row.id} goes back to 'far', which is no number" in capsys.readouterr().err


def test_random_matches_are_counted(capsys: Captured) -> None:
    assert main(["simulate", "arriba", "--seats", "3", "--matches", "2", "--set", "rounds=1"]) == 0
    out = capsys.readouterr().out
    assert "(min / median / max)" in out
    assert "moves/s" in out


def test_the_referee_answers_line_by_line_and_ends_with_its_input() -> None:
    asked = b'{"do":"to_act"}\n\nnonsense\n{"do":"chance"}\n{"do":"outcome"}'
    with started("referee", "arriba", "--seats", "3", "--seed", "4") as process:
        out, error = process.communicate(asked)
    answers: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, True]
    assert (process.returncode, error) == (0, b"")


def test_a_broken_pipe_is_no_error() -> None:
    with started("referee", "arriba", "--seats", "3") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"do":"to_act"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"do":"to_act"}\n' * 3)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_an_interrupted_command_ends_without_a_traceback() -> None:
    with started("referee", "arriba", "--seats", "3") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"do":"to_act"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        # Its input stays open until it ended: the end of the input would end it, too.
        process.wait()
        _, error = process.communicate()
    assert (process.returncode, error) == (130, b"")


def test_a_closed_standard_output_is_no_error() -> None:
    with started("games", "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_box_that_cannot_start_reports_one_sentence(tmp_path: Path) -> None:
    config = tmp_path / "box.toml"
    (tmp_path / "file").touch()
    config.write_text(f'[journal]\npath = "{tmp_path}/file/journal"\n', encoding="utf-8")
    for wrong, said in ((config, b"cannot be opened"), (tmp_path / "none.toml", b"cannot be read")):
        with started("run", "--config", str(wrong)) as process:
            out, error = process.communicate()
        assert (process.returncode, out, error.count(b"\n")) == (1, b"", 1)
        assert said in error


def test_perft_counts_every_depth(capsys: Captured) -> None:
    assert main(["perft", "top_totem", "--depth", "3", "--set", "start=bacarta"]) == 0
    counts = [line.split(" ")[:2] for line in capsys.readouterr().out.splitlines()]
    assert counts == [["1", "24"], ["2", "576"], ["3", "17400"]]
