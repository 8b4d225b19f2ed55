"""The set-up: cubes, the map, and the animals."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import replace
from engines.totemix import events
from engines.totemix.components import (
    CUBES,
    FIRST_OWN_CUBES,
    GENERAL_CUBES,
    LETTER_OF,
    LETTERS,
    OWN_CUBES,
    TILES_EACH,
    Tile,
    outer_tiles,
    terrains,
)
from engines.totemix.goals.printed import PrintedData
from engines.totemix.map.hexes import only
from engines.totemix.map.terrain import Terrain
from engines.totemix.moves import Choose, Lay
from engines.totemix.options import Options
from engines.totemix.play.losses import consequences
from engines.totemix.play.progress import Progress
from engines.totemix.state import Phase, Player, State
from engines.totemix.totem import awakened


def start_state(seats: int, options: Options, printed: PrintedData) -> State:
    """Return the state before the map is laid, with the cubes shared out (X-34, X-36, X-38)."""
    own = FIRST_OWN_CUBES if options.first_game else OWN_CUBES
    has_general = not options.first_game and options.chrono == "off"
    general = min(GENERAL_CUBES, CUBES - own * seats) if has_general else 0
    players = tuple(Player(reserve=own) for _ in range(seats))
    state = State(options, printed, players, general=general)
    return replace(state, spent=CUBES - own * seats - general, pile=outer_tiles(state.animals))


def lay(progress: Progress, move: Lay) -> Progress:
    """Lay the map; the terrains of an environment are numbered row by row."""
    counts = dict.fromkeys(LETTERS, 0)
    piles: list[tuple[tuple[int, int], tuple[Tile, ...]]] = []
    for cell, environment in sorted(move.spots, key=lambda spot: spot[0][::-1]):
        letter = LETTER_OF[environment]
        counts[letter] += 1
        tile = terrains(TILES_EACH)[LETTERS.index(letter) * TILES_EACH + counts[letter] - 1]
        piles.append((only(cell), (tile,)))
    polluted = tuple(pile[0] for cell, pile in piles if cell in move.polluted)
    terrain = Terrain(tuple(sorted(piles)), frozenset(polluted))
    told = events.MapLaid(len(piles), polluted)
    return progress.change(phase=Phase.CHOOSE, terrain=terrain).tell(told)


def choose(progress: Progress, seat: Seat, move: Choose) -> Progress:
    """Give the seat its animal, which may clean its first terrain; the last one begins play."""
    player = progress.state.players[seat]
    progress = progress.change_player(
        seat,
        animal=move.animal,
        cell=move.cell,
        totem=awakened(move.animal),
        reserve=player.reserve - 1,
        most_tiles=1,
    ).tell(events.AnimalChosen(seat, move.animal, move.cell))
    progress = consequences(progress, (move.cell,))
    if any(other.animal is None for other in progress.state.players):
        return progress
    return progress.change(phase=Phase.PLAY).tell(events.PlayBegan(progress.state.general))
