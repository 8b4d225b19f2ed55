"""The chooser: press for the next item, hold for yes, back and round again."""

from __future__ import annotations

from firmware_host.menu.choices import LEAVE, MOST_ITEMS, Branch, Chooser, Chosen, Item, grouped

CARDS = Branch("Card", (Item("Bear", "bear"), Item("Wolf", "wolf")), screen=3)
ROOT = Branch("What?", (Item("Draw", "draw"), Item("Play", branch=CARDS)))


def test_a_press_shows_the_next_item_and_after_the_way_back_the_first() -> None:
    chooser = Chooser(ROOT)
    seen = [chooser.shown]
    for _ in range(3):
        chooser = chooser.next()
        seen.append(chooser.shown)
    assert [(one.label, one.position, one.count) for one in seen] == [
        ("Draw", 1, 3),
        ("Play", 2, 3),
        (None, 3, 3),
        ("Draw", 1, 3),
    ]


def test_a_hold_chooses_or_asks_the_next_question() -> None:
    assert Chooser(ROOT).yes() == Chosen("draw")
    below = Chooser(ROOT).next().yes()
    assert isinstance(below, Chooser)
    assert (below.shown.title, below.shown.label, below.shown.screen) == ("Card", "Bear", 3)
    assert below.next().yes() == Chosen("wolf")


def test_the_way_back_leads_to_the_item_one_came_from_and_out_of_the_first_question() -> None:
    below = Chooser(ROOT).next().yes()
    assert isinstance(below, Chooser)
    above = below.next().next().yes()
    assert above == Chooser(ROOT).next()
    assert Chooser(ROOT).next().next().yes() == Chosen(LEAVE)


def test_only_the_questions_below_a_seats_own_screen_are_shown_there() -> None:
    assert Chooser(ROOT).shown.screen is None
    deeper = Branch("Whom?", (Item("Ann", 1), Item("Ben", 2)))
    root = Branch("", (Item("Play", branch=Branch("", (Item("Wolf", branch=deeper),), screen=5)),))
    chooser = Chooser(root).yes()
    assert isinstance(chooser, Chooser)
    chooser = chooser.yes()
    assert isinstance(chooser, Chooser)
    assert (chooser.shown.title, chooser.shown.screen) == ("Whom?", 5)


def test_a_long_list_is_cut_into_groups_that_lose_nothing() -> None:
    items = [Item(f"{number}", number) for number in range(200)]
    cut = grouped(items)

    def leaves(part: tuple[Item, ...]) -> list[int]:
        assert len(part) <= MOST_ITEMS
        return [
            value
            for item in part
            for value in (leaves(item.branch.items) if item.branch else [item.value])
        ]

    assert leaves(cut) == list(range(200))
    assert cut[0].label.startswith("0 … ")
    assert cut[-1].label.endswith(" … 199")


def test_a_short_list_stays_as_it_is() -> None:
    items = [Item(f"{number}", number) for number in range(MOST_ITEMS)]
    assert grouped(items) == tuple(items)
