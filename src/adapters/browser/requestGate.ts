import type { Browser, CDPEvents, CDPSession } from "@cloudflare/puppeteer";

type Paused = CDPEvents["Fetch.requestPaused"];

/** What decides about the requests of one page. */
export interface GateRules {
  /** Why an address may not be read; null when it may. */
  problemWith: (url: string) => string | null;
  /** Pictures and fonts are loaded too. */
  look: boolean;
}

const maxRequests = 120;
/** Documents of the page itself: redirects, script and meta refresh each take one. */
const maxDocuments = 10;
/** A page that asks for more, refused or not, keeps us busy with refusing. */
const floodRequests = 1000;

const readable = new Set(["Document", "Script", "XHR", "Fetch", "Stylesheet"]);
const visible = new Set(["Image", "Font"]);
/** OPTIONS is the browser's own question whether a script may send a GET with headers of its own. */
const methods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Judges every request of a browser before it leaves: of frames, windows and workers too, and each hop of a redirect. Only the
 * page that was asked for gets through, and only to read.
 */
export class RequestGate {
  readonly #session: CDPSession;
  readonly #rules: GateRules;
  #frame: string | null = null;
  #closed = false;
  #seen = 0;
  #admitted = 0;
  #documents = 0;
  /** Why the page's own document was refused last; null when it never was. */
  refusal: string | null = null;
  /** Resolves when the page asks for more than can be judged. */
  readonly flooded: Promise<void>;
  #flood: () => void = () => undefined;

  private constructor(session: CDPSession, rules: GateRules) {
    this.#session = session;
    this.#rules = rules;
    this.flooded = new Promise((resolve) => (this.#flood = resolve));
  }

  /** Until `admit` names a frame nothing gets through. */
  static async put(browser: Browser, rules: GateRules): Promise<RequestGate> {
    const session = await browser.target().createCDPSession();
    const gate = new RequestGate(session, rules);
    session.on("Fetch.requestPaused", (paused) => gate.#decide(paused));
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
    return gate;
  }

  /** Lets the requests of this frame through, as far as the rules admit them. */
  admit(frameId: string): void {
    this.#frame = frameId;
  }

  /** The page has asked for more than it may have. */
  get isOverdrawn(): boolean {
    return this.#seen > maxRequests;
  }

  /** From now on nothing gets through: the page stays as it is. */
  close(): void {
    this.#closed = true;
  }

  #decide(paused: Paused): void {
    this.#seen += 1;
    if (this.#seen > floodRequests) return this.#flood();
    const { requestId } = paused;
    const answer = this.#admits(paused)
      ? this.#session.send("Fetch.continueRequest", { requestId })
      : // `Aborted` leaves the page that is shown in its place; any other reason would put an error page there.
        this.#session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    // The request may be gone, or the browser.
    answer.catch(() => undefined);
  }

  #admits({ request, resourceType, frameId }: Paused): boolean {
    if (this.#closed || frameId !== this.#frame || !methods.has(request.method)) return false;
    // A prefetch or prerender is for a visitor who goes on; we do not.
    if (request.headers["Sec-Purpose"] !== undefined) return false;
    if (!readable.has(resourceType) && !(this.#rules.look && visible.has(resourceType))) return false;
    const isDocument = resourceType === "Document";
    const problem = this.#rules.problemWith(request.url);
    if (problem !== null) {
      if (isDocument) this.refusal = problem;
      return false;
    }
    if (isDocument && ++this.#documents > maxDocuments) {
      this.refusal = `It goes on to another page more than ${maxDocuments - 1} times.`;
      return false;
    }
    return ++this.#admitted <= maxRequests;
  }
}
