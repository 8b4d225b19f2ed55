import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { lineForBox, type SeatsFrom } from "../../shell/moves";
import { t } from "../../shell/texts";

interface Props {
  number: number;
  seatsFrom: SeatsFrom | undefined;
  /** The buttons of the match's seats, by which people number them. */
  buttons: readonly number[] | undefined;
  onSend: (to: number, moves: string[]) => void;
}

/** The same by notation, for several moves at once and for what the lists do not offer. */
export function Typed({ number, seatsFrom, buttons, onSend }: Props) {
  const [to, setTo] = useState(Math.max(0, number - 1));
  const [lines, setLines] = useState("");
  const typed = lines.split("\n").filter((line) => line.trim() !== "");
  const read = typed.map((line) => lineForBox(line, seatsFrom, buttons));
  const moves = read.filter((line) => line !== null);
  const wrong = typed.find((_, place) => read[place] === null);
  return (
    <details class="panel" data-testid="correct-typed">
      <summary>
        <span>{t("ui-correct-typed")}</span>
      </summary>
      <p class="note">{t("ui-correct-typed-note", { number })}</p>
      <label class="field">
        <span>{t("ui-correct-to")}</span>
        <input
          type="number"
          min={0}
          max={number}
          value={to}
          data-testid="typed-to"
          onInput={(event) => setTo(event.currentTarget.valueAsNumber)}
        />
      </label>
      <label class="field">
        <span>{t("ui-correct-moves")}</span>
        <textarea
          rows={3}
          value={lines}
          data-testid="typed-moves"
          onInput={(event) => setLines(event.currentTarget.value)}
        />
      </label>
      <p class="trouble" role="status" data-testid="typed-wrong" hidden={wrong === undefined}>
        {wrong !== undefined && t("ui-correct-no-seat", { line: wrong })}
      </p>
      <div class="sheet-actions">
        <Button
          testid="typed-confirm"
          disabled={!Number.isInteger(to) || wrong !== undefined}
          onClick={() => onSend(to, moves)}
        >
          {t("ui-correct")}
        </Button>
      </div>
    </details>
  );
}
