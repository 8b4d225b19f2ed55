"""Players stop TOTEM! between two hands: on their phones, and with a result that counts."""

from __future__ import annotations

from engines.core.verdicts import Illegal
from firmware_host.bots.thinking import think
from firmware_host.public.summary import summarise
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.table.state import TableState
from firmware_host.wire import build
from tests.engines.goldens import HERE
from tests.fixtures.host_tables import SIZE, BareTable, guests

HAND = HERE / "coups_bas" / "golden" / "the_players_stop_after_a_hand.txt"


def after_a_hand() -> BareTable:
    """Return a table of two after the first hand, which seat 0 won."""
    table = BareTable(0)
    table.committed = TableState(SIZE, guests(2))
    table.done(HOST, do.NewMatch(game="coups_bas", seats=2, options={"deck": "table"}, seed=1))
    played = [line for line in HAND.read_text("utf-8").splitlines() if not line.startswith("#")]
    begun = next(number for number, line in enumerate(played) if line.startswith("chance deal"))
    moves = played[begun : played.index("0 stop")]
    table.done(HOST, do.Correct(to=0, moves=moves, reason="for the test"))
    return table


def test_phones_offer_it_and_the_result_counts() -> None:
    table = after_a_hand()
    for button in range(2):
        shown = build.seat_view(table.committed, button)
        assert shown is not None
        assert list(shown.moves) == ["stop"]
    assert not isinstance(table.play(1, "stop"), Illegal)
    asked = build.seat_view(table.committed, 0)
    assert asked is not None
    assert list(asked.moves) == ["stop", "continue"]
    assert not isinstance(table.play(HOST, "stop", seat=0), Illegal)
    outcome = table.committed.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("coups_bas.stopped", (0,))
    assert table.entries[-1].is_over
    assert summarise(table.committed, None) is not None


def test_a_bot_does_not_ask_and_does_not_refuse() -> None:
    table = after_a_hand()
    table.done(HOST, do.Bot(seat=1, bot="random"))
    position = table.committed.position
    assert position is not None
    for seed in range(40):
        assert think(position, table.match.state.seats[1], "random", str(seed)) is None
    table.play(0, "stop")
    position = table.committed.position
    assert position is not None
    for name in ("random", "careless", "greedy"):
        choice = think(position, table.match.state.seats[1], name, "1")
        assert choice is not None
        assert table.match.game.write(choice.move) == "stop"
