import { useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { LanguageChoice, MotionChoice, ThemeChoice } from "../kit/Settings";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import type { Feed } from "../wire/feed";
import type { Command } from "../wire/protocol";

interface Props {
  feed: Feed;
  ask: (command: Command) => Promise<boolean>;
  onLeave: () => void;
  onStatistics: () => void;
  onHost: () => void;
  onClose: () => void;
}

/** What is seldom needed: undo, pause, resign, settings, leave. */
export function Menu({ feed, ask, onLeave, onHost, onStatistics, onClose }: Props) {
  const [isResigning, setResigning] = useState(false);
  const { seat } = feed.ticket;
  const table = feed.table.value;
  const isPlaying = seat !== null && table?.match != null && !table.ended;
  const send = (command: Command) => {
    onClose();
    void ask(command);
  };
  if (isResigning) {
    return (
      <Dialog title={t("ui-resign-sure")} onClose={onClose} testid="resign-dialog">
        <p>{t("ui-resign-note")}</p>
        <div class="sheet-actions">
          <Button look="danger" testid="resign-confirm" onClick={() => send({ do: "resign" })}>
            {t("ui-resign")}
          </Button>
          <Button onClick={onClose}>{t("ui-cancel")}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("ui-menu")} onClose={onClose} testid="menu-sheet">
      {isPlaying && <TableActions isPaused={table.paused} send={send} />}
      <div class="sheet-actions">
        <Button testid="open-statistics" onClick={onStatistics}>
          {t("ui-statistics")}
        </Button>
      </div>
      <LanguageChoice onLanguage={(choice) => tellLanguage(feed, seat, choice)} />
      <ThemeChoice />
      <MotionChoice />
      <div class="sheet-actions">
        <Button testid="host" onClick={onHost}>
          {t("ui-host-ask")}
        </Button>
        {isPlaying && (
          <Button look="quiet" testid="resign" onClick={() => setResigning(true)}>
            {t("ui-resign")}
          </Button>
        )}
        <Button look="quiet" testid="leave" onClick={onLeave}>
          {t(seat !== null ? "ui-leave" : "ui-leave-watching")}
        </Button>
      </div>
    </Dialog>
  );
}

function TableActions({ isPaused, send }: { isPaused: boolean; send: (command: Command) => void }) {
  return (
    <div class="sheet-actions">
      <Button testid="undo" onClick={() => send({ do: "undo" })}>
        {t("ui-undo-ask")}
      </Button>
      <Button testid="pause" onClick={() => send({ do: isPaused ? "resume" : "pause" })}>
        {t(isPaused ? "ui-resume" : "ui-pause")}
      </Button>
    </div>
  );
}

function tellLanguage(feed: Feed, seat: number | null, choice: string): void {
  if (seat === null) return;
  void feed.ask({ do: "name", name: nameIn(feed.table.value, seat), language: choice });
}
