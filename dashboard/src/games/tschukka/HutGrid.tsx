import type { HutView, View } from "../../contract/tschukka";
import { CounterChip } from "./CounterChip";
import { FamilyMark } from "./FamilyMark";
import { Icon } from "./Icon";
import { hutName, hutNumber } from "./names";
import { sizeOf } from "./people";
import { texts } from "./texts";

interface Props {
  view: View;
  chosen: string | null;
  isOff: (hut: string) => boolean;
  onTap: (hut: string) => void;
}

/** Every hut of the village as a target: who lives there, and what lies there already. */
export function HutGrid({ view, chosen, isOff, onTap }: Props) {
  return (
    <div class="tk-targets" role="group" aria-label={texts.t("tschukka-targets")}>
      {view.families.map((family) => (
        <div key={family.name} class="tk-targets-row" data-family={family.name}>
          <FamilyMark family={family.name} />
          {family.huts.map((hut) => (
            <button
              key={hut.name}
              type="button"
              class="tk-target"
              aria-pressed={chosen === hut.name}
              disabled={isOff(hut.name)}
              data-testid={`target-${hut.name}`}
              onClick={() => onTap(hut.name)}
            >
              <span class="sr-only">{labelOf(hut)}</span>
              <span class="tk-target-head" aria-hidden="true">
                <strong>{hutNumber(hut.name)}</strong>
                <Icon name="people" />
                {sizeOf(hut.people)}
              </span>
              <span class="tk-chips" aria-hidden="true">
                {hut.counters.map((counter, index) => (
                  <CounterChip key={index} counter={counter} />
                ))}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

const labelOf = (hut: HutView): string =>
  texts.t("tschukka-target", {
    hut: hutName(hut.name),
    people: sizeOf(hut.people),
    counters: hut.counters.length,
  });
