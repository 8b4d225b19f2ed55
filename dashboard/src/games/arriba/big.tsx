import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { verdictSentence } from "../../shell/verdicts";
import { bigOf, type TableProps } from "../page";
import { CardLines } from "./CardLines";
import { Judged } from "./Judged";
import { Now } from "./Now";
import { PhotoFinish } from "./PhotoFinish";
import { isJudged } from "./sayings";
import { Table } from "./Table";
import { texts } from "./texts";
// The style sheets of the pages.
import "./index";
import "./big.css";
import "./big-judged.css";

const SHOWN_MS = 7000;

/** All open cards; after a grab its photo finish lies over them until the next card is turned. */
function BigTable({ view, nameOf }: TableProps<"arriba">) {
  const isFresh = useFreshPhoto(view);
  return (
    <div class="ar-page ar-big">
      {isJudged(view) ? (
        !isFresh && <BigJudged view={view} nameOf={nameOf} />
      ) : (
        <>
          <Table view={view} me={null} nameOf={nameOf} />
          <p class="ar-centre" data-testid="centre">
            {texts.t("arriba-centre-count", { count: view.centre })}
          </p>
        </>
      )}
      {isFresh && (
        <div class="ar-moment" data-testid="tv-photo">
          <p class="ar-moment-line">{view.verdict && verdictSentence(view.verdict, nameOf)}</p>
          <PhotoFinish marks={view.photo} nameOf={nameOf} />
          <CardLines view={view} me={null} nameOf={nameOf} />
        </div>
      )}
    </div>
  );
}

/** The question or the handling and the counts; what the moment over it says is not said twice. */
const BigJudged = ({ view, nameOf }: Pick<TableProps<"arriba">, "view" | "nameOf">) => (
  <Judged
    view={view}
    me={null}
    nameOf={nameOf}
    isBusy={false}
    say={null}
    hasLegend={!view.counted}
  />
);

/** Whether the photo came just now; one that was there when the page was opened is old. */
function useFreshPhoto(view: View): boolean {
  const photo = view.photo.length > 0 ? JSON.stringify(view.photo) : null;
  const cards = JSON.stringify([view.asks, view.seats.map(({ top, draw }) => [top, draw])]);
  const known = useRef(photo);
  const [shown, setShown] = useState<{ photo: string; cards: string } | null>(null);
  useEffect(() => {
    if (photo === known.current) return undefined;
    known.current = photo;
    if (photo === null) return undefined;
    setShown({ photo, cards });
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [photo]);
  return shown !== null && shown.photo === photo && shown.cards === cards;
}

export default bigOf("arriba", Now, BigTable);
