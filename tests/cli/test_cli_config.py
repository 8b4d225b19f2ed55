"""`totembox config`: the files that an installed program brings along."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from firmware_host.cli import main
from firmware_host.config.box import read_config
from firmware_host.hall.settings import read_hall

CONFIG = Path(__file__).parents[2] / "config"

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", ["box", "pi", "tags", "hall"])
def test_a_file_is_shown_as_it_is(name: str, capsys: Captured) -> None:
    assert main(["config", "show", name]) == 0
    assert capsys.readouterr().out == (CONFIG / f"{name}.toml").read_text()


def test_a_new_file_is_written_and_can_be_used(tmp_path: Path, capsys: Captured) -> None:
    assert main(["config", "init", "pi", str(tmp_path)]) == 0
    assert main(["config", "init", "hall", str(tmp_path / "own.toml")]) == 0
    assert read_config(tmp_path / "pi.toml").box.hardware == "pi"
    assert read_hall(tmp_path / "own.toml").web.port == 8090
    assert capsys.readouterr().out.splitlines() == [
        str(tmp_path / "pi.toml"), str(tmp_path / "own.toml"),
    ]  # fmt: skip


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "box.toml").write_text("mine")
    assert main(["config", "init", "box", str(tmp_path)]) == 2
    assert "box.toml" in capsys.readouterr().err
    assert (tmp_path / "box.toml").read_text() == "mine"


def test_the_unit_starts_the_program_that_prints_it(capsys: Captured) -> None:
    assert main(["config", "show", "service"]) == 0
    (start,) = (
        line for line in capsys.readouterr().out.splitlines() if line.startswith("ExecStart=")
    )
    assert start.split()[0] == f"ExecStart={Path(sys.executable).with_name('totembox')}"
