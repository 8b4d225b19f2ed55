import { useEffect, useState } from "preact/hooks";

const TICK_MS = 250;

/** The seconds that are left of some, counted from now, and anew in every round. */
export function useCountdown(seconds: number, round = 0): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, (end - performance.now()) / 1000));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
