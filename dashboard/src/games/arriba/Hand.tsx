import type { View } from "../../contract/arriba";
import { Card } from "./Card";
import { litSeats, PileIcon } from "./Table";
import { texts } from "./texts";

/** My own top card, large, and my piles. */
export function Hand({ view, me }: { view: View; me: number }) {
  const mine = view.seats[me];
  if (!mine) return null;
  return (
    <section class="hand" data-testid="hand" aria-label={texts.t("arriba-my-cards")}>
      <Card card={mine.top} size="large" isLit={litSeats(view).has(me)} />
      <dl class="hand-piles">
        <Pile label={texts.t("arriba-draw")} count={mine.draw} isOpen={false} testid="my-draw" />
        <Pile label={texts.t("arriba-open")} count={mine.open} isOpen testid="my-open" />
        <Pile label={texts.t("arriba-centre")} count={view.centre} isOpen={false} testid="centre" />
      </dl>
      <p class="note">{texts.t("arriba-hint-button")}</p>
    </section>
  );
}

interface PileProps {
  label: string;
  count: number;
  isOpen: boolean;
  testid: string;
}

function Pile({ label, count, isOpen, testid }: PileProps) {
  return (
    <div class="pile">
      <dt>
        <PileIcon isOpen={isOpen} />
        {label}
      </dt>
      <dd data-testid={testid}>{count}</dd>
    </div>
  );
}
