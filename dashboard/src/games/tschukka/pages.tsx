import { History } from "../../kit/History";
import { Verdicts } from "../../kit/play/Verdicts";
import type { GameEvent } from "../../wire/protocol";
import type { TableProps } from "../index";
import { FaceBar } from "./FaceBar";
import { useFace } from "./faces";
import { FamilyMark } from "./FamilyMark";
import { Finale } from "./Finale";
import { Mine } from "./Mine";
import { Now } from "./Now";
import { Race } from "./Race";
import { Reports, useReports } from "./Reports";
import { hasAction, situationKey } from "./turns";
import { familiesOf, type TschukkaView } from "./view";
import { Village } from "./Village";
import { weightiest } from "./weights";

/** The page of one seat: what to do, the village or the board's changes, each in the same place. */
export function SeatPage(props: TableProps) {
  const view = props.view as TschukkaView;
  const families = familiesOf(view, props.me);
  const due = families.filter((family) => hasAction(view, family, props.moves));
  const hasMove = due.length > 0 && props.outcome === null;
  const [face, show] = useFace(hasMove, situationKey(view));
  const reports = useReports(view, props.me);
  return (
    <div class="tk-page">
      <div class="tk tk-seat" data-face={face}>
        <Top {...props} />
        <FaceBar
          faces={["move", "village", "board"]}
          shown={face}
          hasMove={hasMove}
          isAwaited={due.some((family) => family.is_awaited)}
          open={reports.open.length}
          onShow={show}
        />
        <div class="tk-mine">
          {hasMove && props.me !== null && <Mine {...props} view={view} me={props.me} />}
        </div>
        <Reports view={view} reports={reports} />
        <Around {...props} />
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps) {
  const view = props.view as TschukkaView;
  const [face, show] = useFace(false, "");
  const reports = useReports(view, null);
  return (
    <div class="tk-page">
      <div class="tk tk-public" data-face={face}>
        <Top {...props} />
        <FaceBar
          faces={["village", "board"]}
          shown={face}
          open={reports.open.length}
          onShow={show}
        />
        <Reports view={view} reports={reports} />
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
    <div class="tk-top">
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
    </div>
  );
}

const familyMark = ({ family }: GameEvent) =>
  typeof family === "string" && <FamilyMark family={family} size="small" />;

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
