import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readHeader } from "../../src/adapters/images/header.ts";
import { CloudflareRenderQueue } from "../../src/adapters/renderQueue.ts";
import { servicesFor } from "../../src/composition.ts";
import { aReadyAccount, balanceOf, operatorToken, send, usageOf } from "./builders.ts";
import { fileAt, generate } from "./deliveryHelpers.ts";
import { aClient, use } from "./mcpHelpers.ts";

/** Videos are drawn beside whatever else the machine draws. */
const videoTimeoutMs = 290_000;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("generating", () => {
  it("waits for the ads and answers them with links and previews", async () => {
    const buyer = await aReadyAccount();
    const agent = await aClient(buyer);
    const { isError, structured, content, text } = await use(agent, "generate_ads", { format: "static", count: 2 });
    expect([isError, structured]).toEqual([
      false,
      expect.objectContaining({ status: "completed", ad_count_expected: 2, credits_balance: 40, format: "static" }),
    ]);
    expect(structured).not.toHaveProperty("replayed_from_idempotency_key");
    expect(text).toMatch(/^4 ads are ready \(del_[0-9a-z]{26}\); 40 credits are left\./);
    const ads = structured.ads as { static_url: string; headline: string }[];
    const links = content.flatMap((block) => (block.type === "resource_link" ? [block] : []));
    expect(links.map(({ uri, name, title }) => [uri, name.replace(/\.\w+$/, ""), title])).toEqual(
      ads.map(({ static_url }, i) => [
        static_url,
        `concept-${1 + (i >> 1)}-${i % 2 === 0 ? "vertical" : "square"}`,
        `Concept ${1 + (i >> 1)}, ${i % 2 === 0 ? "vertical" : "square"} still`,
      ]),
    );
    for (const { uri, mimeType } of links) expect((await fileAt(uri)).headers.get("content-type")).toBe(mimeType);
    const pictures = content.flatMap((block) => (block.type === "image" ? [block] : []));
    expect(pictures).toHaveLength(4);
    for (const { data, mimeType } of pictures) {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      expect([mimeType, readHeader(bytes)]).toEqual([
        "image/jpeg",
        { ok: true, value: expect.objectContaining({ type: "jpeg", height: 320 }) as unknown },
      ]);
      expect(bytes.length).toBeLessThan(60_000);
    }
    const again = await use(agent, "get_delivery", { delivery_id: structured.delivery_id });
    const overHttp = await send(`/v1/deliveries/${String(structured.delivery_id)}`, { key: buyer.apiKey });
    expect(again.structured).toEqual(await overHttp.json());
    expect(again.content.filter(({ type }) => type === "resource_link")).toHaveLength(4);
    expect(again.content.filter(({ type }) => type === "image")).toHaveLength(4);
    expect(await balanceOf(buyer)).toBe(40);
  });

  it("gives links alone where no preview can be made", async () => {
    vi.spyOn(servicesFor(env).previews, "preview").mockRejectedValue(new Error("no memory"));
    const agent = await aClient(await aReadyAccount());
    const { content } = await use(agent, "generate_ads", { format: "static" });
    expect(content.map(({ type }) => type)).toEqual(["text", "resource_link", "resource_link"]);
  });

  it(
    "links videos beside their stills",
    async () => {
      const agent = await aClient(await aReadyAccount());
      const { structured, content } = await use(agent, "generate_ads", { format: "full" }, () => undefined);
      expect(structured.status).toBe("completed");
      expect(content.flatMap((block) => (block.type === "resource_link" ? [block.mimeType] : []))).toEqual([
        expect.stringMatching(/^image\//),
        "video/mp4",
        expect.stringMatching(/^image\//),
        "video/mp4",
      ]);
    },
    videoTimeoutMs,
  );

  it("tells how far it is, ever further, to a client that asks", async () => {
    const agent = await aClient(await aReadyAccount());
    const notices: { progress: number; total?: number | undefined; message?: string | undefined }[] = [];
    await use(agent, "generate_ads", { format: "static" }, (notice) => notices.push(notice));
    expect(notices[0]).toEqual({ progress: 0, message: "Checking the order; nothing is charged yet." });
    expect(notices[1]).toMatchObject({
      total: 2,
      message: expect.stringMatching(/^Accepted and charged, 45 credits left: del_/) as string,
    });
    expect(notices.at(-1)).toEqual({ progress: 2, total: 2, message: "All 2 ads are rendered." });
    for (const [i, { progress }] of notices.entries()) expect(progress).toBeGreaterThan(notices[i - 1]?.progress ?? -1);
  });

  it("plans an order without charging for it", async () => {
    const buyer = await aReadyAccount();
    const agent = await aClient(buyer);
    const planned = await use(agent, "generate_ads", {
      format: "static",
      count: 3,
      dry_run: true,
      idempotency_key: "k",
    });
    expect(planned.structured).toMatchObject({ dry_run: true, cost_credits: 15, is_covered: true });
    expect(planned.text).toContain("Nothing was charged. The call would cost 15 credits; the balance is 50");
    const refused = await use(agent, "generate_ads", { dry_run: true, count: 0 });
    expect(refused.structured.error).toMatchObject({ code: "invalid_count" });
    expect((await usageOf(buyer)).map(({ type }) => type)).toEqual(["Bonus"]);
  });

  it("shares idempotency with the endpoint: one order whichever door a repeat comes in by", async () => {
    const buyer = await aReadyAccount();
    const agent = await aClient(buyer);
    const body = { format: "static", count: 1 };
    const first = await use(agent, "generate_ads", { ...body, idempotency_key: "order-1" });
    const id = first.structured.delivery_id;
    const repeat = await use(agent, "generate_ads", { ...body, idempotency_key: "order-1" });
    expect(repeat.structured).toMatchObject({ delivery_id: id, replayed_from_idempotency_key: true });
    expect(repeat.text).toContain("nothing was charged for this one");
    const overHttp = await generate(buyer, body, { "idempotency-key": "order-1" });
    expect([overHttp.status, await overHttp.json()]).toEqual([
      200,
      expect.objectContaining({ delivery_id: id, status: "completed", replayed_from_idempotency_key: true }),
    ]);
    const other = await use(agent, "generate_ads", { ...body, count: 2, idempotency_key: "order-1" });
    expect(other.structured.error).toMatchObject({ code: "idempotency_key_reused" });
    expect(await balanceOf(buyer)).toBe(45);
  });

  it("carries metadata through, whatever its keys are called", async () => {
    const agent = await aClient(await aReadyAccount());
    const metadata = JSON.parse('{"__proto__": "data", "constructor": "too", "campaign": "spring"}') as unknown;
    const { structured } = await use(agent, "generate_ads", { format: "static", metadata });
    expect(JSON.stringify(structured.metadata)).toBe(JSON.stringify(metadata));
  });
});

describe("waiting for a delivery that takes its time", () => {
  interface Notice {
    progress: number;
    message: string | undefined;
    atMs: number;
  }

  it("waits as long as `wait_seconds` says, within what may be waited, and orders the same", async () => {
    vi.spyOn(CloudflareRenderQueue.prototype, "send").mockResolvedValue();
    const buyer = await aReadyAccount();
    const agent = await aClient(buyer);
    for (const wait_seconds of [0, 241, 1.5, "60"]) {
      const { isError, structured } = await use(agent, "generate_ads", { format: "static", wait_seconds });
      expect([isError, structured.error]).toEqual([
        true,
        expect.objectContaining({ code: "invalid_request", param: "wait_seconds" }),
      ]);
    }
    expect(await balanceOf(buyer)).toBe(50);
    const order = { format: "static", idempotency_key: "the same" };
    const soon = await use(agent, "generate_ads", { ...order, wait_seconds: 1 });
    const later = await use(agent, "generate_ads", { ...order, wait_seconds: 2 });
    expect(soon.structured).toMatchObject({ status: "rendering", credits_balance: 45 });
    expect(later.structured).toMatchObject({
      delivery_id: soon.structured.delivery_id,
      replayed_from_idempotency_key: true,
    });
  });

  it("answers before a 60 s client gives up, or goes on telling a client that asked, at least every 15 s", async () => {
    vi.spyOn(CloudflareRenderQueue.prototype, "send").mockResolvedValue();
    const [asked, silent] = [await aReadyAccount(), await aReadyAccount()];
    const notices: Notice[] = [];
    const startedAtMs = Date.now();
    const told = use(await aClient(asked), "generate_ads", { format: "static" }, ({ progress, message }) =>
      notices.push({ progress, message, atMs: Date.now() }),
    );
    const untold = await use(await aClient(silent), "generate_ads", { format: "static" });
    const seconds = (Date.now() - startedAtMs) / 1000;
    expect(seconds).toBeGreaterThan(45);
    expect(seconds).toBeLessThan(58);
    const id = String(untold.structured.delivery_id);
    expect([untold.isError, untold.structured]).toEqual([
      false,
      expect.objectContaining({ status: "rendering", credits_balance: 45, note: untold.text.split("\n\n")[0] }),
    ]);
    expect(untold.structured.note).toContain(`service.get_delivery with delivery_id ${id}`);
    const gaps = notices.map(({ atMs }, i) => atMs - (notices[i - 1]?.atMs ?? startedAtMs));
    expect(Math.max(...gaps)).toBeLessThan(15_000);
    expect(notices.length).toBeGreaterThanOrEqual(6);
    for (const [i, { progress }] of notices.entries()) expect(progress).toBeGreaterThan(notices[i - 1]?.progress ?? -1);
    expect(notices.at(-1)?.progress).toBeLessThan(1);
    expect(notices.at(-1)?.message).toBe("0 of 2 ads rendered.");

    const [, first = ""] = /(del_[0-9a-z]{26})/.exec(notices[1]?.message ?? "") ?? [];
    for (const each of [first, id]) {
      const reason = "The test is over.";
      await send(`/operator/v1/deliveries/${each}/fail`, { key: operatorToken, json: { reason } });
    }
    const failed = await told;
    expect([failed.isError, failed.structured.status]).toEqual([false, "failed"]);
    expect(failed.text).toMatch(/^The delivery del_\w+ failed and its credits are back on the account:/);
    expect(notices.at(-1)?.message).toBe("The delivery failed; its credits are back on the account.");
    expect(await balanceOf(asked)).toBe(50);
  }, 180_000);
});
