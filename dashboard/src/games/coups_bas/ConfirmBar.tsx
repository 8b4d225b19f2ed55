import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { isHead, kindOf } from "./cards";
import { cardName, route } from "./names";
import { discardOf, nextTargets, type Way, wayWith } from "./plays";
import { texts } from "./texts";
import type { Draft } from "./useDraft";

export interface ConfirmProps {
  card: string;
  me: number;
  moves: readonly string[];
  draft: Draft;
  isBusy: boolean;
  nameOf: NameOf;
  send: (move: string) => void;
}

/** A card is chosen: name its targets, then play it, give it away, or put it back. */
export function ConfirmBar(props: ConfirmProps) {
  const { card, me, draft, isBusy, send } = props;
  const nameOf = (seat: number) => (seat === me ? texts.t("coups_bas-you") : props.nameOf(seat));
  const { ways, targets } = draft;
  const way = wayWith(ways, targets);
  const plain = targets.length > 0 ? wayWith(ways, []) : undefined;
  const aimed = way?.targets ?? targets;
  const isPlain = isWithoutPower(card, aimed, ways.length > 1);
  return (
    <ActionBar note={question(props)}>
      <Targets draft={draft} nameOf={nameOf} />
      {ways.length > 0 && (
        <Button
          look={isPlain ? "plain" : "huge"}
          testid="confirm"
          disabled={isBusy || !way}
          onClick={() => way && send(way.move)}
        >
          {isPlain ? texts.t("coups_bas-play-plain") : playLabel(card, aimed, nameOf)}
        </Button>
      )}
      <OtherWays {...props} plain={plain} />
    </ActionBar>
  );
}

/** What else the card can do: lie there without its power, be given away, or go back. */
export function OtherWays(props: ConfirmProps & { plain: Way | undefined }) {
  const { plain, card, moves, draft, isBusy, send } = props;
  const discard = discardOf(moves, card);
  return (
    <div class="action-bar-row">
      {plain && (
        <Button testid="plain" disabled={isBusy} onClick={() => send(plain.move)}>
          {texts.t("coups_bas-play-plain")}
        </Button>
      )}
      {discard && (
        <Button testid="discard" disabled={isBusy} onClick={() => send(discard)}>
          {texts.t("coups_bas-discard")}
        </Button>
      )}
      <Button look="quiet" testid="cancel" onClick={() => draft.choose(null)}>
        {texts.t("coups_bas-cancel")}
      </Button>
    </div>
  );
}

/** The totems once more under the thumb, since the real ones may be out of its reach. */
function Targets({ draft, nameOf }: { draft: Draft; nameOf: NameOf }) {
  const { ways, targets } = draft;
  const open = nextTargets(ways, targets);
  const shown = open.length > 0 ? open : nextTargets(ways, targets.slice(0, -1));
  if (shown.length === 0) return null;
  return (
    <div class="cb-targets" role="group" aria-label={texts.t("coups_bas-targets")}>
      {shown.map((seat) => (
        <button
          key={seat}
          type="button"
          class="cb-target"
          data-testid={`target-${seat}`}
          aria-pressed={open.length === 0 && targets.at(-1) === seat}
          onClick={() => draft.aim(seat)}
        >
          <SeatMark seat={seat} size="small" />
          <span class="name">{nameOf(seat)}</span>
        </button>
      ))}
    </div>
  );
}

/** The next target to name. */
export function question({ card, draft }: ConfirmProps): string {
  const kind = kindOf(card)?.toLowerCase() ?? "";
  if (draft.ways.length === 0) return texts.t("coups_bas-ask-none", { card: cardName(card) });
  const isOpen = nextTargets(draft.ways, draft.targets).length > 0;
  if (!isOpen) return "";
  const step = draft.targets.length > 0 ? "-to" : "";
  return texts.t(`coups_bas-ask-${kind}${step}`);
}

/** A head that is laid without using its power, though it could be. */
function isWithoutPower(card: string, targets: readonly number[], hasChoice: boolean): boolean {
  const kind = kindOf(card);
  return targets.length === 0 && hasChoice && kind !== null && isHead(kind);
}

export function playLabel(card: string, targets: readonly number[], nameOf: NameOf): string {
  const args = { card: cardName(card), count: targets.length, names: route(targets, nameOf) };
  return texts.t("coups_bas-play", args);
}
