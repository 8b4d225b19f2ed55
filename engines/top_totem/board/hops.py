"""Single hops: the steps and jumps of a man, and what forbids them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engines.core.seats import Seat
from engines.top_totem.board.bitboard import Board, bit
from engines.top_totem.components import (
    BARRED,
    ENCLOSURE,
    FORWARD,
    SQUARES,
    Kind,
    between,
    is_step,
    other,
)
from engines.top_totem.moves import Path
from engines.top_totem.options import Options

_REACH = (1, 8, 14, 18)


@dataclass(frozen=True, slots=True)
class Hop:
    """One hop of a man, on the board before the hop; a step has no victim."""

    board: Board
    seat: Seat
    kind: Kind
    start: int
    end: int

    @property
    def victim(self) -> int:
        """Return the square that is jumped over, 0 for a step."""
        return between(self.start, self.end)

    @property
    def is_jump(self) -> bool:
        """Tell whether this is a diagonal jump."""
        return bool(self.victim)

    def after(self) -> Board:
        """Return the board after the hop."""
        return self.board.hopped(self.seat, self.start, self.end, self.victim)


def trail(board: Board, seat: Seat, kind: Kind, path: Path) -> tuple[Hop, ...]:
    """Return the hops of a path, each on the board after the hops before it."""
    hops: list[Hop] = []
    for start, end in pairwise(path):
        hops.append(Hop(board, seat, kind, start, end))
        board = hops[-1].after()
    return tuple(hops)


def goes_back(hop: Hop, options: Options) -> bool:
    """Tell whether a pedestrian steps back, other than around the totem (P-01, P-02)."""
    if hop.kind is Kind.RIDER or hop.is_jump or hop.end - hop.start != -FORWARD[hop.seat]:
        return False
    stays_inside = hop.start in ENCLOSURE and hop.end in ENCLOSURE
    return not (stays_inside and options.enclosure_walk == "free")


def crosses_totem(hop: Hop) -> bool:
    """Tell whether the hop is a step across the place of the totem (P-07)."""
    return (hop.start, hop.end) in BARRED


def is_blocked(hop: Hop) -> bool:
    """Tell whether the hop ends on an occupied square."""
    return bool(hop.board.taken_squares & bit(hop.end))


def trespasses(hop: Hop) -> bool:
    """Tell whether a rider would enter the enclosure (P-08)."""
    return hop.kind is Kind.RIDER and hop.end in ENCLOSURE


def takes_nobody(hop: Hop) -> bool:
    """Tell whether a jump passes over no man of the other side."""
    return hop.is_jump and not hop.board.side(other(hop.seat)) & bit(hop.victim)


def breaks_sanctuary(hop: Hop) -> bool:
    """Tell whether a rider would capture a man in the enclosure (P-08)."""
    return hop.kind is Kind.RIDER and hop.victim in ENCLOSURE


def crosses_border(hop: Hop, options: Options) -> bool:
    """Tell whether a closed border separates a pedestrian from the victim (P-09)."""
    if options.border_captures or not hop.is_jump:
        return False
    return (hop.start in ENCLOSURE) != (hop.victim in ENCLOSURE)


def is_hop(hop: Hop, options: Options) -> bool:
    """Tell whether the hop is allowed on its own, apart from its turn."""
    return (is_step(hop.start, hop.end) or hop.is_jump) and not (
        is_blocked(hop)
        or takes_nobody(hop)
        or crosses_totem(hop)
        or goes_back(hop, options)
        or trespasses(hop)
        or breaks_sanctuary(hop)
        or crosses_border(hop, options)
    )


def hops_from(board: Board, seat: Seat, square: int, options: Options) -> Iterator[Hop]:
    """Return every allowed first hop of the man on a square."""
    kind = board.kind_at(seat, square)
    for reach in _REACH if kind is not None else ():
        for end in (square - reach, square + reach):
            if end in SQUARES and kind is not None:
                hop = Hop(board, seat, kind, square, end)
                if is_hop(hop, options):
                    yield hop


def jumps_from(board: Board, seat: Seat, square: int, options: Options) -> tuple[Hop, ...]:
    """Return every allowed capture of the man on a square."""
    return tuple(hop for hop in hops_from(board, seat, square, options) if hop.is_jump)
