"""The fewest entries that a fair referee needs: what real tables tell the box, in whole matches."""

from __future__ import annotations

import pytest

from tests.entries.counts import MISTAKE_SHARE, Counted, counted, modes

MATCHES = 4
LONG_MATCHES = 200
TAPS_TO_UNDO = 3
MODES = modes()


def _check(exact: Counted, erring: Counted, at_most: float) -> None:
    assert exact.actions > 0
    assert exact.entries <= at_most * exact.actions
    assert exact.wrong == 0
    assert erring.mistakes > 0
    assert erring.repair_taps <= TAPS_TO_UNDO


@pytest.mark.parametrize(("game", "name"), MODES)
def test_a_real_table_enters_little_and_gets_exact_verdicts(game: str, name: str) -> None:
    mode = MODES[game, name]
    exact = counted(mode, MATCHES, f"{game} {name}")
    erring = counted(mode, MATCHES, f"{game} {name}", MISTAKE_SHARE)
    _check(exact, erring, mode.entries_per_action)


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), MODES)
def test_two_hundred_matches_of_each_mode(game: str, name: str) -> None:
    mode = MODES[game, name]
    exact = counted(mode, LONG_MATCHES, f"long {game} {name}")
    erring = counted(mode, LONG_MATCHES, f"long {game} {name}", MISTAKE_SHARE)
    _check(exact, erring, mode.entries_per_action)
