import type { Kind, Men, View } from "../../contract/top_totem";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { Figure } from "./Figure";
import { sideName } from "./names";
import { texts } from "./texts";

interface Props {
  view: View;
  seat: number;
  nameOf: NameOf;
}

/** One side beside the board: its person, its points, who waits in its camp. */
export function Side({ view, seat, nameOf }: Props) {
  const side = view.sides[seat]!;
  return (
    <section
      class={view.turn === seat ? "tt-side is-turn" : "tt-side"}
      aria-label={sideName(seat)}
      data-testid={`side-${seat}`}
    >
      <SeatMark seat={seat} size="small" />
      <span class="name">{nameOf(seat)}</span>
      <Figure kind="pedestrian" seat={seat} />
      <span class="tt-side-facts">
        <Waiting men={side.camp} seat={seat} />
        {side.inside > 0 && texts.t("top_totem-inside", { inside: side.inside, worth: side.worth })}
      </span>
      <strong class="tt-total" title={texts.t("top_totem-total")}>
        {side.total}
      </strong>
    </section>
  );
}

/** Who has not come in yet. */
function Waiting({ men, seat }: { men: Men; seat: number }) {
  if (men.pedestrians + men.riders === 0) return null;
  const kinds: [Kind, number][] = [
    ["pedestrian", men.pedestrians],
    ["rider", men.riders],
  ];
  return (
    <span class="tt-camp">
      {texts.t("top_totem-camp")}
      {kinds.map(([kind, count]) => (
        <span key={kind} class="tt-camp-men" title={texts.t(`top_totem-${kind}s`, { count })}>
          <Figure kind={kind} seat={seat} />
          {count}
        </span>
      ))}
    </span>
  );
}
