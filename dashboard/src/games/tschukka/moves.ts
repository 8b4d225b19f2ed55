import { type Kind, kindOf, type People, writeGroup } from "./people";
import { inOrder, type Spell, spellOf } from "./spells";

/** The notation of every move that these pages make; each names the family that makes it. */
export const house = (family: string, huts: readonly People[]): string =>
  `house ${family} ${huts.map(writeGroup).join(" ")}`;

export const choose = (family: string, spells: Iterable<Spell>): string =>
  `choose ${family} ${inOrder(spells).join(" ") || "-"}`;

export const place = (family: string, spell: Spell, hut: string): string =>
  `place ${family} ${spell} ${hut}`;

export const pass = (family: string): string => `pass ${family}`;

export function write(family: string, orders: ReadonlyMap<Spell, string>): string {
  const words = inOrder(orders.keys()).map((spell) => `${spell}@${orders.get(spell)}`);
  return `write ${family} ${words.join(" ") || "-"}`;
}

export const reveal = (family: string, spell: Spell): string => `reveal ${family} ${spell}`;

/** Ready; where all reveal at once, with every counter to be turned up. */
export const ready = (family: string, spells: Iterable<Spell> = []): string =>
  ["ready", family, ...inOrder(spells)].join(" ");

export const born = (family: string, huts: readonly People[]): string =>
  `born ${family} ${huts.map(writeGroup).join(" ")}`;

/** How the people of a family really stand on the board. */
export const recount = (family: string, huts: readonly People[]): string =>
  `recount ${family} ${huts.map(writeGroup).join(" ")}`;

/** Somebody who may be named: to starve, to be noted, or to stay young; null is nobody. */
export interface Pick {
  move: string;
  hut: string;
  kind: Kind | null;
}

const NAMING = new Set(["remove", "note", "keep"]);

/** Who may be named by the family, from moves such as `remove red red2 w`. */
export function picksOf(moves: readonly string[], family: string): Pick[] {
  return moves.flatMap((move) => {
    const [word, who, hut, letter] = move.split(" ");
    if (!NAMING.has(word!) || who !== family || !hut || !letter) return [];
    return [{ move, hut, kind: kindOf(letter) ?? null }];
  });
}

/** The spells that stand in the family's moves of one sort: `place`, `reveal`. */
export function spellsIn(moves: readonly string[], word: string, family: string): Spell[] {
  const start = `${word} ${family} `;
  const named = moves.filter((move) => move.startsWith(start));
  return inOrder(named.map((move) => spellOf(move.split(" ")[2]!)));
}

/** Whether the box lists a move of this sort for the family. */
export const hasMove = (moves: readonly string[], word: string, family: string): boolean =>
  moves.some((move) => move === `${word} ${family}` || move.startsWith(`${word} ${family} `));
