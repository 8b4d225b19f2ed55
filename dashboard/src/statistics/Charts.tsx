import { useState } from "preact/hooks";
import type { EveningFigures, PlayerFigures } from "../contract/wire";
import { BotFace } from "../kit/BotFace";
import { Button } from "../kit/Button";
import { fetchMatchesBefore } from "../wire/http";
import { Bars } from "./Bars";
import { Courses } from "./Courses";
import { allMatches, saveCsv } from "./export";
import { coursesOf, groupsOf, type Player } from "./figures";
import { Reactions } from "./Reactions";
import { texts } from "./texts";

/** People first, then how matches went, then the bots, and the numbers to take home. */
export function Charts({ evening }: { evening: EveningFigures }) {
  const { practice, total, pending } = evening;
  const apart = (
    <>
      {practice.length > 0 && (
        <p data-testid="practice-count">
          {texts.t("statistics-practice", { count: practice.length })}
        </p>
      )}
      {pending > 0 && (
        <p role="status" data-testid="pending-count">
          {texts.t("statistics-pending", { count: pending })}
        </p>
      )}
    </>
  );
  if (total === 0) return practice.length + pending ? apart : <p>{texts.t("statistics-empty")}</p>;
  const { people, bots } = groupsOf(evening.people, nameOf);
  return (
    <div class="st">
      <p class="st-count" data-testid="match-count">
        {texts.t("statistics-matches", { count: total })}
      </p>
      {apart}
      <div class="st-charts">
        <Reactions players={people} />
        <Bars name="wins" players={people} />
        <Bars name="wrong" players={people} />
        <Courses kind="totem" matches={coursesOf(evening, "totem")} />
        <Courses kind="terrain" matches={coursesOf(evening, "terrain")} />
      </div>
      <Bots bots={bots} />
      <Download evening={evening} />
    </div>
  );
}

function nameOf({ kind, name }: PlayerFigures): string {
  if (kind === "person") return name;
  return kind === "bot"
    ? texts.t("statistics-level", { level: name })
    : texts.t("statistics-nobody");
}

/** Bots apart from people: nobody is ranked against them. */
function Bots({ bots }: { bots: Player[] }) {
  if (bots.every(({ wins, wrong, spread }) => wins + wrong === 0 && spread === null)) return null;
  return (
    <section class="st-bots" data-testid="bots">
      <h2>
        <BotFace level={null} /> {texts.t("statistics-bots")}
      </h2>
      <div class="st-charts">
        <Reactions players={bots} isBots />
        <Bars name="wins" players={bots} isBots />
        <Bars name="wrong" players={bots} isBots />
      </div>
    </section>
  );
}

function Download({ evening }: { evening: EveningFigures }) {
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const save = async () => {
    setState("busy");
    try {
      const before = (match: string) => fetchMatchesBefore(evening.hours, match);
      saveCsv(await allMatches(evening, before), "totembox.csv");
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <div class="sheet-actions">
      {state === "failed" && <p role="alert">{texts.t("statistics-failed")}</p>}
      <Button testid="csv" disabled={state === "busy"} onClick={() => void save()}>
        {texts.t("statistics-csv")}
      </Button>
    </div>
  );
}
