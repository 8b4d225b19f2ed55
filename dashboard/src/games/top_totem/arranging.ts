import type { View } from "../../contract/top_totem";
import { COLUMNS } from "./squares";

/** The letters of the men: red and white pedestrians, capitals ride. */
export const MEN = ["i", "I", "w", "W"] as const;
export type Man = (typeof MEN)[number];

/** How the board is said to look. */
export interface Layout {
  squares: readonly string[];
  camps: Readonly<Record<Man, number>>;
  turn: number;
}

const FREE = ".";
const MOST: Record<Man, number> = { i: 12, I: 4, w: 12, W: 4 };

export const isMan = (letter: string | undefined): letter is Man =>
  MEN.some((man) => man === letter);

/** The board as the box has it. */
export function layoutOf(view: View): Layout {
  const [red, white] = view.sides.map(({ camp }) => camp);
  return {
    squares: [...view.board],
    camps: { i: red!.pedestrians, I: red!.riders, w: white!.pedestrians, W: white!.riders },
    turn: view.turn ?? view.first ?? 0,
  };
}

export const emptied = (layout: Layout): Layout => ({
  ...layout,
  squares: layout.squares.map(() => FREE),
});

/** How many men are neither on the board nor in a camp. */
export function offBoard({ squares, camps }: Layout, man: Man): number {
  return MOST[man] - camps[man] - squares.filter((letter) => letter === man).length;
}

/** The man at a place: a square number, `off-i` or `camp-i`. */
export function manAt(layout: Layout, place: string): Man | null {
  const [where, letter] = place.split("-");
  const found = letter ?? layout.squares[Number(where) - 1];
  if (!isMan(found)) return null;
  if (where === "off") return offBoard(layout, found) > 0 ? found : null;
  if (where === "camp") return layout.camps[found] > 0 ? found : null;
  return found;
}

/** The layout after a man went from one place to another; who stood there goes off the board. */
export function carried(layout: Layout, from: string, to: string): Layout {
  const man = manAt(layout, from);
  if (man === null || from === to) return layout;
  const squares = [...layout.squares];
  const camps = { ...layout.camps };
  if (from.startsWith("camp-")) camps[man] -= 1;
  else if (!from.startsWith("off-")) squares[Number(from) - 1] = FREE;
  if (to.startsWith("camp-")) camps[man] += 1;
  else if (!to.startsWith("off-")) squares[Number(to) - 1] = man;
  return { ...layout, squares, camps };
}

/** The move that says so. */
export function arrangeMove({ squares, camps, turn }: Layout): string {
  const rows: string[] = [];
  for (let start = 0; start < squares.length; start += COLUMNS) {
    const row = squares.slice(start, start + COLUMNS).join("");
    rows.push(row.replace(/\.+/g, (free) => String(free.length)));
  }
  const side = turn === 0 ? "red" : "white";
  return `arrange ${rows.join("/")} ${side} ${camps.i}+${camps.I} ${camps.w}+${camps.W}`;
}
