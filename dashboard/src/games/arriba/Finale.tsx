import { SeatMark } from "../../kit/SeatMark";
import { language } from "../../shell/language";
import { listed, type NameOf } from "../../shell/verdicts";
import { texts } from "./texts";

interface Props {
  winners: readonly number[];
  me: number | null;
  nameOf: NameOf;
}

/** The end of the match: who won it, shared or alone. */
export function Finale({ winners, me, nameOf }: Props) {
  const args = { seats: listed(winners.map(nameOf), language.value), count: winners.length };
  const key = me !== null && winners.includes(me) ? "arriba-end-me" : "arriba-end";
  return (
    <section class="finale" data-testid="finale">
      <div class="finale-marks">
        {winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size="large" />
        ))}
      </div>
      <p>{texts.t(key, args)}</p>
    </section>
  );
}
