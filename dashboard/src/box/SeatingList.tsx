import type { GameEntry } from "../contract/wire";
import { BotFace } from "../kit/BotFace";
import { SeatMark } from "../kit/SeatMark";
import { t } from "../shell/texts";
import { levelOf, levelWord } from "./levels";
import { EMPTY, isBot, type Occupant, PERSON, type Place } from "./seating";

interface Props {
  game: GameEntry;
  places: readonly Place[];
  seating: readonly Occupant[];
  onChoose: (button: number, occupant: Occupant) => void;
}

/** One list of the box's buttons: who sits there, a bot of some level, or nobody. */
export function SeatingList({ game, places, seating, onChoose }: Props) {
  return (
    <section class="new-match-part">
      <h3>{t("ui-who-plays")}</h3>
      <ul class="seating">
        {places.map(({ button, name }) => (
          <Row
            key={button}
            game={game}
            button={button}
            name={name}
            occupant={seating[button] ?? EMPTY}
            onChoose={(occupant) => onChoose(button, occupant)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Place {
  game: GameEntry;
  occupant: Occupant;
  onChoose: (occupant: Occupant) => void;
}

function Row({ game, button, name, occupant, onChoose }: RowProps) {
  const label = t("ui-seat", { seat: button + 1 });
  return (
    <li class={occupant === EMPTY ? "seating-row is-empty" : "seating-row"}>
      <SeatMark seat={button} size="small" />
      <span class="seating-name">{name || label}</span>
      {isBot(occupant) && <BotFace level={levelOf(game, occupant)} />}
      <select
        data-testid={`seating-${button}`}
        aria-label={name ? `${label}, ${name}` : label}
        value={occupant}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value={PERSON}>{t(name === null ? "ui-seat-person" : "ui-seat-plays")}</option>
        {game.levels.map(({ level, bot }) => (
          <option key={bot} value={bot}>
            {levelWord(level)}
          </option>
        ))}
        <option value={EMPTY}>{t(name === null ? "ui-seat-empty" : "ui-seat-out")}</option>
      </select>
    </li>
  );
}
