"""Setting up: cubes, the map, animals, and the first clock."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engines.totemix import events
from engines.totemix.components import (
    CUBES,
    FIRST_OWN_CUBES,
    GENERAL_CUBES,
    LETTER_OF,
    OWN_CUBES,
    Tile,
    outer_tiles,
)
from engines.totemix.fall import consequences
from engines.totemix.state import Phase, Player, State
from engines.totemix.terrain import Terrain
from engines.totemix.totem import awakened

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.edition import Edition
    from engines.totemix.moves import Choose, Lay
    from engines.totemix.options import Options
    from engines.totemix.step import Going


def prepared(seats: int, options: Options, edition: Edition) -> State:
    """Return the table before the map is laid, cubes counted out (X-34, X-36, X-38)."""
    own = FIRST_OWN_CUBES if options.first_game else OWN_CUBES
    has_general = not options.first_game and options.chrono == "off"
    general = min(GENERAL_CUBES, CUBES - own * seats) if has_general else 0
    players = tuple(Player(reserve=own) for _ in range(seats))
    state = State(options, edition, players, general=general)
    return State(
        options,
        edition,
        players,
        general=general,
        spent=CUBES - own * seats - general,
        pile=outer_tiles(state.animals),
    )


def lay(going: Going, move: Lay) -> Going:
    """Lay the map; the terrains of an environment are numbered row by row."""
    counts: Counter[str] = Counter()
    piles: list[tuple[tuple[int, int], tuple[Tile, ...]]] = []
    for cell, environment in sorted(move.spots, key=lambda spot: spot[0][::-1]):
        letter = LETTER_OF[environment]
        counts[letter] += 1
        piles.append((cell, (Tile(f"{letter}{counts[letter]}"),)))
    polluted = tuple(pile[0] for cell, pile in piles if cell in move.polluted)
    terrain = Terrain(tuple(sorted(piles)), frozenset(polluted))
    told = events.MapLaid(len(piles), polluted)
    return going.change(phase=Phase.CHOOSE, terrain=terrain).tell(told)


def choose(going: Going, seat: Seat, move: Choose) -> Going:
    """Give the seat its animal, which may clean its first terrain; after the last play begins."""
    player = going.state.players[seat]
    going = going.change_player(
        seat,
        animal=move.animal,
        cell=move.cell,
        totem=awakened(move.animal),
        reserve=player.reserve - 1,
        most_tiles=1,
    ).tell(events.AnimalChosen(seat, move.animal, move.cell))
    going = consequences(going, (move.cell,))
    if any(other.animal is None for other in going.state.players):
        return going
    return going.change(phase=Phase.PLAY).tell(events.PlayBegan(going.state.general))
