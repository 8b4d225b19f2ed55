"""The screens of the box itself: where phones join, and which button is to be pressed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from firmware_host.panel.displays.idle import asking, box_page, idle, welcome
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import with_strip
from firmware_host.panel.drawing.qr import qr_image
from firmware_host.seating.button_confirmation import HOST_PLACE, ButtonConfirmation
from firmware_host.texts.texts import BOX
from hardware.ports import Frame

_ADDRESS_S: Final = 6.0
"""How long each address is shown: long enough for a camera."""


class BoxScreens:
    """Draws what a screen shows while it has no part in a match."""

    def __init__(
        self,
        name: str,
        addresses: Callable[[], Sequence[str]],
        language: str,
        confirmation: ButtonConfirmation,
    ) -> None:
        self._name = name
        self._addresses = addresses
        self._kit = kit_of(BOX, language)
        self._confirmation = confirmation

    def speak(self, language: str) -> None:
        """Use this language from now on."""
        self._kit = kit_of(BOX, language)

    def free(self, seat: int | None) -> Frame:
        """Return the screen of a seat, or the referee's, that nothing else is shown on."""
        return self.asking(seat) or self._idle()

    def asking(self, seat: int | None) -> Frame | None:
        """Return who asks for a press of this seat's button, or on the referee's who would host."""
        prompt = self._confirmation.pending(HOST_PLACE if seat is None else seat)
        if prompt is None:
            return None
        key = "oled-hold" if seat is None else "oled-press"
        if seat in self._confirmation.by_page:
            key = "oled-page"
        say = self._kit.say
        who = say("oled-undo") if prompt.kind == "undo" else prompt.name or say("oled-host")
        return asking(self._kit, who, prompt.code, say(key))

    def with_prompt(self, seat: int, frame: Frame, *, waits: bool) -> Frame:
        """Return the screen of a seat in play, with what a held button means or what waits."""
        prompt = self._confirmation.pending(seat)
        if prompt is None:
            return frame
        key = f"oled-{'wait' if waits else 'hold'}-{prompt.kind}"
        text = self._kit.say(key, code=prompt.code, name=prompt.name)
        return with_strip(self._kit, frame, text)

    def asked(self, *, is_in_play: bool) -> tuple[str, ...]:
        """Return what the referee's screen says of the prompts that it does not show in full."""
        places = sorted(self._confirmation.seats_asked())
        prompts = [self._confirmation.pending(place) for place in places]
        if is_in_play:
            prompts.append(self._confirmation.pending(HOST_PLACE))
        return tuple(
            self._kit.say(
                f"oled-asked-{prompt.kind}",
                seat=prompt.place + 1,
                code=prompt.code,
                name=prompt.name,
            )
            for prompt in prompts
            if prompt is not None
        )

    def key(self, address: str) -> Frame:
        """Return the address of the page of the box as a code, and its key in letters."""
        return box_page(self._kit, qr_image(address), self._kit.say("oled-page-of-box"), address)

    @property
    def has_turns(self) -> bool:
        """Whether several addresses take turns: one for each network of the box."""
        return len(self._addresses()) > 1

    def _idle(self) -> Frame:
        addresses = self._addresses()
        if not addresses:
            return idle(self._kit, self._name, self._kit.say("oled-no-network"))
        address = addresses[int(time.monotonic() // _ADDRESS_S) % len(addresses)]
        return self._welcome(address)

    def _welcome(self, address: str) -> Frame:
        hint, code = self._kit.say("oled-join"), _code_of(address)
        shown = address.removeprefix("http://").removesuffix("/")
        if code is None:
            return idle(self._kit, self._name, shown, hint)
        return welcome(self._kit, code, self._name, shown, hint)


@lru_cache(maxsize=8)
def _code_of(address: str) -> Image.Image | None:
    return qr_image(address)
