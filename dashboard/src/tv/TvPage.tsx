import { useEffect, useRef } from "preact/hooks";
import { Notices } from "../kit/Notices";
import { SeatButtons } from "../kit/SeatButtons";
import { TroubleBanner } from "../kit/TroubleBanner";
import { useTitle } from "../kit/useTitle";
import { useAwake } from "../shell/awake";
import { fixLanguage, language } from "../shell/language";
import { t } from "../shell/texts";
import { theme } from "../shell/theme";
import { TvSound } from "./TvSound";
import { TvStart } from "./TvStart";
import { TvTable } from "./TvTable";
import { texts } from "./texts";
import { useFreshPage } from "./useFreshPage";
import { isShownOver, useLingering } from "./useLingering";
import { useStage } from "./useStage";
import { isWatched, type Unwatched, useTvFeed, type Watched } from "./useTvFeed";
import "./tv.css";
import "./start.css";

/** The big screen: the table for everybody in the room. It needs no hand, no key and no secret. */
export function TvPage() {
  const stage = useRef<HTMLDivElement>(null);
  const watched = useTvFeed();
  useStage(stage);
  useFreshPage();
  useAwake(true);
  useTitle(t("ui-title"));
  useEffect(adapt, []);
  return (
    <>
      <div ref={stage} class="tv">
        {isWatched(watched) ? (
          <Shown key={watched.feed.ticket.client} {...watched} />
        ) : (
          <Silent why={watched} />
        )}
      </div>
      <Notices />
    </>
  );
}

/** A dark room, and the language of the address: `/tv?lang=fr`. */
function adapt(): void {
  theme.value = "dark";
  const wish = new URLSearchParams(location.search).get("lang");
  if (wish === "fr" || wish === "en") fixLanguage(wish);
}

function Shown({ feed, box }: Watched) {
  const table = feed.table.value;
  const summary = feed.summary.value;
  const isOver = summary !== null && isShownOver(summary);
  const isLingering = useLingering(isOver ? summary.match : null);
  const hasTable = table?.match != null && summary?.match != null;
  const trouble = feed.trouble.value;
  return (
    <SeatButtons table={table}>
      <TvSound feed={feed} />
      {trouble !== "ended" && <TroubleBanner trouble={trouble} />}
      {hasTable && (!isOver || isLingering) ? (
        <TvTable feed={feed} table={table} summary={summary} box={box} isOver={isOver} />
      ) : (
        <TvStart table={table} games={feed.games.value} box={box} />
      )}
    </SeatButtons>
  );
}

/** What the box says itself, or that it says nothing. */
function reasonOf(why: Unwatched): string {
  if (typeof why === "string") return texts.t(`tv-${why}`);
  return why.problem?.text[language.value] ?? texts.t("tv-silent");
}

function Silent({ why }: { why: Unwatched }) {
  return (
    <main class="tv-silent">
      <h1>{t("ui-title")}</h1>
      <p data-testid="tv-silent">{reasonOf(why)}</p>
    </main>
  );
}
