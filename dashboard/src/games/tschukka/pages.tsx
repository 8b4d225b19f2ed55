import { useState } from "preact/hooks";
import { History } from "../../kit/History";
import { Verdicts } from "../../kit/play/Verdicts";
import type { GameEvent } from "../../wire/protocol";
import type { TableProps } from "../index";
import { Action } from "./Action";
import { FamilyMark } from "./FamilyMark";
import { FamilyTabs } from "./FamilyTabs";
import { Finale } from "./Finale";
import { Now } from "./Now";
import { Race } from "./Race";
import { Reports } from "./Reports";
import { frontFamily } from "./turns";
import { familiesOf, type FamilyView, type TschukkaView } from "./view";
import { Village } from "./Village";
import { weightiest } from "./weights";

/** The page of one seat: what to do on top and under the thumb, the village below. */
export function SeatPage(props: TableProps) {
  const view = props.view as TschukkaView;
  return (
    <div class="tk-page">
      <div class="tk tk-seat">
        <div class="tk-main">
          <Top {...props} />
          {props.me !== null && <Mine {...props} view={view} me={props.me} />}
          <Reports view={view} me={props.me} />
        </div>
        <Around {...props} />
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps) {
  const view = props.view as TschukkaView;
  return (
    <div class="tk-page">
      <div class="tk tk-public">
        <div class="tk-main">
          <Top {...props} />
          <Reports view={view} me={null} />
        </div>
        <Around {...props} />
      </div>
    </div>
  );
}

function Top(props: TableProps) {
  const view = props.view as TschukkaView;
  const isOver = view.phase === "over" || props.outcome !== null;
  const winners = props.outcome?.winners ?? view.winners ?? [];
  const rule = props.outcome?.rule ?? view.rule;
  return (
    <>
      {isOver ? (
        <Finale view={view} winners={winners} rule={rule} me={props.me} nameOf={props.nameOf} />
      ) : (
        <Now view={view} me={props.me} nameOf={props.nameOf} />
      )}
      <Verdicts
        happenings={props.happenings}
        nameOf={props.nameOf}
        choose={weightiest}
        markOf={familyMark}
      />
    </>
  );
}

const familyMark = ({ family }: GameEvent) =>
  typeof family === "string" && <FamilyMark family={family} size="small" />;

type MineProps = Omit<TableProps, "view" | "me"> & { view: TschukkaView; me: number };

function Mine({ view, me, moves, play }: MineProps) {
  const [shown, show] = useShownFamily(view, me);
  const own = view.mine.find((each) => each.family === shown?.name);
  if (!shown || !own || view.phase === "over") return null;
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
  const now = `${view.round}.${view.phase}.${view.awaited.join()}`;
  const [choice, setChoice] = useState({ family: "", at: "" });
  const chosen = familiesOf(view, me).find((family) => family.name === choice.family);
  const shown = choice.at === now && chosen ? chosen : frontFamily(view, me);
  return [shown, (family) => setChoice({ family, at: now })];
}

function Around(props: TableProps) {
  const view = props.view as TschukkaView;
  return (
    <div class="tk-around">
      <Race view={view} />
      <Village view={view} me={props.me} nameOf={props.nameOf} />
      <History happenings={props.happenings} nameOf={props.nameOf} />
    </div>
  );
}
