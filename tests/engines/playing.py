"""Matches for tests: seeded random play, and scripts of transcript lines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from engines.bots.random_bot import choose
from engines.core.judge import apply
from engines.core.match import Entry, Match, begin
from engines.core.options import Option, Value, options_of
from engines.core.pieces import misplaced
from engines.core.transcript import read_entry
from engines.core.verdicts import Applied, Illegal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from engines.core.game import AnyGame
    from engines.core.seats import Seat

ENDLESS = 50_000


@dataclass(frozen=True, slots=True, eq=False)
class Setup:
    """How a match is set up."""

    game: AnyGame
    seats: int
    options: Mapping[str, object]
    seed: int

    def __str__(self) -> str:
        """Return the name of the test case."""
        changed = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{self.seed}-{changed[:60] or 'defaults'}"


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a match: the match before and after it, and its events."""

    before: Match
    entry: Entry
    after: Match
    events: tuple[Any, ...]


def seeded(seed: int) -> Random:
    """Return a deterministic random source."""
    return Random(seed)  # noqa: S311 - tests need repeatable numbers, not secret ones


def setups(game: AnyGame, mixes: int) -> Iterator[Setup]:
    """Return a spread of seat counts under default options, then under random mixes of them."""
    counts = sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
    short = {option.name: 1 for option in options_of(game.options) if option.name == "rounds"}
    yield from (Setup(game, seats, short, seed) for seed, seats in enumerate(counts))
    for seed in range(mixes):
        random = seeded(seed)
        seats = random.choice(counts)
        yield Setup(game, seats, mixed_options(game, random, seats), seed)


def mixed_options(game: AnyGame, random: Random, seats: int) -> dict[str, Value]:
    """Return a random value for every option, drawn again while the game refuses the whole."""
    while True:
        given = {option.name: _value(option, random) for option in options_of(game.options)}
        try:
            begin(game, seats, given)
        except ValueError:
            continue
        return given


def drift(setup: Setup) -> Iterator[Played]:
    """Play a random match to its end, move by move."""
    random = seeded(setup.seed)
    match = begin(setup.game, setup.seats, setup.options)
    while setup.game.outcome(match.state) is None:
        seat, move = choose(setup.game, match.state, setup.seats, random)
        step = played(match, seat, move)
        yield step
        match = step.after
        assert match.number < ENDLESS, f"{setup} does not end"
    assert match.number, f"{setup} is over before it begins"


@lru_cache(maxsize=1)
def whole_match(setup: Setup) -> tuple[Played, ...]:
    """Return a random match, shared by the tests of a setup, which follow each other."""
    return tuple(drift(setup))


def played(match: Match, seat: Seat, move: Any) -> Played:
    """Play a move that must be legal."""
    applied = match.play(seat, move)
    assert isinstance(applied, Applied), f"{match.game.write(move)!r} of {seat}: {applied}"
    return Played(match, Entry(seat, move), applied.state, applied.events)


def scripted(match: Match, lines: Iterable[str]) -> Match:
    """Return the match after lines of a transcript, each of which must be legal."""
    for line in lines:
        entry = read_entry(match.game, line)
        match = played(match, entry.seat, entry.move).after
    return match


def verdict_on(match: Match, line: str) -> str | None:
    """Return the rule that refuses the line, or None when it is legal."""
    entry = read_entry(match.game, line)
    applied = match.play(entry.seat, entry.move)
    return applied.rule if isinstance(applied, Illegal) else None


def refusal_in(game: AnyGame, state: Any, line: str) -> str | None:
    """Return the rule that refuses the line, without the name of its game, or None."""
    entry = read_entry(game, line)
    applied = apply(game, state, entry.seat, entry.move)
    return applied.rule.removeprefix(f"{game.name}.") if isinstance(applied, Illegal) else None


def made(game: AnyGame, state: Any, lines: Iterable[str]) -> tuple[Any, tuple[Any, ...]]:
    """Return the state after lines that must be legal, and what they told; no piece gets lost."""
    told: tuple[Any, ...] = ()
    for line in lines:
        entry = read_entry(game, line)
        applied = apply(game, state, entry.seat, entry.move)
        assert isinstance(applied, Applied), f"{line}: {applied}"
        state, told = applied.state, (*told, *applied.events)
        assert misplaced(game.inventory(state), game.pieces(state)) is None, line
    return state, told


def rules_in(events: Iterable[Any]) -> set[str]:
    """Return the rule ids that the events name."""
    return {event.rule for event in events if hasattr(event, "rule")}


def _value(option: Option, random: Random) -> Value:
    match option.kind:
        case "flag":
            return random.choice((True, False))
        case "choice":
            return random.choice(option.choices)
        case "whole":
            return random.choice((option.low, option.default))
