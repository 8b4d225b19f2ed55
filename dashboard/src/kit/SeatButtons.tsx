import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Table } from "../contract/wire";

const Buttons = createContext<readonly number[]>([]);

/** The button of a seat of the match; outside of one a seat is its button. */
export const useButton = (seat: number): number => useContext(Buttons)[seat] ?? seat;

/** What is inside counts seats as the match does; colours and symbols are those of their buttons. */
export function SeatButtons(props: { table: Table | null; children: ComponentChildren }) {
  const buttons = props.table?.seats.map(({ button }) => button) ?? [];
  const colours = buttons.map((button, seat) => [`--seat-${seat}`, `var(--button-${button})`]);
  return (
    <Buttons.Provider value={buttons}>
      <div style={{ display: "contents", ...Object.fromEntries(colours) }}>{props.children}</div>
    </Buttons.Provider>
  );
}
