/** The ten spells in the order of the notation. */
export const SPELLS = [
  "girls",
  "boys",
  "twins",
  "barren",
  "plenty",
  "famine",
  "illness",
  "major_cure",
  "minor_cure",
  "youth",
] as const;
export type Spell = (typeof SPELLS)[number];

/** The printed phase in which each spell is turned up. */
export const PHASE_NUMBER: Readonly<Record<Spell, number>> = {
  girls: 3,
  boys: 3,
  twins: 3,
  barren: 3,
  plenty: 4,
  famine: 4,
  illness: 6,
  major_cure: 6,
  minor_cure: 6,
  youth: 7,
};

/** The spell of a counter such as `red:girls`, or of a bare spell name. */
export function spellOf(counter: string): Spell {
  const name = counter.slice(counter.indexOf(":") + 1);
  const spell = SPELLS.find((known) => known === name);
  if (spell === undefined) throw new Error(`no spell: ${counter}`);
  return spell;
}

export const inOrder = (spells: Iterable<Spell>): Spell[] => {
  const chosen = new Set(spells);
  return SPELLS.filter((spell) => chosen.has(spell));
};

export interface Cost {
  free: number;
  birds: number;
}

/** What so many spells cost: the pole pays first, then a bird each. */
export const costOf = (spells: number, pole: number): Cost => ({
  free: Math.min(spells, pole),
  birds: Math.max(0, spells - pole),
});

/** How many more spells a family can pay for, having cast some already. */
export const allowanceOf = (pole: number, birds: number, cast: number): number =>
  Math.min(SPELLS.length - cast, Math.max(0, pole - cast) + birds);
