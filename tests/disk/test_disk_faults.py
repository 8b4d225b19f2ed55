"""A part of `make test-disk`: calls on the disk fail, and nothing is lost."""

from __future__ import annotations

import pytest

from tests.disk.suite import play_all

pytestmark = pytest.mark.suite

EVERY = 29
"""Prime to the errors, so that the cases that are left are of each."""


def test_calls_on_the_disk_that_fail_lose_nothing_and_are_told() -> None:
    tally = play_all(EVERY)
    assert tally.wrong == []
    assert tally.told > tally.cases // 2
    assert {"open", "pwrite", "fdatasync"} <= set(tally.calls)
