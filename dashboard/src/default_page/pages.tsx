import type { PublicState } from "../contract/wire";
import type { AnyTableProps } from "../games/page";
import { History } from "../kit/History";
import { Banner } from "../kit/play/Banner";
import { Finale } from "../kit/play/Finale";
import { GoOn } from "../kit/play/GoOn";
import { ScanButton } from "../kit/play/Scanning";
import { Verdicts } from "../kit/play/Verdicts";
import { Texts, t } from "../shell/texts";
import { listedNames } from "../shell/verdicts";
import { MoveList } from "./MoveList";
import { situationOf } from "./situation";

/** The page of one seat of any game: whose turn it is, what was decided, and its legal moves. */
export function SeatPage(props: AnyTableProps) {
  const { state, moves, play } = props;
  return (
    <div class="any-page">
      <div class="any">
        <Told {...props} />
        {state.outcome === null && (
          <section class="panel any-mine" aria-labelledby="any-moves" data-testid="moves">
            <h2 id="any-moves">{t("ui-moves")}</h2>
            {moves.length === 0 && <p class="note">{t("ui-moves-none")}</p>}
            <MoveList moves={moves} texts={new Texts(state.game)} play={play} />
            <ScanButton />
            <GoOn goOn={props.goOn} />
          </section>
        )}
        <History happenings={props.happenings} nameOf={props.nameOf} />
      </div>
    </div>
  );
}

/** The page of somebody who only watches. */
export function PublicPage(props: AnyTableProps) {
  return (
    <div class="any-page">
      <div class="any">
        <Told {...props} me={null} />
        <History happenings={props.happenings} nameOf={props.nameOf} />
      </div>
    </div>
  );
}

function Told(props: AnyTableProps) {
  return (
    <div class="any-told">
      {props.state.outcome === null ? <Now {...props} /> : <End {...props} />}
      <Verdicts happenings={props.happenings} nameOf={props.nameOf} />
    </div>
  );
}

export function Now({ state, me, nameOf }: AnyTableProps) {
  const { tone, seats, title, hint } = situationOf(state, me, nameOf);
  const phase = phaseOf(state);
  const words = new Texts(state.game).find("word-phase", { phase });
  return (
    <Banner {...{ tone, seats, title, hint, phase }} news={`${tone} ${title} ${phase}`}>
      {words && <p class="any-phase">{words}</p>}
    </Banner>
  );
}

function End({ state, me, nameOf }: AnyTableProps) {
  const { winners = [], rule = null } = state.outcome ?? {};
  const isMine = me !== null && winners.includes(me) && winners.length === 1;
  const args = { names: listedNames(winners, nameOf), count: winners.length };
  return (
    <Finale winners={winners} rule={rule} title={t(isMine ? "ui-end-me" : "ui-end-won", args)} />
  );
}

/** The phase that most views name; a game without phases has none. */
export function phaseOf({ view }: PublicState): string {
  const isNamed = typeof view === "object" && view !== null && "phase" in view;
  return isNamed ? String(view.phase) : "";
}
