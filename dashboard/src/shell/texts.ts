import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { textsFromBox } from "./gameTexts";
import type { Language } from "./language";
import { language } from "./language";
import { startAnew } from "./startAnew";
import { setFrench } from "./typography";

export type Args = Record<string, FluentVariable>;

const SEEDS = "../../../seeds";
const files = import.meta.glob<string>(
  ["../../../seeds/*/{fr,en,page.fr,page.en}.ftl", "!../../../seeds/box/*"],
  { query: "?raw", import: "default" },
);
// The texts of the shell are bundled with the script, so that the first page has them.
const own = import.meta.glob<string>("../../../seeds/box/{fr,en}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = signal<ReadonlyMap<string, FluentBundle>>(new Map());
const asked = new Map<string, Promise<void>>();

/** Loads the texts of a scope (a game, the hall) in one language, once; done when they are here. */
export function loadTexts(scope: string, tongue: Language): Promise<void> {
  const key = `${scope}.${tongue}`;
  const loading = asked.get(key) ?? fetchTexts(scope, tongue, key).catch(startAnew);
  asked.set(key, loading);
  return loading;
}

async function fetchTexts(scope: string, tongue: Language, key: string): Promise<void> {
  const sources = await sourcesOf(scope, tongue);
  bundles.value = new Map(bundles.value).set(key, bundleOf(tongue, sources));
}

async function sourcesOf(scope: string, tongue: Language): Promise<string[]> {
  const built = pathsOf(scope, tongue).map((path) => files[path]!());
  if (built.length > 0) return Promise.all(built);
  const { fluent } = await textsFromBox(scope);
  return [fluent[tongue] ?? ""];
}

/** The texts of one scope in the chosen language; reading it subscribes to both. */
export class Texts {
  constructor(protected readonly scope: string) {}

  has(id: string): boolean {
    return this.bundle()?.hasMessage(id) ?? false;
  }

  /** The message, or its attribute, or null when the files do not have it. */
  find(id: string, args?: Args, attribute?: string): string | null {
    const bundle = this.bundle();
    return bundle ? formatted(bundle, id, args, attribute) : null;
  }

  /** The message; a missing one shows its id. */
  t(id: string, args?: Args): string {
    return this.find(id, args) ?? (this.bundle() ? id : "");
  }

  protected bundle(): FluentBundle | undefined {
    const tongue = language.value;
    void loadTexts(this.scope, tongue);
    // While the new language loads, the old one is shown.
    const other = tongue === "fr" ? "en" : "fr";
    const held = bundles.value;
    return held.get(`${this.scope}.${tongue}`) ?? held.get(`${this.scope}.${other}`);
  }
}

/** The bundled texts; each language is parsed at its first use. */
class OwnTexts extends Texts {
  private readonly read = new Map<Language, FluentBundle>();
  private readonly more: Record<Language, string>[] = [];

  add(sources: Record<Language, string>): void {
    this.more.push(sources);
    this.read.clear();
  }

  protected override bundle(): FluentBundle {
    const tongue = language.value;
    const bundle = this.read.get(tongue) ?? bundleOf(tongue, this.sourcesOf(tongue));
    this.read.set(tongue, bundle);
    return bundle;
  }

  private sourcesOf(tongue: Language): string[] {
    const first = own[`${SEEDS}/${this.scope}/${tongue}.ftl`]!;
    return [first, ...this.more.map((sources) => sources[tongue])];
  }
}

const ui = new OwnTexts("box");

/** A text of the shell, in `seeds/box`. */
export const t = (id: string, args?: Args): string => ui.t(id, args);
/** Adds texts of `seeds/box` that only some pages need: they come with those pages. */
export const addTexts = (sources: Record<Language, string>): void => ui.add(sources);
export const findText = (id: string): string | null => ui.find(id);

/** The text of a message, or of its attribute, or null when the bundle does not have it. */
export function formatted(
  bundle: FluentBundle,
  id: string,
  args?: Args,
  attribute?: string,
): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args ? plain(args) : null, []) : null;
}

export function bundleOf(tongue: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false, functions: { NUMBER: number } });
  // English has such spaces too, in the French names of cards.
  for (const source of sources) bundle.addResource(new FluentResource(setFrench(source)));
  return bundle;
}

function pathsOf(scope: string, tongue: Language): string[] {
  const folder = `${SEEDS}/${scope}`;
  return [`${folder}/${tongue}.ftl`, `${folder}/page.${tongue}.ftl`].filter(
    (path) => path in files,
  );
}

/**
 * A number whose digits are the same in every language: it still chooses a plural, but needs no
 * Intl.NumberFormat, which costs a phone more than all else on its first page.
 */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const NEEDS_NO_GROUPS = 1000;

const isPlain = (value: FluentVariable): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < NEEDS_NO_GROUPS;

function plain(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isPlain(value) ? new Whole(value) : value]),
  );
}

function number(positional: FluentVariable[], named: Record<string, unknown>): FluentNumber {
  return new FluentNumber(Number(positional[0]), named);
}
