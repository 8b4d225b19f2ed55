"""Connections are admitted by address, and the silent ones give way."""

from __future__ import annotations

import pytest

from firmware_host.guard.admission import Admission, Slot, device_address


def admitted(admission: Admission, address: str, ended: list[str] | None = None) -> Slot:
    """Return the slot of a connection that must be admitted."""
    slot = admission.admit(address)
    assert slot is not None
    if ended is not None:
        slot.on_evict(lambda: ended.append(address))
    return slot


def test_an_address_over_its_share_loses_its_own_oldest_waiting_connection() -> None:
    admission = Admission(most=10, share=2)
    ended: list[str] = []
    first = admitted(admission, "a")
    ends: list[int] = []
    first.on_evict(lambda: ends.append(1))
    for _ in range(3):
        admitted(admission, "a", ended)
    assert ends == [1]
    assert ended == ["a"]


def test_who_is_served_stays_and_the_next_of_that_address_is_refused() -> None:
    admission = Admission(most=10, share=2)
    for _ in range(2):
        admitted(admission, "a").is_waiting = False
    assert admission.admit("a") is None
    assert admission.admit("b") is not None


def test_when_all_is_full_the_largest_holder_gives_way() -> None:
    ended: list[str] = []
    admission = Admission(most=4, share=3)
    for address in ("a", "a", "a", "b"):
        admitted(admission, address, ended)
    admitted(admission, "c")
    assert ended == ["a"]


def test_who_is_served_protects_nobody_else_that_waits() -> None:
    ended: list[str] = []
    admission = Admission(most=4, share=3)
    for address in ("a", "a", "b"):
        admitted(admission, address, ended).is_waiting = False
    admitted(admission, "c", ended)
    admitted(admission, "d")
    assert ended == ["c"]


def test_nobody_gives_way_to_an_address_that_holds_as_many() -> None:
    admission = Admission(most=4, share=3)
    for address in ("a", "a", "b", "b"):
        admitted(admission, address)
    assert admission.admit("a") is None


def test_a_released_slot_is_free_again_and_counted_once() -> None:
    admission = Admission(most=1, share=1)
    slot = admitted(admission, "a")
    slot.is_waiting = False
    assert admission.admit("b") is None
    admission.release(slot)
    admission.release(slot)
    other = admitted(admission, "b")
    other.is_waiting = False
    assert admission.admit("a") is None


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.168.0.7", "192.168.0.7"),
        ("::ffff:192.168.0.7", "192.168.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_a_device_is_counted_by_what_it_cannot_choose(host: str, counted_as: str) -> None:
    assert device_address(host) == counted_as
