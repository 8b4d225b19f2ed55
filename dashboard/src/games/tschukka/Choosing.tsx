import { useState } from "preact/hooks";
import type { FamilyView, OwnView } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { choose } from "./moves";
import { familyName } from "./names";
import { Purse } from "./Purse";
import { SpellGrid } from "./SpellGrid";
import { costOf, SPELLS, type Spell } from "./spells";
import { texts } from "./texts";
import type { Turn } from "./turns";

interface Props {
  family: FamilyView;
  own: OwnView;
  turn: Turn;
  play: Play;
}

/** Phase 2: my spells of this round, known to nobody else. */
export function Choosing({ family, own, turn, play }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<Spell>>(new Set());
  const [isBusy, send] = useSend(play);
  const toggle = (spell: Spell) => setChosen(toggled(chosen, spell));
  const isSpent = chosen.size >= own.allowance;
  const { birds } = costOf(chosen.size, family.pole);
  return (
    <section class="panel tk-panel" data-testid="choosing">
      <h2>{texts.t("tschukka-choosing", { family: familyName(family.name) })}</h2>
      <p class="note">{texts.t("tschukka-choosing-how", { allowance: own.allowance })}</p>
      <Purse pole={family.pole} birds={family.birds} spells={chosen.size} />
      <SpellGrid
        spells={SPELLS}
        isOn={(spell) => chosen.has(spell)}
        isOff={(spell) => isSpent && !chosen.has(spell)}
        onTap={toggle}
      />
      <ActionBar note={noteOf(turn, isSpent, own.allowance)}>
        <Button
          look={chosen.size === 0 && own.allowance > 0 ? "plain" : "huge"}
          testid="choose-done"
          disabled={turn !== "now" || isBusy}
          onClick={() => send(choose(family.name, chosen))}
        >
          {texts.t("tschukka-choose-done", { count: chosen.size, birds })}
        </Button>
      </ActionBar>
    </section>
  );
}

/** The set with the spell added, or without it when it was there. */
export function toggled(chosen: ReadonlySet<Spell>, spell: Spell): ReadonlySet<Spell> {
  const next = new Set(chosen);
  if (!next.delete(spell)) next.add(spell);
  return next;
}

function noteOf(turn: Turn, isSpent: boolean, allowance: number): string | null {
  if (turn === "later") return texts.t("tschukka-later");
  return isSpent ? texts.t("tschukka-choosing-spent", { allowance }) : null;
}
