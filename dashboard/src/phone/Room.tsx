import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Faults } from "../kit/Faults";
import { SeatMark } from "../kit/SeatMark";
import { notify, notifyRefusal } from "../kit/Toast";
import { TroubleBanner } from "../kit/TroubleBanner";
import { TurnButton } from "../kit/TurnButton";
import { useFocusKept } from "../kit/useFocusKept";
import { useTitle } from "../kit/useTitle";
import { Waiting } from "../kit/Waiting";
import { useGame } from "../games/useGame";
import { language } from "../shell/language";
import { lazily } from "../shell/lazily";
import { t, Texts } from "../shell/texts";
import { Feed } from "../wire/feed";
import type { Analysis, Command, Ticket } from "../wire/protocol";
import { rememberedName } from "./joining";
import { Hosting } from "./Hosting";
import { Lobby } from "./Lobby";
import { Menu } from "./Menu";
import { nameIn } from "../shell/names";
import { playOn } from "./playOn";
import { UndoDialog } from "./UndoDialog";

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
  const ask = async (command: Command) => {
    const reply = await feed.ask(command);
    notifyRefusal(reply);
    return reply.ok;
  };
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const title = titleOf(feed);
  useTitle(title);
  return (
    <div class={ticket.seat === null ? "room room-watching" : "room"}>
      <header class="room-top">
        <h1 class="sr-only">{title}</h1>
        <RoomHead feed={feed} ticket={ticket} ask={ask} onLeave={() => void leave()} />
        <TroubleBanner trouble={feed.trouble.value} />
        <Faults faults={feed.faults.value} />
      </header>
      <main
        ref={main}
        class={feed.trouble.value ? "room-main is-stale" : "room-main"}
        aria-label={title}
        tabIndex={-1}
      >
        <Playing feed={feed} ticket={ticket} />
      </main>
      {ticket.seat !== null && <UndoDialog feed={feed} me={ticket.seat} ask={ask} />}
    </div>
  );
}

type Ask = (command: Command) => Promise<boolean>;

function RoomHead(props: { feed: Feed; ticket: Ticket; ask: Ask; onLeave: () => void }) {
  const [open, setOpen] = useState<"menu" | "statistics" | "hosting" | null>(null);
  const close = () => setOpen(null);
  const { feed, ticket } = props;
  const seat = ticket.seat;
  return (
    <div class="room-head">
      {seat !== null ? (
        <span class="ring-name" data-testid="me">
          <SeatMark seat={seat} />
          <span class="name">{myName(feed, seat)}</span>
        </span>
      ) : (
        <span class="name">{t("ui-watching")}</span>
      )}
      <span class="room-controls">
        {seat === null && <TurnButton />}
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
          onClose={close}
        />
      )}
      {open === "statistics" && <Statistics onClose={close} />}
      {open === "hosting" && <Hosting onClose={close} />}
    </div>
  );
}

/** What this page is about: the game that is played, or the box while none is. */
function titleOf(feed: Feed): string {
  const game = feed.table.value?.game ?? null;
  return (game && new Texts(game).find("game-name")) || t("ui-title");
}

/** Says in passing what was announced, with the name of whom it is about. */
function sayNotice(feed: Feed): void {
  const notice = feed.notice.value;
  // Of a pause the banner says as much already, unless there is a name to it.
  if (notice === null || notice.key === "paused") return;
  const text = notice.text[language.value];
  const isReason = notice.key === "bot" && notice.seat !== undefined;
  notify(isReason ? `${nameIn(feed.table.peek(), notice.seat!)} : ${text}` : text);
}

async function analysisOf(feed: Feed): Promise<Analysis | null> {
  const reply = await feed.ask({ do: "analyse" });
  return reply.ok ? (reply.analysis ?? null) : null;
}

/** Outside a smaller match the table does not list me, but this phone knows who I am. */
function myName(feed: Feed, seat: number): string {
  const isListed = feed.table.value?.seats.some((entry) => entry.seat === seat) ?? false;
  return isListed ? nameIn(feed.table.value, seat) : rememberedName();
}

function Playing({ feed, ticket }: { feed: Feed; ticket: Ticket }) {
  const table = feed.table.value;
  const mine = feed.seat.value;
  const shown = mine ?? feed.state.value;
  const game = useGame(shown?.game ?? null);
  // The table is told first: what lies on it may still be on its way.
  if (table === null || (table.match !== null && shown === null)) return <Waiting />;
  if (table.match === null || !shown?.game || !shown.view)
    return <Lobby table={table} me={ticket.seat} />;
  if (game === undefined) return <Waiting />;
  if (game === null) return <p class="panel">{t("ui-game-unknown", { game: shown.game })}</p>;
  const Page = mine ? game.SeatPage : game.PublicPage;
  const play = async (move: string) => {
    if (mine === null) return false;
    const reply = await playOn(feed, move, mine, game.isSameMoment);
    notifyRefusal(reply);
    return reply.ok;
  };
  return (
    <div class="playing" data-testid="playing" data-number={shown.number}>
      <Page
        me={mine ? ticket.seat : null}
        view={shown.view}
        moves={feed.trouble.value === null ? (mine?.moves ?? []) : []}
        toAct={shown.to_act}
        outcome={shown.outcome}
        nameOf={(seat) => nameIn(table, seat)}
        happenings={feed.happenings.value}
        play={play}
        analyse={() => analysisOf(feed)}
      />
    </div>
  );
}
