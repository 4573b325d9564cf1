import { describe, expect, it } from "vitest";
import {
  arrivalsOfDay,
  costOf,
  daysUntilFull,
  loadsAt,
  runPool,
  slotsNeeded,
  type Use,
} from "../bench/scalingSimulation.ts";

const pool = { slots: 2, placesPerSlot: 2, idleSeconds: 90, startSeconds: 8 };

const use: Use = {
  drawSeconds: 10,
  vcpuSeconds: 8,
  d1AcceptMs: 2,
  d1LaterMs: 1,
  d1ReadMs: 0.5,
  reads: 4,
  d1Bytes: 5_000,
  d1RowsWritten: 20,
  objectRequests: 30,
  objectRowsWritten: 50,
  poolRequests: 5,
  metricsRequests: 12,
  queueMessages: 1,
  bucketWrites: 6,
  bucketBytes: 10e6,
  workerRequests: 6,
  workerCpuMs: 50,
};

describe("the simulated pool", () => {
  it("keeps a container awake from the order that wakes it until its idle time is over", () => {
    expect(runPool([100], 10, pool)).toEqual({
      awakeSeconds: 8 + 10 + 90,
      starts: 1,
      mostSlotsAwake: 1,
      medianWaitSeconds: 8,
      longestWaitSeconds: 8,
    });
  });

  it("draws on a container that is awake, which then sleeps later and is not started again", () => {
    const { awakeSeconds, starts, longestWaitSeconds } = runPool([0, 50], 10, pool);
    expect({ awakeSeconds, starts, longestWaitSeconds }).toEqual({
      awakeSeconds: 50 + 10 + 90,
      starts: 1,
      longestWaitSeconds: 8,
    });
  });

  it("starts a container anew when the next order comes after its idle time", () => {
    const { awakeSeconds, starts } = runPool([0, 200], 10, pool);
    expect({ awakeSeconds, starts }).toEqual({ awakeSeconds: 2 * (8 + 10 + 90), starts: 2 });
  });

  it("starts another container only where drawing begins sooner there", () => {
    expect(runPool([0, 0, 0], 10, pool).mostSlotsAwake).toBe(2);
    expect(runPool([0, 0, 0], 5, { ...pool, slots: 1 }).longestWaitSeconds).toBe(8 + 5);
    // A place that is free in a second is sooner than a container that takes eight.
    expect(runPool([0, 9, 9, 9], 2, pool).mostSlotsAwake).toBe(1);
  });

  it("lets orders wait when every place is taken, each for those before it", () => {
    const one = { ...pool, slots: 1, placesPerSlot: 1, startSeconds: 0 };
    expect(runPool([0, 0, 0, 0], 10, one)).toMatchObject({ longestWaitSeconds: 30, medianWaitSeconds: 20 });
  });
});

describe("the arrivals of a day", () => {
  it("are as many as asked for, ascending, within the day, and the same for the same seed", () => {
    const arrivals = arrivalsOfDay(1_000, 2, 7);
    expect(arrivals).toHaveLength(1_000);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
    expect(arrivals.every((at) => at >= 0 && at < 86_400)).toBe(true);
    expect(arrivals).toEqual(arrivalsOfDay(1_000, 2, 7));
  });

  it("are denser at noon by the given factor", () => {
    const arrivals = arrivalsOfDay(100_000, 1.8, 1);
    const atNoon = arrivals.filter((at) => at > 42_000 && at < 44_400).length;
    expect(atNoon / ((100_000 * 2_400) / 86_400)).toBeCloseTo(1.8, 1);
  });
});

describe("what a day asks of each part", () => {
  // 86,400 deliveries a day at an even rate are one a second.
  const perSecond = loadsAt(86_400, 1, use, pool);
  const usedOf = (part: string) => perSecond.find((load) => load.part.startsWith(part))?.used;

  it("is the rate of the busiest moment times what one delivery asks", () => {
    expect(usedOf("D1")).toBeCloseTo(2 + 1 + 4 * 0.5);
    expect(usedOf("RendererPool")).toBeCloseTo(5);
    expect(usedOf("MetricsObject")).toBeCloseTo(12);
    expect(usedOf("consumers")).toBeCloseTo(10);
    expect(usedOf("containers: vCPU")).toBe(10);
    expect(usedOf("containers: GiB")).toBe(40);
    expect(loadsAt(86_400, 2, use, pool).find(({ part }) => part.startsWith("D1"))?.used).toBeCloseTo(10);
  });

  it("names the part first that uses most of its limit", () => {
    const shares = perSecond.map(({ used, limit }) => used / limit);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(perSecond[0]?.part).toMatch(/^consumers/);
  });

  it("fills the database in ten gigabytes' worth of rows", () => {
    expect(daysUntilFull(1_000_000, use)).toBe(2);
  });

  it("needs as many slots as are busy at the busiest moment", () => {
    expect(slotsNeeded(86_400, 1, use, pool)).toBe(5);
  });
});

describe("what deliveries cost", () => {
  it("is memory and disk for as long as containers are awake, cores while they draw, and the platform's operations", () => {
    const cost = costOf(1_000, 6_000, use, pool);
    // standard-3: 8 GiB and 16 GB.
    expect(cost.awake).toBeCloseTo(6_000 * (8 * 0.0000025 + 16 * 0.00000007));
    // 1,000 concepts of 10 s on two places are 5,000 s.
    expect(cost.idle).toBeCloseTo(cost.awake / 6);
    expect(cost.drawing).toBeCloseTo(0.16);
    expect(cost.platform).toBeCloseTo(1_000 * (1.8e-6 + 1e-6 + 20e-6 + 4.5e-6 + 50e-6 + 1.2e-6 + 27e-6));
    expect(cost.storageAMonth).toBeCloseTo(0.15);
  });
});
