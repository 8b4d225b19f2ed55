import type { WordsOf } from "../shell/moves";

/** A kind of move that a seat may make now, in how many ways on its phone, and whether by a press. */
export interface Kind {
  verb: string;
  onPhone: number;
  isPress: boolean;
}

/** The legal kinds of moves, in the order of the list; what the button makes comes first. */
export function kindsOf(
  moves: readonly string[],
  press: string | null,
  wordsOf: WordsOf | undefined,
): Kind[] {
  const verbOf = (move: string): string =>
    wordsOf?.(move, String).verb ?? move.split(" ")[0] ?? move;
  const counts = new Map<string, number>(press === null ? [] : [[press, 0]]);
  for (const move of moves) counts.set(verbOf(move), (counts.get(verbOf(move)) ?? 0) + 1);
  return [...counts].map(([verb, onPhone]) => ({ verb, onPhone, isPress: verb === press }));
}
