import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { R2Media } from "../../src/adapters/r2/media.ts";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import { aReadyAccount, balanceOf, operatorToken, send, type TestAccount } from "./builders.ts";
import { accept, ended, fileAt, generate, keptFiles, read, received, until, type Delivery } from "./deliveryHelpers.ts";
import { breakCalls } from "./faults/brokenCalls.ts";
import { aMovableClock } from "./faults/clock.ts";

const refusal = { kind: "failed", message: "The product does not fit.", retriable: false } as const;
const minute = "public, max-age=60";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Keeps calls waiting until it is opened. They look for themselves: workerd wakes no invocation for a promise of another. */
class Gate {
  #isOpen = false;
  readonly opened = () =>
    until(
      () => Promise.resolve(this.#isOpen),
      (isOpen) => isOpen,
    );
  open(): void {
    this.#isOpen = true;
  }
}

/** The renderer refuses the second concept for good, once the gate is open; the first is drawn as ever. */
function refuseSecondConcept(gate: Gate): void {
  breakCalls(HttpRenderer.prototype, "render", {
    times: Infinity,
    only: ({ concept }) => concept === 2,
    instead: async () => {
      await gate.opened();
      return refusal;
    },
  });
}

const urlsOf = ({ ads }: Delivery) => ads.map(({ static_url, video_url }) => [static_url as string | null, video_url]);
const noUrls = (delivery: Delivery) => delivery.ads.map(() => [null, null]);
const isEmpty = (keys: string[]) => keys.length === 0;
const objectOf = (id: string) => env.DELIVERY.get(env.DELIVERY.idFromName(id));

/** Two concepts, of which the first is there and shown. */
async function half(account: TestAccount, extra: object = {}): Promise<{ id: string; shown: string[] }> {
  const id = await accept(account, { format: "static", count: 2, ...extra });
  const running = await until(
    () => read(account, id),
    ({ ads }) => ads.filter(({ status }) => status === "rendered").length === 2,
  );
  expect(running.status).toBe("rendering");
  const shown = running.ads.filter(({ status }) => status === "rendered").map(({ static_url }) => static_url);
  for (const url of shown) {
    const file = await fileAt(url);
    expect([file.status, file.headers.get("cache-control")]).toEqual([200, minute]);
    await file.arrayBuffer();
  }
  return { id, shown };
}

async function giveUp(id: string): Promise<void> {
  const response = await send(`/operator/v1/deliveries/${id}/fail`, { key: operatorToken, json: { reason: "test" } });
  expect(response.status).toBe(200);
}

describe("a delivery of which one concept fails for good", () => {
  it("shows its finished ads while it runs, and gives none of them away when it has failed", async () => {
    const gate = new Gate();
    refuseSecondConcept(gate);
    const account = await aReadyAccount();
    const name = `withdrawn-${account.accountId}`;
    const { id, shown } = await half(account, { webhook_url: `${inject("receiverUrl")}/${name}` });
    gate.open();
    const delivery = await ended(account, id);

    expect([delivery.status, delivery.ad_count]).toEqual(["failed", 4]);
    expect(await balanceOf(account)).toBe(50);
    expect(urlsOf(delivery)).toEqual(noUrls(delivery));
    expect(delivery.ads.map(({ status }) => status)).toEqual(["failed", "failed", "failed", "failed"]);
    for (const url of shown) expect((await fileAt(url)).status).toBe(404);
    expect(await keptFiles(delivery.ads)).toEqual([]);

    const [event] = await received(name, 1);
    const body = JSON.parse(event?.body ?? "{}") as Delivery;
    expect([body.status, body.ad_count]).toEqual(["failed", 4]);
    expect(urlsOf(body)).toEqual(noUrls(delivery));

    const page = await (await fileAt(delivery.viewer_url)).text();
    expect(page).toContain("This delivery failed and was refunded");
    expect(page).toContain("Its files were withdrawn");
    expect(page).not.toMatch(/\/media\/ads\/|<img /);
  });

  it("answers a blocking call without files", async () => {
    breakCalls(HttpRenderer.prototype, "render", {
      times: Infinity,
      instead: async (real) => {
        await real();
        return refusal;
      },
    });
    const account = await aReadyAccount();
    const response = await generate(account, { format: "static" }, { prefer: "wait" });
    const body = await response.json<Delivery>();
    expect([response.status, body.status, body.ads.length]).toEqual([200, "failed", 2]);
    expect(urlsOf(body)).toEqual(noUrls(body));
    expect(await keptFiles(body.ads)).toEqual([]);
  });
});

describe("a file that is stored after its delivery was given up", () => {
  it("is deleted by whoever stored it", async () => {
    const gate = new Gate();
    let stored = 0;
    breakCalls(R2Media.prototype, "put", {
      times: Infinity,
      only: (key) => key.startsWith("ads/"),
      instead: async (real) => {
        await gate.opened();
        await real();
        stored += 1;
      },
    });
    const withdrawn = breakCalls(R2Media.prototype, "deleteUnder", {
      times: Infinity,
      instead: (real) => real(),
    });
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    await until(
      () => read(account, id),
      ({ ads }) => ads.some(({ status }) => status === "rendering"),
    );
    await giveUp(id);
    const delivery = await ended(account, id);
    expect(withdrawn.hits()).toBe(2);
    gate.open();
    await until(
      () => Promise.resolve(withdrawn.hits()),
      (hits) => hits === 4,
      20_000,
    );
    expect(stored).toBe(2);
    expect(await until(() => keptFiles(delivery.ads), isEmpty, 5_000)).toEqual([]);
    expect(urlsOf(await read(account, id))).toEqual(noUrls(delivery));
  });

  it("is deleted by the delivery itself when whoever stored it died", async () => {
    const clock = await aMovableClock();
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    await until(
      () => read(account, id),
      ({ ads }) => ads.length > 0,
    );
    await giveUp(id);
    const delivery = await ended(account, id);
    await until(() => keptFiles(delivery.ads), isEmpty, 5_000);
    await env.MEDIA.put(`ads/${delivery.ads[0]?.ad_id}/late.jpg`, "late");
    await evictDurableObject(objectOf(id));
    for (let turn = 0; turn < 5 && !isEmpty(await keptFiles(delivery.ads)); turn++) await clock.skip(id);
    expect(await keptFiles(delivery.ads)).toEqual([]);
  });
});

describe("a withdrawal that goes wrong", () => {
  it("keeps no refund waiting, shows no file, and is made again until it is done, whatever becomes of its object", async () => {
    const clock = await aMovableClock();
    const broken = breakCalls(R2Media.prototype, "deleteUnder", { times: 8 });
    const gate = new Gate();
    refuseSecondConcept(gate);
    const account = await aReadyAccount();
    const { id, shown } = await half(account);
    gate.open();
    const delivery = await ended(account, id);
    expect([delivery.status, await balanceOf(account)]).toEqual(["failed", 50]);
    expect(urlsOf(delivery)).toEqual(noUrls(delivery));
    expect(await keptFiles(delivery.ads)).toHaveLength(2);
    for (const url of shown) expect((await fileAt(url)).status).toBe(404);
    await evictDurableObject(objectOf(id));
    for (let turn = 0; turn < 10 && !isEmpty(await keptFiles(delivery.ads)); turn++) await clock.skip(id);
    expect(broken.hits()).toBe(8);
    expect(await keptFiles(delivery.ads)).toEqual([]);
  });

  it("harms nothing when it is made twice", async () => {
    const gate = new Gate();
    refuseSecondConcept(gate);
    const lost = breakCalls(R2Media.prototype, "deleteUnder", { times: 4, when: "after" });
    const account = await aReadyAccount();
    const { id } = await half(account);
    gate.open();
    const delivery = await ended(account, id);
    await until(
      async () => (await objectOf(id).read())?.outbox.length,
      (waiting) => waiting === 1,
      20_000,
    );
    expect([lost.hits(), (await read(account, id)).status]).toEqual([4, "failed"]);
    expect(await keptFiles(delivery.ads)).toEqual([]);
    expect((await fileAt(delivery.viewer_url)).status).toBe(200);
  });
});

describe("a delivery that completed", () => {
  it("has its files cached for ever in the end, with the same bytes, however often that goes wrong first", async () => {
    const clock = await aMovableClock();
    const broken = breakCalls(R2Media.prototype, "settle", { times: 2 });
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    const { ads } = await ended(account, id);
    const before = await Promise.all(ads.map(({ static_url }) => fileAt(static_url)));
    expect(before.map(({ headers }) => headers.get("cache-control"))).toEqual([minute, minute]);
    for (let turn = 0; turn < 10 && (await objectOf(id).read())?.outbox.length !== 0; turn++) await clock.skip(id);
    const after = await Promise.all(ads.map(({ static_url }) => fileAt(static_url)));
    const immutable = "public, max-age=31536000, immutable";
    expect(after.map(({ headers }) => headers.get("cache-control"))).toEqual([immutable, immutable]);
    const bytes = (files: Response[]) => Promise.all(files.map((file) => file.bytes()));
    expect(await bytes(after)).toEqual(await bytes(before));
    expect(broken.hits()).toBe(2);
  });
});
