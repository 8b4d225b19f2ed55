import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "../SeatMark";
import "./play.css";

/** Calm: others are awaited; mine: I am; alert: my hand may be needed at the button. */
export type Tone = "calm" | "mine" | "alert";

interface Props {
  tone: Tone;
  seats: readonly number[];
  title: string;
  hint?: string | null;
  /** What makes it news: when this changes, who must act is called back to the top. */
  news: string;
  phase: string;
}

const CALL_BUZZ_MS: Record<Exclude<Tone, "calm">, number[]> = { mine: [40], alert: [60, 40, 60] };

/** What the table waits for, loud when it waits for me. */
export function Banner({ tone, seats, title, hint, news, phase }: Props) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tone !== "calm") callOver(banner.current, CALL_BUZZ_MS[tone]);
  }, [news]);
  return (
    <header ref={banner} class={`now now-${tone}`}>
      <span class="now-marks">
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
      <span
        class="now-text"
        role="status"
        aria-live="polite"
        data-testid="banner"
        data-phase={phase}
        data-tone={tone}
      >
        <strong>{title}</strong>
        {hint && <span>{hint}</span>}
      </span>
    </header>
  );
}

function callOver(banner: HTMLElement | null, buzz_ms: number[]): void {
  banner?.scrollIntoView?.({ block: "nearest" });
  // Browsers complain about a buzz before the first tap on the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz_ms);
}
