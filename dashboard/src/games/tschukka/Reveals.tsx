import { useState } from "preact/hooks";
import type { FamilyView, OwnView, View } from "../../contract/tschukka";
import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { type Play, useSend } from "../../kit/play/useSend";
import { Icon } from "./Icon";
import { ready, reveal } from "./moves";
import { familyName, hutName, phaseName, spellHint, spellName } from "./names";
import { type Spell, spellOf } from "./spells";
import { texts } from "./texts";

interface Props {
  view: View;
  family: FamilyView;
  own: OwnView;
  play: Play;
}

/**
 * A reveal pass: each of my counters that may be turned up now, or none of them.
 *
 * Where all reveal at once, counters are picked here and sent together: the box tells the others
 * of every move, and so of every counter that would be sent alone.
 */
export function Reveals({ view, family, own, play }: Props) {
  const [isBusy, send] = useSend(play);
  const [tapped, setPicked] = useState<readonly Spell[]>([]);
  const picked = own.pending.map(spellOf).filter((spell) => tapped.includes(spell));
  const isTogether = view.reveal === "simultaneous";
  const tap = (spell: Spell) =>
    isTogether
      ? setPicked(picked.includes(spell) ? picked.filter((it) => it !== spell) : [...picked, spell])
      : send(reveal(family.name, spell));
  const args = { family: familyName(family.name), phase: phaseName(view.phase) };
  const hutOf = new Map(own.placed);
  const isDeclining = own.pending.length > 0 && !isTogether;
  return (
    <section class="panel tk-panel" data-testid="reveals">
      <h2>{texts.t("tschukka-reveals", args)}</h2>
      {own.pending.length === 0 && <p>{texts.t("tschukka-reveals-none")}</p>}
      <ul class="tk-reveals">
        {own.pending.map((counter) => {
          const spell = spellOf(counter);
          const hut = hutOf.get(counter);
          return (
            <li key={counter}>
              <button
                type="button"
                class="tk-reveal"
                aria-pressed={isTogether ? picked.includes(spell) : undefined}
                disabled={isBusy}
                data-testid={`reveal-${spell}`}
                onClick={() => tap(spell)}
              >
                <Icon name={spell} />
                <span class="tk-reveal-text">
                  <strong>
                    {texts.t("tschukka-reveal", {
                      spell: spellName(spell),
                      hut: hut ? hutName(hut) : "",
                      known: hut ? "yes" : "no",
                    })}
                  </strong>
                  <span>{spellHint(spell)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="note" data-testid="button-hint">
        {isTogether ? texts.t("tschukka-button-together") : buttonHint(own)}
      </p>
      <ActionBar note={isTogether ? texts.t("tschukka-reveals-together") : null}>
        <Button
          look={isDeclining ? "plain" : "huge"}
          testid="ready"
          disabled={isBusy}
          onClick={() => send(ready(family.name, picked))}
        >
          {texts.t(isDeclining ? "tschukka-decline" : "tschukka-ready")}
        </Button>
      </ActionBar>
    </section>
  );
}

/** The effect of a press of the arcade button now. */
function buttonHint(own: OwnView): string {
  const next = own.pending[0];
  if (next === undefined) return texts.t("tschukka-button-ready");
  return texts.t("tschukka-button-reveal", { spell: spellName(spellOf(next)) });
}
