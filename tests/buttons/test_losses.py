"""The rate limit of "play again": one message per loss."""

from __future__ import annotations

from engines.core.notation import NS_PER_MS
from firmware_host.buttons.losses import Losses

START = 7_000 * NS_PER_MS


def test_a_loss_is_announced_at_once_and_only_once() -> None:
    losses = Losses()
    assert losses.due_ns() is None
    for _ in range(8):
        losses.add(START)
    assert losses.due_ns() == START
    assert losses.take_due(START)
    assert not losses.take_due(START + 1)
    losses.add(START)
    assert losses.due_ns() is None


def test_a_loss_after_the_announcement_is_announced_a_moment_later() -> None:
    losses = Losses()
    losses.add(START)
    assert losses.take_due(START + NS_PER_MS)
    losses.add(START + 2 * NS_PER_MS)
    due_ns = losses.due_ns()
    assert due_ns is not None
    assert START + 2 * NS_PER_MS < due_ns <= START + 102 * NS_PER_MS
    assert not losses.take_due(due_ns - 1)
    assert losses.take_due(due_ns)
    losses.add(START + 900 * NS_PER_MS)
    assert losses.due_ns() == START + 900 * NS_PER_MS
