"""A command starts quickly because it imports what it needs: which modules, not how fast."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engines.catalog import GAMES
from firmware_host.cli import COMMANDS, main

SCRIPT = """
import sys
before = set(sys.modules)
from firmware_host.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(set(sys.modules) - before), file=sys.stderr)
"""
OURS = ("engines", "firmware_host", "hardware")
SLOW = ("asyncio", "email", "http", "logging", "multiprocessing", "sqlite3", "ssl")


def imported(*arguments: str) -> frozenset[str]:
    """Return the modules that the command imports in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments], capture_output=True, check=True, text=True
    )
    assert done.stdout
    return frozenset(done.stderr.split())


def packages(modules: frozenset[str]) -> frozenset[str]:
    """Return the top-level names."""
    return frozenset(module.partition(".")[0] for module in modules)


def test_the_help_imports_no_command_and_no_library() -> None:
    modules = imported("--help")
    assert {module for module in modules if module.startswith(OURS)} == {
        *("engines", "engines.core", "engines.core.options"),
        *("firmware_host", "firmware_host.cli"),
        *("firmware_host.table", "firmware_host.table.problems"),
    }
    assert packages(modules) <= {*sys.stdlib_module_names, *OURS}
    assert packages(modules).isdisjoint(SLOW)


def test_the_games_are_listed_without_their_rules_and_without_the_daemon() -> None:
    modules = imported("games")
    assert {f"engines.{name}.options" for name in GAMES} <= modules
    assert modules.isdisjoint(f"engines.{name}.game" for name in GAMES)
    rooms = {".".join(name.split(".")[:2]) for name in modules if name.startswith("firmware_host.")}
    assert rooms == {"firmware_host.cli", "firmware_host.table", "firmware_host.texts"}
    slow = {*SLOW, "aiohttp", "aiomqtt", "gpiozero", "hardware", "luma", "msgspec", "PIL", "segno"}
    assert packages(modules).isdisjoint(slow)


def test_one_game_is_played_without_the_others() -> None:
    modules = imported("simulate", "arriba", "--seats", "3", "--matches", "1", "--set", "rounds=1")
    assert modules & {f"engines.{name}.game" for name in GAMES} == {"engines.arriba.game"}


def test_the_box_starts_without_rules_search_and_tables_of_rich() -> None:
    modules = imported("run", "--help")
    assert "firmware_host.app.daemon" in modules
    assert modules.isdisjoint(f"engines.{name}.game" for name in GAMES)
    assert modules.isdisjoint({"engines.bots.top_totem.search_bot", "rich", "gpiozero", "luma"})


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"usage: totembox {command} " in capsys.readouterr().out
    assert callable(sys.modules[f"firmware_host.cli.{command.replace('-', '_')}"].act)
