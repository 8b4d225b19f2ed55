import { useState } from "preact/hooks";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { t } from "../shell/texts";
import type { Command } from "../wire/protocol";

interface Props {
  number: number;
  ask: (command: Command) => Promise<void>;
  onClose: () => void;
}

/** The people at the table overrule the box: back to a move, other moves instead, and why. */
export function CorrectDialog({ number, ask, onClose }: Props) {
  const [to, setTo] = useState(Math.max(0, number - 1));
  const [lines, setLines] = useState("");
  const [reason, setReason] = useState("");
  const moves = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return (
    <Dialog title={t("ui-correct")} onClose={onClose} testid="correct-dialog">
      <p>{t("ui-correct-note", { number })}</p>
      <label class="field">
        <span>{t("ui-correct-to")}</span>
        <input
          type="number"
          min={0}
          max={number}
          value={to}
          onInput={(event) => setTo(event.currentTarget.valueAsNumber)}
        />
      </label>
      <label class="field">
        <span>{t("ui-correct-moves")}</span>
        <textarea rows={3} value={lines} onInput={(event) => setLines(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>{t("ui-correct-reason")}</span>
        <input
          data-testid="correct-reason"
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <div class="sheet-actions">
        <Button
          look="primary"
          testid="correct-confirm"
          disabled={reason.trim() === "" || !Number.isInteger(to)}
          onClick={() => void ask({ do: "correct", to, moves, reason: reason.trim() })}
        >
          {t("ui-correct")}
        </Button>
      </div>
    </Dialog>
  );
}
