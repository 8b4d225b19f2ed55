import type { ComponentType } from "preact";
import type { FamilyView, OwnView, View } from "../../contract/tschukka";
import type { Play } from "../../kit/play/useSend";
import { Births } from "./Births";
import { Choosing } from "./Choosing";
import { Housing } from "./Housing";
import { familyName } from "./names";
import { PersonPick } from "./PersonPick";
import { Placing } from "./Placing";
import { Reveals } from "./Reveals";
import { Sheet } from "./Sheet";
import { texts } from "./texts";
import { hasAction, type Turn, turnOf } from "./turns";

interface Props {
  view: View;
  family: FamilyView;
  own: OwnView;
  moves: readonly string[];
  play: Play;
}

const ACTIONS: Readonly<Record<string, ComponentType<Props & { turn: Turn }>>> = {
  throwing: Births,
  housing: Housing,
  choosing: Choosing,
  placing: Placing,
  writing: Sheet,
  births: Reveals,
  hunt: Reveals,
  illness: Reveals,
  ageing: Reveals,
  starving: PersonPick,
  noting: PersonPick,
  youth: PersonPick,
};

/** What the family can do now, or get ready for; a word when it has nothing to do. */
export function Action(props: Props) {
  const { view, family, own, moves } = props;
  if (!hasAction(view, family, moves))
    return (
      <p class="panel note">{texts.t("tschukka-idle", { family: familyName(family.name) })}</p>
    );
  const OfPhase = ACTIONS[view.phase];
  if (!OfPhase) return null;
  // A draft belongs to one family in one situation: any other begins afresh.
  const key = [family.name, view.round, view.phase, ...situation(view, family, own)].join(".");
  return <OfPhase key={key} {...props} turn={turnOf(view, family)} />;
}

function situation(view: View, family: FamilyView, own: OwnView): unknown[] {
  switch (view.phase) {
    case "housing":
      return [JSON.stringify([family.camp, family.huts.map((hut) => hut.people)])];
    case "placing":
      return [own.placed.length, own.chosen.length];
    default:
      return [view.missing, view.youth_hut, view.kept.length];
  }
}
