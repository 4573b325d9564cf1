import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
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

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("Chromium is missing; `npm test` installs it, or set CHROMIUM_PATH.");
  return puppeteer.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}

/** A page of a browser of its own, without what others have typed; what goes wrong in it is collected, refusals of the service apart. */
export async function openPage(
  browser: Browser,
  { scheme, width }: Form,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isRefusal = message.text().startsWith("Failed to load resource");
    if (["error", "warn"].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith("/app/api/"))
      complaints.push(`${response.status()} ${pathname}`);
  });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.setViewport({ width, height: 900 });
  return { page, complaints };
}

export async function go(page: Page, service: FakeService, path: string): Promise<void> {
  await page.goto(`${service.url}${path}`, { waitUntil: "networkidle2" });
}

/** What axe finds, one line each. It is put into the page through the debugger, so the page's policy stays as it is. */
export async function accessibility(page: Page): Promise<string[]> {
  // While a picture appears, its contrast is no one's.
  await page.evaluate(
    "Promise.all(document.getAnimations().map((one) => Number.isFinite(one.effect.getComputedTiming().endTime) ? one.finished : null))",
  );
  await page.evaluate(axeSource);
  return (await page.evaluate(`axe.run({ resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ")))`)) as string[];
}

/** Pixels by which a page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return (await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) as number;
}

/** Presses what has this role and name, as a person finds it. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  await page.locator(`::-p-aria([role="${role}"][name="${name}"])`).click();
}

/** Waits until the page says so. */
export async function says(page: Page, text: string, timeoutMs = 15_000): Promise<void> {
  await page.waitForFunction((sought) => document.body.innerText.includes(sought), { timeout: timeoutMs }, text);
}

/** The name of what has the focus, as a screen reader says it. */
export async function focused(page: Page): Promise<string> {
  const tree = await page.accessibility.snapshot({ interestingOnly: true });
  const find = (node: typeof tree): string | null => {
    if (node === null) return null;
    const inner = (node.children ?? []).map(find).find((name) => name !== null);
    return inner ?? (node.focused === true ? (node.name ?? "") : null);
  };
  return find(tree) ?? "";
}
