import type { WebhookAnswer, WebhookSender } from "../../ports/webhooks.ts";

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;
const excerptBytes = 1024;

/** Posts events with fetch: redirects are failures, ten seconds are waited, at most 64 KiB of the answer is read. */
export class FetchWebhookSender implements WebhookSender {
  readonly #problemWith: (url: string) => string | null;

  /** `problemWith` judges the address again right before each attempt: null when it may be called. */
  constructor(problemWith: (url: string) => string | null) {
    this.#problemWith = problemWith;
  }

  async post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer> {
    const refused = this.#problemWith(url);
    if (refused !== null) return { delivered: false, status: null, problem: refused, excerpt: "" };
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "user-agent": "AdCreativeService-Webhooks/1.0" },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const excerpt = await drain(response);
      return { delivered: response.ok, status: response.status, problem: null, excerpt };
    } catch (error) {
      return { delivered: false, status: null, problem: plainProblem(error), excerpt: "" };
    }
  }
}

/** Reads the answer to its end or its bound, so that the connection is done with; gives its first kilobyte. */
async function drain(response: Response): Promise<string> {
  if (response.body === null) return "";
  const first = new Uint8Array(excerptBytes);
  let bytes = 0;
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    if (bytes < excerptBytes) first.set(chunk.subarray(0, excerptBytes - bytes), bytes);
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) break;
  }
  return new TextDecoder().decode(first.subarray(0, Math.min(bytes, excerptBytes)));
}

function plainProblem(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "No answer within 10 seconds.";
  return error instanceof Error ? error.message : String(error);
}
