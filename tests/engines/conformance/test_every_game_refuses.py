"""Every rule of every game has one line that it refuses and one that it lets pass."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.match import Match, begin
from tests.engines.playing import Setup, drift, scripted, verdict_on

if TYPE_CHECKING:
    from engines.core.game import AnyGame

HERE = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    path = HERE.parent / name / "refusals.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


EXAMPLES = {name: _read(name) for name in GAMES}
RULES = tuple((game, rule.id) for game in GAMES.values() for rule in game.rules)

each_rule = pytest.mark.parametrize(("game", "rule"), RULES, ids=[rule for _, rule in RULES])


@each_rule
def test_the_rule_refuses_its_example(game: AnyGame, rule: str) -> None:
    assert verdict_on(_position(game, rule), _example(game, rule)["refused"]) == rule


@each_rule
def test_the_rule_lets_its_counterexample_pass(game: AnyGame, rule: str) -> None:
    example = _example(game, rule)
    match = _position(game, rule)
    match = match.undo() if "drift_to_end" in example else _after(match, example.get("then", ""))
    assert verdict_on(match, example["allowed"]) is None


def test_every_example_belongs_to_a_declared_rule(game: AnyGame) -> None:
    known = {_key(game, rule.id) for rule in game.rules}
    assert EXAMPLES[game.name].keys() <= known


def _key(game: AnyGame, rule: str) -> str:
    return rule.removeprefix(f"{game.name}.")


def _example(game: AnyGame, rule: str) -> dict[str, Any]:
    example: dict[str, Any] | None = EXAMPLES[game.name].get(_key(game, rule))
    assert example, f"tests/engines/{game.name}/refusals.toml has no example of {rule}"
    return example


def _position(game: AnyGame, rule: str) -> Match:
    example = _example(game, rule)
    setup = Setup(game, example["seats"], example.get("options", {}), seed=0)
    if "drift_to_end" in example:
        *_, last = drift(setup)
        return last.after
    return _after(begin(game, setup.seats, setup.options), example["lines"])


def _after(match: Match, lines: str) -> Match:
    return scripted(match, lines.strip().splitlines())
