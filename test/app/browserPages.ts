import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContext, type Page, type Request } from "playwright-core";
import { findChromium } from "../../scripts/chromium.ts";
import type { FakeService } from "./fakeService.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export interface Form {
  scheme: "light" | "dark";
  width: number;
}

export const forms: readonly Form[] = [
  { scheme: "light", width: 1440 },
  { scheme: "dark", width: 1440 },
  { scheme: "light", width: 360 },
  { scheme: "dark", width: 360 },
];

/** For `it.each`: each form with its name. */
export const everyForm = forms.map((form): [string, Form] => [`${form.scheme}, ${form.width} px`, form]);

export const wide: Form = { scheme: "light", width: 1440 };

/** So long a page asks for nothing once it has all that it shows. */
const quietMs = 200;

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("Chromium is missing; `npm test` installs it, or set CHROMIUM_PATH.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}

/** What the tabs of a browser have asked for and not got yet; a stream of events, which stays open, is not waited for. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** A page of a browser of its own, without what others have typed; what goes wrong in it is collected, refusals of the service apart. */
export async function openPage(
  browser: Browser,
  { scheme, width }: Form,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isRefusal = message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith("/app/api/"))
      complaints.push(`${response.status()} ${pathname}`);
  });
  // Files are chosen by tests alone, as long as somebody listens: one after another would be asked of the machine between two listeners.
  page.on("filechooser", () => undefined);
  const requests = new Set<Request>();
  context.on("request", (request) => {
    if (request.resourceType() !== "eventsource") requests.add(request);
  });
  context.on("requestfinished", (request) => requests.delete(request));
  context.on("requestfailed", (request) => requests.delete(request));
  underWay.set(context, requests);
  return { page, complaints };
}

export async function go(page: Page, service: FakeService, path: string): Promise<void> {
  await page.goto(`${service.url}${path}`);
  await settled(page);
}

/** Waits until the page, and other tabs of its browser, have asked for nothing for a moment, 15 s at most. */
export async function settled(page: Page): Promise<void> {
  const { promise: isQuiet, resolve } = Promise.withResolvers<void>();
  let quietSinceMs = Date.now();
  const look = setInterval(() => {
    if ((underWay.get(page.context())?.size ?? 0) > 0) quietSinceMs = Date.now();
    else if (Date.now() - quietSinceMs >= quietMs) resolve();
  }, 20);
  const giveUp = setTimeout(resolve, 15_000);
  await isQuiet;
  clearInterval(look);
  clearTimeout(giveUp);
}

/** What axe finds, one line each. It is put into the page through the debugger, so the page's policy stays as it is. */
export async function accessibility(page: Page): Promise<string[]> {
  // While a picture appears, its contrast is no one's.
  await page.evaluate(
    "Promise.all(document.getAnimations().map((one) => Number.isFinite(one.effect.getComputedTiming().endTime) ? one.finished : null))",
  );
  await page.evaluate(axeSource);
  return await page.evaluate<string[]>(`axe.run({ resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ")))`);
}

/** Pixels by which a page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
}

/** Presses what has this role and name, as a person finds it: a box that is not drawn itself by its label. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  // Found again for each step: a list that is being searched may put another element in its place.
  const control = page.locator(`role=${role}[name=${JSON.stringify(name)}]`).first();
  await control.waitFor({ state: "attached" });
  const label = page.locator("label").filter({ has: control }).first();
  await ((await label.count()) > 0 ? label : control).click();
}

/** Waits until the page says so. */
export async function says(page: Page, text: string, timeoutMs = 15_000): Promise<void> {
  await page.waitForFunction((sought) => document.body.innerText.includes(sought), text, { timeout: timeoutMs });
}
