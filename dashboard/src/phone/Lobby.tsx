import type { Table } from "../contract/wire";
import { FirstVisit } from "../help/parts";
import { SeatMark } from "../kit/SeatMark";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";

/** Before a match: who is here, and what everybody waits for. */
export function Lobby({ table, me }: { table: Table; me: number | null }) {
  const here = table.seats.filter((entry) => entry.joined);
  return (
    <>
      <section class="panel lobby" data-testid="lobby">
        <h2>{t(me === null ? "ui-lobby-watching" : "ui-lobby")}</h2>
        <p>{t("ui-lobby-wait")}</p>
        <ul class="lobby-seats">
          {here.map(({ seat }) => (
            <li key={seat} class={seat === me ? "is-me" : ""}>
              <SeatMark seat={seat} />
              <span class="name">{nameIn(table, seat)}</span>
            </li>
          ))}
        </ul>
        {me !== null && <p class="note">{t("ui-lobby-button")}</p>}
      </section>
      {me !== null && <FirstVisit page="phone" keys={null} />}
    </>
  );
}
