import { readBounded } from "../../core/bytes.ts";
import { errorText } from "../../core/errorText.ts";
import { shownAddress } from "../../core/shownAddress.ts";
import {
  SlowDownload,
  type Web,
  type WebAnswer,
  type WebLimits,
  type WebStream,
  type WebStreams,
} from "../../ports/web.ts";
import { pacedBody } from "./pacedBody.ts";
import { judgeWebAddress, type AddressPolicy } from "./webAddress.ts";

const maxRedirects = 5;

/** Reads the public web: each hop is judged; bytes, time and slowness are bounded while streaming. */
export class SafeWeb implements Web, WebStreams {
  readonly #policy: AddressPolicy;
  readonly #userAgent: string;

  /** `userAgent`: who reads, and why, as every request says. */
  constructor(policy: AddressPolicy, userAgent: string) {
    this.#policy = policy;
    this.#userAgent = userAgent;
  }

  async get(address: string, limits: WebLimits): Promise<WebAnswer> {
    const signal = signalOf(limits);
    const opened = await this.#open(address, limits, signal);
    if (!opened.ok) return opened;
    try {
      const body = await readBounded(opened.body, limits.maxBytes);
      return body === null ? tooLarge(opened.url, limits) : { ...opened, body };
    } catch (error) {
      return unanswered(error, opened.url, limits, signal);
    }
  }

  open(address: string, limits: WebLimits): Promise<WebStream> {
    return this.#open(address, limits, signalOf(limits));
  }

  async #open(address: string, limits: WebLimits, signal: AbortSignal): Promise<WebStream> {
    let url = address;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const refused = judgeWebAddress(url, this.#policy);
      if (refused !== null) return failed(`${shownAddress(url)} cannot be read. ${refused}`);
      const objection = limits.problemWith?.(url) ?? null;
      if (objection !== null) return failed(objection);
      try {
        const response = await fetch(url, { headers: this.#headers(limits), redirect: "manual", signal });
        const { status, headers } = response;
        const target = headers.get("location");
        if (status >= 300 && status < 400 && target !== null) {
          await response.body?.cancel();
          if (!URL.canParse(target, url))
            return failed(`${shownAddress(url)} redirects to something that is no address.`);
          url = new URL(target, url).href;
          continue;
        }
        if (Number(headers.get("content-length")) > limits.maxBytes) {
          await response.body?.cancel();
          return tooLarge(url, limits);
        }
        const bytes = (response.body ?? new Blob([]).stream()) as ReadableStream<Uint8Array>;
        const body = pacedBody(bytes, shownAddress(url));
        return { ok: true, status, url, contentType: headers.get("content-type") ?? "", body };
      } catch (error) {
        return unanswered(error, url, limits, signal);
      }
    }
    return failed(`${shownAddress(address)} redirects more than ${maxRedirects} times.`);
  }

  #headers({ accept }: WebLimits): Record<string, string> {
    return { "user-agent": this.#userAgent, accept: accept ?? "*/*" };
  }
}

function signalOf({ timeoutMs, signal }: WebLimits): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
}

/** Throws where the caller has aborted. */
function unanswered(error: unknown, url: string, limits: WebLimits, signal: AbortSignal) {
  limits.signal?.throwIfAborted();
  if (error instanceof SlowDownload) return { ...failed(error.message), temporary: true };
  if (!signal.aborted) console.warn("a page could not be fetched", shownAddress(url), whyUnreachable(error));
  const what = signal.aborted ? `did not answer within ${limits.timeoutMs / 1000} s` : "could not be reached";
  return { ...failed(`${shownAddress(url)} ${what}.`), temporary: true };
}

/** The runtime keeps to itself what went wrong before a connection was there. */
function whyUnreachable(error: unknown): string {
  const text = errorText(error);
  return text.includes("internal error; reference")
    ? "no connection: no such name, or nothing that answers there"
    : text;
}

function tooLarge(url: string, { maxBytes }: WebLimits) {
  return failed(`${shownAddress(url)} is larger than ${Math.round(maxBytes / 1024)} KiB.`);
}

function failed(problem: string) {
  return { ok: false as const, problem, temporary: false };
}
