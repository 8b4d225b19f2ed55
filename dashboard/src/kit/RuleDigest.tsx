import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { RuleText, Table } from "../contract/wire";
import { language } from "../shell/language";
import { digestFor, gameOf, ruleOf } from "../shell/rules";
import { Texts, t } from "../shell/texts";
import { choiceName, optionName } from "./optionNames";

/** The table whose settings a rule is told with. */
export const RuleTable = createContext<Table | null>(null);

/** What a rule says in our words, how this table plays it, and where the rulebook says so. */
export function RuleDigest({ rule }: { rule: string }) {
  const table = useContext(RuleTable);
  const entry = ruleOf(rule);
  if (entry === null) return <p class="note">{t("ui-rule-unknown")}</p>;
  return (
    <div class="rule-digest" data-testid="rule-digest">
      <p>{digestFor(entry, language.value, table?.options ?? null)}</p>
      {houseRules(table, new Texts(gameOf(rule)), entry).map((text) => (
        <p key={text} data-testid="house-rule">
          {text}
        </p>
      ))}
      <details class="rule-why" data-testid="rule-why">
        <summary>
          <span>{t("ui-rule-why")}</span>
        </summary>
        <p class="note">
          {sourceOf(entry)} <code class="rule-id">{rule}</code>
        </p>
      </details>
    </div>
  );
}

/** The settings of this table that change a ruling of the rule. */
function houseRules(table: Table | null, texts: Texts, { rulings }: RuleText): string[] {
  return Object.entries(table?.house ?? {})
    .filter(([, changed]) => changed.some((ruling) => rulings.includes(ruling)))
    .map(([option]) => {
      const value = table?.options[option];
      const isFlag = typeof value === "boolean";
      const said = isFlag
        ? t(value ? "ui-yes" : "ui-no")
        : choiceName(texts, option, String(value));
      return t("ui-rule-house", { setting: optionName(texts, option), value: said });
    });
}

function sourceOf({ section, rulings }: RuleText): string {
  const source = section === "" ? t("ui-rule-box") : t("ui-rule-section", { section });
  return rulings.length > 0
    ? `${source} · ${t("ui-rule-rulings", { rulings: rulings.join(", ") })}`
    : source;
}
