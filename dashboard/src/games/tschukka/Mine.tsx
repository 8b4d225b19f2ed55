import { useState } from "preact/hooks";
import type { FamilyView, View } from "../../contract/tschukka";
import type { TableProps } from "../page";
import { Action } from "./Action";
import { FamilyTabs } from "./FamilyTabs";
import { familiesOf } from "./families";
import { frontFamily, situationKey } from "./turns";

type Props = Pick<TableProps<"tschukka">, "moves" | "play"> & { view: View; me: number };

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
  view: View,
  me: number,
): [FamilyView | undefined, (family: string) => void] {
  const now = situationKey(view);
  const [choice, setChoice] = useState({ family: "", at: "" });
  const chosen = familiesOf(view, me).find((family) => family.name === choice.family);
  const shown = choice.at === now && chosen ? chosen : frontFamily(view, me);
  return [shown, (family) => setChoice({ family, at: now })];
}
