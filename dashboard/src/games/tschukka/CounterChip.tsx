import type { CounterView } from "../../contract/tschukka";
import { Icon } from "./Icon";
import { familyLetter, familyName, spellName } from "./names";
import { spellOf } from "./spells";
import { texts } from "./texts";

/** A counter on a hut: its owner's letter, and its face only where I may know it. */
export function CounterChip({ counter }: { counter: CounterView }) {
  const spell = counter.counter === null ? null : spellOf(counter.counter);
  const key = counter.is_revealed ? "open" : spell ? "mine" : "hidden";
  const label = texts.t(`tschukka-counter-${key}`, {
    family: familyName(counter.family),
    spell: spell ? spellName(spell) : "",
  });
  return (
    <span
      class={`tk-chip ${counter.is_revealed ? "is-open" : ""}`}
      data-family={counter.family}
      role="img"
      aria-label={label}
      title={label}
    >
      <span aria-hidden="true">{familyLetter(counter.family)}</span>
      <Icon name={spell ?? "hidden"} />
    </span>
  );
}
