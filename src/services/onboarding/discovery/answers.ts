/** Limits and judgements of answers that all of discovery shares. */
export const pageLimits = {
  maxBytes: 4 * 1024 * 1024,
  timeoutMs: 10_000,
  accept: "text/html,application/xhtml+xml",
};

/** How one part of discovery has ended. */
export interface Outcome {
  /** What it could not read for now, a plain sentence; null where it has read all that there is. */
  problem: string | null;
}

/** Statuses below 500 of a shop that is busy, or takes us for one visitor too many; 430 is Shopify's. */
const passing = new Set([403, 408, 425, 429, 430]);

/** Whether another try may go better. */
export function isTemporary({ status }: { status: number }): boolean {
  return status >= 500 || passing.has(status);
}

/** A plain sentence. */
export function statusProblem(url: string, { status }: { status: number }): string {
  return `${url} answers with status ${status}.`;
}

/** Whether the server says that there is nothing at the address. */
export function isGone({ status }: { status: number }): boolean {
  return status === 404 || status === 410;
}

/** Whether an answer is a page at all; one that does not say is taken for one. */
export function isPage({ contentType }: { contentType: string }): boolean {
  return contentType.trim() === "" || /^\s*(?:text\/|application\/(?:xhtml\+xml|xml)\b)/i.test(contentType);
}
