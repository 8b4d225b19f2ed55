"""Inputs for the targets: valid ones, changed in a few places, as hypothesis makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

if TYPE_CHECKING:
    from tests.fuzz.target import Target

_EDITS_AT_MOST = 4
_TOKENS = (
    *(b"", b"\0", b"\n", b"\r\n", b" ", b"\t", b"-", b"-1", b"0", b"00", b"99", b"100", b"NaN"),
    *(b"1e400", b"9" * 30, b"9" * 5000, b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf0\x9f\x98\x80"),
    *("\u00b2\u0663\u2028\u0085".encode(), b'"', b"'", b"[", b"]", b"{", b"}", b"[" * 3000, b"\\"),
    *(b"\\u0000", b"\\ud800", b"null", b"true", b"{}", b"[]", b"#", b"=", b".", b":", b"/", b"~x"),
    *(b"%", b"\x7f", b"\x80\x80\x80\x80\x80", b" " * 40, b"x" * 300),
)


@st.composite
def inputs_of(draw: st.DrawFn, target: Target) -> bytes:
    """Draw an input of a target: a valid one with some edits, or any bytes."""
    seeds = list(target.seeds())
    if draw(st.integers(0, 9)) == 0:
        return draw(st.binary(max_size=200))
    data = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, _EDITS_AT_MOST))):
        data = _edited(draw, data, seeds)
    return data[: target.largest]


def _edited(draw: st.DrawFn, data: bytes, seeds: list[bytes]) -> bytes:
    """Return the bytes with one piece removed, repeated, or replaced."""
    begin = draw(st.integers(0, len(data)))
    end = min(len(data), begin + draw(st.integers(0, 20)))
    piece = data[begin:end]
    match draw(st.sampled_from(("token", "bytes", "repeat", "move", "splice", "flip"))):
        case "token":
            piece = draw(st.sampled_from(_TOKENS))
        case "bytes":
            piece = draw(st.binary(max_size=8))
        case "repeat":
            piece *= draw(st.integers(2, 30))
        case "move":
            return data[:begin] + data[end:] + piece
        case "splice":
            other = draw(st.sampled_from(seeds))
            piece = other[draw(st.integers(0, len(other))) :][: len(data) + 20]
        case _:
            piece = bytes(byte ^ 1 << draw(st.integers(0, 7)) for byte in piece)
    return data[:begin] + piece + data[end:]
