import type { View } from "../../contract/top_totem";
import { History } from "../../kit/History";
import { Finale } from "../../kit/play/Finale";
import { useSend } from "../../kit/play/useSend";
import { Verdicts } from "../../kit/play/Verdicts";
import { listedNames } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { Analysis } from "./Analysis";
import { Board } from "./Board";
import { Now } from "./Now";
import { Scores } from "./Scores";
import { Side } from "./Sides";
import { TurnBar } from "./TurnBar";
import { texts } from "./texts";
import { useDraft } from "./useDraft";

// A TOP! stands in the banner already.
const QUIET = ["called"];

/** The page of one side: the board with its own base under the thumb. */
export function SeatPage(props: TableProps<"top_totem">) {
  const { view } = props;
  const [isBusy, send] = useSend(props.play);
  const draft = useDraft(props.moves, send);
  const isOver = view.phase === "over" || props.outcome !== null;
  return (
    <div class="tt-page">
      <div class="tt">
        <div class="tt-main">
          <Top {...props} />
          <Field view={view} me={props.me} nameOf={props.nameOf} draft={draft} />
          {!isOver && (
            <TurnBar {...{ view, moves: props.moves, draft, isBusy, send, goOn: props.goOn }} />
          )}
        </div>
        <Around {...props} />
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: TableProps<"top_totem">) {
  return (
    <div class="tt-page">
      <div class="tt">
        <div class="tt-main">
          <Top {...props} />
          <Field view={props.view} me={null} nameOf={props.nameOf} />
        </div>
        <Around {...props} analyse={undefined} />
      </div>
    </div>
  );
}

type FieldProps = Parameters<typeof Board>[0] & { nameOf: TableProps<"top_totem">["nameOf"] };

function Field({ view, me, nameOf, draft }: FieldProps) {
  const [far, near] = me === 0 ? [1, 0] : [0, 1];
  return (
    <div class="tt-field">
      <Side view={view} seat={far} nameOf={nameOf} />
      <Board view={view} me={me} draft={draft} />
      <Side view={view} seat={near} nameOf={nameOf} />
    </div>
  );
}

function Top({ me, nameOf, outcome, ...props }: TableProps<"top_totem">) {
  const { view } = props;
  return (
    <>
      {view.phase === "over" || outcome !== null ? (
        <End view={view} me={me} nameOf={nameOf} outcome={outcome} />
      ) : (
        <Now view={view} waiting={props.waiting} me={me} nameOf={nameOf} />
      )}
      <Verdicts happenings={props.happenings} nameOf={nameOf} quiet={QUIET} />
    </>
  );
}

type EndProps = Pick<TableProps<"top_totem">, "me" | "nameOf" | "outcome"> & { view: View };

function End({ view, me, nameOf, outcome }: EndProps) {
  const winners = outcome?.winners ?? view.winners ?? [];
  const isDrawn = winners.length !== 1;
  const key = isDrawn ? "drawn" : winners[0] === me ? "me" : "other";
  const names = listedNames(winners, nameOf);
  return (
    <Finale
      winners={isDrawn ? [] : winners}
      rule={outcome?.rule ?? view.rule}
      title={texts.t(`top_totem-end-${key}`, { names })}
    />
  );
}

function Around({ view, happenings, nameOf, analyse }: TableProps<"top_totem">) {
  return (
    <div class="tt-around">
      <Analysis view={view} analyse={analyse} />
      <Scores view={view} nameOf={nameOf} />
      <History happenings={happenings} nameOf={nameOf} />
    </div>
  );
}
