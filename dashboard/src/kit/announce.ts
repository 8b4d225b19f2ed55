import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Layer, topLayer } from "./layers";

interface Line {
  id: number;
  text: string;
  layer: Layer;
  isUrgent: boolean;
}

/** Long enough for every screen reader to notice, short enough to be gone when it comes by. */
const KEPT_MS = 8000;

export const lines = signal<readonly Line[]>([]);
let count = 0;

/** Announces a text once to screen readers: politely or assertively. */
export function announce(text: string, isUrgent = false): void {
  const line = { id: ++count, text, layer: topLayer.peek(), isUrgent };
  lines.value = [...lines.peek(), line];
  setTimeout(() => (lines.value = lines.peek().filter((one) => one !== line)), KEPT_MS);
}

/** Announces the text at every change, but not at first. */
export function useAnnounced(text: string, news: string | null, isUrgent = false): void {
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    if (news !== null && text !== "") announce(text, isUrgent);
  }, [news]);
}

/** Announces a text that has just come into view, and again whenever it changes. */
export function useSpoken(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
