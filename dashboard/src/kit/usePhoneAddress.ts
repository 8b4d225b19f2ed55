import { useEffect, useState } from "preact/hooks";
import type { BoxInfo } from "../contract/wire";
import { fetchBox } from "../wire/http";

const TURN_MS = 6000;

interface PhoneAddress {
  address: string;
  /** The picture of its QR code. */
  code: string;
}

/** The address for phones, as it is now; a box in several networks has several, by turns. */
export function usePhoneAddress(box: BoxInfo): PhoneAddress {
  const [turn, setTurn] = useState(0);
  const [addresses, setAddresses] = useState(box.addresses);
  useEffect(() => {
    const stop = new AbortController();
    const next = () => {
      setTurn((last) => last + 1);
      fetchBox(stop.signal).then(
        (told) => setAddresses(told.addresses),
        // A box that is silent is shown as such elsewhere.
        () => undefined,
      );
    };
    const timer = setInterval(next, TURN_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  const at = turn % addresses.length;
  const address = addresses[at] ?? box.address;
  return { address, code: `/code.svg?at=${at}&of=${encodeURIComponent(address)}` };
}
