import { useEffect, useState } from "preact/hooks";
import type { PastMoves } from "../../contract/wire";
import { notifyRefusal } from "../../kit/Toast";
import type { Feed } from "../../wire/feed";

/** The latest moves, and what could have been done after `to` of them; null until the box answers. */
export function usePast(host: Feed, to: number, number: number): PastMoves | null {
  const [past, setPast] = useState<PastMoves | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const reply = await host.ask({ do: "past", to: Math.min(to, number) });
      if (!isWanted) return;
      notifyRefusal(reply);
      if (reply.past) setPast(reply.past);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [to, number]);
  return past;
}

/** The table waits while somebody corrects it: what is taken back must not grow meanwhile. */
export function usePauseMeanwhile(host: Feed): void {
  useEffect(() => {
    const table = host.table.peek();
    const isOver = host.state.peek()?.outcome != null;
    if (!table?.match || table.ended || table.paused || isOver) return undefined;
    void host.ask({ do: "pause" });
    return () => void host.ask({ do: "resume" });
  }, []);
}
