import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startSampleShop } from "../../sample-shop/server.ts";
import { startCanary } from "./canary.ts";
import { startDnsResolver, startOwnedWebsite } from "./ownedWebsites.ts";
import { startReceiver } from "./receiver.ts";
import { startScriptedPages } from "./scriptedPages.ts";
import { startSlowShop } from "./slowShop.ts";
import { startStripeStub } from "./stripe.ts";
import { startFixtureShops } from "../shops/serve.ts";
import { prepareChromium } from "../../scripts/chromium.ts";
import { freePort, stop, untilHealthy } from "../../scripts/processes.ts";

/** One that can be used, one that is not supported, one whose picture is broken: for tests of a run, not of a whole catalogue. */
const fewProducts = ["barrier-repair-serum", "rose-gua-sha", "peptide-eye-cream"];

/** What the Worker's tests meet outside: the real renderer with real ffmpeg, and the sample shop over HTTP. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const rendererUrl = `http://127.0.0.1:${await freePort()}`;
  const scratchDir = `.cache/test-scratch-${process.pid}`;
  const env = { ...process.env, PORT: new URL(rendererUrl).port, SCRATCH_DIR: scratchDir };
  const renderer = spawn("node", ["container/server/main.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const shop = await startSampleShop();
  const smallShop = await startSampleShop({ handles: fewProducts });
  const pagesOnlyShop = await startSampleShop({ handles: fewProducts, feed: false });
  const canary = await startCanary();
  const receiver = await startReceiver(canary);
  const stripe = await startStripeStub();
  const scriptedPages = await startScriptedPages();
  const slowShop = await startSlowShop();
  const ownedWebsites = await Promise.all(Array.from({ length: 7 }, () => startOwnedWebsite()));
  const dnsResolver = await startDnsResolver();
  // The Worker under test runs in a child of this process: here the emulator looks for its browser.
  Object.assign(process.env, prepareChromium(".cache/browser"));
  const fixtureShops = await startFixtureShops();
  await untilHealthy(`${rendererUrl}/health`, renderer, 30_000);
  project.provide("rendererUrl", rendererUrl);
  project.provide("sampleShopUrl", shop.url);
  project.provide("smallShopUrl", smallShop.url);
  project.provide("pagesOnlyShopUrl", pagesOnlyShop.url);
  project.provide("receiverUrl", receiver.url);
  project.provide("canaryPort", String(canary.port));
  project.provide("stripeUrl", stripe.url);
  project.provide("scriptedPagesUrl", scriptedPages.url);
  project.provide("slowShopUrl", slowShop.url);
  project.provide(
    "ownedWebsiteUrls",
    ownedWebsites.map(({ url }) => url),
  );
  project.provide("dnsResolverUrl", dnsResolver.url);
  project.provide("fixtureShops", fixtureShops.shops);
  project.provide("soakFactor", Number(process.env.SOAK_FACTOR ?? 1));
  return async () => {
    const shops = [shop, smallShop, pagesOnlyShop, slowShop, fixtureShops];
    const others = [receiver, stripe, canary, scriptedPages, dnsResolver, ...ownedWebsites];
    await Promise.all([...shops, ...others].map((server) => server.close()));
    await stop(renderer);
    await rm(scratchDir, { recursive: true, force: true });
  };
}
