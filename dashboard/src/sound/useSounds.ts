import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CueMessage, SoundSettings } from "../contract/wire";
import { language } from "../shell/language";
import type { Feed } from "../wire/feed";
import { lengthOf_s } from "./cues";
import { hush, play, prepare, say } from "./speaker";

/**
 * Lets this page be heard: the cues and words of the table, as loud as the host wants them.
 * The page of a box that has an audio output of its own is silent, unless `isAlways`.
 */
export function useSounds(feed: Feed, isAlways = false): void {
  const isHeard = (settings: SoundSettings | null): settings is SoundSettings =>
    settings !== null && !isSilent(settings) && (isAlways || !settings.output);
  useEffect(() => {
    feed.followSound((message) => {
      const settings = feed.sound.peek();
      if (isHeard(settings)) hear(message, settings);
    });
    return hush;
  }, []);
  useSignalEffect(() => {
    if (isHeard(feed.sound.value)) prepare();
    else hush();
  });
}

export const isSilent = (settings: SoundSettings): boolean =>
  settings.muted || settings.volume === 0;

function hear(message: CueMessage, { volume, speech }: SoundSettings): void {
  play(message.cues, volume);
  // A cue that waits for words here sounds beside them: a browser can do both at once.
  if (message.waits) return;
  const text = speech ? (message.text?.[language.peek()] ?? "") : "";
  say(text, language.peek(), volume, lengthOf_s(message.cues));
}
