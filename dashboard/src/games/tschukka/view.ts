import type { Kind, People } from "./people";

/** The view of tschukka, as engines/tschukka/view.py builds it. */
export type Phase =
  | "first"
  | "housing"
  | "choosing"
  | "placing"
  | "writing"
  | "births"
  | "throwing"
  | "hunt"
  | "meal"
  | "starving"
  | "noting"
  | "illness"
  | "ageing"
  | "youth"
  | "census"
  | "over";

/** A counter on a hut; `counter` is null where the viewer may not know its face. */
export interface CounterView {
  family: string;
  counter: string | null;
  is_revealed: boolean;
}

export interface HutView {
  name: string;
  people: People;
  counters: CounterView[];
}

export interface FamilyView {
  name: string;
  seat: number;
  huts: HutView[];
  camp: People;
  members: number;
  hunters: number;
  birds: number;
  pole: number;
  is_extinct: boolean;
  is_barred: boolean;
  to_place: number;
  is_awaited: boolean;
}

/** What only the owner of a family knows. */
export interface OwnView {
  family: string;
  hand: string[];
  chosen: string[];
  placed: [string, string][];
  pending: string[];
  marked: string[];
  note: string | null;
  allowance: number;
}

export interface Change {
  family: string;
  place: string;
  kind: Kind | "bird" | "piece";
  act: "add" | "remove" | "turn" | "swap";
  count: number;
  cause: string;
}

export interface Report {
  round: number;
  phase: string;
  changes: Change[];
}

export interface TschukkaView {
  phase: Phase;
  number: number;
  round: number;
  first: string;
  awaited: string[];
  families: FamilyView[];
  mine: OwnView[];
  supply: number;
  births: { hut: string; children: number }[];
  hungry: string | null;
  missing: number;
  youth_hut: string | null;
  kept: [string, Kind][];
  reports: Report[];
  short: { kind: string; missing: number }[];
  variants: string[];
  chance: "box" | "table";
  reveal?: "turn_order" | "simultaneous";
  youth_compulsory?: boolean;
  /** A family may send away more than it must; absent means no. */
  free_discard?: boolean;
  winners: number[] | null;
  rule: string | null;
}

export const familyOf = (view: TschukkaView, name: string): FamilyView | undefined =>
  view.families.find((family) => family.name === name);

/** The families a seat runs: one, or two when there are two seats. */
export const familiesOf = (view: TschukkaView, seat: number | null): FamilyView[] =>
  view.families.filter((family) => family.seat === seat);

/** The family a hut belongs to, from its name: `red2` is red's. */
export const ownerOf = (hut: string): string => hut.slice(0, -1);
