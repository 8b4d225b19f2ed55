"""What was told in the last match is not retained for the next one, for any reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

OUTSIDE = 2


class Reloaded(Phone):
    """A phone whose page was loaded again: it also reads what it may have missed."""

    def topics(self) -> tuple[str, ...]:
        """Return the topics of a page that has just been opened."""
        return (*super().topics(), "public/recent", f"{self._place}/recent")


async def reloaded(evening: Evening, seat: int) -> Reloaded:
    """Load the page of a seat again."""
    body = {"seat": seat, "resume": evening.phones[seat].ticket["resume"]}
    status, ticket = await post(evening.box.address, "api/join", body)
    assert status == 200, ticket
    page = await evening.stack.enter_async_context(Reloaded.connect(ticket))
    evening.phones[seat] = page
    return page


def kinds_in(recent: dict[str, Any]) -> set[str]:
    """Return the kinds of the retained events."""
    return {event["kind"] for message in recent["messages"] for event in message["events"]}


async def test_a_seat_outside_the_next_match_reads_nothing_of_the_last_one(
    evening: Evening,
) -> None:
    await evening.start(3)
    await evening.flip_until("match")
    await evening.lapse()
    told = await evening.phones[OUTSIDE].told("lapsed")
    assert told["rule"]
    before = await reloaded(evening, OUTSIDE)
    recent = await before.until(f"seat/{OUTSIDE}/recent", lambda r: r is not None)
    assert "lapsed" in kinds_in(recent)

    await evening.begin_match(2, seed=None)
    after = await reloaded(evening, OUTSIDE)
    # A broker that is busy may hand out what it kept before the table has emptied it.
    await after.until(f"seat/{OUTSIDE}/recent", lambda r: r is not None and r["messages"] == [])
    public = await after.until("public/recent", lambda r: r is not None)
    assert "lapsed" not in kinds_in(public)
    inside = await reloaded(evening, 0)
    recent = await inside.until("seat/0/recent", lambda r: r is not None)
    assert "lapsed" not in kinds_in(recent)
