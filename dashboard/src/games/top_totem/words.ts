import { moveInWords } from "../../shell/moves";
import type { NameOf } from "../../shell/verdicts";
import type { GameWords } from "../page";
import { inWords } from "./names";
import { namedTops, waysOf } from "./plays";
import { texts } from "./texts";

/** One move in a list or a sentence: of a turn only its squares, as most moves are turns. */
export function moveTold(move: string, nameOf: NameOf): string {
  const [way] = /^\d/.test(move) ? waysOf([move]) : [];
  return way ? inWords(way.taps, way.victims) : moveInWords(texts, move, { nameOf, ...words });
}

/** The words of moves: a turn has no first word of its own. */
export const words: GameWords = {
  seatsFrom: { begin: 1 },
  wordsOf: (move, nameOf) => {
    const [verb = "", part = ""] = move.split(" ");
    if (verb === "begin") return { verb, what: nameOf(Number(part)) };
    const [way] = waysOf([move]);
    if (way)
      return { verb: /^\d/.test(verb) ? "turn" : verb, what: inWords(way.taps, way.victims) };
    const [top] = namedTops([move]);
    return { verb, what: top ? texts.t("top_totem-way-call", { ...top }) : "" };
  },
};
