import { useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { NumberRow, numberOf } from "./NumberRow";
import { countedCards, countMove } from "./sayings";
import { texts } from "./texts";

interface Props {
  view: View;
  nameOf: NameOf;
  isBusy: boolean;
  say: (move: string) => void;
}

export const DECK = 80;

/** The end of a round: how many cards each seat has left; what is missing lies under the totem. */
export function CountForm({ view, nameOf, isBusy, say }: Props) {
  const [typed, setTyped] = useState<readonly string[]>(() =>
    countedCards(view).map((cards) => (view.counted ? String(cards) : "")),
  );
  const cards = typed.map(numberOf);
  const sum = cards.reduce((all, one) => all + one, 0);
  return (
    <form
      class="ar-count"
      data-testid="count-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && sum <= DECK) say(countMove(cards));
      }}
    >
      {typed.map((value, seat) => (
        <NumberRow
          key={seat}
          label={nameOf(seat)}
          testid={`count-${seat}`}
          value={value}
          onChange={(next) => setTyped(typed.map((old, place) => (place === seat ? next : old)))}
        >
          <SeatMark seat={seat} size="small" />
          <span class="name">{nameOf(seat)}</span>
        </NumberRow>
      ))}
      <p class={sum > DECK ? "ar-sum is-wrong" : "ar-sum"} role="status" data-testid="count-sum">
        {sum > DECK
          ? texts.t("arriba-count-over", { sum })
          : texts.t("arriba-count-sum", { sum, rest: DECK - sum })}
      </p>
      <Button
        look="huge"
        testid="count-done"
        disabled={isBusy || sum > DECK}
        onClick={() => say(countMove(cards))}
      >
        {texts.t("arriba-count-done")}
      </Button>
    </form>
  );
}
