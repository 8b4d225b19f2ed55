import type { GameEntry } from "../contract/wire";
import { Texts, t } from "../shell/texts";

interface Props {
  games: readonly GameEntry[];
  name: string;
  onChoose: (name: string) => void;
}

export const gameName = ({ name }: GameEntry): string => new Texts(name).find("game-name") ?? name;

/** The games as tiles: a picture, what it is in one line, how many play, how long it takes. */
export function GameTiles({ games, name, onChoose }: Props) {
  return (
    <ul class="game-tiles" aria-label={t("ui-game")}>
      {games.map((game) => (
        <li key={game.name}>
          <button
            type="button"
            class="game-tile"
            data-testid={`game-${game.name}`}
            aria-pressed={game.name === name}
            onClick={() => onChoose(game.name)}
          >
            <Picture paths={game.picture} />
            <strong>{gameName(game)}</strong>
            <span class="game-line">{new Texts(game.name).find("game-line")}</span>
            <span class="game-figures">
              {figuresOf(game).map((figure) => (
                <span key={figure}>{figure}</span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function figuresOf({ players, seats, minutes }: GameEntry): string[] {
  const spans = [["ui-players", players ?? seats] as const, ["ui-minutes", minutes] as const];
  return spans.flatMap(([key, span]) => {
    if (span === null) return [];
    const [low, high] = span;
    return [low === high ? t(`${key}-exactly`, { low }) : t(key, { low, high })];
  });
}

/** Up to three shapes of the game; the middle one is the largest. */
const SPOTS = [
  "translate(4 34) scale(.5)",
  "translate(57 4) scale(.86)",
  "translate(146 34) scale(.5)",
];

function Picture({ paths }: { paths: readonly string[] }) {
  return (
    <svg class="game-picture" viewBox="0 0 200 94" aria-hidden="true">
      {paths.map((path, spot) => (
        <path key={path} d={path} fill-rule="evenodd" transform={SPOTS[spot]} />
      ))}
    </svg>
  );
}
