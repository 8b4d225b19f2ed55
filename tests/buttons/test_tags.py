"""Tags: read, learnt, written, and what the card reader makes of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from firmware_host.buttons.scan import Scan
from firmware_host.buttons.tags import Tags, TagsError, read_tags, write_tags
from firmware_host.panel.faults import Faults
from firmware_host.table.clock import TableClock
from firmware_host.table.table import Table
from hardware.sim import SimScanner
from tests.fixtures.host_tables import BareTable, SlowJournal, run, until

if TYPE_CHECKING:
    from firmware_host.journal.journal import Journal


class Rig:
    """A table with real cards, and a reader."""

    def __init__(self, tags: Tags) -> None:
        bare = BareTable(deck="scanned")
        bare.chance("deal @0.000000000 first:0")
        journal = SlowJournal()
        journal.is_open.set()
        self.journal = journal
        self.table = Table(bare.committed, cast("Journal", journal), TableClock())
        self.scanner = SimScanner()
        self.faults = Faults()
        self.scan = Scan(self.table, self.scanner, self.faults, tags)


def test_learnt_tags_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "tags.toml"
    assert read_tags(path) == Tags()
    tags = Tags().with_tag("arriba", "04A1", "Ar").with_tag("arriba", 'é "x" \\', "totem")
    tags = tags.with_tag("coups_bas", "04A1", "T03")
    write_tags(path, tags)
    assert read_tags(path) == tags
    assert (tags.card("arriba", "04A1"), tags.card("coups_bas", "04A1")) == ("Ar", "T03")
    assert tags.card("arriba", "04A2") is None
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_hand_wrote_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "tags.toml"
    path.write_text('["another game"]\n"a b" = "c\\u007f"\n"\\u0000" = "x"\n', encoding="utf-8")
    tags = read_tags(path).with_tag("arriba", "04A1", "Ar")
    write_tags(path, tags)
    assert read_tags(path) == tags
    assert tags.card("another game", "a b") == "c\x7f"


def test_a_tag_moves_to_another_card_and_a_card_may_have_many() -> None:
    tags = Tags().with_tag("arriba", "1", "Ar").with_tag("arriba", "2", "Ar")
    assert tags.count("arriba", "Ar") == 2
    tags = tags.with_tag("arriba", "1", "Br")
    assert (tags.count("arriba", "Ar"), tags.count("arriba", "Br")) == (1, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[arriba\n", "cannot be read"),
        ("arriba = 3\n", "`arriba` is not a table of tags"),
        ('[arriba]\n"04A1" = 7\n', "the tag `04A1` of `arriba` must name a card"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "tags.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TagsError, match=said) as caught:
        read_tags(path)
    assert str(caught.value).startswith(str(path))


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no folder" / "tags.toml"
    with pytest.raises(TagsError, match="cannot be written: No such file"):
        write_tags(path, Tags())


def test_the_shipped_file_is_an_empty_one() -> None:
    shipped = Path(__file__).parents[2] / "config" / "tags.toml"
    assert shipped.read_text(encoding="utf-8") == Tags().text()


@pytest.mark.parametrize(
    ("tag", "card"),
    [("04A1", "Ar"), ("Bg", "Bg"), ("TB/ARRIBA/BG/1", "Bg"), ("tb/arriba/head/4", "head")],
)
async def test_a_learnt_tag_is_its_card_and_a_name_is_itself(tag: str, card: str) -> None:
    rig = Rig(Tags().with_tag("arriba", "04A1", "Ar"))
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.scan.run()):
        await asyncio.sleep(0)
        rig.scanner.scan(tag)
        await until(rig.table, lambda state: state.number > number)
    (entry,) = (entry for commit in rig.journal.commits for entry in commit)
    assert entry.lines[0].body == f"0 flip {card}"


async def test_an_unknown_tag_is_reported_until_a_known_one_comes() -> None:
    rig = Rig(Tags().with_tag("arriba", "04A1", "Ar").with_tag("arriba", "9", "no card"))
    heard: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
    rig.faults.listen(lambda: heard.put_nowait(tuple(f.key for f in rig.faults.now)))
    async with run(rig.table.run(), rig.scan.run()):
        rig.scanner.scan("9")
        assert await heard.get() == ("tag-unknown",)
        rig.scanner.scan("04A1")
        assert await heard.get() == ()


async def test_a_missing_reader_is_reported_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firmware_host.buttons.scan._RETRY_S", 0.02)
    monkeypatch.setattr("firmware_host.buttons.scan._PRESENT_AFTER_S", 0.02)
    rig = Rig(Tags())
    heard: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
    rig.faults.listen(lambda: heard.put_nowait(tuple(f.key for f in rig.faults.now)))
    async with run(rig.table.run(), rig.scan.run()):
        await asyncio.sleep(0)
        rig.scanner.unplug()
        assert await heard.get() == ("scanner-missing",)
        rig.scanner.replug()
        assert await heard.get() == ()
