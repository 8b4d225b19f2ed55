"""The village before the first round: the owners of the families and their first goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.seats import Seat
from engines.tschukka.changes import Change
from engines.tschukka.components import COLOURS, FIRST_BIRDS, Family
from engines.tschukka.options import FAMILY_LETTERS, Options
from engines.tschukka.play.housing import FOUNDERS
from engines.tschukka.play.ledger import noted
from engines.tschukka.state import NO_CLAN, NO_SEAT, Clan, State, all_birds

_SEATS_WITH_TWO_FAMILIES = 2


def owners_of(seats: int, two_seats: str) -> tuple[Seat, ...]:
    """Return whose family comes where round the table.

    Two seats own two families each, alternating or paired (T-40).
    """
    if seats != _SEATS_WITH_TWO_FAMILIES:
        return tuple(Seat(seat) for seat in range(seats))
    places = (0, 1, 0, 1) if two_seats == "alternate" else (0, 0, 1, 1)
    return tuple(Seat(seat) for seat in places)


def order_for(colours: Sequence[str], two_seats: str) -> str:
    """Return the order of the families in which each seat has the one of its button's colour.

    A second family, and a seat whose button has none of the four colours, get one that is left.
    """
    order: list[str] = [""] * len(COLOURS)
    owners = owners_of(len(colours), two_seats)
    for seat, colour in enumerate(colours):
        if colour in COLOURS:
            order[owners.index(Seat(seat))] = colour
    left = iter(colour for colour in COLOURS if colour not in order)
    return "".join((colour or next(left))[0] for colour in order)


def seated(seats: int, options: Options) -> tuple[tuple[Family, Seat], ...]:
    """Return the families round the table with their owners, in the printed order by default."""
    letters = FAMILY_LETTERS if options.families == "buttons" else options.families
    owners = owners_of(seats, options.two_seats)
    return tuple(
        (Family(FAMILY_LETTERS.index(letter)), owner)
        for letter, owner in zip(letters, owners, strict=False)
    )


def prepared(seats: int, options: Options) -> State:
    """Return the village as the rulebook sets it up, with the changes for the real board.

    The founders are not among them yet: they come onto the board when they are housed.
    """
    owners = dict(seated(seats, options))
    families = tuple(Family(place) for place in range(len(COLOURS)))
    state = State(
        options,
        tuple(owners.get(family, NO_SEAT) for family in families),
        tuple(Clan(camp=FOUNDERS) if family in owners else NO_CLAN for family in families),
        order=tuple(owners),
        first=next(iter(owners)),
        supply=all_birds(options) - FIRST_BIRDS * len(owners),
        chosen=((),) * len(COLOURS),
    )
    return noted(state, *(change for family in state.order for change in _gear(family)))


def _gear(family: Family) -> Iterator[Change]:
    yield Change(COLOURS[family], "pen", "bird", "add", FIRST_BIRDS, "setup")
    yield Change(COLOURS[family], "pole", "piece", "add", 1, "setup")
