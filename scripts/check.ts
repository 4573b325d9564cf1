/**
 * `npm run check`: format, lint with import directions, types, and the fast tests; the first that fails ends it. `--static` leaves the
 * tests out, for whoever runs all of them next.
 */
import { spawnSync } from "node:child_process";

const allSteps: [name: string, command: string, args: string[]][] = [
  ["format", "prettier", ["--check", "--log-level", "warn", "."]],
  ["types", "tsc", ["-b"]],
  ["lint and import directions", "eslint", ["--cache", "--cache-location", ".cache/eslint", "."]],
  ["rules of the house", "vitest", ["run", "--project", "core", "--reporter", "dot"]],
];

const steps = process.argv.includes("--static") ? allSteps.slice(0, -1) : allSteps;

for (const [name, command, args] of steps) {
  const started = performance.now();
  process.stdout.write(`check: ${name} … `);
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) {
    console.log("failed");
    console.error(`${stdout}${stderr}`);
    process.exit(1);
  }
  console.log(`ok (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
