import type { View } from "../../contract/tschukka";
import { familyName } from "./names";
import { texts } from "./texts";

export const PRINTED = [
  "housing",
  "magic",
  "births",
  "hunt",
  "meal",
  "illness",
  "ageing",
  "census",
] as const;

/** The eight phases of the round, the present one by name. */
export function PhaseStrip({ view }: { view: View }) {
  const present = PRINTED[view.number - 1];
  return (
    <div class="tk-phases">
      <ol aria-label={texts.t("tschukka-phases")}>
        {PRINTED.map((phase, index) => {
          const isNow = index + 1 === view.number;
          const name = texts.t(`tschukka-phase-${phase}`);
          return (
            <li
              key={phase}
              class={index + 1 < view.number ? "is-past" : ""}
              aria-current={isNow ? "step" : undefined}
              title={name}
            >
              {index + 1}
              <span class="sr-only">{name}</span>
            </li>
          );
        })}
      </ol>
      {/* Beside the numbers, which stay where they are however long the name is. */}
      <span class="tk-phase-name" aria-hidden="true">
        {present && texts.t(`tschukka-phase-${present}`)}
      </span>
      <span class="tk-round" data-testid="round">
        {texts.t("tschukka-round", { round: view.round, family: familyName(view.first) })}
      </span>
    </div>
  );
}
