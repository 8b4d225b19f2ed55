import type { RollView } from "../../contract/totemix";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { Emblem } from "./Emblem";
import { environmentName } from "./names";
import { texts } from "./texts";

/** The roll that locks the table: its catastrophe, and the dice still to apply. */
export function Roll({ roll, nameOf }: { roll: RollView; nameOf: NameOf }) {
  if (roll.face === null) return null;
  const done = [...roll.dice];
  for (const left of roll.left) done.splice(done.lastIndexOf(left), 1);
  return (
    <section class="tx-roll" data-testid="roll" data-face={roll.face}>
      <SeatMark seat={roll.seat} size="small" />
      <strong>{texts.t(`totemix-face-${roll.face}`)}</strong>
      <ul aria-label={texts.t("totemix-roll-left", { name: nameOf(roll.seat) })}>
        {[
          ...roll.left.map((die) => [die, true] as const),
          ...done.map((die) => [die, false] as const),
        ].map(([die, isLeft], place) => (
          <li key={place} data-left={isLeft}>
            <Emblem name={die} />
            {environmentName(die)}
          </li>
        ))}
      </ul>
    </section>
  );
}
