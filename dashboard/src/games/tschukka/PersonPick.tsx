import { useState } from "preact/hooks";
import type { FamilyView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { FamilyMark } from "./FamilyMark";
import { familyOf, ownerOf } from "./families";
import { Icon } from "./Icon";
import { type Pick, picksOf } from "./moves";
import { counted, hutName, kindName } from "./names";
import { texts } from "./texts";

interface Props {
  view: View;
  family: FamilyView;
  moves: readonly string[];
  play: Play;
}

/** Somebody has to be named: who starves, whom I note, or who stays young. */
export function PersonPick({ view, family, moves, play }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, send] = useSend(play);
  const picks = picksOf(moves, family.name);
  const people = picks.filter((pick) => pick.kind !== null);
  const nobody = picks.find((pick) => pick.kind === null);
  const picked = people.find((pick) => pick.move === chosen);
  const huts = [...new Set(people.map((pick) => pick.hut))];
  const phase = view.phase;
  return (
    <section class="panel tk-panel" data-testid="person-pick">
      <h2>{texts.t(`tschukka-${phase}`, { missing: view.missing })}</h2>
      {huts.map((hut) => (
        <div key={hut} class="tk-pick-hut">
          <h3>
            <FamilyMark family={ownerOf(hut)} size="small" />
            {hutName(hut)}
          </h3>
          <div class="tk-pick-row" role="group" aria-label={hutName(hut)}>
            {people
              .filter((pick) => pick.hut === hut)
              .map((pick) => (
                <button
                  key={pick.move}
                  type="button"
                  class="tk-person"
                  aria-pressed={pick.move === chosen}
                  data-testid={`pick-${pick.hut}-${pick.kind}`}
                  onClick={() => setChosen(pick.move)}
                >
                  <Icon name={pick.kind!} />
                  <span>{counted(pick.kind!, there(view, pick))}</span>
                </button>
              ))}
          </div>
        </div>
      ))}
      <ActionBar note={picked ? null : texts.t("tschukka-pick-how")}>
        <Button
          look="huge"
          testid="pick-done"
          disabled={!picked || isBusy}
          onClick={() => picked && send(picked.move)}
        >
          {picked ? doneText(phase, picked) : texts.t("tschukka-pick")}
        </Button>
        {nobody && (
          <Button testid="pick-nobody" disabled={isBusy} onClick={() => send(nobody.move)}>
            {texts.t("tschukka-pick-nobody")}
          </Button>
        )}
      </ActionBar>
    </section>
  );
}

const doneText = (phase: string, pick: Pick): string =>
  texts.t(`tschukka-${phase}-done`, { kind: kindName(pick.kind!), hut: hutName(pick.hut) });

function there(view: View, pick: Pick): number {
  const huts = familyOf(view, ownerOf(pick.hut))?.huts ?? [];
  return huts.find((hut) => hut.name === pick.hut)?.people[pick.kind!] ?? 0;
}
