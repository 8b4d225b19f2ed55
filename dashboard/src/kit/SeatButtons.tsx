import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Table, TableSeat } from "../contract/wire";

const Buttons = createContext<readonly number[]>([]);
const Bots = createContext<readonly (BotLevelName | null)[]>([]);

type BotLevelName = NonNullable<TableSeat["level"]> | "unnamed";

/** The button of a seat of the match; outside of one a seat is its button. */
export const useButton = (seat: number): number => useContext(Buttons)[seat] ?? seat;

/** The level of the bot that plays a seat, or null for a person. */
export const useBotLevel = (seat: number): BotLevelName | null => useContext(Bots)[seat] ?? null;

/** What is inside counts seats as the match does; colours and symbols are those of their buttons. */
export function SeatButtons(props: { table: Table | null; children: ComponentChildren }) {
  const buttons = props.table?.seats.map(({ button }) => button) ?? [];
  const bots = props.table?.seats.map(({ bot, level }) => (bot ? (level ?? "unnamed") : null));
  const colours = buttons.map((button, seat) => [`--seat-${seat}`, `var(--button-${button})`]);
  return (
    <Buttons.Provider value={buttons}>
      <Bots.Provider value={bots ?? []}>
        <div style={{ display: "contents", ...Object.fromEntries(colours) }}>{props.children}</div>
      </Bots.Provider>
    </Buttons.Provider>
  );
}
