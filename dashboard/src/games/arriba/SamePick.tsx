import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { SeatMark } from "../../kit/SeatMark";
import { listedNames, type NameOf } from "../../shell/verdicts";
import { Enough } from "./Enough";
import { sameMove, youAmong } from "./sayings";
import { texts } from "./texts";

interface Props {
  /** The seat that pressed first: it is in the pair, unless people say otherwise. */
  first: number;
  /** All seats that may have shown the shape. */
  seats: readonly number[];
  me: number | null;
  nameOf: NameOf;
  isBusy: boolean;
  isEnough: (move: string) => boolean;
  say: (move: string) => void;
}

const FEWEST = 2;

/** The same shape: one tap on the other seat of a pair; three or more, or others, one by one. */
export function SamePick(props: Props) {
  const { first, me, isBusy, isEnough, say } = props;
  const [many, setMany] = useState<readonly number[] | null>(null);
  const nameOf = youAmong(me, props.nameOf);
  if (many !== null)
    return <ManyPick {...props} many={many} onPick={setMany} onBack={() => setMany(null)} />;
  return (
    <div class="ar-same" role="group" aria-label={texts.t("arriba-same")}>
      <p class="ar-same-how">{texts.t("arriba-same-as", { seat: nameOf(first) })}</p>
      <div class="ar-seats" data-count={props.seats.length - 1}>
        {props.seats
          .filter((seat) => seat !== first)
          .map((seat) => (
            <button
              key={seat}
              type="button"
              class="ar-seat"
              data-seat={seat}
              data-testid={`pair-${seat}`}
              disabled={isBusy}
              onClick={() => say(sameMove([first, seat]))}
            >
              <SeatMark seat={seat} />
              <span class="name">{nameOf(seat)}</span>
              {me !== null && isEnough(sameMove([first, seat])) && <Enough />}
            </button>
          ))}
      </div>
      {props.seats.length > FEWEST && (
        <Button look="quiet" testid="pair-more" onClick={() => setMany([first])}>
          {texts.t("arriba-same-more")}
        </Button>
      )}
    </div>
  );
}

interface ManyProps extends Props {
  many: readonly number[];
  onPick: (seats: readonly number[]) => void;
  onBack: () => void;
}

function ManyPick({ seats, many, me, nameOf, isBusy, say, onPick, onBack }: ManyProps) {
  const youOf = youAmong(me, nameOf);
  const toggled = (seat: number) =>
    many.includes(seat) ? many.filter((one) => one !== seat) : [...many, seat];
  const chosen = seats.filter((seat) => many.includes(seat));
  return (
    <div class="ar-same" role="group" aria-label={texts.t("arriba-same")}>
      <p class="ar-same-how">{texts.t("arriba-same-who")}</p>
      <div class="ar-seats" data-count={seats.length}>
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class="ar-seat"
            data-seat={seat}
            data-testid={`pick-${seat}`}
            aria-pressed={many.includes(seat)}
            onClick={() => onPick(toggled(seat))}
          >
            <SeatMark seat={seat} />
            <span class="name">{youOf(seat)}</span>
          </button>
        ))}
      </div>
      <Button
        look="huge"
        testid="pick-done"
        disabled={isBusy || chosen.length < FEWEST}
        onClick={() => say(sameMove(chosen))}
      >
        {chosen.length < FEWEST
          ? texts.t("arriba-same-fewest")
          : texts.t("arriba-lay-same", { seats: listedNames(chosen, youOf) })}
      </Button>
      <Button look="quiet" testid="pick-back" onClick={onBack}>
        {texts.t("arriba-same-back")}
      </Button>
    </div>
  );
}
