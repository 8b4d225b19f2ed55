import type { NamedProblem, PendingRequest, PlaceRequest, Ticket } from "../contract/wire";
import { deviceId } from "../shell/session";
import { Refused, requestPlace } from "../wire/http";

const LOCKED = 423;
const RETRY_MS = 1000;

interface Asking {
  wanted: Omit<PlaceRequest, "device">;
  /** Waits for the answer to the request of that id. */
  claim: (request: string, device: string, signal: AbortSignal) => Promise<Ticket>;
  onPending: (pending: PendingRequest) => void;
  /** Another phone asks first. */
  onWait: (problem: NamedProblem) => void;
}

/** Asks for a press: waits in line while others ask, tells the code, and waits for the answer. */
export async function askForPress(asking: Asking, signal: AbortSignal): Promise<Ticket> {
  const device = deviceId();
  const wanted = { ...asking.wanted, device };
  for (;;) {
    try {
      const pending = await requestPlace(wanted, signal);
      asking.onPending(pending);
      return await asking.claim(pending.request, device, signal);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== LOCKED || !error.problem) throw error;
      asking.onWait(error.problem);
    }
    // Asked again within three seconds, the place in the line is kept.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    signal.throwIfAborted();
  }
}
