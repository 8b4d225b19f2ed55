import { useState } from "preact/hooks";
import type { FamilyView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { Icon } from "./Icon";
import { born } from "./moves";
import { counted, familyName, hutName } from "./names";
import { NOBODY, people } from "./people";
import { texts } from "./texts";

interface Props {
  view: View;
  family: FamilyView;
  play: Play;
}

/** The table threw the counters of the newborn: how many show a girl, hut by hut. */
export function Births({ view, family, play }: Props) {
  const [girls, setGirls] = useState<Readonly<Record<string, number>>>({});
  const [isBusy, send] = useSend(play);
  const due = new Map(view.births.map((birth) => [birth.hut, birth.children]));
  const isComplete = view.births.every((birth) => birth.hut in girls);
  const groups = family.huts.map(({ name }) => {
    const count = due.get(name) ?? 0;
    const girl = girls[name] ?? 0;
    return count > 0 ? people({ girl, boy: count - girl }) : NOBODY;
  });
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
                onClick={() => setGirls({ ...girls, [hut]: count })}
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
      <ActionBar note={isComplete ? null : texts.t("tschukka-births-missing")}>
        <Button
          look="huge"
          testid="births-done"
          disabled={!isComplete || isBusy}
          onClick={() => send(born(family.name, groups))}
        >
          {texts.t("tschukka-births-done")}
        </Button>
      </ActionBar>
    </section>
  );
}
