import { useEffect } from "preact/hooks";
import { startAnew } from "../shell/startAnew";

const LOOK_EVERY_MS = 60_000;

/** Loads the page again when the box has another one: nobody reloads a television by hand. */
export function useFreshPage(): void {
  useEffect(() => {
    let known: string | null = null;
    const look = async () => {
      const answer = await fetch(location.pathname, { method: "HEAD" });
      const now = answer.ok ? answer.headers.get("etag") : known;
      if (known !== null && now !== known) await startAnew();
      known = now;
    };
    const ask = () => void look().catch(() => undefined);
    ask();
    const timer = setInterval(ask, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
