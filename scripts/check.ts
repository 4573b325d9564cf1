/**
 * `npm run check`: format, types, lint with import directions, beside each other, and then the fast tests. What fails is told whole,
 * and ends it. `--static` leaves the tests out, for whoever runs all of them next.
 */
import { spawn } from "node:child_process";

interface Step {
  name: string;
  command: string;
  args: string[];
}

/** None needs what another makes; what a file's content has decided before is not looked at again. */
const staticSteps: Step[] = [
  {
    name: "format",
    command: "prettier",
    args: [
      "--check",
      "--log-level",
      "warn",
      "--cache",
      "--cache-strategy",
      "content",
      "--cache-location",
      ".cache/prettier",
      ".",
    ],
  },
  { name: "types", command: "tsc", args: ["-b"] },
  {
    name: "lint and import directions",
    command: "eslint",
    args: ["--cache", "--cache-strategy", "content", "--cache-location", ".cache/eslint", "."],
  },
];
const tests: Step = {
  name: "rules of the house",
  command: "vitest",
  args: ["run", "--project", "core", "--reporter", "dot"],
};

/** Whether a step holds; says how long it took, and all that it said where it does not. */
async function holds({ name, command, args }: Step): Promise<boolean> {
  const startedMs = performance.now();
  const process = spawn(command, args);
  let said = "";
  process.stdout.on("data", (text: Buffer) => (said += text.toString()));
  process.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const { promise, resolve } = Promise.withResolvers<number>();
  process.on("error", (error) => {
    said += error.message;
    resolve(1);
  });
  process.on("close", (code) => resolve(code ?? 1));
  const isRight = (await promise) === 0;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`check: ${name} … ${isRight ? "ok" : "failed"} (${seconds} s)`);
  if (!isRight) console.error(said);
  return isRight;
}

const held = await Promise.all(staticSteps.map(holds));
const isRight = held.every(Boolean) && (process.argv.includes("--static") || (await holds(tests)));
process.exit(isRight ? 0 : 1);
