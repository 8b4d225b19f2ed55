import { useState } from "preact/hooks";
import type { PastMoves } from "../../contract/wire";
import type { Actor } from "../../games/page";
import { Button } from "../../kit/Button";
import { SeatMark } from "../../kit/SeatMark";
import { isFoundIn } from "../../shell/search";
import { t } from "../../shell/texts";
import type { Entered, Teller } from "./teller";

interface Props {
  moves: PastMoves["moves"];
  teller: Teller;
  chosen: Entered | null;
  onChoose: (entered: Entered | null) => void;
}

const MANY = 12;

/** What really happened, chosen from what was possible then. */
export function Instead({ moves, teller, chosen, onChoose }: Props) {
  const [sought, setSought] = useState("");
  const all = Object.values(moves).reduce((sum, own) => sum + own.length, 0);
  const groups = Object.entries(moves).map(([key, own]) => ({
    actor: actorOf(key),
    moves: own.filter((move) => isFoundIn(sought, teller.move(move))),
  }));
  return (
    <div class="instead" data-testid="instead">
      {all > MANY && (
        <label class="field">
          <span>{t("ui-search")}</span>
          <input
            type="search"
            data-testid="instead-search"
            value={sought}
            onInput={(event) => setSought(event.currentTarget.value)}
          />
        </label>
      )}
      <Button testid="instead-nothing" pressed={chosen === null} onClick={() => onChoose(null)}>
        {t("ui-correct-nothing")}
      </Button>
      {groups
        .filter((group) => group.moves.length > 0)
        .map((group) => (
          <Group key={group.actor} {...group} {...{ teller, chosen, onChoose }} />
        ))}
      {all === 0 && <p class="note">{t("ui-correct-hidden")}</p>}
    </div>
  );
}

type GroupProps = Omit<Props, "moves"> & { actor: Actor; moves: readonly string[] };

function Group({ actor, moves, teller, chosen, onChoose }: GroupProps) {
  const name = teller.actor(actor);
  return (
    <fieldset class="instead-group" data-testid={`instead-${actor}`}>
      <legend>
        {actor !== "chance" && <SeatMark seat={actor} size="small" />}
        {name}
      </legend>
      {teller.sorted(moves).map((sort) => (
        <div key={sort.sort} class="instead-sort">
          {sort.sort !== "" && <p>{sort.sort}</p>}
          {sort.moves.map(([move, words]) => (
            <Button
              key={move}
              testid={`instead-${actor}-${move}`}
              pressed={chosen?.actor === actor && chosen.move === move}
              onClick={() => onChoose({ actor, move })}
            >
              {words}
            </Button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const actorOf = (key: string): Actor => (key === "chance" ? key : Number(key));
