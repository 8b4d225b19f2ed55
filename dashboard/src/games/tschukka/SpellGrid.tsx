import { Icon } from "./Icon";
import { hutName, spellHint, spellName } from "./names";
import { PHASE_NUMBER, type Spell } from "./spells";
import { texts } from "./texts";

interface Props {
  spells: readonly Spell[];
  isOn: (spell: Spell) => boolean;
  isOff?: (spell: Spell) => boolean;
  isCompact?: boolean;
  hutOf?: (spell: Spell) => string | undefined;
  onTap: (spell: Spell) => void;
}

/** Spell counters face up for their owner: what each does, and in which phase. */
export function SpellGrid({ spells, isOn, isOff, isCompact, hutOf, onTap }: Props) {
  return (
    <div class={isCompact ? "tk-spells tk-spells-compact" : "tk-spells"} role="group">
      {spells.map((spell) => {
        const hut = hutOf?.(spell);
        return (
          <button
            key={spell}
            type="button"
            class="tk-spell"
            aria-pressed={isOn(spell)}
            disabled={isOff?.(spell) ?? false}
            data-testid={`spell-${spell}`}
            onClick={() => onTap(spell)}
          >
            <Icon name={spell} />
            <span class="tk-spell-name">{spellName(spell)}</span>
            <span class="tk-spell-phase" title={texts.t("tschukka-spell-phase")}>
              <span class="sr-only">{texts.t("tschukka-spell-phase")}</span>
              {PHASE_NUMBER[spell]}
            </span>
            <span class="tk-spell-hint">{hut ? `→ ${hutName(hut)}` : spellHint(spell)}</span>
          </button>
        );
      })}
    </div>
  );
}
