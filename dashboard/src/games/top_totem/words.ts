import type { GameWords } from "../page";
import { written } from "./names";
import { waysOf } from "./plays";

/** The words of moves: a turn has no first word, and its squares are read with arrows. */
export const words: GameWords = {
  seatsFrom: { begin: 1 },
  wordsOf: (move, nameOf) => {
    const [verb = "", part = ""] = move.split(" ");
    if (verb === "begin") return { verb, what: nameOf(Number(part)) };
    const [way] = waysOf([move]);
    const what = way ? written(way.taps, way.victims) : part.replace("x", " × ");
    return { verb: /^\d/.test(verb) ? "turn" : verb, what };
  },
};
