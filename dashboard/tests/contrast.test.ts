import { describe, expect, it } from "vitest";
import { blend, colourOf, contrast, declared, type Theme } from "./colours";

const THEMES: Theme[] = ["light", "dark"];
/** WCAG 2.2 AA: text, and large text or what a picture must show to be understood. */
const TEXT = 4.5;
const SHAPE = 3;

type Pair = [what: string, upper: string, lower: string, least: number];

const of = (file: string, selector: string, property: string) => declared(file, selector, property);
const on = (uppers: string[], lowers: string[], least: number): Pair[] =>
  uppers.flatMap((upper) =>
    lowers.map(
      (lower): Pair => [`${upper} on ${lower}`, `var(--${upper})`, `var(--${lower})`, least],
    ),
  );
const eachOf = (
  file: string,
  kind: string,
  property: string,
  names: readonly (string | number)[],
) =>
  names.map((name): [string, string] => [
    `${kind} ${name}`,
    of(file, `[data-${kind}="${name}"]`, property),
  ]);

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7].map((button): [string, string] => [
  `seat ${button}`,
  of("style/seats.css", ":root", `--button-${button}`),
]);
const FAMILIES = eachOf("games/tschukka/tschukka.css", "family", "--family", [
  "red",
  "green",
  "blue",
  "yellow",
]);
const GROUNDS = eachOf("games/totemix/map.css", "environment", "--ground", [
  "sky",
  "forest",
  "ocean",
  "desert",
  "mountain",
  "cavern",
]);
const MAP = "games/totemix/map.css";
const BOARD = "games/top_totem/board.css";
const CARD = "games/arriba/card.css";
const PICKER = "games/arriba/picker.css";
const BOARD_GROUNDS = [
  "var(--surface)",
  "var(--raised)",
  "light-dark(#ffe08a, #5a4410)",
  "light-dark(#ffd666, #6b5216)",
];

const PAIRS: Pair[] = [
  ...on(
    ["text", "muted", "accent", "danger"],
    ["bg", "bg-glow", "surface", "raised", "calm"],
    TEXT,
  ),
  ...on(["on-accent"], ["accent"], TEXT),
  ...on(["on-danger"], ["danger"], TEXT),
  ...on(["bg"], ["text"], TEXT),
  ...on(["edge"], ["surface", "bg", "raised"], SHAPE),
  // The focus ring.
  ...on(["accent"], ["bg", "surface", "raised", "calm"], SHAPE),
  [
    "trouble",
    of("style/notices.css", ".trouble", "color"),
    of("style/notices.css", ".trouble", "background"),
    TEXT,
  ],
  ["the finale", of("kit/play/play.css", ".finale-card", "color"), "#ffb454", TEXT],
  ["the finale's note", of("kit/play/play.css", ".finale-card .note", "color"), "#ffb454", TEXT],
  ["hands off", of("kit/play/play.css", ".now-hands-off", "color"), "#6d221a", TEXT],
  ["a full hut", of("games/tschukka/housing.css", ".tk-roof.is-over", "color"), "#7a251c", TEXT],
  [
    "an online table",
    of("hall/table.css", ".hall-condition.is-online", "color"),
    "var(--raised)",
    TEXT,
  ],
  [
    "a silent table",
    of("hall/table.css", ".hall-condition.is-silent", "color"),
    "var(--raised)",
    TEXT,
  ],
  ...SEATS.map(([what, seat]): Pair => [`the symbol of ${what}`, "var(--ink)", seat, TEXT]),
  ...FAMILIES.map(([what, family]): Pair => [`the letter of ${what}`, "var(--ink)", family, TEXT]),
  ...GROUNDS.map(
    ([what, ground]): Pair => [
      `the symbol of ${what}`,
      of(MAP, ".tx-symbol", "fill"),
      ground,
      TEXT,
    ],
  ),
  ...GROUNDS.map(
    ([what, ground]): Pair => [`a tick on ${what}`, of(MAP, ".tx-tick", "stroke"), ground, SHAPE],
  ),
  ...GROUNDS.map(
    ([what, ground]): Pair => [
      `a target on ${what}`,
      of(MAP, ".tx-target circle", "fill"),
      ground,
      SHAPE,
    ],
  ),
  ...GROUNDS.map(
    ([what, ground]): Pair => [
      `a stray tile on ${what}`,
      of(MAP, ".tx-stray", "stroke"),
      ground,
      SHAPE,
    ],
  ),
  ["the halo of the focus", "#fff", of(MAP, ".tx-target:focus-visible polygon", "stroke"), SHAPE],
  ["a cube", of("games/totemix/totem.css", ".tx-cube", "background"), "var(--ink)", SHAPE],
  ["the number of a square", of(BOARD, ".tt-number", "color"), "var(--raised)", TEXT],
  [
    "the number of an inner square",
    of(BOARD, ".tt-is-inside .tt-number", "color"),
    "light-dark(#ffd666, #6b5216)",
    TEXT,
  ],
  [
    "red's outline",
    of(BOARD, ".tt-side-0 path", "stroke"),
    of(BOARD, ".tt-side-0 path", "fill"),
    SHAPE,
  ],
  [
    "white's outline",
    of(BOARD, ".tt-side-1 path", "stroke"),
    of(BOARD, ".tt-side-1 path", "fill"),
    SHAPE,
  ],
  ...["r", "g", "b", "y"].map(
    (colour): Pair => [
      `the outline of ${colour}`,
      "var(--ink)",
      of(CARD, `.card-${colour}`, "--card-ink"),
      SHAPE,
    ],
  ),
  ["a card's outline", "var(--ink)", "var(--card)", SHAPE],
  [
    "a special card",
    of(CARD, ".card-special", "--card-ink"),
    of(CARD, ".card-special .card-face", "fill"),
    SHAPE,
  ],
  ...["r", "g", "b"].map(
    (colour): Pair => [
      `the name of ${colour}`,
      "#fff",
      of(PICKER, `.pick-${colour}`, "--pick"),
      TEXT,
    ],
  ),
  ["the name of y", of(PICKER, ".pick-y", "--pick-ink"), of(PICKER, ".pick-y", "--pick"), TEXT],
  ["a head", "var(--ink)", of("games/coups_bas/tiles.css", ".cb-face", "background"), TEXT],
  [
    "a low blow",
    "var(--ink)",
    of("games/coups_bas/tiles.css", ".cb-blow .cb-face", "background"),
    TEXT,
  ],
  ["a floor", "var(--ink)", of("games/coups_bas/totems.css", ".cb-floor", "background"), TEXT],
  ["a bar's edge", of("statistics/statistics.css", ".st-bar", "stroke"), "var(--surface)", SHAPE],
  ["a box's edge", of("statistics/statistics.css", ".st-box", "stroke"), "var(--surface)", SHAPE],
  [
    "a course's edge",
    of("statistics/statistics.css", ".st-course-edge", "stroke"),
    "var(--surface)",
    SHAPE,
  ],
  [
    "a press in the photo",
    of("games/arriba/photo.css", ".lane-mark", "stroke"),
    "var(--surface)",
    SHAPE,
  ],
];

describe.each(THEMES)("in the %s theme", (theme) => {
  it.each(PAIRS)("%s stands out", (_, upper, lower, least) => {
    const ground = colourOf(lower, theme);
    expect(contrast(colourOf(upper, theme, ground), ground)).toBeGreaterThanOrEqual(least);
  });

  it.each(BOARD_GROUNDS)("both sides' men stand out from %s", (ground) => {
    for (const seat of [0, 1]) {
      const parts = ["fill", "stroke"].map((part) => of(BOARD, `.tt-side-${seat} path`, part));
      const best = parts.map((part) => contrast(colourOf(part, theme), colourOf(ground, theme)));
      expect(Math.max(...best)).toBeGreaterThanOrEqual(SHAPE);
    }
  });

  it.each(GROUNDS)("the number that cleans stands out from the murk over %s", (_, ground) => {
    const murk = colourOf(of(MAP, ".tx-murk", "fill"), theme, colourOf(ground, theme));
    expect(contrast(colourOf(of(MAP, ".tx-number", "fill"), theme), murk)).toBeGreaterThanOrEqual(
      TEXT,
    );
    const symbol = colourOf(of(MAP, ".tx-pile:has(.tx-murk) > .tx-symbol", "fill"), theme);
    expect(contrast(symbol, murk)).toBeGreaterThanOrEqual(SHAPE);
  });

  it.each(SEATS)("the symbol on the unlit button of %s stands out", (_, seat) => {
    const cap = colourOf(`color-mix(in srgb, ${seat} 62%, #201812)`, theme);
    const fill = of("box/box.css", '.arcade[data-lit="false"] .seat-mark svg', "fill");
    const symbol = colourOf(fill.replace("var(--seat)", seat), theme);
    expect(contrast(symbol, cap)).toBeGreaterThanOrEqual(SHAPE);
  });

  it.each(SEATS)("the dots of a distribution stand out from the box of %s", (_, seat) => {
    const surface = colourOf("var(--surface)", theme);
    const share = Number(of("statistics/statistics.css", ".st-box", "fill-opacity"));
    const box = blend(colourOf(seat, theme), surface, share);
    expect(contrast(colourOf("var(--text)", theme), box)).toBeGreaterThanOrEqual(SHAPE);
  });
});

it("the ratio is that of the standard", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});
