import { minBytesPerSecond } from "../core/limits/slowDownload.ts";

/** The public web as onboarding reads it: every address is judged before each hop, bytes and time are capped. */
export interface Web {
  /**
   * Fetches `url`; follows at most 5 redirects, each judged again. `problem` is one plain sentence about what was wrong
   * (refused address, time, size, no answer); `temporary` where another try may go better. A non-2xx answer is a value, not a
   * problem.
   */
  get(url: string, limits: WebLimits): Promise<WebAnswer>;
}

/** The same for what is too large to be held: its body as it comes, in the same time. */
export interface WebStreams {
  /** The body throws when the time is over, and a `SlowDownload` when it comes too slowly; whoever does not read it cancels it. */
  open(url: string, limits: WebLimits): Promise<WebStream>;
}

/** Breaks off the body of what comes too slowly; its message is one plain sentence. */
export class SlowDownload extends Error {
  constructor(source: string) {
    super(`${source} sends less than ${minBytesPerSecond / 1024} KB a second.`);
  }
}

export interface WebLimits {
  maxBytes: number;
  timeoutMs: number;
  accept?: string;
  /** Why an address may not be read besides, asked before each hop; null when it may. */
  problemWith?: (url: string) => string | null;
  /** Ends the request at once; it throws the signal's reason then. */
  signal?: AbortSignal;
}

export type WebAnswer = Answered<Uint8Array>;
/** `maxBytes` holds only for what the server says of its length. */
export type WebStream = Answered<ReadableStream<Uint8Array>>;

type Answered<Body> =
  | { ok: true; status: number; url: string; contentType: string; body: Body }
  /** `isGivenUp`: the host is not asked any more in this run. */
  | { ok: false; problem: string; temporary: boolean; isGivenUp?: true };
