"""When "play again" is said: once a loss, for every loss, and not like a drum."""

from __future__ import annotations

from engines.core.notation import NS_PER_MS
from firmware_host.frontends.losses import Losses

START = 7_000 * NS_PER_MS


def test_a_loss_is_said_at_once_and_once() -> None:
    losses = Losses()
    assert losses.due_ns() is None
    for _ in range(8):
        losses.add(START)
    assert losses.due_ns() == START
    assert losses.tell(START)
    assert not losses.tell(START + 1)
    losses.add(START)
    assert losses.due_ns() is None


def test_what_is_lost_after_it_was_said_is_said_a_moment_later() -> None:
    losses = Losses()
    losses.add(START)
    assert losses.tell(START + NS_PER_MS)
    losses.add(START + 2 * NS_PER_MS)
    due_ns = losses.due_ns()
    assert due_ns is not None
    assert START + 2 * NS_PER_MS < due_ns <= START + 102 * NS_PER_MS
    assert not losses.tell(due_ns - 1)
    assert losses.tell(due_ns)
    losses.add(START + 900 * NS_PER_MS)
    assert losses.due_ns() == START + 900 * NS_PER_MS
