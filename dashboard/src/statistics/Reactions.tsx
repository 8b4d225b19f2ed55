import { ChartFrame, WIDTH } from "./ChartFrame";
import { type Player, roundUp, type Spread } from "./figures";
import { texts } from "./texts";

const ROW = 46;
const HEAD = 15;
const AXIS = 22;
const EDGE = 8;
const TICKS = 4;

interface Props {
  players: Player[];
  isBots?: boolean;
}

/** Reaction times: one dot per press, and the quartiles of each row. */
export function Reactions({ players, isBots = false }: Props) {
  const timed = players.flatMap((player): [Player, Spread][] =>
    player.spread ? [[player, player.spread]] : [],
  );
  if (timed.length === 0) return null;
  // One very slow press must not compress all other dots.
  const end = roundUp(Math.max(...timed.map(([, spread]) => reachOf(spread))));
  const x = (ms: number) => EDGE + (Math.min(ms, end) / end) * (WIDTH - 2 * EDGE);
  const height = timed.length * ROW + AXIS;
  return (
    <ChartFrame
      name={isBots ? "bots-reactions" : "reactions"}
      title={texts.t("statistics-reactions")}
      note={isBots ? undefined : texts.t("statistics-reactions-note")}
      height={height}
    >
      <Axis end={end} x={x} height={height} />
      {timed.map(([player, spread], row) => (
        <Row key={player.key} player={player} spread={spread} top={row * ROW} x={x} />
      ))}
    </ChartFrame>
  );
}

const reachOf = ({ third, median, high }: Spread): number =>
  Math.min(high, third + 2 * (third - median) + median / 2);

type Scale = (ms: number) => number;

function Axis({ end, x, height }: { end: number; x: Scale; height: number }) {
  const ticks = Array.from({ length: TICKS + 1 }, (_, tick) => (end * tick) / TICKS);
  return (
    <g aria-hidden="true">
      {ticks.map((ms, tick) => (
        <g key={ms}>
          <line class="st-grid" x1={x(ms)} x2={x(ms)} y1={HEAD} y2={height - AXIS + 4} />
          <text
            class="st-axis"
            x={x(ms)}
            y={height - 5}
            text-anchor={tick === 0 ? "start" : tick === TICKS ? "end" : "middle"}
          >
            {tick === TICKS ? `${ms} ${texts.t("statistics-axis-ms")}` : ms}
          </text>
        </g>
      ))}
    </g>
  );
}

interface RowProps {
  player: Player;
  spread: Spread;
  top: number;
  x: Scale;
}

function Row({ player, spread, top, x }: RowProps) {
  const middle = top + HEAD + 15;
  const median = Math.round(spread.median);
  const count = player.reactions;
  const label = texts.t("statistics-reaction-label", {
    name: player.name,
    median,
    count,
    fastest: Math.round(spread.low),
  });
  return (
    <g
      class={`is-${player.kind}`}
      data-seat={player.button ?? undefined}
      role="img"
      aria-label={label}
    >
      <text class="st-name" x={EDGE} y={top + HEAD - 2}>
        {player.name}
      </text>
      <text class="st-value" x={WIDTH - EDGE} y={top + HEAD - 2} text-anchor="end">
        {`${texts.t("statistics-median", { ms: median })} · ${texts.t("statistics-presses", { count })}`}
      </text>
      <line class="st-whisker" x1={x(spread.low)} x2={x(spread.high)} y1={middle} y2={middle} />
      <rect
        class="st-box"
        x={x(spread.first)}
        y={middle - 9}
        width={Math.max(1, x(spread.third) - x(spread.first))}
        height={18}
        rx={3}
      />
      {player.latest_ms.map((ms, place) => (
        <circle class="st-dot" cx={x(ms)} cy={middle + scatter(place)} r={2} />
      ))}
      <path class="st-median" d={`M${x(spread.median)} ${middle - 11}v22`} />
    </g>
  );
}

/** Spreads dots over the height of the row, the same way every time. */
const scatter = (place: number): number => (((place * 7) % 13) / 12 - 0.5) * 14;
