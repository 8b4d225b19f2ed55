import type { Actor, AnyHostProps } from "../games/page";
import { HostEntries, type HostEntry } from "../kit/play/HostEntries";
import { SeatMark } from "../kit/SeatMark";
import { Texts, t } from "../shell/texts";
import { MoveList } from "./MoveList";

/** The host enters any move that reveals nothing hidden, for every seat and for chance. */
export function HostPage({ state, moves, nameOf, play }: AnyHostProps) {
  const entryOf = (key: string): HostEntry => {
    const actor = actorOf(key);
    const isChance = actor === "chance";
    return {
      id: key,
      mark: !isChance && <SeatMark seat={actor} size="small" />,
      label: isChance ? t("ui-enter-chance") : t("ui-enter-for", { name: nameOf(actor) }),
      enter: () => (
        <MoveList
          moves={moves[key]!}
          texts={new Texts(state.game)}
          play={(move) => play(actor, move)}
        />
      ),
    };
  };
  const actors = Object.keys(moves).filter((actor) => moves[actor]!.length > 0);
  return <HostEntries entries={actors.map(entryOf)} />;
}

const actorOf = (key: string): Actor => (key === "chance" ? key : Number(key));
