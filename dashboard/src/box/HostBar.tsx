import { useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { LanguageChoice, MotionChoice, ThemeChoice } from "../kit/Settings";
import { notifyRefusal } from "../kit/Toast";
import { useGame } from "../games/useGame";
import { lazily } from "../shell/lazily";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import type { Feed } from "../wire/feed";
import type { BoxInfo, Command } from "../wire/protocol";
import { CorrectDialog } from "./CorrectDialog";
import { NewMatch } from "./NewMatch";
import { SeatsDialog } from "./SeatsDialog";

type Open = "new" | "seats" | "end" | "correct" | "settings" | "statistics" | null;

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
  return (
    <aside class="host">
      {!isOnPhone && <HostHead onSettings={() => setOpen("settings")} />}
      {!isPlaying && <PhonesWanted address={box.address ?? `${location.origin}/`} />}
      <div class="host-actions">
        <Button
          look={isPlaying ? "plain" : "primary"}
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
        {isPlaying && <MatchActions isPaused={table.paused} ask={ask} onOpen={setOpen} />}
      </div>
      <TableSays host={host} ask={ask} />
      {open === "new" && (
        <NewMatch games={host.games.value} most={box.seats.length} ask={ask} onClose={close} />
      )}
      {open === "seats" && <SeatsDialog host={host} onClose={close} />}
      {open === "correct" && (
        <CorrectDialog number={table?.number ?? 0} ask={ask} onClose={close} />
      )}
      {open === "end" && <EndDialog ask={ask} onClose={close} />}
      {open === "statistics" && <Statistics onClose={close} />}
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

function HostHead({ onSettings }: { onSettings: () => void }) {
  return (
    <header class="host-head">
      <h1>{t("ui-title")}</h1>
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
    </header>
  );
}

/** The way in for phones: a code for their cameras, and the same address in words. */
function PhonesWanted({ address }: { address: string }) {
  return (
    <div class="host-address">
      <img src="/code.svg" alt={t("ui-code", { address })} data-testid="code" />
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
  const game = useGame(state?.game ?? null);
  if (!game || !state?.view || !view) return null;
  return (
    <game.HostPage
      view={state.view}
      moves={view.moves}
      nameOf={(seat) => nameIn(host.table.value, seat)}
      play={(actor, move) => void ask({ do: "play", seat: actor, move, number: view.number })}
    />
  );
}
