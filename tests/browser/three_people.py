"""Three people with phones of two languages, who begin an evening of Arriba!."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tests.browser.page_evening import Evening
from tests.browser.people import open_panel, sit_down, start_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

EveningT = TypeVar("EveningT", bound=Evening)

_PEOPLE = (("Léa", "fr-FR"), ("Tom", "en-GB"), ("Zoé", "fr-FR"))


async def three_people(
    browser: Browser, box: Running, watch: Callable[[Page], None], kind: type[EveningT]
) -> EveningT:
    """Let Léa, Tom and Zoé sit down and begin with the options of that evening."""
    panel = await open_panel(browser, box, watch)
    phones = {
        seat: await sit_down(browser, box, watch, seat=seat, name=name, locale=locale)
        for seat, (name, locale) in enumerate(_PEOPLE)
    }
    await start_match(panel, len(phones), kind.game, **kind.options)
    evening = kind(box, panel, phones)
    await evening.reached("flip")
    return evening
