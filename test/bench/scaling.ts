/**
 * `npm run bench:scaling`: what each part is asked at 10², 10⁴ and 10⁶ deliveries a day, what ends first, and what 1,000 concepts cost by how
 * they arrive. Simulated from measured figures and published limits and prices (`scalingSimulation.ts`); docs/scaling.md explains both.
 */
import { usualRetention } from "../../src/core/limits/retention.ts";
import {
  arrivalsOfDay,
  costOf,
  daysUntilFull,
  loadsAt,
  runPool,
  slotsNeeded,
  type Format,
  type Pool,
  type Use,
} from "./scalingSimulation.ts";

/** The busiest moment has so many times the mean of the day. */
const peak = 2;
const pool: Pool = { slots: 4, placesPerSlot: 2, idleSeconds: 90, startSeconds: 8 };

/** Alike for both formats. */
const usual = {
  // npm run bench:load, its last lines; five updates of a row after the accept are taken for half of one accept.
  d1AcceptMs: 1.5,
  d1LaterMs: 0.5,
  d1ReadMs: 0.1,
  reads: 8,
  d1Bytes: 3_500,
  // Counted in src/adapters/d1/schema.ts, indexes included.
  d1RowsWritten: 26,
  // Counted in src/objects: the delivery's, the pool's and the counters' calls and writes.
  metricsRequests: 12,
  objectRowsWritten: 90,
  queueMessages: 1,
  workerRequests: 9,
  // npm run bench:load: 41 orders a second on two cores.
  workerCpuMs: 50,
} satisfies Partial<Use>;

const uses: Record<Format, Use> = {
  // CONCEPTS=100 npm run test:soak throughput: 0.32 s between two on two places; files by npm run bench:load.
  static: {
    ...usual,
    drawSeconds: 0.64,
    vcpuSeconds: 0.64,
    poolRequests: 3,
    objectRequests: 27,
    bucketWrites: 5,
    bucketBytes: 0.5e6,
  },
  // FORMAT=full CONCEPTS=60 npm run test:soak throughput: 4.6 s between two.
  full: {
    ...usual,
    drawSeconds: 9.2,
    vcpuSeconds: 9.2,
    poolRequests: 5,
    objectRequests: 33,
    bucketWrites: 7,
    bucketBytes: 1.4e6,
  },
};

const formats = Object.keys(uses) as Format[];

for (const format of formats) {
  console.log(
    `\n${format}, one concept a delivery, share of each limit at the busiest moment (${peak} times the mean)\n`,
  );
  const days = [1e2, 1e4, 1e6];
  const parts = days.map((perDay) => loadsAt(perDay, peak, uses[format], pool));
  const names = (parts.at(-1) ?? []).map(({ part }) => part);
  console.log(`| deliveries a day | ${days.map((perDay) => perDay.toLocaleString("en")).join(" | ")} |`);
  console.log("|---|---|---|---|");
  for (const name of names) {
    const shares = parts.map((loads) => loads.find(({ part }) => part === name)).map((load) => share(load));
    console.log(`| ${name} | ${shares.join(" | ")} |`);
  }
  const rows = days.map((perDay) => daysUntilFull(perDay, uses[format]));
  console.log(`| days until D1 is full, nothing deleted | ${rows.map(dayCount).join(" | ")} |`);
  const slots = days.map((perDay) => slotsNeeded(perDay, peak, uses[format], pool));
  console.log(`| slots of standard-3 | ${slots.join(" | ")} |`);
}

console.log(`\nwaits in a pool of ${pool.slots} slots, and what a day costs with it\n`);
console.log(
  "| format | deliveries a day | slots awake at most | starts | median wait s | longest wait s | USD a day |",
);
console.log("|---|---|---|---|---|---|---|");
for (const format of formats)
  for (const perDay of [1e2, 1e3, 1e4, 3e4]) {
    const day = runPool(arrivalsOfDay(perDay, peak, 1), uses[format].drawSeconds, pool);
    const { awake, drawing, platform } = costOf(perDay, day.awakeSeconds, uses[format], pool);
    const waits = [day.medianWaitSeconds, day.longestWaitSeconds].map((seconds) => seconds.toFixed(1));
    const cells = [format, perDay, day.mostSlotsAwake, day.starts, ...waits, usd(awake + drawing + platform)];
    console.log(`| ${cells.join(" | ")} |`);
  }

console.log("\n1,000 concepts, list prices in USD\n");
console.log(
  "| format | how they arrive | awake hours | memory and disk | of it idle | drawing | platform | together | files a month |",
);
console.log("|---|---|---|---|---|---|---|---|---|");
const thousand = 1_000;
for (const format of formats)
  for (const [name, awakeSeconds] of Object.entries(awakeOf(uses[format]))) {
    const cost = costOf(thousand, awakeSeconds, uses[format], pool);
    const sums = [cost.awake, cost.idle, cost.drawing, cost.platform, cost.awake + cost.drawing + cost.platform];
    const cells = [format, name, (awakeSeconds / 3600).toFixed(2), ...sums.map(usd), usd(cost.storageAMonth)];
    console.log(`| ${cells.join(" | ")} |`);
  }
if (usualRetention.delivery === 0)
  console.log("\nDELIVERY_RETENTION_DAYS is 0: rows and files stay as long as their account.");

/** Seconds that containers are awake for 1,000 concepts, by how these arrive. */
function awakeOf({ drawSeconds }: Use): Record<string, number> {
  const together = Array.from({ length: thousand }, () => 0);
  const ten = Array.from({ length: thousand / 10 }, (_, day) => arrivalsOfDay(10, peak, day));
  return {
    "all at once": runPool(together, drawSeconds, pool).awakeSeconds,
    "in one day": runPool(arrivalsOfDay(thousand, peak, 1), drawSeconds, pool).awakeSeconds,
    "ten a day": ten.reduce((sum, arrivals) => sum + runPool(arrivals, drawSeconds, pool).awakeSeconds, 0),
  };
}

function share(load: { used: number; limit: number } | undefined): string {
  if (load === undefined) return "";
  const percent = (100 * load.used) / load.limit;
  return percent < 0.1 ? "< 0.1 %" : `${percent.toPrecision(2)} %`;
}

function dayCount(days: number): string {
  return days < 10 ? days.toFixed(1) : Math.round(days).toLocaleString("en");
}

function usd(amount: number): string {
  return amount.toFixed(3);
}
