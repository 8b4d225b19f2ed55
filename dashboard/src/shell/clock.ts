import { useEffect, useState } from "preact/hooks";
import { fetchBox } from "../wire/http";

const TICK_MS = 250;
const ASK_AGAIN_MS = 15_000;

/** Table time now, in ns, as the box's own clock has it; null until it is known. */
export function useTableClock(): number | null {
  const [told, setTold] = useState<{ at_ms: number; clock_ns: number; runs: boolean } | null>(null);
  const [, tick] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      void fetchBox(stop.signal).then(
        ({ clock_ns, clock_runs }) =>
          setTold({ at_ms: performance.now(), clock_ns, runs: clock_runs }),
        () => undefined,
      );
    ask();
    const timers = [
      setInterval(ask, ASK_AGAIN_MS),
      setInterval(() => tick(performance.now()), TICK_MS),
    ];
    return () => {
      stop.abort();
      timers.forEach(clearInterval);
    };
  }, []);
  if (told === null) return null;
  return told.clock_ns + (told.runs ? (performance.now() - told.at_ms) * 1e6 : 0);
}
