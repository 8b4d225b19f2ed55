import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { Mark } from "../src/contract/arriba";
import type { Table } from "../src/contract/wire";
import { PhotoPlot } from "../src/games/arriba/PhotoFinish";
import { wholeSpan } from "../src/games/arriba/photo";
import { SeatButtons } from "../src/kit/SeatButtons";
import { SEAT_SYMBOLS } from "../src/kit/seats";

const MARKS: Mark[] = [{ seat: 1, at_ns: 3_000, verdict: "won", rule: "arriba.duel" }];

describe("the photo finish", () => {
  it("draws a press with the symbol of its button, wherever its seat is in the match", async () => {
    const seats = [1, 3].map((button, seat) => ({ seat, button, bot: null, level: null }));
    await act(() =>
      render(
        <SeatButtons table={{ seats } as unknown as Table}>
          <PhotoPlot marks={MARKS} nameOf={String} span={wholeSpan(MARKS)} testid="photo" />
        </SeatButtons>,
        document.body,
      ),
    );
    const drawn = document.querySelector("[data-testid=photo-1] .lane-symbol");
    expect(drawn?.getAttribute("d")).toBe(SEAT_SYMBOLS[3]!.path);
  });
});
