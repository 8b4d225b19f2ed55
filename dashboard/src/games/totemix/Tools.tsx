import type { View } from "../../contract/totemix";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { SeatMark } from "../../kit/SeatMark";
import { Chip } from "./Chip";
import { Emblem } from "./Emblem";
import { environmentName } from "./names";
import { isCell, onlyAnswer, questionOf, type Tool, type Way } from "./plays";
import { texts } from "./texts";
import { cellOf, keyOf } from "./tiles";
import type { Draft } from "./useDraft";

interface Props {
  view: View;
  me: number;
  draft: Draft;
  isBusy: boolean;
  send: (move: string) => void;
}

const POWERS: readonly Tool[] = ["eagle", "bear", "turtle", "bat", "oryx", "panther"];

/** What the thumb can do: choose an action, then what it needs; the map takes the rest. */
export function Tools({ view, me, draft, isBusy, send }: Props) {
  const { tools, tool, taps, next, fatal } = draft;
  if (fatal !== null) return <Fatal draft={draft} isBusy={isBusy} onSend={() => send(fatal)} />;
  const chips = chipsOf(draft);
  const canRoll = view.wait.what === "free" && view.seats[me]?.stage === "act";
  if (tools.length === 0 && !canRoll) return null;
  const only = onlyAnswer(draft.ways);
  if (only !== null && !isBusy) return <Nod view={view} way={only} onNod={() => send(only.move)} />;
  return (
    <ActionBar note={tool === null ? null : questionOf(tool, taps)}>
      {chips.length > 0 && (
        <div class={rowOf(chips)} role="group" aria-label={texts.t("totemix-chips")}>
          {chips.map((tap) => (
            <Chip
              key={tap}
              {...{ tap, view, me }}
              isOff={isBusy || !next.has(tap)}
              onTap={draft.tap}
            />
          ))}
        </div>
      )}
      {taps.length > 0 && (
        <Button look="quiet" testid="cancel" onClick={draft.clear}>
          {texts.t("totemix-cancel")}
        </Button>
      )}
      {taps.length === 0 && (tools.length > 1 || tool === null) && (
        <ToolRow draft={draft} isBusy={isBusy} />
      )}
      {canRoll && taps.length === 0 && <RollHint view={view} me={me} />}
    </ActionBar>
  );
}

/** So many fit a line of a phone; a line that ends beyond its edge would look like all there is. */
const CHIPS_IN_A_LINE = 3;

const rowOf = (chips: readonly string[]): string =>
  chips.length > CHIPS_IN_A_LINE ? "tx-chips tx-chips-many" : "tx-chips";

/** What is chosen from; an animal that somebody else takes keeps its place, so that no other is hit. */
function chipsOf({ tool, taps, next }: Draft): string[] {
  if (tool === "choose" && taps.length === 0) return POWERS.map((animal) => `animal:${animal}`);
  return [...next].filter((tap) => !isCell(tap));
}

function ToolRow({ draft, isBusy }: { draft: Draft; isBusy: boolean }) {
  if (draft.tools.length === 0) return null;
  return (
    <div class="tx-tools" role="group" aria-label={texts.t("totemix-tools")}>
      {draft.tools.map((name) => (
        <button
          key={name}
          type="button"
          class="tx-tool"
          aria-pressed={draft.tool === name}
          disabled={isBusy}
          data-testid={`tool-${name}`}
          onClick={() => draft.choose(name)}
        >
          {POWERS.includes(name) && <Emblem name={name} />}
          {texts.t(`totemix-tool-${name}`)}
        </button>
      ))}
    </div>
  );
}

/** The dice are taken with the arcade button: the first press locks the table. */
function RollHint({ view, me }: { view: View; me: number }) {
  const { can_pay, dice } = view.seats[me]!;
  return (
    <p class="tx-roll-hint" data-testid="roll-hint">
      <SeatMark seat={me} size="small" />
      {texts.t(can_pay ? "totemix-roll-hint" : "totemix-roll-broke", { count: dice })}
    </p>
  );
}

/** A choice with one answer: the box says it, and somebody nods. */
function Nod({ view, way, onNod }: { view: View; way: Way; onNod: () => void }) {
  const pile = view.map.find(({ cell }) => keyOf(cell) === way.taps[0]);
  const place = pile ? environmentName(pile.environment) : "";
  return (
    <ActionBar note={texts.t("totemix-only")}>
      <Button look="huge" testid="nod" onClick={onNod}>
        {texts.t("totemix-only-move", {
          tool: texts.t(`totemix-tool-${way.tool}`),
          place,
          cells: way.taps.map((tap) => `(${cellOf(tap).join("; ")})`).join(" → "),
        })}
      </Button>
    </ActionBar>
  );
}

/** A move that loses the match at once is asked for twice. */
function Fatal({ draft, isBusy, onSend }: { draft: Draft; isBusy: boolean; onSend: () => void }) {
  return (
    <ActionBar note={texts.t("totemix-fatal")}>
      <div class="action-bar-row">
        <Button look="danger" testid="fatal-sure" disabled={isBusy} onClick={onSend}>
          {texts.t("totemix-fatal-sure")}
        </Button>
        <Button testid="cancel" onClick={draft.clear}>
          {texts.t("totemix-cancel")}
        </Button>
      </div>
    </ActionBar>
  );
}
