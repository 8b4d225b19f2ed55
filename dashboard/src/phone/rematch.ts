import type { SeatView, Table } from "../contract/wire";
import type { RematchOffer } from "../kit/play/ending";
import { notifyRefusal } from "../kit/Toast";
import { nameIn } from "../shell/names";
import { listedNames } from "../shell/verdicts";
import type { Feed } from "../wire/feed";
import { askAsHost, isHosting } from "./Hosting";

/** How this phone may ask for a rematch: the host begins it, players agree on it. */
export function rematchOffer(feed: Feed, table: Table, mine: SeatView | null): RematchOffer | null {
  const asHost = isHosting();
  if (mine === null && !asHost) return null;
  const others = table.rematch.filter((seat) => seat !== mine?.seat);
  return {
    begin: async () => {
      const command = { do: "rematch", match: table.match } as const;
      notifyRefusal((asHost ? await askAsHost(command) : null) ?? (await feed.ask(command)));
    },
    isAsked: !asHost && mine !== null && table.rematch.includes(mine.seat),
    by: others.length > 0 ? listedNames(others, (seat) => nameIn(table, seat)) : "",
  };
}
