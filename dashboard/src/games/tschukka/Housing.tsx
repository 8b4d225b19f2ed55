import { useState } from "preact/hooks";
import type { FamilyView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import {
  type Draft,
  draftOf,
  groupAt,
  moved,
  type Spot,
  spread,
  surplusOf,
  type Trouble,
  troubleOf,
} from "./draft";
import { type Held, HousingTable } from "./HousingTable";
import { house } from "./moves";
import { familyName, hutName, kindName } from "./names";
import type { Kind } from "./people";
import { texts } from "./texts";
import type { Turn } from "./turns";

interface Props {
  family: FamilyView;
  turn: Turn;
  view: View;
  play: Play;
}

/** Phase 1: people move between the huts by tapping; the box gets the result at the end. */
export function Housing({ view, family, turn, play }: Props) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(family));
  const [held, setHeld] = useState<Held | null>(null);
  const [isBusy, send] = useSend(play);
  const settle = (next: Draft) => {
    setDraft(next);
    setHeld(null);
  };
  const drop = (kind: Kind, from: Spot, to: Spot) => {
    const next = moved(draft, kind, from, to);
    setDraft(next);
    if (groupAt(next, from)[kind] === 0) setHeld(null);
  };
  const trouble = troubleOf(draft, view.free_discard);
  const canSend = trouble === null && turn === "now" && !isBusy;
  return (
    <section class="panel tk-panel" data-testid="housing">
      <h2>{texts.t("tschukka-housing", { family: familyName(family.name) })}</h2>
      <p class="note" aria-live="polite">
        {held
          ? texts.t("tschukka-housing-held", { kind: kindName(held.kind) })
          : texts.t("tschukka-housing-how")}
      </p>
      <HousingTable
        draft={draft}
        family={family.name}
        surplus={surplusOf(draft)}
        held={held}
        onHold={setHeld}
        onDrop={drop}
      />
      <ActionBar note={noteOf(family, trouble, turn)}>
        <div class="action-bar-row">
          <Button
            testid="housing-reset"
            label={texts.t("tschukka-housing-reset")}
            onClick={() => settle(draftOf(family))}
          >
            <svg class="tk-undo" viewBox="0 0 24 24" aria-hidden="true">
              <path class="stroke" d="M4.5 8A8.5 8.5 0 1 1 3.5 12M4 3v5.5h5.5" />
            </svg>
          </Button>
          <Button testid="housing-spread" onClick={() => settle(spread(draft))}>
            {texts.t("tschukka-housing-spread")}
          </Button>
          <Button
            look="huge"
            testid="housing-done"
            disabled={!canSend}
            onClick={() => send(house(family.name, draft.huts))}
          >
            {texts.t("tschukka-housing-done")}
          </Button>
        </div>
      </ActionBar>
    </section>
  );
}

function noteOf(family: FamilyView, trouble: Trouble | null, turn: Turn): string | null {
  if (trouble === null) return turn === "later" ? texts.t("tschukka-later") : null;
  const hut = trouble.key === "full" ? hutName(family.huts[trouble.hut]!.name) : "";
  return texts.t(`tschukka-housing-${trouble.key}`, { hut, count: trouble.count });
}
