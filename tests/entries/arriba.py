"""Arriba! with real cards: every face told, or only what lay there when somebody pressed."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from tests.entries import arriba_scanned
from tests.entries.arriba_evening import Evening
from tests.entries.counts import Counted, Mode

BEFORE: Final = "6.12 entries, 17.7 taps"


def _play(random: Random, mistakes: float, *, is_counted: bool) -> Counted:
    return Evening(random, mistakes, is_counted=is_counted).play()


MODES: Final = {
    "deck = scanned": Mode(arriba_scanned.play, "grab", 9.5, BEFORE),
    "judged, counted": Mode(partial(_play, is_counted=True), "grab", 1.3, BEFORE),
    "judged, not counted": Mode(partial(_play, is_counted=False), "grab", 1.3, BEFORE),
}
