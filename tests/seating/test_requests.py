"""First come, first served; the second waits in a line; who asks again and again waits longer."""

from __future__ import annotations

import asyncio

import pytest

from firmware_host.seating.button_confirmation import HOST_PLACE, ButtonConfirmation
from firmware_host.seating.request_limits import Device, RequestLimits
from firmware_host.seating.requests import Request, Requests
from firmware_host.table.problems import Problem

ANN, BOB, EVE = (Device(f"10.0.0.{n}") for n in (1, 2, 3))


class Desk:
    """Requests with a clock that a test moves."""

    def __init__(self) -> None:
        self.s = 0.0
        self.confirmation = ButtonConfirmation()
        self.requests = Requests(self.confirmation, within_s=15, clock=lambda: self.s)

    def ask(self, device: Device, place: int = 2) -> Request:
        """Ask and wait for the answer from then on."""
        begun = self.requests.begin(place, "Ann", device)
        return self.requests.claim(begun.id, place)

    def refused(self, device: Device, place: int = 2) -> Problem:
        """Return why the device may not ask now."""
        with pytest.raises(Problem) as fault:
            self.requests.begin(place, "Ann", device)
        return fault.value

    async def give_up(self, request: Request) -> None:
        """Let a phone go away without a press."""
        waiting = asyncio.create_task(self.requests.confirmed(request))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)


@pytest.fixture
async def desk() -> Desk:
    return Desk()


async def test_the_second_is_told_to_wait_and_does_not_end_the_first(desk: Desk) -> None:
    first = desk.ask(ANN)
    desk.s += 4
    fault = desk.refused(EVE)
    assert fault.key == "seat-asked"
    assert fault.facts == {"place": 3, "code": first.prompt.code, "seconds": 11}
    assert desk.confirmation.pending(2) is first.prompt
    first.prompt.confirm()
    assert await desk.requests.confirmed(first)
    assert not desk.confirmation.is_waiting(2)


async def test_seats_and_the_host_do_not_wait_for_each_other(desk: Desk) -> None:
    asked = [desk.ask(ANN, 1), desk.ask(ANN, 2), desk.ask(EVE, HOST_PLACE)]
    assert desk.refused(BOB, HOST_PLACE).key == "host-asked"
    codes = {one.prompt.code for one in asked}
    assert len(codes) == 3
    assert all(len(code) == 2 and code.isdecimal() for code in codes)


async def test_who_waited_comes_before_the_one_who_asked_first(desk: Desk) -> None:
    first = desk.ask(EVE)
    assert desk.refused(ANN).key == "seat-asked"
    await desk.give_up(first)
    assert desk.refused(EVE).key == "seat-next"
    assert desk.refused(BOB).key == "seat-next"
    assert desk.ask(ANN).prompt.name == "Ann"


async def test_who_no_longer_waits_loses_the_place_in_the_line(desk: Desk) -> None:
    first = desk.ask(EVE)
    desk.refused(ANN)
    desk.s += 3.1
    await desk.give_up(first)
    assert desk.ask(BOB).key == "address 10.0.0.2"


async def test_a_request_that_no_phone_waits_for_ends(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firmware_host.seating.requests._CLAIMED_WITHIN_S", 0.0)
    begun = desk.requests.begin(2, "Ann", ANN)
    while desk.confirmation.is_waiting(2):  # noqa: ASYNC110 - the time limit of the test ends it
        await asyncio.sleep(0)
    with pytest.raises(Problem, match="request-over"):
        desk.requests.claim(begun.id, 2)


async def test_a_request_is_claimed_once_and_for_its_own_place(desk: Desk) -> None:
    begun = desk.requests.begin(2, "Ann", ANN)
    for place in (1, HOST_PLACE):
        with pytest.raises(Problem, match="request-over"):
            desk.requests.claim(begun.id, place)
    desk.requests.claim(begun.id, 2)
    with pytest.raises(Problem, match="request-over"):
        desk.requests.claim(begun.id, 2)


async def test_who_asks_again_and_again_is_slowed_down_and_others_are_not(desk: Desk) -> None:
    waits: list[object] = []
    await desk.give_up(desk.ask(EVE))
    for _ in range(7):
        await desk.give_up(desk.ask(EVE))
        fault = desk.refused(EVE, 1)
        assert fault.key == "asks-again"
        waits.append(fault.facts["seconds"])
        desk.ask(ANN, len(waits) + 10)
        desk.s += float(str(waits[-1]))
    assert waits == [3, 5, 10, 20, 40, 60, 60]


def test_an_id_counts_only_after_a_press() -> None:
    now_s = 0.0
    limits = RequestLimits(lambda: now_s)
    phone, made_up = Device("10.0.0.1", "phone"), Device("10.0.0.1", "made up")
    for _ in range(3):
        limits.fail(limits.key(made_up))
    for device in (phone, made_up, Device("10.0.0.1")):
        with pytest.raises(Problem, match="asks-again"):
            limits.check(device)
    limits.confirm("somewhere else", phone)
    limits.check(phone)
    with pytest.raises(Problem, match="asks-again"):
        limits.check(made_up)
    limits.check(Device("10.0.0.9", "made up"))


def test_a_press_clears_what_was_counted_and_so_does_time() -> None:
    now_s = 0.0
    limits = RequestLimits(lambda: now_s)
    for _ in range(9):
        limits.fail("address 10.0.0.1")
    limits.confirm("address 10.0.0.1", ANN)
    limits.check(ANN)
    for _ in range(9):
        limits.fail("address 10.0.0.1")
    now_s = 601.0
    limits.fail("address 10.0.0.1")
    limits.check(ANN)
