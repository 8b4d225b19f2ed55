import type { View } from "../../contract/totemix";
import { animalName, totemName } from "./names";
import { Totem } from "./Totem";
import { texts } from "./texts";

/** My animal: its totem, its strength, and the cubes I have left. */
export function Mine({ view, me }: { view: View; me: number }) {
  const seat = view.seats[me]!;
  if (seat.animal === null) return null;
  const facts = [
    texts.t("totemix-power", { power: seat.power }),
    texts.t("totemix-actions", { count: seat.actions }),
    texts.t("totemix-reserve", { count: seat.reserve }),
    texts.t("totemix-dice", { count: seat.dice }),
  ];
  return (
    <section class="panel tx-mine" data-testid="mine" data-seat={me}>
      <Totem seat={seat} />
      <div class="tx-mine-text">
        <h2>{animalName(seat.animal)}</h2>
        <p class="note">{texts.t(`totemix-about-${seat.animal}`)}</p>
        <ul class="tx-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {seat.is_complete && <li>{texts.t("totemix-complete")}</li>}
          {seat.held && <li>{texts.t("totemix-held", { tile: totemName(seat.held) })}</li>}
        </ul>
      </div>
    </section>
  );
}
