import { ChartFrame, WIDTH } from "./ChartFrame";
import { type Player, ranked } from "./figures";
import { texts } from "./texts";

const ROW = 34;
const BAR = 12;
const EDGE = 8;
const NUMBER = 48;

interface Props {
  name: "wins" | "wrong";
  isBots?: boolean;
  players: Player[];
}

/** One number a row, as bars from the most to the least. */
export function Bars({ name, isBots = false, players }: Props) {
  const countOf = (player: Player) => player[name];
  const rows = ranked(players, countOf);
  const most = Math.max(0, ...rows.map(countOf));
  if (most === 0) return null;
  const full = WIDTH - 2 * EDGE - NUMBER;
  return (
    <ChartFrame
      name={isBots ? `bots-${name}` : name}
      title={texts.t(`statistics-${name}`)}
      height={rows.length * ROW}
    >
      {rows.map((player, row) => {
        const count = countOf(player);
        return (
          <g
            key={player.key}
            class={`is-${player.kind}`}
            data-seat={player.button ?? undefined}
            role="img"
            aria-label={labelOf(player, name)}
          >
            <text class="st-name" x={EDGE} y={row * ROW + 13}>
              {player.name}
            </text>
            <rect class="st-trough" x={EDGE} y={row * ROW + 18} width={full} height={BAR} rx={6} />
            <rect
              class="st-bar"
              x={EDGE}
              y={row * ROW + 18}
              width={(full * count) / most}
              height={BAR}
              rx={6}
            />
            <text class="st-value" x={WIDTH - EDGE} y={row * ROW + 28} text-anchor="end">
              {hasShare(player, name) ? `${count} / ${player.matches}` : count}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}

/** Several seats of one match may be bots' or have no name: only a person wins so many of so many. */
const hasShare = ({ kind }: Player, name: Props["name"]): boolean =>
  name === "wins" && kind === "person";

function labelOf(player: Player, name: Props["name"]): string {
  const facts = { name: player.name, count: player[name] };
  return hasShare(player, name)
    ? texts.t("statistics-share-label", { ...facts, matches: player.matches })
    : texts.t("statistics-bar-label", facts);
}
