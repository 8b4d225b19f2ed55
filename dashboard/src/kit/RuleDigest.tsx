import { language } from "../shell/language";
import { ruleOf, type Rule } from "../shell/rules";
import { t } from "../shell/texts";

/** What a rule says in our words, and where the rulebook says so. */
export function RuleDigest({ rule }: { rule: string }) {
  const entry = ruleOf(rule);
  if (entry === null) return <p class="note">{t("ui-rule-unknown")}</p>;
  return (
    <div class="rule-digest" data-testid="rule-digest">
      <p>{entry[language.value]}</p>
      <p class="note">{sourceOf(entry)}</p>
    </div>
  );
}

function sourceOf({ section, rulings }: Rule): string {
  const source = section === "" ? t("ui-rule-box") : t("ui-rule-section", { section });
  const isRuled = (rulings?.length ?? 0) > 0;
  return isRuled ? `${source} · ${t("ui-rule-rulings", { rulings: rulings.join(", ") })}` : source;
}
