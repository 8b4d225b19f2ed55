import type { Told } from "../../kit/play/Verdicts";
import type { GameEvent } from "../../wire/feed";

// Verdicts that change a family's fate come first; those of every round are in the history only.
const WEIGHTY: readonly string[] = [
  "extinct",
  "dismantled",
  "elders_lost",
  "elders_floor",
  "replacement",
  "six_pieces",
  "larger_family",
  "more_birds",
  "own_tie",
  "no_winner",
  "illness",
  "minor_cure",
  "major_cure",
  "starvation",
  "notes",
  "hunger",
  "barred",
  "first_and_second",
  "two_first",
  "tied_second",
  "tied_first",
  "largest",
  "all_largest",
  "b_tied_second",
  "b_tied_first",
  "cancelled",
  "hunt_short",
  "discard",
  "sacrifice",
  "youth",
];

const SHOWN = 4;

/** The weightiest verdicts of a move in the order in which they fell, or its last one. */
export function weightiest(told: readonly Told[]): readonly Told[] {
  const weighty = told.filter(({ event }) => weight(event) < WEIGHTY.length);
  if (weighty.length === 0) return told.slice(-1);
  const heaviest = [...weighty].sort((a, b) => weight(a.event) - weight(b.event)).slice(0, SHOWN);
  return weighty.filter((each) => heaviest.includes(each));
}

function weight(event: GameEvent): number {
  const name = event.rule?.slice(event.rule.indexOf(".") + 1);
  const place = WEIGHTY.indexOf(name ?? "");
  return place < 0 ? WEIGHTY.length : place;
}
