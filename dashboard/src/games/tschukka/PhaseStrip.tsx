import type { View } from "../../contract/tschukka";
import { FamilyMark } from "./FamilyMark";
import { familiesOf } from "./families";
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

interface Props {
  view: View;
  me: number | null;
}

/** The eight phases of the round, the present one by name, and which families are mine. */
export function PhaseStrip({ view, me }: Props) {
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
      <span class="tk-turns">
        {me !== null && <Yours view={view} me={me} />}
        <span class="tk-round" data-testid="round">
          {texts.t("tschukka-round", { round: view.round, family: familyName(view.first) })}
        </span>
      </span>
    </div>
  );
}

/** My families by sign and name: at a fifth button the colour of the button is no family's. */
function Yours({ view, me }: { view: View; me: number }) {
  const families = familiesOf(view, me);
  return (
    <span class="tk-yours" data-testid="my-families">
      {families.map(({ name }) => (
        <FamilyMark key={name} family={name} size="small" />
      ))}
      {families.length === 1 && (
        <span aria-hidden="true">
          {texts.t("tschukka-yours", { family: familyName(families[0]!.name) })}
        </span>
      )}
    </span>
  );
}
