import type { View, WindowView } from "../../contract/coups_bas";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { kindOf } from "./cards";
import { kindName } from "./names";
import { answerIn, answerKind } from "./plays";
import { texts } from "./texts";

interface Props {
  view: View;
  me: number;
  moves: readonly string[];
  isBusy: boolean;
  send: (move: string) => void;
}

/** Somebody else's card lies there: press the arcade button to answer it, or let it stand. */
export function WindowBar({ view, me, moves, isBusy, send }: Props) {
  const window = view.window;
  if (moves.includes("close")) return <CloseBar isBusy={isBusy} send={send} />;
  if (!window?.seats.includes(me)) return null;
  const isPressed = view.mine?.pressed ?? false;
  const holds = holding(view, window);
  return (
    <ActionBar>
      <div class="cb-press" data-seat={me} data-testid="press" data-pressed={isPressed}>
        <span class="cb-arcade" aria-hidden="true" />
        <p>
          <strong>{texts.t(pressKey(window, isPressed))}</strong>
          <span>{texts.t(`coups_bas-press-${holds}`, answerArgs(window))}</span>
        </p>
      </div>
      {moves.includes("pass") && (
        <Button
          look={holds === "no" ? "huge" : "plain"}
          testid="pass"
          disabled={isBusy}
          onClick={() => send("pass")}
        >
          {texts.t("coups_bas-pass")}
        </Button>
      )}
    </ActionBar>
  );
}

/** My real card lies there: one tap says that nobody answers it. */
function CloseBar({ isBusy, send }: Pick<Props, "isBusy" | "send">) {
  return (
    <ActionBar note={texts.t("coups_bas-close-how")}>
      <Button look="huge" testid="close" disabled={isBusy} onClick={() => send("close")}>
        {texts.t("coups_bas-close")}
      </Button>
    </ActionBar>
  );
}

function pressKey(window: WindowView, isPressed: boolean): string {
  if (isPressed) return "coups_bas-pressed";
  return window.closer === null ? "coups_bas-press" : "coups_bas-closing";
}

/** I have the right to answer: use it, or take the press back. */
export function AnswerBar({ view, moves, isBusy, send }: Props) {
  const answer = answerIn(moves);
  if (view.window === null) return null;
  return (
    <ActionBar note={texts.t("coups_bas-answer-how")}>
      {answer && (
        <Button look="huge" testid="answer" disabled={isBusy} onClick={() => send(answer)}>
          {texts.t("coups_bas-answer", answerArgs(view.window))}
        </Button>
      )}
      {moves.includes("withdraw") && (
        <Button testid="withdraw" disabled={isBusy} onClick={() => send("withdraw")}>
          {texts.t("coups_bas-withdraw")}
        </Button>
      )}
    </ActionBar>
  );
}

const answerArgs = (window: WindowView) => ({ card: kindName(answerKind(window)) });

/** Whether my hand holds the answer; of real cards only I know. */
function holding(view: View, window: WindowView): "yes" | "no" | "real" {
  if (view.deck === "table") return "real";
  const kind = answerKind(window);
  return view.mine?.hand.some((card) => kindOf(card) === kind) ? "yes" : "no";
}
