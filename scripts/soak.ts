/**
 * `npm run test:soak`: the long versions of proofs, one after another, and at the end a table of their figures. Names as
 * arguments run only those; KILLS, CONCEPTS, SHOPS, SEED, MINUTES and SOAK_FACTOR change their length, FORMAT and RENDERER_KILLS what a backlog goes through.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const proofs: Record<string, string[]> = {
  duplicates: ["test/soak/manyTimes.ts", "duplicates"],
  ledgerModel: ["test/soak/manyTimes.ts", "ledgerModel"],
  kills: ["test/soak/kills.ts"],
  inspection: ["test/soak/inspection.ts"],
  backlog: ["test/soak/backlog.ts"],
  backlogSideBySide: ["test/soak/manyTimes.ts", "backlog"],
  attack: ["test/soak/attack.ts"],
  throughput: ["test/soak/throughput.ts"],
  steady: ["test/soak/steady.ts"],
};

interface ProofReport {
  figures: Record<string, number>;
  problems: string[];
}

const reports = path.join(".cache", "soak");
mkdirSync(reports, { recursive: true });

function run(name: string, command: string[]): ProofReport {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const { status } = spawnSync("node", command, { stdio: "inherit", env: { ...process.env, SOAK_REPORT: file } });
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as ProofReport;
    if (status !== 0 && report.problems.length === 0) report.problems.push(`it ended with ${status}`);
    return report;
  } catch {
    return { figures: {}, problems: [`it ended with ${status} and left no figures`] };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in proofs));
if (unknown !== undefined) {
  console.error(`soak: there is no proof "${unknown}"; there are ${Object.keys(proofs).join(", ")}.`);
  process.exit(1);
}
const chosen = Object.entries(proofs).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const results = chosen.map(([name, command]) => ({ name, ...run(name, command) }));

console.log("\n| proof | figure | value |\n|---|---|---|");
for (const { name, figures } of results)
  for (const [figure, value] of Object.entries(figures)) console.log(`| ${name} | ${figure} | ${value} |`);
const problems = results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
console.log(`\n${problems.length === 0 ? "Every promise was kept." : problems.join("\n")}`);
process.exit(problems.length === 0 ? 0 : 1);
