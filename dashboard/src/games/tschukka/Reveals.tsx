import { Button } from "../../kit/Button";
import { ActionBar } from "../../kit/play/ActionBar";
import { useSend, type Play } from "../../kit/play/useSend";
import { Icon } from "./Icon";
import { ready, reveal } from "./moves";
import { familyName, hutName, phaseName, spellHint, spellName } from "./names";
import { spellOf } from "./spells";
import { texts } from "./texts";
import type { FamilyView, OwnView, TschukkaView } from "./view";

interface Props {
  view: TschukkaView;
  family: FamilyView;
  own: OwnView;
  play: Play;
}

/** A reveal pass: each of my counters that may be turned up now, or none of them. */
export function Reveals({ view, family, own, play }: Props) {
  const [isBusy, send] = useSend(play);
  const args = { family: familyName(family.name), phase: phaseName(view.phase) };
  const hutOf = new Map(own.placed);
  return (
    <section class="panel tk-panel" data-testid="reveals">
      <h2>{texts.t("tschukka-reveals", args)}</h2>
      {own.pending.length === 0 && (
        <p>{texts.t(own.marked.length > 0 ? "tschukka-reveals-marked" : "tschukka-reveals-none")}</p>
      )}
      <ul class="tk-reveals">
        {own.pending.map((counter) => {
          const spell = spellOf(counter);
          const hut = hutOf.get(counter);
          return (
            <li key={counter}>
              <button
                type="button"
                class="tk-reveal"
                disabled={isBusy}
                data-testid={`reveal-${spell}`}
                onClick={() => send(reveal(family.name, spell))}
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
        {buttonHint(own)}
      </p>
      <ActionBar>
        <Button
          look="huge"
          testid="ready"
          disabled={isBusy}
          onClick={() => send(ready(family.name))}
        >
          {texts.t(own.pending.length > 0 ? "tschukka-decline" : "tschukka-ready")}
        </Button>
      </ActionBar>
    </section>
  );
}

/** What the arcade button would do now, so that nobody presses it by surprise. */
function buttonHint(own: OwnView): string {
  const next = own.pending[0];
  if (next === undefined) return texts.t("tschukka-button-ready");
  return texts.t("tschukka-button-reveal", { spell: spellName(spellOf(next)) });
}
