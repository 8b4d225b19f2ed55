"""Commands are counted before they are decoded; who does not stop is cut off."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

from firmware_host.mqtt.flood_limit import COMMANDS_PER_SECOND, FloodLimit, Verdict


class Time:
    """A clock that a test moves."""

    now_s = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now_s


def test_a_flood_is_refused_once_then_ignored_then_cut_off() -> None:
    limit = FloodLimit(Time())
    verdicts = [limit.judge("seat/0") for _ in range(500)]
    counted = Counter(verdicts)
    assert verdicts[0] is Verdict.ANSWER
    assert counted[Verdict.REFUSE] == 1
    assert verdicts[-1] is Verdict.CUT_OFF
    order = [Verdict.ANSWER, Verdict.REFUSE, Verdict.IGNORE, Verdict.CUT_OFF]
    assert list(dict.fromkeys(verdicts)) == order


def test_the_others_are_answered_meanwhile() -> None:
    limit = FloodLimit(Time())
    for _ in range(500):
        limit.judge("seat/0")
    assert limit.judge("seat/1") is Verdict.ANSWER
    assert limit.judge("host") is Verdict.ANSWER


def test_a_flood_is_told_at_most_once_a_second() -> None:
    time = Time()
    limit = FloodLimit(time)
    told = 0
    for _ in range(50 * 5):
        time.now_s += 1 / 50
        told += limit.judge("seat/0") is Verdict.REFUSE
    assert 1 <= told <= 5


def test_whoever_stops_is_answered_again() -> None:
    time = Time()
    limit = FloodLimit(time)
    flood = takewhile(
        lambda verdict: verdict is not Verdict.CUT_OFF, iter(lambda: limit.judge("a"), 0)
    )
    assert Counter(flood)[Verdict.IGNORE] > 0
    time.now_s += 1.0
    answered = [limit.judge("a") for _ in range(COMMANDS_PER_SECOND)]
    assert set(answered) == {Verdict.ANSWER}
