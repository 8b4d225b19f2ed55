import type { Face } from "./faces";
import { Icon } from "./Icon";
import type { IconName } from "./icons";
import { texts } from "./texts";

interface Props {
  faces: readonly Face[];
  shown: Face;
  /** I am awaited, or could get ready. */
  hasMove?: boolean;
  isAwaited?: boolean;
  /** How much there is left to change on the real board. */
  open: number;
  onShow: (face: Face) => void;
}

const ICON: Readonly<Record<Face, IconName>> = { move: "first", village: "hut", board: "tick" };

/** The foot of a small page, always in the same place. */
export function FaceBar({ faces, shown, hasMove, isAwaited, open, onShow }: Props) {
  const badges: Partial<Record<Face, string>> = {
    ...(isAwaited && { move: "!" }),
    ...(open > 0 && { board: String(open) }),
  };
  return (
    <div class="tk-faces" role="group" aria-label={texts.t("tschukka-faces")}>
      {faces.map((face) => (
        <button
          key={face}
          type="button"
          class="tk-face"
          data-face={face}
          data-testid={`face-${face}`}
          aria-pressed={face === shown}
          disabled={face === "move" && !hasMove}
          onClick={() => onShow(face)}
        >
          <Icon name={ICON[face]} />
          <span>{texts.t(`tschukka-face-${face}`)}</span>
          <span class="tk-face-badge">{badges[face]}</span>
        </button>
      ))}
    </div>
  );
}
