import type { MatchFigures } from "../contract/wire";
import { language } from "../shell/language";
import { Texts } from "../shell/texts";
import { ChartFrame, WIDTH } from "./ChartFrame";
import { buttonOf, type Course, type Kind, type MatchCourse } from "./figures";
import { texts } from "./texts";

const HEIGHT = 132;
const TOP = 10;
const LEFT = 24;
const BOTTOM = 22;
const RIGHT = 22;
const MATCHES_AT_MOST = 6;
// Lines also differ by their dashes and the number at their end, not by colour alone.
const DASHES = ["none", "7 3", "2 3", "9 3 2 3", "4 2", "1 4", "12 3", "5 5"];

/** How something went through each of the last matches. */
export function Courses({ kind, matches }: { kind: Kind; matches: MatchCourse[] }) {
  return (
    <>
      {matches.slice(0, MATCHES_AT_MOST).map((shown, place) => (
        <ChartFrame
          key={shown.match.match}
          name={`${kind}-${place}`}
          title={`${texts.t(`statistics-${kind}`)} · ${matchName(shown.match)}`}
          note={texts.t(kind === "terrain" ? "statistics-terrain-note" : "statistics-course-note")}
          height={HEIGHT}
        >
          <Frame shown={shown} />
          {shown.courses.map((course) => (
            <Line key={course.seat} course={course} shown={shown} />
          ))}
        </ChartFrame>
      ))}
    </>
  );
}

function matchName(match: MatchFigures): string {
  const game = new Texts(match.game).find("game-name") ?? match.game;
  if (match.started_at === null) return texts.t("statistics-match-undated", { game });
  const time = new Date(match.started_at).toLocaleTimeString(language.value, {
    hour: "2-digit",
    minute: "2-digit",
  });
  return texts.t("statistics-match", { game, time });
}

const xOf = (number: number, { moves }: MatchCourse) =>
  LEFT + (number / moves) * (WIDTH - LEFT - RIGHT);
const yOf = (value: number, { most }: MatchCourse) =>
  HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);

function Frame({ shown }: { shown: MatchCourse }) {
  const levels = [0, shown.most / 2, shown.most].filter((level) => Number.isInteger(level));
  return (
    <g aria-hidden="true">
      {levels.map((level) => (
        <g key={level}>
          <path class="st-grid" d={`M${LEFT} ${yOf(level, shown)}H${WIDTH - RIGHT}`} />
          <text class="st-axis" x={LEFT - 5} y={yOf(level, shown) + 4} text-anchor="end">
            {level}
          </text>
        </g>
      ))}
      <text class="st-axis" x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
        {`${texts.t("statistics-axis-moves")} ${shown.moves}`}
      </text>
    </g>
  );
}

function Line({ course, shown }: { course: Course; shown: MatchCourse }) {
  const last = course.points.at(-1)![1];
  const most = Math.max(...course.points.map(([, value]) => value));
  const { seat } = course;
  const button = seat === null ? null : buttonOf(shown.match, seat);
  const path = { d: stepsOf(course, shown), "stroke-dasharray": DASHES[seat ?? 0] };
  const name = seat === null ? texts.t("statistics-terrain") : seatName(shown.match, seat);
  return (
    <g
      data-seat={button ?? undefined}
      role="img"
      aria-label={texts.t("statistics-course-label", { name, last, most })}
    >
      <path class="st-course-edge" {...path} />
      <path class="st-course" {...path} />
      <text class="st-mark" x={WIDTH - RIGHT + 4 + ((seat ?? 0) % 2) * 9} y={yOf(last, shown) + 4}>
        {button === null ? "" : button + 1}
      </text>
    </g>
  );
}

function seatName(match: MatchFigures, seat: number): string {
  const place = { seat: buttonOf(match, seat) + 1 };
  if (match.bots[seat]) return texts.t("statistics-bot-at", place);
  return match.names[seat] || texts.t("statistics-seat", place);
}

/** A staircase: a height holds until the move that changes it. */
function stepsOf({ points }: Course, shown: MatchCourse): string {
  const [first, ...rest] = points;
  const start = `M${xOf(first![0], shown)} ${yOf(first![1], shown)}`;
  const steps = rest.map(([number, value]) => `H${xOf(number, shown)}V${yOf(value, shown)}`);
  return `${start}${steps.join("")}H${WIDTH - RIGHT}`;
}
