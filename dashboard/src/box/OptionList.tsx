import type { GameEntry, Option } from "../contract/wire";
import { NO_HELP } from "../games/page";
import { useGame } from "../games/useGame";
import { Texts, t } from "../shell/texts";
import { OptionField } from "./OptionField";
import type { OptionValue } from "./options";
import { arrange } from "./options";

interface Props {
  game: GameEntry;
  chosenOf: (option: Option) => OptionValue;
  onChange: (option: Option, value: OptionValue) => void;
}

/** Every option of a game, folded: those that matter most first. */
export function OptionList({ game, chosenOf, onChange }: Props) {
  const { shown, more } = arrange(game.options, useGame(game.name)?.options ?? NO_HELP);
  const texts = new Texts(game.name);
  const field = (option: Option) => (
    <OptionField
      key={`${game.name}.${option.name}`}
      game={game.name}
      option={option}
      value={chosenOf(option)}
      onChange={(value) => onChange(option, value)}
    />
  );
  return (
    <details class="more-options" data-testid="more-options">
      <summary>
        <span>{t("ui-more-options")}</span>
      </summary>
      {shown.map(field)}
      {more.map((group) => (
        <fieldset key={group.key}>
          <legend>
            {texts.find(`${game.name}-options-${group.key}`) ?? t("ui-options-other")}
          </legend>
          {group.options.map(field)}
        </fieldset>
      ))}
    </details>
  );
}
