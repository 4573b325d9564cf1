import { readFileSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "../../scripts/client.ts";
import { errorCodes } from "../../src/core/contract/errors.ts";
import { styles } from "../../src/core/styles/catalogue/catalogue.ts";
import { accessibility, everyForm, launch, overflow, wide, type Form } from "../app/browserPages.ts";
import { Instance } from "./instance.ts";

let instance: Instance;
let browser: Browser;
let paths: string[];

beforeAll(async () => {
  [instance, browser] = await Promise.all([Instance.create(), launch()]);
  await instance.start();
  const llms = await (await fetch(`${instance.url}/llms.txt`)).text();
  paths = [...llms.matchAll(/\]\([^)]*?(\/docs[^)]*)\.md\)/g)].map(([, path = ""]) => path);
});

afterAll(async () => {
  await browser.close();
  await instance.dispose();
});

/** A page in one form; whatever goes wrong in it, and every request that leaves this service, is collected. */
async function open(
  { scheme, width }: Form,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 900 }, ...options });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${String(error)}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== instance.url) complaints.push(`a foreign host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  return { page, complaints };
}

describe("the documentation in a real browser", () => {
  it.each(everyForm)("has nothing to complain of on any page (%s)", async (_name, form) => {
    const { page, complaints } = await open(form);
    const faults: Record<string, unknown> = {};
    // The pages of errors are made alike: some in each form, all of them once.
    const errorPaths = errorCodes.map((code) => `/docs/errors/${code}`);
    const some = form === everyForm[0]?.[1] ? errorPaths : errorPaths.slice(0, 2);
    for (const path of [...paths, ...some]) {
      await page.goto(`${instance.url}${path}`, { waitUntil: "load" });
      const found = await accessibility(page);
      const wider = await overflow(page);
      if (found.length > 0 || wider !== 0) faults[path] = { found, wider };
    }
    expect(faults).toEqual({});
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("lets code fade at the edge where it is cut, and nowhere else", async () => {
    const { page } = await open({ scheme: "dark", width: 1280 });
    await page.goto(`${instance.url}/docs/guides/webhooks`, { waitUntil: "load" });
    const fades = await page.evaluate<{ atFirst: [boolean, string, string][]; atItsEnd: string[] }>(`(async () => {
      const blocks = [...document.querySelectorAll("pre")].filter((block) => block.checkVisibility());
      const fadesOf = (block) => ["--before", "--after"].map((side) => getComputedStyle(block).getPropertyValue(side));
      // A scroll timeline takes the size of what it scrolls from the frame before, which a change of font makes old.
      const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await document.fonts.ready;
      await twoFrames();
      const atFirst = blocks.map((block) => [block.scrollWidth > block.clientWidth, ...fadesOf(block)]);
      const cut = blocks.find((block) => block.scrollWidth > block.clientWidth);
      cut.scrollLeft = cut.scrollWidth;
      await twoFrames();
      return { atFirst, atItsEnd: fadesOf(cut) };
    })()`);
    expect(new Set(fades.atFirst.map(([isCut]) => isCut))).toEqual(new Set([true, false]));
    for (const [isCut, before, after] of fades.atFirst)
      expect([before, after]).toEqual(["0px", isCut ? "56px" : "0px"]);
    expect(fades.atItsEnd).toEqual(["56px", "0px"]);
    await page.close();
  });

  it("loads its own fonts and every preview of a style", async () => {
    const { page, complaints } = await open(wide);
    await page.goto(`${instance.url}/docs/guides/styles`, { waitUntil: "load" });
    expect(await page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Inter'))")).toBe(true);
    expect(await page.evaluate("document.fonts.check('40px \"Instrument Serif\"')")).toBe(true);
    const count = await page.evaluate(`(async () => {
      const pictures = [...document.querySelectorAll(".gallery img")];
      for (const picture of pictures) { picture.loading = "eager"; await picture.decode(); }
      return pictures.filter((picture) => picture.naturalWidth === 240 && picture.naturalHeight === 320).length;
    })()`);
    expect(count).toBe(styles.length);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("leads nowhere that is not there: every link of every page, with its anchor", async () => {
    const { page } = await open(wide);
    const anchors = new Map<string, Set<string>>();
    const links = new Set<string>();
    for (const path of [...paths, ...errorCodes.map((code) => `/docs/errors/${code}`)]) {
      await page.goto(`${instance.url}${path}`, { waitUntil: "domcontentloaded" });
      const seen = await page.evaluate<{ ids: string[]; links: string[] }>(`({
        ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
        links: [...document.links].map((link) => link.href),
      })`);
      anchors.set(`${instance.url}${path}`, new Set(seen.ids));
      for (const link of seen.links) if (link.startsWith(instance.url)) links.add(link);
    }
    await page.close();
    const broken: string[] = [];
    const statuses = new Map<string, number>();
    for (const link of links) {
      const [address = "", anchor] = link.split("#");
      if (!statuses.has(address)) statuses.set(address, (await fetch(address)).status);
      const ids = anchors.get(address);
      if (statuses.get(address) !== 200 || (anchor !== undefined && !ids?.has(anchor))) broken.push(link);
    }
    expect(broken).toEqual([]);
  });

  it("answers what is not there with the envelope, also among its files, and shows built pages at their addresses alone", async () => {
    for (const path of [
      "/docs/assets/nothing.svg",
      "/docs/pages/docs/errors.html",
      "/docs/pages/docs.md",
      "/docs/errors.html",
    ]) {
      const answer = await fetch(`${instance.url}${path}`);
      expect([answer.status, answer.headers.get("cache-control")], path).toEqual([404, "no-store"]);
      expect(await answer.json()).toMatchObject({ error: { code: "not_found" } });
    }
  });

  it("copies code, and chooses the language for all tabs at once", async () => {
    const { page, complaints } = await open(wide, { permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(`${instance.url}/docs/guides/webhooks`, { waitUntil: "load" });
    await page.bringToFront();
    await page.click("label[for$='-1']");
    const shown = await page.evaluate<string>(
      "[...document.querySelectorAll('.panel')].find((panel) => panel.checkVisibility()).textContent",
    );
    expect(shown).toContain("def verify_webhook");
    await page.evaluate(
      "[...document.querySelectorAll('.panel')].find((panel) => panel.checkVisibility()).querySelector('.copy').click()",
    );
    await page.waitForFunction(
      "[...document.querySelectorAll('.copy')].some((button) => button.textContent === 'Copied')",
    );
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      readFileSync("docs/snippets/verify-webhook.py", "utf8").trimEnd(),
    );
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("is complete without scripts: code is readable and languages can be chosen", async () => {
    const { page } = await open({ scheme: "light", width: 360 }, { javaScriptEnabled: false });
    await page.goto(`${instance.url}/docs/guides/webhooks`, { waitUntil: "load" });
    const visible = (selector: string) => page.$$eval(selector, (all) => all.filter((one) => one.checkVisibility()));
    expect(await visible(".copy")).toEqual([]);
    await page.click("label[for$='-3']");
    const shown = await page.$$eval(".panel", (all) => all.find((panel) => panel.checkVisibility())?.textContent);
    expect(shown).toContain("func VerifyWebhook");
    await page.close();
  });

  it("can be walked with the keyboard: the first stop skips to the content", async () => {
    const { page } = await open(wide);
    await page.goto(`${instance.url}/docs`, { waitUntil: "load" });
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("content");
    await page.close();
  });
});

describe("the API reference in a real browser", () => {
  it.each(everyForm)("shows every call, from this service alone (%s)", async (_name, form) => {
    const { page, complaints } = await open(form);
    await page.goto(`${instance.url}/docs/reference`, { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.body.textContent.includes("/v1/ads/generate"), null, { timeout: 60_000 });
    expect(await accessibility(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("tries a call with the key that was typed in, and keeps the key nowhere", async () => {
    const { api_key: key } = await createAccount(instance.url, instance.operatorToken, "docs@example.com");
    const { page, complaints } = await open(wide);
    await page.goto(`${instance.url}/docs/reference#tag/credits/GET/v1/balance`, { waitUntil: "networkidle" });
    await page.type("input[placeholder='Token']", key);
    const press = (start: string) =>
      page.waitForFunction(
        (begins) => {
          const all = [...document.querySelectorAll("button")];
          const button = all.find(({ textContent }) => textContent.trim().startsWith(begins));
          button?.click();
          return button !== undefined;
        },
        start,
        { timeout: 30_000, polling: 300 },
      );
    await press("Test Request(get /v1/balance)");
    const answered = page.waitForResponse((response) => response.url() === `${instance.url}/v1/balance`);
    const [answer] = await Promise.all([answered, press("Send")]);
    expect(answer.status()).toBe(200);
    const kept = await page.evaluate<string>(
      "JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href])",
    );
    expect(kept).not.toContain(key);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
