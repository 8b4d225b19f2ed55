import { useEffect, useMemo, useState } from "preact/hooks";
import { endingAt, endsOf, moveOf, nextTaps, type Way, waysOf } from "./plays";

/** A turn that is being tapped, and what it may become. */
export interface Draft {
  ways: readonly Way[];
  taps: readonly number[];
  next: ReadonlyMap<number, number>;
  /** The squares on which a trail ends that needs no further taps. */
  ends: ReadonlySet<number>;
  move: string | null;
  tap: (square: number) => void;
  back: () => void;
  clear: () => void;
}

/** Follows the taps on the board; a turn that can end in one way only is sent at once. */
export function useDraft(moves: readonly string[], send: (move: string) => void): Draft {
  const key = moves.join(" ");
  const ways = useMemo(() => waysOf(moves), [key]);
  const [taps, setTaps] = useState<readonly number[]>([]);
  useEffect(() => setTaps([]), [key]);
  const next = useMemo(() => nextTaps(ways, taps), [ways, taps]);
  const ends = useMemo(() => endsOf(ways, taps), [ways, taps]);
  const take = (tapped: readonly number[]) => {
    const move = moveOf(ways, tapped);
    if (move !== null && nextTaps(ways, tapped).size === 0) send(move);
    setTaps(tapped);
  };
  const tap = (square: number) => {
    if (next.has(square)) take([...taps, square]);
    else if (next.has(-square)) take([...taps, -square]);
    else if (ends.has(square)) take(endingAt(ways, taps, square)!.taps);
    else if (taps.length > 0 && square === Math.abs(taps.at(-1)!)) setTaps(taps.slice(0, -1));
    else take(nextTaps(ways, []).has(square) ? [square] : []);
  };
  return {
    ways,
    taps,
    next,
    ends,
    move: moveOf(ways, taps),
    tap,
    back: () => setTaps(taps.slice(0, -1)),
    clear: () => setTaps([]),
  };
}
