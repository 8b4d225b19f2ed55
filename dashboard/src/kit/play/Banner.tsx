import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { vibrate } from "../../sound/vibrate";
import { useAnnounced } from "../announce";
import { SeatMark } from "../SeatMark";
import "./play.css";

/**
 * Calm: others are awaited; mine: I am; alert: I am awaited at the button, or must answer at once;
 * hands-off: others race, and my hand would be wrong there.
 */
export type Tone = "calm" | "mine" | "alert" | "hands-off";

interface Props {
  tone: Tone;
  seats?: readonly number[];
  /** The marks to show, if not those of seats. */
  marks?: ComponentChildren;
  title: string;
  hint?: string | null;
  /** When this or the tone changes, an awaited player's page scrolls back to the top. */
  news: string;
  phase: string;
  /** Content below the sentence, such as the place in the round. */
  children?: ComponentChildren;
}

/** Longer texts are set closer, so that the height of the banner stays the same. */
const LONG = 42;
const LONGEST = 60;

const CALL_BUZZ_MS: Partial<Record<Tone, number[]>> = { mine: [40], alert: [60, 40, 60] };

/** What the table waits for, emphasized if it waits for this player. */
export function Banner({ tone, seats = [], marks, title, hint, news, phase, children }: Props) {
  const banner = useRef<HTMLElement>(null);
  const length = title.length + (hint?.length ?? 0);
  const size = length > LONGEST ? " is-long is-longest" : length > LONG ? " is-long" : "";
  useEffect(() => {
    const buzz_ms = CALL_BUZZ_MS[tone];
    if (buzz_ms) callOver(banner.current, buzz_ms);
  }, [news, tone]);
  useAnnounced(hint ? `${title} ${hint}` : title, `${news} ${title}`);
  return (
    <header ref={banner} class={`now now-${tone}`}>
      <span class="now-marks">
        {marks ?? seats.map((seat) => <SeatMark key={seat} seat={seat} />)}
      </span>
      <span class="now-text" data-testid="banner" data-phase={phase} data-tone={tone}>
        {/* Other words are another sentence, not the same one in another place. */}
        <span key={`${title} ${hint}`} class={`now-words${size}`}>
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
  vibrate(buzz_ms);
}
