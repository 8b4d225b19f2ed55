import { useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { NO_HELP } from "../games";
import { useGame } from "../games/useGame";
import { t, Texts } from "../shell/texts";
import type { Command, GameEntry, GameOption, OptionValue } from "../wire/protocol";
import { BotChoice } from "./BotChoice";
import { OptionField } from "./OptionField";
import { arrange, changed, type Chosen } from "./options";
import { Stepper } from "./Stepper";

interface Props {
  games: readonly GameEntry[];
  most: number;
  ask: (command: Command) => Promise<void>;
  onClose: () => void;
}

const USUAL_SEATS = 4;

/** A new match: the game, how many seats, and the few settings that matter; the rest is folded. */
export function NewMatch({ games, most, ask, onClose }: Props) {
  const [chosenGame, setName] = useState<string | null>(null);
  const [seats, setSeats] = useState(Math.min(most, USUAL_SEATS));
  const [chosen, setChosen] = useState<Chosen>({});
  const [bots, setBots] = useState<Readonly<Record<number, string>>>({});
  // The list may still be on its way when the dialog opens.
  const game = games.find((entry) => entry.name === chosenGame) ?? games[0];
  const name = game?.name ?? "";
  if (!game)
    return (
      <Dialog title={t("ui-new-match")} onClose={onClose}>
        <p>{t("ui-no-games")}</p>
      </Dialog>
    );
  const [low, high] = [game.seats[0], Math.min(game.seats[1], most)];
  const count = Math.max(low, Math.min(high, seats));
  const seated = Object.fromEntries(
    Object.entries(bots).filter(([seat, bot]) => Number(seat) < count && game.bots?.includes(bot)),
  );
  const options = changed(game.options, chosen);
  const start = () =>
    void ask({ do: "new_match", game: name, seats: count, options, bots: seated });
  return (
    <Dialog title={t("ui-new-match")} onClose={onClose} testid="new-match-dialog" wide>
      {games.length > 1 && <GameSelect games={games} name={name} onChoose={setName} />}
      <div class="option">
        <span class="option-name">{t("ui-seats")}</span>
        <Stepper
          low={low}
          high={high}
          value={count}
          onChange={setSeats}
          testid="seats"
          label={t("ui-seats")}
        />
      </div>
      <OptionList
        game={game}
        valueOf={(option) => chosen[option.name] ?? option.default}
        onChange={(option, value) => setChosen({ ...chosen, [option.name]: value })}
      />
      {game.bots && game.bots.length > 0 && (
        <BotChoice
          names={game.bots}
          seats={count}
          chosen={bots}
          onChoose={(seat, bot) => setBots({ ...bots, [seat]: bot })}
        />
      )}
      <div class="sheet-actions sheet-foot">
        <Button look="primary" testid="start-match" onClick={start}>
          {t("ui-start")}
        </Button>
      </div>
    </Dialog>
  );
}

function GameSelect(props: {
  games: readonly GameEntry[];
  name: string;
  onChoose: (name: string) => void;
}) {
  return (
    <label class="option">
      <span class="option-name">{t("ui-game")}</span>
      <select
        data-testid="game"
        value={props.name}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        {props.games.map(({ name }) => (
          <option key={name} value={name}>
            {new Texts(name).find("game-name") ?? name}
          </option>
        ))}
      </select>
      <small class="note" data-testid="game-about">
        {new Texts(props.name).find("game-about")}
      </small>
    </label>
  );
}

interface ListProps {
  game: GameEntry;
  valueOf: (option: GameOption) => OptionValue;
  onChange: (option: GameOption, value: OptionValue) => void;
}

function OptionList({ game, valueOf, onChange }: ListProps) {
  const { shown, more } = arrange(game.options, useGame(game.name)?.options ?? NO_HELP);
  const texts = new Texts(game.name);
  const field = (option: GameOption) => (
    <OptionField
      key={`${game.name}.${option.name}`}
      game={game.name}
      option={option}
      value={valueOf(option)}
      onChange={(value) => onChange(option, value)}
    />
  );
  return (
    <>
      {shown.map(field)}
      <details class="more-options" data-testid="more-options">
        <summary>
          <span>{t("ui-more-options")}</span>
        </summary>
        {more.map((group) => (
          <fieldset key={group.key}>
            <legend>
              {texts.find(`${game.name}-options-${group.key}`) ?? t("ui-options-other")}
            </legend>
            {group.options.map(field)}
          </fieldset>
        ))}
      </details>
    </>
  );
}
