import { t } from "../shell/texts";

interface Props {
  names: readonly string[];
  seat: number;
  chosen: string;
  onChoose: (bot: string) => void;
  label?: string;
}

/** A person, or a bot of some strength. */
export function BotSelect({ names, seat, chosen, onChoose, label }: Props) {
  return (
    <select
      data-testid={`bot-${seat}`}
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{t("ui-bot-none")}</option>
      {names.map((bot) => (
        <option key={bot} value={bot}>
          {t("ui-bot", { bot })}
        </option>
      ))}
    </select>
  );
}
