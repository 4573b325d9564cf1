import { describe, expect, it } from "vitest";
import type { LeaseEnd, PoolAnswer, PoolEvent } from "../../src/core/rendererPool/events.ts";
import { advance, emptyPool } from "../../src/core/rendererPool/machine.ts";
import {
  askAgainMarginMs,
  closedMs,
  leaseMs,
  renewLeaseEveryMs,
  reservationMs,
  sleepMarginMs,
  startTimeoutMs,
  waitSeconds,
  type PoolRules,
} from "../../src/core/rendererPool/rules.ts";
import { PoolState, type PoolWork } from "../../src/core/rendererPool/state.ts";

const rules: PoolRules = { slots: 3, placesPerSlot: 2, idleMs: 90_000 };
const answered: LeaseEnd = { kind: "answered", protocol: "1" };
const granted = (slot: number) => ({ kind: "granted", slot });

/** A pool over time; `woken` are the slots whose containers were to be started, in that order. */
class Pool {
  readonly woken: number[] = [];
  readonly #rules: PoolRules;
  state: PoolState;
  nowMs = 1_000_000;
  #leases = 0;

  constructor(rules: PoolRules) {
    this.#rules = rules;
    this.state = emptyPool(rules);
  }

  tell(event: PoolEvent): PoolAnswer {
    const before = structuredClone(this.state);
    const { next, answer, wake } = advance(this.state, event, this.nowMs, this.#rules);
    expect(this.state).toEqual(before);
    this.state = PoolState.parse(next);
    if (wake !== null) this.woken.push(wake);
    return answer;
  }

  pass(ms: number): void {
    this.nowMs += ms;
  }

  /** Takes a place and gives the answer with the lease's id. */
  take(work: PoolWork, group: string | null = null): { leaseId: string; answer: PoolAnswer } {
    const leaseId = `lease-${++this.#leases}`;
    return { leaseId, answer: this.tell({ kind: "take", leaseId, work, group }) };
  }

  reserve(work: PoolWork, group: string): void {
    this.tell({ kind: "reserve", leaseId: `lease-${++this.#leases}`, work, group });
  }

  end(leaseId: string, how: LeaseEnd = answered): void {
    this.tell({ kind: "end", leaseId, how });
  }

  /** So many pieces of work that go on and are renewed in time. */
  takeMany(work: PoolWork, count: number): PoolAnswer[] {
    return Array.from({ length: count }, () => this.take(work).answer);
  }

  /** Its container has answered that it is there. */
  warm(...slots: number[]): void {
    for (const slot of slots) this.tell({ kind: "woken", slot, how: answered });
  }
}

const aPool = (changed: Partial<PoolRules> = {}) => new Pool({ ...rules, ...changed });

describe("a pool of renderers", () => {
  it("wakes the slot that it gives out, once", () => {
    const pool = aPool();
    expect(pool.take("still").answer).toEqual(granted(0));
    expect(pool.take("still").answer).toEqual(granted(0));
    expect(pool.woken).toEqual([0]);
  });

  it("prefers a warm slot to a cold one, wherever it stands", () => {
    const pool = aPool();
    pool.warm(2);
    expect([pool.take("still").answer, pool.woken]).toEqual([granted(2), []]);
  });

  it("grows by a slot where the line before the warm ones takes longer than a start, and never past its number", () => {
    const pool = aPool();
    pool.warm(0);
    expect(pool.takeMany("video", 6)).toEqual([0, 0, 1, 1, 2, 2].map(granted));
    expect(pool.woken).toEqual([1, 2]);
    const further = pool.takeMany("video", 7);
    expect(further.slice(0, 6).every(({ kind }) => kind === "granted")).toBe(true);
    expect(further.at(-1)).toMatchObject({ kind: "wait" });
  });

  it("starts no container for stills that are drawn sooner in line", () => {
    const pool = aPool();
    pool.warm(0);
    expect(new Set(pool.takeMany("still", 10).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(pool.woken).toEqual([]);
  });

  it("says when to ask again while it is full, and has room once a lease has ended", () => {
    const pool = aPool({ slots: 1 });
    const { leaseId } = pool.take("video");
    pool.takeMany("video", 3);
    expect(pool.take("video").answer).toEqual({ kind: "wait", retryAfterSeconds: 5 });
    pool.end(leaseId);
    expect(pool.take("video").answer).toEqual(granted(0));
  });

  it("lets in no more of a kind than the renderer's line takes, and one kind beside another", () => {
    const pool = aPool({ slots: 1 });
    const taken = (work: PoolWork) => pool.takeMany(work, 40).filter(({ kind }) => kind === "granted").length;
    expect({
      video: taken("video"),
      still: taken("still"),
      picture: taken("picture"),
      outline: taken("outline"),
    }).toEqual({ video: 4, still: 16, picture: 8, outline: 3 });
  });

  it("gives the same lease the same place, however often it is asked for", () => {
    const pool = aPool();
    const { leaseId, answer } = pool.take("still", "a");
    expect(pool.tell({ kind: "take", leaseId, work: "still", group: "a" })).toEqual(answer);
    expect(pool.state.leases).toHaveLength(1);
  });

  it("forgets the ends and renewals of leases that it does not know", () => {
    const pool = aPool();
    const before = pool.state;
    pool.end("unknown", { kind: "unreachable" });
    pool.tell({ kind: "renew", leaseId: "unknown" });
    expect(pool.state).toEqual(before);
  });
});

describe("a lease", () => {
  it("runs out when it is not renewed, and its place is free again", () => {
    const pool = aPool({ slots: 1 });
    pool.takeMany("video", 4);
    pool.pass(leaseMs - 1);
    expect(pool.take("video").answer.kind).toBe("wait");
    pool.pass(1);
    expect(pool.take("video").answer).toEqual(granted(0));
    expect(pool.state.leases).toHaveLength(1);
  });

  it("holds as long as it is renewed, though two renewals are lost", () => {
    const pool = aPool({ slots: 1 });
    const { leaseId } = pool.take("video");
    for (let round = 0; round < 10; round++) {
      pool.pass(3 * renewLeaseEveryMs);
      pool.tell({ kind: "renew", leaseId });
    }
    expect(pool.state.leases.map(({ id }) => id)).toEqual([leaseId]);
  });
});

describe("a reservation", () => {
  it("wakes the slot that its delivery's first concept then draws on, and no other", () => {
    const pool = aPool();
    pool.warm(0);
    pool.takeMany("video", 2);
    pool.reserve("video", "a");
    expect(pool.woken).toEqual([1]);
    pool.warm(1, 2);
    expect(pool.take("video", "a").answer).toEqual(granted(1));
    expect(pool.woken).toEqual([1]);
    expect(pool.state.leases.some(({ isReserved }) => isReserved)).toBe(false);
  });

  it("is made once for a delivery", () => {
    const pool = aPool();
    pool.reserve("still", "a");
    pool.reserve("still", "a");
    expect(pool.state.leases).toHaveLength(1);
  });

  it("keeps its place from others, and no longer than a minute", () => {
    const pool = aPool({ slots: 1 });
    pool.warm(0);
    pool.reserve("video", "a");
    expect(pool.takeMany("video", 4).map(({ kind }) => kind)).toEqual(["granted", "granted", "granted", "wait"]);
    pool.pass(reservationMs);
    expect(pool.state.leases.length).toBe(4);
    expect(pool.takeMany("video", 4).every(({ kind }) => kind === "granted")).toBe(true);
  });

  it("on a slot that went away is none: the concept is drawn on another", () => {
    const pool = aPool();
    pool.reserve("still", "a");
    pool.tell({ kind: "woken", slot: 0, how: { kind: "unreachable" } });
    expect(pool.take("still", "a").answer).toEqual(granted(1));
  });

  it("is not used up by a picture of anybody", () => {
    const pool = aPool();
    pool.reserve("still", "a");
    pool.take("picture");
    expect(pool.state.leases.filter(({ isReserved }) => isReserved)).toHaveLength(1);
  });
});

describe("a slot", () => {
  it("without work counts as asleep before its container sleeps, and is woken for the next piece", () => {
    const pool = aPool();
    pool.warm(0);
    pool.pass(rules.idleMs - sleepMarginMs - 1);
    pool.end(pool.take("still").leaseId);
    expect(pool.woken).toEqual([]);
    pool.pass(rules.idleMs - sleepMarginMs);
    expect([pool.take("still").answer, pool.woken]).toEqual([granted(0), [0]]);
  });

  it("stays warm while it draws, however long that takes", () => {
    const pool = aPool();
    pool.warm(0);
    const { leaseId } = pool.take("video");
    for (let ms = 0; ms < 2 * rules.idleMs; ms += renewLeaseEveryMs) {
      pool.pass(renewLeaseEveryMs);
      pool.tell({ kind: "renew", leaseId });
    }
    expect([pool.take("still").answer, pool.woken]).toEqual([granted(0), []]);
  });

  it("that does not start in time counts as cold again", () => {
    const pool = aPool();
    pool.take("still");
    pool.pass(startTimeoutMs);
    pool.take("still");
    expect(pool.woken).toEqual([0, 0]);
  });

  it("that had no room after all is passed over as long as it asks for, and for pictures it is open", () => {
    const pool = aPool();
    pool.warm(0, 1);
    pool.end(pool.take("still").leaseId, { kind: "full", protocol: "1", retryAfterMs: 10_000 });
    expect([pool.take("still").answer, pool.take("picture").answer]).toEqual([granted(1), granted(0)]);
    pool.pass(10_000);
    expect(pool.take("still").answer).toEqual(granted(0));
  });

  it("never stays closed for longer than its own renderer may reasonably ask", () => {
    const pool = aPool({ slots: 1 });
    pool.warm(0);
    pool.end(pool.take("still").leaseId, { kind: "full", protocol: "1", retryAfterMs: 900_000_000 });
    pool.pass(closedMs.max);
    expect(pool.take("still").answer).toEqual(granted(0));
  });

  it.each<[string, LeaseEnd]>([
    ["speaks another version", { kind: "otherVersion", protocol: "0" }],
    ["cannot be reached", { kind: "unreachable" }],
  ])("that %s is passed over for all work for a while", (_what, how) => {
    const pool = aPool();
    pool.warm(0, 1);
    pool.end(pool.take("still").leaseId, how);
    expect(pool.take("picture").answer).toEqual(granted(1));
    pool.pass(closedMs.otherVersion);
    expect(pool.take("picture").answer.kind).toBe("granted");
  });

  it("says that none can be reached only where that holds for every one", () => {
    const pool = aPool({ slots: 2 });
    pool.warm(0, 1);
    pool.end(pool.take("still").leaseId, { kind: "unreachable" });
    const { leaseId } = pool.take("still");
    pool.end(leaseId, { kind: "otherVersion", protocol: "0" });
    expect(pool.take("still").answer).toMatchObject({ kind: "wait" });
    pool.pass(closedMs.otherVersion);
    for (const slot of [0, 1]) pool.tell({ kind: "woken", slot, how: { kind: "unreachable" } });
    expect(pool.take("still").answer).toEqual({ kind: "unreachable" });
    pool.pass(closedMs.unreachable);
    expect(pool.take("still").answer.kind).toBe("granted");
  });

  it("beyond the number that is set now is let go of, and one that is new begins cold", () => {
    const pool = aPool();
    pool.warm(0, 1, 2);
    pool.takeMany("video", 6);
    const fewer = advance(pool.state, { kind: "renew", leaseId: "none" }, pool.nowMs, { ...rules, slots: 1 }).next;
    expect([fewer.slots.length, fewer.leases.map(({ slot }) => slot)]).toEqual([1, [0, 0]]);
    const more = advance(fewer, { kind: "renew", leaseId: "none" }, pool.nowMs, { ...rules, slots: 2 }).next;
    expect(more.slots.map(({ status }) => status)).toEqual(["warm", "cold"]);
  });
});

describe("a preview, which nobody has ordered,", () => {
  it("gets a place that is free, also where that container has to be woken", () => {
    const pool = aPool({ slots: 1 });
    expect([pool.take("preview").answer, pool.woken]).toEqual([granted(0), [0]]);
    expect(pool.take("preview").answer).toEqual(granted(0));
    expect(pool.take("preview").answer).toMatchObject({ kind: "wait" });
  });

  it("waits in no line, and takes no place that is kept for a delivery", () => {
    const pool = aPool({ slots: 1 });
    pool.warm(0);
    pool.take("video");
    pool.reserve("video", "delivery");
    expect(pool.take("preview").answer).toMatchObject({ kind: "wait" });
    expect(pool.take("video", "delivery").answer).toEqual(granted(0));
  });

  it("does not take the place that becomes free while an order that was told to wait has not asked again", () => {
    const pool = aPool({ slots: 1 });
    pool.warm(0);
    const leases = Array.from({ length: 4 }, () => pool.take("video"));
    expect(pool.take("video").answer).toMatchObject({ kind: "wait" });
    for (const { leaseId } of leases) pool.end(leaseId);
    expect(pool.take("preview").answer).toEqual({ kind: "wait", retryAfterSeconds: waitSeconds.max });
    expect(pool.take("video").answer).toEqual(granted(0));
    pool.pass(waitSeconds.max * 1_000 + askAgainMarginMs);
    expect(pool.take("preview").answer).toEqual(granted(0));
  });

  it("keeps no order out: one that comes after it stands in the line as behind any other", () => {
    const pool = aPool({ slots: 1 });
    pool.warm(0);
    pool.take("preview");
    pool.take("preview");
    expect(pool.takeMany("still", 16).every(({ kind }) => kind === "granted")).toBe(true);
  });
});

it("a random history never gives out more leases than the renderers take, and always ends free", () => {
  let dice = 20_261_125;
  const roll = (sides: number) => {
    dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((dice / 2 ** 32) * sides);
  };
  const ends: LeaseEnd[] = [
    ...[answered, answered, answered, { kind: "unreachable" as const }, { kind: "unasked" as const }],
    { kind: "full", protocol: "1", retryAfterMs: 1_000 },
    { kind: "otherVersion", protocol: null },
  ];
  const works: PoolWork[] = ["still", "video", "preview", "picture", "outline"];
  const pool = aPool();
  const open: string[] = [];
  for (let step = 0; step < 5_000; step++) {
    pool.pass(roll(3_000));
    const which = roll(10);
    if (which < 5) {
      const { leaseId, answer } = pool.take(works[roll(5)] ?? "still", roll(3) === 0 ? null : `group-${roll(20)}`);
      if (answer.kind === "granted") open.push(leaseId);
    } else if (which === 5) pool.reserve(roll(2) === 0 ? "still" : "video", `group-${roll(20)}`);
    else if (which === 6) pool.tell({ kind: "renew", leaseId: open[roll(open.length)] ?? "none" });
    else if (which === 7) pool.warm(roll(3));
    else if (open.length > 0) pool.end(open.splice(roll(open.length), 1)[0] ?? "none", ends[roll(ends.length)]);
    for (let slot = 0; slot < rules.slots; slot++) {
      const own = pool.state.leases.filter((lease) => lease.slot === slot);
      const count = (work: PoolWork) => own.filter((lease) => lease.work === work).length;
      expect(count("video")).toBeLessThanOrEqual(4);
      expect(count("still")).toBeLessThanOrEqual(18);
      expect(count("preview")).toBeLessThanOrEqual(2);
      expect(count("picture")).toBeLessThanOrEqual(8);
      expect(count("outline")).toBeLessThanOrEqual(3);
    }
  }
  pool.pass(reservationMs);
  expect(pool.take("still").answer.kind).toBe("granted");
  expect(pool.state.leases).toHaveLength(1);
});
