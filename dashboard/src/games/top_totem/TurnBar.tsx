import type { View } from "../../contract/top_totem";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { GoOn } from "../../kit/play/GoOn";
import { written } from "./names";
import { nextTaps } from "./plays";
import { TopBar } from "./TopBar";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

interface Props {
  view: View;
  moves: readonly string[];
  draft: Draft;
  isBusy: boolean;
  send: (move: string) => void;
  /** Given while a bot waits for a call of this seat. */
  goOn?: (() => void) | undefined;
}

const WORDS = ["announce", "next", "pass"];

/** What the thumb can do: finish a turn that may go on, call TOP!, announce, pass, go on. */
export function TurnBar(props: Props) {
  const { moves, draft, isBusy, send, goOn } = props;
  const words = WORDS.filter((word) => moves.includes(word));
  if (draft.taps.length > 0) return <DraftBar {...props} />;
  const hasTop = moves.some((move) => move.startsWith("top"));
  const how = goOn ? "call" : draft.ways.length > 0 ? howOf(props) : null;
  const note = how && texts.t(`top_totem-how-${how}`);
  if (words.length === 0 && !hasTop && note === null) return null;
  return (
    <ActionBar note={note}>
      {words.map((word) => (
        <Button
          key={word}
          look={word === "pass" ? "plain" : "huge"}
          testid={word}
          disabled={isBusy}
          onClick={() => send(word)}
        >
          {texts.t(`top_totem-${word}`)}
        </Button>
      ))}
      {hasTop && <TopBar moves={moves} isBusy={isBusy} send={send} goOn={goOn} />}
      {!hasTop && <GoOn goOn={goOn} />}
    </ActionBar>
  );
}

function howOf({ view, draft }: Props): string {
  if (view.phase === "place") return "place";
  return draft.ways.some(({ move }) => move.startsWith("enter")) ? "enter" : "move";
}

/** A turn that is being tapped: it may stop here, go on, or be taken back. */
function DraftBar({ draft, isBusy, send }: Props) {
  const { taps, ways, move, next } = draft;
  const victims = ways.find((way) => taps.every((tap, place) => way.taps[place] === tap))?.victims;
  const canGoOn = next.size > 0;
  const takes = [...nextTaps(ways, taps).values()].some((victim) => victim > 0);
  const key = move === null ? "to" : takes ? "on-take" : canGoOn ? "on" : "sent";
  return (
    <ActionBar>
      <p class="tt-draft" role="status">
        <strong data-testid="draft">{written(taps, victims ?? [])}</strong>
        <span>{texts.t(`top_totem-draft-${key}`)}</span>
      </p>
      <div class="action-bar-row">
        {move !== null && canGoOn && (
          <Button look="primary" testid="stop-here" disabled={isBusy} onClick={() => send(move)}>
            {texts.t("top_totem-stop-here")}
          </Button>
        )}
        {taps.length > 1 && (
          <Button testid="back" disabled={isBusy} onClick={draft.back}>
            {texts.t("top_totem-back")}
          </Button>
        )}
        <Button look="quiet" testid="cancel" onClick={draft.clear}>
          {texts.t("top_totem-cancel")}
        </Button>
      </div>
    </ActionBar>
  );
}
