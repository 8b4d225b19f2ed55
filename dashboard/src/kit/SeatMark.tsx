import { t } from "../shell/texts";
import { BotFace } from "./BotFace";
import { useBotLevel, useButton } from "./SeatButtons";
import { symbolOf } from "./seats";

interface Props {
  seat: number;
  size?: "small" | "medium" | "large";
}

/** A seat's symbol on its colour: never the colour alone. A bot's has its face at the edge. */
export function SeatMark({ seat, size = "medium" }: Props) {
  const symbol = symbolOf(useButton(seat));
  const bot = useBotLevel(seat);
  return (
    <span class={`seat-mark seat-mark-${size}`} data-seat={seat}>
      <svg viewBox="0 0 24 24" role="img" aria-label={t(`ui-symbol-${symbol.name}`)}>
        <path d={symbol.path} fill-rule="evenodd" />
      </svg>
      {bot !== null && <BotFace level={bot === "unnamed" ? null : bot} />}
    </span>
  );
}
