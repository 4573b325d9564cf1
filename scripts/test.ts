/** `npm test`: every test of every room, and at the end a line `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

const report = ".cache/test-report.json";
mkdirSync(".cache", { recursive: true });
rmSync(report, { force: true });

const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...process.argv.slice(2)];
const { status } = spawnSync("vitest", args, { stdio: "inherit" });

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
let passed = 0;
let failed = 1;
try {
  const found = JSON.parse(readFileSync(report, "utf8")) as Report;
  passed = found.numPassedTests;
  failed = found.numFailedTests || (status === 0 ? 0 : Math.max(1, found.numFailedTestSuites));
} catch {
  console.error("The tests ended without a report.");
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 ? 0 : 1);
