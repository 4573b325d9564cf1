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
const { status, error } = spawnSync("wrangler", ["deploy", "--config", config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
if (error) console.error(error.message);
process.exit(status ?? 1);
