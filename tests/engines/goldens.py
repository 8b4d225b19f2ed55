"""Golden transcripts: every move of a match with its events, as a text that people can read."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.catalog import find_game
from engines.core.match import Match, begin
from engines.core.plain import kind_of
from engines.core.transcript import read_entry, write_entry, write_head
from tests.engines.playing import Setup, drift, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engines.playing import Played

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Golden:
    """One golden transcript: where it lies and how it is played."""

    game: str
    name: str
    recipe: dict[str, Any]

    def __str__(self) -> str:
        """Return the name of the test case."""
        return f"{self.game}-{self.name}"

    @property
    def path(self) -> Path:
        """Return the file that holds the expected text."""
        return HERE / self.game / "golden" / f"{self.name}.txt"

    def moves(self) -> Iterator[Played]:
        """Play it: the written lines, or a random match of the given seed."""
        setup = Setup(
            find_game(self.game),
            self.recipe["seats"],
            self.recipe.get("options", {}),
            self.recipe.get("seed", 0),
        )
        lines = self.recipe.get("lines")
        return drift(setup) if lines is None else _scripted(setup, lines)

    def text(self) -> str:
        """Return the transcript, each move followed by its events as remarks."""
        lines: list[str] = []
        for step in self.moves():
            lines += () if lines else write_head(step.before)
            lines.append(write_entry(step.after.game, step.entry))
            lines += (f"#   {written(event)}" for event in step.events)
        return "\n".join(lines) + "\n"


def recipes(game: str) -> tuple[Golden, ...]:
    """Return the golden transcripts that the game's golden.toml asks for."""
    path = HERE / game / "golden.toml"
    if not path.exists():
        return ()
    table = tomllib.loads(path.read_text("utf-8"))
    return tuple(Golden(game, name, recipe) for name, recipe in table.items())


def written(event: Any) -> str:
    """Return an event in one line: its kind and its fields."""
    pairs = (f"{field.name}={_plain(getattr(event, field.name))}" for field in fields(event))
    return " ".join((kind_of(event), *pairs))


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return "[" + " ".join(_plain(item) for item in value) + "]"
    return str(value)


def _scripted(setup: Setup, lines: str) -> Iterator[Played]:
    match: Match = begin(setup.game, setup.seats, setup.options)
    for line in lines.strip().splitlines():
        entry = read_entry(match.game, line.strip())
        step = played(match, entry.seat, entry.move)
        yield step
        match = step.after
