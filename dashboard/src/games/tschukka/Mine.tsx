import { useState } from "preact/hooks";
import type { TableProps } from "../index";
import { Action } from "./Action";
import { FamilyTabs } from "./FamilyTabs";
import { frontFamily, situationKey } from "./turns";
import { familiesOf, type FamilyView, type TschukkaView } from "./view";

type Props = Pick<TableProps, "moves" | "play"> & { view: TschukkaView; me: number };

/** What my family does now, or one of my two. */
export function Mine({ view, me, moves, play }: Props) {
  const [shown, show] = useShownFamily(view, me);
  const own = view.mine.find((each) => each.family === shown?.name);
  if (!shown || !own) return null;
  return (
    <>
      <FamilyTabs families={familiesOf(view, me)} shown={shown.name} onShow={show} />
      <Action view={view} family={shown} own={own} moves={moves} play={play} />
    </>
  );
}

/** The family in front; a choice of mine holds until the table waits for somebody else. */
function useShownFamily(
  view: TschukkaView,
  me: number,
): [FamilyView | undefined, (family: string) => void] {
  const now = situationKey(view);
  const [choice, setChoice] = useState({ family: "", at: "" });
  const chosen = familiesOf(view, me).find((family) => family.name === choice.family);
  const shown = choice.at === now && chosen ? chosen : frontFamily(view, me);
  return [shown, (family) => setChoice({ family, at: now })];
}
