import { Icon } from "./Icon";
import { kindName, spellHint, spellName } from "./names";
import { KINDS } from "./people";
import { SPELLS } from "./spells";
import { texts } from "./texts";

const NUMBERS = ["people", "hunter", "bird", "piece"] as const;

/** What the signs mean. */
export function Legend() {
  return (
    <details class="panel" data-testid="legend">
      <summary>
        <span>{texts.t("tschukka-legend")}</span>
      </summary>
      <ul class="tk-legend">
        {KINDS.map((kind) => (
          <li key={kind}>
            <Icon name={kind} /> {kindName(kind)}
          </li>
        ))}
        {NUMBERS.map((name) => (
          <li key={name}>
            <Icon name={name} /> {texts.t(`tschukka-legend-${name}`)}
          </li>
        ))}
      </ul>
      <ul class="tk-legend tk-legend-spells">
        {SPELLS.map((spell) => (
          <li key={spell}>
            <Icon name={spell} />
            <span>
              <strong>{spellName(spell)}</strong> {spellHint(spell)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
