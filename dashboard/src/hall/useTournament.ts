import { useEffect, useState } from "preact/hooks";
import { language } from "../shell/language";
import { Refused, request } from "../wire/http";
import type { TournamentReport } from "./protocol";

export interface Choice {
  /** null is the one that the hall counts for now. */
  tournament: string | null;
  game: string;
}

/** The report that was asked for last, or the sentence that says why there is none. */
export function useTournament(choice: Choice, version: number | null) {
  const [report, setReport] = useState<TournamentReport | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    request<TournamentReport>(addressOf("tournament", choice), { signal: asking.signal }).then(
      (found) => {
        setReport(found);
        setFault(null);
      },
      (error: unknown) => {
        // Without an answer the page has lost the hall, which the banner says.
        if (error instanceof Refused) setFault(error.problem?.text[language.value] ?? error.message);
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
