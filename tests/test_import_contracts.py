"""The import contracts cover new modules: a forbidden import in one of them is reported."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Mapping

PROJECT = Path(__file__).parent.parent
PACKAGES = ("engines", "hardware", "firmware_host")
# The imports that each contract reports; one import may break two of them.
FORBIDDEN = {
    "the core of the engines does not import a game": {
        ("engines.core.new_part", "engines.arriba.game")
    },
    "games import only the core": {
        ("engines.core.new_part", "engines.arriba.game"),
        ("engines.newgame.rules", "engines.totemix.options"),
    },
    "engines are pure: no clock, no dice, no files, no loop, no other package": {
        ("engines.newgame.deal", "random"),
        ("engines.newgame.press", "hardware.ports"),
    },
    "engines and hardware are independent": {("engines.newgame.press", "hardware.ports")},
    "hardware does not import the host": {("hardware.new_sensor", "msgspec")},
    "only the Pi drivers import device libraries": {("hardware.new_device", "gpiod")},
    "drivers and simulators are independent": {("hardware.sim.new_part", "hardware.pi.buttons")},
    "only the composition root imports drivers, simulators and the command line": {
        ("firmware_host.newroom.device", "hardware.pi.lamps"),
    },
    "the guard's process loads the standard library only": {
        ("firmware_host.guard.new_part", "msgspec"),
    },
    "the frontends of the table do not import each other": {
        ("firmware_host.newroom.frontend", "firmware_host.web.frontend"),
    },
    "menus import no screen, no device and no frontend": {
        ("firmware_host.menu.new_part", "firmware_host.panel.panel"),
    },
    "the host imports games through the catalog, and a display only its own game": {
        ("firmware_host.newroom.rules", "engines.arriba.game"),
    },
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the packages with their contracts."""
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    for package in PACKAGES:
        shutil.copytree(
            PROJECT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__")
        )
    return tmp_path


def add_import(copy: Path, module: str, imported: str) -> None:
    """Write a new module, in a new package if need be, that imports another."""
    path = copy.joinpath(*module.split(".")).with_suffix(".py")
    path.parent.mkdir(exist_ok=True)
    path.parent.joinpath("__init__.py").touch()
    path.write_text(f"import {imported}\n", encoding="utf-8")


def broken_contracts(copy: Path) -> Mapping[str, set[tuple[str, str]]]:
    """Return the forbidden imports that import-linter reports, by contract."""
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=copy,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    reported: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    contract = ""
    for line in done.stdout.partition("Broken contracts")[2].splitlines():
        contract = line if line in FORBIDDEN else contract
        for chain in re.findall(r"(\S+) -> (\S+) \(l\.\d+\)", line):
            reported[contract].add(chain)
    return reported


def test_every_contract_has_a_forbidden_import() -> None:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    assert {contract["name"] for contract in contracts} == FORBIDDEN.keys()


def test_a_forbidden_import_in_a_new_module_is_reported_and_nothing_else(copy: Path) -> None:
    for module, imported in set().union(*FORBIDDEN.values()):
        add_import(copy, module, imported)
    assert broken_contracts(copy) == FORBIDDEN
