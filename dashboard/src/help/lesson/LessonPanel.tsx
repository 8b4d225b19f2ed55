import { useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import { isOf } from "../../games/page";
import { Button } from "../../kit/Button";
import { nameIn } from "../../shell/names";
import { listedNames } from "../../shell/verdicts";
import type { Feed } from "../../wire/feed";
import { texts } from "../texts";
import { LessonStart } from "./LessonStart";
import { adviceOf, isOver, LESSON_BEGINS, LESSON_CARDS, type Lesson, learn, TALLY } from "./lesson";
import "../help.css";

interface Props {
  feed: Feed;
  me: number;
  /** Whether this page may end the lesson and begin it again. */
  isHost: boolean;
}

/** The lesson beside the table: a hint after each card, and at its end what was seen. */
export function LessonPanel({ feed, me, isHost }: Props) {
  const [lesson, setLesson] = useState<Lesson>(LESSON_BEGINS);
  useSignalEffect(() => {
    const state = feed.state.value;
    // The table may know of a new match before its first state is here.
    const isOfThisMatch = state?.match === feed.table.value?.match;
    if (isOfThisMatch && state && isOf(state, "arriba"))
      setLesson((now) => learn(now, state.view, me));
  });
  const table = feed.table.value;
  const isDone = isOver(lesson) || table?.ended || feed.state.value?.outcome != null;
  // After a reload nothing is known of a lesson that is over.
  if (isDone && lesson.cards === 0) return null;
  return (
    <section class="panel lesson" aria-label={texts.t("help-lesson")} data-testid="lesson">
      {isDone ? (
        <Summary lesson={lesson} />
      ) : (
        <Now lesson={lesson} name={nameIn(table, me)} nameOf={(seat) => nameIn(table, seat)} />
      )}
      {isHost && !table?.ended && (
        <Button
          look={isDone ? "primary" : "quiet"}
          testid="lesson-end"
          onClick={() => void feed.ask({ do: "end" })}
        >
          {texts.t("help-lesson-end")}
        </Button>
      )}
      {isHost && table?.ended && <LessonStart host={feed} isAgain />}
    </section>
  );
}

interface NowProps {
  lesson: Lesson;
  name: string;
  nameOf: (seat: number) => string;
}

function Now({ lesson, name, nameOf }: NowProps) {
  const { hint, cards } = lesson;
  const card = Math.max(1, Math.min(cards, LESSON_CARDS));
  return (
    <>
      <p class="note">
        {texts.t("help-lesson-card", { card, cards: LESSON_CARDS })} ·{" "}
        {texts.t("help-lesson-button", { name })}
      </p>
      <p class="lesson-hint" role="status" data-testid="lesson-hint" data-hint={hint?.key ?? ""}>
        {hint === null
          ? texts.t("help-lesson-look")
          : texts.t(`help-lesson-${hint.key}`, { names: listedNames(hint.seats, nameOf) })}
      </p>
    </>
  );
}

function Summary({ lesson }: { lesson: Lesson }) {
  const { tally } = lesson;
  return (
    <div data-testid="lesson-summary">
      <h2>{texts.t("help-lesson-summary")}</h2>
      <dl class="lesson-tally">
        {TALLY.map((name) => (
          <div key={name}>
            <dt>{texts.t(`help-lesson-tally-${name}`)}</dt>
            <dd data-testid={`tally-${name}`}>{tally[name]}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.t(`help-lesson-advice-${adviceOf(tally)}`)}</p>
    </div>
  );
}
