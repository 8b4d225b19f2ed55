import { useEffect, useState } from "preact/hooks";
import type { Summary } from "../contract/wire";

const LINGERS_MS = 120_000;

/** Whether nothing more happens in the match. */
export const isShownOver = ({ ended, outcome }: Summary): boolean => ended || outcome !== null;

/** Whether a match that is over is still shown: long enough to read, then newcomers are invited. */
export function useLingering(match: string | null): boolean {
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (match === null) return undefined;
    const timer = setTimeout(() => setGone(match), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [match]);
  return match !== null && gone !== match;
}
