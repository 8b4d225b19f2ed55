"""Tags from the bytes of all kinds of readers."""

from __future__ import annotations

import pytest

from hardware.tag_lines import LINE_AT_MOST, TagLines

MS = 1_000_000


@pytest.mark.parametrize(
    ("data", "tags"),
    [
        (b"04A1B2\r\n", ["04A1B2"]),
        (b"04A1B2\n04A1B3\r", ["04A1B2", "04A1B3"]),
        (b"\x020A00B1C2D3F8\x03", ["0A00B1C2D3F8"]),
        (b"  card 17 \x00\n", ["card 17"]),
        ("été\n".encode(), ["été"]),
        (b"\xff\xfe\n", ["\ufffd\ufffd"]),
        (b"\r\n\r\n", []),
        (b"half a ta", []),
    ],
)
def test_a_tag_is_the_text_before_a_line_end(data: bytes, tags: list[str]) -> None:
    assert TagLines().feed(data, 0) == tags


def test_bytes_may_come_in_any_pieces() -> None:
    lines = TagLines()
    tags = [
        tag for n, byte in enumerate(b"04A1\r\n05B2\r\n") for tag in lines.feed(bytes((byte,)), n)
    ]
    assert tags == ["04A1", "05B2"]


def test_a_line_without_an_end_does_not_grow_for_ever() -> None:
    lines = TagLines()
    for n in range(100):
        lines.feed(b"x" * 100, n)
    (tag,) = lines.feed(b"\n", 100)
    assert len(tag) == LINE_AT_MOST


def test_a_card_that_lies_on_the_reader_is_read_once() -> None:
    lines = TagLines(repeat_ms=700)
    tags = [lines.feed(b"04A1\n", n * 65 * MS) for n in range(100)]
    assert tags == [["04A1"], *([] for _ in range(99))]
    assert lines.feed(b"04A1\n", (99 * 65 + 699) * MS) == []
    assert lines.feed(b"04A1\n", (99 * 65 + 699 + 700) * MS) == ["04A1"]


def test_a_tag_counts_again_after_another_one() -> None:
    lines = TagLines()
    assert lines.feed(b"a\nb\na\n", 0) == ["a", "b", "a"]


def test_a_reader_may_be_allowed_to_repeat_itself() -> None:
    assert TagLines(repeat_ms=0).feed(b"a\na\n", 0) == ["a", "a"]
