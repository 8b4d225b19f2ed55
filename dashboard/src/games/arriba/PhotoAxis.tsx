import type { Mark } from "../../contract/arriba";
import { language } from "../../shell/language";
import { LANE_HEIGHT, PLOT_LEFT, PLOT_RIGHT, TRACK } from "./PhotoLane";
import { deadHeat, place, type Span, ticksOf } from "./photo";

const HEAT_EDGE = 7;

/** The ticks of the axis, drawn through all lanes. */
export function PhotoAxis({ span, height }: { span: Span; height: number }) {
  return (
    <g class="axis">
      <line class="axis-base" x1={PLOT_LEFT} x2={PLOT_RIGHT} y1={height + 4} y2={height + 4} />
      {ticksOf(span, language.value).map((tick) => {
        const [x] = place(tick.at_ns, span, PLOT_LEFT, PLOT_RIGHT);
        return (
          <g key={tick.label}>
            <line
              class={tick.label === "0" ? "axis-zero" : "axis-tick"}
              x1={x}
              x2={x}
              y1={TRACK - 9}
              y2={height + 9}
            />
            <text class="axis-label" x={x} y={height + 23} text-anchor={anchorAt(x)}>
              {tick.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The bracket round presses that cannot be told apart. */
export function PhotoHeat({ lanes, span }: { lanes: Mark[]; span: Span }) {
  const heat = deadHeat(lanes);
  if (heat === null) return null;
  const rows = lanes.flatMap((mark, index) => (mark.verdict === "tied" ? [index] : []));
  const [left] = place(heat.from_ns, span, PLOT_LEFT, PLOT_RIGHT);
  const [right] = place(heat.to_ns, span, PLOT_LEFT, PLOT_RIGHT);
  const bar = { x: left - HEAT_EDGE, width: right - left + 2 * HEAT_EDGE, rx: HEAT_EDGE };
  const top = rows[0]! * LANE_HEIGHT + TRACK;
  const height = (rows.at(-1)! - rows[0]!) * LANE_HEIGHT;
  return (
    <g data-testid="dead-heat">
      <rect class="heat-field" x={bar.x} width={bar.width} y={top} height={height} />
      {rows.map((row) => (
        <rect
          key={row}
          class="heat-bar"
          {...bar}
          y={row * LANE_HEIGHT + TRACK - HEAT_EDGE}
          height={2 * HEAT_EDGE}
        />
      ))}
    </g>
  );
}

function anchorAt(x: number): "start" | "middle" | "end" {
  if (x < PLOT_LEFT + 16) return "start";
  return x > PLOT_RIGHT - 16 ? "end" : "middle";
}
