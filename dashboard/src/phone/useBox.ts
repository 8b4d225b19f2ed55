import { useEffect, useState } from "preact/hooks";
import { fetchBox } from "../wire/http";
import type { BoxInfo } from "../wire/protocol";

const REFRESH_MS = 2500;

/** The box as `/api/box` tells it, asked again while the page is open; null when it is silent. */
export function useBox(): BoxInfo | null {
  const [box, setBox] = useState<BoxInfo | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () =>
      fetchBox(stop.signal).then(setBox, () => stop.signal.aborted || setBox(null));
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  return box;
}
