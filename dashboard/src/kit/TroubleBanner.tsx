import { t } from "../shell/texts";
import type { Trouble } from "../wire/banner";

/** Says why nothing moves at the moment; the last known state stays below it. */
export function TroubleBanner({ trouble }: { trouble: Trouble | null }) {
  if (trouble === null) return null;
  return (
    <div class={`trouble trouble-${trouble}`} role="status" data-testid="trouble">
      {t(`ui-trouble-${trouble}`)}
    </div>
  );
}
