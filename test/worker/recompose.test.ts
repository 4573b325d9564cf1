import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { D1DeliveryIndex } from "../../src/adapters/d1/deliveries.ts";
import { products } from "../../src/adapters/d1/schema.ts";
import { HttpRenderer } from "../../src/adapters/renderer/httpRenderer.ts";
import { aReadyAccount, balanceOf, usageOf, type TestAccount } from "./builders.ts";
import {
  accept,
  generate,
  ended,
  fileAt,
  endReceived,
  journalled,
  keptFiles,
  read,
  until,
  type Delivery,
} from "./deliveryHelpers.ts";
import { breakCalls } from "./faults/brokenCalls.ts";

const db = openDatabase(env.DB);
const refusal = {
  kind: "failed",
  message: "“Feuchtigkeitsspendend” is too long for its place.",
  retriable: false,
} as const;
const twoProducts = [{ name: "Barrier Serum" }, { name: "Cloud Essence" }];

afterEach(() => {
  vi.restoreAllMocks();
});

/** The renderer refuses a concept so often, each time after it has drawn it; gives the words that it refused. */
function refuse(concept: number, times: number, meanwhile: () => Promise<unknown> = () => Promise.resolve()): string[] {
  const headlines: string[] = [];
  breakCalls(HttpRenderer.prototype, "render", {
    times,
    only: (job) => job.concept === concept,
    instead: async (real, { scene }) => {
      headlines.push(scene.words.headline);
      await real();
      await meanwhile();
      return refusal;
    },
  });
  return headlines;
}

const transactions = async (account: TestAccount) =>
  (await usageOf(account)).map(({ type, credits_delta }) => [type, credits_delta]);
const productsOf = ({ ads }: Delivery) => [...new Set(ads.map(({ product_id }) => product_id))];
const headlinesOf = ({ ads }: Delivery) => [...new Set(ads.map(({ headline }) => headline))];

describe("a concept that the renderer refuses", () => {
  it("is tried in other words, then with another product, and its delivery completes for the one charge", async () => {
    const refused = refuse(1, 2);
    const account = await aReadyAccount(twoProducts);
    const name = `recomposed-${account.accountId}`;
    const id = await accept(account, { format: "static", webhook_url: `${inject("receiverUrl")}/${name}` });
    const first = await until(
      () => read(account, id),
      ({ ads }) => ads.length > 0,
    );
    const delivery = await ended(account, id);

    expect([delivery.status, delivery.ad_count]).toEqual(["completed", 2]);
    expect(delivery.ads.map(({ ad_id }) => ad_id)).toEqual(first.ads.map(({ ad_id }) => ad_id));
    expect(productsOf(delivery)).toEqual([account.productIds[1]]);
    expect(headlinesOf(delivery)).toHaveLength(1);
    expect(new Set(refused).size).toBe(2);
    expect(refused).not.toContain(headlinesOf(delivery)[0]);
    expect(await transactions(account)).toEqual([
      ["Deduction", -5],
      ["Bonus", 50],
    ]);
    const event = await endReceived(name);
    expect(JSON.parse(event.body)).toMatchObject({ event: "delivery.completed", ad_count: 2 });
  });

  it("leaves nothing of what it was: no address, no file", async () => {
    const account = await aReadyAccount(twoProducts);
    const shown: string[] = [];
    refuse(1, 2, async () => {
      const { objects } = await env.MEDIA.list({ prefix: "ads/" });
      shown.push(...objects.map(({ key }) => key));
    });
    const id = await accept(account, { format: "static" });
    const { ads } = await ended(account, id);
    const own = shown.filter((key) => ads.some(({ ad_id }) => key.includes(ad_id)));
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const key of own) expect((await fileAt(`https://media.example/media/${key}`)).status).toBe(404);
    const kept = await until(
      () => keptFiles(ads),
      (keys) => keys.length === 2,
    );
    expect(kept.sort()).toEqual(
      ads.map(({ static_url }) => new URL(static_url).pathname.replace("/media/", "")).sort(),
    );
  });

  it("keeps to the products that the order names", async () => {
    const refused = refuse(1, 3);
    const account = await aReadyAccount(twoProducts);
    const [own] = account.productIds;
    const delivery = await ended(account, await accept(account, { format: "static", product_refs: [own] }));
    expect([delivery.status, productsOf(delivery)]).toEqual(["completed", [own]]);
    expect(new Set([...refused, ...headlinesOf(delivery)]).size).toBe(4);
  });

  it("takes no product that is not usable by now, and rather one that the delivery does not show yet", async () => {
    const account = await aReadyAccount([{}, {}, {}, {}]);
    const [first, second, third, fourth] = account.productIds;
    refuse(2, 2, () =>
      db
        .update(products)
        .set({ status: "Inactive" })
        .where(eq(products.id, third ?? ""))
        .run(),
    );
    const id = await accept(account, { format: "static", count: 2 });
    const delivery = await ended(account, id);
    expect([delivery.status, productsOf(delivery)]).toEqual(["completed", [first, fourth]]);
    expect(productsOf(delivery)).not.toContain(second);
    expect(await balanceOf(account)).toBe(40);
  });

  it("is composed anew although the database fails at first", async () => {
    const broken = breakCalls(D1DeliveryIndex.prototype, "substitutes", { times: 2 });
    refuse(1, 1);
    const account = await aReadyAccount();
    const delivery = await ended(account, await accept(account, { format: "static" }));
    expect([delivery.status, broken.hits()]).toEqual(["completed", 2]);
  });

  it("tells a call that waits for it why it failed, what came back, and the balance after that", async () => {
    refuse(1, Infinity);
    const account = await aReadyAccount();
    const answer = await generate(account, { format: "static" }, { prefer: "wait" });
    expect(await answer.json()).toMatchObject({
      status: "failed",
      credits_balance: 50,
      credits_refunded: 5,
      error: { code: "orchestration_failed", message: expect.stringContaining("could not be rendered") as string },
    });
  });

  it("fails its delivery, which is refunded exactly once, when every variant is refused", async () => {
    const refused = refuse(2, Infinity);
    const account = await aReadyAccount(twoProducts);
    const id = await accept(account, { format: "static", count: 2 });
    const delivery = await ended(account, id);
    expect(delivery.status).toBe("failed");
    const { error, credits_refunded: refunded } = delivery;
    expect(error).toMatchObject({
      code: "orchestration_failed",
      message: "Concept 2 could not be rendered, in other words and layouts either.",
    });
    expect(refunded).toBe(10);
    const [first] = await journalled<{ message: string }>(id, "renderFailed");
    expect(first?.message).toContain("“Feuchtigkeitsspendend” is too long");
    expect(new Set(refused).size).toBe(5);
    expect(await journalled(id, "recomposed")).toMatchObject([1, 2, 3, 4].map((variant) => ({ concept: 2, variant })));
    expect(await transactions(account)).toEqual([
      ["Refund", 10],
      ["Deduction", -10],
      ["Bonus", 50],
    ]);
    expect(await keptFiles(delivery.ads)).toEqual([]);
  });
});
