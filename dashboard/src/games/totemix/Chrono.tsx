import type { ChronoView } from "../../contract/totemix";
import { useTableClock } from "../../shell/clock";
import { texts } from "./texts";

const NS_PER_S = 1e9;

/** The clock of a timed game, as it runs on the table. */
export function Chrono({ chrono }: { chrono: ChronoView }) {
  const now_ns = useTableClock();
  const isBegun = chrono.clock > 0;
  const left_ns =
    isBegun && now_ns !== null ? Math.max(0, chrono.until_ns - now_ns) : chrono.length_ns;
  return (
    <section
      class={chrono.clock === chrono.clocks ? "tx-chrono is-last" : "tx-chrono"}
      role="timer"
      aria-label={texts.t("totemix-chrono")}
      data-testid="chrono"
    >
      <strong>{isBegun && now_ns === null ? "–:––" : minutes(left_ns)}</strong>
      <span>
        {texts.t(isBegun ? "totemix-clock" : "totemix-clock-waits", {
          clock: chrono.clock,
          clocks: chrono.clocks,
          dice: chrono.dice,
        })}
      </span>
    </section>
  );
}

export function minutes(left_ns: number): string {
  const seconds = Math.ceil(left_ns / NS_PER_S);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
