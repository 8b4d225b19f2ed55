import { useEffect } from "preact/hooks";
import type { BoxInfo, GameEntry, Table } from "../contract/wire";
import { SeatMark } from "../kit/SeatMark";
import { language } from "../shell/language";
import { nameIn } from "../shell/names";
import { loadTexts, Texts, t } from "../shell/texts";
import { Invitation } from "./Invitation";
import { texts } from "./texts";

interface Props {
  table: Table | null;
  games: readonly GameEntry[];
  box: BoxInfo;
}

/** Between matches: how to join, who is here, and what can be played. */
export function TvStart({ table, games, box }: Props) {
  const here = table?.seats.filter((entry) => entry.joined) ?? [];
  return (
    <main class="tv-start" data-testid="tv-start">
      <header>
        <h1>{t("ui-title")}</h1>
        <p>{texts.t("tv-welcome")}</p>
      </header>
      <section class="tv-join">
        <Invitation box={box} />
        <ol>
          {["scan", "seat", "press"].map((step) => (
            <li key={step}>{texts.t(`tv-step-${step}`)}</li>
          ))}
        </ol>
      </section>
      <section class="tv-here" aria-label={texts.t("tv-here")}>
        <ul>
          {here.map(({ seat }) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              <span class="name">{nameIn(table, seat)}</span>
            </li>
          ))}
        </ul>
        {here.length === 0 && <p>{texts.t("tv-nobody")}</p>}
      </section>
      <ul class="tv-games" aria-label={texts.t("tv-games")}>
        {games.map((game) => (
          <Game key={game.name} game={game} />
        ))}
      </ul>
    </main>
  );
}

function Game({ game }: { game: GameEntry }) {
  const words = new Texts(game.name);
  useEffect(() => void loadTexts(game.name, language.peek()), [game.name]);
  return (
    <li data-testid={`tv-game-${game.name}`}>
      <strong>{words.find("game-name") ?? game.name}</strong>
      <span class="tv-seats-count">{playersOf(game)}</span>
      <p>{words.find("game-about")}</p>
    </li>
  );
}

/** As many as the rules are printed for: more or fewer are a setting of the house. */
function playersOf({ players, seats }: GameEntry): string {
  const [least, most] = players ?? seats;
  return least === most
    ? texts.t("tv-players-exactly", { count: most })
    : texts.t("tv-players", { least, most });
}
