import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Analysis, SeatView, Ticket } from "../contract/wire";
import { useGame } from "../games/useGame";
import { Help, LessonHere } from "../help/parts";
import { Faults } from "../kit/Faults";
import { HelpButton } from "../kit/HelpButton";
import { NotKeptMark } from "../kit/NotKept";
import { PracticeMark } from "../kit/Practice";
import { Finalist, Rematch } from "../kit/play/ending";
import { Scanning } from "../kit/play/Scanning";
import { Requests } from "../kit/Requests";
import { RuleTable } from "../kit/RuleDigest";
import { SeatButtons } from "../kit/SeatButtons";
import { SeatMark } from "../kit/SeatMark";
import { notify, notifyRefusal } from "../kit/Toast";
import { TroubleBanner } from "../kit/TroubleBanner";
import { TurnButton } from "../kit/TurnButton";
import { useFocusKept } from "../kit/useFocusKept";
import { useTitle } from "../kit/useTitle";
import { Waiting } from "../kit/Waiting";
import { useAwake } from "../shell/awake";
import { language } from "../shell/language";
import { lazily } from "../shell/lazily";
import { nameAt, nameIn } from "../shell/names";
import { Texts, t } from "../shell/texts";
import { useVibration } from "../sound/useVibration";
import type { Command } from "../wire/commands";
import { Feed } from "../wire/feed";
import { Hosting, HostLost, hearHost } from "./Hosting";
import { rememberedName } from "./joining";
import { Lobby } from "./Lobby";
import { Menu } from "./Menu";
import { playOn } from "./playOn";
import { rematchOffer } from "./rematch";
import { UndoDialog } from "./UndoDialog";
import { useFinalist } from "./useFinalist";
import "../style/slim.css";

const Statistics = lazily(() =>
  import("../statistics/Statistics").then((module) => module.Statistics),
);

const LEAVE_WITHIN_MS = 1500;

interface Props {
  ticket: Ticket;
  onLeave: () => void;
  onRefused: () => void;
}

/** The room of one ticket: it follows the table and shows the page of the game that is played. */
export function Room({ ticket, onLeave, onRefused }: Props) {
  const feed = useMemo(() => new Feed(ticket), []);
  useEffect(() => () => feed.close(), []);
  const isLeaving = useRef(false);
  useSignalEffect(() => {
    if (feed.trouble.value === "refused") (isLeaving.current ? onLeave : onRefused)();
  });
  // The box is told, so that the seat is free; a box that is silent keeps nobody here.
  const leave = async () => {
    isLeaving.current = true;
    const patience = new Promise((resolve) => setTimeout(resolve, LEAVE_WITHIN_MS));
    if (ticket.seat !== null) await Promise.race([feed.ask({ do: "leave" }), patience]);
    onLeave();
  };
  useSignalEffect(() => sayNotice(feed));
  useVibration(feed);
  useSignalEffect(() => hearHost(feed.notice.value));
  const ask = async (command: Command) => {
    const reply = await feed.ask(command);
    notifyRefusal(reply);
    return reply.ok;
  };
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const title = titleOf(feed);
  useTitle(title);
  useAwake(isPlayed(feed));
  return (
    <div class={ticket.seat === null ? "room room-watching" : "room"}>
      <header class="room-top">
        <h1 class="sr-only">{title}</h1>
        <RoomHead feed={feed} ticket={ticket} ask={ask} onLeave={() => void leave()} />
        <TroubleBanner trouble={feed.trouble.value} />
        <Faults faults={feed.faults.value} />
        <Requests requests={feed.requests.value} me={ticket.seat} />
      </header>
      <main
        ref={main}
        class={feed.trouble.value ? "room-main is-stale" : "room-main"}
        aria-label={title}
        tabIndex={-1}
      >
        {ticket.seat !== null && <LessonHere feed={feed} me={ticket.seat} />}
        <Playing feed={feed} ticket={ticket} />
      </main>
      {feed.seat.value !== null && <UndoDialog feed={feed} me={feed.seat.value.seat} ask={ask} />}
    </div>
  );
}

type Ask = (command: Command) => Promise<boolean>;

function RoomHead(props: { feed: Feed; ticket: Ticket; ask: Ask; onLeave: () => void }) {
  const [open, setOpen] = useState<"menu" | "statistics" | "hosting" | "help" | null>(null);
  const close = () => setOpen(null);
  const { feed, ticket } = props;
  const seat = ticket.seat;
  return (
    <div class="room-head">
      {seat !== null ? (
        <span class="ring-name" data-testid="me">
          <SeatMark seat={seat} />
          <span class="name">
            {feed.table.value ? nameAt(feed.table.value, seat) : rememberedName()}
          </span>
        </span>
      ) : (
        <span class="name">{t("ui-watching")}</span>
      )}
      {feed.isUnkept.value ? (
        <NotKeptMark feed={feed} />
      ) : (
        <PracticeMark table={feed.table.value} />
      )}
      <span class="room-controls">
        {seat === null && <TurnButton />}
        <HelpButton onClick={() => setOpen("help")} />
        <button
          type="button"
          class="icon-button"
          aria-label={t("ui-menu")}
          data-testid="menu"
          onClick={() => setOpen("menu")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="stroke" d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </button>
      </span>
      {open === "menu" && (
        <Menu
          feed={feed}
          ask={props.ask}
          onLeave={props.onLeave}
          onStatistics={() => setOpen("statistics")}
          onHost={() => setOpen("hosting")}
          onHelp={() => setOpen("help")}
          onClose={close}
        />
      )}
      {open === "help" && <Help feed={feed} page="phone" keys={null} onClose={close} />}
      {open === "statistics" && <Statistics onClose={close} />}
      {open === "hosting" && <Hosting onClose={close} />}
      {open === null && <HostLost onTakeBack={() => setOpen("hosting")} />}
    </div>
  );
}

/** Whether a match is on: the screen of a phone must not go dark in the middle of it. */
function isPlayed(feed: Feed): boolean {
  const table = feed.table.value;
  return table?.match != null && !table.ended && feed.state.value?.outcome == null;
}

/** What this page is about: the game that is played, or the box while none is. */
function titleOf(feed: Feed): string {
  const game = feed.table.value?.game ?? null;
  return (game && new Texts(game).find("game-name")) || t("ui-title");
}

/** Of a pause the banner says as much already; the history tells the reasons of bots. */
const SILENT = ["paused", "bot"];

/** Says in passing what was announced. */
function sayNotice(feed: Feed): void {
  const notice = feed.notice.value;
  if (notice === null || SILENT.includes(notice.key)) return;
  // Before a match the list of people says who sat down.
  if (notice.key === "seat-given" && feed.table.peek()?.match == null) return;
  notify(notice.text[language.value] ?? "");
}

/** While a bot waits for this seat: what lets it move at once. */
function goOnOf(feed: Feed, mine: SeatView | null): (() => void) | undefined {
  if (!mine?.interrupters.includes(mine.seat)) return undefined;
  return () => void feed.ask({ do: "go_on" });
}

async function analysisOf(feed: Feed): Promise<Analysis | null> {
  const reply = await feed.ask({ do: "analyse" });
  return reply.ok ? (reply.analysis ?? null) : null;
}

function Playing({ feed, ticket }: { feed: Feed; ticket: Ticket }) {
  const table = feed.table.value;
  const mine = feed.seat.value;
  const shown = mine ?? feed.state.value;
  const game = useGame(shown?.game ?? null, feed);
  const finalist = useFinalist(table, mine, shown);
  // The table is told first: what lies on it may still be on its way.
  if (table === null || (table.match !== null && shown === null)) return <Waiting />;
  if (table.match === null || !shown?.game || !shown.view)
    return <Lobby table={table} me={ticket.seat} />;
  if (game === undefined) return <Waiting />;
  const Page = mine ? game.SeatPage : game.PublicPage;
  const play = async (move: string) => {
    if (mine === null) return false;
    const reply = await playOn(feed, move, mine, game.isSameMoment);
    notifyRefusal(reply);
    return reply.ok;
  };
  return (
    <div class="playing" data-testid="playing" data-number={shown.number}>
      <RuleTable.Provider value={table}>
        <SeatButtons table={table}>
          <Rematch.Provider value={rematchOffer(feed, table, mine)}>
            <Finalist.Provider value={finalist}>
              <Scanning feed={feed}>
                <Page
                  me={mine?.seat ?? null}
                  state={shown}
                  moves={feed.trouble.value === null ? (mine?.moves ?? []) : []}
                  nameOf={(seat) => nameIn(table, seat)}
                  happenings={feed.happenings.value}
                  live={feed.live.value}
                  play={play}
                  analysis={feed.analysisFor(shown)}
                  analyse={table.analysis && mine ? () => analysisOf(feed) : undefined}
                  goOn={goOnOf(feed, mine)}
                />
              </Scanning>
            </Finalist.Provider>
          </Rematch.Provider>
        </SeatButtons>
      </RuleTable.Provider>
    </div>
  );
}
