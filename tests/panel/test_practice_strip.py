"""A practice match on the referee's screen: the seed that the host chose, by turns."""

from __future__ import annotations

from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.panel.faults import Faults
from firmware_host.panel.referee_overlay import TURN_S, RefereeOverlay
from firmware_host.texts.texts import BOX


def test_a_practice_match_is_told_by_turns() -> None:
    now_s = [1_000.0]
    overlay, kit = RefereeOverlay(Faults(), "en", clock=lambda: now_s[0]), kit_of(BOX, "en")
    blank = kit.canvas().frame()
    assert overlay.over(kit, blank) == blank
    assert overlay.wait_s is None
    overlay.set_practice("7")
    assert overlay.over(kit, blank) == with_strip(kit, blank, "Practice, seed 7")
    assert overlay.wait_s == TURN_S
    shown = []
    for _ in range(5):
        now_s[0] += TURN_S
        shown.append(overlay.over(kit, blank) != blank)
    assert shown == [False, False, False, False, True]
    overlay.set_practice(None)
    assert overlay.over(kit, blank) == blank
