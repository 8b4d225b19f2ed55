import type { GameEntry } from "../contract/wire";
import { t } from "../shell/texts";
import { levelOf, levelWord } from "./levels";

interface Props {
  game: GameEntry;
  button: number;
  chosen: string;
  onChoose: (bot: string) => void;
  label: string;
}

/** A person, or a bot of some level; one that is not offered, but plays, is named. */
export function BotSelect({ game, button, chosen, onChoose, label }: Props) {
  return (
    <select
      data-testid={`bot-${button}`}
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t("ui-bot-none")}</option>
      {chosen && levelOf(game, chosen) === null && (
        <option value={chosen}>{t("ui-bot", { bot: chosen })}</option>
      )}
      {game.levels.map(({ level, bot }) => (
        <option key={bot} value={bot}>
          {levelWord(level)}
        </option>
      ))}
    </select>
  );
}
