import { t } from "../shell/texts";
import type { Trouble } from "../wire/banner";
import { useSpoken } from "./announce";

/** The reason why play is interrupted; the last known state stays below it. */
export function TroubleBanner({ trouble }: { trouble: Trouble | null }) {
  const text = trouble === null ? null : t(`ui-trouble-${trouble}`);
  useSpoken(text);
  if (text === null) return null;
  return (
    <div class={`trouble trouble-${trouble}`} data-testid="trouble">
      {text}
    </div>
  );
}
