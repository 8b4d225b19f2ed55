import { useState } from "preact/hooks";
import type { FamilyView, View } from "../../contract/tschukka";
import { type Play, useSend } from "../../kit/play/useSend";
import { Icon } from "./Icon";
import { born } from "./moves";
import { counted, familyName, hutName } from "./names";
import { NOBODY, type People, people } from "./people";
import { texts } from "./texts";

interface Props {
  view: View;
  family: FamilyView;
  play: Play;
}

/** The table threw the counters of the newborn: one tap for each hut, the last one sends them. */
export function Births({ view, family, play }: Props) {
  const [girls, setGirls] = useState<Readonly<Record<string, number>>>({});
  const [isBusy, send] = useSend(play);
  const due = new Map(view.births.map((birth) => [birth.hut, birth.children]));
  const groupOf = (name: string, girl = 0): People => {
    const count = due.get(name) ?? 0;
    return count > 0 ? people({ girl, boy: count - girl }) : NOBODY;
  };
  const show = (hut: string, count: number) => {
    const shown = { ...girls, [hut]: count };
    setGirls(shown);
    if (view.births.every((birth) => birth.hut in shown))
      send(
        born(
          family.name,
          family.huts.map(({ name }) => groupOf(name, shown[name])),
        ),
      );
  };
  return (
    <section class="panel tk-panel" data-testid="births">
      <h2>{texts.t("tschukka-births", { family: familyName(family.name) })}</h2>
      <p class="note">{texts.t("tschukka-births-how")}</p>
      {view.births.map(({ hut, children }) => (
        <div key={hut} class="tk-birth">
          <h3>{texts.t("tschukka-births-hut", { hut: hutName(hut), count: children })}</h3>
          <div class="tk-birth-row" role="group" aria-label={hutName(hut)}>
            {Array.from({ length: children + 1 }, (_, count) => (
              <button
                key={count}
                type="button"
                class="tk-throw"
                aria-pressed={girls[hut] === count}
                data-testid={`born-${hut}-${count}`}
                disabled={isBusy}
                onClick={() => show(hut, count)}
              >
                <span class="sr-only">
                  {`${counted("girl", count)}, ${counted("boy", children - count)}`}
                </span>
                <span class="tk-throw-side" aria-hidden="true">
                  <Icon name="girl" />
                  {count}
                </span>
                <span class="tk-throw-side" aria-hidden="true">
                  <Icon name="boy" />
                  {children - count}
                </span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
