import { signal } from "@preact/signals";

/** By how many degrees the page of a tablet is turned that lies flat among people. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

const STORED = "totembox.turn";

/** The stored value, or 0 if it is invalid. */
export const turnFrom = (stored: string | null): Turn =>
  TURNS.find((turn) => String(turn) === stored) ?? 0;

/** The next side, clockwise. */
export const nextTurn = (turn: Turn): Turn => TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length]!;

export const turn = signal<Turn>(turnFrom(localStorage.getItem(STORED)));

export function chooseTurn(choice: Turn): void {
  localStorage.setItem(STORED, String(choice));
  turn.value = choice;
}

/** Turns the page; the returned function resets it. */
export function turnPage(to: Turn): () => void {
  const page = document.documentElement.dataset;
  if (to !== 0) page.turn = String(to);
  return () => void delete page.turn;
}
