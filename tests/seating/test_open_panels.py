"""The users of pages of the box: those of pages that are closed give way."""

from __future__ import annotations

from firmware_host.seating.open_panels import UNUSED_AT_MOST, OpenPanels


def opened(panels: OpenPanels, most: int) -> list[str]:
    """Open so many pages, and return the users that gave way, in their order."""
    gone: list[str] = []
    for page in range(most):
        gone += panels.add(f"panel{page}", f"host{page}")
    return gone


def test_the_pages_that_nobody_looks_at_any_more_give_way_the_oldest_first() -> None:
    assert opened(OpenPanels(), UNUSED_AT_MOST) == []
    gone = opened(OpenPanels(), UNUSED_AT_MOST + 2)
    assert gone == ["panel0", "host0", "panel1", "host1"]


def test_a_page_that_is_connected_stays_however_often_others_are_loaded() -> None:
    panels = OpenPanels()
    panels.is_connected = {"panel0", "host3"}.__contains__
    gone = opened(panels, 100)
    assert not {"panel0", "host0", "panel3", "host3"} & set(gone)
    assert len(gone) == 2 * (100 - UNUSED_AT_MOST - 2)


def test_a_user_that_a_newer_page_has_too_does_not_give_way() -> None:
    panels = OpenPanels()
    gone = [panels.add(f"panel{page % 4}", f"host{page % 3}") for page in range(100)]
    assert not any(gone)
