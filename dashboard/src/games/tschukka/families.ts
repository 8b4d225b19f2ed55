import type { FamilyView, View } from "../../contract/tschukka";

export const familyOf = (view: View, name: string): FamilyView | undefined =>
  view.families.find((family) => family.name === name);

/** The families a seat runs: one, or two when there are two seats. */
export const familiesOf = (view: View, seat: number | null): FamilyView[] =>
  view.families.filter((family) => family.seat === seat);

/** The family a hut belongs to, from its name: `red2` is red's. */
export const ownerOf = (hut: string): string => hut.slice(0, -1);
