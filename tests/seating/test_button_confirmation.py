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

    def show(self, *prompts: Prompt, makes_moves: bool = False) -> None:
        """Let the screens show exactly these."""
        self.confirmation.mark_shown(dict.fromkeys(prompts, makes_moves))

    def press(self, button: int, *, makes_moves: bool = False) -> bool:
        """Push a button down now; return whether that was an answer at once."""
        self.held |= {button}
        return self.confirmation.press(
            button, round(self.s * NS_PER_SECOND), makes_moves=makes_moves
        )

    def settle(self) -> frozenset[int]:
        """Return the buttons that were held long enough by now."""
        return self.confirmation.settle(round(self.s * NS_PER_SECOND))


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
    hands.show(asked, makes_moves=True)
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


async def test_in_play_a_press_is_a_move_and_a_hold_is_an_answer(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.show(asked, makes_moves=True)
    hands.s += 1
    assert not hands.press(2, makes_moves=True)
    undecided_ns = hands.confirmation.undecided_until_ns()
    assert undecided_ns == hands.confirmation.due_ns() == round((hands.s + 1.5) * NS_PER_SECOND)
    hands.s += 1.49
    assert hands.settle() == frozenset()
    hands.s += 0.01
    assert hands.settle() == {2}
    assert asked.answer.done()
    assert hands.confirmation.undecided_until_ns() is None


async def test_a_button_that_comes_up_early_was_a_move(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.show(asked, makes_moves=True)
    hands.s += 1
    hands.press(2, makes_moves=True)
    hands.s += 0.1
    hands.held = frozenset()
    assert hands.confirmation.undecided_until_ns() is None
    hands.held = frozenset({2})
    hands.s += 5
    assert hands.settle() == frozenset(), "a hold begins with a press that the screen asked for"
    assert not asked.answer.done()


async def test_a_button_held_before_the_screen_asked_does_not_count(hands: Hands) -> None:
    asked = hands.ask(2)
    hands.press(2, makes_moves=True)
    hands.show(asked, makes_moves=True)
    hands.s += 0.5
    hands.press(2, makes_moves=True)
    hands.s += 10
    assert hands.settle() == frozenset()
    assert not asked.answer.done()


async def test_the_host_holds_two_buttons_at_once(hands: Hands) -> None:
    asked = hands.ask(HOST_PLACE, "host")
    hands.press(3)
    hands.show(asked)
    hands.s += 1
    hands.press(5)
    hands.s += 2
    assert hands.settle() == frozenset(), "the other one was down before the screen asked"
    hands.press(4)
    hands.s += 1.4
    assert hands.settle() == frozenset()
    hands.s += 0.1
    assert hands.settle() == {4, 5}
    assert asked.answer.done()


async def test_a_button_that_is_asked_for_a_seat_makes_no_host(hands: Hands) -> None:
    host, seat = hands.ask(HOST_PLACE, "host"), hands.ask(3)
    hands.show(host, seat)
    hands.s += 1
    hands.press(4)
    assert hands.press(3)
    hands.s += 5
    assert hands.settle() == frozenset()
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
