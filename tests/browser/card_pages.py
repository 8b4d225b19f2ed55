"""TOTEM! played on the pages: cards on the phones, presses on the virtual box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from engines.coups_bas.components import box_deck
from tests.browser.page_evening import Evening

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

UNHURRIED = {"rounds": "1", "window_ms": "60000", "answer_ms": "60000"}
"""No window closes by itself while a slow machine looks for a button."""


def deal(seats: int, *hands: str, pile: str = "") -> str:
    """Return the deal, seat 0 first, that gives these hands and this top of the pile."""
    told = [hand.split() for hand in hands]
    spoken = {*pile.split(), *(card for hand in told for card in hand)}
    rest = [card for card in box_deck(seats) if card not in spoken]
    for _ in range(seats - len(told)):
        told.append([rest.pop() for _ in range(len(told[0]))])
    dealt = [card for round_ in zip(*told, strict=True) for card in round_]
    return " ".join(("chance deal @0.000000000 first:0", *dealt, *pile.split(), *rest))


HANDS = ("H2a H6a H2b H6b H2c", "L6a L6b L6c L6d L6e")
PILE = "H6c H6d H2d H2e L3a L3b L4a L4b L8a L8b"


def nearly_won() -> list[str]:
    """Return how the first of two came to have five floors and a card for the sixth in hand."""
    lines = [deal(2, *HANDS, pile=PILE), "0 draw", "1 draw"]
    for turn, card in enumerate(HANDS[0].split()):
        at_s = 100 * (turn + 1)
        lines += [f"0 play {card}", f"chance open @{at_s}.000000000"]
        lines += [f"chance timeout @{at_s + 60}.000000000", "1 draw"]
    return lines


class CardEvening(Evening):
    """What people do in TOTEM!, each in one line."""

    game = "coups_bas"
    options = UNHURRIED

    async def open(self) -> None:
        """Lay a floor that nobody answers."""
        await self.begin(deal(2, *HANDS, pile=PILE))
        await self.play(0, "H2")
        await self.let_stand(1)

    async def one_move(self) -> None:
        """Let the seat in turn draw a card."""
        await self.tap(int(self.state.active), "draw")

    async def hurry(self) -> None:
        """Come to five floors."""
        await self.enter(*nearly_won(), to=0)
        await self.reached("action")

    async def finish(self) -> None:
        """Lay the sixth floor, which nobody answers."""
        await self.play(0, "H6")
        await self.let_stand(1)
        await self.reached("over")

    async def begin(self, line: str) -> None:
        """Put this deal in the place of the box's own."""
        await self.moved(0)
        await self.enter(line, to=0)

    async def choose(self, page: Page, kind: str, *targets: int) -> None:
        """Take a card out of the hand, or name a real one, and aim it."""
        is_real = self.state.options.deck == "table"
        await page.get_by_test_id(f"{'pick' if is_real else 'card'}-{kind}").click()
        for target in () if is_real else targets:
            await self._aim(page, target)

    async def _aim(self, page: Page, target: int) -> None:
        """Name a target, unless it was the only one and is named already."""
        button = page.get_by_test_id(f"target-{target}")
        if await button.get_attribute("aria-pressed") != "true":
            await button.click()

    async def play(self, seat: int, kind: str, *targets: int, done: str = "confirm") -> None:
        """Announce a card, and return when it may be answered or has worked."""
        page = await self.page(seat)
        await self.choose(page, kind, *targets)
        aim = page.get_by_test_id(f"aim-{'-'.join(map(str, targets))}")
        # The aim of a real card is its last tap, unless it is the only one and needs a nod.
        await self.send(aim if await aim.count() else page.get_by_test_id(done))
        await self.settled()

    async def settled(self) -> None:
        """Return when the table waits for people again."""
        await self.reached("action", "window", "answer", "lynx", "shed", "over")

    async def tap(self, seat: int, what: str) -> None:
        """Tap what sends a move of the seat."""
        page = await self.page(seat)
        await self.send(page.get_by_test_id(what))
        await self.settled()

    async def let_stand(self, *seats: int) -> None:
        """Have these seats let the card stand, all at once, as people do."""
        await self.reached("window")
        asked = self._asked_about()
        for seat in seats:
            await (await self.page(seat)).get_by_test_id("pass").wait_for()
        for seat in seats:
            await self.phones[seat].get_by_test_id("pass").click(no_wait_after=True)
        await self.wait_until(
            lambda: asked != self._asked_about() or set(seats) <= self._passed(),
            f"{seats} to let it stand",
        )
        await self.settled()

    def _asked_about(self) -> list[str]:
        """Return the cards that are being played, or none for a win."""
        return [link.card for link in self.state.chain]

    def _passed(self) -> set[int]:
        """Return who has let the last card, or the win, stand."""
        last = self.state.chain[-1] if self.state.chain else self.state.ending
        return set(last.passed) if last is not None else set()

    async def answer(self, seat: int) -> None:
        """Press first, then play the answer on the phone."""
        await self.reached("window")
        await self.page(seat)
        await self.insist(lambda: self.press(seat))
        await self.reached("answer")
        assert self.state.window.answerer == seat
        await self.tap(seat, "answer")


async def expect_banner(page: Page, phase: str, tone: str) -> Locator:
    """Expect the banner to tell of this phase in this tone."""
    banner = page.get_by_test_id("banner")
    await expect(banner).to_have_attribute("data-phase", phase)
    await expect(banner).to_have_attribute("data-tone", tone)
    return banner
