"""A bench for totemix: worlds drawn as text, animals written down, moves as transcript lines."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING, Any

from engines.core.match import Match, begin
from engines.core.pieces import misplaced
from engines.core.seats import Seat
from engines.core.transcript import read_entry
from engines.core.verdicts import Illegal
from engines.totemix.components import CENTRE, CUBES, HOMES, TotemTile, strokes_of
from engines.totemix.game import Totemix
from engines.totemix.map.terrain import Terrain
from engines.totemix.state import Phase, Player, Stage, State
from engines.totemix.totem import Part, awakened
from tests.engines.playing import refusal_in, rules_in

if TYPE_CHECKING:
    from engines.totemix.components import Animal, Tile
    from engines.totemix.map.hexes import Cell

GAME = Totemix()
WORD = re.compile(r"([CFODMV]+)(?:!([0-9a-z]?))?")

STRIP = "C   F   O   D   M   V"
"""One clean terrain of each environment in a row: (0,0) to (5,0)."""
TWO_ROWS = """
C   F   O   D   M   V
  O   D   M   V   C   F
"""
"""Two of each, none beside one of its kind: rows (0..5, 0) and (0..5, 1)."""


def drawn(text: str) -> Terrain:
    """Return the map of a drawing: piles from the ground up, `F!8` polluted with its number.

    Numbers are one sign: c is 12, g is 16. The first word lies on (0,0); cells are four columns
    wide, each row two columns aside.
    """
    counts: dict[str, int] = {}
    piles: dict[Cell, tuple[Tile, ...]] = {}
    polluted: list[Tile] = []
    numbers: list[tuple[Tile, int]] = []
    lines = text.strip("\n").splitlines()
    origin = min(match.start() for match in re.finditer(r"\S+", lines[0]))
    for row, line in enumerate(lines):
        for word in re.finditer(r"\S+", line):
            found = WORD.fullmatch(word[0])
            assert found, word[0]
            step, rest = divmod(word.start() - origin - 2 * row, 4)
            assert rest == 0, f"{word[0]} is off the grid"
            pile = [_next(counts, letter) for letter in found[1]]
            piles[step, row] = tuple(pile)
            if found[2] is not None:
                polluted.append(pile[-1])
                numbers.append((pile[-1], int(found[2] or "2", 36)))
    lost = tuple(tile for tile in _all_tiles() if not any(tile in pile for pile in piles.values()))
    return Terrain(tuple(sorted(piles.items())), frozenset(polluted), tuple(sorted(numbers)), lost)


def _next(counts: dict[str, int], letter: str) -> Tile:
    counts[letter] = counts.get(letter, 0) + 1
    return next(tile for tile in _all_tiles() if tile == f"{letter}{counts[letter]}")


def _all_tiles() -> tuple[Tile, ...]:
    state: State = begin(GAME, 1, {}).state
    return state.tiles


class World:
    """A match in free play on a drawn map, with the events of its last call.

    A seat is written `bear 0,0 bear1* oryx2`: its animal, its pawn, its outer tiles, a star for a
    cube on them; the centre holds `cubes` cubes.
    """

    def __init__(self, map_: str, *seats: str, cubes: int = 1, **options: object) -> None:
        match = begin(GAME, len(seats), options)
        players = tuple(_player(match.state.players[0].reserve, text, cubes) for text in seats)
        held = {part.tile for player in players for _, part in player.totem.parts}
        spent = CUBES - match.state.general - sum(p.reserve + p.totem.cubes for p in players)
        state = dataclasses.replace(
            match.state,
            players=players,
            phase=Phase.PLAY,
            terrain=drawn(map_),
            pile=tuple(tile for tile in match.state.pile if tile not in held),
            spent=spent,
        )
        self.match: Match = dataclasses.replace(match, state=state)
        self.events: tuple[Any, ...] = ()
        self.check()

    @property
    def state(self) -> State:
        """Return where the match stands."""
        state: State = self.match.state
        return state

    @property
    def rules(self) -> set[str]:
        """Return the rules named by the events of the last call, without the name of the game."""
        return {rule.removeprefix("totemix.") for rule in rules_in(self.events)}

    @property
    def ending(self) -> str | None:
        """Return by which rule the match ended."""
        outcome = GAME.outcome(self.state)
        return outcome.rule.removeprefix("totemix.") if outcome else None

    def do(self, *lines: str) -> World:
        """Play lines of a transcript, each of which must be legal."""
        told: list[Any] = []
        for line in lines:
            entry = read_entry(GAME, line)
            applied = self.match.play(entry.seat, entry.move)
            assert not isinstance(applied, Illegal), f"{line}: {applied}"
            self.match = applied.state
            told += applied.events
            self.check()
        self.events = tuple(told)
        return self

    def check(self) -> None:
        """Fail if a piece is lost or doubled."""
        assert misplaced(GAME.inventory(self.state), GAME.pieces(self.state)) is None

    def refused(self, line: str) -> str | None:
        """Return the rule that refuses the line, or None when it is legal."""
        return refusal_in(GAME, self.state, line)

    def roll(self, seat: int, face: str, *dice: str) -> World:
        """Take the dice and let them show this."""
        at = f"@{self.state.clock_ns // 10**9 + 1}.000000000"
        return self.do(f"{seat} dice {at}", f"chance rolled {face} {' '.join(dice)}")

    def pile(self, cell: Cell) -> str:
        """Return the letters of a pile from the ground up; a polluted top is marked."""
        tiles = self.state.terrain.at.get(cell, ())
        mark = "!" if tiles and tiles[-1] in self.state.terrain.polluted else ""
        return "".join(tile[0] for tile in tiles) + mark

    def player(self, seat: int) -> Player:
        """Return what a seat has."""
        return self.state.players[seat]

    def pawn(self, seat: int) -> Cell | None:
        """Return where the seat's pawn stands."""
        return self.player(seat).cell

    def at_stage(self, seat: int, stage: Stage) -> World:
        """Put a seat into a stage, as if it had come there."""
        player = dataclasses.replace(self.player(seat), stage=stage)
        return self.with_state(self.state.with_player(Seat(seat), player))

    def with_state(self, state: State) -> World:
        """Go on from another state."""
        self.match = dataclasses.replace(self.match, state=state)
        return self


def _player(own: int, text: str, cubes: int) -> Player:
    name, cell, *tiles = text.split(" ")
    animal: Animal = next(animal for animal in HOMES if animal == name)
    totem = awakened(animal).with_part(CENTRE, Part(TotemTile(f"{animal}0"), cubes))
    for word in tiles:
        tile = TotemTile(word.rstrip("*"))
        place = strokes_of(tile) if totem.places[strokes_of(tile)] is None else totem.free[0]
        totem = totem.with_part(place, Part(tile, word.count("*")))
    q, _, r = cell.partition(",")
    return Player(
        animal=animal,
        cell=(int(q), int(r)),
        totem=totem,
        reserve=own - totem.cubes,
        most_tiles=totem.size,
    )
