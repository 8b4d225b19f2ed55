import type { PeopleView } from "../../contract/tschukka";

export type People = Readonly<PeopleView>;
export type Kind = keyof PeopleView;

/** The kinds of villagers, youngest first, in the order of the notation. */
export const KINDS: readonly Kind[] = [
  "girl",
  "boy",
  "young_woman",
  "young_man",
  "woman",
  "man",
  "elder",
];

export const LETTERS: Readonly<Record<Kind, string>> = {
  girl: "g",
  boy: "b",
  young_woman: "w",
  young_man: "m",
  woman: "W",
  man: "M",
  elder: "e",
};

export const NOBODY: People = {
  girl: 0,
  boy: 0,
  young_woman: 0,
  young_man: 0,
  woman: 0,
  man: 0,
  elder: 0,
};

export const people = (counts: Partial<People>): People => ({ ...NOBODY, ...counts });

export const kindOf = (letter: string): Kind | undefined =>
  KINDS.find((kind) => LETTERS[kind] === letter);

export const sizeOf = (group: People): number => KINDS.reduce((sum, kind) => sum + group[kind], 0);

export const changed = (group: People, kind: Kind, by: number): People => ({
  ...group,
  [kind]: group[kind] + by,
});

export function joined(groups: readonly People[]): People {
  const sums = { ...NOBODY };
  for (const group of groups) for (const kind of KINDS) sums[kind] += group[kind];
  return sums;
}

const OPPOSITES: Readonly<Partial<Record<Kind, Kind>>> = {
  girl: "boy",
  boy: "girl",
  young_woman: "young_man",
  young_man: "young_woman",
  woman: "man",
  man: "woman",
};

/** The same age, the other sex; elders have none. */
export const oppositeOf = (kind: Kind): Kind => OPPOSITES[kind] ?? kind;

/** Numbers and letters in the order of the kinds, a dash for nobody: `2w1m1e`. */
export function writeGroup(group: People): string {
  const words = KINDS.filter((kind) => group[kind] > 0).map((kind) => group[kind] + LETTERS[kind]);
  return words.join("") || "-";
}

/** The children a hut would have without any spell: one a woman where there is a man. */
export function cradlesOf(group: People): number {
  const hasMan = group.young_man + group.man > 0;
  return hasMan ? group.young_woman + group.woman : 0;
}
