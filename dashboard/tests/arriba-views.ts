import type { View } from "../src/contract/arriba";

export const MS = 1_000_000;
const NAMES = ["Léa", "Tom", "Zoé", "Max"];
export const nameOf = (seat: number) => NAMES[seat]!;
export const seat = (draw = 18, open = 2) => ({
  draw,
  open,
  top: null,
  scores: [],
  total: 0,
  pressed: false,
});

/** Real cards that the box does not know, between two grabs. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: "flip",
  round: 1,
  rounds: 3,
  awaits_first: false,
  flipper: 1,
  deck: "judged",
  flip_by: "tap",
  announce: "after",
  seats: [seat(), seat(), seat(), seat()],
  centre: 0,
  shown: [],
  matches: [],
  tied: [],
  head: null,
  awaits_signal: false,
  entered: [],
  reader: null,
  owed: [],
  awaits_face: false,
  verdict: null,
  photo: [],
  photo_from_ns: 0,
  countdown_ms: 3000,
  grab_timeout_ms: 4000,
  winners: null,
  asks: false,
  presses: [],
  said: [],
  more: [],
  counted: false,
  may_end: false,
  handling: [],
  ...changes,
});

/** The same, after presses of seats 2 and 0. */
export const asked = (changes: Partial<View> = {}): View =>
  view({
    asks: true,
    presses: [
      { seat: 2, after_ns: 0 },
      { seat: 0, after_ns: 80 * MS },
    ],
    ...changes,
  });
