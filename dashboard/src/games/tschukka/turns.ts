import type { FamilyView, OwnView, View } from "../../contract/tschukka";
import { familiesOf } from "./families";
import { hasMove, spellsIn } from "./moves";
import { allowanceOf, SPELLS } from "./spells";

/** Whether a family acts now, will act later in this phase, or has nothing to do in it. */
export type Turn = "now" | "later" | "none";

const ONE_BY_ONE = new Set(["housing", "choosing"]);

export function turnOf(view: View, family: FamilyView): Turn {
  if (family.is_awaited) return "now";
  const current = view.awaited[0];
  if (!ONE_BY_ONE.has(view.phase) || current === undefined || family.is_extinct) return "none";
  const order = turnOrder(view);
  return order.indexOf(family.name) > order.indexOf(current) ? "later" : "none";
}

/** What tells one situation from the next: whom the table waits for, and in which phase. */
export const situationKey = (view: View): string =>
  `${view.round}.${view.phase}.${view.awaited.join()}`;

/** Whether the page has anything to do, or to get ready, for a family now. */
export function hasAction(view: View, family: FamilyView, moves: readonly string[]): boolean {
  if (view.phase === "throwing") return hasMove(moves, "born", family.name);
  return view.phase !== "over" && turnOf(view, family) !== "none";
}

/** The families clockwise from the one that begins this round. */
export function turnOrder(view: View): string[] {
  const names = view.families.map((family) => family.name);
  const first = names.indexOf(view.first);
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The family of mine that the page shows first: an awaited one, else one still to come. */
export function frontFamily(view: View, me: number): FamilyView | undefined {
  const mine = familiesOf(view, me);
  return (
    mine.find((family) => family.is_awaited) ??
    mine.find((family) => turnOf(view, family) === "later") ??
    mine[0]
  );
}

/** What somebody who enters moves for a family has to know of it, from its listed moves alone. */
export function ownFromMoves(view: View, family: FamilyView, moves: readonly string[]): OwnView {
  const token = (spell: string) => `${family.name}:${spell}`;
  const cast = castBy(view, family.name);
  const isSortsA = view.variants.includes("spells_a");
  return {
    family: family.name,
    hand: SPELLS.map(token),
    chosen: isSortsA ? [] : spellsIn(moves, "place", family.name).map(token),
    placed: [],
    pending: spellsIn(moves, "reveal", family.name).map(token),
    marked: [],
    note: null,
    allowance: allowanceOf(family.pole, family.birds, cast),
  };
}

/** How many counters of the family lie on huts. */
export function castBy(view: View, family: string): number {
  const lying = view.families.flatMap((each) => each.huts.flatMap((hut) => hut.counters));
  return lying.filter((counter) => counter.family === family).length;
}
