import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { readHeader } from "../../src/adapters/images/header.ts";
import { servicesFor } from "../../src/composition.ts";
import { beginOnboarding } from "../../src/core/brand/onboarding.ts";
import { newId } from "../../src/core/ids.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import { noIdentity } from "../../src/core/product/identity.ts";
import { BrandStore } from "../../src/objects/brandStore.ts";
import type { CatalogueProduct } from "../../src/ports/catalogue.ts";
import type { PictureProblem } from "../../src/ports/pictures.ts";
import { carryOutDeletions } from "../../src/services/deletions/carryOutDeletions.ts";
import { finishOnboarding } from "../../src/services/onboarding/finishOnboarding.ts";
import { setProductPicture } from "../../src/services/setProductPicture.ts";
import {
  aBrand,
  anAccount,
  aReadyAccount,
  aRunOf,
  bottlePicture,
  operatorToken,
  outcome,
  send,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { accept, ended, until } from "./deliveryHelpers.ts";
import { aClient, use } from "./mcpHelpers.ts";

interface Product {
  id: string;
  handle: string;
  usable_for_ads: boolean;
  aspect_ratio: string;
  image_url: string | null;
  picture_source: string;
  picture_problem?: string;
}

interface Row {
  picture_key: string | null;
  picture: string | null;
  shop_picture: string | null;
  shop_image_key: string | null;
}

const { onboarding } = servicesFor(env);
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const pathOf = (productId: string) => `/v1/products/${productId}/picture`;
const keyOf = (url: string | null) => decodeURIComponent(new URL(url ?? "").pathname).replace("/media/", "");

let serum: Uint8Array;
let cleanser: Uint8Array;
beforeAll(async () => {
  const drawn = async (file: string) =>
    new Uint8Array(await (await fetch(`${inject("sampleShopUrl")}/pictures/${file}`)).arrayBuffer());
  [serum, cleanser] = [await drawn("barrier-repair-serum.png"), await drawn("melting-oil-cleanser.jpg")];
});

function upload(account: TestAccount, productId: string, body: BodyInit, type = "image/png"): Promise<Response> {
  return send(pathOf(productId), { key: account.apiKey, method: "PUT", body, headers: { "content-type": type } });
}

const linked = (account: TestAccount, productId: string, json: unknown) =>
  send(pathOf(productId), { key: account.apiKey, method: "PUT", json });
const restore = (account: TestAccount, productId: string) =>
  send(pathOf(productId), { key: account.apiKey, method: "DELETE" });

async function productsOf(account: TestAccount): Promise<Product[]> {
  return (await (await send("/v1/products", { key: account.apiKey })).json<{ products: Product[] }>()).products;
}

async function rowOf(productId: string): Promise<Row> {
  const found = env.DB.prepare("SELECT * FROM products WHERE id = ?").bind(productId);
  const row = await found.first<Row>();
  if (row === null) throw new Error("the product is gone");
  return row;
}

/** Whether a product's file is the one that its columns describe. */
async function isWhole({ picture_key, picture }: Row): Promise<boolean> {
  const file = await env.MEDIA.get(picture_key ?? "");
  if (file === null) return false;
  const header = readHeader(new Uint8Array(await file.arrayBuffer()));
  const { width, height } = JSON.parse(picture ?? "{}") as { width?: number; height?: number };
  return header.ok && header.value.width === width && header.value.height === height;
}

function streamOf(content: Uint8Array | string): ReadableStream<Uint8Array> {
  return new Blob([content]).stream() as ReadableStream<Uint8Array>;
}

async function aProduct(seeds?: Parameters<typeof aReadyAccount>[0]) {
  const account = await aReadyAccount(seeds);
  return { account, productId: account.productIds[0] ?? "" };
}

/** The seeded product as a run reads it. */
const readAgain = (change: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  newId: newId("product", random),
  handle: "barrier-serum-0",
  name: "Barrier Repair Serum 0",
  isCompatible: true,
  incompatibilityReason: null,
  category: "Serum",
  because: "Its name says serum.",
  aspectRatio: "vertical",
  pictureKey: "products/of-the-run/0.png",
  imageKey: null,
  picture: bottlePicture,
  colours: ["#b5651d"],
  pictureProblem: null,
  keepsEarlierPicture: false,
  facts: {
    url: "https://aurelia.example/products/x",
    description: "A silky serum.",
    texture: null,
    ingredients: [],
    claims: [],
    rating: null,
    reviews: [],
    price: null,
  },
  identity: noIdentity,
  ...change,
});

const noPicture = { pictureKey: null, picture: null, colours: [] };

async function aRun(account: TestAccount) {
  return aRunOf(onboarding.catalogue, { accountId: account.accountId, website: "https://aurelia.example" });
}

function finish(brandId: string, run: number, products: CatalogueProduct[]) {
  const found = { brandName: "Aurelia", kit: null, products, unreadPages: [], isPartial: false };
  return onboarding.catalogue.finish(brandId, run, { ...found, message: () => "Ready." }, Date.now());
}

describe("a picture that is sent for a product", () => {
  it("is cut out and shown in place of the shop's own, and orders are drawn with it", async () => {
    const { account, productId } = await aProduct();
    const answer = await upload(account, productId, serum);
    expect(answer.status).toBe(200);
    const product = await answer.json<Product>();
    expect(product).toMatchObject({ id: productId, usable_for_ads: true, picture_source: "upload" });
    expect((await productsOf(account))[0]).toEqual(product);
    const row = await rowOf(productId);
    expect(await isWhole(row)).toBe(true);
    expect(row.shop_image_key).toBe(`products/${productId}/hero.png`);
    const shown = await send(new URL(product.image_url ?? "").pathname);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    const id = await accept(account, { format: "static" });
    expect((await ended(account, id)).status).toBe("completed");
    const delivery = env.DELIVERY.get(env.DELIVERY.idFromName(id));
    const drawn = await runInDurableObject(delivery, (_object, state) =>
      state.storage.sql.exec<{ key: string }>("SELECT picture_key AS key FROM scenes").one(),
    );
    expect(drawn.key).toBe(row.picture_key);
  });

  it("may be named by its address, also by agents", async () => {
    const { account, productId } = await aProduct();
    const picture_url = `${inject("sampleShopUrl")}/pictures/melting-oil-cleanser.jpg`;
    const answer = await linked(account, productId, { picture_url });
    expect(await answer.json()).toMatchObject({ id: productId, picture_source: "upload", aspect_ratio: "vertical" });
    const client = await aClient(account);
    const set = await use(client, "set_product_picture", { product_id: productId, picture_url });
    expect(set.structured).toMatchObject({ id: productId, picture_source: "upload" });
    const unknown = await use(client, "set_product_picture", { product_id: "prd_nobody", picture_url });
    expect([unknown.isError, unknown.structured]).toMatchObject([true, { error: { code: "product_not_found" } }]);
  });

  it("makes a product usable of which the shop has no picture", async () => {
    const { account, productId } = await aProduct([{ hasPicture: false }]);
    expect((await productsOf(account))[0]).toMatchObject({ usable_for_ads: false, picture_source: "shop" });
    expect(await (await upload(account, productId, cleanser, "image/jpeg")).json()).toMatchObject({
      usable_for_ads: true,
    });
    const restored = await (await restore(account, productId)).json<Product>();
    expect(restored).toMatchObject({ usable_for_ads: false, picture_problem: "The picture could not be read." });
  });

  it("goes with DELETE, which changes nothing where none was sent", async () => {
    const { account, productId } = await aProduct();
    const [before, row] = [(await productsOf(account))[0], await rowOf(productId)];
    const untouched = await restore(account, productId);
    expect([untouched.status, await untouched.json()]).toEqual([200, before]);
    expect(await rowOf(productId)).toEqual(row);
    await upload(account, productId, serum);
    await upload(account, productId, cleanser, "image/jpeg");
    expect(await (await restore(account, productId)).json()).toEqual(before);
    expect(await rowOf(productId)).toEqual({ ...row, updated_at: expect.any(Number) as number });
  });
});

describe("what is refused, and changes nothing", () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>');
  /** The head of a PNG of 20,000 by 20,000 pixels. */
  function hugeHeader(): Uint8Array {
    const bytes = serum.slice();
    const view = new DataView(bytes.buffer);
    view.setUint32(16, 20_000);
    view.setUint32(20, 20_000);
    return bytes;
  }

  it.each<[string, () => Uint8Array, RegExp]>([
    ["a drawing", () => svg, /PNG, JPEG/],
    ["text", () => text("This is no picture, however long it goes on."), /PNG, JPEG/],
    ["half a picture", () => serum.slice(0, serum.length / 2), /./],
    ["a head of 400 megapixels", hugeHeader, /20000×20000.*60 megapixels/],
    ["nothing", () => new Uint8Array(), /./],
  ])("is %s under the type of a picture", async (_what, bytes, reason) => {
    const { account, productId } = await aProduct();
    const before = await rowOf(productId);
    const answer = await upload(account, productId, bytes());
    const { error } = await answer.clone().json<ErrorEnvelope>();
    expect(error.message).toMatch(reason);
    expect(await outcome(answer)).toEqual([400, expect.stringMatching(/picture_not_usable|invalid_request/)]);
    expect(await rowOf(productId)).toEqual(before);
  });

  it("is a picture that never ends", async () => {
    const { account, productId } = await aProduct();
    const chunk = new Uint8Array(1024 * 1024).fill(7);
    let left = 40;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(left === 39 ? serum.slice(0, 4096) : chunk);
        else controller.close();
      },
    });
    const [status, code] = await outcome(upload(account, productId, body));
    expect([status, code]).toEqual([400, "picture_not_usable"]);
    expect(left).toBeGreaterThan(10);
  });

  it("is any other type, an address that is none, and one that leads where nobody may look", async () => {
    const { account, productId } = await aProduct();
    expect(await outcome(upload(account, productId, svg, "image/svg+xml"))).toEqual([415, "unsupported_media_type"]);
    expect(await outcome(upload(account, productId, serum, "text/html"))).toEqual([415, "unsupported_media_type"]);
    for (const json of [{}, [], { picture_url: 7 }, { picture_url: "serum.png" }, { picture: "https://x.example" }])
      expect(await outcome(linked(account, productId, json))).toEqual([400, "invalid_request"]);
    for (const picture_url of ["http://10.0.0.1/a.png", "http://169.254.169.254/latest", "https://[fd00::1]/a.png"]) {
      const answer = await linked(account, productId, { picture_url });
      expect(await answer.json()).toMatchObject({ error: { code: "invalid_request", param: "picture_url" } });
    }
    const hop = `${inject("receiverUrl")}/hop?to=${encodeURIComponent("http://10.0.0.1/a.png")}`;
    expect(await outcome(linked(account, productId, { picture_url: hop }))).toEqual([400, "picture_not_usable"]);
    expect(await rowOf(productId)).toMatchObject({ shop_picture: null });
  });

  it("is a product of nobody, of another account, or of a kind that ads do not show", async () => {
    const { account, productId } = await aProduct([{}, { isCompatible: false, incompatibilityReason: "It is a set." }]);
    const other = await aReadyAccount();
    const before = await rowOf(productId);
    const answers = await Promise.all(
      [productId, "prd_nobody", "%00"].flatMap((id) => [upload(other, id, serum), restore(other, id)]),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("product_not_found");
    expect(await rowOf(productId)).toEqual(before);
    const unsupported = await upload(account, account.productIds[1] ?? "", serum);
    expect(await unsupported.json()).toMatchObject({
      error: { code: "product_not_supported" },
      incompatible_products: [{ reason: "It is a set." }],
    });
  });

  it.each<[PictureProblem, string]>([
    [{ reason: "Other pictures are being read; try again later.", temporary: true, busy: true }, "unavailable"],
    [{ reason: "The renderer is away.", temporary: true }, "unavailable"],
    [{ reason: "The picture's edge cuts the product off.", temporary: false }, "not_usable"],
  ])("is told apart by whether it may pass: %j", async (error, code) => {
    const { account, productId } = await aProduct();
    const read = () => Promise.resolve({ ok: false as const, error });
    const ctx = { ...onboarding, pictures: { ...onboarding.pictures, read } };
    const bytes = streamOf(serum);
    const refused = await setProductPicture(ctx, account.accountId, productId, { bytes });
    expect(refused).toMatchObject({ ok: false, error: { code: `picture_${code}`, message: error.reason } });
  });

  it("is one more than an account may send in a day", async () => {
    const { account, productId } = await aProduct();
    const limits = { ...usualDailyLimits, productPictures: 1 };
    const dailyCounts = new D1DailyCounts(openDatabase(env.DB), limits, () => Date.now());
    const given = () => ({ bytes: streamOf("no picture") });
    const set = () => setProductPicture({ ...onboarding, dailyCounts }, account.accountId, productId, given());
    expect(await set()).toMatchObject({ error: { code: "picture_not_usable" } });
    expect(await set()).toMatchObject({ error: { code: "daily_limit_reached" } });
  });
});

describe("an uploaded picture and a run", () => {
  it(
    "stays when the shop is read again, and DELETE brings back what the shop has by then",
    { timeout: 200_000 },
    async () => {
      const account = await anAccount();
      const onboarded = async () => {
        await send("/v1/brands", { key: account.apiKey, json: { website: inject("smallShopUrl") } });
        const brand = async () =>
          (await (await send("/v1/brands", { key: account.apiKey })).json<{ brands: { ready_for_ads: boolean }[] }>())
            .brands[0];
        expect((await until(brand, (found) => found?.ready_for_ads === true))?.ready_for_ads).toBe(true);
      };
      await onboarded();
      const [product, ...others] = await productsOf(account);
      const id = product?.id ?? "";
      await upload(account, id, cleanser, "image/jpeg");
      const uploaded = (await productsOf(account))[0];
      await onboarded();
      const [after, ...rest] = await productsOf(account);
      expect(after).toEqual(uploaded);
      expect(rest.map((each) => each.picture_source)).toEqual(others.map(() => "shop"));
      const { shop_image_key } = await rowOf(id);
      expect(shop_image_key).not.toBe(keyOf(product?.image_url ?? null));
      const restored = await (await restore(account, id)).json<Product>();
      expect(restored).toMatchObject({ picture_source: "shop", usable_for_ads: true });
      expect(keyOf(restored.image_url)).toBe(shop_image_key);
      expect(await isWhole(await rowOf(id))).toBe(true);
    },
  );

  it("are both whole whatever the order in which they end", async () => {
    for (let time = 0; time < 3; time++) {
      const { account, productId } = await aProduct();
      const { run } = await aRun(account);
      const [answer, counts] = await Promise.all([
        upload(account, productId, serum),
        finish(account.brandId, run, [readAgain()]),
      ]);
      expect([answer.status, counts]).toEqual([200, { usable: 1, total: 1 }]);
      const row = await rowOf(productId);
      expect(await isWhole(row)).toBe(true);
      expect(JSON.parse(row.shop_picture ?? "{}")).toMatchObject({ pictureKey: "products/of-the-run/0.png" });
      expect(row.shop_image_key).toBe("products/of-the-run/0.png");
    }
  });

  it("are both whole where two are sent at once: one of them is shown, and the shop's is kept", async () => {
    const { account, productId } = await aProduct();
    const answers = await Promise.all([
      upload(account, productId, serum),
      upload(account, productId, cleanser, "image/jpeg"),
      upload(account, productId, serum),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const row = await rowOf(productId);
    expect(await isWhole(row)).toBe(true);
    expect(row.shop_image_key).toBe(`products/${productId}/hero.png`);
    expect((await productsOf(account))[0]?.picture_source).toBe("upload");
  });

  it("keep the shop's earlier picture where the run could not have it, or its reason where there was none", async () => {
    const { account, productId } = await aProduct([{}, { hasPicture: false }]);
    const second = account.productIds[1] ?? "";
    for (const id of [productId, second]) await upload(account, id, serum);
    const { run } = await aRun(account);
    const failed = { ...noPicture, pictureProblem: "The host is away.", keepsEarlierPicture: true };
    const facts = readAgain().facts;
    const other = { handle: "barrier-serum-1", name: "Barrier Repair Serum 1" };
    await env.DB.prepare("UPDATE products SET facts = ? WHERE id = ?")
      .bind(JSON.stringify({ ...facts, url: `${facts.url}2` }), second)
      .run();
    const products = [readAgain(failed), readAgain({ ...failed, ...other, facts: { ...facts, url: `${facts.url}2` } })];
    expect(await finish(account.brandId, run, products)).toEqual({ usable: 2, total: 2 });
    const kept = (row: Row) => JSON.parse(row.shop_picture ?? "{}") as unknown;
    expect(kept(await rowOf(productId))).toMatchObject({
      pictureKey: `products/${productId}/hero.png`,
      picture: bottlePicture,
    });
    expect(kept(await rowOf(second))).toMatchObject({ pictureKey: null, pictureProblem: "The host is away." });
    expect((await productsOf(account)).map((product) => product.usable_for_ads)).toEqual([true, true]);
  });

  it("make a brand ready that failed for want of pictures", async () => {
    const account = await anAccount();
    const { brandId, productIds } = await aBrand(account, [{ hasPicture: false }], "pending");
    expect((await upload(account, productIds[0] ?? "", serum)).status).toBe(200);
    const { run } = await aRun(account);
    const order = { brandId, accountId: account.accountId, website: "https://aurelia.example", run };
    const products = [readAgain({ ...noPicture, pictureProblem: "The picture shows several things." })];
    const found = {
      brandName: "Aurelia",
      home: order.website,
      notes: [],
      isPartial: false,
      unreadPages: [],
      kit: null,
    };
    const end = await finishOnboarding(onboarding, order, { ...found, products });
    expect(end).toMatchObject({ usable: 1, obstacle: null });
  });
});

describe("the file of an uploaded picture", () => {
  const objectOf = (brandId: string) => env.BRAND.get(env.BRAND.idFromName(brandId));
  const inStore = <T>(brandId: string, look: (store: BrandStore) => T) =>
    runInDurableObject(objectOf(brandId), (_object, state) => look(new BrandStore(state.storage)));

  /** A brand whose object has seen a run end. */
  async function withObject() {
    const { account, productId } = await aProduct();
    const order = {
      brandId: account.brandId,
      accountId: account.accountId,
      website: "https://aurelia.example",
      run: 1,
    };
    await inStore(account.brandId, (store) => {
      store.begin(beginOnboarding(order, Date.now()), crypto.randomUUID());
      if (store.state !== null) store.save({ ...store.state, stage: "ready" });
      store.markShown();
    });
    return { account, productId };
  }

  async function sentKey(account: TestAccount, productId: string): Promise<string> {
    return keyOf((await (await upload(account, productId, serum)).json<Product>()).image_url);
  }

  async function lookThrough(brandId: string): Promise<number | null> {
    await inStore(brandId, (store) => {
      store.folders.saveDue(0);
    });
    await runInDurableObject(objectOf(brandId), (_object, state) => state.storage.setAlarm(Date.now() + 3_600_000));
    await runDurableObjectAlarm(objectOf(brandId));
    return inStore(brandId, (store) => store.folders.dueMs);
  }

  it("goes once nothing shows it, and the shop's stays while it is kept", async () => {
    const { account, productId } = await withObject();
    const first = await sentKey(account, productId);
    const dueMs = await inStore(account.brandId, (store) => store.folders.dueMs);
    expect(dueMs).toBeGreaterThan(Date.now() + 4 * 60_000);
    const second = await sentKey(account, productId);
    expect(await lookThrough(account.brandId)).toBeNull();
    const there = async (key: string) => (await env.MEDIA.head(key)) !== null;
    const shops = `products/${productId}/hero.png`;
    expect([await there(first), await there(second), await there(shops)]).toEqual([false, true, true]);
    await restore(account, productId);
    expect(await lookThrough(account.brandId)).toBeNull();
    expect([await there(second), await there(shops)]).toEqual([false, true]);
  });

  it("stays while a delivery is under way that was begun with it", async () => {
    const { account, productId } = await withObject();
    const key = await sentKey(account, productId);
    const id = await accept(account, { format: "static" });
    expect((await ended(account, id)).status).toBe("completed");
    await env.DB.prepare("UPDATE deliveries SET status = 'rendering' WHERE id = ?").bind(id).run();
    await restore(account, productId);
    expect(await lookThrough(account.brandId)).toBeGreaterThan(Date.now());
    expect(await env.MEDIA.head(key)).not.toBeNull();
  });

  it("is off with its account, the shop's beside it as well", async () => {
    const { account, productId } = await withObject();
    const key = await sentKey(account, productId);
    const path = `/operator/v1/accounts/${account.accountId}`;
    await send(path, { key: operatorToken, method: "PATCH", json: { status: "suspended" } });
    for (const each of [key, `products/${productId}/hero.png`]) expect((await send(`/media/${each}`)).status).toBe(404);
    expect(await outcome(upload(account, productId, serum))).toEqual([403, "account_suspended"]);
    expect(await onboarding.catalogue.restorePicture(account.accountId, productId, Date.now())).toBeNull();
  });

  it("goes with its brand, and nothing is sent or put back while that is being deleted", async () => {
    const { account, productId } = await withObject();
    const key = await sentKey(account, productId);
    const path = `/operator/v1/accounts/${account.accountId}/brand`;
    expect((await send(path, { key: operatorToken, method: "DELETE" })).status).toBe(202);
    expect(await outcome(upload(account, productId, serum))).toEqual([503, "picture_unavailable"]);
    expect(await outcome(restore(account, productId))).toEqual([503, "picture_unavailable"]);
    const services = servicesFor(env);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      const runtime = { ...services.runtime, nowMs: () => Date.now() + minutes * 60_000 };
      await carryOutDeletions({ ...services, runtime });
    }
    expect(await env.MEDIA.head(key)).toBeNull();
    expect(await env.MEDIA.head(`products/${productId}/hero.png`)).toBeNull();
    expect(await outcome(upload(account, productId, serum))).toEqual([404, "product_not_found"]);
  });
});
