import type { View } from "../../contract/totemix";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { Emblem } from "./Emblem";
import { animalName, terrainName, totemName } from "./names";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
}

/** Everybody's animal with strength, actions and cubes, and what lies in common. */
export function Team({ view, me, nameOf }: Props) {
  return (
    <section class="panel tx-team" data-testid="team">
      <h2>{texts.t("totemix-team")}</h2>
      <ul>
        {view.seats.map((seat, place) => (
          <li key={place} data-me={place === me}>
            <SeatMark seat={place} size="small" />
            <span class="name">{nameOf(place)}</span>
            {seat.animal && (
              <span class="tx-team-animal" title={animalName(seat.animal)}>
                <Emblem name={seat.animal} />
              </span>
            )}
            <span class="tx-team-facts">
              {texts.t("totemix-team-facts", {
                power: seat.power,
                actions: seat.actions,
                reserve: seat.reserve,
              })}
            </span>
          </li>
        ))}
      </ul>
      <Common view={view} />
    </section>
  );
}

function Common({ view }: { view: View }) {
  return (
    <dl class="tx-common">
      <dt>{texts.t("totemix-general")}</dt>
      <dd data-testid="general">{view.general}</dd>
      <dt>{texts.t("totemix-pile")}</dt>
      <dd>{view.pile}</dd>
      <dt>{texts.t("totemix-discard")}</dt>
      <dd>{view.discard.length > 0 ? view.discard.map(totemName).join(", ") : "–"}</dd>
      <dt>{texts.t("totemix-lost")}</dt>
      <dd>{view.lost.length > 0 ? view.lost.map(terrainName).join(", ") : "–"}</dd>
    </dl>
  );
}
