"""Adalight frames, byte for byte."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.adalight import MAX_LEDS, decode, encode

byte = st.integers(0, 255)
pixel_lists = st.lists(st.tuples(byte, byte, byte), min_size=1, max_size=300)


def test_the_header_is_count_minus_one_and_its_check() -> None:
    frame = encode([(1, 2, 3)] * 60)
    assert frame[:6] == bytes.fromhex("416461003b6e")
    assert frame[6:9] == b"\x01\x02\x03"
    assert len(frame) == 186


def test_a_long_strip_uses_the_high_byte() -> None:
    assert encode([(0, 0, 0)] * 300)[3:6] == bytes((1, 43, 1 ^ 43 ^ 0x55))


@given(pixel_lists)
def test_a_frame_decodes_to_its_pixels(pixels: list[tuple[int, int, int]]) -> None:
    assert decode(encode(pixels)) == tuple(pixels)


@given(pixel_lists, st.data())
def test_a_cut_or_lengthened_frame_is_refused(
    pixels: list[tuple[int, int, int]], data: st.DataObject
) -> None:
    frame = encode(pixels)
    cut = data.draw(st.integers(0, len(frame) - 1))
    with pytest.raises(ValueError, match=r"header|bytes"):
        decode(frame[:cut])
    with pytest.raises(ValueError, match="bytes"):
        decode(frame + b"\x00")


@pytest.mark.parametrize("place", range(6))
def test_a_flipped_header_bit_is_refused(place: int) -> None:
    frame = bytearray(encode([(9, 9, 9)] * 3))
    frame[place] ^= 1
    with pytest.raises(ValueError, match=r"header|check"):
        decode(bytes(frame))


@pytest.mark.parametrize("count", [0, MAX_LEDS + 1])
def test_a_count_the_header_cannot_carry_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="LEDs"):
        encode([(0, 0, 0)] * count)


@pytest.mark.parametrize("value", [-1, 256])
def test_a_value_outside_a_byte_is_refused(value: int) -> None:
    with pytest.raises(ValueError, match="outside"):
        encode([(0, 0, value)])


def test_a_pixel_without_three_values_is_refused() -> None:
    with pytest.raises(ValueError, match="red, green and blue"):
        encode([(0, 0)])  # type: ignore[list-item]  # the mistake under test
