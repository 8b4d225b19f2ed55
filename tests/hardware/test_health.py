"""Button health: faults, their detection times, and recovery."""

from __future__ import annotations

import pytest

from hardware.contacts import Contacts
from hardware.health import Health, Limits
from hardware.ports import Edge, Gap

MS = 1_000_000
US = 1_000
START = 5_000 * MS
LIMITS = Limits()


def shake(health: Health, button: int, half_us: int, for_ms: int, start_ns: int = START) -> int:
    """Let a contact change every `half_us`; return the time of the first fault, or 0."""
    for n in range(for_ms * 1_000 // half_us):
        at_ns = start_ns + n * half_us * US
        health.feed(Edge(button, is_down=n % 2 == 0, at_ns=at_ns))
        if health.faults:
            return at_ns - start_ns
    return 0


@pytest.mark.parametrize("half_us", [25, 50, 100, 500, 1_200])
def test_a_storm_is_reported_and_muted_within_100_ms(half_us: int) -> None:
    health = Health(range(3))
    took_ns = shake(health, 1, half_us, 200)
    assert 0 < took_ns <= 100 * MS
    assert health.faults == {1: "chattering"}
    assert health.muted == {1}
    assert health.is_chattering(1)
    assert not health.is_chattering(0)


@pytest.mark.parametrize("half_us", [2_000, 5_000, 15_000])
def test_a_contact_that_does_not_settle_is_reported_within_100_ms(half_us: int) -> None:
    health = Health(range(3))
    took_ns = shake(health, 1, half_us, 200)
    assert 0 < took_ns <= 100 * MS
    assert health.faults == {1: "bouncing"}
    assert not health.muted


def test_a_slow_storm_bounces_before_it_is_known_to_chatter() -> None:
    health = Health(range(3))
    named: list[object] = []
    for n in range(40):
        health.feed(Edge(1, is_down=n % 2 == 0, at_ns=START + n * 1_500 * US))
        named += [what for what in health.faults.values() if what not in named]
    assert named == ["bouncing", "chattering"]
    assert health.muted == {1}


def test_ordinary_presses_are_no_fault() -> None:
    health = Health(range(2))
    at_ns = START
    for _ in range(200):
        for gap_us in (0, 120, 80, 400, 300, 90, 45_000, 200, 300, 100):
            at_ns += gap_us * US
            health.feed(Edge(0, is_down=True, at_ns=at_ns))
        at_ns += 60 * MS
        health.tick(at_ns, {0: False})
        assert not health.faults
        assert health.due_ns() is None


def test_a_button_is_unmuted_and_healthy_after_its_storm() -> None:
    health = Health(range(2))
    shake(health, 1, 50, 20)
    due_ns = health.due_ns()
    assert due_ns is not None
    health.tick(due_ns - 1, {1: False})
    assert health.muted == {1}
    health.tick(due_ns, {1: False})
    assert not health.muted
    assert health.faults == {1: "chattering"}, "on trial"
    calm_ns = health.due_ns()
    assert calm_ns is not None
    health.tick(calm_ns, {1: False})
    assert not health.faults
    assert health.due_ns() is None


def test_a_storm_that_goes_on_is_muted_for_longer_each_time() -> None:
    health = Health(range(2))
    at_ns, waits = START, []
    for _ in range(7):
        shake(health, 1, 50, 20, at_ns)
        for n in range(400):
            health.feed(Edge(1, is_down=True, at_ns=at_ns + n * 50 * US))
        due_ns = health.due_ns()
        assert due_ns is not None
        assert health.muted == {1}
        waits.append(round((due_ns - at_ns) / (1_000 * MS)))
        health.tick(due_ns, {})
        at_ns = due_ns + 1
    assert waits == [1, 2, 4, 8, 16, 16, 16]


def test_a_held_button_is_reported_until_it_is_released() -> None:
    health = Health(range(2))
    health.feed(Edge(0, is_down=True, at_ns=START))
    health.tick(START + 5 * MS, {0: True})
    assert not health.faults
    due_ns = health.due_ns()
    assert due_ns == START + 5 * MS + LIMITS.held_ms * MS
    health.tick(due_ns, {0: True})
    assert health.faults == {0: "held"}
    due_ns = health.due_ns()
    assert due_ns is not None
    health.tick(due_ns, {0: True})
    assert health.faults == {0: "stuck"}
    assert health.due_ns() is None, "only its release is news"
    health.tick(due_ns + 1, {0: False})
    assert not health.faults


def test_an_awaited_button_that_is_down_is_reported_at_once_but_not_during_a_grab() -> None:
    health = Health(range(3))
    for button in (0, 1):
        health.feed(Edge(button, is_down=True, at_ns=START))
    health.tick(START, {0: True, 1: True, 2: False})
    health.expect({0, 2})
    assert health.due_ns() == START + LIMITS.grab_ms * MS
    health.tick(START + (LIMITS.grab_ms - 1) * MS, {0: True, 1: True, 2: False})
    assert not health.faults, "a finger takes its time to leave"
    health.tick(START + LIMITS.grab_ms * MS, {0: True, 1: True, 2: False})
    assert health.faults == {0: "held"}
    health.expect({1})
    due_ns = health.due_ns()
    assert due_ns is not None
    assert due_ns <= START + LIMITS.grab_ms * MS, "at once"
    health.tick(START + LIMITS.grab_ms * MS, {0: True, 1: True, 2: False})
    assert health.faults == {0: "held", 1: "held"}, "what was said stays until it comes up"
    health.tick(START + 500 * MS, {0: False, 1: True, 2: False})
    assert health.faults == {1: "held"}


def test_a_button_that_was_down_from_the_start_is_stuck_until_released() -> None:
    health = Health(range(2), down=[1])
    assert health.faults == {1: "stuck"}
    health.tick(START, {1: True})
    assert health.faults == {1: "stuck"}
    health.tick(START, {1: False})
    assert not health.faults


def test_without_levels_no_button_is_reported_as_held() -> None:
    health = Health(range(1))
    health.feed(Edge(0, is_down=True, at_ns=START))
    health.tick(START + 60_000 * MS, {})
    assert not health.faults


def test_a_storm_gives_no_press_and_other_presses_stay_correct() -> None:
    contacts = Contacts(range(3))
    sick = False
    for n in range(400):
        sick |= contacts.feed(Edge(1, is_down=n % 2 == 0, at_ns=START + n * 50 * US))
    contacts.feed(Edge(2, is_down=True, at_ns=START + 3 * MS))
    presses = contacts.tick(START + 10 * MS, {1: True, 2: True})
    assert sick
    assert [(press.button, press.at_ns) for press in presses] == [(2, START + 3 * MS)]


@pytest.mark.parametrize(
    ("pressed_ms", "is_void"),
    [(0, True), (20, True), (21, True), (60, True), (260, True), (261, False), (400, False)],
)
def test_a_press_is_void_until_the_loss_was_announced_for_a_reaction_time(
    pressed_ms: int, is_void: bool
) -> None:
    contacts = Contacts(range(3))
    assert contacts.add_gap(Gap(1, START + 20 * MS))
    at_ns = START + pressed_ms * MS
    contacts.feed(Edge(0, is_down=True, at_ns=at_ns))
    (press,) = contacts.tick(at_ns + 10 * MS, {0: True})
    assert (press.button, press.at_ns) == (0, at_ns)
    assert contacts.is_void(press), "nobody was told yet"
    for said_ms in (60, 160):
        contacts.announce_loss(START + said_ms * MS)
        assert contacts.is_void(press) == is_void, "saying it twice changes nothing"


def test_lost_edges_of_a_chattering_button_void_nothing() -> None:
    contacts = Contacts(range(3))
    for n in range(100):
        contacts.feed(Edge(1, is_down=n % 2 == 0, at_ns=START + n * 50 * US))
    contacts.feed(Edge(0, is_down=True, at_ns=START + 4 * MS))
    assert not contacts.add_gap(Gap(1, START + 6 * MS))
    (press,) = contacts.tick(START + 12 * MS, {0: True})
    assert press.button == 0
    assert not contacts.is_void(press)
