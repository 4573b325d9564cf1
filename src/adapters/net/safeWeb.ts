import { errorText } from "../../core/errorText.ts";
import type { Web, WebAnswer, WebLimits } from "../../ports/web.ts";
import { judgeWebAddress, type AddressPolicy } from "./webAddress.ts";

const maxRedirects = 5;

/** Reads the public web: each hop is judged, bytes and time are capped while streaming. */
export class SafeWeb implements Web {
  readonly #policy: AddressPolicy;
  readonly #userAgent: string;

  /** `userAgent`: who reads, and why, as every request says. */
  constructor(policy: AddressPolicy, userAgent: string) {
    this.#policy = policy;
    this.#userAgent = userAgent;
  }

  async get(address: string, limits: WebLimits): Promise<WebAnswer> {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    let url = address;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const refused = judgeWebAddress(url, this.#policy);
      if (refused !== null) return failed(`${shown(url)} cannot be read. ${refused}`);
      try {
        const response = await fetch(url, { headers: this.#headers(limits), redirect: "manual", signal });
        const target = response.headers.get("location");
        if (response.status >= 300 && response.status < 400 && target !== null) {
          await response.body?.cancel();
          if (!URL.canParse(target, url)) return failed(`${shown(url)} redirects to something that is no address.`);
          url = new URL(target, url).href;
          continue;
        }
        return await readBody(response, url, limits);
      } catch (error) {
        if (!signal.aborted) console.warn("a page could not be fetched", shown(url), errorText(error));
        const what = signal.aborted ? `did not answer within ${limits.timeoutMs / 1000} s` : "could not be reached";
        return { ...failed(`${shown(url)} ${what}.`), temporary: true };
      }
    }
    return failed(`${shown(address)} redirects more than ${maxRedirects} times.`);
  }

  #headers({ accept }: WebLimits): Record<string, string> {
    return { "user-agent": this.#userAgent, accept: accept ?? "*/*" };
  }
}

async function readBody(response: Response, url: string, { maxBytes }: WebLimits): Promise<WebAnswer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body !== null) {
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) return failed(`${shown(url)} is larger than ${Math.round(maxBytes / 1024)} KiB.`);
      chunks.push(chunk);
    }
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { ok: true, status: response.status, url, contentType: response.headers.get("content-type") ?? "", body };
}

function failed(problem: string) {
  return { ok: false as const, problem, temporary: false };
}

/** An address as messages and logs may show it: without credentials and query, which may be somebody's secret. */
function shown(url: string): string {
  const bare = url.replace(/[?#].*$/s, "").replace(/^([a-z]+:\/\/)[^/]*@/i, "$1");
  return bare.length > 120 ? `${bare.slice(0, 117)}…` : bare;
}
