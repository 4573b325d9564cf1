import type { Browser, CDPSession, Page } from "@cloudflare/puppeteer";
import { errorText } from "../../core/errorText.ts";
import { shownAddress } from "../../core/shownAddress.ts";
import type { PageBrowser, PageOptions, RenderedPageAnswer } from "../../ports/pageBrowser.ts";
import { BrowserSession, inTime } from "./browserSession.ts";
import { quietScript } from "./pageScripts.ts";
import { PageReader, type Arrival } from "./pageReader.ts";
import { encodeHtml } from "./readResults.ts";
import { RequestGate } from "./requestGate.ts";
import type { BrowserSlots } from "./slots.ts";

export interface PageRules {
  /** Why the service may not read an address; null when it may. */
  problemWith: (url: string) => string | null;
  /** Who reads and why; the browser names itself before it. */
  userAgent: string;
}

/** Milliseconds. */
export interface PageTimes {
  /** From the launch to the last byte; closing comes on top, 4 s at the most. */
  work: number;
  /** For the page to load and to come to rest. */
  load: number;
}

const pageTimes: PageTimes = { work: 20_500, load: 12_000 };
/** Decoded, everything together: what a page may bring. */
const maxLoadedBytes = 40 * 1024 * 1024;
const pageTypes = new Set(["text/html", "application/xhtml+xml"]);
const viewport = { width: 1280, height: 800 };

/** Browser Rendering behind the port; `open` is null where nothing is bound or no browser is allowed. */
export function bindPageBrowser(
  binding: Fetcher | undefined,
  maxBrowsers: number,
  slots: BrowserSlots,
  rules: PageRules,
  times: PageTimes = pageTimes,
): PageBrowser {
  if (binding === undefined || maxBrowsers === 0) return { open: null };
  const pages = new PuppeteerPages(binding, slots, rules, times);
  return { open: (url, options) => pages.open(url, options) };
}

class PuppeteerPages {
  readonly #binding: Fetcher;
  readonly #slots: BrowserSlots;
  readonly #rules: PageRules;
  readonly #times: PageTimes;

  constructor(binding: Fetcher, slots: BrowserSlots, rules: PageRules, times: PageTimes) {
    this.#binding = binding;
    this.#slots = slots;
    this.#rules = rules;
    this.#times = times;
  }

  /** Shows one page in a browser of its own. Never throws. */
  async open(url: string, options: PageOptions): Promise<RenderedPageAnswer> {
    const refused = this.#problemWith(url, options);
    if (refused !== null) return mayNot(`${shownAddress(url)} cannot be read. ${refused}`);
    const slot = await this.#slots.acquire().catch((error: unknown) => {
      console.warn("the browsers in use could not be looked up", errorText(error));
      return null;
    });
    if (slot === null) return busy();
    const refusal = (await options.refusalToLaunch?.()) ?? null;
    const answer = refusal === null ? await this.#openInSlot(url, options) : mayNot(refusal);
    await slot.release().catch((error: unknown) => {
      console.warn("a slot could not be given back and will run out", errorText(error));
    });
    return answer;
  }

  #problemWith(url: string, { problemWith }: PageOptions): string | null {
    return this.#rules.problemWith(url) ?? problemWith?.(url) ?? null;
  }

  async #openInSlot(url: string, options: PageOptions): Promise<RenderedPageAnswer> {
    const session = new BrowserSession(this.#binding);
    try {
      const launched = session.launch();
      const answer = await inTime(
        this.#times.work,
        launched.then((browser) => this.#show(browser, url, options)),
        options.signal,
      );
      return answer ?? failed(`${shownAddress(url)} was not done after ${this.#times.work / 1000} s.`);
    } catch (error) {
      if (isLimit(error)) return busy();
      console.warn("a page could not be shown", shownAddress(url), errorText(error));
      return failed(`${shownAddress(url)} could not be shown in a browser.`);
    } finally {
      await session.end();
    }
  }

  async #show(browser: Browser, url: string, options: PageOptions): Promise<RenderedPageAnswer> {
    const gate = await RequestGate.put(browser, {
      problemWith: (address) => this.#problemWith(address, options),
      look: options.look,
    });
    // A context of its own is off the record: the browser then opens no connections ahead of requests, which no gate would see.
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const client = await this.#prepare(browser, page);
    const { frameTree } = await client.send("Page.getFrameTree");
    gate.admit(frameTree.frame.id);
    const reader = new PageReader(page, client, frameTree.frame.id);
    const answer = await Promise.race([this.#read(reader, gate, url, options.look), gate.flooded.then(() => null)]);
    return answer ?? failed(`${shownAddress(url)} asks for more files than a page may.`);
  }

  /** Null when the page asks for so many files that nothing else is heard of it. */
  async #read(reader: PageReader, gate: RequestGate, url: string, look: boolean): Promise<RenderedPageAnswer | null> {
    const arrival = await Promise.race([
      reader.load(url, { loadMs: this.#times.load, patient: look }),
      reader.overweight(maxLoadedBytes).then((): Arrival => "there"),
    ]);
    gate.close();
    await reader.stop();
    const read = await reader.html();
    if (read === null) {
      if (gate.isOverdrawn) return null;
      return failed(
        arrival === "broken"
          ? `${shownAddress(url)} could not be reached with a browser.`
          : `${shownAddress(url)} is kept so busy by its own scripts that it cannot be read.`,
      );
    }
    if (this.#rules.problemWith(read.url) !== null) {
      if (gate.refusal !== null) return mayNot(`${shownAddress(url)} leads to what may not be read. ${gate.refusal}`);
      const what =
        arrival === "late"
          ? `did not answer within ${this.#times.load / 1000} s`
          : "could not be reached with a browser";
      return failed(`${shownAddress(url)} ${what}.`);
    }
    if (!pageTypes.has(read.contentType)) return failed(`${shownAddress(url)} is no web page but ${read.contentType}.`);
    return {
      ok: true,
      page: {
        url: read.url,
        status: reader.status,
        html: encodeHtml(read.html),
        look: look ? await reader.look() : null,
        screenshot: look ? await reader.screenshot() : null,
      },
    };
  }

  async #prepare(browser: Browser, page: Page): Promise<CDPSession> {
    const client = await page.createCDPSession();
    page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
    page.on("popup", (popup) => void popup?.close().catch(() => undefined));
    await page.setUserAgent(`${await browser.userAgent()} ${this.#rules.userAgent}`);
    await page.setViewport(viewport);
    await page.evaluateOnNewDocument(quietScript);
    await client.send("Page.setPrerenderingAllowed", { isAllowed: false });
    await client.send("Network.enable");
    const browserContextId = page.browserContext().id;
    await client.send("Browser.setDownloadBehavior", {
      behavior: "deny",
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    return client;
  }
}

function failed(problem: string): RenderedPageAnswer {
  return { ok: false, kind: "failed", problem };
}

function mayNot(problem: string): RenderedPageAnswer {
  return { ok: false, kind: "refused", problem };
}

function busy(): RenderedPageAnswer {
  return { ok: false, kind: "busy", problem: "Every browser that is allowed is in use; try again later." };
}

/** Browser Rendering's own limits: browsers at a time, new browsers a minute, hours a day. */
function isLimit(error: unknown): boolean {
  return error instanceof Error && /^Unable to create new browser: code: (?:429|503)\b/.test(error.message);
}
