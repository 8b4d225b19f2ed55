import type { SharedAnalysis } from "../../contract/wire";

/** A move that is tapped on the board, square by square. */
export interface Way {
  move: string;
  /** The squares to tap; one that takes up another man is negative. */
  taps: number[];
  /** Whom each tap takes, 0 for nobody. */
  victims: number[];
}

const HOP = /(?:x(\d+))?-(\d+)/g;

/** The moves that are made on the board: entering, placing, and turns. */
export function waysOf(moves: readonly string[]): Way[] {
  return moves.flatMap((move) => {
    const found = /^(?:place |enter )?(\d[\dx+-]*)$/.exec(move);
    return found ? [wayOf(move, found[1]!)] : [];
  });
}

function wayOf(move: string, text: string): Way {
  const taps: number[] = [];
  const victims: number[] = [];
  text.split("+").forEach((path, place) => {
    const start = parseInt(path, 10);
    taps.push(place === 0 ? start : -start);
    victims.push(0);
    for (const [, victim, end] of path.matchAll(HOP)) {
      taps.push(Number(end));
      victims.push(Number(victim ?? 0));
    }
  });
  return { move, taps, victims };
}

/** The ways that begin with these taps. */
export function waysAfter(ways: readonly Way[], taps: readonly number[]): Way[] {
  return ways.filter((way) => taps.every((tap, place) => way.taps[place] === tap));
}

/** What may be tapped next, and whom that takes. */
export function nextTaps(ways: readonly Way[], taps: readonly number[]): Map<number, number> {
  const next = new Map<number, number>();
  for (const way of waysAfter(ways, taps)) {
    const tap = way.taps[taps.length];
    if (tap !== undefined) next.set(tap, way.victims[taps.length]!);
  }
  return next;
}

/** The move that these taps make when they end here. */
export function moveOf(ways: readonly Way[], taps: readonly number[]): string | null {
  const done = waysAfter(ways, taps).find((way) => way.taps.length === taps.length);
  return done?.move ?? null;
}

/** The way from these taps that ends on a square, if all such ways take the same men. */
export function endingAt(
  ways: readonly Way[],
  taps: readonly number[],
  square: number,
): Way | null {
  if (taps.length === 0) return null;
  const ending = waysAfter(ways, taps).filter(
    (way) => way.taps.length > taps.length + 1 && way.taps.at(-1) === square,
  );
  const results = new Set(ending.map(({ victims }) => victims.filter(Boolean).sort().join(" ")));
  const shortest = ending.sort((one, other) => one.taps.length - other.taps.length)[0];
  return results.size === 1 ? shortest! : null;
}

/** The squares that may be tapped for the whole rest of a turn; those one hop away do not count. */
export function endsOf(ways: readonly Way[], taps: readonly number[]): Set<number> {
  const next = nextTaps(ways, taps);
  const ends = new Set(waysAfter(ways, taps).map((way) => way.taps.at(-1)!));
  return new Set([...ends].filter((end) => !next.has(end) && endingAt(ways, taps, end) !== null));
}

/** A capture that a TOP! can name. */
export interface NamedTop {
  move: string;
  piece: number;
  victim: number;
}

export function namedTops(moves: readonly string[]): NamedTop[] {
  return moves.flatMap((move) => {
    const found = /^top (\d+)x(\d+)$/.exec(move);
    return found ? [{ move, piece: Number(found[1]), victim: Number(found[2]) }] : [];
  });
}

/** The squares of the best move, as an arrow shows them; a call or a pass has none. */
export function arrowOf(analysis: SharedAnalysis | null | undefined): number[] | null {
  const [way] = analysis ? waysOf([analysis.analysis.move]) : [];
  return way ? way.taps.map(Math.abs) : null;
}
