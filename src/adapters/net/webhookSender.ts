import type { WebhookAnswer, WebhookSender } from "../../ports/webhooks.ts";

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;

/** Posts events with fetch: redirects are failures, ten seconds are waited, at most 64 KiB of the answer is read. */
export class FetchWebhookSender implements WebhookSender {
  readonly #problemWith: (url: string) => string | null;

  /** `problemWith` judges the address again right before each attempt: null when it may be called. */
  constructor(problemWith: (url: string) => string | null) {
    this.#problemWith = problemWith;
  }

  async post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer> {
    const refused = this.#problemWith(url);
    if (refused !== null) return { delivered: false, status: null, problem: refused };
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "user-agent": "AdCreativeService-Webhooks/1.0" },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await drain(response);
      return { delivered: response.ok, status: response.status, problem: null };
    } catch (error) {
      return { delivered: false, status: null, problem: error instanceof Error ? error.message : String(error) };
    }
  }
}

async function drain(response: Response): Promise<void> {
  if (response.body === null) return;
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += (chunk as Uint8Array).byteLength;
    if (bytes > maxAnswerBytes) break;
  }
}
