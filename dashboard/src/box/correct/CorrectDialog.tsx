import { useMemo, useState } from "preact/hooks";
import type { PastMoves } from "../../contract/wire";
import { useGame } from "../../games/useGame";
import { Button } from "../../kit/Button";
import { Dialog } from "../../kit/Dialog";
import { SeatButtons } from "../../kit/SeatButtons";
import { Waiting } from "../../kit/Waiting";
import { nameIn } from "../../shell/names";
import { Texts, t } from "../../shell/texts";
import { type Command, positionOf } from "../../wire/commands";
import type { Feed } from "../../wire/feed";
import { Instead } from "./Instead";
import { useReason } from "./Reason";
import { StepList } from "./StepList";
import { Typed } from "./Typed";
import { type Entered, Teller } from "./teller";
import { usePast, usePauseMeanwhile } from "./usePast";
import "./correct.css";

interface Props {
  host: Feed;
  ask: (command: Command) => Promise<void>;
  onClose: () => void;
}

/** The people at the table overrule the box: back to a move, and what really happened there. */
export function CorrectDialog({ host, ask, onClose }: Props) {
  const [to, setTo] = useState<number | null>(null);
  const table = host.table.value;
  const number = table?.number ?? 0;
  const name = table?.game ?? null;
  const game = useGame(name);
  const past = usePast(host, to ?? number, number);
  usePauseMeanwhile(host);
  const [reason, reasonField] = useReason();
  const teller = useMemo(
    () => new Teller(new Texts(name ?? ""), game?.words ?? {}, (seat) => nameIn(table, seat)),
    [name, game, table],
  );
  const send = (back: number, moves: string[]) =>
    void ask({ do: "correct", to: back, moves, reason, ...(table ? positionOf(table) : {}) });
  const isReady = game !== undefined && past !== null && (to === null || past.to === to);
  return (
    <Dialog title={t("ui-correct")} onClose={onClose} testid="correct-dialog" wide>
      {!isReady && <Waiting />}
      <SeatButtons table={table}>
        {isReady && to === null && (
          <Latest past={past} teller={teller} onBack={setTo}>
            <Typed
              number={number}
              seatsFrom={game.words.seatsFrom}
              buttons={table?.seats.map(({ button }) => button)}
              onSend={send}
            />
          </Latest>
        )}
        {isReady && to !== null && (
          <Preview {...{ past, teller, reason, reasonField, send }} onOther={() => setTo(null)} />
        )}
      </SeatButtons>
    </Dialog>
  );
}

interface LatestProps {
  past: PastMoves;
  teller: Teller;
  onBack: (to: number) => void;
  children: preact.ComponentChildren;
}

/** The latest moves, the newest first, each with a way back to before it. */
function Latest({ past, teller, onBack, children }: LatestProps) {
  const newest = [...past.steps].reverse();
  return (
    <>
      <p>{t(newest.length > 0 ? "ui-correct-note" : "ui-correct-none")}</p>
      <StepList steps={newest} teller={teller} onBack={(step) => onBack(step.number)} />
      {children}
    </>
  );
}

interface PreviewProps {
  past: PastMoves;
  teller: Teller;
  reason: string;
  reasonField: preact.JSX.Element;
  send: (to: number, moves: string[]) => void;
  onOther: () => void;
}

/** What is taken back, and what is put instead, before it is done. */
function Preview({ past, teller, reason, reasonField, send, onOther }: PreviewProps) {
  const [chosen, setChosen] = useState<Entered | null>(null);
  const gone = past.steps.filter((step) => step.number >= past.to);
  const count = gone.length;
  const move = chosen === null ? "" : teller.line(chosen);
  return (
    <>
      <section class="correct-part" aria-labelledby="taken-back">
        <h3 id="taken-back">{t("ui-correct-taken", { count })}</h3>
        <StepList steps={gone} teller={teller} />
      </section>
      <section class="correct-part" aria-labelledby="really">
        <h3 id="really">{t("ui-correct-really")}</h3>
        <Instead moves={past.moves} {...{ teller, chosen }} onChoose={setChosen} />
      </section>
      {reasonField}
      <div class="correct-foot">
        <p class="correct-preview" role="status" data-testid="correct-preview">
          {t("ui-correct-preview", { count, move: move === "" ? "none" : move })}
        </p>
        <div class="sheet-actions">
          <Button
            look="primary"
            testid="correct-confirm"
            disabled={reason === ""}
            onClick={() => send(past.to, chosen ? [`${chosen.actor} ${chosen.move}`] : [])}
          >
            {t("ui-correct")}
          </Button>
          <Button testid="correct-other" onClick={onOther}>
            {t("ui-correct-other")}
          </Button>
        </div>
      </div>
    </>
  );
}
