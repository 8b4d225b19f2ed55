"""Codes that phones scan: the box decides what they mean, and a phone enters only its own moves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.judge import judge
from engines.core.seats import CHANCE, Seat
from firmware_host.buttons.phone_scans import PhoneScans
from firmware_host.buttons.scanned_pieces import scanned_piece
from firmware_host.buttons.tags import Tags
from firmware_host.cards.codes import code_of
from firmware_host.cards.names import names_of
from firmware_host.mqtt.answering import Answering
from firmware_host.table.commands import CODE_AT_MOST, Correct, NewMatch, Pause, Scan
from firmware_host.table.decision import HOST
from firmware_host.wire import build
from tests.browser.positions import played_until

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.table.table import Table

REAL: dict[str, dict[str, Any]] = {
    "arriba": {"deck": "scanned", "card_order": "turn"},
    "coups_bas": {"deck": "table"},
    "totemix": {"chance": "table"},
    "tschukka": {"reveal": "turn_order"},
}
"""The options with which each game is played with real pieces that are scanned."""

SEATS = 3


def scanned_in(game: str, state: Any) -> list[str]:
    """Return the codes that enter a legal move of this state."""
    rules, found = GAMES[game], list[str]()
    for card in rules.cards():
        meant = rules.move_for_piece(state, card.piece)
        if meant is not None and judge(rules, state, *meant) is None:
            found.append(code_of(game, card.piece, 1))
    return found


class Phones:
    """Phones at a table, and what the box replies to each."""

    def __init__(self, table: Table, tags: Tags | None = None) -> None:
        self.table = table
        self.answering = Answering(table)
        self.answering.consult(Scan, PhoneScans(table, tags or Tags()).answer)

    @property
    def match(self) -> Match:
        """Return the match that is played."""
        assert self.table.committed.match is not None
        return self.table.committed.match

    async def begin(self, game: str) -> list[str]:
        """Play a match with real pieces until a scan is due; return the codes that are legal."""
        played = played_until(
            game, SEATS, lambda state: bool(scanned_in(game, state)), at_least=3, **REAL[game]
        )
        begun = NewMatch(game=game, seats=SEATS, options=dict(played.options))
        await self.table.ask(HOST, begun)
        self.table.clock.set(played.clock_ns)
        await self.table.ask(HOST, Correct(to=0, moves=list(played.lines), reason="for the test"))
        return scanned_in(game, self.match.state)

    def meant(self, code: str) -> tuple[Seat, str]:
        """Return whose move the code is, and the move."""
        scanned = scanned_piece(self.match, Tags(), code)
        assert scanned is not None
        assert scanned.entry is not None
        return scanned.entry

    def askers(self, code: str) -> set[int]:
        """Return the seats that may enter the move of the code."""
        (seat, _), game = self.meant(code), self.match.game
        enters = game.entered_by(self.match.state) if seat == CHANCE else {seat}
        return {int(each) for each in enters}

    async def scan(self, place: str, code: object, **fields: object) -> dict[str, Any]:
        """Send what a camera read, for the present number; return the last reply."""
        replies: list[dict[str, Any]] = []

        async def send(reply: bytes) -> None:
            replies.append(json.loads(reply))

        command = {"id": "", "do": "scan", "code": code, "number": self.match.number, **fields}
        await self.answering.answer(place, json.dumps(command).encode(), send)
        return replies[-1]


def test_all_games_with_codes_are_tried() -> None:
    assert set(REAL) == {name for name, game in GAMES.items() if game.cards()}


@pytest.mark.parametrize("game", REAL)
async def test_a_legal_scan_is_a_move_and_names_the_piece(table: Table, game: str) -> None:
    phones = Phones(table)
    (code, *_) = await phones.begin(game)
    seat, move = phones.meant(code)
    number, asker = phones.match.number, min(phones.askers(code))
    reply = await phones.scan(f"seat/{asker}", code.lower())
    piece = code_piece(game, code)
    assert reply["ok"], reply
    assert reply["scanned"] == {"piece": piece, "name": names_of(phones.match.game, piece)}
    entry = phones.match.back_to(number + 1).last
    assert entry is not None
    assert (entry.seat, phones.match.game.write(entry.move)) == (seat, move)


@pytest.mark.parametrize("game", REAL)
async def test_only_a_seat_that_may_enter_a_scan_is_offered_one(table: Table, game: str) -> None:
    phones = Phones(table)
    (code, *_) = await phones.begin(game)
    for seat in range(SEATS):
        view = build.seat_view(table.committed, seat)
        assert view is not None
        assert view.scan == (seat in phones.askers(code))


@pytest.mark.parametrize("game", REAL)
async def test_another_seat_enters_nothing_by_a_scan(table: Table, game: str) -> None:
    phones = Phones(table)
    (code, *_) = await phones.begin(game)
    before = phones.match
    for seat in set(range(SEATS)) - phones.askers(code):
        reply = await phones.scan(f"seat/{seat}", code)
        assert not reply["ok"]
        assert set(reply["illegal"]["text"]) == {"fr", "en"}
    assert phones.match is before


@pytest.mark.parametrize("game", REAL)
async def test_a_code_of_another_game_is_unknown(table: Table, game: str) -> None:
    phones = Phones(table)
    await phones.begin(game)
    other = next(name for name in REAL if name != game)
    (card, *_) = GAMES[other].cards()
    for place in ("seat/0", "host"):
        reply = await phones.scan(place, code_of(other, card.piece, 1))
        assert reply["problem"]["key"] == "scan-unknown"
        assert set(reply["problem"]["text"]) == {"fr", "en"}


@pytest.mark.parametrize(
    "code",
    [
        "",
        "x",
        "TB/",
        "TB/ARRIBA",
        "TB/ARRIBA/AR/99",
        "https://totem.example",
        "\x00",
        "\ud83e\udd89",
    ],
)
async def test_a_code_that_means_nothing_is_one_sentence(table: Table, code: str) -> None:
    phones = Phones(table)
    await phones.begin("arriba")
    reply = await phones.scan("seat/0", code)
    assert reply["problem"]["key"] == "scan-unknown"


@pytest.mark.parametrize("code", ["x" * (CODE_AT_MOST + 1), 7, None, ["TB/ARRIBA/AR/1"], {}])
async def test_a_code_that_is_too_long_or_no_text_is_refused(table: Table, code: object) -> None:
    phones = Phones(table)
    await phones.begin("arriba")
    reply = await phones.scan("seat/0", code)
    assert reply["problem"]["key"] == "bad-command"


async def test_a_scan_for_a_state_that_is_over_is_stale(table: Table) -> None:
    phones = Phones(table)
    (code, *_) = await phones.begin("arriba")
    place = f"seat/{min(phones.askers(code))}"
    stale = await phones.scan(place, code, number=phones.match.number - 1)
    assert stale["problem"]["key"] == "stale"
    unnumbered = await phones.scan(place, code, number=None)
    assert unnumbered["problem"]["key"] == "bad-command"


async def test_the_host_enters_a_scan_for_whose_turn_it_is(table: Table) -> None:
    phones = Phones(table)
    (code, *_) = await phones.begin("arriba")
    seat, _ = phones.meant(code)
    view = build.host_view(table.committed)
    assert view is not None
    assert view.scan
    number = phones.match.number
    reply = await phones.scan("host", code)
    assert reply["ok"], reply
    entry = phones.match.back_to(number + 1).last
    assert entry is not None
    assert entry.seat == seat


async def test_a_piece_that_no_scan_can_enter_now_is_told_apart(table: Table) -> None:
    phones = Phones(table)
    await phones.begin("totemix")
    reply = await phones.scan("seat/0", "TB/TOTEMIX/F3/1")
    assert reply["problem"]["key"] == "scan-not-now"


async def test_a_learnt_tag_comes_first_for_phones_too(table: Table) -> None:
    phones = Phones(table, Tags().with_tag("arriba", "TB/ARRIBA/AR/1", "Bg"))
    (code, *_) = await phones.begin("arriba")
    reply = await phones.scan(f"seat/{min(phones.askers(code))}", "TB/ARRIBA/AR/1")
    assert reply["scanned"]["piece"] == "Bg"


async def test_nothing_is_scanned_without_a_match_or_in_a_pause(table: Table) -> None:
    phones = Phones(table)
    await phones.begin("arriba")
    await table.ask(HOST, Pause())
    assert (await phones.scan("seat/0", "TB/ARRIBA/AR/1"))["problem"]["key"] == "paused"
    await table.ask(HOST, NewMatch(game="arriba", seats=SEATS))
    view = build.seat_view(table.committed, 0)
    assert view is not None
    assert not view.scan, "the box turns the cards"


async def test_the_same_command_twice_is_one_move(table: Table) -> None:
    phones = Phones(table)
    (code, *_) = await phones.begin("arriba")
    place, number = f"seat/{min(phones.askers(code))}", phones.match.number
    first = await phones.scan(place, code, id="s")
    after = phones.match
    assert await phones.scan(place, code, id="s", number=number) == first
    assert phones.match is after


def code_piece(game: str, code: str) -> str:
    """Return the piece that the code is printed for."""
    (piece,) = (each.piece for each in GAMES[game].cards() if code_of(game, each.piece, 1) == code)
    return piece


async def test_a_phone_scans_its_own_card_before_that_of_the_seat_in_front(table: Table) -> None:
    phones = Phones(table)
    options = {"deck": "scanned", "first_player": "seat0"}
    await table.ask(HOST, NewMatch(game="arriba", seats=SEATS, options=options))
    lines = ["chance deal @0.000000000 first:0"]
    await table.ask(HOST, Correct(to=0, moves=lines, reason="for the test"))
    reply = await phones.scan("seat/1", "TB/ARRIBA/BG/1")
    assert reply["ok"], reply
    assert phones.match.state.hands[1].open == ("Bg",)
    assert phones.match.state.owed == (0,)
