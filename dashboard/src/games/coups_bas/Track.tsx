import type { View } from "../../contract/coups_bas";
import { SeatMark } from "../../kit/SeatMark";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { FLOORS } from "./cards";
import { sidesOf } from "./sides";
import { texts } from "./texts";

interface Props {
  view: View;
  nameOf: NameOf;
}

/** The score track: how far every side has come, in points and hand by hand. */
export function Track({ view, nameOf }: Props) {
  if (!view.scoring) return null;
  const length = trackLength(view);
  return (
    <section class="panel cb-track" data-testid="track">
      <h2>
        {texts.t("coups_bas-track", {
          target: view.target,
          round: view.round,
          rounds: view.rounds,
        })}
      </h2>
      <ol>
        {sidesOf(view).map((seats) => (
          <Lane key={seats[0]} view={view} seats={seats} length={length} nameOf={nameOf} />
        ))}
      </ol>
    </section>
  );
}

/** A track has the points to reach; with a number of hands it grows with the leader. */
export const trackLength = (view: View): number =>
  view.rounds === 0 ? view.target : Math.max(FLOORS * 2, ...view.seats.map((seat) => seat.total));

function Lane(props: { view: View; seats: number[]; length: number; nameOf: NameOf }) {
  const { view, seats, length, nameOf } = props;
  const { total, scores } = view.seats[seats[0]!]!;
  const share = `${Math.min(1, total / length) * 100}%`;
  return (
    <li data-seat={seats[0]} data-testid={`lane-${seats[0]}`} data-total={total}>
      <span class="cb-lane-name">
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} size="small" />
        ))}
        <span class="name">{listedNames(seats, nameOf)}</span>
      </span>
      <b>{texts.t("coups_bas-points", { count: total })}</b>
      <span class="cb-lane" style={{ "--cells": length }} aria-hidden="true">
        <span style={{ inlineSize: share }} />
      </span>
      {scores.length > 0 && (
        <span class="note">{texts.t("coups_bas-hands", { scores: scores.join(" + ") })}</span>
      )}
    </li>
  );
}
