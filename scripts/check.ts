/**
 * `npm run check`: format, then types and lint with import directions in one reading, and then the fast tests. What fails is told whole,
 * and ends it. `--static` leaves the tests out, for whoever runs all of them next.
 */
import { spawn } from "node:child_process";

interface Step {
  name: string;
  command: string;
  args: string[];
}

const staticSteps: Step[] = [
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "types, lint and import directions", command: "oxlint", args: [] },
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

let isRight = true;
for (const step of staticSteps) isRight = (await holds(step)) && isRight;
if (isRight && !process.argv.includes("--static")) isRight = await holds(tests);
process.exit(isRight ? 0 : 1);
