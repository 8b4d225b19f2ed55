"""`totembox games`: what can be played, with how many, and what can be settled before."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from engines.catalog import GAMES
from engines.core.options import options_of
from firmware_host import wire
from firmware_host.cli.language import cli_language
from firmware_host.texts import both, say

if TYPE_CHECKING:
    import argparse

    from engines.core.game import AnyGame
    from engines.core.options import Option


def add_to(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("games", help="list the games, their seats and options")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(act=act)


def act(given: argparse.Namespace) -> int:
    """Print all games."""
    if given.json:
        print(wire.encode({"games": [describe(game) for game in GAMES.values()]}).decode())
        return 0
    console = Console()
    for game in GAMES.values():
        _print(console, game, cli_language())
    return 0


def describe(game: AnyGame) -> dict[str, Any]:
    """Return the game with its options and their meaning in every language."""
    return {
        "name": game.name,
        "title": both(game.name, "game-name"),
        "about": both(game.name, "game-about"),
        "seats": [game.seats[0], game.seats[-1]],
        "options": [_describe_option(game, option) for option in options_of(game.options)],
    }


def _describe_option(game: AnyGame, option: Option) -> dict[str, Any]:
    plain = {key: value for key, value in dataclasses.asdict(option).items() if key != "choices"}
    meanings = {value: both(game.name, f"option-{option.name}-{value}") for value in option.choices}
    return {**plain, "meaning": both(game.name, f"option-{option.name}"), "choices": meanings}


def _print(console: Console, game: AnyGame, language: str) -> None:
    title = say(game.name, language, "game-name")
    console.print(f"[bold]{game.name}[/bold]  {title}, {game.seats[0]}-{game.seats[-1]}")
    console.print(say(game.name, language, "game-about"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("option", "default", "values", "meaning"):
        table.add_column(heading, overflow="fold")
    for option in options_of(game.options):
        meaning = say(game.name, language, f"option-{option.name}")
        table.add_row(option.name, _plain(option.default), _values(option), meaning)
    console.print(table)


def _values(option: Option) -> str:
    match option.kind:
        case "flag":
            return "true, false"
        case "whole":
            return f"{option.low}..{option.high}"
        case "choice":
            return ", ".join(option.choices)


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
