"""Tickets of spectators: who watches stays, and one address has its share only."""

from __future__ import annotations

import pytest

from firmware_host.seating.cut_offs import CUT_OFF_S, CutOffs
from firmware_host.seating.spectators import PER_ADDRESS, SPECTATORS_AT_MOST, Spectators
from firmware_host.table.problems import Problem


class Room:
    """Spectators with a clock and a guard that a test moves."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self.connected: set[str] = set()
        self.spectators = Spectators(lambda: self.now_s)
        self.spectators.is_connected = self.connected.__contains__
        self._count = 0

    def come(self, address: str, *, connects: bool = True) -> tuple[str, str | None]:
        """Return a new user and the one that gave way to it."""
        gone = self.spectators.make_room(address)
        self._count += 1
        user = f"u{self._count}"
        self.spectators.add(user, address)
        if connects:
            self.connected.add(user)
        return user, gone


def test_who_is_connected_stays_and_the_next_of_that_address_is_told_the_limit() -> None:
    room = Room()
    for _ in range(PER_ADDRESS):
        assert room.come("a")[1] is None
    with pytest.raises(Problem) as problem:
        room.come("a")
    assert (problem.value.key, problem.value.facts) == ("watch-full", {"most": PER_ADDRESS})
    assert room.come("b")[1] is None


def test_an_unused_ticket_of_the_same_address_gives_way() -> None:
    room = Room()
    users = [room.come("a", connects=n != 3)[0] for n in range(PER_ADDRESS)]
    assert room.come("a")[1] == users[3]


def test_unused_tickets_of_others_give_way_when_all_are_issued_but_not_at_once() -> None:
    room = Room()
    first, _ = room.come("0", connects=False)
    for n in range(1, SPECTATORS_AT_MOST):
        room.come(str(n))
    with pytest.raises(Problem) as problem:
        room.come("late")
    assert problem.value.facts == {"most": SPECTATORS_AT_MOST}
    room.now_s = 20.0
    assert room.come("late")[1] == first


def test_a_ticket_that_was_revoked_leaves_room() -> None:
    room = Room()
    users = [room.come("a")[0] for _ in range(PER_ADDRESS)]
    room.spectators.remove(users[0])
    assert room.come("a")[1] is None


def test_a_seat_that_was_cut_off_comes_back_by_its_token_after_a_while() -> None:
    now = [0.0]
    cut_offs = CutOffs(lambda: now[0])
    cut_offs.check(3)
    cut_offs.add(3)
    with pytest.raises(Problem) as problem:
        cut_offs.check(3)
    assert (problem.value.key, problem.value.facts) == ("cut-off", {"seconds": CUT_OFF_S})
    cut_offs.check(2)
    now[0] = CUT_OFF_S
    cut_offs.check(3)
