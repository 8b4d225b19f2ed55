import { History } from "../../kit/History";
import { ActionBar } from "../../kit/play/ActionBar";
import { FirstBar } from "../../kit/play/FirstBar";
import { useSend } from "../../kit/play/useSend";
import type { TableProps } from "../page";
import { Finale } from "./Finale";
import { FlipBar } from "./FlipBar";
import { Hand } from "./Hand";
import { Judged, JudgedActions, type JudgedProps, takesWords } from "./Judged";
import { Moments } from "./Moments";
import { Now } from "./Now";
import { PhotoFinish } from "./PhotoFinish";
import { Scores } from "./Scores";
import { isJudged } from "./sayings";
import { Table } from "./Table";
import { texts } from "./texts";
import { Verdict } from "./Verdict";

/** The page of one seat. */
export function SeatPage(props: TableProps<"arriba">) {
  return isJudged(props.view) ? <JudgedSeatPage {...props} /> : <BoxSeatPage {...props} />;
}

/** Look up at the others, down at my card, and the thumb on the flip. */
function BoxSeatPage(props: TableProps<"arriba">) {
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
        <FlipBar view={view} me={props.me} moves={props.moves} play={props.play} />
        <Begin {...props} />
      </div>
    </div>
  );
}

/** Real cards that the box does not know: eyes on the table, and a word on the phone after a grab. */
function JudgedSeatPage(props: TableProps<"arriba">) {
  const { view, me, moves, nameOf } = props;
  const [isBusy, send] = useSend(props.play);
  const say = takesWords(moves) ? send : null;
  const judged: JudgedProps = { view, me, nameOf, isBusy, say };
  return (
    <div class="ar-page">
      <div class="arriba">
        <div class="ar-main">
          <Top {...props} />
          <Judged {...judged} hasLegend />
        </div>
        <Around {...props} />
        {say && !view.asks && (
          <ActionBar>
            <div class="action-bar-row">
              <JudgedActions {...judged} />
            </div>
          </ActionBar>
        )}
        <Begin {...props} />
      </div>
    </div>
  );
}

/** Who begins, where the table says it, and what fills the screen for a moment. */
function Begin({ view, me, moves, play, nameOf }: TableProps<"arriba">) {
  return (
    <>
      <FirstBar
        moves={moves}
        play={play}
        label={(seat) => texts.t("arriba-first", { seat: nameOf(seat) })}
      />
      {me !== null && <Moments view={view} me={me} nameOf={nameOf} />}
    </>
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
          {isJudged(view) ? (
            <Judged
              view={view}
              me={null}
              nameOf={props.nameOf}
              isBusy={false}
              say={null}
              hasLegend
            />
          ) : (
            <>
              <Table view={view} me={null} nameOf={props.nameOf} />
              <p class="note" data-testid="centre">
                {texts.t("arriba-centre-count", { count: view.centre })}
              </p>
            </>
          )}
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
      {(!isJudged(view) || view.verdict) && (
        <Verdict verdict={view.verdict} me={props.me} nameOf={props.nameOf} />
      )}
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
