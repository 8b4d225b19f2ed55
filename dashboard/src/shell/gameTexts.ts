import type { GameTexts } from "../contract/wire";
import { Refused, request } from "../wire/http";

const NOTHING: GameTexts = { fluent: {}, rules: {} };
const asked = new Map<string, Promise<GameTexts>>();

/** The texts of a game that is not in this build, requested once from the box. */
export function textsFromBox(game: string): Promise<GameTexts> {
  const answer = asked.get(game) ?? request<GameTexts>(`/api/texts?game=${game}`).catch(nothing);
  asked.set(game, answer);
  return answer;
}

/** A refusal means that the box has no texts of this game; without an answer it is retried later. */
function nothing(error: unknown): GameTexts {
  if (error instanceof Refused) return NOTHING;
  throw error;
}
