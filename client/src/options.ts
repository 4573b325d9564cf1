import type { DeliveryStatus } from "./types.ts";

export interface AdCreativeClientOptions {
  /** The account's API key, `svc_live_…`. It spends credits: keep it on servers, never in a browser. */
  apiKey: string;
  /** Address of the service without the version, for example `https://api.example.com`. */
  baseUrl: string;
  /** Used in place of the runtime's own `fetch`, for example to go through a proxy or a service binding. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** How often a call is sent again after a passing failure; 3 unless set, 0 for never. */
  maxRetries?: number | undefined;
  /** Time for one attempt, in milliseconds; 60,000 unless set. A waiting call gets the service's 240 s besides. */
  timeoutMs?: number | undefined;
}

export interface CallOptions {
  /** Ends the call at once, retries included; the call then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** How to wait for something that takes minutes. */
export interface WaitOptions extends CallOptions {
  /** Seconds from one look to the next; unless set 15 for a delivery, as the service asks, and 5 for a brand. */
  pollSeconds?: number | undefined;
  /**
   * Seconds until the wait gives up with a `TimeoutError`; unless set 1,800 for a delivery and 5,400 for a brand. The work goes on
   * all the same, and can be waited for again.
   */
  timeoutSeconds?: number | undefined;
}

/** How far a delivery has come. */
export interface DeliveryProgress {
  status: DeliveryStatus;
  renderedAds: number;
  /** Two for each concept; null until the service has composed them. */
  expectedAds: number | null;
}

export interface WaitForDeliveryOptions extends WaitOptions {
  /** Called after each look that finds something new. */
  onProgress?: ((progress: DeliveryProgress) => void) | undefined;
}

export interface WaitForBrandOptions extends WaitOptions {
  /** Called with the service's own sentence each time it changes. */
  onProgress?: ((message: string) => void) | undefined;
}

export interface GenerateOptions extends CallOptions {
  /**
   * Names this order: whatever is sent under the same key within 24 hours is the same order and is paid once. Each call gets a
   * random one unless you give your own, which you need only where your process may die and order again.
   */
  idempotencyKey?: string | undefined;
  /** Seconds to wait for a brand that is still being onboarded; unless set, a `BrandOnboardingError` is thrown at once. */
  waitForBrandSeconds?: number | undefined;
}

export interface GenerateAndWaitOptions extends GenerateOptions, WaitForDeliveryOptions {
  wait: true;
}

export interface CorrectOptions extends CallOptions {
  /** Names this correction: what is sent under the same key begins one version. Each call gets a random one unless you give your own. */
  idempotencyKey?: string | undefined;
  /** Seconds that the service holds the call open for the version, up to 240; unless set, it answers at once. */
  waitSeconds?: number | undefined;
}

export interface SearchStylesOptions extends CallOptions {
  /** How many styles to give at most, 1 to 50; 20 unless set. */
  limit?: number | undefined;
}

export interface ListUsageOptions extends CallOptions {
  /** Transactions fetched with one call, 1 to 50; 50 unless set. */
  pageSize?: number | undefined;
}
