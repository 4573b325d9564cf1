import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** What `npm run deploy` was given. */
export interface DeployOptions {
  environment: string | null;
  isDryRun: boolean;
  /** A renderer image that was pushed before, to be deployed instead of a new one; null: one is built. */
  image: string | null;
  /** Settings from `--var`. */
  vars: Record<string, string>;
  /** What `--secrets-file` holds. */
  secrets: Record<string, unknown>;
  /** False with `--containers-rollout none`: the Worker alone is deployed. */
  withRenderers: boolean;
  /** What `wrangler deploy` is given besides the environment. */
  passedOn: string[];
}

/** Options that are for this script alone, and are not passed on as they stand. */
const own = new Set(["--env", "-e", "--dry-run", "--image"]);

export function readOptions(given: readonly string[]): DeployOptions {
  const options = split(given);
  const valuesOf = (...names: string[]) => options.filter(({ name }) => names.includes(name)).flatMap((o) => o.values);
  return {
    environment: valuesOf("--env", "-e").at(-1) ?? null,
    isDryRun: options.some(({ name, values }) => name === "--dry-run" && values[0] !== "false"),
    image: valuesOf("--image").at(-1) ?? null,
    vars: Object.fromEntries(valuesOf("--var").map(pairOf)),
    secrets: Object.assign({}, ...valuesOf("--secrets-file").map(secretsIn)) as Record<string, unknown>,
    withRenderers: valuesOf("--containers-rollout").at(-1) !== "none",
    passedOn: options.filter(({ name }) => !own.has(name)).flatMap(({ words }) => words),
  };
}

interface Option {
  name: string;
  values: string[];
  /** As they were written. */
  words: string[];
}

/** `--name value value`, `--name=value` or `--name`; words before the first option make one without a name. */
function split(given: readonly string[]): Option[] {
  const options: Option[] = [];
  for (const word of given) {
    const [, name, value] = /^(--?[a-z][\w-]*)(?:=(.*))?$/is.exec(word) ?? [];
    const last = options.at(-1);
    if (name !== undefined) options.push({ name, values: value === undefined ? [] : [value], words: [word] });
    else if (last === undefined) options.push({ name: "", values: [word], words: [word] });
    else {
      last.values.push(word);
      last.words.push(word);
    }
  }
  return options;
}

/** `NAME:value`. */
function pairOf(text: string): [string, string] {
  const colon = text.indexOf(":");
  return colon === -1 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** JSON, or lines of NAME=value. */
function secretsIn(file: string): Record<string, unknown> {
  const text = readFileSync(file, "utf8");
  return text.trimStart().startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : parseEnv(text);
}
