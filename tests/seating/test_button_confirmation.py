"""A press or hold answers a prompt only after screen and lamp have shown it for a second."""

from __future__ import annotations

import pytest

from engines.core.notation import NS_PER_SECOND
from firmware_host.seating.button_confirmation import HOST_PLACE, ButtonConfirmation, Prompt


class Hands:
    """A confirmation with a clock, buttons that are down, and a screen, all moved by a test."""

    def __init__(self) -> None:
        self.s = 100.0
        self.held: frozenset[int] = frozenset()
        self.confirmation = ButtonConfirmation(
            hold_s=1.5, shown_s=1.0, monotonic=lambda: round(self.s * NS_PER_SECOND)
        )
        self.confirmation.set_held_source(lambda: self.held)

    def ask(self, place: int, kind: str = "seat") -> Prompt:
        """Begin a prompt."""
        prompt = Prompt(place, kind, "Ann", "47")  # type: ignore[arg-type] # a test names it
        self.confirmation.begin(prompt)
        return prompt

    def show(self, *prompts: Prompt, by_hold: bool = False) -> None:
        """Let the screens show exactly these."""
        self.confirmation.mark_shown(dict.fromkeys(prompts, by_hold))

    def press(self, button: int, *, by_hold: bool = False) -> bool:
        """Push a button down now; return whether that answered its prompt at once."""
        self.held |= {button}
        now_ns = round(self.s * NS_PER_SECOND)
        prompt = self.confirmation.pending(button)
        was_open = prompt is not None and not prompt.answer.done()
        is_asked = self.confirmation.press(button, now_ns, by_hold=by_hold)
        assert is_asked == (prompt is not None), "what is asked of a button is no move"
        return prompt is not None and was_open and prompt.answer.done()

    def settle(self) -> bool:
        """Return whether buttons were held long enough by now."""
        before = [prompt.answer.done() for prompt in self.confirmation.requests()]
        self.confirmation.settle(round(self.s * NS_PER_SECOND))
        return before != [prompt.answer.done() for prompt in self.confirmation.requests()]


@pytest.fixture
async def hands() -> Hands:
    return Hands()


async def test_a_press_counts_one_second_after_the_screen_showed_the_request(hands: Hands) -> None:
    asked = hands.ask(2)
    assert not hands.press(2), "nothing is shown yet"
    hands.show(asked)
    hands.s += 0.99
    assert not hands.press(2)
    assert not hands.confirmation.is_ready(2)
    hands.s += 0.01
    assert hands.confirmation.is_ready(2)
    assert not hands.press(1), "it is not asked for"
    assert hands.press(2)
    assert asked.answer.done()
    assert not hands.press(2), "one press, one answer"


async def test_a_pause_starts_the_second_again(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.show(asked, by_hold=True)
    hands.s += 5
    assert not hands.press(2), "the match was paused, but the screen does not show that yet"
    hands.show(asked)
    assert not hands.press(2)
    hands.s += 0.9
    hands.show(asked)
    assert not hands.press(2)
    hands.s += 0.1
    assert hands.press(2)


async def test_what_a_screen_no_longer_shows_is_not_answered(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.show(asked)
    hands.s += 5
    hands.show()
    assert not hands.press(2)
    hands.show(asked)
    assert not hands.press(2)


async def test_in_play_only_a_hold_is_an_answer(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.show(asked, by_hold=True)
    hands.s += 1
    assert not hands.press(2, by_hold=True)
    assert hands.confirmation.due_ns() == round((hands.s + 1.5) * NS_PER_SECOND)
    hands.s += 1.49
    assert not hands.settle()
    hands.s += 0.01
    assert hands.settle()
    assert asked.answer.done()
    assert hands.confirmation.due_ns() is None


async def test_a_button_that_comes_up_early_is_no_answer(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.show(asked, by_hold=True)
    hands.s += 1
    hands.press(2, by_hold=True)
    hands.s += 0.1
    hands.held = frozenset()
    assert hands.confirmation.due_ns() is None
    hands.held = frozenset({2})
    hands.s += 5
    assert not hands.settle(), "a hold begins with a press that the screen asked for"
    assert not asked.answer.done()


async def test_a_button_held_before_the_screen_asked_does_not_count(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.press(2, by_hold=True)
    hands.show(asked, by_hold=True)
    hands.s += 0.5
    hands.press(2, by_hold=True)
    hands.s += 10
    assert not hands.settle()
    assert not asked.answer.done()


async def test_the_host_holds_two_buttons_at_once(hands: Hands) -> None:
    asked = hands.ask(HOST_PLACE, "host")
    hands.press(3)
    hands.show(asked)
    hands.s += 1
    hands.press(5)
    hands.s += 2
    assert not hands.settle(), "the other one was down before the screen asked"
    hands.press(4)
    hands.s += 1.4
    assert not hands.settle()
    hands.s += 0.1
    assert hands.settle()
    assert asked.answer.done()


async def test_a_button_that_is_asked_for_a_seat_makes_no_host(hands: Hands) -> None:
    host, seat = hands.ask(HOST_PLACE, "host"), hands.ask(3)
    hands.show(host, seat)
    hands.s += 1
    hands.press(4)
    assert hands.press(3)
    hands.s += 5
    assert not hands.settle()
    assert (host.answer.done(), seat.answer.done()) == (False, True)


async def test_a_request_comes_before_a_vote_at_the_same_seat(hands: Hands) -> None:
    vote = hands.ask(2, "undo")
    hands.show(vote)
    hands.s += 1
    seat = hands.ask(2)
    assert hands.confirmation.pending(2) is seat
    assert not hands.press(2), "the screen still shows the vote"
    hands.show(seat)
    hands.s += 1
    assert hands.press(2)
    hands.confirmation.end(seat)
    assert hands.confirmation.pending(2) is vote
    assert not hands.press(2), "the vote is shown anew"
    assert not vote.answer.done()


async def test_listeners_hear_what_begins_and_what_ends(hands: Hands) -> None:
    seen: list[str | None] = []
    hands.confirmation.listen(
        lambda: seen.append(getattr(hands.confirmation.pending(2), "name", None))
    )
    hands.confirmation.end(hands.ask(2))
    assert seen == ["Ann", None]
