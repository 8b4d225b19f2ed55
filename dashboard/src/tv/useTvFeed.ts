import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoxInfo } from "../contract/wire";
import { fetchBox, Refused, watchTable } from "../wire/http";
import { TvFeed } from "./TvFeed";

const ASK_AGAIN_MS = 3000;

/** A spectator's feed of the box that gave it. */
export interface Watched {
  feed: TvFeed;
  box: BoxInfo;
}

/**
 * The feed of a spectator, for days: a box that was started again has forgotten the ticket, so the
 * next one is asked for until it is given. Until the first it is "looking", "silent" without an
 * answer, or the refusal of a box that has as many spectators as it takes.
 */
export function useTvFeed(): Watched | Unwatched {
  const watched = useSignal<Watched | Unwatched>("looking");
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
      } catch (error) {
        if (!isWatched(watched.peek())) watched.value = error instanceof Refused ? error : "silent";
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

/** Why there is no feed. */
export type Unwatched = "looking" | "silent" | Refused;

export const isWatched = (watched: Watched | Unwatched): watched is Watched =>
  typeof watched !== "string" && "feed" in watched;

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
