import type {
  BoxInfo,
  EveningFigures,
  HostRequest,
  JoinRequest,
  MatchMoves,
  NamedProblem,
  PanelTickets,
  PendingRequest,
  PlaceRequest,
  PublicState,
  Ticket,
} from "../contract/wire";

/** A refused request, with the message of the box if there is one. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: NamedProblem | null,
  ) {
    super(problem?.key ?? `status ${status}`);
  }
}

export const fetchBox = (signal?: AbortSignal): Promise<BoxInfo> =>
  request("/api/box", signal ? { signal } : {});

export const fetchStatistics = (hours: number, signal: AbortSignal): Promise<EveningFigures> =>
  request(`/api/statistics?hours=${hours}`, { signal });

/** The page of matches before one. */
export const fetchMatchesBefore = (hours: number, match: string): Promise<EveningFigures> =>
  request(`/api/statistics?hours=${hours}&before=${encodeURIComponent(match)}`);

/** All moves of the match, in a game that hides nothing. */
export const fetchMoves = (match: string, signal: AbortSignal): Promise<MatchMoves> =>
  request(`/api/moves?${new URLSearchParams({ match })}`, { signal });

/** The table as it was after so many moves. */
export const fetchMoment = (
  match: string,
  number: number,
  signal: AbortSignal,
): Promise<PublicState> =>
  request(`/api/moment?${new URLSearchParams({ match, number: String(number) })}`, { signal });

/** Asks for a press, for a seat or without one to host; the answer has the code of the request. */
export const requestPlace = (wanted: PlaceRequest, signal: AbortSignal): Promise<PendingRequest> =>
  request("/api/request", post(wanted, signal));

export const joinSeat = (wish: JoinRequest, signal?: AbortSignal): Promise<Ticket> =>
  request("/api/join", post(wish, signal));

/** Asks to be the host; the answer waits until two arcade buttons are held. */
export const hostTable = (wish: HostRequest, signal?: AbortSignal): Promise<Ticket> =>
  request("/api/host", post(wish, signal));

export const watchTable = (): Promise<Ticket> => request("/api/watch", post({}));

export const openPanel = (key: string): Promise<PanelTickets> =>
  request("/api/panel", post({ key }));

function post(body: unknown, signal?: AbortSignal): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) };
}

export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  // The box forbids to keep its answers; a cache mode of our own would miss what was preloaded.
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Refused(answer.status, await problemOf(answer));
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<NamedProblem | null> {
  try {
    return ((await answer.json()) as { problem?: NamedProblem }).problem ?? null;
  } catch {
    return null;
  }
}
