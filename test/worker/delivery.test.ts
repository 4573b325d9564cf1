import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { products } from "../../src/adapters/d1/schema.ts";
import { aReadyAccount, balanceOf, operatorToken, send, usageOf } from "./builders.ts";
import {
  accept,
  ended,
  fileAt,
  generate,
  hmacHex,
  journalled,
  read,
  received,
  until,
  type Ad,
} from "./deliveryHelpers.ts";

const db = openDatabase(env.DB);

interface ComposedConcept {
  index: number;
  angle: string;
  layout: string;
  hook: string;
  facts: { quote: string }[];
}

const adKeys = ["ad_id", "orientation", "headline", "static_url", "video_url", "product_id", "product_name"];

describe("a static delivery", () => {
  it("comes back finished when the call waits", async () => {
    const account = await aReadyAccount();
    const response = await generate(account, { format: "static" }, { prefer: "wait" });
    const body = await response.json<{ status: string; ads: Ad[]; delivery_id: string }>();
    expect([response.status, response.headers.get("preference-applied")]).toEqual([200, "wait"]);
    expect(Object.keys(body).sort()).toEqual([
      "ad_count_expected",
      "ads",
      "credits_balance",
      "delivery_id",
      "format",
      "status",
    ]);
    expect(body.status).toBe("completed");
    expect(body.ads.map(({ orientation }) => orientation)).toEqual(["vertical", "square"]);
    for (const ad of body.ads) {
      expect(Object.keys(ad)).toEqual(adKeys);
      expect(ad.video_url).toBeNull();
      const file = await until(
        () => fileAt(ad.static_url),
        ({ headers }) => headers.get("cache-control") !== "public, max-age=60",
      );
      expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
        200,
        "image/jpeg",
        "public, max-age=31536000, immutable",
      ]);
      expect(file.headers.get("content-disposition")).toContain(`${ad.ad_id}-${ad.orientation}.jpg`);
      expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get("content-length")));
    }
    const delivery = await read(account, body.delivery_id);
    expect(delivery).toMatchObject({ status: "completed", ad_count: 2 });
    expect(delivery.ads.map(({ index, status }) => [index, status])).toEqual([
      [1, "rendered"],
      [1, "rendered"],
    ]);
    const product = await db.select().from(products).where(eq(products.brandId, account.brandId)).get();
    for (const ad of [...body.ads, ...delivery.ads])
      expect(ad).toMatchObject({ product_id: product?.id, product_name: product?.name });
  });

  it("shows with each ad how its inspection went", async () => {
    const account = await aReadyAccount();
    const delivery = await ended(account, await accept(account, { format: "static", count: 3 }));
    expect(delivery.ads).toHaveLength(6);
    for (const { orientation, compliance } of delivery.ads) {
      expect(compliance).toMatchObject({ passed: true, findings: [], width: 1080 });
      expect(compliance?.height).toBe(orientation === "vertical" ? 1920 : 1350);
      expect(Object.keys(compliance ?? {})).toEqual([
        "passed",
        "findings",
        "layout",
        "width",
        "height",
        "safe_zones",
        "contrast",
        "product_share",
        "product_psnr_db",
        "file_bytes",
      ]);
    }
  });

  it("gives neighbouring concepts different angles, layouts and hooks, and operators the tags and the facts", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static", count: 6 });
    await ended(account, id);
    const concepts = await journalled<ComposedConcept>(id, "composedConcept");
    expect(concepts.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [at, concept] of concepts.slice(1).entries()) {
      for (const tag of ["angle", "layout", "hook"] as const) expect(concept[tag]).not.toBe(concepts[at]?.[tag]);
    }
    const facts = concepts.flatMap((concept) => concept.facts);
    expect(facts.map(({ quote }) => quote)).toEqual(expect.arrayContaining(["ectoin 2%", "fragrance-free"]));
    expect(JSON.stringify(await read(account, id))).not.toContain("ectoin 2%");
  });

  it("answers 202 with a note when the wait is over first, and goes on", async () => {
    const account = await aReadyAccount();
    const response = await generate(account, { format: "static" }, { prefer: "wait=0" });
    const body = await response.json<{ note: string; delivery_id: string; status_url: string }>();
    expect([response.status, response.headers.get("retry-after"), response.headers.get("location")]).toEqual([
      202,
      "15",
      body.status_url,
    ]);
    expect(body.note).toContain("status_url");
    expect((await ended(account, body.delivery_id)).status).toBe("completed");
  });

  it("replays a blocking 200 as 200", async () => {
    const account = await aReadyAccount();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await generate(account, { format: "static" }, { ...headers, prefer: "wait" });
    const again = await generate(account, { format: "static" }, headers);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ ...(await first.json<object>()), replayed_from_idempotency_key: true });
  });

  it("serves ranges and refuses what lies outside", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    const [ad] = (await ended(account, id)).ads;
    const path = new URL(ad?.static_url ?? "").pathname;
    const part = await send(path, { headers: { range: "bytes=0-9" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await send(path, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
  });
});

describe("a full delivery", () => {
  it("ends with stills and videos for each concept and tells the webhook, signed", async () => {
    const account = await aReadyAccount();
    const name = `full-${account.accountId}`;
    const webhookUrl = `${inject("receiverUrl")}/${name}`;
    const creative = { animation_prompts: ["Serum Droplets"] };
    const id = await accept(account, { format: "full", count: 2, creative, webhook_url: webhookUrl });
    const delivery = await ended(account, id);
    expect(delivery.status).toBe("completed");
    expect(delivery.ads).toHaveLength(4);
    for (const ad of delivery.ads) {
      const file = await fileAt(ad.video_url ?? "");
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    }
    const [event] = await received(name, 1);
    const body = JSON.parse(event?.body ?? "{}") as Record<string, unknown>;
    expect(Object.keys(body)).toEqual([
      "event",
      "delivery_id",
      "request_id",
      "status",
      "ad_count",
      "ads",
      "viewer_url",
      "delivered_at",
    ]);
    expect(body).toMatchObject({ event: "delivery.completed", delivery_id: id, status: "completed", ad_count: 4 });
    for (const ad of body["ads"] as object[]) {
      expect(Object.keys(ad)).toEqual(adKeys);
    }
    expect(await hmacHex(account.webhookSecret, event?.body ?? "")).toBe(event?.headers["x-service-signature"]);
    expect(() => new Webhook(account.webhookSecret).verify(event?.body ?? "", event?.headers ?? {})).not.toThrow();
  });
});

describe("failing", () => {
  it("refunds once when the picture of the only product is gone, and tells the webhook", async () => {
    const account = await aReadyAccount();
    await env.MEDIA.delete(`products/${account.productIds[0]}/hero.png`);
    const name = `failed-${account.accountId}`;
    const id = await accept(account, { format: "full", webhook_url: `${inject("receiverUrl")}/${name}` });
    const delivery = await ended(account, id);
    expect(delivery.status).toBe("failed");
    expect(await balanceOf(account)).toBe(50);
    expect((await usageOf(account)).map(({ type, credits_delta }) => [type, credits_delta])).toEqual([
      ["Refund", 15],
      ["Deduction", -15],
      ["Bonus", 50],
    ]);
    const [event] = await received(name, 1);
    expect(JSON.parse(event?.body ?? "{}")).toMatchObject({
      event: "delivery.failed",
      status: "failed",
      ad_count: 2,
      ads: [
        { orientation: "vertical", static_url: null, video_url: null },
        { orientation: "square", static_url: null, video_url: null },
      ],
      credits_refunded: 15,
      error: { code: "orchestration_failed" },
    });
  });

  it("fails when nothing that was ordered can be used any more", async () => {
    const account = await aReadyAccount();
    await db
      .update(products)
      .set({ colours: ["?"] })
      .where(eq(products.brandId, account.brandId))
      .run();
    const id = await accept(account, { format: "static" });
    expect((await ended(account, id)).raw_status).toContain("None of the ordered products");
    expect(await balanceOf(account)).toBe(50);
  });

  it("answers a blocking call with 200 and status failed", async () => {
    const account = await aReadyAccount();
    await env.MEDIA.delete(`products/${account.productIds[0]}/hero.png`);
    const response = await generate(account, { format: "static" }, { prefer: "wait" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "failed" });
  });

  it("lets an operator give up, once", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "full", count: 3 });
    const fail = () =>
      send(`/operator/v1/deliveries/${id}/fail`, { key: operatorToken, json: { reason: "asked for" } });
    const [a, b] = await Promise.all([fail(), fail()]);
    expect([a.status, b.status].filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await read(account, id)).status).toBe("failed");
    expect(await balanceOf(account)).toBe(50);
    expect((await fail()).status).toBe(400);
  });
});
