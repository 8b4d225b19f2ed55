import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoxInfo, PanelTickets } from "../contract/wire";
import { readyForFirstVisit } from "../help/parts";
import { Button } from "../kit/Button";
import { Notices } from "../kit/Notices";
import { useTitle } from "../kit/useTitle";
import { Waiting } from "../kit/Waiting";
import { takePanelKey } from "../shell/session";
import { t } from "../shell/texts";
import { fetchBox, openPanel, Refused } from "../wire/http";
import { BoxFront } from "./BoxFront";
import "./texts";
import "./box.css";
import "./front.css";
import "./host.css";

interface Opened {
  box: BoxInfo;
  tickets: PanelTickets;
}

type Attempt = Opened | "waiting" | "no-key" | "wrong-key" | "silent";

const RETRY_MS = 2000;

/** The virtual box: it opens with the key of the printed address. */
export function BoxPage() {
  const attempt = useSignal<Attempt>("waiting");
  const open = async () => {
    attempt.value = await tryOpening();
  };
  useTitle(t("ui-title"));
  const isSilent = attempt.value === "silent";
  useEffect(() => {
    void open();
    // A new address pasted into this tab changes the fragment only: the page is not loaded again.
    const again = () => location.hash !== "" && void open();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, []);
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setInterval(() => void open(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isSilent]);
  const opened = attempt.value;
  return (
    <>
      {typeof opened === "string" ? (
        <Closed why={opened} onAgain={() => void open()} />
      ) : (
        <BoxFront
          key={opened.tickets.panel.client + opened.tickets.panel.password}
          box={opened.box}
          tickets={opened.tickets}
          onRefused={() => (attempt.value = "silent")}
        />
      )}
      <Notices />
    </>
  );
}

function Closed({ why, onAgain }: { why: string; onAgain: () => void }) {
  return (
    <main class="box-closed" data-testid="box-closed">
      <h1>{t("ui-title")}</h1>
      {why === "waiting" ? <Waiting /> : <p>{t(`ui-panel-${why}`)}</p>}
      {why === "wrong-key" && <Button onClick={onAgain}>{t("ui-again")}</Button>}
    </main>
  );
}

async function tryOpening(): Promise<Attempt> {
  const key = takePanelKey();
  if (key === null) return "no-key";
  try {
    const [box, tickets] = await Promise.all([fetchBox(), openPanel(key), readyForFirstVisit()]);
    return { box, tickets };
  } catch (error) {
    return error instanceof Refused && error.status < 500 ? "wrong-key" : "silent";
  }
}
