import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { LAMPS_IN_PLAY, LampList } from "./LampsHelp";
import { texts } from "./texts";
import "./help.css";

export interface Place {
  /** Whose page it is: a player's phone, or the box with its host's desk. */
  page: "phone" | "box";
  /** The seats of a virtual box, whose buttons are keys; null on a real one and on phones. */
  keys: number | null;
}

interface Props extends Place {
  onDone: () => void;
  /** What the last card offers besides, such as a lesson. */
  children?: ComponentChildren;
}

const STEPS = ["button", "lamps", "moves"] as const;

/** Three cards: what the button is for, what its light means, where moves are entered. */
export function FirstSteps({ page, keys, onDone, children }: Props) {
  const [place, setPlace] = useState(0);
  const step = STEPS[place]!;
  const isLast = place === STEPS.length - 1;
  return (
    <section class="panel first-steps" aria-label={texts.t("help-steps")} data-testid="first-steps">
      <p class="note">{texts.t("help-step-of", { step: place + 1, steps: STEPS.length })}</p>
      <h2 data-testid={`step-card-${step}`}>{texts.t(`help-step-${step}`)}</h2>
      {step === "lamps" ? (
        <LampList lamps={LAMPS_IN_PLAY} />
      ) : (
        <p>{texts.t(`help-step-${step}-${page}`)}</p>
      )}
      {step === "button" && keys !== null && (
        <p>{texts.t("help-step-button-virtual", { seats: keys })}</p>
      )}
      {isLast && children}
      <div class="first-steps-actions">
        <Button
          look="quiet"
          testid={place === 0 ? "steps-skip" : "steps-back"}
          onClick={place === 0 ? onDone : () => setPlace(place - 1)}
        >
          {texts.t(place === 0 ? "help-skip" : "help-back")}
        </Button>
        <Button
          look="primary"
          testid={isLast ? "steps-done" : "steps-next"}
          onClick={isLast ? onDone : () => setPlace(place + 1)}
        >
          {texts.t(isLast ? "help-done" : "help-next")}
        </Button>
      </div>
    </section>
  );
}
