import type { Kind, View } from "../../contract/top_totem";

export const SQUARES = 72;
export const COLUMNS = 8;
export const RED = 0;

const ENCLOSURE = new Set([28, 29, 36, 37, 44, 45]);

export const isInside = (square: number): boolean => ENCLOSURE.has(square);

/** The man on a square, or null. */
export function manOn(view: View, square: number): { seat: number; kind: Kind } | null {
  const letter = view.board[square - 1];
  if (letter === undefined || letter === ".") return null;
  const kind = letter === letter.toUpperCase() ? "rider" : "pedestrian";
  return { seat: letter.toLowerCase() === "i" ? 0 : 1, kind };
}
