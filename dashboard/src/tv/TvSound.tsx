import { permission } from "../sound/speaker";
import { useSounds } from "../sound/useSounds";
import type { TvFeed } from "./TvFeed";
import { texts } from "./texts";

/** What the address says of sound: `/tv?sound=on` or `/tv?sound=off`; null without a wish. */
const wish = (): string | null => new URLSearchParams(location.search).get("sound");

/**
 * Cues and spoken verdicts, unless the box has an audio output of its own: then they would be heard
 * twice, and the address decides. Until the browser allows it the screen says how to turn it on.
 */
export function TvSound({ feed }: { feed: TvFeed }) {
  return wish() === "off" ? null : <Heard feed={feed} />;
}

function Heard({ feed }: { feed: TvFeed }) {
  useSounds(feed, wish() === "on");
  if (permission.value !== "blocked") return null;
  return (
    <p class="tv-sound" role="status" data-testid="tv-sound">
      {texts.t("tv-sound")}
    </p>
  );
}
