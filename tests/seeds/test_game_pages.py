"""The page of each game for players and organisers tells what its engine does."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

import pytest

from engines.catalog import GAMES
from engines.core.options import Option, options_of
from tests.seeds.fluent_files import load_toml

if TYPE_CHECKING:
    from engines.core.game import AnyGame

DOCS = Path(__file__).parents[2] / "docs"
RULINGS = {
    "arriba": ("A", 41),
    "tschukka": ("T", 63),
    "coups_bas": ("C", 45),
    "totemix": ("X", 54),
    "top_totem": ("P", 37),
}

every_game = pytest.mark.parametrize("game", [GAMES[name] for name in RULINGS], ids=[*RULINGS])


def rulings_of(game: AnyGame) -> list[str]:
    letter, count = RULINGS[game.name]
    return [f"{letter}-{number:02d}" for number in range(1, count + 1)]


def rows(game: AnyGame, heading: str) -> list[list[str]]:
    """Return the cells of the table under a heading, without its head."""
    page = (DOCS / f"{game.name}.md").read_text(encoding="utf-8")
    part = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def others(option: Option) -> str:
    if option.kind == "whole":
        return f"{option.low} to {option.high}"
    values = option.choices[1:] or (plain(not option.default),)
    return ", ".join(f"`{value}`" for value in values)


def find(game: AnyGame, name: str) -> object:
    if name.startswith("hardware."):
        return import_module(name)
    module, _, function = name.partition(".")
    return resolve_name(f"engines.{game.name}.{module}:{function}")


@every_game
def test_the_settings_are_those_of_the_engine(game: AnyGame) -> None:
    told = [(row[0], row[1], row[2], row[4]) for row in rows(game, "Settings")]
    assert told == [
        (
            f"`{option.name}`",
            f"`{plain(option.default)}`",
            others(option),
            ", ".join(option.rulings) or "-",
        )
        for option in options_of(game.options)
    ]


@every_game
def test_all_rulings_are_listed_in_order(game: AnyGame) -> None:
    assert [row[0] for row in rows(game, "Rulings")] == rulings_of(game)


@every_game
def test_a_setting_that_changes_a_ruling_is_told_with_the_digest_of_a_rule(game: AnyGame) -> None:
    """The page tells a changed setting with each digest that rests on one of its rulings."""
    digests = load_toml(game.name, "rules.toml")["rules"].values()
    rested = {ruling for digest in digests for ruling in digest["rulings"]}
    for option in options_of(game.options):
        assert not option.rulings or rested.intersection(option.rulings), option.name


@every_game
def test_every_ruling_of_a_digest_or_setting_is_listed(game: AnyGame) -> None:
    digests = load_toml(game.name, "rules.toml")["rules"].values()
    rested = {ruling for digest in digests for ruling in digest["rulings"]}
    rested |= {ruling for option in options_of(game.options) for ruling in option.rulings}
    assert rested <= set(rulings_of(game))


@every_game
def test_a_ruling_points_to_code_that_exists(game: AnyGame) -> None:
    for ruling, _, code, _ in rows(game, "Rulings"):
        assert named(code), ruling
        for name in named(code):
            assert find(game, name) is not None, f"{ruling}: {name}"


@every_game
def test_a_ruling_names_its_settings_or_says_why_there_is_none(game: AnyGame) -> None:
    options = options_of(game.options)
    for ruling, _, _, setting in rows(game, "Rulings"):
        opened_by = {option.name for option in options if ruling in option.rulings}
        told = set(named(setting))
        assert opened_by <= told, ruling
        assert told <= {option.name for option in options}, ruling
        assert told or setting.startswith("none: "), ruling
