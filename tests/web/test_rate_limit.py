"""The rate limiter: a burst, then a steady rate, for each asker."""

from __future__ import annotations

from firmware_host.web.rate_limit import RateLimiter


def test_a_burst_is_let_through_and_then_a_steady_pace() -> None:
    now = 0.0
    limiter = RateLimiter(per_second=2, burst=3, clock=lambda: now)
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("b"), "everybody has a pace of his own"
    now = 0.5
    assert [limiter.allows("a") for _ in range(2)] == [True, False]
    now = 100.0
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]


def test_many_addresses_use_bounded_memory() -> None:
    limiter = RateLimiter(per_second=1, burst=1, clock=lambda: 0.0)
    for asker in range(5_000):
        limiter.allows(asker)
    assert len(limiter._buckets) == 1_024
