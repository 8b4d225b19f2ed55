import type { BoxInfo, PublicState, Summary, Table } from "../contract/wire";
import type { AnyTableProps, BigModule } from "../games/page";
import { PracticeMark } from "../kit/Practice";
import { RuleTable } from "../kit/RuleDigest";
import { Waiting } from "../kit/Waiting";
import { language } from "../shell/language";
import { nameIn } from "../shell/names";
import { Invitation } from "./Invitation";
import { LastVerdict } from "./LastVerdict";
import type { TvFeed } from "./TvFeed";
import { TvFinale } from "./TvFinale";
import { TvSeats } from "./TvSeats";
import { useBigModule } from "./useBigModule";

interface Props {
  feed: TvFeed;
  table: Table;
  summary: Summary;
  box: BoxInfo;
  isOver: boolean;
}

/** A match: the table and the last verdict in large, beside them who plays and who is awaited. */
export function TvTable({ feed, table, summary, box, isOver }: Props) {
  const state = feed.state.value;
  const big = useBigModule(state?.game ?? null);
  const isThere = big !== undefined && state?.view != null;
  const props = state && propsOf(feed, table, state);
  return (
    <RuleTable.Provider value={table}>
      <main class="tv-table" data-testid="playing" data-number={state?.number}>
        <div class="tv-board" data-game={summary.game}>
          {isOver ? (
            <TvFinale summary={summary} nameOf={(seat) => nameIn(table, seat)} />
          ) : isThere && props ? (
            <big.BigTable {...props} />
          ) : (
            <Waiting />
          )}
        </div>
        <LastVerdict summary={summary} />
        <div class="tv-side">
          <h1>
            {summary.title[language.value]} <PracticeMark table={table} />
          </h1>
          {!isOver && isThere && props && <NowShown big={big} {...props} />}
          <TvSeats summary={summary} table={table} />
          <Invitation box={box} />
        </div>
      </main>
    </RuleTable.Provider>
  );
}

const NowShown = ({ big, ...props }: AnyTableProps & { big: BigModule }) => <big.Now {...props} />;

/** The table as a spectator may know it. */
const propsOf = (feed: TvFeed, table: Table, state: PublicState): AnyTableProps => ({
  state,
  me: null,
  moves: [],
  nameOf: (seat) => nameIn(table, seat),
  happenings: feed.happenings.value,
  analysis: feed.analysisFor(state),
  play: () => Promise.resolve(false),
});
