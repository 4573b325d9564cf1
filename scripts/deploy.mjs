/**
 * `npm run deploy [-- options of wrangler deploy]`: deploys with the bindings that need an account besides those of
 * wrangler.toml. With the Workers AI binding in wrangler.toml itself, nobody could run the service without logging in.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { malformed, settingProblems } from "../src/settings.ts";

const problems = settingProblems(givenSettings(process.argv.slice(2)));
if (problems.length > 0) {
  console.error(`Nothing was deployed. ${malformed(problems)}`);
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, "..");
const config = path.join(root, "wrangler.deploy.toml");
const accountBindings = `
[ai]
binding = "AI"
`;

writeFileSync(config, readFileSync(path.join(root, "wrangler.toml"), "utf8") + accountBindings);
// All renderers at once: an old one refuses the scenes that the new Worker composes.
const options = ["--containers-rollout", "immediate", ...process.argv.slice(2)];
const { status, error } = spawnSync("wrangler", ["deploy", "--config", config, ...options], {
  cwd: root,
  stdio: "inherit",
});
if (error) console.error(error.message);
process.exit(status ?? 1);

/**
 * The settings that the options carry: `--var NAME:value`, and `--secrets-file` with JSON or NAME=value lines.
 * @param {string[]} given
 * @returns {object}
 */
function givenSettings(given) {
  const vars = given.flatMap((each) => {
    const [, name, value] = /^(?:--var=)?([A-Z][A-Z0-9_]*):(.*)$/s.exec(each) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  const files = given.flatMap((each, at) =>
    each === "--secrets-file"
      ? given.slice(at + 1, at + 2)
      : each.startsWith("--secrets-file=")
        ? [each.slice(15)]
        : [],
  );
  /** @type {Record<string, unknown>[]} */
  const carried = [Object.fromEntries(vars), ...files.map(secretsIn)];
  return Object.fromEntries(carried.flatMap((settings) => Object.entries(settings)));
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function secretsIn(file) {
  const text = readFileSync(file, "utf8");
  return text.trimStart().startsWith("{") ? /** @type {Record<string, unknown>} */ (JSON.parse(text)) : parseEnv(text);
}
