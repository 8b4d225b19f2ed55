import { useState } from "preact/hooks";
import type { FamilyView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { HostEntries, type HostEntry } from "../../kit/play/HostEntries";
import type { HostProps } from "../page";
import { Action } from "./Action";
import { FamilyMark } from "./FamilyMark";
import { familyOf, ownerOf } from "./families";
import { familyName } from "./names";
import { canRecount, Recount } from "./Recount";
import { texts } from "./texts";
import { ownFromMoves } from "./turns";

/** The host enters for somebody without a phone, and what the real counters of births showed. */
export function HostPage({ view, moves, nameOf, play }: HostProps<"tschukka">) {
  if (view.phase === "over") return null;
  const entryOf = (family: FamilyView): HostEntry => {
    const args = { family: familyName(family.name), name: nameOf(family.seat) };
    return {
      id: family.name,
      mark: <FamilyMark family={family.name} size="small" />,
      label: texts.t("tschukka-host-enter", args),
      title: texts.t("tschukka-host-title", args),
      enter: () => <Entry {...{ view, family, moves, nameOf, play }} />,
    };
  };
  const recountOf = (family: FamilyView): HostEntry => ({
    id: `recount-${family.name}`,
    mark: <FamilyMark family={family.name} size="small" />,
    label: texts.t("tschukka-recount", { family: familyName(family.name) }),
    title: texts.t("tschukka-recount-title", { family: familyName(family.name) }),
    enter: () => <Recount family={family} play={(move) => play(family.seat, move)} />,
  });
  const countable = view.families.filter((family) => canRecount(family, view.phase));
  const entries = [...enterable(view).map(entryOf), ...countable.map(recountOf)];
  return <HostEntries entries={entries} />;
}

interface EntryProps extends Omit<HostProps<"tschukka">, "view"> {
  view: View;
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
function enterable(view: View): FamilyView[] {
  const names =
    view.phase === "throwing" && view.chance === "table"
      ? [...new Set(view.births.map((birth) => ownerOf(birth.hut)))]
      : view.awaited;
  return names.flatMap((name) => familyOf(view, name) ?? []);
}
