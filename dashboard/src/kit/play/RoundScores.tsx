import { t } from "../../shell/texts";
import type { NameOf } from "../../shell/verdicts";
import { useAnnounced } from "../announce";
import { SeatMark } from "../SeatMark";
import { type Said, useMoment } from "./useMoment";

/** What a seat got in the round that has just ended, and what it has now. */
export interface RoundScore {
  seat: number;
  gained: number;
  total: number;
}

interface Props {
  /** The best first. */
  scores: readonly RoundScore[];
  me: number | null;
  nameOf: NameOf;
}

/** The points of a round that has just ended, person by person in their order. */
export function RoundScores({ scores, me, nameOf }: Props) {
  return (
    <div class="moment-panel">
      <table class="moment-scores" data-testid="round-scores">
        <thead>
          <tr>
            <th scope="col">{t("ui-round-person")}</th>
            <th scope="col">{t("ui-round-gained")}</th>
            <th scope="col">{t("ui-round-total")}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ seat, gained, total }) => (
            <tr key={seat} class={seat === me ? "is-me" : ""} data-seat-row={seat}>
              <th scope="row">
                <span class="ring-name">
                  <SeatMark seat={seat} size="small" />
                  <span class="name">{nameOf(seat)}</span>
                </span>
              </th>
              <td>+{gained}</td>
              <td class="total">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Round {
  /** The best first. */
  scores: readonly RoundScore[];
  /** How many rounds have points. */
  played: number;
  /** Whether the next one has not begun. */
  isOpen: boolean;
  title: string;
  me: number;
  nameOf: NameOf;
}

/** The end of a round as a moment, until the next one begins. */
export function useRound(round: Round): [Said | null, () => void] {
  const { scores, played, isOpen, title, me, nameOf } = round;
  const place = placeOf(scores, me);
  const isFirst = place === 1;
  const said: Said = {
    tone: isFirst ? "won" : "even",
    title: isFirst ? t("ui-round-lead") : title,
    note: isFirst ? title : t("ui-round-place", { place, count: scores.length }),
  };
  const news = isOpen && played > 0 ? String(played) : null;
  const totals = scores.map(({ seat, total }) => `${nameOf(seat)} ${total}`);
  useAnnounced(`${said.title} ${said.note} ${totals.join(", ")}`, news);
  return useMoment(said, news, isOpen ? "between" : "play", true);
}

/** The place of a seat; equal totals share the better one. */
export function placeOf(scores: readonly RoundScore[], me: number): number {
  const mine = scores.find(({ seat }) => seat === me)?.total;
  return 1 + scores.findIndex(({ total }) => total === mine);
}
