import { t } from "../../shell/texts";
import type { NameOf } from "../../shell/verdicts";
import { Button } from "../Button";
import { ActionBar } from "../play/ActionBar";
import { actorName } from "./actorName";
import type { Review } from "./useReview";

interface Props {
  review: Review;
  nameOf: NameOf;
  told: (move: string) => string;
}

/** Under the thumb while a past move is shown: back, on, and to the match as it is now. */
export function ReviewBar({ review, nameOf, told }: Props) {
  const { moves, place, show, leave } = review;
  if (place === null) return null;
  const made = moves[place];
  const note = made
    ? t("ui-move-what", { move: actorName(made.seat, nameOf), what: told(made.move) })
    : t("ui-review-start");
  return (
    <ActionBar note={note}>
      <p class="review-place" data-testid="review-place">
        {t("ui-review-place", { place: place + 1, count: moves.length })}
      </p>
      <div class="action-bar-row">
        <Button
          label={t("ui-review-back")}
          testid="review-back"
          disabled={place < 0}
          onClick={() => show(place - 1)}
        >
          ◀
        </Button>
        <Button
          label={t("ui-review-next")}
          testid="review-next"
          disabled={place >= moves.length - 1}
          onClick={() => show(place + 1)}
        >
          ▶
        </Button>
        <Button look="primary" testid="review-live" onClick={leave}>
          {t("ui-review-live")}
        </Button>
      </div>
    </ActionBar>
  );
}
