import { useState } from "preact/hooks";

/** Sends a move; a returned promise is awaited. */
export type Play = (move: string) => unknown;

/** Sends one move at a time: until the box has answered, every further tap is ignored. */
export function useSend(play: Play): [isBusy: boolean, send: (move: string) => void] {
  const [isBusy, setBusy] = useState(false);
  const send = async (move: string) => {
    if (isBusy) return;
    setBusy(true);
    await play(move);
    setBusy(false);
  };
  return [isBusy, (move) => void send(move)];
}
