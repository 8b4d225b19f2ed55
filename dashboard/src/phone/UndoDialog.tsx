import { useSpoken } from "../kit/announce";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { language } from "../shell/language";
import { nameIn } from "../shell/names";
import { t } from "../shell/texts";
import { listed } from "../shell/verdicts";
import { type Command, positionOf } from "../wire/commands";
import type { Feed } from "../wire/feed";

interface Props {
  feed: Feed;
  me: number;
  ask: (command: Command) => Promise<boolean>;
}

/** Somebody asks to take the last move back: my word is wanted, or others' words are awaited. */
export function UndoDialog({ feed, me, ask }: Props) {
  const table = feed.table.value;
  const undo = table?.undo ?? null;
  if (table === null || undo === null) return null;
  // This vote, not the one that another move may have brought meanwhile.
  const vote = positionOf(table);
  const decline = () => void ask({ do: "decline", ...vote });
  if (!undo.waiting.includes(me)) {
    const names = listed(
      undo.waiting.map((seat) => nameIn(table, seat)),
      language.value,
    );
    return (
      <Asked text={t("ui-undo-waiting", { names })} onWithdraw={undo.by === me ? decline : null} />
    );
  }
  return (
    <Dialog title={t("ui-undo-title")} onClose={decline} testid="undo-dialog">
      <p>{t("ui-undo-question", { name: nameIn(table, undo.by) })}</p>
      <div class="sheet-actions">
        <Button look="primary" testid="agree" onClick={() => void ask({ do: "agree", ...vote })}>
          {t("ui-undo-agree")}
        </Button>
        <Button testid="decline" onClick={decline}>
          {t("ui-undo-decline")}
        </Button>
      </div>
    </Dialog>
  );
}

function Asked({ text, onWithdraw }: { text: string; onWithdraw: (() => void) | null }) {
  useSpoken(text);
  return (
    <section class="undo-wait" aria-label={t("ui-undo")} data-testid="undo-wait">
      <span>{text}</span>
      {onWithdraw && (
        <Button look="quiet" onClick={onWithdraw}>
          {t("ui-undo-withdraw")}
        </Button>
      )}
    </section>
  );
}
