import type { PastMoves } from "../../contract/wire";
import type { Actor, GameWords } from "../../games/page";
import { actorName } from "../../kit/review/actorName";
import { moveInWords, verbInWords } from "../../shell/moves";
import { type Texts, t } from "../../shell/texts";
import { type NameOf, verdictSentence } from "../../shell/verdicts";
import type { GameEvent } from "../../wire/feed";

export type Step = PastMoves["steps"][number];

/** A move for somebody, as the host chooses it. */
export interface Entered {
  actor: Actor;
  move: string;
}

/** Says moves and what came of them in the words of one game, with the names of its people. */
export class Teller {
  constructor(
    private readonly texts: Texts,
    private readonly words: GameWords,
    private readonly nameOf: NameOf,
  ) {}

  actor(actor: Actor): string {
    return actorName(actor, this.nameOf);
  }

  move(move: string): string {
    const { wordsOf } = this.words;
    return moveInWords(this.texts, move, { nameOf: this.nameOf, ...(wordsOf && { wordsOf }) });
  }

  /** The moves by their sort in words; what is alone of its sort stays whole. */
  sorted(moves: readonly string[]): { sort: string; moves: [move: string, words: string][] }[] {
    const { wordsOf } = this.words;
    const sorts = new Map<string, [string, string][]>();
    for (const move of moves) {
      const { verb, what } = wordsOf?.(move, this.nameOf) ?? { verb: "", what: "" };
      const sort = what === "" ? "" : verbInWords(this.texts, verb);
      sorts.set(sort, [...(sorts.get(sort) ?? []), [move, what]]);
    }
    return [...sorts].map(([sort, own]) =>
      sort === "" || own.length === 1
        ? { sort: "", moves: own.map(([move]) => [move, this.move(move)]) }
        : { sort, moves: own },
    );
  }

  /** Who did what, in one line. */
  line({ actor, move }: Entered): string {
    return t("ui-who-what", { name: this.actor(actor), what: this.move(move) });
  }

  /** What the step brought to light, and how it was judged. */
  cameOf({ events, move }: Step): string[] {
    const said = this.move(move);
    return events.flatMap((event) => {
      const told = event as GameEvent;
      if (told.rule) return [verdictSentence(told, this.nameOf)];
      const shown = this.words.eventInWords?.(told, this.nameOf) ?? null;
      return shown === null || said.includes(shown) ? [] : [shown];
    });
  }
}
