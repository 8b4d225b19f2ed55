"""An owner's file of goals, from the command line and from the configuration."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES, find_game, use_overrides
from engines.core.match import begin
from engines.core.options import BadSetupError
from firmware_host.cli import main
from firmware_host.config.box import read_config
from firmware_host.config.overrides import use_overrides_from
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOW = "[pollution]\nforest = [1, 1, 1, 1, 6, 7]\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak English."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture(autouse=True)
def kept() -> Iterator[None]:
    """Put the built-in games back, whatever overrides a test used."""
    before = GAMES["totemix"]
    yield
    GAMES.add(before)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return an owner's file."""
    path = tmp_path / "mine.toml"
    path.write_text(LOW, encoding="utf-8")
    return path


def test_the_built_in_goals_are_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["goals"]) == 0
    told = capsys.readouterr().out
    assert "F   2  3  5  8 12 16  forest" in told
    assert "himalaya_belts: 6 placements, exchangeable: CFODV" in told
    assert "  D   V   M6  V   F" in told


def test_an_owners_numbers_are_shown(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["goals", str(mine)]) == 0
    assert "F   1  1  1  1  6  7  forest" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[goals.fleur]\nmap = '''C   X'''\n", "Goal fleur, line 1: “X” is no pile"),
        ("[pollution]\nsky = [1]\n", "pollution.sky has 1 numbers, 6 are needed."),
        ("[goals\n", "cannot be read"),
    ],
)
def test_a_mistake_is_reported_in_one_sentence(
    tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["goals", str(path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        use_overrides_from(tmp_path / "none.toml")
    assert caught.value.key == "file-unreadable"


def test_the_box_plays_with_the_file_of_its_configuration(tmp_path: Path, mine: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(f'[totemix]\ngoals = "{mine}"\n', encoding="utf-8")
    assert read_config(path).totemix.goals == str(mine)
    use_overrides_from(mine)
    state = begin(find_game("totemix"), 2, {}).state
    assert state.printed.numbers_of("forest", 6) == (1, 1, 1, 1, 6, 7)


def test_only_totemix_has_such_a_file() -> None:
    with pytest.raises(BadSetupError) as caught:
        use_overrides("arriba", {})
    assert caught.value.key == "game-fixed"


def test_matches_are_simulated_with_the_file(mine: Path) -> None:
    script = "import sys; from firmware_host.cli import main; sys.exit(main())"
    command = ("simulate", "totemix", "--seats", "2", "--matches", "1", "--goals", str(mine))
    done = subprocess.run(
        [sys.executable, "-c", script, *command], capture_output=True, check=False, timeout=50
    )
    assert done.returncode == 0, done.stderr


def test_a_box_with_a_wrong_file_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(f'[totemix]\ngoals = "{tmp_path / "none.toml"}"\n', encoding="utf-8")
    assert main(["run", "--config", str(path)]) == 2
    assert "none.toml" in capsys.readouterr().err
