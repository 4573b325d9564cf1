/**
 * What a day of deliveries asks of each part, and what it costs. Pure arithmetic over figures that were measured (docs/scaling.md names the
 * commands) and limits and prices that Cloudflare has published (read on 25 November 2026; docs/scaling.md names the pages).
 */
import { chance } from "../../src/core/seed.ts";

/** What deliveries are of: one concept each. */
export type Format = "static" | "full";

/** A pool of renderers, as RENDERER_SLOTS, RENDERER_PLACES and RENDERER_IDLE_SECONDS set it. */
export interface Pool {
  slots: number;
  placesPerSlot: number;
  idleSeconds: number;
  /** From the call that wakes a container to its first answer. */
  startSeconds: number;
}

/** What a pool did with the arrivals of a day. */
export interface PoolDay {
  /** Sum over all containers; billed as memory and disk. */
  awakeSeconds: number;
  starts: number;
  mostSlotsAwake: number;
  /** From the order to the begin of its drawing. */
  medianWaitSeconds: number;
  longestWaitSeconds: number;
}

interface Slot {
  /** When each place is free again. */
  freeAt: number[];
  /** Null while it sleeps. */
  awakeSince: number | null;
}

/**
 * Lets one concept after another be drawn: on the place where it begins first, an awake one before one that has to be started. A slot that
 * has had no work for `idleSeconds` sleeps; it is awake until then.
 */
export function runPool(arrivals: readonly number[], drawSeconds: number, pool: Pool): PoolDay {
  const slots: Slot[] = Array.from({ length: pool.slots }, () => ({
    freeAt: Array.from({ length: pool.placesPerSlot }, () => 0),
    awakeSince: null,
  }));
  const waits: number[] = [];
  let [awakeSeconds, starts, mostSlotsAwake] = [0, 0, 0];
  const fallAsleep = (slot: Slot, nowSeconds: number) => {
    const asleepAt = Math.max(...slot.freeAt) + pool.idleSeconds;
    if (slot.awakeSince === null || asleepAt > nowSeconds) return;
    awakeSeconds += asleepAt - slot.awakeSince;
    slot.awakeSince = null;
  };
  for (const at of arrivals) {
    let best: { slot: Slot; place: number; beginsAt: number } | null = null;
    let awake = 0;
    for (const slot of slots) {
      fallAsleep(slot, at);
      if (slot.awakeSince !== null) awake += 1;
      for (const [place, freeAt] of slot.freeAt.entries()) {
        const beginsAt = slot.awakeSince === null ? at + pool.startSeconds : Math.max(at, freeAt);
        if (best === null || beginsAt < best.beginsAt) best = { slot, place, beginsAt };
      }
    }
    if (best === null) throw new Error("The pool has no slot.");
    const { slot, place, beginsAt } = best;
    if (slot.awakeSince === null) {
      slot.awakeSince = at;
      slot.freeAt.fill(beginsAt);
      starts += 1;
      awake += 1;
    }
    mostSlotsAwake = Math.max(mostSlotsAwake, awake);
    slot.freeAt[place] = beginsAt + drawSeconds;
    waits.push(beginsAt - at);
  }
  for (const slot of slots) fallAsleep(slot, Infinity);
  waits.sort((a, b) => a - b);
  const medianWaitSeconds = waits[Math.floor(waits.length / 2)] ?? 0;
  return { awakeSeconds, starts, mostSlotsAwake, medianWaitSeconds, longestWaitSeconds: waits.at(-1) ?? 0 };
}

const daySeconds = 24 * 60 * 60;

/**
 * Moments of a day in seconds, ascending: random, and by a sine over the day, so that the busiest moment has `peak` times the mean
 * (1 to 2). The same seed gives the same day.
 */
export function arrivalsOfDay(count: number, peak: number, seed: number): number[] {
  const arrivals: number[] = [];
  for (let i = 0; arrivals.length < count; i++) {
    const at = chance(seed, "moment", i) * daySeconds;
    const rate = 1 - (peak - 1) * Math.cos((2 * Math.PI * at) / daySeconds);
    if (chance(seed, "kept", i) * peak < rate) arrivals.push(at);
  }
  return arrivals.sort((a, b) => a - b);
}

/** What one delivery of one concept asks of each part. */
export interface Use {
  /** Of one place, while the renderer's other places work too. */
  drawSeconds: number;
  /** Processor time of the renderer. */
  vcpuSeconds: number;
  /** Time in which the database can do nothing else: of the accept, of what the delivery writes later, and of each read of it. */
  d1AcceptMs: number;
  d1LaterMs: number;
  d1ReadMs: number;
  /** How often the client reads it while it waits. */
  reads: number;
  /** Rows and indexes that stay in the database as long as the delivery is kept. */
  d1Bytes: number;
  d1RowsWritten: number;
  objectRequests: number;
  objectRowsWritten: number;
  /** Calls of the one object that gives out places, and of the one that counts. */
  poolRequests: number;
  metricsRequests: number;
  queueMessages: number;
  /** Writes of the bucket; files of all ads and the viewer page. */
  bucketWrites: number;
  bucketBytes: number;
  workerRequests: number;
  workerCpuMs: number;
}

/** Published limits. */
export const limits = {
  d1Bytes: 10e9,
  /** One thread. */
  d1BusyMsPerSecond: 1000,
  objectRequestsPerSecond: 1000,
  queueMessagesPerSecond: 5000,
  consumersOfQueue: 250,
  accountVcpu: 1500,
  accountMemoryGib: 6 * 1024,
} as const;

/** `standard-3`. */
export const instance = { vcpu: 2, memoryGib: 8, diskGb: 16 } as const;

/** A part at the busiest moment: how much of its limit is used. */
export interface Load {
  part: string;
  used: number;
  limit: number;
}

/** The load of each part that has a published limit, the fullest first; the database's size is `daysUntilFull`'s. */
export function loadsAt(deliveriesPerDay: number, peak: number, use: Use, pool: Pick<Pool, "placesPerSlot">): Load[] {
  const perSecond = (peak * deliveriesPerDay) / daySeconds;
  const placesBusy = perSecond * use.drawSeconds;
  const slots = Math.ceil(placesBusy / pool.placesPerSlot);
  const d1Ms = use.d1AcceptMs + use.d1LaterMs + use.reads * use.d1ReadMs;
  const loads: Load[] = [
    { part: "D1, one thread (ms a second)", used: perSecond * d1Ms, limit: limits.d1BusyMsPerSecond },
    {
      part: "RendererPool (calls a second)",
      used: perSecond * use.poolRequests,
      limit: limits.objectRequestsPerSecond,
    },
    {
      part: "MetricsObject (calls a second)",
      used: perSecond * use.metricsRequests,
      limit: limits.objectRequestsPerSecond,
    },
    {
      part: "queue (messages a second)",
      used: perSecond * use.queueMessages,
      limit: limits.queueMessagesPerSecond,
    },
    { part: "consumers of the queue", used: placesBusy, limit: limits.consumersOfQueue },
    { part: "containers: vCPU of the account", used: slots * instance.vcpu, limit: limits.accountVcpu },
    { part: "containers: GiB of the account", used: slots * instance.memoryGib, limit: limits.accountMemoryGib },
  ];
  return loads.sort((a, b) => b.used / b.limit - a.used / a.limit);
}

/** Days after which the database is full when nothing is deleted. */
export function daysUntilFull(deliveriesPerDay: number, { d1Bytes }: Pick<Use, "d1Bytes">): number {
  return limits.d1Bytes / (deliveriesPerDay * d1Bytes);
}

/** Slots that are enough for the busiest moment, drawn without a pause. */
export function slotsNeeded(deliveriesPerDay: number, peak: number, use: Use, { placesPerSlot }: Pool): number {
  return Math.ceil((peak * deliveriesPerDay * use.drawSeconds) / daySeconds / placesPerSlot);
}

/** List prices in USD, without what the plan includes. */
export const prices = {
  vcpuSecond: 0.00002,
  memoryGibSecond: 0.0000025,
  diskGbSecond: 0.00000007,
  workerRequest: 0.3e-6,
  workerCpuMs: 0.02e-6,
  d1RowWritten: 1e-6,
  objectRequest: 0.15e-6,
  objectRowWritten: 1e-6,
  /** A message is written, read and deleted. */
  queueMessage: 3 * 0.4e-6,
  bucketWrite: 4.5e-6,
  bucketGbMonth: 0.015,
} as const;

/** What deliveries cost in USD. */
export interface Cost {
  /** Memory and disk of containers while they are awake; `idle`: the part in which they draw nothing. */
  awake: number;
  idle: number;
  drawing: number;
  /** Worker, database, objects, queues, writes of the bucket. */
  platform: number;
  /** The files, for each month that they are kept. */
  storageAMonth: number;
}

/** What `count` deliveries cost whose containers were awake so long in all. */
export function costOf(
  count: number,
  awakeSeconds: number,
  use: Use,
  { placesPerSlot }: Pick<Pool, "placesPerSlot">,
): Cost {
  const awakeSecond = instance.memoryGib * prices.memoryGibSecond + instance.diskGb * prices.diskGbSecond;
  const drawnSeconds = (count * use.drawSeconds) / placesPerSlot;
  const platform =
    use.workerRequests * prices.workerRequest +
    use.workerCpuMs * prices.workerCpuMs +
    use.d1RowsWritten * prices.d1RowWritten +
    use.objectRequests * prices.objectRequest +
    use.objectRowsWritten * prices.objectRowWritten +
    use.queueMessages * prices.queueMessage +
    use.bucketWrites * prices.bucketWrite;
  return {
    awake: awakeSeconds * awakeSecond,
    idle: Math.max(0, awakeSeconds - drawnSeconds) * awakeSecond,
    drawing: count * use.vcpuSeconds * prices.vcpuSecond,
    platform: count * platform,
    storageAMonth: ((count * use.bucketBytes) / 1e9) * prices.bucketGbMonth,
  };
}
