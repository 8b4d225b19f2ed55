import type { DeviceFault } from "../contract/wire";
import { language } from "../shell/language";
import { t } from "../shell/texts";
import { useAnnounced } from "./announce";

interface Props {
  faults: readonly DeviceFault[];
  /** The host sees all faults at once; other pages show one line. */
  isHost?: boolean;
}

/** The current faults of the box; nothing without any. */
export function Faults({ faults, isHost = false }: Props) {
  const texts = faults.map(({ text }) => text[language.value]);
  useAnnounced(texts.join(" "), faults.map(({ device, key }) => `${device} ${key}`).join("\n"));
  if (texts.length === 0) return null;
  const lines = (
    <ul>
      {faults.map(({ device }, place) => (
        <li key={device}>{texts[place]}</li>
      ))}
    </ul>
  );
  return (
    <section
      class={isHost ? "faults faults-host" : "faults"}
      aria-label={t("ui-faults", { count: texts.length })}
      data-testid="faults"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="stroke" d="M12 3 22 20H2zM12 10v4M12 17v.2" />
      </svg>
      {isHost || texts.length === 1 ? (
        lines
      ) : (
        <details>
          <summary>
            <span>{t("ui-faults", { count: texts.length })}</span>
          </summary>
          {lines}
        </details>
      )}
    </section>
  );
}
