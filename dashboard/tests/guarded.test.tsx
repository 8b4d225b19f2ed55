import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import type { PublicState } from "../src/contract/wire";
import pages from "../src/default_page";
import { guardedPages } from "../src/games/guarded";
import type { AnyTableProps } from "../src/games/page";
import { chooseLanguage } from "../src/shell/language";

const stateAt = (number: number): PublicState => ({
  match: "m",
  number,
  game: "nim",
  view: {},
  to_act: [0],
  awaited: { "0": "phone" },
  interrupters: [],
  branch: 0,
  outcome: null,
});

/** A page that fails at the second move. */
function Fragile({ state }: AnyTableProps) {
  if (state.number === 2) throw new Error("out of range");
  return <p data-testid="own">{state.number}</p>;
}

const reported: unknown[] = [];
const { SeatPage } = guardedPages({ ...pages, SeatPage: Fragile }, (error) => reported.push(error));
const played: string[] = [];

async function show(number: number): Promise<void> {
  const page = (
    <SeatPage
      me={0}
      state={stateAt(number)}
      moves={["take 1"]}
      nameOf={String}
      happenings={[]}
      play={async (move) => played.push(move) > 0}
    />
  );
  await act(() => render(page, document.body));
}

const found = (testid: string) => document.querySelector(`[data-testid=${testid}]`);

it("shows the default page where a page fails, and tries again at the next move", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  chooseLanguage("en");
  await show(1);
  expect(found("own")?.textContent).toBe("1");
  await show(2);
  expect(found("page-failed")?.textContent).toContain("The page of this game failed.");
  expect(said).toHaveBeenCalledOnce();
  expect(reported).toEqual([new Error("out of range")]);
  await vi.waitFor(() => expect(found("moves")).not.toBeNull());
  found("moves")!.querySelector("button")!.click();
  expect(played).toEqual(["take 1"]);
  // The same state again, as a box sends it that was restarted: the fault is told once more.
  await show(2);
  expect(reported).toHaveLength(2);
  await show(3);
  expect(found("own")?.textContent).toBe("3");
  expect(found("page-failed")).toBeNull();
});
