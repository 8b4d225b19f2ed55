import { useEffect, useRef } from "preact/hooks";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { answerKind } from "./plays";
import { cardName, kindName, listedNames } from "./names";
import { situationOf } from "./situation";
import { texts } from "./texts";
import type { CoupsBasView } from "./view";

interface Props {
  view: CoupsBasView;
  me: number | null;
  nameOf: NameOf;
}

const CALL_BUZZ_MS = { mine: [40], alert: [60, 40, 60] };

/** The banner: what the table waits for, loud when my hand may be needed at the button. */
export function Now({ view, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, me);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tone !== "calm") callOver(banner.current, CALL_BUZZ_MS[tone]);
  }, [key, view.chain.length]);
  const args = {
    names: listedNames(seats, nameOf),
    count: seats.length,
    card: cardName(view.chain.at(-1)?.card ?? "?"),
    answer: view.window ? kindName(answerKind(view.window)) : "",
    looking: view.looking,
  };
  const hint = texts.find(key, args, "hint");
  return (
    <header ref={banner} class={`cb-now cb-now-${tone}`}>
      <span class="cb-now-marks">
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
      <span
        class="cb-now-text"
        role="status"
        aria-live="polite"
        data-testid="banner"
        data-phase={view.phase}
        data-tone={tone}
      >
        <strong>{texts.t(key, args)}</strong>
        {hint && <span>{hint}</span>}
      </span>
    </header>
  );
}

/** Brings somebody back who was reading the hand when the call came. */
function callOver(banner: HTMLElement | null, buzz_ms: number[]): void {
  banner?.scrollIntoView?.({ block: "nearest" });
  // Browsers complain about a buzz before the first tap on the page.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz_ms);
}
