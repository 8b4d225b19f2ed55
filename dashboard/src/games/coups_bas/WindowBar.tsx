import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { kindOf } from "./cards";
import { kindName } from "./names";
import { answerIn, answerKind } from "./plays";
import { texts } from "./texts";
import type { CoupsBasView, WindowView } from "./view";

interface Props {
  view: CoupsBasView;
  me: number;
  moves: readonly string[];
  isBusy: boolean;
  send: (move: string) => void;
}

/** Somebody else's card lies there: press the arcade button to answer it, or let it stand. */
export function WindowBar({ view, me, moves, isBusy, send }: Props) {
  const window = view.window;
  const isAsked = window !== null && window.seats.includes(me);
  if (!isAsked) return null;
  const isPressed = view.mine?.pressed ?? false;
  return (
    <ActionBar>
      <div class="cb-press" data-seat={me} data-testid="press" data-pressed={isPressed}>
        <span class="cb-arcade" aria-hidden="true" />
        <p>
          <strong>{texts.t(isPressed ? "coups_bas-pressed" : "coups_bas-press")}</strong>
          <span>{texts.t(`coups_bas-press-${holding(view, window)}`, answerArgs(window))}</span>
        </p>
      </div>
      {moves.includes("pass") && (
        <Button look="huge" testid="pass" disabled={isBusy} onClick={() => send("pass")}>
          {texts.t("coups_bas-pass")}
        </Button>
      )}
    </ActionBar>
  );
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
function holding(view: CoupsBasView, window: WindowView): "yes" | "no" | "real" {
  if (view.deck === "table") return "real";
  const kind = answerKind(window);
  return view.mine?.hand.some((card) => kindOf(card) === kind) ? "yes" : "no";
}
