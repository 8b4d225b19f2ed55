import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { EntryDialog, HostEntries, HostEntry } from "../../kit/play/HostEntries";
import type { HostProps } from "../index";
import { useOpen } from "../useOpen";
import { Action } from "./Action";
import { FamilyMark } from "./FamilyMark";
import { familyName } from "./names";
import { texts } from "./texts";
import { ownFromMoves } from "./turns";
import { familyOf, ownerOf, type FamilyView, type TschukkaView } from "./view";

/** The host enters for somebody without a phone, and what the real counters of births showed. */
export function HostPage({ view, moves, nameOf, play }: HostProps) {
  const village = view as TschukkaView | null;
  const families = village === null ? [] : enterable(village);
  const [open, setOpen] = useOpen(families.map((each) => each.name));
  if (village === null || village.phase === "over") return null;
  const family = families.find((each) => each.name === open);
  return (
    <HostEntries>
      {families.map((each) => (
        <HostEntry
          key={each.name}
          mark={<FamilyMark family={each.name} size="small" />}
          testid={`host-enter-${each.name}`}
          onClick={() => setOpen(each.name)}
        >
          {texts.t("tschukka-host-enter", {
            family: familyName(each.name),
            name: nameOf(each.seat),
          })}
        </HostEntry>
      ))}
      {family && (
        <EntryDialog
          title={texts.t("tschukka-host-title", { family: familyName(family.name) })}
          onClose={() => setOpen(null)}
        >
          <Entry key={family.name} {...{ view: village, family, moves, nameOf, play }} />
        </EntryDialog>
      )}
    </HostEntries>
  );
}

interface EntryProps extends Omit<HostProps, "view"> {
  view: TschukkaView;
  family: FamilyView;
}

const SECRET = new Set(["choosing", "placing", "writing", "noting"]);
const REVEALS = new Set(["births", "hunt", "illness", "ageing"]);

function Entry({ view, family, moves, nameOf, play }: EntryProps) {
  const [isUncovered, uncover] = useState(false);
  const isSecret = SECRET.has(view.phase) || REVEALS.has(view.phase);
  if (isSecret && !isUncovered)
    return <Cover name={nameOf(family.seat)} onUncover={() => uncover(true)} />;
  const actor = view.phase === "throwing" ? "chance" : family.seat;
  const listed = moves[String(actor)] ?? [];
  return (
    <div class="tk tk-entry">
      <Action
        view={view}
        family={family}
        own={ownFromMoves(view, family, listed)}
        moves={listed}
        play={(move) => play(actor, move)}
      />
    </div>
  );
}

/** Spells are secret, and this screen stands in the middle of the table. */
function Cover({ name, onUncover }: { name: string; onUncover: () => void }) {
  return (
    <div class="sheet-actions">
      <p>{texts.t("tschukka-host-secret", { name })}</p>
      <Button look="primary" testid="host-uncover" onClick={onUncover}>
        {texts.t("tschukka-host-uncover")}
      </Button>
    </div>
  );
}

/** The families for whom something can be entered now. */
function enterable(view: TschukkaView): FamilyView[] {
  const names =
    view.phase === "throwing" && view.chance === "table"
      ? [...new Set(view.births.map((birth) => ownerOf(birth.hut)))]
      : view.awaited;
  return names.flatMap((name) => familyOf(view, name) ?? []);
}

