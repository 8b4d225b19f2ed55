import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { View } from "../../contract/top_totem";
import { History } from "../../kit/History";
import { Finale } from "../../kit/play/Finale";
import { useSend } from "../../kit/play/useSend";
import { Verdicts } from "../../kit/play/Verdicts";
import { MoveList } from "../../kit/review/MoveList";
import { ReviewBar } from "../../kit/review/ReviewBar";
import { useReview } from "../../kit/review/useReview";
import { listedNames } from "../../shell/verdicts";
import { type TableProps, viewIn } from "../page";
import { Analysis } from "./Analysis";
import { Arranger } from "./Arranger";
import { Board } from "./Board";
import { Now } from "./Now";
import { arrowOf } from "./plays";
import { Scores } from "./Scores";
import { Side } from "./Sides";
import { TurnBar } from "./TurnBar";
import { texts } from "./texts";
import { type Draft, useDraft } from "./useDraft";
import { moveTold } from "./words";

// A TOP! stands in the banner already.
const QUIET = ["called"];

/** The page of one side: the board with its own base under the thumb. */
export function SeatPage(props: TableProps<"top_totem">) {
  const { view } = props;
  const [isBusy, send] = useSend(props.play);
  const draft = useDraft(props.moves, send);
  const isOver = view.phase === "over" || props.outcome !== null;
  return (
    <Page {...props} draft={draft}>
      {view.phase === "setup" && <Arranger {...{ view, me: props.me, isBusy, send }} />}
      {!isOver && view.phase !== "setup" && (
        <TurnBar {...{ view, moves: props.moves, draft, isBusy, send, goOn: props.goOn }} />
      )}
    </Page>
  );
}

/** The page of somebody who only watches. */
export const PublicPage = (props: TableProps<"top_totem">) => <Page {...props} me={null} />;

type PageProps = TableProps<"top_totem"> & {
  draft?: Draft;
  /** What the thumb can do while the match itself is shown. */
  children?: ComponentChildren;
};

function Page({ draft, children, ...props }: PageProps) {
  const review = useReview(props.match, props.number);
  const then = viewIn(review.past, "top_totem");
  const told = (move: string) => moveTold(move, props.nameOf);
  const field = useRef<HTMLDivElement>(null);
  const isLive = review.place === null;
  // The player's own board to set up takes the place of the board of play.
  const isArranging = isLive && props.me !== null && props.view.phase === "setup";
  useEffect(() => {
    if (!isLive) field.current?.scrollIntoView?.({ block: "nearest" });
  }, [isLive]);
  return (
    <div class="tt-page">
      <div class="tt">
        <div class="tt-main">
          <Top {...props} />
          <div ref={field} class={isLive ? "tt-field" : "tt-field is-past"}>
            {!isArranging && (
              <Field
                {...props}
                view={then ?? props.view}
                draft={isLive ? draft : undefined}
                arrow={isLive ? arrowOf(props.analysis) : null}
              />
            )}
          </div>
          {isLive ? children : <ReviewBar {...{ review, told, nameOf: props.nameOf }} />}
        </div>
        <div class="tt-around">
          <Analysis {...props} />
          <Scores view={props.view} nameOf={props.nameOf} />
          <MoveList {...{ review, told, nameOf: props.nameOf }} />
          <History happenings={props.happenings} nameOf={props.nameOf} />
        </div>
      </div>
    </div>
  );
}

type FieldProps = Parameters<typeof Board>[0] & { nameOf: TableProps<"top_totem">["nameOf"] };

function Field({ view, me, nameOf, draft, arrow }: FieldProps) {
  const [far, near] = me === 0 ? [1, 0] : [0, 1];
  return (
    <>
      <Side view={view} seat={far} nameOf={nameOf} />
      <Board {...{ view, me, draft, arrow: arrow ?? null }} />
      <Side view={view} seat={near} nameOf={nameOf} />
    </>
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
