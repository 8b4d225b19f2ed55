import { type Args, type Texts, t } from "./texts";
import type { NameOf } from "./verdicts";

/** Moves that begin with the same word; a list that is short, or mixed, is one group. */
export interface MoveGroup {
  verb: string | null;
  moves: readonly string[];
}

const FEW = 12;
const IS_WORD = /^[a-z_]+$/;

/** The sort of a move, and what it is about: cards, squares, people. */
export interface MoveWords {
  verb: string;
  what: string;
}

/** How a game with pages of its own says what follows the first word of a move. */
export type WordsOf = (move: string, nameOf: NameOf) => MoveWords;

/** Whose move it is told of, by a page that knows the game's pieces. */
export interface Telling {
  wordsOf?: WordsOf;
  nameOf: NameOf;
}

/**
 * A move in the words of its game. The text `word-move` names the sort of move by `$move`, the first
 * word of the notation. What follows is said by the game's page, or by the attribute `.button`, which
 * knows it by `$a`, `$b` and so on. A move that the game has no words for is shown as it is
 * written; words begin with a capital letter.
 */
export function moveInWords(texts: Texts, move: string, told?: Telling): string {
  if (told?.wordsOf) {
    const { verb, what } = told.wordsOf(move, told.nameOf);
    const words = verbInWords(texts, verb);
    return what === "" ? words : t("ui-move-what", { move: words, what });
  }
  const [verb = "", ...parts] = move.split(" ");
  const args = { ...argsOf(parts), move: verb };
  const whole = texts.find("word-move", args, "button");
  if (whole !== null) return capitalised(whole);
  return IS_WORD.test(verb) ? [verbInWords(texts, verb), ...parts].join(" ") : move;
}

/** The sort of move that a first word of the notation stands for. */
export function verbInWords(texts: Texts, verb: string): string {
  const words = texts.find("word-move", { move: verb });
  return words === null ? verb : capitalised(words);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function argsOf(parts: readonly string[]): Args {
  const named = parts.map((part, place) => [
    nameOf(place),
    /^\d+$/.test(part) ? Number(part) : part,
  ]);
  return Object.fromEntries(named);
}

const nameOf = (place: number): string => String.fromCharCode("a".charCodeAt(0) + place);

/** The moves by their first word, where that makes a long list shorter. */
export function grouped(moves: readonly string[]): MoveGroup[] {
  const verbs = new Map<string, string[]>();
  for (const move of moves) {
    const verb = move.split(" ")[0]!;
    verbs.set(verb, [...(verbs.get(verb) ?? []), move]);
  }
  if (moves.length <= FEW || verbs.size > FEW) return [{ verb: null, moves }];
  return [...verbs].map(([verb, own]) => ({ verb, moves: own }));
}

/** Where a game writes seats inside its moves, by the first word: from which word on, or in which. */
export type SeatsFrom = Readonly<Record<string, number | readonly number[]>>;

/**
 * A typed line for the box: people number seats by their buttons, from 1, and the notation counts
 * the seats of the match from 0. Null if a number is that of no seat, such as 0.
 */
export function lineForBox(
  line: string,
  seatsFrom: SeatsFrom = {},
  buttons?: readonly number[],
): string | null {
  const [who = "", verb = "", ...parts] = line.trim().split(/\s+/);
  const at = seatsFrom[verb] ?? [];
  const isSeat = (word: number) => (typeof at === "number" ? word >= at : at.includes(word));
  const shifted = parts.map((part, place) =>
    isSeat(place + 1) || part.startsWith(FIRST) ? seatForBox(part, buttons) : part,
  );
  const words = [seatForBox(who, buttons), verb, ...shifted];
  return words.includes(null) ? null : words.join(" ").trim();
}

/** Who begins, in the deal of any game. */
const FIRST = "first:";

function seatForBox(text: string, buttons: readonly number[] | undefined): string | null {
  const [, before = "", digits] = /^(first:)?(\d+)$/.exec(text) ?? [];
  if (digits === undefined) return text;
  const button = Number(digits) - 1;
  const seat = buttons ? buttons.indexOf(button) : button;
  return seat < 0 ? null : before + seat;
}
