import { createExecutionContext, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openRenderer } from "../../src/adapters/renderer/openRenderer.ts";
import { PooledRenderers } from "../../src/adapters/renderer/pooledRenderers.ts";
import { servicesFor } from "../../src/composition.ts";
import type { PoolAnswer, PoolEvent } from "../../src/core/rendererPool/events.ts";
import { leaseMs, renewLeaseEveryMs } from "../../src/core/rendererPool/rules.ts";
import { PoolState, type PoolWork } from "../../src/core/rendererPool/state.ts";
import { createApp } from "../../src/http/app.ts";
import { RendererPoolShell } from "../../src/objects/rendererPool.ts";
import { aReadyAccount } from "./builders.ts";
import { rendererAnswer } from "./rendererFakes.ts";

const services = servicesFor(env);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A pool of its own, in a Durable Object of its own. */
const aPool = (name: string) => env.RENDERER_POOL.get(env.RENDERER_POOL.idFromName(name));
type PoolStub = ReturnType<typeof aPool>;

const stateOf = (pool: PoolStub) =>
  runInDurableObject(pool, (_object, { storage }) => PoolState.parse(storage.kv.get("pool")));
const takeIn = async (pool: PoolStub, work: PoolWork, leaseId: string): Promise<PoolAnswer> =>
  pool.tell({ kind: "take", leaseId, work, group: null });

describe("the pool's object", () => {
  it("starts the renderer of a slot that it gives out, and knows it as awake once that has answered", async () => {
    const pool = aPool("wakes");
    expect(await takeIn(pool, "still", "a")).toEqual({ kind: "granted", slot: 0 });
    await vi.waitFor(async () => expect((await stateOf(pool)).slots).toMatchObject([{ status: "warm" }]), 10_000);
  });

  it("remembers its leases when it is moved, and lets go of those that are not renewed", async () => {
    const pool = aPool("moved");
    await takeIn(pool, "outline", "a");
    await takeIn(pool, "outline", "b");
    await takeIn(pool, "outline", "c");
    await evictDurableObject(pool);
    expect(await takeIn(pool, "outline", "d")).toMatchObject({ kind: "wait" });
    const laterMs = Date.now() + leaseMs;
    vi.spyOn(Date, "now").mockReturnValue(laterMs);
    expect(await takeIn(pool, "outline", "d")).toEqual({ kind: "granted", slot: 0 });
  });

  it("begins anew where it cannot read what another version has written", async () => {
    const pool = aPool("unreadable");
    await runInDurableObject(pool, (_object, { storage }) => storage.kv.put("pool", { slots: "many" }));
    expect(await takeIn(pool, "still", "a")).toEqual({ kind: "granted", slot: 0 });
  });
});

/** Four container slots behind a pool in a real object; `asked` is what each was asked, in that order. */
async function withContainers(
  name: string,
  use: (renderer: ReturnType<typeof openRenderer>, asked: string[], pool: RendererPoolShell) => Promise<void>,
  answer: (slot: string, method: string) => Response = () => rendererAnswer('{"event":"done"}\n'),
): Promise<void> {
  const asked: string[] = [];
  await runInDurableObject(aPool(name), async (_object, state) => {
    class FourSlots extends RendererPoolShell<typeof env> {
      protected override context() {
        return { runtime: services.runtime, rendererPool: opened.rendererPool };
      }
    }
    const containers = {
      idFromName: (slot: string) => slot,
      get: (slot: string) => ({
        fetch: async (url: URL, init: RequestInit = {}) => {
          await new Response(init.body ?? null).arrayBuffer();
          asked.push(`${slot} ${init.method ?? "GET"} ${url.pathname}`);
          return answer(slot, init.method ?? "GET");
        },
      }),
    };
    let leases = 0;
    const opened = openRenderer({
      url: null,
      rules: { slots: 4, placesPerSlot: 2, idleMs: 90_000 },
      containers: containers as never,
      placement: {},
      openPool: () => ({ tell: (event) => Promise.resolve(pool.tell(event)) }),
      newLeaseId: () => `lease-${++leases}`,
    });
    const pool = new FourSlots(state, env);
    await use(opened, asked, pool);
  });
}

const aJob = (deliveryId: string) => ({
  deliveryId,
  concept: 1,
  scene: { format: "full" } as never,
  product: new Uint8Array([1]),
  ground: null,
  logo: null,
  onFile: () => Promise.resolve(),
  signal: new AbortController().signal,
});

describe("container slots behind the pool", () => {
  it("are woken one by one: a delivery is drawn by exactly the slot that was started for it", async () => {
    await withContainers("prewarmed", async ({ renderer }, asked) => {
      await renderer.prewarm("first", "full");
      await renderer.prewarm("second", "full");
      await renderer.prewarm("third", "full");
      await vi.waitFor(() => expect(asked).toEqual(["renderer-0 GET /health", "renderer-1 GET /health"]));
      asked.length = 0;
      for (const delivery of ["third", "second", "first"])
        expect(await renderer.render(aJob(delivery))).toEqual({ kind: "done" });
      expect(asked).toEqual(["renderer-1", "renderer-0", "renderer-0"].map((slot) => `${slot} POST /renders`));
    });
  });

  it("get a concept and its picture once, and the next one goes past a slot that had no room", async () => {
    const full = (slot: string, method: string) =>
      slot === "renderer-0" && method === "POST"
        ? rendererAnswer('{"busy":true}', { status: 503, headers: { "retry-after": "10" } })
        : rendererAnswer('{"event":"done"}\n');
    await withContainers(
      "full",
      async ({ renderer, normaliser }, asked) => {
        await renderer.prewarm("first", "full");
        await vi.waitFor(() => expect(asked).toEqual(["renderer-0 GET /health"]));
        expect(await renderer.render(aJob("first"))).toEqual({ kind: "busy", retryAfterSeconds: 1 });
        expect(asked).toEqual(["renderer-0 GET /health", "renderer-0 POST /renders"]);
        expect(await renderer.render(aJob("first"))).toEqual({ kind: "done" });
        expect(asked.filter((line) => line.endsWith("POST /renders"))).toEqual([
          "renderer-0 POST /renders",
          "renderer-1 POST /renders",
        ]);
        await normaliser.normalise(new Uint8Array([1]));
        expect(asked.filter((line) => line.endsWith("POST /pictures"))).toEqual(["renderer-0 POST /pictures"]);
      },
      full,
    );
  });

  it("are asked for nothing while the pool is full: the queue's consumer hears when to come again", async () => {
    await withContainers("crowded", async ({ renderer }, asked, pool) => {
      for (let n = 0; n < 16; n++) pool.tell({ kind: "take", leaseId: `video-${n}`, work: "video", group: null });
      expect(await renderer.render(aJob("late"))).toEqual({ kind: "busy", retryAfterSeconds: 5 });
      expect(asked.filter((line) => line.includes("POST"))).toEqual([]);
    });
  });
});

describe("a lease", () => {
  const told = () => {
    const events: PoolEvent[] = [];
    const places = new PooledRenderers({
      openPool: () => ({
        tell: (event) => {
          events.push(event);
          return Promise.resolve({ kind: "granted", slot: 0 });
        },
      }),
      slotAt: () => () => Promise.resolve(rendererAnswer(null)),
      newLeaseId: () => "lease",
    });
    return { places, kinds: () => events.map(({ kind }) => kind) };
  };

  it("is renewed while its work goes on, and given back once", async () => {
    vi.useFakeTimers();
    const { places, kinds } = told();
    const taken = await places.take("video", null, new AbortController().signal);
    if (!taken.ok) expect.fail("there was room");
    await vi.advanceTimersByTimeAsync(3 * renewLeaseEveryMs);
    await taken.value.end({ kind: "unasked" });
    await vi.advanceTimersByTimeAsync(3 * renewLeaseEveryMs);
    expect(kinds()).toEqual(["take", "renew", "renew", "renew", "end"]);
  });

  it("is no longer renewed when its work has been called off, so that it runs out", async () => {
    vi.useFakeTimers();
    const { places, kinds } = told();
    const work = new AbortController();
    await places.take("video", null, work.signal);
    work.abort();
    await vi.advanceTimersByTimeAsync(3 * renewLeaseEveryMs);
    expect(kinds()).toEqual(["take"]);
  });

  it("is not waited for where the pool does not answer", async () => {
    vi.useFakeTimers();
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    const places = new PooledRenderers({
      openPool: () => ({ tell: () => new Promise<never>(() => undefined) }),
      slotAt: () => () => expect.fail("a renderer was asked"),
      newLeaseId: () => "lease",
    });
    const taking = places.take("video", null, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await taking).toEqual({ ok: false, error: { kind: "busy", retryAfterSeconds: null } });
  });
});

it("an order is answered while the renderer that will draw it still starts", async () => {
  const account = await aReadyAccount();
  let started: () => void = () => undefined;
  const prewarm = vi.fn(() => new Promise<void>((resolve) => (started = resolve)));
  const renderer = { render: services.renderer.render.bind(services.renderer), prewarm };
  const app = createApp(() => ({ ...services, renderer }));
  const response = await app.request(
    "/v1/ads/generate",
    {
      method: "POST",
      headers: { authorization: `Bearer ${account.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ format: "static" }),
    },
    env,
    createExecutionContext(),
  );
  const { delivery_id: deliveryId } = await response.json<{ delivery_id: string }>();
  expect([response.status, prewarm.mock.calls]).toEqual([202, [[deliveryId, "static"]]]);
  started();
});
