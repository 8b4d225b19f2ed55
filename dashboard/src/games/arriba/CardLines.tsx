import type { View } from "../../contract/arriba";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { myLine, otherLines } from "./handling";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
}

/** What everybody does with the real cards after the verdict: mine large, the others' below. */
export function CardLines({ view, me, nameOf }: Props) {
  if (view.handling.length === 0) return null;
  return (
    <section class="panel ar-lines" data-testid="handling">
      <h2>{texts.t("arriba-do")}</h2>
      {me !== null && (
        <p class="ar-my-line" data-testid="my-line">
          {myLine(view, me, nameOf) ?? texts.t("arriba-do-none")}
        </p>
      )}
      <ul>
        {otherLines(view, me, nameOf).map(({ seats, words }) => (
          <li key={seats[0]} data-testid={`line-${seats[0]}`}>
            <span class="ar-line-marks">
              {seats.map((seat) => (
                <SeatMark key={seat} seat={seat} size="small" />
              ))}
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
