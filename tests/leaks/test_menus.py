"""The menus of the box tell nothing hidden: what opens where, and what everybody can read."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.seats import Seat
from firmware_host.menu import seat_choices
from firmware_host.menu.seat_choices import (
    has_middle_choice,
    middle_branch,
    middle_seats,
    own_branch,
    own_choosers,
)
from tests.leaks.pairs import LeakError
from tests.leaks.test_leaks import HIDING
from tests.leaks.twins import Twins

if TYPE_CHECKING:
    from firmware_host.menu.choices import Branch, Item
    from firmware_host.table.state import TableState
    from tests.leaks.pairs import Pair

PAIRS = 150
"""Fewer than of the whole suite: a menu words every move of a seat."""
ENOUGH = 3_000


def without_phones(state: TableState) -> TableState:
    """Return the table as people see it who choose by buttons alone."""
    return dataclasses.replace(state, guests={})


def readable(branch: Branch, button: int) -> Any:
    """Return what a viewer reads of a menu: what the screens of others show is left out."""
    if branch.screen not in (None, button):
        return branch.title, branch.screen
    items = [(item.label, item.value, _below(item, button)) for item in branch.items]
    return branch.title, branch.screen, items


def _below(item: Item, button: int) -> Any:
    """Return what is read below an item; below a question made when asked, one way of answers."""
    if item.follow is None:
        return item.branch and readable(item.branch, button)
    read, below = list[Any](), item.below
    while below is not None:
        read.append((below.title, [(one.label, one.value) for one in below.items]))
        below = below.items[len(below.items) // 2].below
    return read


def offered(state: TableState, viewer: Seat) -> Any:
    """Return all that the menus let somebody at a seat read."""
    button = state.buttons[viewer]
    choosers, seats = own_choosers(state), middle_seats(state)
    own = readable(own_branch(state, button, "en"), button) if button in choosers else None
    middle = readable(middle_branch(state, "en"), button)
    return choosers, seats, has_middle_choice(state), own, middle


class MenuTwins(Twins):
    """Compares the menus of both tables after every step."""

    offers = 0

    async def _step(self, pair: Pair) -> None:
        await super()._step(pair)
        one, other = (without_phones(box.table.committed) for box in (pair.one, pair.other))
        if not (one.is_in_play() and other.is_in_play()):
            return
        viewers = [Seat(seat) for seat in one.seats if pair.looks_alike_to(Seat(seat))]
        for viewer in self._random.sample(viewers, min(1, len(viewers))):
            left, right = offered(one, viewer), offered(other, viewer)
            if left != right:
                raise LeakError(f"the menus: {left} or {right}")
            self.offers += bool(left[0] or left[2])


@pytest.mark.parametrize("game", HIDING)
async def test_menus_are_the_same_whatever_is_hidden(game: str) -> None:
    # Where only buttons turn cards, nothing is offered.
    twins = MenuTwins(game, seed=3, flip_by="tap")
    await twins.compare(PAIRS)
    assert twins.offers > PAIRS // 10


@pytest.mark.parametrize("game", ["coups_bas", "tschukka"])
async def test_a_hand_on_the_referees_screen_is_found(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = seat_choices.middle_branch

    def everywhere(state: TableState, language: str) -> Branch:
        return _shown_to_all(whole(state, language))

    monkeypatch.setitem(globals(), "middle_branch", everywhere)
    with pytest.raises(LeakError):
        await MenuTwins(game, seed=3).compare(ENOUGH)


def _shown_to_all(branch: Branch) -> Branch:
    items = tuple(
        dataclasses.replace(item, branch=item.branch and _shown_to_all(item.branch))
        for item in branch.items
    )
    return dataclasses.replace(branch, items=items, screen=None)
