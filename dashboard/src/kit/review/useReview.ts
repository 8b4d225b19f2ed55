import { useEffect, useState } from "preact/hooks";
import type { MoveMade, PublicState } from "../../contract/wire";
import { t } from "../../shell/texts";
import { fetchMoment, fetchMoves } from "../../wire/http";
import { notify } from "../Toast";

/** The moves of the match, and the one whose outcome is looked at. */
export interface Review {
  moves: readonly MoveMade[];
  /** The place of that move, -1 before the first one; null while the match itself is shown. */
  place: number | null;
  /** The table after that move; null while the match itself is shown. */
  past: PublicState | null;
  list: (isOpen: boolean) => void;
  show: (place: number) => void;
  leave: () => void;
}

/** Looks through the moves of an open game; the match goes on meanwhile. */
export function useReview(match: string, number: number): Review {
  const [isListed, setListed] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  const leave = () => setPlace(null);
  const moves = useAnswer(
    isListed || place !== null ? (signal) => fetchMoves(match, signal) : null,
    [match, number, isListed],
  );
  const made = moves?.match === match ? moves.moves : NONE;
  const at = place === null ? null : (made[place + 1]?.number ?? moves?.number ?? null);
  const past = useAnswer(at === null ? null : (signal) => fetchMoment(match, at, signal), [
    match,
    at,
  ]);
  // Moves may be taken back while somebody looks at them.
  const isGone = place !== null && place >= made.length;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return {
    moves: made,
    place: isGone ? null : place,
    past: place === null || isGone ? null : past,
    list: setListed,
    show: setPlace,
    leave,
  };
}

const NONE: readonly MoveMade[] = [];

/** What the box last answered; a newer question drops the answer to an older one. */
function useAnswer<T>(
  ask: ((signal: AbortSignal) => Promise<T>) | null,
  inputs: readonly unknown[],
): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    if (ask === null) return undefined;
    const asking = new AbortController();
    ask(asking.signal).then(setAnswer, () => {
      if (!asking.signal.aborted) notify(t("ui-review-failed"));
    });
    return () => asking.abort();
  }, inputs);
  return answer;
}
