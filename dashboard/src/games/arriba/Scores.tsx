import type { View } from "../../contract/arriba";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number | null;
  nameOf: NameOf;
}

/** Points by round, the fewest first: they lead. */
export function Scores({ view, me, nameOf }: Props) {
  const rounds = Array.from({ length: view.rounds }, (_, index) => index);
  return (
    <section class="panel" data-testid="scores">
      <h2>{texts.t("arriba-scores", { round: view.round, rounds: view.rounds })}</h2>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{texts.t("arriba-scores-seat")}</th>
            {rounds.map((round) => (
              <th key={round} scope="col" class={round + 1 === view.round ? "is-current" : ""}>
                {texts.t("arriba-scores-round", { round: round + 1 })}
              </th>
            ))}
            <th scope="col">{texts.t("arriba-scores-total")}</th>
          </tr>
        </thead>
        <tbody>
          {standing(view).map((seat) => (
            <tr key={seat} class={rowClass(view, seat, me)} data-testid={`score-${seat}`}>
              <th scope="row">
                <span class="ring-name">
                  <SeatMark seat={seat} size="small" />
                  <span class="name">{nameOf(seat)}</span>
                </span>
              </th>
              {rounds.map((round) => (
                <td key={round}>{view.seats[seat]!.scores[round] ?? "·"}</td>
              ))}
              <td class="total">{view.seats[seat]!.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{texts.t("arriba-scores-note")}</p>
    </section>
  );
}

/** Seats by total, lowest first; equal ones in seat order. */
export function standing(view: View): number[] {
  const order = view.seats.map((_, seat) => seat);
  return order.sort((a, b) => view.seats[a]!.total - view.seats[b]!.total || a - b);
}

function rowClass(view: View, seat: number, me: number | null): string {
  const won = view.winners?.includes(seat) ? "is-winner " : "";
  return seat === me ? `${won}is-me` : won;
}
