import { useEffect, useState } from "preact/hooks";
import { completed, tapped, type Way, waysOf } from "./plays";

/** A card in hand that is about to be played, and the targets named so far. */
export interface Draft {
  card: string | null;
  ways: Way[];
  targets: number[];
  choose: (card: string | null) => void;
  aim: (seat: number) => void;
}

interface Choice {
  card: string | null;
  targets: number[];
  at: string;
}

const NONE = { card: null, targets: [] };

/** What I am about to play; it is forgotten when my moves change, even if they come back. */
export function useDraft(moves: readonly string[]): Draft {
  const at = moves.join("|");
  const [choice, setChoice] = useState<Choice>({ ...NONE, at });
  useEffect(() => setChoice({ ...NONE, at }), [at]);
  const { card, targets } = choice.at === at ? choice : NONE;
  const ways = card === null ? [] : waysOf(moves, card);
  return {
    card,
    ways,
    targets,
    choose: (next) => setChoice({ card: next, targets: firstTargets(moves, next), at }),
    aim: (seat) => setChoice({ card, targets: aimed(ways, targets, seat), at }),
  };
}

const firstTargets = (moves: readonly string[], card: string | null): number[] =>
  card === null ? [] : completed(waysOf(moves, card), []);

/** A step on may leave no further choice; a step back must not be undone by that. */
function aimed(ways: readonly Way[], targets: readonly number[], seat: number): number[] {
  const next = tapped(ways, targets, seat);
  return next.length > targets.length ? completed(ways, next) : next;
}
