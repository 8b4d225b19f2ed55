import { useState } from "preact/hooks";
import { History } from "../../kit/History";
import { Finale } from "../../kit/play/Finale";
import { useSend } from "../../kit/play/useSend";
import { Verdicts } from "../../kit/play/Verdicts";
import type { TableProps } from "../page";
import { Chrono } from "./Chrono";
import { Enter, isEntered } from "./Enter";
import { Goal } from "./Goal";
import { HexMap } from "./HexMap";
import { Mine } from "./Mine";
import { Now } from "./Now";
import { Roll } from "./Roll";
import { Team } from "./Team";
import { Tools } from "./Tools";
import { texts } from "./texts";
import { withRealTiles } from "./tiles";
import { useDraft } from "./useDraft";

/** The page of one seat: the world, its animal below it, the thumb on what there is to do. */
export function SeatPage(props: TableProps<"totemix">) {
  const { view } = props;
  const me = props.me!;
  const [isBusy, send] = useSend(props.play);
  const [showsGoal, setShowsGoal] = useState(false);
  const draft = useDraft(withRealTiles(props.moves, view), view.fatal, send);
  const isOver = view.is_won !== null || props.outcome !== null;
  // Only the seat that rolls or draws may enter the result.
  const enters = isEntered(view) && view.wait.seats.includes(me) && !isOver;
  return (
    <div class="tx-page">
      <div class="tx">
        <div class="tx-main">
          <Top {...props} />
          <Line {...props} showsGoal={showsGoal} onToggle={() => setShowsGoal(!showsGoal)} />
          {view.map.length > 0 && (
            <HexMap view={view} nameOf={props.nameOf} draft={draft} showsGoal={showsGoal} />
          )}
          {enters && <Enter view={view} isBusy={isBusy} send={send} />}
          {!isOver && !enters && <Tools {...{ view, me, draft, isBusy, send }} />}
        </div>
        <div class="tx-around">
          <Mine view={view} me={me} />
          <Around {...props} />
        </div>
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps<"totemix">) {
  const { view } = props;
  const [showsGoal, setShowsGoal] = useState(false);
  return (
    <div class="tx-page">
      <div class="tx tx-public">
        <div class="tx-main">
          <Top {...props} />
          <Line {...props} showsGoal={showsGoal} onToggle={() => setShowsGoal(!showsGoal)} />
          <HexMap view={view} nameOf={props.nameOf} showsGoal={showsGoal} />
        </div>
        <div class="tx-around">
          <Around {...props} />
        </div>
      </div>
    </div>
  );
}

function Top({ me, nameOf, outcome, ...props }: TableProps<"totemix">) {
  const { view } = props;
  const isOver = view.is_won !== null || outcome !== null;
  return (
    <>
      {isOver ? (
        <Finale
          winners={view.is_won ? view.seats.map((_, seat) => seat) : []}
          rule={outcome?.rule ?? view.rule}
          title={texts.t(view.is_won ? "totemix-end-won" : "totemix-end-lost")}
        />
      ) : (
        <Now view={view} waiting={props.waiting} me={me} nameOf={nameOf} />
      )}
      <Verdicts happenings={props.happenings} nameOf={nameOf} />
      {!isOver && view.chrono && <Chrono chrono={view.chrono} />}
    </>
  );
}

interface LineProps extends TableProps<"totemix"> {
  showsGoal: boolean;
  onToggle: () => void;
}

/** The line above the map: the goal, and in its place the throw while one locks the table. */
function Line({ outcome, nameOf, showsGoal, onToggle, ...props }: LineProps) {
  const { view } = props;
  const isOver = view.is_won !== null || outcome !== null;
  const isThrown = !isOver && view.roll !== null && view.roll.face !== null;
  return isThrown ? (
    <Roll roll={view.roll!} nameOf={nameOf} />
  ) : (
    <Goal view={view} isShown={showsGoal} onToggle={onToggle} />
  );
}

function Around({ view, me, happenings, nameOf }: TableProps<"totemix">) {
  return (
    <>
      <Team view={view} me={me} nameOf={nameOf} />
      <History happenings={happenings} nameOf={nameOf} />
    </>
  );
}
