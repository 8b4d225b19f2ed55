import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { language } from "../../shell/language";
import { listed } from "../../shell/verdicts";
import { CardTile } from "./CardTile";
import { KINDS, type Kind, kindOf } from "./cards";
import { cardName } from "./names";
import { shedKinds, shedOf, without } from "./plays";
import { texts } from "./texts";

interface Props {
  looked: readonly string[];
  /** How many cards I hold from the lynx. */
  looking: number;
  moves: readonly string[];
  isBusy: boolean;
  send: (move: string) => void;
}

/** The lynx on top may look at three cards at the end of my turn. */
export function LynxBar({ isBusy, send }: Omit<Props, "looked" | "moves" | "looking">) {
  return (
    <ActionBar note={texts.t("coups_bas-lynx-how")}>
      <Button look="huge" testid="look" disabled={isBusy} onClick={() => send("look")}>
        {texts.t("coups_bas-look")}
      </Button>
      <Button testid="leave" disabled={isBusy} onClick={() => send("leave")}>
        {texts.t("coups_bas-leave")}
      </Button>
    </ActionBar>
  );
}

/** Which of the cards stays: I see those of the box, and name those of a real deck. */
export function Shed(props: Props) {
  const isReal = props.looked.length === 0 || props.looked.some((card) => kindOf(card) === null);
  return isReal ? <ShedReal {...props} /> : <Keep {...props} />;
}

function Keep({ looked, moves, isBusy, send }: Props) {
  const [kept, keep] = useState<string | null>(null);
  const shed = kept === null ? [] : without(looked, kept);
  const move = kept === null ? undefined : shedOf(moves, shed);
  return (
    <section class="cb-hand" data-testid="shed">
      <h2>{texts.t("coups_bas-keep")}</h2>
      <div class="cb-tiles">
        {looked.map((card) => (
          <CardTile
            key={card}
            kind={kindOf(card)!}
            testid={`keep-${card}`}
            isChosen={kept === card}
            onClick={() => keep(card)}
          />
        ))}
      </div>
      <ActionBar note={kept && texts.t("coups_bas-shed-rest", { cards: listedCards(shed) })}>
        <Button
          look="huge"
          testid="shed-done"
          disabled={isBusy || !move}
          onClick={() => move && send(move)}
        >
          {kept
            ? texts.t("coups_bas-keep-done", { card: cardName(kept) })
            : texts.t("coups_bas-keep")}
        </Button>
      </ActionBar>
    </section>
  );
}

function ShedReal({ looking, moves, isBusy, send }: Props) {
  const [chosen, setChosen] = useState<string[]>([]);
  const open = shedKinds(moves, chosen);
  const move = shedOf(moves, chosen);
  const count = Math.max(0, looking - 1);
  // The last card that goes is the whole answer: no further tap is needed.
  const tap = (kind: string) => {
    const cards = open.has(kind as Kind) && !move ? [...chosen, kind] : without(chosen, kind);
    setChosen(cards);
    const done = shedOf(moves, cards);
    if (done) send(done);
  };
  return (
    <section class="cb-hand" data-testid="shed">
      <h2>{texts.t("coups_bas-shed-real", { count })}</h2>
      <div class="cb-tiles">
        {KINDS.filter((kind) => open.has(kind) || chosen.includes(kind)).map((kind) => (
          <CardTile
            key={kind}
            kind={kind}
            testid={`shed-${kind}`}
            count={chosen.filter((card) => card === kind).length}
            isChosen={chosen.includes(kind)}
            onClick={() => tap(kind)}
          />
        ))}
      </div>
      <ActionBar note={listedCards(chosen)}>
        <Button
          look="huge"
          testid="shed-done"
          disabled={isBusy || !move}
          onClick={() => move && send(move)}
        >
          {texts.t("coups_bas-shed-done", { count })}
        </Button>
      </ActionBar>
    </section>
  );
}

const listedCards = (cards: readonly string[]): string =>
  listed(cards.map(cardName), language.value);
