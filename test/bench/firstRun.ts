/**
 * `npm run bench:first-run`: how long somebody new takes to the first three ads, in a real browser: website typed, the sample shop read,
 * the brand shown, three concepts drawn from the free credits. Medians of RUNS runs (default 3), each as somebody new.
 */
import { EventEmitter, once } from "node:events";
import { cpus } from "node:os";
import type { Browser } from "playwright-core";
import { startSampleShop } from "../../sample-shop/server.ts";
import { freePort } from "../../scripts/processes.ts";
import { startService } from "../../scripts/service.ts";
import { launch, openPage, press, says, wide } from "../app/browserPages.ts";

const runs = Number(process.env.RUNS ?? 3);
/** Longer than anybody would wait: a run that takes so long has stopped. */
const longestMs = 600_000;

/** By whom they are for. */
const links = new EventEmitter();
const shop = await startSampleShop();
const service = await startService({
  port: await freePort(),
  dataDir: ".data/bench",
  verbose: false,
  onMail: ({ to, link }) => links.emit(to, link),
});
const browser = await launch();
try {
  const seconds: { brand: number; ads: number }[] = [];
  for (let run = 0; run < runs; run++) seconds.push(await firstRun(browser));
  console.log(`\n${cpus().length} cores, ${runs} runs, seconds after the website was typed`);
  console.log("| until | median | fastest | slowest |\n|---|---|---|---|");
  console.log(
    row(
      "the brand is shown",
      seconds.map(({ brand }) => brand),
    ),
  );
  console.log(
    row(
      "the first three ads are drawn",
      seconds.map(({ ads }) => ads),
    ),
  );
} finally {
  await browser.close();
  await shop.close();
  await service.stop();
}

async function firstRun(of: Browser): Promise<{ brand: number; ads: number }> {
  const { page } = await openPage(of, wide);
  const address = `bench-${crypto.randomUUID()}@shop.example`;
  await page.goto(`${service.url}/app`, { waitUntil: "networkidle" });
  await page.type("input[type=email]", address);
  const mailed = once(links, address, { signal: AbortSignal.timeout(60_000) });
  await page.keyboard.press("Enter");
  const [link] = (await mailed) as [string];
  await page.goto(link, { waitUntil: "networkidle" });
  await page.keyboard.press("Enter");
  await says(page, "Where is your shop?", longestMs);
  await page.type("input[type=url]", shop.url);
  const startedMs = performance.now();
  const sinceStart = () => (performance.now() - startedMs) / 1000;
  await page.keyboard.press("Enter");
  await says(page, "Your brand as understood", longestMs);
  const brand = sinceStart();
  await press(page, "button", "Draw my first three ads");
  await says(page, "3 concepts, ready", longestMs);
  const ads = sinceStart();
  await page.context().close();
  return { brand, ads };
}

function row(until: string, seconds: number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)];
  return `| ${until} | ${shown.map((value) => (value ?? NaN).toFixed(1)).join(" | ")} |`;
}
