import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { D1MediaOwners } from "../../src/adapters/d1/mediaOwners.ts";
import { RpcDeliveryObjects } from "../../src/adapters/deliveryObjects.ts";
import { R2Media } from "../../src/adapters/r2/media.ts";
import { servicesFor } from "../../src/composition.ts";
import { createApp } from "../../src/http/app.ts";
import { aReadyAccount, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { accept, ended, fileAt, keptFiles, until, type Delivery } from "./deliveryHelpers.ts";
import { breakCalls } from "./faults/brokenCalls.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const settledFile = "public, max-age=31536000, immutable";

async function completed(account: TestAccount): Promise<Delivery> {
  const delivery = await ended(account, await accept(account, { format: "static" }));
  expect(delivery.status).toBe("completed");
  return delivery;
}

async function imageUrls(account: TestAccount): Promise<string[]> {
  const { products } = await (
    await send("/v1/products", { key: account.apiKey })
  ).json<{ products: { image_url: string }[] }>();
  return products.map(({ image_url }) => image_url);
}

async function become(account: TestAccount, status: "active" | "suspended"): Promise<void> {
  const path = `/operator/v1/accounts/${account.accountId}`;
  expect((await send(path, { method: "PATCH", key: operatorToken, json: { status } })).status).toBe(200);
}

const statusesOf = (urls: string[]) =>
  Promise.all(
    urls.map(async (url) => {
      const file = await fileAt(url);
      await file.arrayBuffer();
      return file.status;
    }),
  );

const settled = (url: string) =>
  until(
    () => fileAt(url),
    ({ headers }) => headers.get("cache-control") === settledFile,
    20_000,
  );

describe("the headers of media", () => {
  it("say of a file and of a viewer page that nobody may frame it, and of a file that it is nothing but itself", async () => {
    const { ads, viewer_url } = await completed(await aReadyAccount());
    const url = ads[0]?.static_url ?? "";
    for (const method of ["GET", "HEAD"]) {
      const file = await send(new URL(url).pathname, { method });
      await file.arrayBuffer();
      const policy = file.headers.get("content-security-policy");
      expect([file.status, policy]).toEqual([200, expect.stringContaining("frame-ancestors 'none'")]);
      expect(policy).toMatch(/^default-src 'none';.* sandbox;/);
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    }
    const page = await fileAt(viewer_url);
    await page.text();
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  it("let browsers keep a settled file for ever, and shared caches for five minutes", async () => {
    const { ads } = await completed(await aReadyAccount());
    const file = await settled(ads[0]?.static_url ?? "");
    expect(file.headers.get("cache-control")).toBe(settledFile);
    expect(file.headers.get("cdn-cache-control")).toBe("public, max-age=300");
  });
});

describe("a media host of its own", () => {
  const app = createApp(servicesFor);
  const hosted = { ...env, MEDIA_URL: "https://media.example.com" };
  const get = (url: string, init?: RequestInit) => app.fetch(new Request(url, init), hosted);

  it("gives each file at its root with the headers of the media route, and nothing else", async () => {
    const { ads, viewer_url } = await completed(await aReadyAccount());
    for (const url of [ads[0]?.static_url ?? "", viewer_url]) {
      const key = new URL(url).pathname.replace("/media/", "");
      const [there, here] = [await get(`https://media.example.com/${key}`), await fileAt(url)];
      const told = ({ status, headers }: Response) => [
        status,
        ...["content-type", "content-security-policy", "x-content-type-options", "referrer-policy"].map((name) =>
          headers.get(name),
        ),
      ];
      expect(told(there)).toEqual(told(here));
      expect(await there.bytes()).toEqual(await here.bytes());
    }
    for (const path of ["/", "/v1", "/docs", "/operator/v1/deliveries", "/mcp", "/media/viewers/x/index.html"]) {
      expect((await get(`https://media.example.com${path}`)).status, path).toBe(404);
    }
    expect((await get("http://127.0.0.1:8787/v1")).status).toBe(200);
  });
});

describe("the media of an account that is suspended", () => {
  it("are off, ads, viewer pages and product pictures alike, and come back when it is resumed", async () => {
    const clock = vi.spyOn(Date, "now");
    const account = await aReadyAccount([{ handle: "serum" }, { handle: "toner" }]);
    const { ads, viewer_url } = await completed(account);
    // Of one of them there is only a picture to look at.
    await env.DB.prepare(
      "UPDATE products SET image_key = picture_key, picture_key = NULL WHERE handle = 'toner' AND brand_id = ?",
    )
      .bind(account.brandId)
      .run();
    const urls = [...ads.map(({ static_url }) => static_url), viewer_url, ...(await imageUrls(account))];
    const all = (status: number) => urls.map(() => status);
    expect(await statusesOf(urls)).toEqual(all(200));
    await become(account, "suspended");
    const start = performance.timeOrigin + performance.now();
    clock.mockImplementation(() => start + 10_000);
    expect(await statusesOf(urls)).toEqual(all(404));
    await become(account, "active");
    clock.mockImplementation(() => start + 20_000);
    expect(await statusesOf(urls)).toEqual(all(200));
  });

  it("stay up while the database cannot say whose they are", async () => {
    const { ads } = await completed(await aReadyAccount());
    breakCalls(D1MediaOwners.prototype, "isSuspended", { times: Infinity });
    expect(await statusesOf(ads.map(({ static_url }) => static_url))).toEqual([200, 200]);
  });
});

describe("a file that may still be withdrawn", () => {
  /** A completed delivery whose files have not been settled. */
  async function unsettled(): Promise<Delivery> {
    breakCalls(R2Media.prototype, "settle", { times: Infinity });
    return completed(await aReadyAccount());
  }

  it("is there only while its delivery names it", async () => {
    const { ads, delivery_id } = await unsettled();
    const url = ads[0]?.static_url ?? "";
    const key = new URL(url).pathname.replace("/media/", "");
    const other = key.replace(/[^/]+$/, "earlier.jpg");
    const stored = (await env.MEDIA.get(key)) ?? expect.fail("the file is not there");
    const { httpMetadata = {}, customMetadata = {} } = stored;
    expect(customMetadata).toEqual({ delivery: delivery_id });
    await env.MEDIA.put(other, await stored.arrayBuffer(), { httpMetadata, customMetadata });
    expect(await statusesOf([url, url.replace(key, other)])).toEqual([200, 404]);
  });

  it("is not given away while its delivery cannot be asked", async () => {
    const { ads } = await unsettled();
    breakCalls(RpcDeliveryObjects.prototype, "names", { times: Infinity });
    expect(await outcome(fileAt(ads[0]?.static_url ?? ""))).toEqual([502, "upstream_error"]);
  });
});

describe("what earlier attempts have left of an ad", () => {
  it("is gone when its delivery has been settled", async () => {
    const account = await aReadyAccount();
    const id = await accept(account, { format: "static" });
    const { ads } = await until(
      () => send(`/v1/deliveries/${id}`, { key: account.apiKey }).then((answer) => answer.json<Delivery>()),
      (delivery) => delivery.ads.length > 0,
    );
    await env.MEDIA.put(`ads/${ads[0]?.ad_id}/earlier.jpg`, "earlier");
    await ended(account, id);
    const kept = await until(
      () => keptFiles(ads),
      (keys) => keys.length === 2,
      20_000,
    );
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toContain("earlier");
  });
});

describe("what the service keeps for itself", () => {
  it.each(["KEPT", "MEDIA"] as const)("is nobody else's to read, whichever bucket it is in: %s", async (bucket) => {
    await env[bucket].put("grounds/abc", "a picture under a scene");
    expect((await send("/media/grounds/abc")).status).toBe(404);
  });
});
