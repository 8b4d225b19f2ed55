"""Decoding of a keyboard's input events, for readers that type what they read."""

from __future__ import annotations

import struct
from typing import Final, Literal

from hardware.tag_lines import LINE_AT_MOST

KeyLayout = Literal["us", "fr"]

EVENT: Final = struct.Struct("@llHHi")
"""`struct input_event` of linux/input.h: two longs of time, type, code and value."""
EV_SYN, EV_KEY = 0, 1
SYN_DROPPED: Final = 3
"""The kernel's buffer was full, and events were lost."""
UP, DOWN = 0, 1
ENTERS: Final = frozenset({28, 96})
SHIFTS: Final = frozenset({42, 54})
CAPS_LOCK: Final = 58

_FIRST_KEYS: Final = ((2, 12), (16, 12), (30, 11), (44, 10), (41, 1), (43, 1), (57, 1), (86, 1))
"""The key codes of the rows of a keyboard: the first code of each row, and how many keys."""
_ROWS: Final[dict[KeyLayout, tuple[tuple[str, str], ...]]] = {
    "us": (
        ("1234567890-=", "!@#$%^&*()_+"),
        ("qwertyuiop[]", "QWERTYUIOP{}"),
        ("asdfghjkl;'", 'ASDFGHJKL:"'),
        ("zxcvbnm,./", "ZXCVBNM<>?"),
        ("`", "~"),
        ("\\", "|"),
        (" ", " "),
        ("<", ">"),
    ),
    "fr": (
        ("&é\"'(-è_çà)=", "1234567890°+"),
        ("azertyuiop^$", "AZERTYUIOP¨£"),
        ("qsdfghjklmù", "QSDFGHJKLM%"),
        ("wxcvbn,;:!", "WXCVBN?./§"),
        ("²", "²"),
        ("*", "µ"),
        (" ", " "),
        ("<", ">"),
    ),
}
_PAD_CODES: Final = (71, 72, 73, 75, 76, 77, 79, 80, 81, 82, 83, 98, 55, 74, 78)
_KEYPAD: Final = dict(zip(_PAD_CODES, "7894561230./*-+", strict=True))


class KeyLines:
    """Turns events into lines, one for each Enter; a line of which keys were lost is dropped."""

    def __init__(self, layout: KeyLayout = "us") -> None:
        self._keys = _keys(layout)
        self._partial = b""
        self._line = ""
        self._is_torn = False
        self._shifts: set[int] = set()
        self._is_caps = False

    def feed(self, data: bytes) -> bytes:
        """Return the lines that are complete; half an event waits for its rest."""
        data = self._partial + data
        whole = len(data) - len(data) % EVENT.size
        self._partial = data[whole:]
        lines = (self._event(*event[2:]) for event in EVENT.iter_unpack(data[:whole]))
        return "".join(lines).encode()

    def _event(self, kind: int, code: int, value: int) -> str:
        if (kind, code) == (EV_SYN, SYN_DROPPED):
            self._is_torn = True
            self._shifts.clear()
        return self._key(code, value) if kind == EV_KEY else ""

    def _key(self, code: int, value: int) -> str:
        """Return the line that the key completes; a repetition by holding it types nothing."""
        if code in SHIFTS:
            (self._shifts.discard if value == UP else self._shifts.add)(code)
        elif code == CAPS_LOCK and value == DOWN:
            self._is_caps = not self._is_caps
        elif value == DOWN and code in ENTERS:
            return self._complete()
        elif value == DOWN:
            self._line = (self._line + self._sign(code))[-LINE_AT_MOST:]
        return ""

    def _complete(self) -> str:
        line = "" if self._is_torn else f"{self._line}\n"
        self._line, self._is_torn = "", False
        return line

    def _sign(self, code: int) -> str:
        plain, shifted = self._keys.get(code, ("", ""))
        # Caps lock turns letters round, and leaves the digits of both layouts as they are.
        is_upper = bool(self._shifts) != (self._is_caps and plain.isalpha() and plain.isascii())
        return shifted if is_upper else plain


def strokes(text: str, layout: KeyLayout = "us") -> bytes:
    """Return the events of a reader that types the text and Enter, as a kernel reports them."""
    found = {sign: (code, row) for code, pair in _keys(layout).items() for row, sign in _rows(pair)}
    events: list[tuple[int, int]] = []
    for sign in text:
        code, is_shifted = found[sign]
        shift = next(iter(sorted(SHIFTS)))
        press = [(code, DOWN), (code, UP)]
        events += [(shift, DOWN), *press, (shift, UP)] if is_shifted else press
    enter = min(ENTERS)
    events += [(enter, DOWN), (enter, UP)]
    return b"".join(
        EVENT.pack(0, 0, EV_KEY, code, value) + EVENT.pack(0, 0, 0, 0, 0) for code, value in events
    )


def _rows(pair: tuple[str, str]) -> tuple[tuple[bool, str], ...]:
    return (True, pair[1]), (False, pair[0])


def _keys(layout: KeyLayout) -> dict[int, tuple[str, str]]:
    """Return the sign of each key, alone and with shift."""
    keys = {code: (sign, sign) for code, sign in _KEYPAD.items()}
    for (first, count), (plain, shifted) in zip(_FIRST_KEYS, _ROWS[layout], strict=True):
        codes = range(first, first + count)
        keys |= dict(zip(codes, zip(plain, shifted, strict=True), strict=True))
    return keys
