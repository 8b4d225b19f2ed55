import { useEffect, useMemo, useState } from "preact/hooks";
import type { TableCard } from "../contract/wire";
import { Choice } from "../kit/Choice";
import { LanguageChoice, ThemeChoice } from "../kit/Settings";
import { Waiting } from "../kit/Waiting";
import { request } from "../wire/http";
import { Live } from "./live";
import { TableView } from "./TableView";
import { Tournament } from "./Tournament";
import { texts } from "./texts";
import "./hall.css";
import "./table.css";
import "./tournament.css";

const VIEWS = ["tables", "tournament"] as const;
type View = (typeof VIEWS)[number];

/** Everything in the hall: on a big screen both halves, on a phone one at a time. */
export function HallPage() {
  const live = useMemo(() => new Live(), []);
  const [view, setView] = useState<View>("tables");
  useEffect(() => () => live.close(), []);
  return (
    <div class="hall" data-view={view}>
      <HallHead tables={live.tables.value} />
      <Trouble live={live} />
      <main class="hall-main">
        <div class="hall-switch">
          <Choice
            label={texts.t("hall-view")}
            options={VIEWS}
            value={view}
            nameOf={(option) => texts.t(`hall-${option}`)}
            onChoose={setView}
            testid="view"
          />
        </div>
        <section class="hall-tables" aria-label={texts.t("hall-tables")}>
          <Tables live={live} />
        </section>
        <Tournament live={live} />
      </main>
    </div>
  );
}

function HallHead({ tables }: { tables: readonly TableCard[] }) {
  const title = useTitle() || texts.t("hall-title");
  const playing = tables.filter(isPlaying).length;
  const away = tables.filter((table) => table.condition !== "online").length;
  return (
    <header class="hall-head">
      <div>
        <h1>{title}</h1>
        <p class="note" data-testid="counts">
          {[
            texts.t("hall-count", { tables: tables.length }),
            texts.t("hall-playing", { count: playing }),
            ...(away > 0 ? [texts.t("hall-away", { count: away })] : []),
          ].join(" · ")}
        </p>
      </div>
      <div class="hall-settings">
        <LanguageChoice isShort />
        <ThemeChoice />
      </div>
    </header>
  );
}

function Trouble({ live }: { live: Live }) {
  const isLost = live.phase.value === "lost";
  if (!isLost && live.hearsBroker.value) return null;
  return (
    <p class="trouble" role="status" data-testid="trouble">
      {texts.t(isLost ? "hall-lost" : "hall-deaf")}
    </p>
  );
}

function Tables({ live }: { live: Live }) {
  const tables = live.tables.value;
  if (live.phase.value === "connecting") return <Waiting />;
  if (tables.length === 0) return <p class="panel">{texts.t("hall-none")}</p>;
  return (
    <ul class="hall-grid">
      {tables.map((table) => (
        <li key={table.box}>
          <TableView table={table} />
        </li>
      ))}
    </ul>
  );
}

export function isPlaying({ condition, summary }: TableCard): boolean {
  const isRunning = summary.match !== null && !summary.ended && summary.outcome === null;
  return condition === "online" && isRunning;
}

/** The name of the hall, which is also the title of the browser's tab. */
function useTitle(): string {
  const [title, setTitle] = useState("");
  useEffect(() => {
    request<{ title: string }>("/api/hall").then(
      (hall) => {
        setTitle(hall.title);
        if (hall.title !== "") document.title = hall.title;
      },
      () => undefined,
    );
  }, []);
  return title;
}
