import type { FamilyView } from "../../contract/tschukka";
import { FamilyMark } from "./FamilyMark";
import { familyName } from "./names";
import { texts } from "./texts";

interface Props {
  families: readonly FamilyView[];
  shown: string;
  onShow: (family: string) => void;
}

/** With two seats everybody runs two families: which of them my thumb works for. */
export function FamilyTabs({ families, shown, onShow }: Props) {
  if (families.length < 2) return null;
  return (
    <div class="tk-tabs" role="group" aria-label={texts.t("tschukka-my-families")}>
      {families.map(({ name, is_awaited }) => (
        <button
          key={name}
          type="button"
          class="tk-tab"
          data-family={name}
          data-testid={`family-tab-${name}`}
          aria-pressed={name === shown}
          onClick={() => onShow(name)}
        >
          <FamilyMark family={name} />
          <span class="tk-tab-name">
            {familyName(name)}
            {is_awaited && <span class="tk-badge">{texts.t("tschukka-your-turn")}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
