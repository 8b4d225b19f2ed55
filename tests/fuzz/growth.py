"""Growth: an input twice as long may take a parser twice as long, not four times.

The inputs are seeds with one piece repeated. What is measured is the processor time of this
thread: most of it is spent in C (regular expressions, copies), where Python counts nothing.
"""

from __future__ import annotations

import time
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from tests.fuzz.target import is_accepted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.fuzz.target import Target

_FILLERS = (
    *(
        b" ",
        b"\t",
        b"\n",
        b"\r",
        b"\0",
        b"0",
        b"9",
        b"a",
        b"[",
        b"{",
        b'"',
        b"'",
        b"\\",
        b".",
        b",",
    ),
    *(
        b":",
        b"-",
        b"=",
        b"#",
        b"/",
        b"%",
        b"\x80",
        b"\xff",
        b"\xc3\xa9",
        b" a",
        b"a ",
        b"a\n",
        b"a=1\n",
    ),
    *(
        b"[a]\n",
        b'{"a":',
        b"[[a]]\n",
        b"a.",
        b"\xc0\x00",
        b"\x40\x02\x00\x01",
        b"\x82\x81\0\0\0\0a",
    ),
)
_PLACES = 4
"""At how many places of a seed something is repeated."""
_SHORTEST = 64
_WORTH_A_LOOK_NS = 4_000_000
"""Below that the caches of the processor decide."""
_TOO_STEEP = 2.9
_IN_A_ROW = 3
_REPEATS = 3


def steep_inputs(target: Target, within_s: float) -> Iterator[bytes]:
    """Yield an input of each family whose time grows faster than its length.

    The families come in a new order every time, as many as the time is enough for.
    """
    families = list(product(target.seeds(), range(_PLACES), _FILLERS))
    Random().shuffle(families)  # noqa: S311 - which inputs are tried first is no secret
    until_s = time.monotonic() + within_s
    for seed, step, filler in families:
        if time.monotonic() > until_s:
            return
        place = len(seed) * step // (_PLACES - 1)
        found = steep_input(target, seed[:place], filler, seed[place:])
        if found is not None:
            yield found


def steep_input(target: Target, before: bytes, filler: bytes, after: bytes) -> bytes | None:
    """Return the input at which the time has grown too steeply several times in a row."""
    size, last_ns, steps = _SHORTEST, 0, 0
    while len(before) + size + len(after) <= target.largest:
        data = before + filler * (size // len(filler)) + after
        taken_ns = _time_ns(target, data)
        is_steep = last_ns > _WORTH_A_LOOK_NS / 8 and taken_ns > _TOO_STEEP * last_ns
        steps = steps + 1 if is_steep else 0
        if steps >= _IN_A_ROW and taken_ns > _WORTH_A_LOOK_NS:
            return data
        size, last_ns = 2 * size, taken_ns
    return None


def _time_ns(target: Target, data: bytes) -> int:
    """Return the least processor time of a few readings; a long one is read once."""
    times: list[int] = []
    while len(times) < _REPEATS and sum(times) < 10 * _WORTH_A_LOOK_NS:
        begun_ns = time.thread_time_ns()
        is_accepted(target, data)
        times.append(time.thread_time_ns() - begun_ns)
    return min(times)
