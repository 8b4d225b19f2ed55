/** What a room tells the end of a match; apart from its page, which loads with a game. */

import { createContext } from "preact";

/** The same match once more, as this phone may ask for it. */
export interface RematchOffer {
  begin: () => Promise<void>;
  /** Whether this phone has asked, and the others have not yet. */
  isAsked: boolean;
  /** The others who asked, empty if nobody did. */
  by: string;
}

export const Rematch = createContext<RematchOffer | null>(null);

/** The seat of a player whose phone was there when the match was played: to it the end is news. */
export const Finalist = createContext<number | null>(null);
