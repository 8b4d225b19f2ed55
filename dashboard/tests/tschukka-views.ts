import type { FamilyView, View } from "../src/contract/tschukka";
import { NOBODY, people } from "../src/games/tschukka/people";

/** The people of a new family. */
export const FOUNDERS = people({ young_woman: 2, young_man: 2, woman: 1, man: 1, elder: 1 });

/** A new family, with changes. */
export const family = (
  name: string,
  seat: number,
  changes: Partial<FamilyView> = {},
): FamilyView => ({
  name,
  seat,
  huts: [1, 2, 3].map((hut) => ({ name: `${name}${hut}`, people: NOBODY, counters: [] })),
  camp: FOUNDERS,
  members: 7,
  hunters: 3,
  birds: 6,
  pole: 1,
  is_extinct: false,
  is_barred: false,
  to_place: 0,
  is_awaited: false,
  ...changes,
});

/** A view of two seats with two families each, with changes. */
export const view = (changes: Partial<View> = {}): View => ({
  phase: "housing",
  number: 1,
  round: 1,
  first: "green",
  awaited: ["green"],
  families: [
    family("red", 0),
    family("green", 1, { is_awaited: true }),
    family("blue", 0),
    family("yellow", 1),
  ],
  mine: [],
  supply: 12,
  births: [],
  hungry: null,
  missing: 0,
  youth_hut: null,
  kept: [],
  reports: [],
  short: [],
  variants: [],
  free_discard: false,
  chance: "box",
  reveal: "turn_order",
  youth_compulsory: false,
  winners: null,
  rule: null,
  ...changes,
});
