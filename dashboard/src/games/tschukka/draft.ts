import type { FamilyView } from "../../contract/tschukka";
import { changed, joined, KINDS, type Kind, type People, people, sizeOf } from "./people";

export const HUT_ROOM = 6;
export const HUTS_EACH = 3;
export const FAMILY_ROOM = HUT_ROOM * HUTS_EACH;

/** A place of the draft: a hut by its number from 0, or outside before the huts. */
export type Spot = 0 | 1 | 2 | "outside";
export const SPOTS: readonly Spot[] = [0, 1, 2, "outside"];

/** A housing that is being tried out; nothing of it is known to the box. */
export interface Draft {
  huts: readonly People[];
  outside: People;
}

/** The people where they are now: newcomers wait outside. */
export const draftOf = (family: FamilyView): Draft => ({
  huts: family.huts.map((hut) => hut.people),
  outside: family.camp,
});

export const groupAt = (draft: Draft, spot: Spot): People =>
  spot === "outside" ? draft.outside : draft.huts[spot]!;

export const everybody = (draft: Draft): People => joined([...draft.huts, draft.outside]);

/** The draft with one person of a kind moved; unchanged when there is none to move. */
export function moved(draft: Draft, kind: Kind, from: Spot, to: Spot): Draft {
  if (from === to || groupAt(draft, from)[kind] === 0) return draft;
  return shifted(shifted(draft, from, kind, -1), to, kind, 1);
}

/** The draft with one person in another hut or of the other sex. */
export function setRight(draft: Draft, kind: Kind, from: Spot, to: Spot, as: Kind): Draft {
  if (groupAt(draft, from)[kind] === 0) return draft;
  return shifted(shifted(draft, from, kind, -1), to, as, 1);
}

function shifted(draft: Draft, spot: Spot, kind: Kind, by: number): Draft {
  if (spot === "outside") return { ...draft, outside: changed(draft.outside, kind, by) };
  const huts = draft.huts.map((hut, index) => (index === spot ? changed(hut, kind, by) : hut));
  return { ...draft, huts };
}

/** How many have to leave: what the family counts beyond three full huts. */
export const surplusOf = (draft: Draft): number =>
  Math.max(0, sizeOf(everybody(draft)) - FAMILY_ROOM);

export type Trouble =
  | { key: "full"; hut: number; count: number }
  | { key: "outside"; count: number }
  | { key: "discard"; count: number };

/** What still stands in the way of moving in, the most pressing first; null when all is well. */
export function troubleOf(draft: Draft, isFree = false): Trouble | null {
  const full = draft.huts.findIndex((hut) => sizeOf(hut) > HUT_ROOM);
  if (full >= 0) return { key: "full", hut: full, count: sizeOf(draft.huts[full]!) };
  const over = sizeOf(draft.outside) - surplusOf(draft);
  if (over > 0 && !isFree) return { key: "outside", count: over };
  return over < 0 ? { key: "discard", count: -over } : null;
}

// Whom a crowded family can spare best; the first of every kind always stays.
const SPARED_LAST: readonly Kind[] = [
  "young_woman",
  "girl",
  "young_man",
  "woman",
  "boy",
  "man",
  "elder",
];

/** A ready-made housing: a couple in every hut as far as they go, all others where there is room. */
export function spread(draft: Draft): Draft {
  const staying = stayingOf(everybody(draft));
  const huts: Kind[][] = Array.from({ length: HUTS_EACH }, () => []);
  const isIn = (...kinds: Kind[]) => staying.filter((kind) => kinds.includes(kind));
  for (const man of isIn("young_man", "man")) emptiest(huts).push(man);
  const homes = huts.filter((hut) => hut.length > 0);
  for (const woman of isIn("young_woman", "woman")) roomiest(homes, huts).push(woman);
  for (const other of isIn("girl", "boy", "elder")) emptiest(huts).push(other);
  const groups = huts.map(counted);
  return { huts: groups, outside: difference(everybody(draft), joined(groups)) };
}

function stayingOf(all: People): Kind[] {
  const firsts = SPARED_LAST.filter((kind) => all[kind] > 0);
  const rest = SPARED_LAST.flatMap((kind) => Array<Kind>(Math.max(0, all[kind] - 1)).fill(kind));
  return [...firsts, ...rest].slice(0, FAMILY_ROOM);
}

const emptiest = (huts: Kind[][]): Kind[] =>
  huts.reduce((best, hut) => (hut.length < best.length ? hut : best));

function roomiest(homes: Kind[][], huts: Kind[][]): Kind[] {
  const home = homes.length > 0 ? emptiest(homes) : emptiest(huts);
  return home.length < HUT_ROOM ? home : emptiest(huts);
}

function counted(hut: readonly Kind[]): People {
  return hut.reduce((group, kind) => changed(group, kind, 1), people({}));
}

function difference(all: People, placed: People): People {
  return KINDS.reduce((left, kind) => changed(left, kind, -placed[kind]), all);
}
