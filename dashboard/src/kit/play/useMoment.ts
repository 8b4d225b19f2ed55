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
 * It opens when `news` changes; what was there when the page was opened is old. While `news` is the
 * same, its words may change: the second press tells by how much the first one won. It closes by
 * itself: after a while, unless `isHeld`, and as soon as the `scene` changes, because then a player
 * may have to act.
 */
export function useMoment(
  said: Said | null,
  news: unknown,
  scene: string,
  isHeld = false,
): [Said | null, () => void] {
  const known = useRef(news);
  const words = useRef(said);
  const [shown, setShown] = useState<{ news: unknown; scene: string } | null>(null);
  if (said !== null && shown?.news === news) words.current = said;
  // Before the page is painted: nobody should see the table first.
  useLayoutEffect(() => {
    if (known.current === news) return;
    known.current = news;
    if (said === null || news === null) return;
    words.current = said;
    setShown({ news, scene });
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
  return [isNow ? words.current : null, () => setShown(null)];
}
