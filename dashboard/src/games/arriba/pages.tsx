import { History } from "../../kit/History";
import { FirstBar } from "../../kit/play/FirstBar";
import type { TableProps } from "../page";
import { Finale } from "./Finale";
import { FlipBar } from "./FlipBar";
import { Hand } from "./Hand";
import { Moments } from "./Moments";
import { Now } from "./Now";
import { PhotoFinish } from "./PhotoFinish";
import { Scores } from "./Scores";
import { Table } from "./Table";
import { texts } from "./texts";
import { Verdict } from "./Verdict";

/** The page of one seat: look up at the others, down at my card, and the thumb on the flip. */
export function SeatPage(props: TableProps<"arriba">) {
  const { view } = props;
  return (
    <div class="ar-page">
      <div class="arriba">
        <div class="ar-main">
          <Top {...props} />
          {view.phase !== "over" && <Table view={view} me={props.me} nameOf={props.nameOf} />}
          {view.phase !== "over" && props.me !== null && <Hand view={view} me={props.me} />}
        </div>
        <Around {...props} />
        <FlipBar moves={props.moves} play={props.play} />
        <FirstBar
          moves={props.moves}
          play={props.play}
          label={(seat) => texts.t("arriba-first", { seat: props.nameOf(seat) })}
        />
        {props.me !== null && <Moments view={view} me={props.me} nameOf={props.nameOf} />}
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps<"arriba">) {
  const { view } = props;
  return (
    <div class="ar-page">
      <div class="arriba arriba-public">
        <div class="ar-main">
          <Top {...props} />
          <Table view={view} me={null} nameOf={props.nameOf} />
          <p class="note" data-testid="centre">
            {texts.t("arriba-centre-count", { count: view.centre })}
          </p>
        </div>
        <Around {...props} />
      </div>
    </div>
  );
}

function Top(props: TableProps<"arriba">) {
  const { view } = props;
  const winners = props.outcome?.winners ?? view.winners;
  return (
    <>
      {winners && winners.length > 0 ? (
        <Finale
          winners={winners}
          rule={props.outcome?.rule ?? null}
          me={props.me}
          nameOf={props.nameOf}
        />
      ) : (
        <Now view={view} waiting={props.waiting} me={props.me} nameOf={props.nameOf} />
      )}
      <Verdict verdict={view.verdict} me={props.me} nameOf={props.nameOf} />
    </>
  );
}

function Around(props: TableProps<"arriba">) {
  const { view } = props;
  return (
    <div class="ar-around">
      <PhotoFinish marks={view.photo} nameOf={props.nameOf} />
      <Scores view={view} me={props.me} nameOf={props.nameOf} />
      <History happenings={props.happenings} nameOf={props.nameOf} />
    </div>
  );
}
