import type { Mine, View } from "../../contract/coups_bas";
import { type Play, useSend } from "../../kit/play/useSend";
import type { NameOf } from "../../shell/verdicts";
import { Hand } from "./Hand";
import { LynxBar, Shed } from "./Lynx";
import { RealCards } from "./RealCards";
import { TurnBar } from "./TurnBar";
import type { Draft } from "./useDraft";
import { AnswerBar, WindowBar } from "./WindowBar";

interface Props {
  view: View;
  me: number;
  mine: Mine;
  moves: readonly string[];
  draft: Draft;
  nameOf: NameOf;
  play: Play;
  /** The host enters for the seat, whose hand is not shown. */
  isHost?: boolean;
}

/** The hand of a seat and, under the thumb, what that seat can do now. */
export function Action(props: Props) {
  const { view, mine, moves, draft } = props;
  const [isBusy, send] = useSend(async (move) => {
    const isDone = await props.play(move);
    // With real cards the same moves can follow at once: the card that was played is not meant again.
    if (isDone) draft.choose(null);
    return isDone === true;
  });
  const isShedding = view.phase === "shed" && moves.length > 0;
  return (
    <>
      {isShedding && (
        <Shed
          looked={mine.looked}
          looking={view.looking}
          moves={moves}
          isBusy={isBusy}
          send={send}
        />
      )}
      {props.isHost && view.phase === "action" && <RealCards moves={moves} draft={draft} />}
      {!props.isHost && <Hand hand={mine.hand} moves={moves} draft={draft} />}
      <Foot {...props} isBusy={isBusy} send={send} />
    </>
  );
}

type FootProps = Props & { isBusy: boolean; send: (move: string) => void };

/** What the seat can do now, under the thumb. */
export function Foot(props: FootProps) {
  const { view, me, moves } = props;
  if (view.phase === "window") return <WindowBar {...props} />;
  if (view.phase === "answer" && view.window?.answerer !== me) return <WindowBar {...props} />;
  if (moves.length === 0) return null;
  if (view.phase === "answer") return <AnswerBar {...props} />;
  if (view.phase === "lynx") return <LynxBar {...props} />;
  return view.phase === "action" ? <TurnBar {...props} /> : null;
}
