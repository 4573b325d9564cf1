import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSampleShop } from "../../sample-shop/server.ts";
import { callJson, createAccount, onboard } from "../../scripts/client.ts";
import { askEngine, engine } from "../../scripts/containerEngine.ts";
import { freePort } from "../../scripts/processes.ts";
import { startService, type Service } from "../../scripts/service.ts";
import { proxyImage, rendererImage } from "./images.ts";

interface Delivery {
  status: string;
  ads: { static_url: string; video_url: string }[];
}

/** Those that the Worker has started. */
function containers(): string[] {
  const filters = [rendererImage, proxyImage].flatMap((image) => ["--filter", `ancestor=${image}`]);
  return askEngine("ps", "--all", "--quiet", ...filters)
    .split("\n")
    .filter((id) => id !== "");
}

let token: string;
let folder: string;
let service: Service;
let shop: Awaited<ReturnType<typeof startSampleShop>>;
beforeAll(async () => {
  folder = mkdtempSync(path.resolve(".cache", "container-"));
  process.env.CONTAINER_ENGINE = engine;
  process.env.WRANGLER_DOCKER_BIN = path.join(import.meta.dirname, "dockerForWrangler.mjs");
  process.env.TESTED_IMAGE = rendererImage;
  process.env.MINIFLARE_CONTAINER_EGRESS_IMAGE ??= proxyImage;
  service = await startService({ port: await freePort(), dataDir: folder, verbose: true, inContainers: true });
  shop = await startSampleShop({ handles: ["barrier-repair-serum"] });
  ({ api_key: token } = await createAccount(service.url, service.operatorToken, "container@example.com"));
  await onboard(service.url, token, shop.url, { timeoutMs: 180_000 });
});
afterAll(async () => {
  await shop.close();
  await service.stop();
  // The emulator leaves its proxies running.
  const left = containers();
  if (left.length > 0) askEngine("rm", "--force", ...left);
  rmSync(folder, { recursive: true, force: true });
});

it("a Container object runs the image, and a whole delivery is drawn in it", async () => {
  const delivery = await callJson<Delivery>(`${service.url}/v1/ads/generate`, {
    token,
    headers: { prefer: "wait", "idempotency-key": crypto.randomUUID() },
    json: { count: 1, format: "full" },
  });
  expect(delivery.status).toBe("completed");
  const files = delivery.ads.flatMap(({ static_url: still, video_url: video }) => [still, video]);
  const types = await Promise.all(files.map(async (url) => (await fetch(url)).headers.get("content-type")));
  expect(types).toEqual(["image/jpeg", "video/mp4", "image/jpeg", "video/mp4"]);
  expect(askEngine("ps", "--filter", `ancestor=${rendererImage}`, "--quiet")).not.toBe("");
});

it("an order is answered without a wait for the container that will draw it", async () => {
  askEngine("rm", "--force", ...containers());
  const asleep = await orderedAndDrawn();
  const awake = await orderedAndDrawn();
  console.info(
    `answer to an order: ${asleep.answeredMs} ms with no container, ${awake.answeredMs} ms with one; ` +
      `drawn after ${asleep.drawnMs} ms and ${awake.drawnMs} ms`,
  );
  expect(asleep.drawnMs).toBeGreaterThan(awake.drawnMs);
  expect(asleep.answeredMs).toBeLessThan(asleep.drawnMs / 3);
});

/** How long the answer to an order of stills took, and its completion, from the call on. */
async function orderedAndDrawn(): Promise<{ answeredMs: number; drawnMs: number }> {
  const startMs = performance.now();
  const since = () => Math.round(performance.now() - startMs);
  const order = { token, json: { count: 1, format: "static" } };
  const { delivery_id } = await callJson<{ delivery_id: string }>(`${service.url}/v1/ads/generate`, order);
  const answeredMs = since();
  const status = async () =>
    (await callJson<Delivery>(`${service.url}/v1/deliveries/${delivery_id}`, { token })).status;
  await expect.poll(status, { timeout: 90_000, interval: 50 }).toBe("completed");
  return { answeredMs, drawnMs: since() };
}
