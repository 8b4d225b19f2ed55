import { useEffect, useState } from "preact/hooks";

/** Which entry of a list is open: none any more once it has left the list, even if it comes back. */
export function useOpen<T>(listed: readonly T[]): [T | null, (entry: T | null) => void] {
  const [open, setOpen] = useState<T | null>(null);
  const isListed = open !== null && listed.includes(open);
  useEffect(() => {
    if (!isListed) setOpen(null);
  }, [isListed]);
  return [isListed ? open : null, setOpen];
}
