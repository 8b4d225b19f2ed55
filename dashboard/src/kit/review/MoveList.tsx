import { t } from "../../shell/texts";
import type { NameOf } from "../../shell/verdicts";
import { SeatMark } from "../SeatMark";
import { actorName } from "./actorName";
import type { Review } from "./useReview";
import "./review.css";

interface Props {
  review: Review;
  nameOf: NameOf;
  /** A move in the words of its game. */
  told: (move: string) => string;
}

/** All moves of the match, the newest first; a tap shows the table after it. */
export function MoveList({ review, nameOf, told }: Props) {
  return (
    <details
      class="panel"
      data-testid="moves-made"
      onToggle={(event) => review.list(event.currentTarget.open)}
    >
      <summary>
        <span>{t("ui-review")}</span>
      </summary>
      <ol class="review-list">
        {review.moves
          .map((made, place) => ({ made, place }))
          .reverse()
          .map(({ made, place }) => (
            <li key={made.number}>
              <button
                type="button"
                class="review-move"
                aria-current={place === review.place ? "step" : undefined}
                data-testid={`move-made-${place + 1}`}
                onClick={() => review.show(place)}
              >
                <span class="review-number">{place + 1}</span>
                {made.seat === "chance" ? <span /> : <SeatMark seat={made.seat} size="small" />}
                <span>
                  <strong>{actorName(made.seat, nameOf)}</strong> {told(made.move)}
                </span>
              </button>
            </li>
          ))}
      </ol>
      {review.moves.length === 0 && <p class="note">{t("ui-review-none")}</p>}
    </details>
  );
}
