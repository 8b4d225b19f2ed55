import { ChartFrame, WIDTH } from "./ChartFrame";
import type { Person } from "./figures";
import { texts } from "./texts";

const ROW = 34;
const BAR = 12;
const EDGE = 8;
const NUMBER = 26;

interface Props {
  name: "wins" | "wrong";
  people: Person[];
  countOf: (person: Person) => number;
}

/** One number a person, as bars from the most to the least. */
export function Bars({ name, people, countOf }: Props) {
  const rows = [...people].sort((a, b) => countOf(b) - countOf(a));
  const most = Math.max(0, ...rows.map(countOf));
  if (most === 0) return null;
  const full = WIDTH - 2 * EDGE - NUMBER;
  return (
    <ChartFrame name={name} title={texts.t(`statistics-${name}`)} height={rows.length * ROW}>
      {rows.map((person, row) => {
        const count = countOf(person);
        const label = texts.t("statistics-bar-label", { name: person.name, count });
        return (
          <g key={person.key} data-seat={person.seat} role="img" aria-label={label}>
            <text class="st-name" x={EDGE} y={row * ROW + 13}>
              {person.name}
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
              {count}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}
