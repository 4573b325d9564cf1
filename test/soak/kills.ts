/** The kill soak: KILLS times (default 100) `kill -9` of everything at random moments, from the seed SEED. */
import { runKillCycles } from "../e2e/killCycles.ts";
import { readSmallShop } from "../e2e/onboarded.ts";
import { reportFigures } from "./report.ts";

const kills = Number(process.env.KILLS ?? 100);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);
const maxRecoveryMs = 60_000;

console.log(`soak: ${kills} kills, SEED=${seed}`);
const figures = await runKillCycles({
  openService: readSmallShop,
  kills,
  seed,
  onCycle: (line) => console.log(line),
});
const { violations, ...numbers } = figures;
const problems = [...violations];
if (figures.slowestRecoveryMs > maxRecoveryMs)
  problems.push(`a recovery took ${figures.slowestRecoveryMs} ms, more than ${maxRecoveryMs} ms`);
if (figures.completed + figures.failed !== figures.deliveries) problems.push("a delivery never ended");
reportFigures({ figures: { seed, ...numbers }, problems });
