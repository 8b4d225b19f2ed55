import type { View } from "../../contract/arriba";
import { Card } from "./Card";
import { texts } from "./texts";

const EXAMPLES = [
  { key: "arriba-legend-same", cards: ["Br", "Bb"] },
  { key: "arriba-legend-totem", cards: ["totem"] },
  { key: "arriba-legend-head", cards: ["head"] },
];

/** For what a hand goes to the button, and what the button in the middle is good for. */
export function Legend({ view }: { view: View }) {
  return (
    <section class="ar-legend" data-testid="legend">
      <ul>
        {EXAMPLES.map(({ key, cards }) => (
          <li key={key}>
            <span class="ar-legend-cards" aria-hidden="true">
              {cards.map((card) => (
                <Card key={card} card={card} />
              ))}
            </span>
            <span>{texts.t(key)}</span>
          </li>
        ))}
      </ul>
      {!view.counted && <p class="note">{texts.t("arriba-legend-middle")}</p>}
    </section>
  );
}
