import { listedNames, type NameOf } from "../../shell/verdicts";
import type { GameEvent } from "../../wire/feed";
import type { GameWords } from "../page";
import { cardName } from "./Card";
import { parseFace } from "./cards";

/** The words of moves: `flip Ar` names a card, `lower 2` and `begin 2` a seat. */
export const words: GameWords = {
  seatsFrom: { begin: 1, lower: 1 },
  wordsOf: (move, nameOf) => {
    const [verb = "", part = ""] = move.split(" ");
    if (verb === "lower" || verb === "begin") return { verb, what: nameOf(Number(part)) };
    return { verb, what: verb === "flip" && part ? faceName(part) : "" };
  },
  eventInWords: (event, nameOf) => (event.kind === "shown" ? shownCards(event, nameOf) : null),
};

/** A card in words: "feather, red". */
export function faceName(card: string): string {
  const face = parseFace(card);
  return face === null ? card : cardName(face);
}

function shownCards({ cards }: GameEvent, nameOf: NameOf): string {
  const shown = cards as readonly [number, string][];
  if (shown.length === 1) return faceName(shown[0]![1]);
  return shown
    .map(([seat, card]) => `${listedNames([seat], nameOf)} – ${faceName(card)}`)
    .join("; ");
}
