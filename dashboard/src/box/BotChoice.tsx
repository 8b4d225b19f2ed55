import { SeatMark } from "../kit/SeatMark";
import { t } from "../shell/texts";
import { BotSelect } from "./BotSelect";

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
          <BotSelect
            names={names}
            seat={seat}
            chosen={chosen[seat] ?? ""}
            onChoose={(bot) => onChoose(seat, bot)}
          />
        </label>
      ))}
    </details>
  );
}
