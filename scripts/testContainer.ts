/**
 * `npm run test:container`: builds the renderer's image, runs the renderer's tests inside it, and draws a delivery through a Container
 * object. `-- fonts video` runs only those of the renderer's tests. Without a container engine it says so and does nothing.
 */
import { spawnSync } from "node:child_process";
import { missingEngine } from "./containerEngine.ts";

const missing = missingEngine();
if (missing !== null) {
  console.log(`skipped: no container engine: ${missing}`);
  process.exit(0);
}
const env = { ...process.env, SUITE_FILES: process.argv.slice(2).join(" ") };
const args = ["scripts/test.ts", "--config", "test/image/vitest.config.ts"];
process.exit(spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1);
