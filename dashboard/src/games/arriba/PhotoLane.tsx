import type { Mark } from "../../contract/arriba";
import { useButton } from "../../kit/SeatButtons";
import { symbolOf } from "../../kit/seats";
import { language } from "../../shell/language";
import { gapLabel, place, type Side, type Span, timeLabel } from "./photo";
import { texts } from "./texts";

export const WIDTH = 340;
export const PLOT_LEFT = 36;
export const PLOT_RIGHT = 328;
export const LANE_HEIGHT = 64;
export const TRACK = 45;
/** Beside the line of the moment when the card was shown, not on it. */
const WORDS_LEFT = PLOT_LEFT + 7;
const NAME_LETTERS = 20;

interface Props {
  mark: Mark;
  first_ns: number;
  index: number;
  span: Span;
  name: string;
  testid: string;
}

/** One press: whose, when to the microsecond, how far behind, and what it was worth. */
export function PhotoLane({ mark, first_ns, index, span, name, testid }: Props) {
  const [x, side] = place(mark.at_ns, span, PLOT_LEFT, PLOT_RIGHT);
  const gap_ns = mark.at_ns - first_ns;
  const behind = gap_ns === 0 ? "" : gapLabel(gap_ns, language.value);
  return (
    <g
      class={`lane lane-${mark.verdict}`}
      data-seat={mark.seat}
      data-testid={testid}
      transform={`translate(0 ${index * LANE_HEIGHT})`}
    >
      <LaneSymbol seat={mark.seat} />
      <text class="lane-name" x={WORDS_LEFT} y="14">
        {short(name)}
      </text>
      <text class="lane-verdict" x={WORDS_LEFT} y="30">
        {texts.t(`arriba-mark-${mark.verdict}`)}
      </text>
      <text class="lane-time" x={PLOT_RIGHT} y="14" text-anchor="end">
        {timeLabel(mark.at_ns, language.value)}
      </text>
      <text class="lane-gap" x={PLOT_RIGHT} y="30" text-anchor="end">
        {behind}
      </text>
      <line class="lane-track" x1={PLOT_LEFT} x2={PLOT_RIGHT} y1={TRACK} y2={TRACK} />
      <Marker x={x} side={side} isWinner={mark.verdict === "won"} />
    </g>
  );
}

function LaneSymbol({ seat }: { seat: number }) {
  const symbol = symbolOf(useButton(seat));
  return (
    <g transform="translate(2 12)">
      <circle class="lane-disc" cx="13" cy="13" r="13" />
      <path
        class="lane-symbol"
        transform="translate(5 5) scale(.667)"
        fill-rule="evenodd"
        d={symbol.path}
      />
    </g>
  );
}

function Marker({ x, side, isWinner }: { x: number; side: Side; isWinner: boolean }) {
  if (side !== "inside") {
    const tip = side === "after" ? 1 : -1;
    const points = `${x},${TRACK} ${x - 9 * tip},${TRACK - 6} ${x - 9 * tip},${TRACK + 6}`;
    return <polygon class="lane-mark lane-outside" points={points} />;
  }
  return (
    <>
      <rect class="lane-mark" x={x - 2} y={TRACK - 10} width="4" height="20" rx="2" />
      {isWinner && <path class="lane-flag" d={`M${x + 2} ${TRACK - 10}h16l-4 5 4 5h-16z`} />}
    </>
  );
}

const short = (name: string): string =>
  name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name;
