import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "../wire/protocol";
import { language, LANGUAGES } from "./language";
import { startAnew } from "./startAnew";
import { setFrench } from "./typography";

export type Args = Record<string, FluentVariable>;

const SEEDS = "../../../seeds";
const files = import.meta.glob<string>(
  ["../../../seeds/*/{fr,en,page.fr,page.en}.ftl", "!../../../seeds/box/*"],
  { query: "?raw", import: "default" },
);
// The shell speaks from the first moment on: its texts come with the script and not after it.
const own = import.meta.glob<string>("../../../seeds/box/{fr,en}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = signal<ReadonlyMap<string, FluentBundle>>(
  new Map(
    LANGUAGES.map((tongue) => [
      `box.${tongue}`,
      bundleOf(tongue, [own[`${SEEDS}/box/${tongue}.ftl`]!]),
    ]),
  ),
);
const asked = new Map([...bundles.peek().keys()].map((key) => [key, Promise.resolve()]));

/** Loads the texts of a scope (a game, the hall) in one language, once; done when they are here. */
export function loadTexts(scope: string, tongue: Language): Promise<void> {
  const key = `${scope}.${tongue}`;
  const loading = asked.get(key) ?? fetchTexts(scope, tongue, key).catch(startAnew);
  asked.set(key, loading);
  return loading;
}

async function fetchTexts(scope: string, tongue: Language, key: string): Promise<void> {
  const sources = await Promise.all(pathsOf(scope, tongue).map((path) => files[path]!()));
  bundles.value = new Map(bundles.value).set(key, bundleOf(tongue, sources));
}

/** The texts of one scope in the chosen language; reading it subscribes to both. */
export class Texts {
  constructor(private readonly scope: string) {}

  has(id: string): boolean {
    return this.bundle()?.hasMessage(id) ?? false;
  }

  /** The message, or its attribute, or null when the files do not have it. */
  find(id: string, args?: Args, attribute?: string): string | null {
    const bundle = this.bundle();
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return null;
    return bundle.formatPattern(pattern, args ?? null, []);
  }

  /** The message; a missing one shows its id, which is ugly but never empty. */
  t(id: string, args?: Args): string {
    return this.find(id, args) ?? (this.bundle() ? id : "");
  }

  private bundle(): FluentBundle | undefined {
    const tongue = language.value;
    void loadTexts(this.scope, tongue);
    // While the new language is on its way the old one is better than nothing.
    const other = tongue === "fr" ? "en" : "fr";
    const held = bundles.value;
    return held.get(`${this.scope}.${tongue}`) ?? held.get(`${this.scope}.${other}`);
  }
}

const ui = new Texts("box");

/** A text of the shell, in `seeds/box`. */
export const t = (id: string, args?: Args): string => ui.t(id, args);
export const findText = (id: string): string | null => ui.find(id);

export function bundleOf(tongue: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false, functions: { NUMBER: number } });
  // English has such spaces too, in the French names of cards.
  for (const source of sources) bundle.addResource(new FluentResource(setFrench(source)));
  return bundle;
}

function pathsOf(scope: string, tongue: Language): string[] {
  const folder = `${SEEDS}/${scope}`;
  return [`${folder}/${tongue}.ftl`, `${folder}/page.${tongue}.ftl`].filter((path) => path in files);
}

function number(positional: FluentVariable[], named: Record<string, unknown>): FluentNumber {
  return new FluentNumber(Number(positional[0]), named);
}
