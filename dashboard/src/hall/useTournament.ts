import { useEffect, useState } from "preact/hooks";
import type { Report } from "../contract/wire";
import { language } from "../shell/language";
import { Refused, request } from "../wire/http";

export interface Choice {
  /** null is the current tournament of the hall. */
  tournament: string | null;
  game: string;
}

/** The last requested report, or the error message. */
export function useTournament(choice: Choice, version: number | null) {
  const [report, setReport] = useState<Report | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    request<Report>(addressOf("tournament", choice), { signal: asking.signal }).then(
      (found) => {
        setReport(found);
        setFault(null);
      },
      (error: unknown) => {
        // Without an answer the connection is lost, which the banner shows.
        if (error instanceof Refused)
          setFault(error.problem?.text[language.value] ?? error.message);
      },
    );
    return () => asking.abort();
  }, [choice.tournament, choice.game, version]);
  return { report, fault };
}

export function addressOf(what: string, { tournament, game }: Choice): string {
  const query = new URLSearchParams();
  if (tournament !== null) query.set("tournament", tournament);
  if (game !== "") query.set("game", game);
  return `/api/hall/${what}?${query}`;
}
