import { type Signal, signal } from "@preact/signals";
import type { GameEntry, Summary, Ticket } from "../contract/wire";
import { Feed } from "../wire/feed";

/** What a spectator may read, with what the big screen needs beside it. */
export class TvFeed extends Feed {
  /** Names, scores and the last verdict in words, of any game. */
  readonly summary: Signal<Summary | null>;
  override readonly games: Signal<GameEntry[]> = signal([]);

  constructor(ticket: Ticket) {
    super(ticket);
    this.summary = this.retained("public/summary");
    this.link.listen<{ games: GameEntry[] }>("public/games", (message) => {
      this.games.value = message.games;
    });
  }
}
