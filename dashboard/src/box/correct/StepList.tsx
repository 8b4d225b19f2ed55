import { Button } from "../../kit/Button";
import { SeatMark } from "../../kit/SeatMark";
import { t } from "../../shell/texts";
import type { Step, Teller } from "./teller";

interface Props {
  steps: readonly Step[];
  teller: Teller;
  /** Without it the steps are only listed. */
  onBack?: (step: Step) => void;
}

/** What people did, and what came of it. */
export function StepList({ steps, teller, onBack }: Props) {
  return (
    <ol class="steps">
      {steps.map((step) => (
        <li key={step.number} class="step" data-testid={`step-${step.number}`}>
          {step.seat === "chance" ? <span /> : <SeatMark seat={step.seat} size="small" />}
          <span class="step-words">
            <strong>{teller.actor(step.seat)}</strong>
            <span>{teller.move(step.move)}</span>
            {teller.cameOf(step).map((sentence) => (
              <span key={sentence} class="note">
                {sentence}
              </span>
            ))}
          </span>
          {onBack && (
            <Button
              testid={`back-to-${step.number}`}
              label={t("ui-correct-back-label", {
                move: teller.line({ actor: step.seat, move: step.move }),
              })}
              onClick={() => onBack(step)}
            >
              {t("ui-correct-back")}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
