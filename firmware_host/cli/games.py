"""`totembox games`: the games with their seats and options."""

from __future__ import annotations

import argparse
import dataclasses
import json
from typing import Any

from rich.table import Table
from rich.text import Text

from engines.catalog import GAMES
from engines.core.options import Option
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import say
from firmware_host.cli.terminal import Terminal
from firmware_host.texts.texts import translate, translations

_HIDDEN = ("choices", "unrecorded", "renamed")
"""What only reading old records needs; the choices are listed with their meaning."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def act(given: argparse.Namespace) -> int:
    """Print all games."""
    if given.json:
        listed = {"games": [describe(name) for name in GAMES]}
        say(json.dumps(listed, ensure_ascii=False, separators=(",", ":")))
        return 0
    console = Terminal()
    for name in GAMES:
        _print(console, name, cli_language())
    return 0


def describe(name: str) -> dict[str, Any]:
    """Return the game with its options and their meaning in every language."""
    seats, options = GAMES.settings(name)
    return {
        "name": name,
        "title": translations(name, "game-name"),
        "about": translations(name, "game-about"),
        "seats": [seats[0], seats[-1]],
        "options": [_describe_option(name, option) for option in options],
    }


def _describe_option(game: str, option: Option) -> dict[str, Any]:
    described = dataclasses.asdict(option).items()
    plain = {key: value for key, value in described if key not in _HIDDEN}
    meanings = {
        value: translations(game, f"option-{option.name}-{value}") for value in option.choices
    }
    return {**plain, "meaning": translations(game, f"option-{option.name}"), "choices": meanings}


def _print(console: Terminal, game: str, language: str) -> None:
    seats, options = GAMES.settings(game)
    title = translate(game, language, "game-name")
    console.print(Text.assemble((game, "bold"), f"  {title}, {seats[0]}-{seats[-1]}"))
    console.print(translate(game, language, "game-about"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("option", "default", "values", "meaning"):
        table.add_column(heading, overflow="fold")
    for option in options:
        meaning = translate(game, language, f"option-{option.name}")
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
