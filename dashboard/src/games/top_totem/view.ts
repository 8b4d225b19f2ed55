/** The view of top_totem, as engines/top_totem/view.py builds it. */
export type Phase = "lot" | "place" | "play" | "between" | "over";
export type Man = "pedestrian" | "rider";
export type Letter = "i" | "I" | "w" | "W";

export interface Men {
  pedestrians: number;
  riders: number;
}

export interface SideView {
  camp: Men;
  lost: Men;
  next: Man | null;
  inside: number;
  worth: number;
  points: number[];
  total: number;
}

export interface LastView {
  seat: number;
  kind: string;
  paths: number[][];
  taken: number[];
}

export interface Call {
  seat: number;
  piece: number;
  victim: number;
  is_binding: boolean;
}

export interface Result {
  rule: string;
  winner: number | null;
  points: number;
}

export interface TopTotemView {
  phase: Phase;
  options: { analysis: boolean };
  round: number;
  rounds: number;
  turn: number | null;
  board: string;
  sides: SideView[];
  last: LastView | null;
  call: Call | null;
  caller: number | null;
  announcers: number[];
  results: Result[];
  winners: number[] | null;
  rule: string | null;
}

export const SQUARES = 72;
export const COLUMNS = 8;
export const RED = 0;

const ENCLOSURE = new Set([28, 29, 36, 37, 44, 45]);

export const isInside = (square: number): boolean => ENCLOSURE.has(square);

/** The man on a square, or null. */
export function manOn(view: TopTotemView, square: number): { seat: number; kind: Man } | null {
  const letter = view.board[square - 1];
  if (letter === undefined || letter === ".") return null;
  const kind = letter === letter.toUpperCase() ? "rider" : "pedestrian";
  return { seat: letter.toLowerCase() === "i" ? 0 : 1, kind };
}
