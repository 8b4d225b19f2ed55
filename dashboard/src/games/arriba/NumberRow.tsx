import type { ComponentChildren } from "preact";
import { texts } from "./texts";

interface Props {
  children: ComponentChildren;
  /** What is counted, for who does not see the row. */
  label: string;
  /** As it is typed: empty is none. */
  value: string;
  onChange: (value: string) => void;
  testid: string;
}

const MOST = 80;

export const numberOf = (typed: string): number => Number(typed || 0);

/** A number of cards: typed with the digits of the phone, or one more and one less. */
export function NumberRow({ children, label, value, onChange, testid }: Props) {
  const step = (by: number) => onChange(String(Math.min(MOST, Math.max(0, numberOf(value) + by))));
  return (
    <div class="ar-number" role="group" aria-label={label}>
      <span class="ring-name">{children}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={texts.t("arriba-number-less", { what: label })}
        data-testid={`${testid}-less`}
        disabled={numberOf(value) === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        maxLength={2}
        placeholder="0"
        aria-label={label}
        data-testid={testid}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onChange(event.currentTarget.value.replace(/\D/g, ""))}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={texts.t("arriba-number-more", { what: label })}
        data-testid={`${testid}-more`}
        disabled={numberOf(value) >= MOST}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
