"""Answers that are worked out once while what they depend on stays the same."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.core.remembered import remembered


@dataclass(frozen=True, slots=True)
class Shelf:
    """A value with a part that the question reads, and one that it does not."""

    books: tuple[str, ...]
    colour: str = "oak"


def test_a_question_is_asked_again_only_when_its_part_has_changed() -> None:
    asked: list[Shelf] = []

    @remembered("books")
    def count(shelf: Shelf) -> int:
        asked.append(shelf)
        return len(shelf.books)

    shelf = Shelf(("one", "two"))
    painted, fuller = replace(shelf, colour="red"), Shelf(("one", "two", "three"))
    assert [count(shelf), count(shelf), count(painted), count(Shelf(("one", "two")))] == [2] * 4
    assert asked == [shelf]
    assert [count(fuller), count(painted), count(fuller)] == [3, 2, 3]
    assert asked == [shelf, fuller, painted, fuller]


def test_every_part_that_is_named_counts() -> None:
    @remembered("books", "colour")
    def told(shelf: Shelf) -> str:
        return f"{len(shelf.books)} in {shelf.colour}"

    shelf = Shelf(("one",))
    assert told(shelf) == "1 in oak"
    assert told(replace(shelf, colour="ash")) == "1 in ash"
    assert told(replace(shelf, books=())) == "0 in oak"


def test_two_questions_do_not_answer_for_each_other() -> None:
    @remembered("books")
    def first(shelf: Shelf) -> str:
        return shelf.books[0]

    @remembered("books")
    def last(shelf: Shelf) -> str:
        return shelf.books[-1]

    shelf = Shelf(("one", "two"))
    assert (first(shelf), last(shelf), first(shelf)) == ("one", "two", "one")
