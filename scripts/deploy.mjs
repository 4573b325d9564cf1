/**
 * `npm run deploy [-- options of wrangler deploy]`: deploys with the bindings that need an account besides those of
 * wrangler.toml. With the Workers AI binding in wrangler.toml itself, nobody could run the service without logging in.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

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
