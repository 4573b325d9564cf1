/**
 * `npm run bench:lighthouse`: what Lighthouse says of the dashboard's first page, signed out, and of its home page and a delivery, signed
 * in, as a phone and as a desktop: each category's median of RUNS runs (default 3). Before the stand-in of the service, whose files are
 * compressed and whose headers are the service's.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../../scripts/chromium.ts";
import { FakeService } from "./fakeService.ts";

/** Fetched for the run by npm: nothing else needs it. */
const lighthouse = "lighthouse@13.5.0";
const runs = Number(process.env.RUNS ?? 3);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const run = promisify(execFile);

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
}

const pages = [
  { name: "first", path: "/app", isSignedIn: false },
  { name: "home", path: "/app", isSignedIn: true },
  { name: "delivery", path: "/app/deliveries/del_a", isSignedIn: true },
];

async function scores(url: string, isDesktop: boolean, chromium: string): Promise<number[]> {
  const flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";
  const args = ["--yes", lighthouse, url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
  const { stdout } = await run("npx", isDesktop ? [...args, "--preset=desktop"] : args, {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(stdout) as Report;
  return categories.map((category) => Math.round(report.categories[category].score * 100));
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const chromium = findChromium();
if (chromium === null) throw new Error("Chromium is missing; install it, or set CHROMIUM_PATH.");
await using service = await FakeService.start();
service.addDelivery("del_a", 3, 6);
console.log(`| page | ${categories.join(" | ")} |\n|---|---|---|---|---|`);
for (const { name, path, isSignedIn } of pages) {
  service.isSignedIn = isSignedIn;
  for (const isDesktop of [true, false]) {
    const rows: number[][] = [];
    for (let count = 0; count < runs; count++) rows.push(await scores(`${service.url}${path}`, isDesktop, chromium));
    const medians = categories.map((_, at) => median(rows.map((row) => row[at] ?? NaN)));
    console.log(`| ${name}, as ${isDesktop ? "desktop" : "phone"} | ${medians.join(" | ")} |`);
  }
}
