"""Button confirmation: a press or hold at the box answers what a screen asks.

A prompt asks for a seat, for the host's place, or for agreement to an undo. A press counts as its
answer only after the screen and the lamp have shown the prompt for `shown_s`, and a pause or the
end of a match starts that time again: nobody can have meant the prompt before.

Between matches and in a pause one press is enough. In play the button is held for `hold_s`, only
where its press is no move in the game: there no press of it counts while something is asked. Where
a press may be a move, all presses are the game's, and what is asked waits. So no request voids a
move, and no answer is judged as one.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from engines.core.notation import NS_PER_SECOND

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

HOST_PLACE: Final = -1
"""The place of a request to host, which no single button confirms."""

_BUTTONS_OF_HOST: Final = 2


@dataclass(slots=True, eq=False)
class Prompt:
    """What a screen asks: its place, what a press would mean, and who asks."""

    place: int
    kind: Literal["seat", "host", "undo"]
    name: str = ""
    code: str = ""
    answer: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future(), repr=False
    )
    shown_ns: int | None = None
    """Since when screen and lamp show the prompt as they do now."""
    by_hold: bool = False
    """Whether the button must be held, because a match is in play."""
    pressed: dict[int, int] = field(default_factory=dict[int, int])
    """When each button went down that may be held for this prompt."""

    def is_shown(self, *, by_hold: bool) -> bool:
        """Return whether the prompt asks for a held button now, or for a press."""
        return self.shown_ns is not None and self.by_hold == by_hold

    def confirm(self) -> None:
        """Answer the prompt with yes."""
        if not self.answer.done():
            self.answer.set_result(None)


class ButtonConfirmation:
    """The prompts of one box: at most one request and one vote at a place, the request first.

    `by_page` are the buttons that cannot be pressed, so that the page of the box stands in.
    """

    def __init__(
        self,
        *,
        hold_s: float = 1.5,
        shown_s: float = 1.0,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self.hold_s = hold_s
        self.shown_s = shown_s
        self.by_page: frozenset[int] = frozenset()
        self._monotonic = monotonic
        self._requests: dict[int, Prompt] = {}
        self._votes: dict[int, Prompt] = {}
        self._held: Callable[[], frozenset[int]] = frozenset
        self._listeners: list[Callable[[], None]] = []

    def set_held_source(self, held: Callable[[], frozenset[int]]) -> None:
        """Set the function that returns the seats whose buttons are down."""
        self._held = held

    def listen(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever a prompt begins or ends."""
        self._listeners.append(listener)

    def begin(self, prompt: Prompt) -> None:
        """Ask this from now on; the caller sees that its place is free."""
        self._kind(prompt)[prompt.place] = prompt
        self._notify()

    def end(self, prompt: Prompt) -> None:
        """Ask this no more."""
        if self._kind(prompt).get(prompt.place) is prompt:
            del self._kind(prompt)[prompt.place]
            self._notify()

    def pending(self, place: int) -> Prompt | None:
        """Return what is asked at the place, or None."""
        return self._requests.get(place) or self._votes.get(place)

    def requests(self) -> tuple[Prompt, ...]:
        """Return the requests for seats and for the host's place, oldest first."""
        return tuple(self._requests.values())

    def request(self, place: int) -> Prompt | None:
        """Return the request for the place, or None."""
        return self._requests.get(place)

    def is_waiting(self, place: int) -> bool:
        """Return whether something is asked at the place."""
        return self.pending(place) is not None

    def is_ready(self, place: int) -> bool:
        """Return whether a press at the place answers its prompt from now on."""
        prompt = self.pending(place)
        return prompt is not None and self._is_ready(prompt, self._monotonic())

    def seats_asked(self) -> frozenset[int]:
        """Return the seats at which something is asked."""
        return frozenset((*self._requests, *self._votes)) - {HOST_PLACE}

    def mark_shown(self, shown: Mapping[Prompt, bool]) -> None:
        """Note which prompts screen and lamp ask now, each with whether for a held button.

        A pause or the end of a match changes that, and starts the time of the prompt again.
        """
        for prompt in (*self._requests.values(), *self._votes.values()):
            by_hold = shown.get(prompt)
            if by_hold is None:
                prompt.shown_ns = None
            elif not prompt.is_shown(by_hold=by_hold):
                prompt.shown_ns, prompt.by_hold = self._monotonic(), by_hold
                prompt.pressed.clear()

    def press(self, button: int, at_ns: int, *, by_hold: bool) -> bool:
        """Take a press that is no move now; return whether something is asked of the button.

        Then the press is no move either if the table has changed meanwhile.
        """
        prompt = self.pending(button)
        if prompt is None:
            self._press_for_host(button, at_ns)
            return False
        if prompt.by_hold == by_hold and self._is_ready(prompt, at_ns):
            if by_hold:
                prompt.pressed[button] = at_ns
            else:
                prompt.confirm()
        return True

    def due_ns(self) -> int | None:
        """Return when the next held button becomes an answer, or None without one."""
        due = [due for prompt in self._prompts() if (due := self._held_until_ns(prompt))]
        return min(due, default=None)

    def settle(self, now_ns: int) -> None:
        """Answer the prompts whose buttons were held long enough by now."""
        for prompt in self._prompts():
            due_ns = self._held_until_ns(prompt)
            if due_ns is not None and due_ns <= now_ns:
                prompt.confirm()

    def _press_for_host(self, button: int, at_ns: int) -> None:
        """Note a button that may be held for the host: none at which something else is asked."""
        prompt = self._requests.get(HOST_PLACE)
        # In play the request is not shown, and therefore never ready.
        if prompt is not None and self._is_ready(prompt, at_ns):
            prompt.pressed[button] = at_ns

    def _held_until_ns(self, prompt: Prompt) -> int | None:
        """Return until when its buttons must be held on, or None when they are not held."""
        if not prompt.pressed or prompt.answer.done() or prompt.shown_ns is None:
            return None
        held = self._held()
        prompt.pressed = {button: at for button, at in prompt.pressed.items() if button in held}
        needed = _BUTTONS_OF_HOST if prompt.place == HOST_PLACE else 1
        if len(prompt.pressed) < needed:
            return None
        last_ns = sorted(prompt.pressed.values())[needed - 1]
        return last_ns + round(self.hold_s * NS_PER_SECOND)

    def _is_ready(self, prompt: Prompt, at_ns: int) -> bool:
        if prompt.shown_ns is None or prompt.answer.done():
            return False
        return at_ns - prompt.shown_ns >= self.shown_s * NS_PER_SECOND

    def _prompts(self) -> tuple[Prompt, ...]:
        """Return what is asked, one prompt a place."""
        return tuple({**self._votes, **self._requests}.values())

    def _kind(self, prompt: Prompt) -> dict[int, Prompt]:
        return self._votes if prompt.kind == "undo" else self._requests

    def _notify(self) -> None:
        for listener in self._listeners:
            listener()
