export type Arrival = "first" | "next" | "gap" | "repeat";

/** Watches the numbers of one event topic and says what each arrival means. */
export class SequenceWatch {
  private last: number | null = null;

  arrive(seq: number): Arrival {
    const before = this.last;
    if (before !== null && seq === before) return "repeat";
    this.last = seq;
    if (before === null) return "first";
    return seq === before + 1 ? "next" : "gap";
  }
}
