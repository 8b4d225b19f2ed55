"""Moves as a tree: short lists, no question with one answer, nothing lost."""

from __future__ import annotations

from firmware_host.menu.choices import Branch
from firmware_host.menu.move_tree import move_tree


def labels(branch: Branch) -> list[str]:
    return [item.label for item in branch.items]


def test_moves_are_grouped_by_their_first_word() -> None:
    tree = move_tree("?", [(("Draw",), 0), (("Play", "Bear"), 1), (("Play", "Wolf"), 2)], "done")
    assert labels(tree) == ["Draw", "Play"]
    below = tree.items[1].branch
    assert below is not None
    assert labels(below) == ["Bear", "Wolf"]


def test_a_question_with_one_answer_is_left_out() -> None:
    tree = move_tree("?", [(("Place", "Youth", hut), hut) for hut in ("1", "2")], "done")
    assert labels(tree) == ["1", "2"]


def test_a_single_move_is_one_item_with_all_its_words() -> None:
    tree = move_tree("?", [(("Answer", "Misstep"), 7), (("Withdraw",), 8)], "done")
    assert labels(tree) == ["Answer / Misstep", "Withdraw"]
    assert tree.items[0].value == 7


def test_a_step_that_only_leads_to_the_next_is_not_said_twice() -> None:
    tree = move_tree("?", [(("Go", "1 ; …", "1 ; 2"), 0), (("Stay",), 1)], "done")
    assert labels(tree) == ["Go / 1 ; 2", "Stay"]


def test_copies_of_a_card_are_one_item_and_the_first_stands_for_them() -> None:
    tree = move_tree("?", [(("Discard", "Bear"), "a"), (("Discard", "Bear"), "b")], "done")
    assert [(item.label, item.value) for item in tree.items] == [("Discard / Bear", "a")]


def test_a_move_that_is_the_beginning_of_another_can_be_ended_there() -> None:
    tree = move_tree("?", [(("from 8", "to 7"), 0), (("from 8", "to 7", "to 6"), 1)], "done")
    assert [(item.label, item.value) for item in tree.items] == [("done", 0), ("to 6", 1)]


def test_the_title_says_what_all_moves_have_in_common() -> None:
    moves = [(("Place", "Youth", hut), hut) for hut in ("1", "2")]
    assert move_tree("?", moves, "done", is_led=True).title == "Place / Youth"
    assert move_tree("?", moves[:1], "done", is_led=True).title == "?"
