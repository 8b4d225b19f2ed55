"""What every driver of the Buttons port does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hardware.ports import Edge
from tests.hardware.rigs import BUTTONS, BUTTONS_RIGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.hardware.rigs import ButtonsRig


@pytest.fixture(params=BUTTONS_RIGS.values(), ids=list(BUTTONS_RIGS))
def rig(request: pytest.FixtureRequest) -> Iterator[ButtonsRig]:
    made: ButtonsRig = request.param()
    yield made
    made.close()


async def test_every_edge_is_yielded_with_its_own_stamp(rig: ButtonsRig) -> None:
    driven = [Edge(1, is_down=True, at_ns=50), Edge(0, is_down=True, at_ns=20)]
    driven += [Edge(1, is_down=False, at_ns=90)]
    for edge in driven:
        rig.drive(edge)
    rig.close()
    got = [edge async for edge in rig.port.edges()]
    assert sorted(got, key=repr) == sorted(driven, key=repr)


async def test_edges_of_one_button_are_all_kept_while_nobody_reads(rig: ButtonsRig) -> None:
    driven = [Edge(2, is_down=n % 2 == 0, at_ns=n * 1_000) for n in range(400)]
    for edge in driven:
        rig.drive(edge)
    rig.close()
    assert [edge async for edge in rig.port.edges()] == driven


async def test_a_waiting_reader_gets_an_edge_driven_later(rig: ButtonsRig) -> None:
    stream = rig.port.edges()
    rig.drive(Edge(0, is_down=True, at_ns=1))
    assert (await anext(stream)).at_ns == 1
    rig.drive(Edge(0, is_down=False, at_ns=2))
    assert (await anext(stream)).at_ns == 2


async def test_the_level_follows_the_line(rig: ButtonsRig) -> None:
    assert not rig.port.is_down(3)
    rig.drive(Edge(3, is_down=True, at_ns=10))
    assert rig.port.is_down(3)
    assert not rig.port.is_down(4)
    rig.drive(Edge(3, is_down=False, at_ns=20))
    assert not rig.port.is_down(3)


async def test_an_unknown_button_is_refused(rig: ButtonsRig) -> None:
    with pytest.raises(ValueError, match="no button"):
        rig.port.is_down(BUTTONS)


async def test_a_muted_button_is_silent_but_its_level_can_be_read(rig: ButtonsRig) -> None:
    rig.port.mute(1, is_muted=True)
    rig.drive(Edge(1, is_down=True, at_ns=10))
    rig.drive(Edge(2, is_down=True, at_ns=20))
    assert rig.port.is_down(1)
    rig.port.mute(1, is_muted=False)
    rig.drive(Edge(1, is_down=False, at_ns=30))
    rig.close()
    assert [edge.at_ns async for edge in rig.port.edges()] == [20, 30]


async def test_an_unknown_button_cannot_be_muted(rig: ButtonsRig) -> None:
    with pytest.raises(ValueError, match="no button"):
        rig.port.mute(-1, is_muted=True)


async def test_a_button_that_goes_down_is_answered_before_its_edge_is_read(rig: ButtonsRig) -> None:
    answered: list[int] = []
    rig.port.answer(answered.append)
    stream = rig.port.edges()
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    rig.drive(Edge(3, is_down=True, at_ns=10))
    await waiting
    assert answered == [3]
    rig.drive(Edge(3, is_down=False, at_ns=20))
    await anext(stream)
    assert answered == [3]


async def test_a_drain_ends_when_the_reader_has_taken_every_edge_that_waited(
    rig: ButtonsRig,
) -> None:
    taken: list[int] = []
    take = taken.append

    async def read() -> None:
        async for edge in rig.port.edges():
            take(edge.at_ns)

    reading = asyncio.create_task(read())
    await asyncio.sleep(0)
    for at_ns in (10, 20, 30):
        rig.drive(Edge(0, is_down=at_ns != 20, at_ns=at_ns))
        rig.drive(Edge(1, is_down=at_ns != 20, at_ns=at_ns))
        await rig.port.drain()
        assert taken == [at_ns, at_ns]
        taken.clear()
    await rig.port.drain()
    rig.close()
    await reading
    assert taken == []


async def test_a_drain_without_a_reader_ends_at_once_and_loses_nothing(rig: ButtonsRig) -> None:
    rig.drive(Edge(0, is_down=True, at_ns=10))
    await rig.port.drain()
    rig.close()
    assert [edge.at_ns async for edge in rig.port.edges()] == [10]
