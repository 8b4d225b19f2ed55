import { useState } from "preact/hooks";
import type { FamilyView, OwnView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { HutGrid } from "./HutGrid";
import { hasMove, pass, place } from "./moves";
import { familyName, hutName, spellName } from "./names";
import { Purse } from "./Purse";
import { SpellGrid } from "./SpellGrid";
import { type Spell, spellOf } from "./spells";
import { texts } from "./texts";
import { castBy } from "./turns";

interface Props {
  view: View;
  family: FamilyView;
  own: OwnView;
  moves: readonly string[];
  play: Play;
}

/** Phase 2: one counter goes face down on a hut; with sorts A it is chosen only now. */
export function Placing({ view, family, own, moves, play }: Props) {
  const isOpenChoice = view.variants.includes("spells_a");
  const spells = (isOpenChoice ? own.hand : own.chosen).map(spellOf);
  const [picked, setPicked] = useState<Spell | null>(spells.length === 1 ? spells[0]! : null);
  const [hut, setHut] = useState<string | null>(null);
  const [isBusy, send] = useSend(play);
  const spell = picked !== null && spells.includes(picked) ? picked : null;
  const cast = castBy(view, family.name);
  // With sorts A the box lists a sample of placings only, so it must judge the others.
  const isOff = (target: string) =>
    !isOpenChoice && spell !== null && !moves.includes(place(family.name, spell, target));
  const isReady = spell !== null && hut !== null && !isOff(hut) && !isBusy;
  return (
    <section class="panel tk-panel" data-testid="placing">
      <h2>{texts.t("tschukka-placing", { family: familyName(family.name) })}</h2>
      {isOpenChoice && <Purse pole={family.pole} birds={family.birds} spells={cast + 1} />}
      <SpellGrid spells={spells} isOn={(each) => each === spell} isCompact onTap={setPicked} />
      <h3>{texts.t("tschukka-placing-where")}</h3>
      <HutGrid view={view} chosen={hut} isOff={isOff} onTap={setHut} />
      <ActionBar note={isReady ? null : texts.t("tschukka-placing-how")}>
        <Button
          look="huge"
          testid="place-done"
          disabled={!isReady}
          onClick={() => spell && hut && send(place(family.name, spell, hut))}
        >
          {isReady
            ? texts.t("tschukka-place-done", { spell: spellName(spell), hut: hutName(hut) })
            : texts.t("tschukka-place")}
        </Button>
        {hasMove(moves, "pass", family.name) && (
          <Button testid="pass" disabled={isBusy} onClick={() => send(pass(family.name))}>
            {texts.t("tschukka-pass")}
          </Button>
        )}
      </ActionBar>
    </section>
  );
}
