"""Topics of one user each: who lost a seat hears nothing more, without any help of the broker."""

from __future__ import annotations

import pytest

from firmware_host.broker.lanes import Lanes
from firmware_host.broker.roles import HOST, on_lane, seat

ROOT = "totem/den/"


@pytest.fixture
def lanes() -> Lanes:
    stands_for = {"seat/0-1": "seat/0", "seat/0-2": "seat/0", "seat/host-1": "host"}
    lanes = Lanes("den", stands_for)
    lanes.take_stale()
    return lanes


def test_only_open_lanes_are_spoken_on_and_listened_to(lanes: Lanes) -> None:
    assert lanes.out(f"{ROOT}seat/0/view") == ()
    lanes.open("seat/0-1")
    assert lanes.out(f"{ROOT}seat/0/view") == (f"{ROOT}seat/0-1/view",)
    assert lanes.back(f"{ROOT}seat/0-1/command") == f"{ROOT}seat/0/command"
    assert lanes.back(f"{ROOT}seat/0-2/command") == f"{ROOT}seat/0-2/command"
    lanes.open("seat/0-2")
    lanes.close("seat/0-1")
    assert lanes.out(f"{ROOT}seat/0/view") == (f"{ROOT}seat/0-2/view",)
    assert lanes.back(f"{ROOT}seat/0-1/command") == f"{ROOT}seat/0-1/command"


def test_two_hosts_are_both_told(lanes: Lanes) -> None:
    lanes.open("seat/host-1")
    assert lanes.out(f"{ROOT}host/view") == (f"{ROOT}seat/host-1/view",)
    assert lanes.back(f"{ROOT}seat/host-1/command") == f"{ROOT}host/command"


@pytest.mark.parametrize("topic", ["status", "public/state", "seat/0-1/reply", "box/lamps", "seat"])
def test_everything_else_goes_where_it_says(lanes: Lanes, topic: str) -> None:
    assert lanes.out(ROOT + topic) == (ROOT + topic,)
    assert lanes.back(ROOT + topic) == ROOT + topic


def test_what_is_retained_on_a_closed_lane_is_wiped_once(lanes: Lanes) -> None:
    lanes.open("seat/0-1")
    assert lanes.take_stale() == []
    lanes.close("seat/0-1")
    stale = lanes.take_stale()
    assert stale == [f"{ROOT}seat/0-1/view", f"{ROOT}seat/0-1/recent"]
    assert lanes.take_stale() == []
    lanes.spoil(stale)
    assert lanes.take_stale() == stale, "what could not be wiped is tried again"


def test_at_a_start_all_lanes_are_wiped() -> None:
    assert len(Lanes("den", {"seat/0-1": "seat/0", "seat/1-1": "seat/1"}).take_stale()) == 4


def test_a_role_on_a_lane_has_no_private_topic_of_another() -> None:
    first, second = on_lane(seat(0), 1), on_lane(seat(0), 2)
    private = {topic for topic in first.reads if topic.startswith("seat/")}
    assert private == {f"seat/0-1/{leaf}" for leaf in ("view", "event", "recent", "reply")}
    assert not private & set(second.reads)
    assert first.writes == ("seat/0-1/command",)
    assert on_lane(HOST, 3).writes == ("seat/host-3/command",)
