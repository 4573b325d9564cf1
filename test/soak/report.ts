import { writeFileSync } from "node:fs";

/** What one proof found: its figures, and every promise that was not kept. */
export interface ProofReport {
  figures: Record<string, number>;
  problems: string[];
}

/** Hands a proof's figures to scripts/soak.ts, which names the file in SOAK_REPORT; alone, it prints them. */
export function reportFigures(report: ProofReport): void {
  const file = process.env.SOAK_REPORT;
  if (file === undefined) console.log(JSON.stringify(report, null, 2));
  else writeFileSync(file, JSON.stringify(report));
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}
