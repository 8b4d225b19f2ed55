"""The page of the box is heard: its cues and words at a real verdict, and how loud it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from firmware_host.sound.cues import length_s, waveform
from firmware_host.table.commands import Correct, NewMatch, Presses, Sit
from firmware_host.table.decision import BOX, HOST
from tests.browser.box_fixture import BoxFixture
from tests.browser.people import TABLET
from tests.fixtures.host_tables import DUEL, PLAIN, stacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

RECORD = """
window.heard = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at) {
  const samples = this.buffer.getChannelData(0);
  window.heard.push({
    at, length: this.buffer.duration, peak: Math.max(...samples.map(Math.abs)),
  });
  return start.call(this, at);
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to) {
  if (this instanceof GainNode) window.heard.push({ gain: this.gain.value });
  return connect.call(this, to);
};
window.said = [];
speechSynthesis.speak = (words) => window.said.push({ text: words.text, lang: words.lang });
window.shaken = [];
Object.defineProperty(navigator, "vibrate", {
  value: (pattern) => window.shaken.push(pattern), configurable: true,
});
"""
VERDICT_MS = [70, 40, 70]
BLOCKED = """
let isAllowed = false;
Object.defineProperty(AudioContext.prototype, "state", {
  get: () => (isAllowed ? "running" : "suspended"),
});
AudioContext.prototype.resume = function () {
  isAllowed = true;
  this.dispatchEvent(new Event("statechange"));
  return Promise.resolve();
};
"""
"""The policy of browsers, which they suspend for the scripts of tests."""
DUEL_LINES = [
    f"chance deal @0.000000000 first:0 {stacked(*DUEL)}",
    *("0 flip", "chance reveal @0.010000000", "1 flip", "chance reveal @0.020000000"),
]


async def duel(box: Running) -> None:
    """Put an open duel between Léa and Tom on the table."""
    for seat, name in enumerate(("Léa", "Tom")):
        if seat not in box.table.committed.guests:
            await box.table.ask(BOX, Sit(seat, name, "en", f"token-{seat}"))
    options = {**PLAIN, "grab_timeout_ms": 60_000}
    await box.table.ask(HOST, NewMatch(game="arriba", seats=3, options=options))
    await box.table.ask(HOST, Correct(to=0, moves=DUEL_LINES, reason="for the test"))


async def grab(box: Running, seat: int) -> None:
    """Let a seat press for the duel."""
    await box.table.ask(BOX, Presses(((seat, 500_000_000),)))


@pytest.fixture
def room(browser: Browser, box: Running, faults: Callable[[Page], None]) -> BoxFixture:
    """Return the box with pages that record what is heard."""
    return BoxFixture(browser, box, faults, script=RECORD, size=TABLET)


async def until(page: Page, script: str) -> Any:
    """Return what the script gives, once it is true."""
    # A function: the policy of the page lets no text be evaluated.
    found = await page.wait_for_function(f"() => {script}", timeout=0)
    return await found.json_value()


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_verdict_is_heard_as_its_cues_and_then_in_words(
    room: BoxFixture, language: Any
) -> None:
    room.language = language
    room.script = RECORD + BLOCKED
    await duel(room.box)
    panel = await room.panel()
    button = panel.get_by_test_id("sound-on")
    await expect(button).to_have_text({"en": "Turn sound on", "fr": "Activer le son"}[language])
    await button.click()
    await expect(button).to_have_count(0)
    await expect(panel.get_by_test_id("sound-volume")).to_have_value("70")
    await grab(room.box, 0)
    await until(panel, "window.said.length > 0")
    heard = await panel.evaluate("window.heard")
    (gain,) = [one["gain"] for one in heard if "gain" in one]
    assert gain == pytest.approx(0.49, abs=0.001)
    press, win = [one for one in heard if "length" in one]
    assert press["length"] == pytest.approx(length_s(("grab",)), abs=0.001)
    assert win["length"] == pytest.approx(length_s(("win",)), abs=0.001)
    assert win["at"] - press["at"] == pytest.approx(length_s(("grab",)), abs=0.002)
    assert win["peak"] == pytest.approx(max(map(abs, waveform("win"))), abs=0.01)
    (words,) = await panel.evaluate("window.said")
    assert words["lang"] == {"en": "en-GB", "fr": "fr-FR"}[language]
    assert words["text"].startswith("Léa")
    assert "Tom" in words["text"]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_big_screen_is_heard_after_one_key_and_says_so_before(
    room: BoxFixture, language: Any
) -> None:
    room.language = language
    room.script = RECORD + BLOCKED
    await duel(room.box)
    screen = await room.page(f"{room.box.address}tv")
    hint = screen.get_by_test_id("tv-sound")
    await expect(hint).to_contain_text({"en": "press any key", "fr": "une touche"}[language])
    await screen.keyboard.press("Enter")
    await expect(hint).to_have_count(0)
    await grab(room.box, 0)
    await until(screen, "window.said.length > 0")
    lengths = [one["length"] for one in await screen.evaluate("window.heard") if "length" in one]
    assert lengths == [pytest.approx(length_s((cue,)), abs=0.001) for cue in ("grab", "win")]
    (words,) = await screen.evaluate("window.said")
    assert words["lang"] == {"en": "en-GB", "fr": "fr-FR"}[language]
    assert words["text"].startswith("Léa")


async def test_the_big_screen_is_silent_if_the_host_wants_it_so(room: BoxFixture) -> None:
    await duel(room.box)
    silent = await room.page(f"{room.box.address}tv?sound=off")
    heard = await room.page(f"{room.box.address}tv")
    await expect(silent.get_by_test_id("tv-verdict")).to_be_attached()
    await expect(heard.get_by_test_id("playing")).to_be_visible()
    await until(heard, "document.querySelector('.tv-board > :not(.waiting)')")
    await grab(room.box, 0)
    await until(heard, "window.said.length > 0")
    await expect(silent.get_by_test_id("tv-verdict")).to_contain_text("Léa")
    assert await silent.evaluate("window.heard.length + window.said.length") == 0


async def test_before_a_touch_the_page_is_silent_and_says_so(room: BoxFixture) -> None:
    room.script = RECORD + BLOCKED
    await duel(room.box)
    panel = await room.panel()
    await expect(panel.get_by_test_id("sound-on")).to_be_visible()
    await grab(room.box, 0)
    # One connection brings everything in order: what was sounded before the pause was heard.
    await panel.get_by_test_id("pause").evaluate("(button) => button.click()")
    await expect(panel.get_by_test_id("trouble")).to_be_visible()
    assert await panel.evaluate("window.heard.length + window.said.length") == 0
    await panel.keyboard.press("Shift")
    await expect(panel.get_by_test_id("sound-on")).to_have_count(0)


async def test_the_host_sets_volume_mute_and_voice(room: BoxFixture) -> None:
    panel = await room.panel()
    volume, mute = panel.get_by_test_id("sound-volume"), panel.get_by_test_id("sound-mute")
    await volume.fill("20")
    await expect(volume).to_have_value("20")
    await until(panel, "window.heard.some((one) => Math.abs(one.gain - 0.04) < 0.001)")
    await mute.click()
    await expect(mute).to_have_attribute("aria-pressed", "true")
    await panel.get_by_test_id("sound-voice").click()
    await expect(panel.get_by_test_id("sound-voice")).to_have_attribute("aria-pressed", "false")
    again = await room.panel()
    await expect(again.get_by_test_id("sound-volume")).to_have_value("20")
    await expect(again.get_by_test_id("sound-mute")).to_have_attribute("aria-pressed", "true")
    await panel.evaluate("window.heard.length = 0")
    await duel(room.box)
    await grab(room.box, 0)
    await mute.click()
    await expect(mute).to_have_attribute("aria-pressed", "false")
    await until(panel, "window.heard.some((one) => one.length)")
    sounds = [one["length"] for one in await panel.evaluate("window.heard") if "length" in one]
    assert sounds == [pytest.approx(length_s(("verdict",)), abs=0.001)], "only the change itself"
    assert await panel.evaluate("window.said.length") == 0


async def test_a_phone_vibrates_at_a_verdict_about_its_seat(room: BoxFixture) -> None:
    await room.seat(3)
    await duel(room.box)
    lea, zoe = await room.phone(0), await room.phone(2)
    await grab(room.box, 0)
    await until(lea, "window.shaken.some((pattern) => String(pattern) === '70,40,70')")
    await expect(zoe.get_by_test_id("playing")).to_contain_text("Léa")
    assert VERDICT_MS not in await zoe.evaluate("window.shaken")
    await lea.get_by_test_id("menu").click()
    await lea.get_by_test_id("vibration-off").click()
    await lea.keyboard.press("Escape")
    await lea.evaluate("window.shaken.length = 0")
    await duel(room.box)
    await grab(room.box, 1)
    await expect(lea.get_by_test_id("playing")).to_contain_text("Tom")
    assert await lea.evaluate("window.shaken") == []
