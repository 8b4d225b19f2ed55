import { useEffect, useState } from "preact/hooks";
import type { BoxInfo } from "../contract/wire";
import { fetchBox } from "../wire/http";

const REFRESH_MS = 2500;

/** The first answer: index.html asks for it before this script is here. */
const askedEarly = fetchBox();
let early: BoxInfo | undefined;

const NO_LONGER_MS = 300;

/** Done when the box has answered, or after a moment: what is drawn once need not be drawn twice. */
export const heardEarly: Promise<unknown> = Promise.race([
  askedEarly.then(
    (box) => (early = box),
    () => undefined,
  ),
  new Promise((resolve) => setTimeout(resolve, NO_LONGER_MS)),
]);

/** The box as `/api/box` tells it, asked again while the page is open; null when it is silent. */
export function useBox(): BoxInfo | null | undefined {
  const [box, setBox] = useState<BoxInfo | null | undefined>(() => (isYoung() ? early : undefined));
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => ask(stop.signal).then(setBox, () => stop.signal.aborted || setBox(null));
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  return box;
}

const isYoung = (): boolean => performance.now() < REFRESH_MS;

/** A page that is not older than that asks nothing anew. */
const ask = (stop: AbortSignal): Promise<BoxInfo> => (isYoung() ? askedEarly : fetchBox(stop));
