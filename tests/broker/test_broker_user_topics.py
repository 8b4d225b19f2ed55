"""Per-user topics: a revoked phone receives nothing more, without any help of the broker."""

from __future__ import annotations

import pytest

from firmware_host.broker.roles import HOST_ROLE, seat, with_user_topics
from firmware_host.broker.user_topics import UserTopics

ROOT = "totem/den/"


@pytest.fixture
def user_topics() -> UserTopics:
    table_prefixes = {"seat/0-1": "seat/0", "seat/0-2": "seat/0", "seat/host-1": "host"}
    user_topics = UserTopics("den", table_prefixes)
    user_topics.take_stale()
    return user_topics


def test_only_open_prefixes_are_published_to_and_accepted(user_topics: UserTopics) -> None:
    assert user_topics.outgoing(f"{ROOT}seat/0/view") == ()
    user_topics.open("seat/0-1")
    assert user_topics.outgoing(f"{ROOT}seat/0/view") == (f"{ROOT}seat/0-1/view",)
    assert user_topics.incoming(f"{ROOT}seat/0-1/command") == f"{ROOT}seat/0/command"
    assert user_topics.incoming(f"{ROOT}seat/0-2/command") == f"{ROOT}seat/0-2/command"
    user_topics.open("seat/0-2")
    user_topics.close("seat/0-1")
    assert user_topics.outgoing(f"{ROOT}seat/0/view") == (f"{ROOT}seat/0-2/view",)
    assert user_topics.incoming(f"{ROOT}seat/0-1/command") == f"{ROOT}seat/0-1/command"


def test_a_host_has_user_topics_too(user_topics: UserTopics) -> None:
    user_topics.open("seat/host-1")
    assert user_topics.outgoing(f"{ROOT}host/view") == (f"{ROOT}seat/host-1/view",)
    assert user_topics.incoming(f"{ROOT}seat/host-1/command") == f"{ROOT}host/command"


@pytest.mark.parametrize("topic", ["status", "public/state", "seat/0-1/reply", "box/lamps", "seat"])
def test_other_topics_are_unchanged(user_topics: UserTopics, topic: str) -> None:
    assert user_topics.outgoing(ROOT + topic) == (ROOT + topic,)
    assert user_topics.incoming(ROOT + topic) == ROOT + topic


def test_retained_messages_of_a_closed_prefix_are_deleted_once(user_topics: UserTopics) -> None:
    user_topics.open("seat/0-1")
    assert user_topics.take_stale() == []
    user_topics.close("seat/0-1")
    stale = user_topics.take_stale()
    assert stale == [f"{ROOT}seat/0-1/view", f"{ROOT}seat/0-1/recent"]
    assert user_topics.take_stale() == []
    user_topics.restore_stale(stale)
    assert user_topics.take_stale() == stale, "a failed deletion is tried again"


def test_every_prefix_is_stale_at_the_start() -> None:
    assert len(UserTopics("den", {"seat/0-1": "seat/0", "seat/1-1": "seat/1"}).take_stale()) == 4


def test_user_topics_of_two_users_do_not_overlap() -> None:
    first, second = with_user_topics(seat(0), 1), with_user_topics(seat(0), 2)
    private = {topic for topic in first.reads if topic.startswith("seat/")}
    assert private == {f"seat/0-1/{leaf}" for leaf in ("view", "event", "recent", "reply")}
    assert not private & set(second.reads)
    assert first.writes == ("seat/0-1/command",)
    assert with_user_topics(HOST_ROLE, 3).writes == ("seat/host-3/command",)
