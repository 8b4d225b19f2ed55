"""How every game looks after the first tap of an action that needs two.

What a tap leaves behind, such as the outline of a focused control, is on no other picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from tests.browser.box_fixture import BoxFixture, box_for_pictures
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import PlayedMatch, played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from tests.browser.visual_baselines import VisualBaselines

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA, _, ZOE = range(3)


@dataclass(frozen=True)
class Tapped:
    """A turn of somebody, what they tap, and what tells that the next tap is awaited."""

    begun: Callable[[], PlayedMatch]
    seat: int
    taps: tuple[str, ...]
    awaits: str


def _is_lea_at(state: Any, phase: str) -> bool:
    return bool(state.phase == phase and state.owners[state.awaited[0]] == LEA)


TAPPED = {
    "arriba": Tapped(
        lambda: played_until(
            "arriba",
            4,
            lambda s: s.phase == "flip" and s.flipper == LEA,
            deck="scanned",
            at_least=12,
        ),
        LEA,
        ("[data-testid=flip]",),
        "[role=dialog], dialog[open]",
    ),
    "tschukka": Tapped(
        lambda: played_until("tschukka", 4, lambda s: _is_lea_at(s, "placing"), seed=3),
        LEA,
        ("[data-testid=placing] .tk-spell >> nth=0",),
        "[data-testid=placing] [aria-pressed=true]",
    ),
    "coups_bas": Tapped(
        lambda: played_until(
            "coups_bas",
            4,
            lambda s: s.phase == "action" and s.active == LEA and len(s.players[LEA].hand) > 3,
            seed=4,
            at_least=40,
        ),
        LEA,
        ("[data-testid=hand] .cb-tile >> nth=0",),
        "[data-testid=cancel]",
    ),
    "totemix": Tapped(
        lambda: played_until("totemix", 6, lambda s: s.phase == "play", seed=2, at_least=30),
        ZOE,
        ("[data-testid=tool-turtle]", "[data-testid^=target-] >> nth=0"),
        "[data-testid=cancel]",
    ),
    "top_totem": Tapped(
        lambda: played_until(
            "top_totem", 2, lambda s: s.phase == "play" and s.turn == LEA, at_least=24, first="red"
        ),
        LEA,
        ("button.tt-is-next >> nth=0",),
        "[data-testid=draft]",
    ),
}


@in_one_loop
async def box_fixture(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    async with box_for_pictures(browser, tmp_path, faults) as there:
        yield there


@pytest.mark.parametrize("game", TAPPED)
async def test_a_game_after_a_first_tap(
    box_fixture: BoxFixture, baselines: VisualBaselines, game: str
) -> None:
    tapped = TAPPED[game]
    begun = tapped.begun()
    await box_fixture.seat(begun.seats)
    await box_fixture.begin(begun)
    phone = await box_fixture.phone(tapped.seat)
    for place in tapped.taps:
        await phone.locator(place).tap()
    await expect(phone.locator(tapped.awaits).first).to_be_visible()
    await baselines.shoot(phone, f"{game}-tapped")
