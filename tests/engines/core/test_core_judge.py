"""The judge asks, in their order, the rules that concern the kind of a move, and no other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.game import Rule
from engines.core.judge import by_rules, judge
from engines.core.seats import FIRST_SEAT
from engines.top_totem.game import TopTotem

if TYPE_CHECKING:
    from engines.core.verdicts import Facts


@dataclass(frozen=True, slots=True)
class Step:
    """A move of one kind."""


@dataclass(frozen=True, slots=True)
class Jump:
    """A move of another kind."""


def test_a_rule_is_asked_about_the_moves_that_it_concerns() -> None:
    asked: list[str] = []

    def rule(name: str, *kinds: type[Any]) -> Rule[Any, Any]:
        def check(state: object, *_: object) -> Facts | None:
            asked.append(name)
            return {"by": name} if name == state else None

        return Rule(name, check, kinds)

    class Hopping(TopTotem):
        rules = (rule("jumps", Jump), rule("all"), rule("steps", Step), rule("both", Step, Jump))

        def fast_is_legal(self, state: object, *_: object) -> bool:
            return state == "usual"

    game: Any = Hopping()
    assert judge(game, "nothing", FIRST_SEAT, Step()) is None
    assert asked == ["all", "steps", "both"]
    asked.clear()
    refusal = judge(game, "all", FIRST_SEAT, Jump())
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("all", {"by": "all"})
    assert asked == ["jumps", "all"]
    asked.clear()
    assert judge(game, "usual", FIRST_SEAT, Step()) is None
    assert asked == []
    assert by_rules(game, "usual", FIRST_SEAT, Step()) is None
    assert asked == ["all", "steps", "both"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_its_own_rules_only(name: str) -> None:
    game = GAMES[name]
    ids = {rule for rule, _ in game.checks(Step)}
    assert ids == {rule.id for rule in game.rules if not rule.concerns}
