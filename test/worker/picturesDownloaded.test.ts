import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it } from "vitest";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";
import { servicesFor } from "../../src/composition.ts";
import { taskLimitMs } from "../../src/core/brand/tasks.ts";
import { robotsRules } from "../../src/core/discovery/robots.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import { ok } from "../../src/core/result.ts";
import type { TaskClaim } from "../../src/ports/brandObjects.ts";
import { consumePages } from "../../src/queues/pages.ts";
import { readProduct } from "../../src/services/onboarding/readProduct.ts";

const home = "https://shop.example/";
const megabyte = 1024 * 1024;

const over: (() => void)[] = [];
afterEach(async () => {
  for (const end of over.splice(0)) end();
  // The one that held the memory has released it.
  await scheduler.wait(50);
});

/** Chunks of 64 KiB up to `bytes`, then nothing, and breaks off when the test is over. */
function stalling(bytes: number) {
  const state = { taken: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.taken >= bytes)
        return new Promise<void>((_resolve, reject) => over.push(() => reject(new Error("the test is over"))));
      state.taken += 65_536;
      controller.enqueue(new Uint8Array(65_536));
      return undefined;
    },
  });
  return { stream, state };
}

async function bytesOf(picture: Uint8Array | ReadableStream | null): Promise<Uint8Array> {
  return new Uint8Array(await new Response(picture).arrayBuffer());
}

async function productWith(body: ReadableStream<Uint8Array>) {
  const { onboarding } = servicesFor(env);
  const web = {
    ...onboarding.web,
    open: (url: string) => Promise.resolve({ ok: true as const, status: 200, url, contentType: "image/png", body }),
  };
  const named = { name: "Silk Serum", handle: "silk-serum", productType: "Serum", tags: [], url: `${home}silk` };
  const said = { descriptionHtml: "", ingredientsText: "", price: null, rating: null, identity: noIdentity };
  const pictures = [{ url: `${home}${crypto.randomUUID()}.png`, alt: "", width: null, height: null }];
  const scraped = { source: "feed" as const, ...named, ...said, pictures };
  const run = { home, robots: robotsRules(home, "") };
  return readProduct({ ...onboarding, textModel: null, web }, scraped, `${crypto.randomUUID()}.png`, run);
}

describe("pictures of a host that stalls", () => {
  it("keep no picture of another shop from being read, however many there are", async () => {
    const slow = Array.from({ length: 6 }, () => stalling(65_536));
    for (const { stream } of slow) void productWith(stream).catch(() => undefined);
    await expect.poll(() => slow.filter(({ state }) => state.taken > 0).length).toBe(6);
    const picture = await fetch(`${inject("sampleShopUrl")}/pictures/barrier-repair-serum.png`);
    const read = await productWith(picture.body as ReadableStream<Uint8Array>);
    // The others stall on until the test is over.
    expect(read).toMatchObject({ ok: true, value: { pictureProblem: null } });
  });

  it("keep none from being read either when they are large and go on to the renderer as they come", async () => {
    const renderer = { normalise: async (picture: Uint8Array | ReadableStream) => ok(await bytesOf(picture)) };
    const pictures = new PhotonPictures(renderer, null);
    for (let count = 0; count < 2; count++) {
      const { stream, state } = stalling(3.2 * megabyte);
      void pictures.read(() => Promise.resolve(ok(stream)));
      await expect.poll(() => state.taken).toBeGreaterThanOrEqual(3.2 * megabyte);
    }
    const picture = await fetch(`${inject("sampleShopUrl")}/pictures/barrier-repair-serum.png`);
    expect(await pictures.read(await bytesOf(picture.body))).toMatchObject({ ok: true });
  });
});

describe("downloads", () => {
  it("that idle leave room to other accounts, however many each of three has begun", async () => {
    const pictures = new PhotonPictures(null, null);
    const idle = Array.from({ length: 18 }, () => stalling(0));
    for (const [place, { stream }] of idle.entries())
      void pictures.read(() => Promise.resolve(ok(stream)), { owner: `idle ${place % 3}`, patienceMs: 100 });
    await scheduler.wait(200);
    const picture = await fetch(`${inject("sampleShopUrl")}/pictures/barrier-repair-serum.png`);
    const bytes = await bytesOf(picture.body);
    const read = Array.from({ length: 2 }, () =>
      pictures.read(() => Promise.resolve(ok(new Blob([bytes]).stream())), { owner: "honest", patienceMs: 1_000 }),
    );
    for (const one of read) expect(await one).toMatchObject({ ok: true });
  });

  it("say so when what they brought finds no room, so that it is not brought again and again", async () => {
    const pictures = new PhotonPictures(null, null);
    const first = stalling(2.9 * megabyte);
    void pictures.read(() => Promise.resolve(ok(first.stream)));
    await expect.poll(() => first.state.taken).toBeGreaterThanOrEqual(2.9 * megabyte);
    const read = await productWith(stalling(2.9 * megabyte).stream);
    expect(read).toMatchObject({ ok: false, error: { busy: true, hasDownloaded: true } });
  });

  it("hold about as much as one large picture has together, and the first of them always goes on", async () => {
    const pictures = new PhotonPictures(null, null);
    const large = Array.from({ length: 10 }, () => stalling(2.9 * megabyte));
    const read = large.map(({ stream }) => pictures.read(() => Promise.resolve(ok(stream))));
    const [, second, ...others] = read;
    const refused = { ok: false, error: { busy: true, temporary: true } };
    for (const other of others) expect(await other).toMatchObject(refused);
    expect(await second).toMatchObject(refused);
    await expect.poll(() => large[0]?.state.taken).toBeGreaterThanOrEqual(2.9 * megabyte);
  });
});

describe("tasks that go on beside their batches", () => {
  it("are at most 24, of all brands together: a batch with one more is over when that one is", async () => {
    const { onboarding } = servicesFor(env);
    const ends: (() => void)[] = [];
    const rules = robotsRules("https://shop.example/", "");
    const run = { home: "https://shop.example/", robots: rules, folder: "folder" };
    const input = { kind: "page" as const, url: "https://shop.example/products/a" };
    const outside = {
      ...onboarding,
      objects: {
        ...onboarding.objects,
        claim: () =>
          Promise.resolve<TaskClaim>({
            kind: "work",
            accountId: crypto.randomUUID(),
            token: "t",
            input,
            run,
            waitMs: 0,
            circuits: {},
          }),
        report: () => Promise.resolve(),
      },
      web: {
        ...onboarding.web,
        get: () =>
          new Promise<{ ok: false; problem: string; temporary: true }>((resolve) =>
            ends.push(() => resolve({ ok: false, problem: "It did not answer.", temporary: true })),
          ),
      },
    };
    const left: Promise<unknown>[] = [];
    let over = 0;
    const batches = Array.from({ length: 5 }, (_, brand) => {
      const messages = Array.from({ length: 6 }, (_, number) => ({
        id: `${brand}-${number}`,
        body: { brandId: `brand_${brand}`, run: 1, task: number, kind: "page" },
        ack: () => undefined,
      }));
      const batch = { queue: "pages", messages } as unknown as MessageBatch;
      return consumePages(batch, outside, (going) => void left.push(going)).then(() => (over += 1));
    });
    await scheduler.wait(taskLimitMs / 2);
    expect([ends.length, over]).toEqual([30, 4]);
    for (const end of ends) end();
    await Promise.all([...batches, ...left]);
    expect(over).toBe(5);
  });
});

describe("a batch of tasks", () => {
  it("is over after a few seconds when one of its shops is slow, and that task goes on", async () => {
    const left: Promise<unknown>[] = [];
    const acknowledged: string[] = [];
    const message = (id: string, body: unknown) => ({ id, body, ack: () => void acknowledged.push(id) }) as Message;
    const task = (id: string, number: number) =>
      message(id, { brandId: "brand_x", run: 1, task: number, kind: "picture" });
    let end = () => undefined as void;
    const { onboarding } = servicesFor(env);
    const run = { home: "https://shop.example/", robots: robotsRules("https://shop.example/", ""), folder: "folder" };
    const input = { kind: "page" as const, url: "https://shop.example/products/a" };
    const work: TaskClaim = { kind: "work", accountId: "acc_x", token: "t", input, run, waitMs: 0, circuits: {} };
    const outside = {
      ...onboarding,
      objects: {
        ...onboarding.objects,
        claim: ({ task }: { task: number }) => Promise.resolve<TaskClaim>(task === 1 ? work : { kind: "stale" }),
        report: () => Promise.resolve(),
      },
      web: {
        ...onboarding.web,
        get: () =>
          new Promise<{ ok: false; problem: string; temporary: true }>((resolve) => {
            end = () => resolve({ ok: false, problem: "It did not answer.", temporary: true });
          }),
      },
    };
    const batch = { queue: "pages", messages: [task("slow", 1), task("quick", 2)] } as unknown as MessageBatch;
    const startedMs = Date.now();
    await consumePages(batch, outside, (going) => left.push(going));
    expect(Date.now() - startedMs).toBeLessThan(taskLimitMs / 2);
    expect(acknowledged).toEqual(["quick"]);
    end();
    await Promise.all(left);
    expect(acknowledged).toEqual(["quick", "slow"]);
  });
});
