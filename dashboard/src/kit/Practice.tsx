import type { Table } from "../contract/wire";
import { t } from "../shell/texts";

const seedOf = (table: Table | null): string | null =>
  table?.match == null ? null : (table.chance?.seed ?? null);

/** A mark that stays for the whole match: the host chose the seed, and can know every card. */
export function PracticeMark({ table }: { table: Table | null }) {
  const seed = seedOf(table);
  if (seed === null) return null;
  return (
    <span class="practice" data-testid="practice" title={t("ui-practice-note", { seed })}>
      {t("ui-practice")}
    </span>
  );
}

/** The same in a sentence. */
export function PracticeNote({ table }: { table: Table | null }) {
  const seed = seedOf(table);
  if (seed === null) return null;
  return (
    <p class="note" data-testid="practice-note">
      {t("ui-practice-note", { seed })}
    </p>
  );
}
