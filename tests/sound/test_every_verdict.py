"""Every verdict of every game reaches people by light, by sound and by text."""

from __future__ import annotations

from functools import cache
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final

import pytest

from engines.catalog import GAMES
from engines.core.notation import NS_PER_SECOND
from engines.core.plain import plain_event
from firmware_host.panel.displays.find import find_display
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from firmware_host.sound.choice import game_sounds
from firmware_host.texts.texts import LANGUAGES, Sentences
from firmware_host.wire.contract.values import Values
from tests.engines.goldens import recipes
from tests.engines.playing import drift, setups

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match
    from tests.engines.playing import Played

MIXES: Final = 12
MOVES: Final = 1_500
EXAMPLES: Final = 2
TICKS: Final = tuple(range(0, 160, 8))
"""Pages of a screen turn by themselves: what is on one of them is shown."""
LIT_BY_THE_PRESS: Final = {("arriba", "late")}
"""Verdicts on a press that changes nothing: the lamp of its button answers it at once."""


@cache
def steps_with_verdicts(game: str) -> dict[str, tuple[Played, ...]]:
    """Return some moves for each kind of verdict: of the golden matches, then of random ones."""
    found: dict[str, list[Played]] = {}
    golden = (one.moves() for one in recipes(game))
    random = (islice(drift(setup), MOVES) for setup in setups(GAMES[game], MIXES))
    for played in chain(golden, random):
        for step in played:
            for event in verdicts(step):
                examples = found.setdefault(event["kind"], [])
                if len(examples) < EXAMPLES:
                    examples.append(step)
        if kinds(game) <= found.keys():
            break
    return {kind: tuple(steps) for kind, steps in found.items()}


def kinds(game: str) -> set[str]:
    """Return the kinds of events that name a rule."""
    events = Values(GAMES[game]).events()
    return {
        event.__annotations__["kind"].__args__[0]
        for event in events
        if "rule" in event.__annotations__
    }


def told(step: Played) -> list[dict[str, Any]]:
    """Return what everybody hears of a move."""
    game = step.after.game
    heard = (game.event_for(event, None) for event in step.events)
    return [plain_event(event) for event in heard if event is not None]


def verdicts(step: Played) -> list[dict[str, Any]]:
    """Return the verdicts among them."""
    return [event for event in told(step) if event.get("rule")]


def shown(match: Match, at: int) -> Any:
    """Return all screens and lights of a match, so many ticks later."""
    game = match.game
    display = find_display(game.name)
    assert display is not None
    view, kit = game.view(match.state, None), kit_of(game.name, "en")
    awaited = {int(seat): by for seat, by in game.awaited(match.state).items()}
    # Every tick is a moment after the move, so that running clocks differ from standing ones.
    tick = Tick(at, at, now_ns=game.clock(match.state) + NS_PER_SECOND, awaited=awaited)
    seats = (display.seat(kit, view, seat, tick) for seat in range(match.seats))
    return display.referee(kit, view, tick), display.lights(view, 36, tick), tuple(seats)


def examples() -> Iterator[Any]:
    """Yield every game that has a display, with every kind of verdict that it has.

    The default display shows the last verdict of any game.
    """
    for game in filter(find_display, GAMES):
        yield from (pytest.param(game, kind, id=f"{game}-{kind}") for kind in sorted(kinds(game)))


@pytest.mark.parametrize(("game", "kind"), list(examples()))
def test_a_verdict_is_seen_heard_and_read(game: str, kind: str) -> None:
    steps = steps_with_verdicts(game).get(kind, ())
    assert steps, f"no match of {game} comes to {kind}"
    for step in steps:
        assert any(game_sounds(game).cue_of(event) for event in told(step)), "it is not heard"
        for event in verdicts(step):
            texts = {Sentences().verdict(game, language, event) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES), "it is not read in both languages"
        is_seen = any(shown(step.before, at) != shown(step.after, at) for at in TICKS)
        assert is_seen or (game, kind) in LIT_BY_THE_PRESS, "it is not seen"
