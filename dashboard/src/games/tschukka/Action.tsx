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
import { hasAction, turnOf } from "./turns";
import type { FamilyView, OwnView, TschukkaView } from "./view";

interface Props {
  view: TschukkaView;
  family: FamilyView;
  own: OwnView;
  moves: readonly string[];
  play: Play;
}

/** What the family can do now, or get ready for; a word when it has nothing to do. */
export function Action({ view, family, own, moves, play }: Props) {
  const turn = turnOf(view, family);
  // A draft belongs to one family in one situation: any other begins afresh.
  const key = `${family.name}.${view.round}.${view.phase}`;
  if (!hasAction(view, family, moves))
    return (
      <p class="panel note">{texts.t("tschukka-idle", { family: familyName(family.name) })}</p>
    );
  switch (view.phase) {
    case "throwing":
      return <Births key={key} view={view} family={family} play={play} />;
    case "housing":
      return (
        <Housing
          key={key + signature(family)}
          family={family}
          turn={turn}
          isFree={view.free_discard ?? false}
          play={play}
        />
      );
    case "choosing":
      return <Choosing key={key} family={family} own={own} turn={turn} play={play} />;
    case "placing":
      return (
        <Placing
          key={key + own.placed.length + own.chosen.length}
          {...{ view, family, own, moves, play }}
        />
      );
    case "writing":
      return <Sheet key={key} {...{ view, family, own, play }} />;
    case "births":
    case "hunt":
    case "illness":
    case "ageing":
      return <Reveals key={key} {...{ view, family, own, play }} />;
    case "starving":
    case "noting":
    case "youth":
      return (
        <PersonPick
          key={`${key}.${view.missing}.${view.youth_hut}.${view.kept.length}`}
          view={view}
          family={family.name}
          moves={moves}
          play={play}
        />
      );
    default:
      return null;
  }
}

const signature = (family: FamilyView): string =>
  JSON.stringify([family.camp, family.huts.map((hut) => hut.people)]);
