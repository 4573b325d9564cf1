/** Where signed events go: one attempt, judged and capped. */
export interface WebhookSender {
  /** Posts the body; redirects are failures; at most 64 KiB of the answer is read and 10 s are waited. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>;
}

/** `status` is null when there was no answer; `problem` says why in plain words. */
export interface WebhookAnswer {
  delivered: boolean;
  status: number | null;
  problem: string | null;
  /** The first kilobyte of the answer's body, as text. */
  excerpt: string;
}

/** One attempt as operators see it. `status` is null when there was no answer. */
export interface WebhookAttempt {
  atMs: number;
  /** 1 to 4 by the schedule; a replay counts from 1 again. */
  attempt: number;
  status: number | null;
  durationMs: number;
  problem: string | null;
  answerExcerpt: string;
}

/** Judges addresses that clients give: null when the service may call it, otherwise why not, in one sentence. */
export interface AddressRules {
  webhookProblem(url: string): string | null;
}

export interface WebhookSigner {
  /**
   * Headers of one attempt: the contract's `X-Service-Signature` and those of Standard Webhooks. `secrets` are those that are
   * valid: `webhook-signature` carries one signature of each, `X-Service-Signature` the first one's.
   */
  sign(secrets: string[], messageId: string, timestampSeconds: number, body: string): Promise<Record<string, string>>;
}
