import type { PublicState, SeatView, Table } from "../contract/wire";
import { situationOf } from "../default_page/situation";
import type { GameWords } from "../games/page";
import { verbInWords } from "../shell/moves";
import { nameIn } from "../shell/names";
import { Texts } from "../shell/texts";
import { type Kind, kindsOf } from "./kinds";
import { texts } from "./texts";

interface Props {
  table: Table | null;
  state: PublicState | null;
  /** What this seat may do; null for somebody who watches, and for the host. */
  mine: SeatView | null;
  words: GameWords;
}

/** What can I do now? The legal kinds of moves of this seat, and who is awaited by what. */
export function NowHelp({ table, state, mine, words }: Props) {
  const still = stillOf(table, state);
  if (table === null || state === null || still !== null)
    return <p data-testid="help-now">{texts.t(still ?? "help-now-none")}</p>;
  const me = mine?.seat ?? null;
  const { title, hint } = situationOf(state, me, (seat) => nameIn(table, seat));
  const kinds = mine ? kindsOf(mine.moves, mine.press, words.wordsOf) : [];
  return (
    <div class="help-now" data-testid="help-now">
      <p class="help-situation">
        <strong>{title}</strong>
        {hint && <span>{hint}</span>}
      </p>
      {kinds.length > 0 ? (
        <>
          <h3>{texts.t("help-now-can")}</h3>
          <ul class="help-kinds">
            {kinds.map((kind) => (
              <KindLine key={kind.verb} game={state.game} kind={kind} />
            ))}
          </ul>
        </>
      ) : (
        <p>{texts.t(mine ? "help-now-nothing" : "help-now-watching")}</p>
      )}
      {mine?.press && !(me! in state.awaited && state.awaited[me!] === "button") && (
        <p class="note">{texts.t("help-now-free-press")}</p>
      )}
    </div>
  );
}

/** Why nobody can do anything, if so. */
function stillOf(table: Table | null, state: PublicState | null): string | null {
  if (table?.match == null || state === null || table.ended) return "help-now-none";
  if (state.outcome !== null) return "help-now-over";
  return table.paused ? "help-now-paused" : null;
}

function KindLine({ game, kind }: { game: string; kind: Kind }) {
  const count = kind.onPhone;
  const where = kind.isPress ? (count > 0 ? "both" : "button") : "phone";
  return (
    <li data-testid={`kind-${kind.verb}`}>
      <strong>{verbInWords(new Texts(game), kind.verb)}</strong>
      <span class="note">{texts.t(`help-now-${where}`, { count })}</span>
    </li>
  );
}
