import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { RpcDeliveryObjects } from "../../src/adapters/deliveryObjects.ts";
import { PhotonPictures } from "../../src/adapters/images/photonPictures.ts";
import { servicesFor } from "../../src/composition.ts";
import { problem } from "../../src/core/contract/errors.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { err } from "../../src/core/result.ts";
import { correctConcept } from "../../src/services/correctConcept.ts";
import { deleteDelivery } from "../../src/services/deleteDelivery.ts";
import { outcome, send, type ErrorEnvelope } from "./builders.ts";
import { breakCalls } from "./faults/brokenCalls.ts";
import { fileAt, keptFiles, until } from "./deliveryHelpers.ts";
import { aCompleted, correct, corrected, versionsOf, type Corrected, type ReadyAccount } from "./versionHelpers.ts";

const services = servicesFor(env);
const shop = inject("sampleShopUrl");
const oil = `${shop}/pictures/botanical-face-oil.png`;
const serum = `${shop}/pictures/barrier-repair-serum.png`;

const productsOf = async ({ apiKey }: ReadyAccount) => (await send("/v1/products", { key: apiKey })).json();
const picturesFor = async (id: string) => {
  const { objects } = await env.MEDIA.list({ prefix: `concepts/${id}/` });
  return objects.map(({ key }) => key);
};

/** As long as whatever reads pictures is busy, as on a full machine, it is asked again. */
const redrawn = (account: ReadyAccount, id: string, json: object) =>
  until(
    () => correct(account, id, json),
    ({ status }) => status !== 503,
  );

describe("a concept with a picture of its own", () => {
  let account: ReadyAccount;
  let id: string;
  let before: unknown;
  let version: Corrected;

  beforeAll(async () => {
    ({ account, id } = await aCompleted());
    before = await productsOf(account);
    version = await (await redrawn(account, id, { picture_url: oil })).json<Corrected>();
  });

  it("is drawn with it, in the words and the look that it had", async () => {
    expect(version).toMatchObject({ version: 2, status: "rendered", product_id: account.productIds[0] });
    const [first, second] = await services.objects.scenesOf(id, 1);
    expect(second?.scene.product).not.toEqual(first?.scene.product);
    expect(second?.scene.words).toEqual(first?.scene.words);
    expect([second?.scene.style, second?.scene.palette]).toEqual([first?.scene.style, first?.scene.palette]);
    expect(await picturesFor(id)).toEqual([second?.pictureKey]);
  });

  it("leaves the product as it is, and nobody can fetch the picture", async () => {
    expect(await productsOf(account)).toEqual(before);
    const [key = ""] = await picturesFor(id);
    expect((await fileAt(services.media.url(key))).status).toBe(404);
  });

  it("is not begun once more with the same picture, since nothing would be different", async () => {
    const again = await redrawn(account, id, { picture_url: oil });
    expect(again.status).toBe(400);
    expect((await again.json<ErrorEnvelope>()).error.message).toContain("Nothing would be different");
    expect(await picturesFor(id)).toHaveLength(1);
  });

  it("keeps it when its words are corrected, also after the product's own picture has gone", async () => {
    await env.MEDIA.delete(`products/${account.productIds[0]}/hero.png`);
    const next = await corrected(account, id, { headline: "Other words" });
    expect(next).toMatchObject({ version: 3, status: "rendered" });
    const scenes = await services.objects.scenesOf(id, 1);
    expect(scenes[2]?.pictureKey).toBe(scenes[1]?.pictureKey);
  });

  it("takes it along when the delivery is deleted", async () => {
    const indexed = await services.index.find(id);
    if (indexed === null) throw new Error("The delivery is not in the index.");
    const isDeleted = await until(
      () => deleteDelivery(services, indexed),
      (done) => done,
      20_000,
    );
    expect(isDeleted).toBe(true);
    expect(await picturesFor(id)).toEqual([]);
    expect(await keptFiles(version.ads)).toEqual([]);
  });
});

describe("a picture for a concept", () => {
  it("begins one version under an idempotency key, and is not read again when the call is repeated", async () => {
    const { account, id } = await aCompleted();
    const headers = { prefer: "wait", "idempotency-key": crypto.randomUUID() };
    const json = { picture_url: oil, product_id: account.productIds[0] };
    const first = await until(
      () => correct(account, id, json, headers),
      ({ status }) => status !== 503,
    );
    expect(first.status).toBe(200);
    const reading = vi.spyOn(PhotonPictures.prototype, "read");
    const again = await correct(account, id, json, headers);
    expect(await again.json<Corrected>()).toMatchObject({ version: 2, replayed_from_idempotency_key: true });
    expect(reading).not.toHaveBeenCalled();
    expect((await versionsOf(account, id)).versions).toHaveLength(2);
  });

  it("is not stored where the correction is refused for another reason, and not read for a style that is none", async () => {
    const { account, id } = await aCompleted();
    const reading = vi.spyOn(PhotonPictures.prototype, "read");
    expect(await outcome(correct(account, id, { picture_url: oil, style_id: "sty_none" }))).toEqual([
      400,
      "invalid_request",
    ]);
    expect(reading).not.toHaveBeenCalled();
    const refused = await redrawn(account, id, { picture_url: oil, layout: "situ" });
    expect((await refused.json<ErrorEnvelope>()).error).toMatchObject({ code: "invalid_request", param: "layout" });
    expect(await picturesFor(id)).toEqual([]);
  });

  it("does not stay where the delivery is deleted meanwhile", async () => {
    const { account, id } = await aCompleted();
    breakCalls(RpcDeliveryObjects.prototype, "correct", {
      instead: () => Promise.resolve(err(problem("delivery_not_found"))),
    });
    expect(await outcome(redrawn(account, id, { picture_url: oil }))).toEqual([404, "delivery_not_found"]);
    expect(await picturesFor(id)).toEqual([]);
  });
});

describe("a picture for a concept that cannot be had", () => {
  it("is refused with its reason and its field, and begins no version", async () => {
    const { account, id } = await aCompleted();
    const gone = await redrawn(account, id, { picture_url: `${shop}/pictures/nothing-is-here.png` });
    expect(gone.status).toBe(400);
    expect((await gone.json<ErrorEnvelope>()).error).toMatchObject({
      code: "picture_not_usable",
      param: "picture_url",
      message: expect.stringContaining("404") as string,
    });
    for (const address of [
      "ftp://shop.example/a.png",
      "http://10.0.0.1/a.png",
      "serum.png",
      `https://a/${"x".repeat(2000)}`,
    ]) {
      const refused = await correct(account, id, { picture_url: address });
      expect([address, refused.status]).toEqual([address, 400]);
      expect((await refused.json<ErrorEnvelope>()).error).toMatchObject({
        code: "invalid_request",
        param: "picture_url",
      });
    }
    expect((await versionsOf(account, id)).versions).toHaveLength(1);
    expect(await picturesFor(id)).toEqual([]);
  });

  it("is not fetched where the concept's product can be shown no more, or the day's pictures are used up", async () => {
    const { account, id } = await aCompleted();
    const [productId] = account.productIds;
    const setStatus = (status: string) =>
      env.DB.prepare("UPDATE products SET status = ? WHERE id = ?").bind(status, productId).run();
    await setStatus("Inactive");
    const refused = await correct(account, id, { picture_url: serum });
    expect((await refused.json<ErrorEnvelope>()).error).toMatchObject({
      code: "invalid_request",
      param: "picture_url",
    });
    await setStatus("Active");
    const limits = { ...usualDailyLimits, productPictures: 1 };
    const dailyCounts = new D1DailyCounts(openDatabase(env.DB), limits, () => Date.now());
    await dailyCounts.take(account.accountId, "productPictures");
    const call = {
      deliveryId: id,
      conceptIndex: "1",
      body: { picture_url: serum },
      isByPerson: false,
      idempotencyKey: null,
    };
    const used = await correctConcept(
      { ...services, onboarding: { ...services.onboarding, dailyCounts } },
      { account: { id: account.accountId, status: "active" }, ...call, afterAnswer: () => undefined },
    );
    expect(used).toMatchObject({ ok: false, error: { code: "daily_limit_reached" } });
    expect(await picturesFor(id)).toEqual([]);
  });
});
