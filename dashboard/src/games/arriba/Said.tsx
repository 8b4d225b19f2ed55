import type { View } from "../../contract/arriba";
import { useSpoken } from "../../kit/announce";
import { Button } from "../../kit/Button";
import { SeatMark } from "../../kit/SeatMark";
import type { NameOf } from "../../shell/verdicts";
import { isDisputed, sayingInWords, youAmong } from "./sayings";
import { texts } from "./texts";

/** Sends a move; null where the page only shows. */
export type Say = ((move: string) => void) | null;

interface Props {
  said: View["said"];
  me: number | null;
  nameOf: NameOf;
  isBusy: boolean;
  say: Say;
}

/** Who said what, each with the one tap that confirms it. */
export function Said({ said, me, nameOf, isBusy, say }: Props) {
  const isOpen = isDisputed(said);
  const isMine = said.length === 1 && said[0]!.seat === me;
  useSpoken(said.map((one) => sentenceOf(one, me, nameOf)).join(" "));
  return (
    <div class="ar-said" data-testid="said" data-count={said.length}>
      {isOpen && me === null && <p class="ar-again">{texts.t("arriba-said-again")}</p>}
      {said.map((one) => (
        <div key={one.seat} class="ar-word" data-testid={`said-${one.seat}`} data-move={one.move}>
          <SeatMark seat={one.seat} />
          <p>{sentenceOf(one, me, nameOf)}</p>
          {say && one.seat !== me && (
            <Button
              look={isOpen ? "primary" : "huge"}
              testid={`confirm-${one.seat}`}
              disabled={isBusy}
              label={`${texts.t("arriba-said-yes")} ${sayingInWords(one.move, nameOf)}`}
              onClick={() => say(one.move)}
            >
              {texts.t("arriba-said-yes")}
            </Button>
          )}
        </div>
      ))}
      {isMine && <p class="note">{texts.t("arriba-said-waits")}</p>}
    </div>
  );
}

function sentenceOf({ seat, move }: View["said"][number], me: number | null, nameOf: NameOf) {
  const key = seat === me ? "arriba-said-mine" : "arriba-said-other";
  return texts.t(key, { seat: nameOf(seat), what: sayingInWords(move, youAmong(me, nameOf)) });
}
