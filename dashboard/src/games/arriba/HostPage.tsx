import { useState } from "preact/hooks";
import type { View } from "../../contract/arriba";
import { Button } from "../../kit/Button";
import { firstSeats } from "../../kit/play/FirstBar";
import type { Actor, HostProps } from "../page";
import { FacePicker } from "./FacePicker";
import { facesOf } from "./FlipBar";
import { texts } from "./texts";

/** The host may say what the table saw or agreed on: a real card, whose hand was lower, who begins. */
export function HostPage({ view, moves, nameOf, play }: HostProps<"arriba">) {
  const [picker, setPicker] = useState<Actor | null>(null);
  const isAsked = view.phase === "lower" || view.awaits_first;
  if (view.deck !== "table" && !isAsked) return null;
  const actors = Object.keys(moves).map(actorOf);
  const faces = picker === null ? null : facesOf(moves[String(picker)] ?? []);
  return (
    <div class="host-moves" data-testid="host-moves">
      {actors
        .filter((actor) => facesOf(moves[String(actor)] ?? []).size > 0)
        .map((actor) => (
          <Button key={actor} testid={`host-flip-${actor}`} onClick={() => setPicker(actor)}>
            {texts.t("arriba-host-flip", { seat: nameOfActor(actor, nameOf) })}
          </Button>
        ))}
      {spoken(view, moves).map(([actor, move]) => (
        <Button
          key={move}
          testid={`host-${move.replaceAll(" ", "-")}`}
          onClick={() => play(actor, move)}
        >
          {moveName(move, nameOf)}
        </Button>
      ))}
      {picker !== null && faces !== null && faces.size > 0 && (
        <FacePicker
          faces={faces}
          onClose={() => setPicker(null)}
          onPick={(face) => {
            setPicker(null);
            play(picker, `flip ${face}`);
          }}
        />
      )}
    </div>
  );
}

const actorOf = (key: string): Actor => (key === "chance" ? key : Number(key));

const nameOfActor = (actor: Actor, nameOf: (seat: number) => string): string =>
  actor === "chance" ? texts.t("arriba-host-table") : nameOf(actor);

/** Entries that are no cards: "nothing new", in a dead heat whose hand was lowest, who begins. */
function spoken(view: View, moves: HostProps<"arriba">["moves"]): [Actor, string][] {
  const asis = Object.keys(moves).filter((key) => moves[key]!.includes("asis"));
  const lower = view.phase === "lower" ? view.tied : [];
  const first = firstSeats(moves.chance ?? []);
  return [
    ...asis.slice(0, 1).map((key): [Actor, string] => [actorOf(key), "asis"]),
    ...lower.map((seat): [Actor, string] => ["chance", `lower ${seat}`]),
    ...first.map((seat): [Actor, string] => ["chance", `begin ${seat}`]),
  ];
}

function moveName(move: string, nameOf: (seat: number) => string): string {
  if (move === "asis") return texts.t("arriba-asis");
  const [verb, seat] = move.split(" ");
  const key = verb === "begin" ? "arriba-first" : "arriba-host-lower";
  return texts.t(key, { seat: nameOf(Number(seat)) });
}
