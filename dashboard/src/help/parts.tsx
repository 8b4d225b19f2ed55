import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../shell/language";
import { lazily } from "../shell/lazily";
import { startAnew } from "../shell/startAnew";
import { loadTexts } from "../shell/texts";
import type { Feed } from "../wire/feed";
import type { FirstSteps, Place } from "./FirstSteps";
import { isGuided, setGuided } from "./guided";
import { isLesson, learnerOf } from "./lesson/start";

/** A part of the help comes with its texts: without them it would be laid out twice. */
const withTexts = async <T,>(load: Promise<T>): Promise<T> => {
  const [part] = await Promise.all([load, loadTexts("help", language.peek())]);
  return part;
};

export const Help = lazily(async () => (await withTexts(import("./Help"))).Help);
const steps = signal<typeof FirstSteps | null>(null);
const LessonStart = lazily(
  async () => (await withTexts(import("./lesson/LessonStart"))).LessonStart,
);
const LessonPanel = lazily(
  async () => (await withTexts(import("./lesson/LessonPanel"))).LessonPanel,
);

/** Fetches the first steps for a device that has not seen them, so that nothing moves by them. */
export async function readyForFirstVisit(): Promise<void> {
  if (isGuided.peek() || steps.peek()) return;
  const part = await withTexts(import("./FirstSteps"));
  steps.value = part.FirstSteps;
}

/** The first steps, on a device that has not seen them; a host is offered the lesson too. */
export function FirstVisit({ host, ...place }: Place & { host?: Feed }) {
  useEffect(() => void readyForFirstVisit().catch(startAnew), []);
  const Steps = steps.value;
  if (isGuided.value || Steps === null) return null;
  return (
    <Steps {...place} onDone={setGuided}>
      {host && <LessonStart host={host} onStart={setGuided} />}
    </Steps>
  );
}

/** The lesson, while it is what the table plays, for the person who learns. */
export function LessonHere({ feed, me }: { feed: Feed; me?: number | null }) {
  const table = feed.table.value;
  if (table === null || !isLesson(table)) return null;
  const learner = learnerOf(table);
  const isHost = me === undefined;
  if (learner === null || (!isHost && me !== learner)) return null;
  return <LessonPanel key={table.match} feed={feed} me={learner} isHost={isHost} />;
}
