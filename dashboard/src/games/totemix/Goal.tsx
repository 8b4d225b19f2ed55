import type { View } from "../../contract/totemix";
import { Button } from "../../kit/Button";
import { Emblem } from "./Emblem";
import { environmentName } from "./names";
import { texts } from "./texts";
import { ENVIRONMENTS, environmentOf } from "./tiles";

interface Props {
  view: View;
  isShown: boolean;
  onToggle: () => void;
}

/** The goal, how far it is, and the picture of it over the map. */
export function Goal({ view, isShown, onToggle }: Props) {
  const { name, distance, total, stray, places } = view.goal;
  return (
    <section class="tx-goal" data-testid="goal" data-distance={distance}>
      <span class="tx-goal-text">
        <strong>{texts.t("totemix-goal", { goal: name })}</strong>
        {isShown && distance > 0 ? (
          <Missing stray={stray} />
        ) : (
          <span data-testid="distance">{texts.t("totemix-distance", { distance, total })}</span>
        )}
      </span>
      {places.length > 0 && (
        <Button testid="goal-overlay" pressed={isShown} onClick={onToggle}>
          {texts.t("totemix-overlay")}
        </Button>
      )}
    </section>
  );
}

/** What is not in place yet, by environment, in the line that said how much that is. */
function Missing({ stray }: { stray: readonly string[] }) {
  const kinds = ENVIRONMENTS.filter((one) => stray.some((tile) => environmentOf(tile) === one));
  return (
    <span class="tx-goal-missing" data-testid="missing">
      {kinds.map((one) => {
        const count = stray.filter((tile) => environmentOf(tile) === one).length;
        return (
          <span key={one} role="img" aria-label={`${count} × ${environmentName(one)}`}>
            <Emblem name={one} />
            {count}
          </span>
        );
      })}
    </span>
  );
}
