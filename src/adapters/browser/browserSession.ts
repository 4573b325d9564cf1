import puppeteer, { type Browser } from "@cloudflare/puppeteer";
import { errorText } from "../../core/errorText.ts";

const closeMs = 2_000;
/** The host is never looked up: the binding takes every address. */
const sessionsUrl = "https://browser-rendering.invalid/v1/devtools/browser";

/** One browser from its launch to its end: whatever happens, and even when it comes too late, it is closed. */
export class BrowserSession {
  readonly #binding: Fetcher;
  #id: string | null = null;
  #browser: Browser | null = null;
  #isOver = false;

  constructor(binding: Fetcher) {
    this.#binding = binding;
  }

  async launch(): Promise<Browser> {
    const { sessionId } = await puppeteer.acquire(this.#binding);
    this.#id = sessionId;
    if (!this.#isOver) this.#browser = await puppeteer.connect(this.#binding, sessionId);
    if (this.#isOver || this.#browser === null) {
      await this.end();
      throw new Error("The browser was there only after its time.");
    }
    return this.#browser;
  }

  /** Closes the browser; never throws, and takes 4 s at the most. */
  async end(): Promise<void> {
    this.#isOver = true;
    const [id, browser] = [this.#id, this.#browser];
    if (id === null) return;
    try {
      const closed =
        browser === null
          ? null
          : await inTime(
              closeMs,
              browser.close().then(() => true),
            );
      if (closed !== true) await inTime(closeMs, this.#binding.fetch(`${sessionsUrl}/${id}`, { method: "DELETE" }));
    } catch (error) {
      console.warn("a browser did not close", id, errorText(error));
    }
  }
}

/** Null when the work takes longer than `limitMs` or `signal` is aborted first; it is left to itself then. */
export async function inTime<T>(limitMs: number, work: Promise<T>, signal?: AbortSignal): Promise<T | null> {
  const waiting = new AbortController();
  try {
    return await Promise.race([
      work,
      scheduler
        .wait(limitMs, { signal: signal === undefined ? waiting.signal : AbortSignal.any([waiting.signal, signal]) })
        .then(
          () => null,
          () => null,
        ),
    ]);
  } finally {
    waiting.abort();
  }
}
