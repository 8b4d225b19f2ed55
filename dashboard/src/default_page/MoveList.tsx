import { Button } from "../kit/Button";
import { type Play, useSend } from "../kit/play/useSend";
import { grouped, type MoveGroup, moveInWords, verbInWords } from "../shell/moves";
import type { Texts } from "../shell/texts";

interface Props {
  moves: readonly string[];
  texts: Texts;
  play: Play;
}

/** Every legal move as a button; a long list is folded by the first word of its moves. */
export function MoveList({ moves, texts, play }: Props) {
  const [isBusy, send] = useSend(play);
  const buttons = (group: MoveGroup) => (
    <div class="any-moves" role="group">
      {group.moves.map((move) => (
        <Button key={move} testid={`move-${move}`} disabled={isBusy} onClick={() => send(move)}>
          {moveInWords(texts, move)}
        </Button>
      ))}
    </div>
  );
  return (
    <>
      {grouped(moves).map((group) =>
        group.verb === null ? (
          buttons(group)
        ) : (
          <details key={group.verb} class="any-group">
            <summary>
              <span>{verbInWords(texts, group.verb)}</span>
              <span class="note">{group.moves.length}</span>
            </summary>
            {buttons(group)}
          </details>
        ),
      )}
    </>
  );
}
