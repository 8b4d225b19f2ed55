import { useState } from "preact/hooks";
import type { Table } from "../contract/wire";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { PracticeNote } from "../kit/Practice";
import { LanguageChoice, MotionChoice, ThemeChoice } from "../kit/Settings";
import { awake } from "../shell/awake";
import type { Language } from "../shell/language";
import { nameAt, nameIn } from "../shell/names";
import { t } from "../shell/texts";
import { VibrationChoice } from "../sound/VibrationChoice";
import type { Command } from "../wire/commands";
import type { Feed } from "../wire/feed";

interface Props {
  feed: Feed;
  ask: (command: Command) => Promise<boolean>;
  onLeave: () => void;
  onStatistics: () => void;
  onHost: () => void;
  onHelp: () => void;
  onClose: () => void;
}

/** What is seldom needed: undo, pause, resign, settings, leave. */
export function Menu({ feed, ask, onLeave, onHost, onHelp, onStatistics, onClose }: Props) {
  const [asked, setAsked] = useState<"resign" | "leave" | null>(null);
  const { seat } = feed.ticket;
  const table = feed.table.value;
  const entry = table?.seats.find((one) => one.button === seat);
  const isPlaying = table?.match != null && !table.ended && entry !== undefined;
  const isOut = entry?.resigned ?? false;
  const send = (command: Command) => {
    onClose();
    void ask(command);
  };
  if (asked !== null) {
    const act = asked === "resign" ? () => send({ do: "resign" }) : onLeave;
    return (
      <Dialog title={t(`ui-${asked}-sure`)} onClose={onClose} testid={`${asked}-dialog`}>
        <p>{asked === "resign" ? resignNote(table, entry?.seat) : t("ui-leave-note")}</p>
        <div class="sheet-actions">
          <Button look="danger" testid={`${asked}-confirm`} onClick={act}>
            {t(`ui-${asked}`)}
          </Button>
          <Button onClick={onClose}>{t("ui-cancel")}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("ui-menu")} onClose={onClose} testid="menu-sheet">
      <PracticeNote table={table} />
      {isPlaying && !isOut && <TableActions isPaused={table.paused} send={send} />}
      <div class="sheet-actions">
        <Button testid="open-help" onClick={onHelp}>
          {t("ui-help")}
        </Button>
        <Button testid="open-statistics" onClick={onStatistics}>
          {t("ui-statistics")}
        </Button>
      </div>
      <LanguageChoice onLanguage={(choice) => tellLanguage(feed, seat, choice)} />
      <ThemeChoice />
      <MotionChoice />
      <VibrationChoice />
      <p class="note" data-testid="awake" data-awake={awake.value}>
        {t(`ui-awake-${awake.value}`)}
      </p>
      <div class="sheet-actions">
        <Button testid="host" onClick={onHost}>
          {t("ui-host-ask")}
        </Button>
        {isPlaying && !isOut && (
          <Button look="quiet" testid="resign" onClick={() => setAsked("resign")}>
            {t("ui-resign")}
          </Button>
        )}
        <Button look="quiet" testid="leave" onClick={isPlaying ? () => setAsked("leave") : onLeave}>
          {t(seat !== null ? "ui-leave" : "ui-leave-watching")}
        </Button>
      </div>
    </Dialog>
  );
}

/** What becomes of the match: of two who are left the other one wins. */
function resignNote(table: Table | null, me: number | undefined): string {
  const other = table?.seats.find(({ seat, resigned }) => seat !== me && !resigned);
  if (!table?.resigning_ends || other === undefined) return t("ui-resign-note");
  return t("ui-resign-note-ends", { name: nameIn(table, other.seat) });
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

function tellLanguage(feed: Feed, seat: number | null, choice: Language): void {
  if (seat === null) return;
  void feed.ask({ do: "name", name: nameAt(feed.table.value, seat), language: choice });
}
