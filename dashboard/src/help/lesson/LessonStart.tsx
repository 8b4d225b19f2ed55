import { Button } from "../../kit/Button";
import { notifyRefusal } from "../../kit/Toast";
import type { Feed } from "../../wire/feed";
import { texts } from "../texts";
import { lessonCommand } from "./start";

interface Props {
  host: Feed;
  onStart?: () => void;
  isAgain?: boolean;
}

/** One tap to the lesson; it never ends a match that is on. */
export function LessonStart({ host, onStart, isAgain }: Props) {
  const table = host.table.value;
  const isPlaying = table?.match != null && !table.ended && host.state.value?.outcome == null;
  const command = lessonCommand(host.games.value, table);
  if (command === null) return null;
  const start = async () => {
    const reply = await host.ask(command);
    notifyRefusal(reply);
    if (reply.ok) onStart?.();
  };
  return (
    <div class="lesson-start">
      <Button testid="lesson-start" disabled={isPlaying} onClick={() => void start()}>
        {texts.t(isAgain ? "help-lesson-again" : "help-lesson")}
      </Button>
      <p class="note">{texts.t(isPlaying ? "help-lesson-replaces" : "help-lesson-about")}</p>
    </div>
  );
}
