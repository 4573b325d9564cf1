/** The public web as onboarding reads it: every address is judged before each hop, bytes and time are capped. */
export interface Web {
  /**
   * Fetches `url`; follows at most 5 redirects, each judged again. `problem` is one plain sentence about what was wrong
   * (refused address, time, size, no answer); `temporary` where another try may go better. A non-2xx answer is a value, not a
   * problem.
   */
  get(url: string, limits: WebLimits): Promise<WebAnswer>;
}

export interface WebLimits {
  maxBytes: number;
  timeoutMs: number;
  accept?: string;
}

export type WebAnswer =
  | { ok: true; status: number; url: string; contentType: string; body: Uint8Array }
  | { ok: false; problem: string; temporary: boolean };
