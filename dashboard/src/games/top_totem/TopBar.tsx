import { Button } from "../../kit/Button";
import { GoOn } from "../../kit/play/GoOn";
import { namedTops } from "./plays";
import { texts } from "./texts";

interface Props {
  moves: readonly string[];
  isBusy: boolean;
  send: (move: string) => void;
  goOn: (() => void) | undefined;
}

/** TOP!: makes a capture due, any or a named one; the arcade button does the same. */
export function TopBar({ moves, isBusy, send, goOn }: Props) {
  const named = namedTops(moves);
  return (
    <div class="tt-top">
      <div class="action-bar-row">
        {moves.includes("top") && (
          <Button look="primary" testid="top" disabled={isBusy} onClick={() => send("top")}>
            {texts.t("top_totem-top")}
          </Button>
        )}
        <GoOn goOn={goOn} />
      </div>
      {named.length > 0 && (
        <div class="tt-tops" role="group" aria-label={texts.t("top_totem-top-name")}>
          {named.map(({ move, piece, victim }) => (
            <Button
              key={move}
              testid={`top-${piece}x${victim}`}
              disabled={isBusy}
              onClick={() => send(move)}
            >
              {texts.t("top_totem-top-named", { piece, victim })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
