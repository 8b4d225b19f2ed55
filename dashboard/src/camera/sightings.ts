/** How long a code must be out of sight before it counts again: a hand shakes, a card blurs. */
export const GONE_MS = 2500;

/** Which codes are in view, so that each is entered once for as long as it stays there. */
export class Sightings {
  private readonly lastSeen = new Map<string, number>();

  /** Returns the first of these codes that has come into view, or null. */
  fresh(codes: readonly string[], now_ms: number): string | null {
    for (const [code, seen_ms] of this.lastSeen)
      if (now_ms - seen_ms > GONE_MS) this.lastSeen.delete(code);
    const found = codes.find((code) => !this.lastSeen.has(code)) ?? null;
    for (const code of codes)
      if (code === found || this.lastSeen.has(code)) this.lastSeen.set(code, now_ms);
    return found;
  }

  /** Counts a code as still in view: nobody looked while the box answered. */
  keep(code: string, now_ms: number): void {
    this.lastSeen.set(code, now_ms);
  }

  /** Lets a code count again at once. */
  forget(code: string): void {
    this.lastSeen.delete(code);
  }
}
