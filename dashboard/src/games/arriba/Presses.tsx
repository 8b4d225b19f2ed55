import type { View } from "../../contract/arriba";
import { SeatMark } from "../../kit/SeatMark";
import { language } from "../../shell/language";
import type { NameOf } from "../../shell/verdicts";
import { marginLabel } from "./photo";
import { texts } from "./texts";

interface Props {
  presses: View["presses"];
  nameOf: NameOf;
}

/** Who pressed, in the order of the stamps, and how much later than the first. */
export function Presses({ presses, nameOf }: Props) {
  return (
    <ol class="ar-presses" aria-label={texts.t("arriba-presses")} data-count={presses.length}>
      {presses.map(({ seat, after_ns }, place) => (
        <li key={seat} data-seat={seat} data-testid={`press-${seat}`}>
          <SeatMark seat={seat} size="small" />
          <span class="name">{nameOf(seat)}</span>
          <span class="ar-margin">
            {place === 0
              ? texts.t("arriba-press-first")
              : `+${marginLabel(after_ns, language.value)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
