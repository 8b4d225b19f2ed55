import { type Draft, everybody, groupAt, HUT_ROOM, SPOTS, type Spot } from "./draft";
import { Icon } from "./Icon";
import { counted, familyName, kindName } from "./names";
import { cradlesOf, KINDS, type Kind, oppositeOf, sizeOf } from "./people";
import { texts } from "./texts";

/** Somebody picked up, waiting for a tap on where to go. */
export interface Held {
  kind: Kind;
  from: Spot;
}

interface Props {
  draft: Draft;
  family: string;
  surplus: number;
  held: Held | null;
  onHold: (held: Held | null) => void;
  onDrop: (kind: Kind, from: Spot, to: Spot, as: Kind) => void;
  /** Whether somebody may also turn out to be of the other sex; then nobody stands outside. */
  canTurn?: boolean;
}

/** Three huts and the outside as columns, the kinds as rows: tap one person, then the new home. */
export function HousingTable(props: Props) {
  const all = everybody(props.draft);
  const isShown = (kind: Kind) => all[kind] > 0 || (props.canTurn && all[oppositeOf(kind)] > 0);
  return (
    <div
      class="tk-huts"
      data-family={props.family}
      role="group"
      aria-label={familyName(props.family)}
    >
      <div class="tk-huts-row tk-huts-head">
        <span />
        {spotsOf(props).map((spot) => (
          <SpotHead key={spot} {...props} spot={spot} />
        ))}
      </div>
      {KINDS.filter(isShown).map((kind) => (
        <div key={kind} class="tk-huts-row">
          <span class="tk-huts-kind">
            <Icon name={kind} />
            <span>{kindName(kind)}</span>
          </span>
          {spotsOf(props).map((spot) => (
            <Cell key={spot} {...props} kind={kind} spot={spot} />
          ))}
        </div>
      ))}
      <div class="tk-huts-row tk-huts-foot">
        <span class="tk-huts-kind">
          <Icon name="cradle" />
          <span>{texts.t("tschukka-cradles")}</span>
        </span>
        {props.draft.huts.map((hut, index) => (
          <span key={index} class="tk-cradles" data-testid={`cradles-${index + 1}`}>
            {cradlesOf(hut) || "–"}
          </span>
        ))}
        <span />
      </div>
    </div>
  );
}

const spotsOf = ({ canTurn }: Props): readonly Spot[] =>
  canTurn ? SPOTS.filter((spot) => spot !== "outside") : SPOTS;

/** A roof with how full it is; with somebody in hand it takes them in. */
function SpotHead({ draft, surplus, held, spot, onDrop }: Props & { spot: Spot }) {
  const size = sizeOf(groupAt(draft, spot));
  const isOutside = spot === "outside";
  const room = isOutside ? surplus : HUT_ROOM;
  const isOver = !isOutside && size > room;
  const name = isOutside ? texts.t("tschukka-outside") : texts.t("tschukka-hut", { hut: spot + 1 });
  return (
    <button
      type="button"
      class={`tk-roof ${isOutside ? "tk-roof-outside" : ""} ${isOver ? "is-over" : ""}`}
      data-testid={`hut-${isOutside ? spot : spot + 1}`}
      disabled={held === null || held.from === spot}
      onClick={() => held && onDrop(held.kind, held.from, spot, held.kind)}
    >
      <span class="tk-roof-name">{name}</span>
      <span class="tk-roof-count">
        {size}
        {room > 0 && <small>/{room}</small>}
        {isOver && <span class="tk-alarm">!</span>}
      </span>
    </button>
  );
}

function Cell(props: Props & { kind: Kind; spot: Spot }) {
  const { draft, held, kind, spot, canTurn, onHold, onDrop } = props;
  const count = groupAt(draft, spot)[kind];
  const isHeld = held?.kind === kind && held.from === spot;
  const isTurned = canTurn && held !== null && held.kind === oppositeOf(kind);
  const isGoal = (held?.kind === kind && !isHeld) || isTurned;
  const tap = () => {
    if (isGoal && held) onDrop(held.kind, held.from, spot, kind);
    else onHold(isHeld ? null : { kind, from: spot });
  };
  const place =
    spot === "outside" ? texts.t("tschukka-outside") : texts.t("tschukka-hut", { hut: spot + 1 });
  return (
    <button
      type="button"
      class={`tk-cell${isHeld ? " is-held" : ""}${isGoal ? " is-goal" : ""}`}
      data-testid={`cell-${kind}-${spot === "outside" ? spot : spot + 1}`}
      aria-label={`${place}: ${counted(kind, count)}`}
      aria-pressed={isHeld}
      disabled={count === 0 && !isGoal}
      onClick={tap}
    >
      {count > 0 ? count : isGoal ? "+" : ""}
    </button>
  );
}
