import { useEffect } from "preact/hooks";
import { language } from "../../shell/language";
import { listed, type NameOf } from "../../shell/verdicts";
import { situationOf } from "./situation";
import { texts } from "./texts";
import type { ArribaView } from "./view";

interface Props {
  view: ArribaView;
  me: number | null;
  nameOf: NameOf;
}

const GRAB_BUZZ_MS = [60, 40, 60];

/** The banner: what is going on, in plain words, and loud when hands must move. */
export function Now({ view, me, nameOf }: Props) {
  const { key, tone, seats } = situationOf(view, me);
  useEffect(() => {
    if (tone === "grab") navigator.vibrate?.(GRAB_BUZZ_MS);
  }, [tone, key]);
  const seconds = Math.round(view.countdown_ms / 1000);
  const args = { seats: listed(seats.map(nameOf), language.value), count: seats.length, seconds };
  const hint = texts.find(key, args, "hint");
  return (
    <div
      class={`now now-${tone}`}
      role="status"
      aria-live="polite"
      data-testid="banner"
      data-phase={view.phase}
    >
      <strong>{texts.t(key, args)}</strong>
      {hint && <span>{hint}</span>}
    </div>
  );
}
