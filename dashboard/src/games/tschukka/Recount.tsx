import { useState } from "preact/hooks";
import type { FamilyView } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { type Draft, draftOf, groupAt, type Spot, setRight } from "./draft";
import { FamilyMark } from "./FamilyMark";
import { type Held, HousingTable } from "./HousingTable";
import { recount } from "./moves";
import { familyName, kindName } from "./names";
import { type Kind, sizeOf } from "./people";
import { texts } from "./texts";

/** Whether the family lives in huts that can be counted again. */
export const canRecount = (family: FamilyView, phase: string): boolean =>
  !family.is_extinct && sizeOf(family.camp) === 0 && !["first", "youth", "over"].includes(phase);

interface Props {
  family: FamilyView;
  play: Play;
  onDone?: () => void;
}

/** It really looks like this: people go to the hut where they stand, or show their other side. */
export function Recount({ family, play, onDone }: Props) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(family));
  const [held, setHeld] = useState<Held | null>(null);
  const [isBusy, send] = useSend(play);
  const before = recount(family.name, draftOf(family).huts);
  const move = recount(family.name, draft.huts);
  const drop = (kind: Kind, from: Spot, to: Spot, as: Kind) => {
    const next = setRight(draft, kind, from, to, as);
    setDraft(next);
    if (groupAt(next, from)[kind] === 0 || as !== kind) setHeld(null);
  };
  return (
    <section class="tk-recount" data-testid="recount">
      <p class="note" aria-live="polite">
        {held
          ? texts.t("tschukka-recount-held", { kind: kindName(held.kind) })
          : texts.t("tschukka-recount-how")}
      </p>
      <HousingTable
        draft={draft}
        family={family.name}
        surplus={0}
        held={held}
        onHold={setHeld}
        onDrop={drop}
        canTurn
      />
      <ActionBar note={null}>
        <Button
          look="huge"
          testid="recount-done"
          disabled={move === before || isBusy}
          onClick={() => {
            send(move);
            onDone?.();
          }}
        >
          {texts.t("tschukka-recount-done")}
        </Button>
      </ActionBar>
    </section>
  );
}

/** The button below the list for the board, for each family of the player. */
export function RecountButton({ family, play }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" testid={`recount-${family.name}`} onClick={() => setOpen(true)}>
        <span class="host-enter">
          <FamilyMark family={family.name} size="small" />
          {texts.t("tschukka-recount", { family: familyName(family.name) })}
        </span>
      </Button>
      {isOpen && (
        <Dialog
          title={texts.t("tschukka-recount-title", { family: familyName(family.name) })}
          onClose={() => setOpen(false)}
          testid="recount-dialog"
          wide
        >
          <Recount family={family} play={play} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}
