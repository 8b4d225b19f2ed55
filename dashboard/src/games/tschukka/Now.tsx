import { Banner } from "../../kit/play/Banner";
import { language } from "../../shell/language";
import { listed, listedNames } from "../../shell/verdicts";
import type { TableProps } from "../page";
import { FamilyMark } from "./FamilyMark";
import { familyOf } from "./families";
import { familyName, hutName, phaseName } from "./names";
import { PhaseStrip } from "./PhaseStrip";
import { situationOf } from "./situation";
import { texts } from "./texts";

type Props = Pick<TableProps<"tschukka">, "view" | "waiting" | "me" | "nameOf">;

/** The banner: what the table waits for, in plain words, and where the round stands. */
export function Now({ view, waiting, me, nameOf }: Props) {
  const { key, tone, families } = situationOf(view, waiting, me);
  const owners = families.map((family) => familyOf(view, family)?.seat ?? 0);
  const args = {
    families: listed(families.map(familyName), language.value),
    names: listedNames([...new Set(owners)], nameOf),
    count: families.length,
    phase: phaseName(view.phase),
    hungry: view.hungry ? familyName(view.hungry) : "",
    missing: view.missing,
    hut: view.youth_hut ? hutName(view.youth_hut) : "",
  };
  return (
    <Banner
      tone={tone}
      marks={families.map((family) => <FamilyMark key={family} family={family} />)}
      title={texts.t(key, args)}
      hint={texts.find(key, args, "hint")}
      news={`${key} ${families.join()}`}
      phase={view.phase}
    >
      <PhaseStrip view={view} me={me} />
    </Banner>
  );
}
