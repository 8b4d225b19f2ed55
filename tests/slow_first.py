"""Which tests take long, so that parallel workers begin with them; only the order depends on it."""

from __future__ import annotations

# Seconds of the slowest test of a file or folder, roughly; `make test ARGS=--durations=99` shows
# them. The first row that a test's name begins with counts.
_SECONDS = (
    ("tests/leaks/test_leaks.py::test_nothing_hidden", 30),
    ("tests/leaks/test_leaks.py::test_the_secret_of_chance", 30),
    ("tests/example_game/", 28),
    ("tests/daemon/test_broker_killed.py", 25),
    ("tests/browser/test_help.py::test_the_lesson", 24),
    ("tests/browser/test_evenings.py", 20),
    ("tests/browser/test_table_of_four.py", 19),
    ("tests/browser/test_access.py", 18),
    ("tests/browser/test_looks.py", 18),
    ("tests/bots/test_bot_driver.py::test_bots_play_every_game", 6),
    ("tests/daemon/test_seat_attacks.py", 17),
    ("tests/daemon/test_secrets.py", 16),
    ("tests/browser/test_layout_shift.py", 15),
    ("tests/daemon/test_contract.py", 13),
    ("tests/browser/", 9),
    ("tests/daemon/", 7),
    ("tests/many_tables/", 7),
    ("tests/watch/", 7),
    ("tests/real/", 7),
    ("tests/leaks/test_leaks_are_caught.py", 7),
    ("tests/hardware/test_races.py", 6),
    ("tests/wire/test_decode.py", 5),
    ("tests/test_lengths.py", 5),
)


def slowness(test: str) -> int:
    """Return about how many seconds a test takes, 0 for a quick one."""
    return next((seconds for name, seconds in _SECONDS if test.startswith(name)), 0)
