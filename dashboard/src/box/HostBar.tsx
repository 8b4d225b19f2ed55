import { useState } from "preact/hooks";
import type { BoxInfo } from "../contract/wire";
import { useGame } from "../games/useGame";
import { Help } from "../help/parts";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { HelpButton } from "../kit/HelpButton";
import { ScanButton, Scanning } from "../kit/play/Scanning";
import { SeatButtons } from "../kit/SeatButtons";
import { LanguageChoice, MotionChoice, ThemeChoice } from "../kit/Settings";
import { notifyRefusal } from "../kit/Toast";
import { usePhoneAddress } from "../kit/usePhoneAddress";
import { lazily } from "../shell/lazily";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import { SoundDesk } from "../sound/SoundDesk";
import { type Command, type Position, positionOf } from "../wire/commands";
import type { Feed } from "../wire/feed";
import { CorrectDialog } from "./correct/CorrectDialog";
import { NewMatch } from "./NewMatch";
import { SeatsDialog } from "./SeatsDialog";
import "./texts";

type Open = "new" | "seats" | "end" | "correct" | "settings" | "statistics" | "help" | null;

const Statistics = lazily(() =>
  import("../statistics/Statistics").then((module) => module.Statistics),
);

interface Props {
  host: Feed;
  box: BoxInfo;
  /** In the sheet of a phone, which has a heading and settings of its own. */
  isOnPhone?: boolean;
}

/** The host's desk: start, seats, pause, take back, end, and the address for the phones. */
export function HostBar({ host, box, isOnPhone }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const ask = async (command: Command) => {
    const reply = await host.ask(command);
    notifyRefusal(reply);
    if (reply.ok) close();
  };
  const table = host.table.value;
  const isPlaying = table?.match != null && !table.ended;
  const isBotWaiting = (host.state.value?.interrupters.length ?? 0) > 0;
  const isOver = table?.match != null && (table.ended || host.state.value?.outcome != null);
  return (
    <aside class="host">
      {!isOnPhone && (
        <HostHead onHelp={() => setOpen("help")} onSettings={() => setOpen("settings")} />
      )}
      {!isPlaying && <PhonesWanted box={box} />}
      <div class="host-actions">
        {isOver && (
          <Button look="primary" testid="rematch" onClick={() => void ask({ do: "rematch" })}>
            {t("ui-rematch")}
          </Button>
        )}
        {isBotWaiting && (
          <Button testid="host-go-on" onClick={() => void ask({ do: "go_on" })}>
            {t("ui-host-go-on")}
          </Button>
        )}
        <Button
          look={isPlaying || isOver ? "plain" : "primary"}
          testid="new-match"
          onClick={() => setOpen("new")}
        >
          {t("ui-new-match")}
        </Button>
        <Button testid="open-statistics" onClick={() => setOpen("statistics")}>
          {t("ui-statistics")}
        </Button>
        <Button testid="open-seats" onClick={() => setOpen("seats")}>
          {t("ui-seats")}
        </Button>
        {isOnPhone && (
          <Button testid="host-help" onClick={() => setOpen("help")}>
            {t("ui-help")}
          </Button>
        )}
        {isPlaying && <MatchActions isPaused={table.paused} ask={ask} onOpen={setOpen} />}
      </div>
      <SoundDesk host={host} />
      {table?.undo && (
        <UndoVote name={nameIn(table, table.undo.by)} vote={positionOf(table)} ask={ask} />
      )}
      <TableSays host={host} ask={ask} />
      {open === "new" && (
        <NewMatch
          games={host.games.value}
          table={table}
          size={box.seats.length}
          isRunning={isPlaying && !isOver}
          ask={ask}
          onClose={close}
        />
      )}
      {open === "seats" && <SeatsDialog host={host} onClose={close} />}
      {open === "correct" && <CorrectDialog host={host} ask={ask} onClose={close} />}
      {open === "end" && <EndDialog ask={ask} onClose={close} />}
      {open === "statistics" && <Statistics onClose={close} />}
      {open === "help" && <Help feed={host} page="box" keys={keysOf(box)} onClose={close} />}
      {open === "settings" && (
        <Dialog title={t("ui-settings")} onClose={close} testid="settings-dialog">
          <LanguageChoice />
          <ThemeChoice />
          <MotionChoice />
        </Dialog>
      )}
    </aside>
  );
}

/** The seats of a virtual box are keys of the keyboard. */
export const keysOf = (box: BoxInfo): number | null => (box.virtual ? box.seats.length : null);

function HostHead({ onHelp, onSettings }: { onHelp: () => void; onSettings: () => void }) {
  return (
    <header class="host-head">
      <h1>{t("ui-title")}</h1>
      <span class="host-controls">
        <a
          class="icon-button host-tv"
          href="/tv"
          target="_blank"
          rel="noreferrer"
          title={t("ui-tv")}
          data-testid="open-tv"
        >
          <span class="sr-only">{t("ui-tv")}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="stroke" d="M3 5h18v12H3zM8 21h8" />
          </svg>
        </a>
        <HelpButton onClick={onHelp} />
        <button
          type="button"
          class="icon-button"
          aria-label={t("ui-settings")}
          data-testid="settings"
          onClick={onSettings}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="stroke" d="M3 8h9M18 8h3M3 16h3M12 16h9M15 5v6M9 13v6" />
          </svg>
        </button>
      </span>
    </header>
  );
}

/** The way in for phones: a code for their cameras, and the same address in words. */
function PhonesWanted({ box }: { box: BoxInfo }) {
  const { address, code } = usePhoneAddress(box);
  return (
    <div class="host-address">
      <img src={code} alt={t("ui-code", { address })} data-testid="code" />
      <p>
        {t("ui-address")}
        <strong data-testid="address">{address}</strong>
        <span>{t("ui-address-press")}</span>
      </p>
    </div>
  );
}

type Ask = (command: Command) => Promise<void>;

function MatchActions({
  isPaused,
  ask,
  onOpen,
}: {
  isPaused: boolean;
  ask: Ask;
  onOpen: (what: Open) => void;
}) {
  return (
    <>
      <Button testid="pause" onClick={() => void ask({ do: isPaused ? "resume" : "pause" })}>
        {t(isPaused ? "ui-resume" : "ui-pause")}
      </Button>
      <Button testid="undo" onClick={() => void ask({ do: "undo" })}>
        {t("ui-undo")}
      </Button>
      <Button testid="correct" onClick={() => onOpen("correct")}>
        {t("ui-correct")}
      </Button>
      <Button testid="end-match" onClick={() => onOpen("end")}>
        {t("ui-end")}
      </Button>
    </>
  );
}

/** Seats without a phone vote by their button; the host may decide for all. */
function UndoVote({ name, vote, ask }: { name: string; vote: Position; ask: Ask }) {
  return (
    <section class="host-vote" aria-label={t("ui-undo")} data-testid="undo-vote">
      <p>{t("ui-undo-host", { name })}</p>
      <div class="host-actions">
        <Button look="primary" testid="vote-undo" onClick={() => void ask({ do: "undo" })}>
          {t("ui-undo")}
        </Button>
        <Button testid="vote-decline" onClick={() => void ask({ do: "decline", ...vote })}>
          {t("ui-undo-decline")}
        </Button>
      </div>
    </section>
  );
}

function EndDialog({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  return (
    <Dialog title={t("ui-end-sure")} onClose={onClose} testid="end-dialog">
      <p>{t("ui-end-note")}</p>
      <div class="sheet-actions">
        <Button look="danger" testid="end-confirm" onClick={() => void ask({ do: "end" })}>
          {t("ui-end")}
        </Button>
        <Button onClick={onClose}>{t("ui-cancel")}</Button>
      </div>
    </Dialog>
  );
}

function TableSays({ host, ask }: { host: Feed; ask: Ask }) {
  const state = host.state.value;
  const view = host.host.value;
  const game = useGame(state?.game ?? null, host);
  if (!game || !state?.view || !view) return null;
  return (
    <SeatButtons table={host.table.value}>
      <Scanning feed={host}>
        <ScanButton />
        <game.HostPage
          state={state}
          moves={view.moves}
          nameOf={(seat) => nameIn(host.table.value, seat)}
          play={(actor, move) => void ask({ do: "play", seat: actor, move, ...positionOf(view) })}
        />
      </Scanning>
    </SeatButtons>
  );
}
