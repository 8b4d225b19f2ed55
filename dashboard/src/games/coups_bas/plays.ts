import type { WindowView } from "../../contract/coups_bas";
import { ARRIVE, type Kind, kindOf, MISSTEP } from "./cards";

/** One legal way to play a card: on whom, and the move that says so. */
export interface Way {
  targets: number[];
  move: string;
}

/** The legal ways to play a card, from moves such as `play L7b 1 2`. */
export function waysOf(moves: readonly string[], card: string): Way[] {
  return moves.flatMap((move) => {
    const [word, named, ...targets] = move.split(" ");
    return word === "play" && named === card ? [{ targets: targets.map(Number), move }] : [];
  });
}

/** Who may be named after those already picked. */
export function nextTargets(ways: readonly Way[], picked: readonly number[]): number[] {
  const going = ways.filter(
    ({ targets }) => targets.length > picked.length && startsWith(targets, picked),
  );
  return [...new Set(going.map(({ targets }) => targets[picked.length]!))].sort((a, b) => a - b);
}

/** The way that names exactly these targets. */
export const wayWith = (ways: readonly Way[], picked: readonly number[]): Way | undefined =>
  ways.find(({ targets }) => targets.length === picked.length && startsWith(targets, picked));

/** The picked targets and every further one that leaves no choice. */
export function completed(ways: readonly Way[], picked: readonly number[]): number[] {
  const next = nextTargets(ways, picked);
  return next.length === 1 ? completed(ways, [...picked, next[0]!]) : [...picked];
}

/** The picks after a tap on a totem: one step on, or a new choice for the last step. */
export function tapped(ways: readonly Way[], picked: readonly number[], seat: number): number[] {
  if (nextTargets(ways, picked).includes(seat)) return [...picked, seat];
  if (picked.at(-1) === seat) return picked.slice(0, -1);
  const before = picked.slice(0, -1);
  return nextTargets(ways, before).includes(seat) ? [...before, seat] : [...picked];
}

/** Whether a card may be given away as the action of the turn. */
export const discardOf = (moves: readonly string[], card: string): string | undefined =>
  moves.find((move) => move === `discard ${card}`);

/** The cards that the moves of a turn name: all that somebody without a view has to know. */
export function namedCards(moves: readonly string[]): string[] {
  const words = moves.map((move) => move.split(" "));
  const cards = words.filter(([word]) => word === "play" || word === "discard");
  return [...new Set(cards.map(([, card]) => card!))];
}

export const answerIn = (moves: readonly string[]): string | undefined =>
  moves.find((move) => move.startsWith("answer "));

/** The card that can answer in this window. */
export const answerKind = (window: WindowView): Kind =>
  window.answer === "arrive" ? ARRIVE : MISSTEP;

/** The move that discards exactly these cards of the lynx, in whatever order it names them. */
export function shedOf(moves: readonly string[], cards: readonly string[]): string | undefined {
  const wanted = [...cards].sort().join(" ");
  return moves.find((move) => {
    const [word, ...named] = move.split(" ");
    return word === "shed" && named.sort().join(" ") === wanted;
  });
}

/** The cards left after one of them is kept. */
export function without(cards: readonly string[], kept: string): string[] {
  const place = cards.indexOf(kept);
  return cards.filter((_, index) => index !== place);
}

/** The kinds that may still join the chosen ones in a `shed` of real cards. */
export function shedKinds(moves: readonly string[], chosen: readonly string[]): ReadonlySet<Kind> {
  const sheds = moves.filter((move) => move.startsWith("shed "));
  const left = sheds.flatMap((move) => remainder(move.split(" ").slice(1), chosen) ?? []);
  return new Set(left.flatMap((card) => kindOf(card) ?? []));
}

function remainder(cards: readonly string[], taken: readonly string[]): string[] | null {
  return taken.reduce<string[] | null>(
    (left, card) => (left?.includes(card) ? without(left, card) : null),
    [...cards],
  );
}

const startsWith = (targets: readonly number[], picked: readonly number[]): boolean =>
  picked.every((seat, index) => targets[index] === seat);
