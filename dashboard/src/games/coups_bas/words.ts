import type { GameWords } from "../page";
import { cardName } from "./names";

/** The words of moves: a card and whom it is played on, or the cards that are discarded. */
export const words: GameWords = {
  seatsFrom: { begin: 1, play: 2 },
  wordsOf: (move, nameOf) => {
    const [verb = "", ...parts] = move.split(" ");
    if (verb === "play") {
      const [card = "", ...targets] = parts;
      const names = targets.map((seat) => nameOf(Number(seat)));
      return { verb, what: [cardName(card), ...names].join(" → ") };
    }
    if (verb === "begin") return { verb, what: nameOf(Number(parts[0])) };
    const isOfCards = verb === "discard" || verb === "answer" || verb === "shed";
    return { verb, what: isOfCards ? parts.map(cardName).join(", ") : "" };
  },
};
