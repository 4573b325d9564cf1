import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import type { Problem } from "../../src/core/contract/errors.ts";
import { usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";
import type { PersonRefusal } from "../../src/core/people/refusals.ts";
import type { RenderJob, RenderOutcome } from "../../src/ports/renderer.ts";
import { D1DailyCounts } from "../../src/adapters/d1/dailyCounts.ts";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { pictureSize } from "../../src/adapters/images/pictureColours.ts";
import { previewAd, type PreviewContext } from "../../src/services/previewAd.ts";
import { aReadyAccount, balanceOf, operatorToken, outcome, send, type TestAccount } from "./builders.ts";
import { aMember, type Browser } from "./people.ts";

let account: TestAccount & { brandId: string; productIds: string[] };
let productId: string;
let editor: Browser;

beforeEach(async () => {
  account = await aReadyAccount([{}, { hasPicture: false }]);
  productId = account.productIds[0] ?? "";
  editor = await aMember(account, "editor");
});

const preview = (json: unknown, browser = editor) => browser.call("/app/api/brand/preview", { json });
const ask = (kit: unknown = {}) => ({ product_id: productId, placement: "square", kit });

/** As the page does: orders of an earlier file that are still being drawn go first, and then it is asked again. */
async function drawn(kit?: unknown): Promise<Uint8Array> {
  let response = await preview(ask(kit));
  for (let asked = 1; response.status === 503 && asked < 60; asked++) {
    await scheduler.wait(Number(response.headers.get("retry-after")) * 1_000);
    response = await preview(ask(kit));
  }
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return new Uint8Array(await response.arrayBuffer());
}

describe("an ad beside the brand kit", () => {
  it("is drawn with what is not saved yet, the same each time, small, for nothing, and leaves nothing behind", async () => {
    const [balance, files] = [await balanceOf(account), (await env.MEDIA.list()).objects.length];
    const before = await drawn();
    expect(await drawn()).toEqual(before);
    const changed = await drawn({ roles: { primary: "#0b6e4f" }, fonts: { pairing: "instrument" } });
    expect(changed).not.toEqual(before);
    expect(pictureSize(changed)).toMatchObject({ type: "jpeg", width: 640, height: 800 });
    expect(await balanceOf(account)).toBe(balance);
    expect((await env.MEDIA.list()).objects).toHaveLength(files);
    expect(await editor.json("/app/api/brand")).toMatchObject({
      version: 0,
      kit: { fonts: { pairing: "cormorant-jost" } },
    });
  }, 240_000);

  it("is refused where it is badly asked for, and names what is wrong", async () => {
    const bad: [json: unknown, param: string][] = [
      [{ placement: "square" }, "product_id"],
      [{ product_id: productId, placement: "round" }, "placement"],
      [{ ...ask(), format: "full" }, "format"],
      [ask({ roles: { primary: "red" } }), "kit.roles.primary"],
      [ask({ from_shop: ["shop"] }), "kit.from_shop.0"],
      [ask({ base_version: 1 }), "kit.base_version"],
      [{ ...ask(), product_id: account.productIds[1] }, "product_id"],
    ];
    for (const [json, param] of bad) {
      const response = await preview(json);
      const { error } = await response.json<{ error: { code: string; param?: string } }>();
      expect([json, response.status, error.code, error.param]).toEqual([json, 400, "invalid_request", param]);
    }
  });

  it("is for editors, of the account's own products alone, and not for an account on trial", async () => {
    const theirs = await aReadyAccount();
    const stranger = { ...ask(), product_id: theirs.productIds[0] };
    expect(await outcome(preview(stranger))).toEqual([404, "product_not_found"]);
    expect(await outcome(preview({ ...stranger, product_id: "prd_none" }))).toEqual([404, "product_not_found"]);
    expect(await outcome(preview(ask(), await aMember(account, "viewer")))).toEqual([403, "role_missing"]);
    const path = `/operator/v1/accounts/${account.accountId}`;
    await send(path, { key: operatorToken, method: "PATCH", json: { status: "trial" } });
    expect(await outcome(preview(ask()))).toEqual([403, "account_not_ready"]);
  });
});

describe("an ad of a picture that is tried out", () => {
  const path = (id = productId) => `/app/api/products/${id}/picture/preview`;
  const tried = (body: BodyInit, browser = editor, id = productId) =>
    browser.call(path(id), { method: "POST", body, headers: { "content-type": "image/png" } });

  it("is drawn with it, for nothing; the product keeps its picture, and nothing is kept of the other", async () => {
    const other = await (await fetch(`${inject("sampleShopUrl")}/pictures/botanical-face-oil.png`)).arrayBuffer();
    const [before, files] = [await drawn(), (await env.MEDIA.list()).objects.length];
    const products = () => editor.json("/app/api/v1/products");
    const [balance, listed] = [await balanceOf(account), await products()];
    let response = await tried(other);
    for (let asked = 1; response.status === 503 && asked < 60; asked++) {
      await scheduler.wait(Number(response.headers.get("retry-after") ?? 1) * 1_000);
      response = await tried(other);
    }
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const still = new Uint8Array(await response.arrayBuffer());
    expect(pictureSize(still)).toMatchObject({ type: "jpeg", width: 640 });
    expect(still).not.toEqual(before);
    expect(await balanceOf(account)).toBe(balance);
    expect(await products()).toEqual(listed);
    expect((await env.MEDIA.list()).objects).toHaveLength(files);
  }, 240_000);

  it("is refused with the reason where the picture cannot be used, and for viewers", async () => {
    expect(await outcome(tried("no picture at all"))).toEqual([400, "picture_not_usable"]);
    const json = { picture_url: "https://shop.example/picture.png" };
    expect(await outcome(editor.call(path(), { json }))).toEqual([400, "invalid_request"]);
    expect(await outcome(tried("png", await aMember(account, "viewer")))).toEqual([403, "role_missing"]);
  });
});

describe("the preview of a kit", () => {
  /** The service with a renderer that says this, and what it was asked for. */
  function withRenderer(answer: RenderOutcome | Error, change: Partial<PreviewContext> = {}) {
    const jobs: RenderJob[] = [];
    const render = (job: RenderJob) => {
      jobs.push(job);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    const ctx: PreviewContext = { ...servicesFor(env), renderer: { render }, ...change };
    const call = async () => {
      const found = await servicesFor(env).accounts.get(account.accountId);
      if (found === null) throw new Error("the account is there");
      const { signal } = new AbortController();
      const asked = { productId, placement: "vertical", picture: null, signal } as const;
      return previewAd(ctx, { account: found, change: { edit: {} }, ...asked });
    };
    return { jobs, call };
  }
  const refusalOf = async (call: () => ReturnType<typeof previewAd>): Promise<Problem | PersonRefusal> => {
    const result = await call();
    if (result.ok) throw new Error("it was drawn");
    return result.error;
  };

  it("asks the renderer for one small still that belongs to no delivery, and for no ground of a model", async () => {
    const { jobs, call } = withRenderer({ kind: "busy", retryAfterSeconds: 4 });
    expect(await refusalOf(call)).toMatchObject({ personCode: "preview_busy", retryAfterSeconds: 4 });
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({ deliveryId: null, previewWidth: 640, ground: null, logo: null });
    expect(jobs[0]?.scene).toMatchObject({ format: "static", placements: ["vertical"], deliveryId: null });
  });

  it.each<[string, RenderOutcome | Error, PersonRefusal["personCode"]]>([
    ["went away", { kind: "lost", message: "gone" }, "preview_busy"],
    ["fails for now", { kind: "failed", message: "out of memory", retriable: true }, "preview_busy"],
    ["breaks", new Error("broken"), "preview_busy"],
    [
      "cannot draw it",
      { kind: "failed", message: "No layout can hold this scene.", retriable: false },
      "preview_failed",
    ],
  ])("is refused in plain words where the renderer %s", async (_how, answer, personCode) => {
    expect(await refusalOf(withRenderer(answer).call)).toMatchObject({ personCode });
  });

  it("is one more than an account may have in a minute or a day", async () => {
    const busy: RenderOutcome = { kind: "busy", retryAfterSeconds: null };
    const often = withRenderer(busy, { rateLimits: { preview: () => Promise.resolve(false) } });
    expect(await refusalOf(often.call)).toMatchObject({ code: "rate_limited", retryAfterSeconds: 60 });
    const limits = { ...usualDailyLimits, kitPreviews: 1 };
    const dailyCounts = new D1DailyCounts(openDatabase(env.DB), limits, () => Date.now());
    const daily = withRenderer(busy, { dailyCounts });
    expect(await refusalOf(daily.call)).toMatchObject({ personCode: "preview_busy" });
    expect(await refusalOf(daily.call)).toMatchObject({ code: "daily_limit_reached" });
    expect([often.jobs.length, daily.jobs.length]).toEqual([0, 1]);
  });
});
