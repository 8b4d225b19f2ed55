import { t } from "../shell/texts";

const LAMPS = ["steady", "blink", "dark", "asked", "flicker"] as const;
export const LAMPS_IN_PLAY = LAMPS.slice(0, 3);

/** What each light means; the documentation and the doctor say the same. */
export function LampList({ lamps = LAMPS }: { lamps?: readonly (typeof LAMPS)[number][] }) {
  return (
    <dl class="help-lamps" data-testid="help-lamps">
      {lamps.map((lamp) => (
        <div key={lamp}>
          <dt>
            <span class={`help-lamp help-lamp-${lamp}`} aria-hidden="true" />
            {t(`ui-lamp-${lamp}`)}
          </dt>
          <dd>{t(`ui-lamp-${lamp}-means`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function LampsHelp() {
  return (
    <>
      <LampList />
      <p class="note">{t("ui-lamps-own")}</p>
    </>
  );
}
