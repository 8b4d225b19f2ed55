import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { firstSeats } from "../../kit/play/FirstBar";
import type { Actor, HostProps } from "../page";
import { FacePicker } from "./FacePicker";
import { facesOf } from "./FlipBar";
import { Judged, JudgedActions, type JudgedProps, takesWords } from "./Judged";
import { isJudged } from "./sayings";
import { texts } from "./texts";

/** The host may say what the table saw or agreed on: a real card, what lay there, who begins. */
export function HostPage(props: HostProps<"arriba">) {
  const { view, moves, nameOf, play } = props;
  const isAsked = view.phase === "lower" || view.awaits_first;
  if (isJudged(view) && !isAsked) return <JudgedDesk {...props} />;
  if (view.deck !== "scanned" && !isAsked) return null;
  return (
    <div class="host-moves" data-testid="host-moves">
      <HostFlips {...props} />
      {spoken(view, moves).map(([actor, move]) => (
        <Button
          key={`${actor} ${move}`}
          testid={testidOf(actor, move)}
          onClick={() => play(actor, move)}
        >
          {moveName(actor, move, nameOf)}
        </Button>
      ))}
    </div>
  );
}

/** The same entries as on the phones; what the host says decides. */
function JudgedDesk({ view, moves, nameOf, play }: HostProps<"arriba">) {
  const desk = useRef<HTMLDivElement>(null);
  const isOpen = takesWords(moves.chance ?? []);
  // The desk is long: a question must not wait below its edge.
  useEffect(() => {
    if (view.asks && isOpen) desk.current?.scrollIntoView?.({ block: "nearest" });
  }, [view.asks, isOpen]);
  if (!isOpen) return null;
  const say = (move: string) => play("chance", move);
  const judged: JudgedProps = { view, me: null, nameOf, isBusy: false, say };
  return (
    <div class="ar-desk" data-testid="host-moves" ref={desk}>
      <Judged {...judged} hasLegend={false} />
      <div class="host-moves">
        <JudgedActions {...judged} />
      </div>
    </div>
  );
}

/** The real card of each seat that is to turn one; the picker stays open for the next seat. */
function HostFlips({ view, moves, nameOf, play }: HostProps<"arriba">) {
  const [chosen, setChosen] = useState<Actor | "next" | null>(null);
  const facesAt = (actor: Actor) => facesOf(moves[String(actor)] ?? []);
  const turners = Object.keys(moves)
    .map(actorOf)
    .filter((actor) => facesAt(actor).size > 0)
    .sort((one, other) => placeOf(view, one) - placeOf(view, other));
  const actor = turners.find((turner) => turner === chosen) ?? turners[0];
  const labelOf = (turner: Actor) =>
    texts.t("arriba-host-flip", { seat: nameOfActor(turner, nameOf) });
  return (
    <>
      {turners.map((turner) => (
        <Button key={turner} testid={`host-flip-${turner}`} onClick={() => setChosen(turner)}>
          {labelOf(turner)}
        </Button>
      ))}
      {chosen !== null && actor !== undefined && (
        <FacePicker
          key={actor}
          title={labelOf(actor)}
          faces={facesAt(actor)}
          onClose={() => setChosen(null)}
          onPick={(face) => {
            setChosen("next");
            play(actor, `flip ${face}`);
          }}
        />
      )}
    </>
  );
}

/** How soon it is the turn of a seat; the player of a head turns first. */
function placeOf({ head, flipper, seats }: View, actor: Actor): number {
  if (actor === "chance") return -1;
  return (actor - (head ?? flipper) + seats.length) % seats.length;
}

const actorOf = (key: string): Actor => (key === "chance" ? key : Number(key));

const nameOfActor = (actor: Actor, nameOf: (seat: number) => string): string =>
  actor === "chance" ? texts.t("arriba-host-table") : nameOf(actor);

/** Entries that are no cards: "nothing new", in a dead heat whose hand was lowest, who begins. */
function spoken(view: View, moves: HostProps<"arriba">["moves"]): [Actor, string][] {
  const actorsOf = (move: string) =>
    Object.keys(moves)
      .filter((key) => moves[key]!.includes(move))
      .map(actorOf);
  const lower = view.phase === "lower" ? view.tied : [];
  const first = firstSeats(moves.chance ?? []);
  return [
    ...actorsOf("reader").map((actor): [Actor, string] => [actor, "reader"]),
    ...actorsOf("asis")
      .slice(0, 1)
      .map((actor): [Actor, string] => [actor, "asis"]),
    ...lower.map((seat): [Actor, string] => ["chance", `lower ${seat}`]),
    ...first.map((seat): [Actor, string] => ["chance", `begin ${seat}`]),
  ];
}

const testidOf = (actor: Actor, move: string): string =>
  move === "reader" ? `host-reader-${actor}` : `host-${move.replaceAll(" ", "-")}`;

function moveName(actor: Actor, move: string, nameOf: (seat: number) => string): string {
  if (move === "asis") return texts.t("arriba-asis");
  if (move === "reader") return texts.t("arriba-host-reader", { seat: nameOfActor(actor, nameOf) });
  const [verb, seat] = move.split(" ");
  const key = verb === "begin" ? "arriba-first" : "arriba-host-lower";
  return texts.t(key, { seat: nameOf(Number(seat)) });
}
