import type { RoundReport, RoundTable } from "../contract/wire";
import { language } from "../shell/language";
import { listed } from "../shell/verdicts";
import { texts } from "./texts";
import "./rounds.css";

/** The rounds of a tournament, newest first: who sits at which table, and who won there. */
export function Rounds({ rounds }: { rounds: readonly RoundReport[] }) {
  return (
    <>
      {rounds.map((round) => (
        <section key={round.number} class="hall-round" data-testid={`round-${round.number}`}>
          <h3>
            {texts.t("hall-round", { number: round.number })}{" "}
            <span class="note">{texts.t(`hall-method-${round.method}`)}</span>
          </h3>
          <ol class="hall-pairings">
            {round.tables.map((table) => (
              <Pairing key={table.names.join()} table={table} />
            ))}
          </ol>
          {round.bye && <p class="note">{texts.t("hall-bye", { name: round.bye })}</p>}
        </section>
      ))}
    </>
  );
}

function Pairing({ table }: { table: RoundTable }) {
  const winners = table.winners;
  return (
    <li class={winners ? "is-over" : ""}>
      <span class="hall-pair">{listed(table.names, language.value)}</span>
      {winners && (
        <span class="hall-word">
          {texts.t("hall-winners", {
            count: winners.length,
            names: listed(winners, language.value),
          })}
        </span>
      )}
    </li>
  );
}
