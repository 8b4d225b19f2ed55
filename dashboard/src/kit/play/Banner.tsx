import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useAnnounced } from "../announce";
import { SeatMark } from "../SeatMark";
import "./play.css";

/**
 * Calm: others are awaited; mine: I am; alert: my hand may be needed at the button;
 * hands-off: others race, and my hand would be wrong there.
 */
export type Tone = "calm" | "mine" | "alert" | "hands-off";

interface Props {
  tone: Tone;
  seats?: readonly number[];
  /** Whom it is about, where the game shows other marks than those of seats. */
  marks?: ComponentChildren;
  title: string;
  hint?: string | null;
  /** What makes it news: when this changes, who must act is called back to the top. */
  news: string;
  phase: string;
  /** What stands below the sentence, as the place in the round. */
  children?: ComponentChildren;
}

/** Beyond so many letters the words stand closer, so that the banner is as high as ever. */
const LONG = 52;

const CALL_BUZZ_MS: Partial<Record<Tone, number[]>> = { mine: [40], alert: [60, 40, 60] };

/** What the table waits for, loud when it waits for me. */
export function Banner({ tone, seats = [], marks, title, hint, news, phase, children }: Props) {
  const banner = useRef<HTMLElement>(null);
  const isLong = title.length + (hint?.length ?? 0) > LONG;
  useEffect(() => {
    const buzz_ms = CALL_BUZZ_MS[tone];
    if (buzz_ms) callOver(banner.current, buzz_ms);
  }, [news]);
  useAnnounced(hint ? `${title} ${hint}` : title, `${news} ${title}`);
  return (
    <header ref={banner} class={`now now-${tone}`}>
      <span class="now-marks">
        {marks ?? seats.map((seat) => <SeatMark key={seat} seat={seat} />)}
      </span>
      <span class="now-text" data-testid="banner" data-phase={phase} data-tone={tone}>
        {/* Other words are another sentence, not the same one in another place. */}
        <span key={`${title} ${hint}`} class={isLong ? "now-words is-long" : "now-words"}>
          <strong>{title}</strong>
          {hint && <span>{hint}</span>}
        </span>
      </span>
      {children}
    </header>
  );
}

function callOver(banner: HTMLElement | null, buzz_ms: number[]): void {
  banner?.scrollIntoView?.({ block: "nearest" });
  // Browsers complain about a buzz before the first tap on the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz_ms);
}
