/**
 * Writes the types of the wire contract from docs/contract/schema.json into src/contract: a file
 * for the wire and one for each game, whose definitions begin with its name.
 *
 * json-schema-to-typescript knows neither `prefixItems` nor `if` and `then`, and it numbers types
 * of the same name in different games: translating the schema for it takes more code than this.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * What the contract uses of JSON Schema 2020-12.
 * @typedef {object} Schema
 * @property {string} [description]
 * @property {string} [$ref]
 * @property {string} [type]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Schema[]} [anyOf]
 * @property {Schema} [items]
 * @property {Schema[]} [prefixItems]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema | boolean} [additionalProperties]
 * @property {{ if: Schema, then: Schema }[]} [allOf]
 */

const SCHEMA = new URL("../docs/contract/schema.json", import.meta.url);
const FOLDER = new URL("src/contract/", import.meta.url);
const WIRE = "wire";
const KNOWN = new Set([
  ...["$ref", "type", "const", "enum", "anyOf", "items", "prefixItems", "properties", "required"],
  ...["additionalProperties", "allOf", "title", "description", "default", "discriminator"],
  ...["minimum", "maximum", "exclusiveMinimum", "minItems", "maxItems", "maxLength", "pattern"],
  ...["propertyNames", "maxProperties"],
]);

/** Writes types as they stand in the file of one scope: the wire, or a game. */
class Scope {
  /** @type {string[]} */
  texts = [];

  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** @param {string} name @param {Schema} schema */
  define(name, schema) {
    const about = schema.description
      ? `/** ${schema.description.replaceAll("\n", "\n * ")} */\n`
      : "";
    this.texts.push(`${about}export type ${name} = ${this.typeOf(schema)};\n`);
  }

  /** @param {Schema} schema @returns {string} */
  typeOf(schema) {
    const strange = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
    if (strange.length > 0) throw new Error(`no type is known for ${strange.join(", ")}`);
    if (schema.$ref !== undefined) return this.referred(schema.$ref);
    if ("const" in schema) return JSON.stringify(schema.const);
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    if (schema.anyOf) return schema.anyOf.map((one) => this.typeOf(one)).join(" | ");
    if (schema.prefixItems)
      return `[${schema.prefixItems.map((one) => this.typeOf(one)).join(", ")}]`;
    if (schema.type === "array") return `Array<${this.typeOf(schema.items ?? {})}>`;
    if (schema.type === "object") return this.objectOf(schema);
    return schema.type?.replace("integer", "number") ?? "unknown";
  }

  /** @param {string} reference */
  referred(reference) {
    const [scope, name] = placeOf(reference.replace("#/$defs/", ""));
    return scope === this.name ? name : `${scope}.${name}`;
  }

  /** @param {Schema} schema */
  objectOf({ properties, required = [], additionalProperties }) {
    const others = typeof additionalProperties === "object" ? additionalProperties : {};
    if (!properties) return `Record<string, ${this.typeOf(others)}>`;
    const fields = Object.entries(properties).map(
      ([name, field]) => `  ${name}${required.includes(name) ? "" : "?"}: ${this.typeOf(field)};\n`,
    );
    return `{\n${fields.join("")}}`;
  }
}

/**
 * The scope and the name of a definition: `arriba.View` is `View` of arriba.
 * @param {string} path
 * @returns {[scope: string, name: string]}
 */
function placeOf(path) {
  const [first = "", second] = path.split(".");
  return second === undefined ? [WIRE, first] : [first, second];
}

/**
 * The view of each game by its name, as one schema: the contract tells it by `if` and `then`.
 * @param {Schema} state
 * @returns {Schema}
 */
function viewsOf({ allOf = [] }) {
  const views = allOf.map(({ if: { properties: when }, then: { properties: then } }) => [
    String(when?.game?.const),
    then?.view ?? {},
  ]);
  return {
    description: "What a view holds, by the name of its game.",
    type: "object",
    properties: Object.fromEntries(views),
    required: views.map(([game]) => String(game)),
  };
}

/**
 * The text of every file by its name.
 * @param {Record<string, Schema>} definitions
 */
export function filesOf(definitions) {
  const wire = new Scope(WIRE);
  const scopes = new Map([[WIRE, wire]]);
  for (const [path, schema] of Object.entries(definitions)) {
    const [place, name] = placeOf(path);
    const scope = scopes.get(place) ?? new Scope(place);
    scopes.set(place, scope);
    scope.define(name, schema);
  }
  wire.define("Views", viewsOf(definitions.PublicState ?? {}));
  const games = [...scopes.keys()].filter((name) => name !== WIRE);
  wire.texts.unshift(...games.map((game) => `import type * as ${game} from "./${game}";`), "");
  return new Map([...scopes].map(([name, { texts }]) => [`${name}.ts`, texts.join("\n")]));
}

/** Leaves alone what has not changed: a newer file would have the page built again. */
function main() {
  const { $defs } = JSON.parse(readFileSync(SCHEMA, "utf8"));
  const files = filesOf($defs);
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(new URL(name, FOLDER));
  for (const [name, text] of files) {
    const path = new URL(name, FOLDER);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
