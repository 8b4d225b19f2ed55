import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

export type MomentTone = "won" | "lost" | "fault" | "even";

/** A verdict in the words of whom it is about. */
export interface Said {
  tone: MomentTone;
  title: string;
  /** What it brought, in a few characters: "+18 cards". */
  gain?: string | null;
  note?: string | null;
}

/** Long enough to read a title, a number and a short sentence. */
const HELD_MS = 4000;

/**
 * What fills the screen now, and how to close it.
 *
 * It opens when `news` changes; what was there when the page was opened is old. It closes by itself:
 * after a while, unless `isHeld`, and as soon as the `scene` changes, because then a player may have
 * to act.
 */
export function useMoment(
  said: Said | null,
  news: unknown,
  scene: string,
  isHeld = false,
): [Said | null, () => void] {
  const known = useRef(news);
  const [shown, setShown] = useState<{ said: Said; scene: string } | null>(null);
  // Before the page is painted: nobody should see the table first.
  useLayoutEffect(() => {
    if (known.current === news) return;
    known.current = news;
    if (said !== null && news !== null) setShown({ said, scene });
  }, [news]);
  useEffect(() => {
    if (shown === null || isHeld) return undefined;
    const timer = setTimeout(() => setShown(null), HELD_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    setShown((now) => (now?.scene === scene ? now : null));
  }, [scene]);
  const isNow = shown !== null && shown.scene === scene;
  return [isNow ? shown.said : null, () => setShown(null)];
}
