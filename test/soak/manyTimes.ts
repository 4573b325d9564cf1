/** A proof of `npm test`, SOAK_FACTOR times (default 10) as long: the argument names its file in test/worker. */
import { spawnSync } from "node:child_process";
import { reportFigures } from "./report.ts";

const [name = ""] = process.argv.slice(2);
const factor = Number(process.env.SOAK_FACTOR ?? 10);
const startedAtMs = performance.now();
const { status } = spawnSync("vitest", ["run", "--project", "worker", `test/worker/${name}.test.ts`], {
  stdio: "inherit",
  env: { ...process.env, SOAK_FACTOR: String(factor) },
});
reportFigures({
  figures: { factor, seconds: Math.round((performance.now() - startedAtMs) / 1000) },
  problems: status === 0 ? [] : [`test/worker/${name}.test.ts failed`],
});
