import { Button } from "../Button";
import { SeatMark } from "../SeatMark";
import { ActionBar } from "./ActionBar";
import { type Play, useSend } from "./useSend";

interface Props {
  moves: readonly string[];
  play: Play;
  /** The words on the button of a seat. */
  label: (seat: number) => string;
}

/** The table says who begins: a button for each seat, on every phone. */
export function FirstBar({ moves, play, label }: Props) {
  const [isBusy, send] = useSend(play);
  const seats = firstSeats(moves);
  if (seats.length === 0) return null;
  return (
    <ActionBar>
      <div class="first-seats">
        {seats.map((seat) => (
          <Button
            key={seat}
            testid={`first-${seat}`}
            disabled={isBusy}
            onClick={() => send(`begin ${seat}`)}
          >
            <SeatMark seat={seat} size="small" /> {label(seat)}
          </Button>
        ))}
      </div>
    </ActionBar>
  );
}

/** The seats that may be named, from moves such as `begin 2`. */
export const firstSeats = (moves: readonly string[]): number[] =>
  moves.filter((move) => move.startsWith("begin ")).map((move) => Number(move.split(" ")[1]));
