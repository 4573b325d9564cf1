/** The attack: SHOPS (default 200) hostile shops from the seed SEED, eight at a time, beside an honest one. */
import { runAttack } from "../e2e/attack.ts";
import { reportFigures } from "./report.ts";

const shops = Number(process.env.SHOPS ?? 200);
const seed = Number(process.env.SEED ?? 1);
/** An honest shop beside hostile ones takes no more of this than beside as many honest ones. */
const maxTimes = 2;

console.log(`soak: ${shops} hostile shops, SEED=${seed}`);
const { violations, ...numbers } = await runAttack({
  shops,
  seed,
  atOnce: 8,
  honestRuns: 3,
  onShop: (line) => console.log(line),
});
const problems = [...violations];
if (numbers.honestBesideHostileMs > maxTimes * numbers.honestBesideHonestMs)
  problems.push(`an honest shop took ${numbers.honestBesideHostileMs} ms beside hostile ones`);
reportFigures({ figures: { seed, ...numbers }, problems });
