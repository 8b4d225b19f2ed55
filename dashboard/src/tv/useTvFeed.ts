import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoxInfo } from "../contract/wire";
import { fetchBox, watchTable } from "../wire/http";
import { TvFeed } from "./TvFeed";

const ASK_AGAIN_MS = 3000;

/** A spectator's feed of the box that gave it. */
export interface Watched {
  feed: TvFeed;
  box: BoxInfo;
}

/**
 * The feed of a spectator, for days: a box that was started again has forgotten the ticket, so the
 * next one is asked for until it is given. Until the first it is "looking", or "silent" without an
 * answer.
 */
export function useTvFeed(): Watched | "looking" | "silent" {
  const watched = useSignal<Watched | "looking" | "silent">("looking");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const again = () => {
      timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    const ask = async () => {
      try {
        const [ticket, box] = await Promise.all([watchTable(), fetchBox()]);
        const feed = new TvFeed(ticket);
        stop = followed(feed, again);
        watched.value = { feed, box };
      } catch {
        if (watched.peek() === "looking") watched.value = "silent";
        again();
      }
    };
    void ask();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return watched.value;
}

/** Closes the feed when its ticket is refused, and says so; the returned function closes it too. */
function followed(feed: TvFeed, onRefused: () => void): () => void {
  const unfollow = feed.trouble.subscribe((trouble) => {
    if (trouble !== "refused") return;
    feed.close();
    onRefused();
  });
  return () => {
    unfollow();
    feed.close();
  };
}
