import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../kit/Button";
import { savePng } from "./export";
import { texts } from "./texts";

export const WIDTH = 300;

interface Props {
  name: string;
  title: string;
  note?: string | undefined;
  height: number;
  children: ComponentChildren;
}

/** A chart with its title, what it means, and the way to keep it as a picture. */
export function ChartFrame({ name, title, note, height, children }: Props) {
  const chart = useRef<SVGSVGElement>(null);
  const save = () => chart.current && void savePng(chart.current, `totembox-${name}.png`);
  return (
    <figure class="panel st-chart" data-testid={`chart-${name}`}>
      <figcaption class="st-chart-head">
        <h2>{title}</h2>
        <Button
          look="quiet"
          label={texts.t("statistics-png-of", { chart: title })}
          testid={`png-${name}`}
          onClick={save}
        >
          {texts.t("statistics-png")}
        </Button>
      </figcaption>
      {note && <p class="note">{note}</p>}
      <svg ref={chart} viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={title}>
        {children}
      </svg>
    </figure>
  );
}
