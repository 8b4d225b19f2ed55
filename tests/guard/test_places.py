"""The places of logged-in phones."""

from __future__ import annotations

from firmware_host.guard.admission import Slot
from firmware_host.guard.places import Places
from firmware_host.guard.settings import PHONES, PHONES_SHARE

OWN = ("panel-", "host-")


def test_an_address_has_its_share_and_a_place_is_freed_once() -> None:
    places = Places(OWN)
    taken = [Slot("a") for _ in range(PHONES_SHARE)]
    assert all(places.take(slot, "seat0-x") for slot in taken)
    other = Slot("a")
    assert not places.take(other, "seat0-x")
    places.leave(other)
    places.leave(taken[0])
    places.leave(taken[0])
    assert places.take(other, "seat0-x")
    assert not places.take(Slot("a"), "seat0-x")


def test_all_addresses_together_have_a_limit_which_the_page_of_the_box_has_not() -> None:
    places = Places(OWN)
    assert all(places.take(Slot(f"a{n}"), "spectator-x") for n in range(PHONES))
    assert not places.take(Slot("late"), "spectator-x")
    assert places.take(Slot("late"), "panel-x")
    assert places.take(Slot("late"), "host-x")
    assert not places.take(Slot("late"), "spectator-panel-x")


def test_without_own_users_everybody_needs_a_place() -> None:
    places = Places(())
    assert all(places.take(Slot(f"a{n}"), "panel-x") for n in range(PHONES))
    assert not places.take(Slot("late"), "panel-x")
