"""People by name over many matches, bots by level, and seats without a name as one group."""

from __future__ import annotations

from firmware_host.statistics.figures import Figure, MatchFigures, PlayerFigures, Spread
from firmware_host.statistics.measuring import figures
from firmware_host.statistics.players import LATEST_AT_MOST, players_of, spread_of
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import BareTable


def match(number: int, names: list[str | None], **more: object) -> MatchFigures:
    """Return a match of two."""
    fields = {"match": f"m{number}", "game": "arriba", "started_at": "t", "seats": 2, **more}
    return MatchFigures(names=names, **fields)  # type: ignore[arg-type] # fields by name


def reaction(seat: int, value: int, bot: str = "") -> Figure:
    return Figure(3, "reaction", seat, value, bot)


def named(players: list[PlayerFigures]) -> dict[str, PlayerFigures]:
    return {one.name or one.kind: one for one in players}


def test_a_person_is_known_by_the_name_whatever_the_seat() -> None:
    first = match(1, ["Ada", "Bo"], figures=[reaction(0, 300), reaction(1, 280)], winners=[1])
    second = match(2, ["bo ", "Ada"], buttons=[4, 6], figures=[reaction(0, 250)], winners=[0])
    ada, bo = players_of([first, second])
    assert (ada.name, ada.button, ada.matches, ada.wins) == ("Ada", 0, 2, 0)
    assert (bo.name, bo.button, bo.matches, bo.wins, bo.latest) == ("Bo", 1, 2, 2, [280, 250])


def test_a_match_without_a_result_is_none_that_anybody_could_win() -> None:
    stopped = match(2, ["Ada", "Bo"], figures=[reaction(0, 300)])
    ada, bo = players_of([match(1, ["Ada", "Bo"], winners=[0]), stopped])
    assert (ada.matches, ada.wins, ada.latest) == (1, 1, [300])
    assert (bo.matches, bo.wins) == (1, 0)


def test_seats_without_a_name_are_one_group() -> None:
    wrong = [Figure(4, "wrong", 1, 1), Figure(9, "wrong", 0, 1), Figure(9, "terrain", None, 30)]
    first = match(1, [None, " "], figures=wrong, winners=[0])
    (nobody,) = players_of([first, match(2, [], winners=[])])
    assert (nobody.kind, nobody.name, nobody.button) == ("nobody", "", None)
    assert (nobody.matches, nobody.wins, nobody.wrong) == (2, 1, 2)


def test_bots_are_apart_from_people_by_their_level_in_the_game() -> None:
    told = [
        match(1, ["Ada", "Bo"], bots={1: "greedy"}, winners=[1]),
        match(2, ["Ada", None], game="top_totem", bots={1: "hard"}, winners=[1]),
        match(3, ["Ada", None], bots={1: "a bot of another version"}),
    ]
    found = named(players_of(told))
    assert (found["strong"].kind, found["strong"].matches, found["strong"].wins) == ("bot", 2, 2)
    assert found["a bot of another version"].kind == "bot"
    assert found["Ada"].wins == 0
    assert "Bo" not in found


def test_what_a_bot_did_on_the_seat_of_a_person_is_the_bots() -> None:
    mixed = [reaction(0, 900, "random"), reaction(0, 300)]
    found = named(players_of([match(1, ["Ada", "Bo"], figures=mixed, winners=[0])]))
    assert (found["Ada"].latest, found["Ada"].wins) == ([300], 1)
    assert found["easy"].latest == [900]


def test_who_resigned_has_not_won_with_the_partners() -> None:
    found = named(players_of([match(1, ["Ada", "Bo"], winners=[0, 1], resigned=[1])]))
    assert (found["Ada"].wins, found["Bo"].wins) == (1, 0)


def test_a_figure_names_the_bot_that_played_then() -> None:
    table = BareTable()
    table.duel()
    table.done(HOST, do.Bot(seat=1, bot="random"))
    table.press((1, 220), (0, 300))
    assert [(one.seat, one.bot) for one in figures(table.record())] == [(1, "random"), (0, "")]


def test_a_spread_holds_the_five_numbers_of_a_distribution() -> None:
    assert spread_of([500, 100, 300, 200, 400]) == Spread(5, 100, 200, 300, 400, 500)
    assert spread_of([100, 200]) == Spread(2, 100, 125, 150, 175, 200)
    assert spread_of([7]) == Spread(1, 7, 7, 7, 7, 7)
    assert spread_of([]) is None


def test_all_reactions_count_and_the_last_ones_are_told() -> None:
    many = [reaction(0, value) for value in range(3 * LATEST_AT_MOST)]
    (ada, _) = players_of([match(1, ["Ada"], figures=many)])
    assert ada.reactions is not None
    assert ada.reactions.count == 3 * LATEST_AT_MOST
    assert ada.latest == list(range(2 * LATEST_AT_MOST, 3 * LATEST_AT_MOST))
