"""The moves of an open game and its past, which anybody may look through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.table.commands import NewMatch, Play
from firmware_host.table.decision import HOST
from tests.fixtures.web_site import Site, check_headers

if TYPE_CHECKING:
    from firmware_host.table.table import Table

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


@pytest.fixture
async def match(table: Table) -> str:
    """Begin TOP TOTEM and make two moves; return the id of the match."""
    await table.ask(HOST, NewMatch(game="top_totem", seats=2, options=BACARTA))
    for seat, move in ((0, "20-28"), (1, "53-45")):
        await table.ask(seat, Play(move=move, number=table.committed.number))
    return table.committed.match_id


async def got(site: Site, path: str, **query: object) -> tuple[int, Any]:
    answer = await site.client.get(path, params={key: str(value) for key, value in query.items()})
    check_headers(answer)
    return answer.status, await answer.json()


async def test_all_moves_of_people_are_listed(site: Site, match: str) -> None:
    status, told = await got(site, "/api/moves", match=match)
    assert (status, told["match"], told["number"]) == (200, match, 3)
    assert told["moves"] == [
        {"number": 1, "seat": 0, "move": "20-28"},
        {"number": 2, "seat": 1, "move": "53-45"},
    ], "the lot was drawn by the box"


async def test_the_board_is_shown_as_it_was(site: Site, match: str) -> None:
    boards: dict[int, str] = {}
    for number in (1, 2, 3):
        status, then = await got(site, "/api/moment", match=match, number=number)
        assert (status, then["number"]) == (200, number)
        boards[number] = then["view"]["board"]
    assert [boards[number][28 - 1] for number in (1, 2, 3)] == [".", "i", "i"]
    assert [boards[number][45 - 1] for number in (1, 2, 3)] == [".", ".", "w"]


@pytest.mark.parametrize("number", ["4", "-1", "x", "", "٣", "1e3", "9999999"])
async def test_a_number_that_was_never_reached_is_refused(
    site: Site, match: str, number: str
) -> None:
    status, told = await got(site, "/api/moment", match=match, number=number)
    assert (status, told["problem"]["key"]) == (400, "bad-command")


@pytest.mark.parametrize("path", ["/api/moves", "/api/moment"])
async def test_another_match_is_not_there(site: Site, match: str, path: str) -> None:
    assert match
    status, told = await got(site, path, match="older", number=1)
    assert (status, told["problem"]["key"]) == (400, "no-match")


@pytest.mark.parametrize("path", ["/api/moves", "/api/moment"])
@pytest.mark.parametrize("game", ["arriba", "coups_bas", "tschukka", "totemix"])
async def test_nothing_is_told_of_a_game_that_hides_something(
    site: Site, table: Table, path: str, game: str
) -> None:
    await table.ask(HOST, NewMatch(game=game, seats=3))
    status, told = await got(site, path, match=table.committed.match_id, number=0)
    assert (status, told["problem"]["key"]) == (400, "review-hidden")
