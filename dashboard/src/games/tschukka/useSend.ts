import { useState } from "preact/hooks";

export type Play = (move: string) => Promise<boolean> | void;

/** Plays one move at a time: while the box has not answered, nothing else is sent. */
export function useSend(play: Play): [boolean, (move: string) => void] {
  const [isBusy, setBusy] = useState(false);
  const send = async (move: string) => {
    setBusy(true);
    await play(move);
    setBusy(false);
  };
  return [isBusy, (move) => void send(move)];
}
