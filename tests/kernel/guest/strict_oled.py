"""An OLED chip that takes what the bus carried, and nothing that its data sheet does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.hardware.fake_oled import FakeOled

if TYPE_CHECKING:
    from hardware.ports import Frame

COMMANDS, PIXELS = 0x00, 0x40
# A module shows its memory upright with these; without them it is mirrored, inverted or shifted.
UPRIGHT = {
    "segments": 0xA1, "rows": 0xC8, "inverted": 0xA6, "all on": 0xA4, "start": 0x40, "offset": 0,
}  # fmt: skip
_KINDS = {
    0xA0: "segments", 0xA1: "segments", 0xC0: "rows", 0xC8: "rows", 0xA6: "inverted",
    0xA7: "inverted", 0xA4: "all on", 0xA5: "all on",
}  # fmt: skip
_OFFSET = 0xD3
_KNOWN = frozenset(
    {*_KINDS, *range(0x20), 0x20, 0x21, 0x22, *range(0x40, 0x80), 0x81, 0x8D, 0xA8, 0xAE, 0xAF}
    | {*range(0xB0, 0xB8), _OFFSET, 0xD5, 0xD9, 0xDA, 0xDB, 0xE3}
)


class StrictOled(FakeOled):
    """Keeps how the glass is driven, besides what is in the memory."""

    def lose_power(self) -> None:
        """Forget everything."""
        super().lose_power()
        self._driven: dict[str, int] = {}

    def take(self, message: bytes) -> None:
        """Obey one message as it was on the wire: what it is, then the bytes."""
        kind, content = message[0], message[1:]
        assert kind in (COMMANDS, PIXELS), f"a message of no known kind: {message[:8].hex()}"
        if kind == COMMANDS:
            self.command(*content)
        else:
            self.data(content)

    def seen(self) -> Frame | None:
        """Return what a person sees, who must not have to stand on the head."""
        if self.is_on:
            assert self._driven == UPRIGHT
        return super().seen()

    def _obey(self, code: int, given: list[int]) -> None:
        assert code in _KNOWN, f"command {code:#x} is in no data sheet"
        if code in _KINDS:
            self._driven[_KINDS[code]] = code
        elif 0x40 <= code < 0x80:
            self._driven["start"] = code
        elif code == _OFFSET:
            self._driven["offset"] = given[0]
        super()._obey(code, given)
