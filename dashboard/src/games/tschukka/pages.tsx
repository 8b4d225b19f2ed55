import { History } from "../../kit/History";
import { Verdicts } from "../../kit/play/Verdicts";
import type { GameEvent } from "../../wire/feed";
import type { TableProps } from "../page";
import { FaceBar } from "./FaceBar";
import { FamilyMark } from "./FamilyMark";
import { Finale } from "./Finale";
import { useFace } from "./faces";
import { familiesOf } from "./families";
import { Mine } from "./Mine";
import { Now } from "./Now";
import { Race } from "./Race";
import { canRecount, RecountButton } from "./Recount";
import { Reports, useReports } from "./Reports";
import { hasAction, situationKey } from "./turns";
import { Village } from "./Village";
import { weightiest } from "./weights";

/** The page of one seat: what to do, the village or the board's changes, each in the same place. */
export function SeatPage(props: TableProps<"tschukka">) {
  const { view } = props;
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
        <Reports view={view} reports={reports}>
          {families
            .filter((family) => props.outcome === null && canRecount(family, view.phase))
            .map((family) => (
              <RecountButton key={family.name} family={family} play={props.play} />
            ))}
        </Reports>
        <Around {...props} />
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps<"tschukka">) {
  const { view } = props;
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

function Top(props: TableProps<"tschukka">) {
  const { view } = props;
  const isOver = view.phase === "over" || props.outcome !== null;
  const winners = props.outcome?.winners ?? view.winners ?? [];
  const rule = props.outcome?.rule ?? view.rule;
  return (
    <div class="tk-top">
      {isOver ? (
        <Finale view={view} winners={winners} rule={rule} me={props.me} nameOf={props.nameOf} />
      ) : (
        <Now view={view} waiting={props.waiting} me={props.me} nameOf={props.nameOf} />
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

function Around(props: TableProps<"tschukka">) {
  const { view } = props;
  return (
    <div class="tk-around">
      <Race view={view} />
      <Village view={view} me={props.me} nameOf={props.nameOf} />
      <History happenings={props.happenings} nameOf={props.nameOf} />
    </div>
  );
}
