import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { type ConfirmProps, OtherWays, playLabel, question } from "./ConfirmBar";
import { route } from "./names";
import { type Way, wayWith } from "./plays";
import { texts } from "./texts";

/** A real card is named: one more tap says whom it is aimed at, and that is all of it. */
export function RealConfirmBar(props: ConfirmProps) {
  const { card, me, draft, isBusy, send } = props;
  const nameOf = (seat: number) => (seat === me ? texts.t("coups_bas-you") : props.nameOf(seat));
  const { ways, targets } = draft;
  const aimed = ways.filter((way) => way.targets.length > 0);
  const plain = aimed.length > 0 ? wayWith(ways, []) : undefined;
  const chosen = wayWith(ways, targets);
  const way = chosen === plain ? undefined : chosen;
  return (
    <ActionBar note={question(props)}>
      {way && (
        <Button look="huge" testid="confirm" disabled={isBusy} onClick={() => send(way.move)}>
          {playLabel(card, way.targets, nameOf)}
        </Button>
      )}
      <Aims ways={aimed.filter((each) => each !== way)} {...{ nameOf, isBusy, send }} />
      <OtherWays {...props} plain={plain} />
    </ActionBar>
  );
}

interface AimsProps {
  ways: readonly Way[];
  nameOf: NameOf;
  isBusy: boolean;
  send: (move: string) => void;
}

/** Every aim of the card as one button; a gift has one for each way from totem to totem. */
function Aims({ ways, nameOf, isBusy, send }: AimsProps) {
  if (ways.length === 0) return null;
  return (
    <div class="cb-targets" role="group" aria-label={texts.t("coups_bas-targets")}>
      {ways.map(({ targets, move }) => (
        <button
          key={move}
          type="button"
          class="cb-target"
          data-testid={`aim-${targets.join("-")}`}
          disabled={isBusy}
          onClick={() => send(move)}
        >
          {targets.map((seat) => (
            <SeatMark key={seat} seat={seat} size="small" />
          ))}
          <span class="name">{route(targets, nameOf)}</span>
        </button>
      ))}
    </div>
  );
}
