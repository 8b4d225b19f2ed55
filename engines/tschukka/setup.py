"""The village before the first round: the owners of the families and their first goods."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.seats import Seat
from engines.tschukka.changes import Change
from engines.tschukka.components import COLOURS, FIRST_BIRDS, Family
from engines.tschukka.options import Options
from engines.tschukka.play.housing import FOUNDERS
from engines.tschukka.play.ledger import noted
from engines.tschukka.state import Clan, State, all_birds

_SEATS_WITH_TWO_FAMILIES = 2


def owners_of(seats: int, options: Options) -> tuple[Seat, ...]:
    """Return the owner of each family; two seats own two each, alternating or paired (T-40)."""
    if seats != _SEATS_WITH_TWO_FAMILIES:
        return tuple(Seat(seat) for seat in range(seats))
    places = (0, 1, 0, 1) if options.two_seats == "alternate" else (0, 0, 1, 1)
    return tuple(Seat(seat) for seat in places)


def prepared(owners: tuple[Seat, ...], options: Options) -> State:
    """Return the village as the rulebook sets it up, with the changes for the real board.

    The founders are not among them yet: they come onto the board when they are housed.
    """
    clans = tuple(Clan(camp=FOUNDERS) for _ in owners)
    supply = all_birds(options) - FIRST_BIRDS * len(clans)
    state = State(options, owners, clans, supply=supply, chosen=((),) * len(clans))
    return noted(
        state, *(change for family in sorted(state.turn_order) for change in _gear(family))
    )


def _gear(family: Family) -> Iterator[Change]:
    yield Change(COLOURS[family], "pen", "bird", "add", FIRST_BIRDS, "setup")
    yield Change(COLOURS[family], "pole", "piece", "add", 1, "setup")
