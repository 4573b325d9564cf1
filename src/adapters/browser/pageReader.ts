import { TimeoutError, type CDPSession, type Page } from "@cloudflare/puppeteer";
import type { z } from "zod";
import { errorText } from "../../core/errorText.ts";
import type { PageLook } from "../../ports/pageBrowser.ts";
import { inTime } from "./browserSession.ts";
import { htmlScript, lookScript, progressScript } from "./pageScripts.ts";
import { Look, PageHtml, Progress } from "./readResults.ts";

const quietMs = 500;
const pollMs = 250;
/** A page without words gets this much more after its last request: some draw themselves after a pause. */
const blankMs = 3_000;
const scriptMs = 4_000;
const screenshotMs = 4_000;

export type Arrival = "there" | "late" | "broken";

/** Loads one page and reads it from a world of its own, where the page's scripts have changed nothing. */
export class PageReader {
  readonly #page: Page;
  readonly #client: CDPSession;
  readonly #frameId: string;
  #loadedBytes = 0;
  /** Status of the document that is shown; 0 before one has answered. */
  status = 0;

  constructor(page: Page, client: CDPSession, frameId: string) {
    this.#page = page;
    this.#client = client;
    this.#frameId = frameId;
    page.on("response", (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
        this.status = response.status();
    });
  }

  /** Resolves once the page has brought more than `maxBytes`, decoded. */
  overweight(maxBytes: number): Promise<void> {
    return new Promise((resolve) => {
      this.#client.on("Network.dataReceived", ({ dataLength }) => {
        this.#loadedBytes += dataLength;
        if (this.#loadedBytes > maxBytes) resolve();
      });
    });
  }

  /**
   * Goes there and waits until the page has come to rest, shows a product (unless `patient`), or `loadMs` are over. Says `late` when time
   * ran out before the page was there, and `broken` when something was wrong on the way: what can be read afterwards shows it.
   */
  async load(url: string, { loadMs, patient }: { loadMs: number; patient: boolean }): Promise<Arrival> {
    const deadlineMs = Date.now() + loadMs;
    try {
      await this.#page.goto(url, { waitUntil: "domcontentloaded", timeout: loadMs });
    } catch (error) {
      return error instanceof TimeoutError ? "late" : "broken";
    }
    await this.#settle(deadlineMs, patient);
    return "there";
  }

  async #settle(deadlineMs: number, patient: boolean): Promise<void> {
    let quietSinceMs: number | null = null;
    const timeout = Math.max(1, deadlineMs - Date.now());
    this.#page.waitForNetworkIdle({ idleTime: quietMs, timeout }).then(
      () => (quietSinceMs = Date.now()),
      () => undefined,
    );
    for (let products = 0; Date.now() < deadlineMs;) {
      const seen = await this.#run(progressScript, Progress, deadlineMs - Date.now());
      products = seen?.product === true ? products + 1 : 0;
      // Seen twice, because the rest of the product is often written right after it.
      if (!patient && products > 1) return;
      if (quietSinceMs !== null && (seen?.text === true || Date.now() - quietSinceMs > blankMs)) return;
      await scheduler.wait(pollMs);
    }
  }

  stop(): Promise<unknown> {
    return inTime(
      1_000,
      this.#client.send("Page.stopLoading").catch(() => undefined),
    );
  }

  /** Null when the page's own scripts leave no time for it. */
  async html(): Promise<z.infer<typeof PageHtml> | null> {
    const read = await this.#run(htmlScript, PageHtml, scriptMs);
    // A page that was about to go on to another has taken the first try with it.
    return read ?? (await this.#run(htmlScript, PageHtml, scriptMs / 4));
  }

  look(): Promise<PageLook | null> {
    return this.#run(lookScript, Look, scriptMs);
  }

  /** PNG of what the window shows; null when the page cannot be drawn. */
  async screenshot(): Promise<Uint8Array | null> {
    try {
      const taken = await inTime(screenshotMs, this.#client.send("Page.captureScreenshot", { format: "png" }));
      return taken === null ? null : Uint8Array.from(atob(taken.data), (char) => char.charCodeAt(0));
    } catch (error) {
      console.warn("a page could not be drawn", errorText(error));
      return null;
    }
  }

  /** Null when the page is on its way elsewhere, does not answer in time, or answers what it should not. */
  async #run<T>(expression: string, schema: z.ZodType<T>, limitMs: number): Promise<T | null> {
    const answer = await inTime(Math.min(limitMs, scriptMs), this.#evaluate(expression)).catch(() => null);
    const parsed = schema.safeParse(answer);
    return parsed.success ? parsed.data : null;
  }

  async #evaluate(expression: string): Promise<unknown> {
    const world = { frameId: this.#frameId, worldName: "reader" };
    const { executionContextId: contextId } = await this.#client.send("Page.createIsolatedWorld", world);
    const call = { expression, contextId, returnByValue: true, timeout: scriptMs };
    const { result } = await this.#client.send("Runtime.evaluate", call);
    return result.value;
  }
}
