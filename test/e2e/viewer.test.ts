import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callJson } from "../../scripts/client.ts";
import { launch, overflow } from "../app/browserPages.ts";
import { copyOfOnboarded } from "./copyOfOnboarded.ts";
import type { Instance } from "./instance.ts";

let instance: Instance;
let browser: Browser;
let viewerUrl: string;

beforeAll(async () => {
  const [onboarded, launched] = await Promise.all([copyOfOnboarded(), launch()]);
  ({ instance } = onboarded);
  browser = launched;
  const { account } = onboarded;
  await instance.start();
  const headers = { prefer: "wait" };
  const delivery = await callJson<{ delivery_id: string; status: string }>(`${instance.url}/v1/ads/generate`, {
    token: account.api_key,
    headers,
    json: { count: 1, format: "full", product_refs: ["serum"] },
  });
  expect(delivery.status).toBe("completed");
  const view = await callJson<{ viewer_url: string }>(`${instance.url}/v1/deliveries/${delivery.delivery_id}`, {
    token: account.api_key,
  });
  viewerUrl = view.viewer_url;
});

afterAll(async () => {
  await browser.close();
  await instance.dispose();
});

/** A fresh page; what its policy refused or its scripts threw is collected. */
async function open(width: number, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 1200 }, ...options });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(viewerUrl, { waitUntil: "networkidle" });
  return { page, complaints };
}

describe("the viewer in a real browser, without a key", () => {
  it("plays both videos, muted and looping, with their stills as posters", async () => {
    const { page, complaints } = await open(1440);
    await page.waitForFunction(
      () => [...document.querySelectorAll("video")].every((video) => video.currentTime > 0.2),
      null,
      { timeout: 20_000 },
    );
    const videos = await page.$$eval("video", (all) =>
      all.map(({ videoWidth, videoHeight, muted, loop, paused }) => ({ videoWidth, videoHeight, muted, loop, paused })),
    );
    expect(videos).toEqual([
      { videoWidth: 1080, videoHeight: 1920, muted: true, loop: true, paused: false },
      { videoWidth: 1080, videoHeight: 1350, muted: true, loop: true, paused: false },
    ]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("copies the headline and offers each file for download", async () => {
    const { page } = await open(1440, { permissions: ["clipboard-read", "clipboard-write"] });
    const headline = await page.$eval("h2", (element) => element.textContent);
    await page.bringToFront();
    await page.click("button[data-copy]");
    await page.waitForSelector("button[data-copy]:text('Copied')");
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(headline);
    const links = await page.$$eval("a[download]", (all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toHaveLength(4);
    for (const link of links) expect((await fetch(link, { method: "HEAD" })).status).toBe(200);
    await page.close();
  });

  it.each([320, 390, 1440, 2560])("does not scroll sideways at %i px", async (width) => {
    const { page } = await open(width);
    expect(await overflow(page)).toBe(0);
    await page.close();
  });
});
