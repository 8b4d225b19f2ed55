import { useState } from "preact/hooks";
import { History } from "../../kit/History";
import { Banner } from "../../kit/play/Banner";
import { Finale } from "../../kit/play/Finale";
import { useSend } from "../../kit/play/useSend";
import { Verdicts } from "../../kit/play/Verdicts";
import { listedNames } from "../../shell/verdicts";
import type { TableProps } from "../index";
import { Chrono } from "./Chrono";
import { Enter, isEntered } from "./Enter";
import { Goal } from "./Goal";
import { Map } from "./Map";
import { Mine } from "./Mine";
import { Roll } from "./Roll";
import { situationOf } from "./situation";
import { Team } from "./Team";
import { texts } from "./texts";
import { Tools } from "./Tools";
import { useDraft } from "./useDraft";
import type { TotemixView } from "./view";

/** The page of one seat: the world, its animal below it, the thumb on what there is to do. */
export function SeatPage(props: TableProps) {
  const view = props.view as TotemixView;
  const me = props.me!;
  const [isBusy, send] = useSend(props.play);
  const [showsGoal, setShowsGoal] = useState(false);
  const draft = useDraft(props.moves, view.fatal, send);
  const isOver = view.is_won !== null || props.outcome !== null;
  // Who rolled or draws says what came; the box takes it from nobody else.
  const enters = isEntered(view) && view.wait.seats.includes(me) && !isOver;
  return (
    <div class="tx-page">
      <div class="tx">
        <div class="tx-main">
          <Top {...props} />
          <Line {...props} showsGoal={showsGoal} onToggle={() => setShowsGoal(!showsGoal)} />
          {view.map.length > 0 && (
            <Map view={view} nameOf={props.nameOf} draft={draft} showsGoal={showsGoal} />
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
export function PublicPage(props: TableProps) {
  const view = props.view as TotemixView;
  const [showsGoal, setShowsGoal] = useState(false);
  return (
    <div class="tx-page">
      <div class="tx tx-public">
        <div class="tx-main">
          <Top {...props} />
          <Line {...props} showsGoal={showsGoal} onToggle={() => setShowsGoal(!showsGoal)} />
          <Map view={view} nameOf={props.nameOf} showsGoal={showsGoal} />
        </div>
        <div class="tx-around">
          <Around {...props} />
        </div>
      </div>
    </div>
  );
}

function Top({ me, nameOf, outcome, ...props }: TableProps) {
  const view = props.view as TotemixView;
  const isOver = view.is_won !== null || outcome !== null;
  const { key, tone, seats } = situationOf(view, me);
  const id = `totemix-now-${key}`;
  const args = { names: listedNames(seats, nameOf), count: seats.length };
  return (
    <>
      {isOver ? (
        <Finale
          winners={view.is_won ? view.seats.map((_, seat) => seat) : []}
          rule={outcome?.rule ?? view.rule}
          title={texts.t(view.is_won ? "totemix-end-won" : "totemix-end-lost")}
        />
      ) : (
        <Banner
          tone={tone}
          seats={seats}
          title={texts.t(id, args)}
          hint={texts.find(id, args, "hint")}
          news={`${key} ${view.roll?.left.join(" ") ?? ""}`}
          phase={view.wait.what}
        />
      )}
      <Verdicts happenings={props.happenings} nameOf={nameOf} />
      {!isOver && view.chrono && <Chrono chrono={view.chrono} />}
    </>
  );
}

interface LineProps extends TableProps {
  showsGoal: boolean;
  onToggle: () => void;
}

/** The line above the map: the goal, and in its place the throw while one locks the table. */
function Line({ outcome, nameOf, showsGoal, onToggle, ...props }: LineProps) {
  const view = props.view as TotemixView;
  const isOver = view.is_won !== null || outcome !== null;
  const isThrown = !isOver && view.roll !== null && view.roll.face !== null;
  return isThrown ? (
    <Roll roll={view.roll!} nameOf={nameOf} />
  ) : (
    <Goal view={view} isShown={showsGoal} onToggle={onToggle} />
  );
}

function Around({ view, me, happenings, nameOf }: TableProps) {
  return (
    <>
      <Team view={view as TotemixView} me={me} nameOf={nameOf} />
      <History happenings={happenings} nameOf={nameOf} />
    </>
  );
}
