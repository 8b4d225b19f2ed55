import { useEffect, useState } from "preact/hooks";
import { fetchBox } from "../wire/http";
import type { BoxInfo } from "../wire/protocol";

const REFRESH_MS = 2500;

/** The first answer: index.html asks for it before this script is here. */
export const askedEarly = fetchBox();
askedEarly.catch(() => undefined);

/** The box as `/api/box` tells it, asked again while the page is open; null when it is silent. */
export function useBox(): BoxInfo | null | undefined {
  const [box, setBox] = useState<BoxInfo | null>();
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () =>
      ask(stop.signal).then(setBox, () => stop.signal.aborted || setBox(null));
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  return box;
}

/** A page that is not older than that asks nothing anew. */
const ask = (stop: AbortSignal): Promise<BoxInfo> =>
  performance.now() < REFRESH_MS ? askedEarly : fetchBox(stop);
