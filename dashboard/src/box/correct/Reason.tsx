import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { t } from "../../shell/texts";

const REASONS = ["entry", "seen", "agreed", "other"] as const;
type Kind = (typeof REASONS)[number];

/** Why the table corrects the box: one tap, or own words. */
export function useReason(): [reason: string, field: preact.JSX.Element] {
  const [kind, setKind] = useState<Kind>("entry");
  const [own, setOwn] = useState("");
  const said = (name: Kind) => t(`ui-correct-reason-${name}`);
  const field = (
    <div class="field">
      <span>{t("ui-correct-reason")}</span>
      <div class="correct-chips" role="group" aria-label={t("ui-correct-reason")}>
        {REASONS.map((name) => (
          <Button
            key={name}
            testid={`reason-${name}`}
            pressed={name === kind}
            onClick={() => setKind(name)}
          >
            {said(name)}
          </Button>
        ))}
      </div>
      {kind === "other" && (
        <input
          data-testid="correct-reason"
          aria-label={t("ui-correct-reason")}
          value={own}
          onInput={(event) => setOwn(event.currentTarget.value)}
        />
      )}
    </div>
  );
  return [kind === "other" ? own.trim() : said(kind), field];
}
