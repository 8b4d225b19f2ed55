import { SeatMark } from "../kit/SeatMark";
import { t } from "../shell/texts";

interface Props {
  names: readonly string[];
  seats: number;
  chosen: Readonly<Record<number, string>>;
  onChoose: (seat: number, bot: string) => void;
}

/** Who plays each seat: a person, or a bot of some strength. */
export function BotChoice({ names, seats, chosen, onChoose }: Props) {
  return (
    <details class="panel" data-testid="bots">
      <summary>
        <span>{t("ui-bots")}</span>
      </summary>
      {Array.from({ length: seats }, (_, seat) => (
        <label key={seat} class="option">
          <span class="option-name">
            <SeatMark seat={seat} size="small" /> {t("ui-seat", { seat: seat + 1 })}
          </span>
          <select
            data-testid={`bot-${seat}`}
            value={chosen[seat] ?? ""}
            onChange={(event) => onChoose(seat, event.currentTarget.value)}
          >
            <option value="">{t("ui-bot-none")}</option>
            {names.map((bot) => (
              <option key={bot} value={bot}>
                {t("ui-bot", { bot })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
