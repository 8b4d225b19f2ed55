import { History } from "../../kit/History";
import { FirstBar } from "../../kit/play/FirstBar";
import { Verdicts } from "../../kit/play/Verdicts";
import type { TableProps } from "../page";
import { Action } from "./Action";
import { Chain } from "./Chain";
import { Finale } from "./Finale";
import { Moments } from "./Moments";
import { Now } from "./Now";
import { StopBar } from "./StopBar";
import { sidesOf } from "./sides";
import { Totems } from "./Totems";
import { Track } from "./Track";
import { texts } from "./texts";
import { useDraft } from "./useDraft";

// A window that opens stands in the banner already.
const QUIET = ["opened"];

/** The page of one seat: the table, my hand below or beside it, the thumb on what there is to do. */
export function SeatPage(props: TableProps<"coups_bas">) {
  const { view } = props;
  const draft = useDraft(props.moves);
  const { me, moves, nameOf, play } = props;
  const isOver = view.phase === "over" || props.outcome !== null;
  return (
    <div class="cb-page">
      <div class="cb">
        <div class="cb-main">
          <div class="cb-board">
            <Top {...props} />
            <Totems view={view} me={me} nameOf={nameOf} draft={draft} />
          </div>
          {!isOver && me !== null && view.mine && (
            <div class="cb-mine">
              <Action {...{ view, me, mine: view.mine, moves, draft, nameOf, play }} />
            </div>
          )}
        </div>
        <Around {...props} />
        <StopBar view={view} moves={moves} play={play} />
        <FirstBar
          moves={moves}
          play={play}
          label={(seat) => texts.t("coups_bas-first", { name: nameOf(seat) })}
        />
        {me !== null && <Moments view={view} live={props.live} me={me} nameOf={nameOf} />}
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps<"coups_bas">) {
  return (
    <div class="cb-page">
      <div class="cb cb-public">
        <div class="cb-main">
          <div class="cb-board">
            <Top {...props} />
            <Totems view={props.view} me={null} nameOf={props.nameOf} />
          </div>
        </div>
        <Around {...props} />
      </div>
    </div>
  );
}

function Top(props: TableProps<"coups_bas">) {
  const { view } = props;
  const { me, nameOf, outcome } = props;
  const isOver = view.phase === "over" || outcome !== null;
  const winners = outcome?.winners ?? view.winners ?? [];
  return (
    <>
      {isOver ? (
        <Finale
          winners={winners}
          sides={sidesOf(view)}
          rule={outcome?.rule ?? view.rule}
          me={me}
          nameOf={nameOf}
        />
      ) : (
        <Now view={view} waiting={props.waiting} me={me} nameOf={nameOf} />
      )}
      <div class="cb-told">
        {!isOver && <Chain view={view} nameOf={nameOf} />}
        <Verdicts happenings={props.happenings} nameOf={nameOf} me={me} quiet={QUIET} />
      </div>
    </>
  );
}

function Around({ view, happenings, nameOf }: TableProps<"coups_bas">) {
  return (
    <div class="cb-around">
      <Track view={view} nameOf={nameOf} />
      <History happenings={happenings} nameOf={nameOf} />
    </div>
  );
}
