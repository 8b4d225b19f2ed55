import { useState } from "preact/hooks";
import type { Mark } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { language } from "../../shell/language";
import type { NameOf } from "../../shell/verdicts";
import { PhotoAxis, PhotoHeat } from "./PhotoAxis";
import { LANE_HEIGHT, PhotoLane, WIDTH } from "./PhotoLane";
import { closeSpan, deadHeat, gapLabel, inOrder, type Span, wholeSpan } from "./photo";
import { texts } from "./texts";

interface Props {
  marks: readonly Mark[];
  nameOf: NameOf;
}

const AXIS_HEIGHT = 34;

/** Every press of the last grab on one time axis, from the moment the card was shown. */
export function PhotoFinish({ marks, nameOf }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (marks.length === 0) return <NothingYet />;
  const close = closeSpan(marks);
  return (
    <section class="panel photo" data-testid="photo">
      <header class="photo-head">
        <h2>{texts.t("arriba-photo")}</h2>
        {close && (
          <Button look="quiet" testid="photo-zoom" onClick={() => setWhole(!isWhole)}>
            {texts.t(isWhole ? "arriba-photo-close" : "arriba-photo-whole")}
          </Button>
        )}
      </header>
      <PhotoPlot
        marks={marks}
        nameOf={nameOf}
        span={close === null || isWhole ? wholeSpan(marks) : close}
        testid="photo"
      />
      <p class="note">{note(inOrder(marks), close !== null && !isWhole)}</p>
    </section>
  );
}

interface PlotProps extends Props {
  span: Span;
  /** The lane of seat 2 is `<testid>-2`. */
  testid: string;
}

/** The plot alone, the first press at the top. */
export function PhotoPlot({ marks, nameOf, span, testid }: PlotProps) {
  const lanes = inOrder(marks);
  const height = lanes.length * LANE_HEIGHT;
  return (
    <svg
      class="photo-plot"
      viewBox={`0 0 ${WIDTH} ${height + AXIS_HEIGHT}`}
      role="img"
      aria-label={summary(lanes, nameOf)}
    >
      <PhotoAxis span={span} height={height} />
      <PhotoHeat lanes={lanes} span={span} />
      {lanes.map((mark, index) => (
        <PhotoLane
          key={`${mark.seat}.${mark.at_ns}`}
          mark={mark}
          first_ns={lanes[0]!.at_ns}
          index={index}
          span={span}
          name={nameOf(mark.seat)}
          testid={`${testid}-${mark.seat}`}
        />
      ))}
    </svg>
  );
}

/** The place of the photo before the first grab: it comes without moving anything. */
function NothingYet() {
  return (
    <section class="panel photo is-empty">
      <header class="photo-head">
        <h2>{texts.t("arriba-photo")}</h2>
      </header>
      <p class="note">{texts.t("arriba-photo-none")}</p>
    </section>
  );
}

function note(lanes: Mark[], isClose: boolean): string {
  const heat = deadHeat(lanes);
  if (heat) {
    const gap = gapLabel(heat.to_ns - heat.from_ns, language.value).slice(1);
    return texts.t("arriba-photo-heat", { gap });
  }
  return texts.t(isClose ? "arriba-photo-from-first" : "arriba-photo-from-card");
}

function summary(lanes: Mark[], nameOf: NameOf): string {
  const first = lanes[0]!.at_ns;
  const word = (mark: Mark) =>
    `${nameOf(mark.seat)}: ${texts.t(`arriba-mark-${mark.verdict}`)}, ${gapLabel(mark.at_ns - first, language.value)}`;
  return lanes.map(word).join("; ");
}
