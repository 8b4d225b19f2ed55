import { listedNames, type NameOf } from "../../shell/verdicts";
import type { GameEvent } from "../../wire/feed";
import type { GameWords } from "../page";
import { cardName } from "./Card";
import { parseFace } from "./cards";
import { readSaying, sayingInWords } from "./sayings";
import { texts } from "./texts";

/** The words of moves: `flip Ar` names a card, `lower 2` a seat, `lay same 0 2` what people saw. */
export const words: GameWords = {
  seatsFrom: { begin: 1, lower: 1, lay: 2, piles: [1] },
  wordsOf: (move, nameOf) => {
    const [verb = "", part = "", ...counts] = move.split(" ");
    if (readSaying(move)) return { verb, what: sayingInWords(move, nameOf) };
    if (verb === "piles") return { verb, what: pilesInWords(Number(part), counts, nameOf) };
    if (verb === "lower" || verb === "begin") return { verb, what: nameOf(Number(part)) };
    return { verb, what: verb === "flip" && part ? faceName(part) : "" };
  },
  eventInWords: (event, nameOf) => WORDS[event.kind]?.(event, nameOf) ?? null,
};

/** What events without a rule brought to light. */
const WORDS: Record<string, (event: GameEvent, nameOf: NameOf) => string> = {
  shown: shownCards,
  turned: ({ seat }, nameOf) => texts.t("arriba-told-turned", { seat: nameOf(Number(seat)) }),
  said: ({ seat, move }, nameOf) =>
    texts.t("arriba-said-other", {
      seat: nameOf(Number(seat)),
      what: sayingInWords(String(move), nameOf),
    }),
  told: ({ lay, seats }, nameOf) =>
    sayingInWords(["lay", lay, ...[seats].flat()].join(" "), nameOf),
  recounted: ({ seat, draw, open }, nameOf) =>
    pilesInWords(Number(seat), [String(draw), String(open)], nameOf),
};

function pilesInWords(seat: number, [draw, open]: readonly string[], nameOf: NameOf): string {
  return texts.t("arriba-told-piles", {
    seat: nameOf(seat),
    draw: Number(draw),
    open: Number(open),
  });
}

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
