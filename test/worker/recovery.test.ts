import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { brands, deliveries } from "../../src/adapters/d1/schema.ts";
import { R2Media } from "../../src/adapters/r2/media.ts";
import type { DeliveryOrder } from "../../src/core/delivery/order.ts";
import type { DeliveryState } from "../../src/core/delivery/state.ts";
import { newId } from "../../src/core/ids.ts";
import { sweepDeliveries } from "../../src/services/sweepDeliveries.ts";
import { servicesFor } from "../../src/composition.ts";
import { aReadyAccount, balanceOf, type TestAccount } from "./builders.ts";
import { breakCalls } from "./faults/brokenCalls.ts";
import { accept, ended, read, until, type Delivery } from "./deliveryHelpers.ts";

const db = openDatabase(env.DB);

/** A delivery whose order is another's, changed, and which nobody has begun yet but its object; its id. */
async function twinOf(account: TestAccount, change: (order: DeliveryOrder) => object): Promise<string> {
  const id = await accept(account, { format: "static" });
  await ended(account, id);
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id)).all();
  const twin = newId("delivery", (bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const order = change({ ...(row?.order as DeliveryOrder), deliveryId: twin });
  await db
    .insert(deliveries)
    .values({ ...row, id: twin, status: "queued", revision: 0, order } as typeof deliveries.$inferInsert);
  await env.DELIVERY.get(env.DELIVERY.idFromName(twin)).expect(twin);
  return twin;
}

describe("what happens between D1 and the object", () => {
  it("starts a delivery whose object was only told to expect it", async () => {
    const account = await aReadyAccount();
    const id = await twinOf(account, (order) => order);
    expect((await ended(account, id)).status).toBe("completed");
  });

  it("finishes an order that was stored before orders had decisions and placements", async () => {
    const account = await aReadyAccount();
    const id = await twinOf(account, ({ decisions: _decisions, placements: _placements, ...older }) => older);
    const delivery = await ended(account, id);
    expect(delivery.status).toBe("completed");
    expect(delivery.ads.map(({ orientation }) => orientation).sort()).toEqual(["square", "vertical"]);
  });

  it("shows the style that the order has decided, not one that is chosen when it is composed", async () => {
    const account = await aReadyAccount();
    const styleId = "sty_marbled-ink";
    const id = await twinOf(account, (order) => ({
      ...order,
      decisions: order.decisions?.map((decision) => ({ ...decision, styleId })),
    }));
    const delivery = await ended(account, id);
    expect(delivery.ads.map(({ style_id }) => style_id)).toEqual([styleId, styleId]);
  });

  it("forgets an object whose delivery was made void", async () => {
    const id = `del_${"1".repeat(26)}`;
    await servicesFor(env).acceptance.voidDelivery(id, "acc", Date.now());
    const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const viewerKey = "viewers/of-a-void-order/index.html";
    await env.MEDIA.put(viewerKey, "a page");
    await stub.expect(id, viewerKey);
    await stub.poke(id);
    expect(await env.MEDIA.head(viewerKey)).toBe(null);
    expect(await runInDurableObject(stub, (_object, state) => [...state.storage.kv.list()].length)).toBe(0);
  });

  it("deletes the page of an order that was made void once the bucket is back", async () => {
    const id = `del_${"2".repeat(26)}`;
    await servicesFor(env).acceptance.voidDelivery(id, "acc", Date.now());
    const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const viewerKey = "viewers/of-another-void-order/index.html";
    await env.MEDIA.put(viewerKey, "a page");
    await stub.expect(id, viewerKey);
    const broken = breakCalls(R2Media.prototype, "deleteUnder");
    await stub.poke(id);
    expect(broken.hits()).toBe(1);
    expect(await env.MEDIA.head(viewerKey)).not.toBe(null);
    expect(await runInDurableObject(stub, (_object, state) => state.storage.getAlarm())).not.toBe(null);
    await stub.poke(id);
    expect(await env.MEDIA.head(viewerKey)).toBe(null);
  });

  it("goes on after its object was thrown out of memory", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static", count: 3 });
    await evictDurableObject(env.DELIVERY.get(env.DELIVERY.idFromName(id)));
    expect((await ended(account, id)).status).toBe("completed");
    expect(await balanceOf(account)).toBe(35);
  });

  it("is woken by the sweep when it has not moved for a while", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    await ended(account, id);
    await db.update(deliveries).set({ status: "rendering", updatedAt: 0 }).where(eq(deliveries.id, id)).run();
    expect(await sweepDeliveries(servicesFor(env))).toBeGreaterThan(0);
    expect((await read(account, id)).status).toBe("completed");
  });

  it("never lets an older projection overwrite a newer one", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    await ended(account, id);
    const row = await until(
      async () => db.select().from(deliveries).where(eq(deliveries.id, id)).get(),
      (found) => found?.status === "completed",
    );
    expect(row?.status).toBe("completed");
    expect(row?.revision).toBeGreaterThan(1);
  });

  it("keeps the scenes and the ads of its first composition when it composes twice", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static", count: 3 });
    const first = await ended(account, id);
    const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const scenesOf = (state: DurableObjectState) => state.storage.sql.exec("SELECT * FROM scenes").toArray();
    const composeAgain = { id: 10_000, effect: { kind: "compose" }, dueAtMs: 0, tries: 0 };
    const scenes = await runInDurableObject(stub, (_object, object) => {
      const { storage } = object;
      const state = storage.kv.get<DeliveryState>("state");
      const concepts = state?.concepts.map((concept) => ({ ...concept, status: "waiting", notBeforeMs: 1e15 }));
      storage.kv.put("state", { ...state, phase: "rendering", concepts, outbox: [composeAgain] });
      return scenesOf(object);
    });
    await evictDurableObject(stub);
    // Another brand colour: what is composed now would look different.
    await db
      .update(brands)
      .set({ kit: { colours: ["#0b1f3a"], tone: null } })
      .where(eq(brands.id, account.brandId))
      .run();
    await stub.poke(id);
    await until(
      () => stub.journal(),
      (journal) => journal.some(({ entry }) => entry === '{"kind":"effectDone","outboxId":10000}'),
    );
    expect(await runInDurableObject(stub, (_object, state) => scenesOf(state))).toEqual(scenes);
    const ids = ({ ads }: Delivery) => ads.map(({ ad_id, headline }) => [ad_id, headline]);
    expect(ids(await read(account, id))).toEqual(ids(first));
  });

  it("ignores a message that comes twice", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    const stub = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    await env.RENDERS.send({ deliveryId: id, concept: 1, attempt: 1 });
    await env.RENDERS.send({ deliveryId: id, concept: 1, attempt: 1 });
    await ended(account, id);
    const journal = await stub.journal();
    expect(journal.filter(({ entry }) => entry.includes('"claimed"'))).toHaveLength(1);
  });
});
