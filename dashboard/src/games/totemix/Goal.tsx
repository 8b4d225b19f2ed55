import { Button } from "../../kit/Button";
import { terrainName } from "./names";
import { texts } from "./texts";
import type { TotemixView } from "./view";

interface Props {
  view: TotemixView;
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
        <span data-testid="distance">{texts.t("totemix-distance", { distance, total })}</span>
      </span>
      {places.length > 0 && (
        <Button testid="goal-overlay" pressed={isShown} onClick={onToggle}>
          {texts.t("totemix-overlay")}
        </Button>
      )}
      {isShown && distance > 0 && <p class="note tx-goal-missing">{countOf(stray)}</p>}
    </section>
  );
}

/** What is not in place yet, by environment: 3 forest, 2 sky. */
function countOf(stray: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const tile of stray) {
    const name = terrainName(tile);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(" · ");
}
