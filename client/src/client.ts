import createClient, { type Client } from "openapi-fetch";
import { acceptedStart } from "./brandStart.ts";
import { AdCreativeError, BrandFailedError, BrandOnboardingError, DeliveryFailedError } from "./errors.ts";
import type * as options from "./options.ts";
import { pause } from "./pause.ts";
import { poll } from "./polling.ts";
import { defaultRetryPolicy, type RetryPolicy } from "./retry.ts";
import type { paths } from "./schema.ts";
import { send, type Answer } from "./transport.ts";
import type * as api from "./types.ts";

const defaultTimeoutMs = 60_000;
/** As long as the service itself holds a waiting call open at most. */
const longestBlockingSeconds = 240;
const deliveryWait = { pollSeconds: 15, timeoutSeconds: 30 * 60 };
const brandWait = { pollSeconds: 5, timeoutSeconds: 90 * 60 };
/** Before an order that the service calls too early is sent again, where it names no wait of its own. */
const tooEarlyPauseSeconds = 5;

/**
 * The Ad Creative Generation API, typed.
 *
 * Every method resolves to the API's own answer, under the API's field names. Calls that fail for a passing reason (no
 * connection, 5xx, 429) are sent again up to `maxRetries` times, as long after as the service asks; everything else is thrown as
 * an `AdCreativeError`.
 */
export class AdCreativeClient {
  readonly #http: Client<paths>;
  readonly #policy: RetryPolicy;
  readonly #timeoutMs: number;

  /** @throws {TypeError} when the key is empty or the address is not one. */
  constructor({ apiKey, baseUrl, fetch, maxRetries, timeoutMs }: options.AdCreativeClientOptions) {
    if (!apiKey) throw new TypeError("`apiKey` is empty. It is the account's key, svc_live_….");
    if (!URL.canParse(baseUrl))
      throw new TypeError("`baseUrl` must be a full address, such as https://api.example.com.");
    this.#policy = { ...defaultRetryPolicy, maxRetries: maxRetries ?? defaultRetryPolicy.maxRetries };
    this.#timeoutMs = timeoutMs ?? defaultTimeoutMs;
    this.#http = createClient<paths>({
      baseUrl,
      headers: new Headers({ authorization: `Bearer ${apiKey}` }),
      ...(fetch === undefined ? {} : { fetch: (request) => fetch(request) }),
    });
  }

  /**
   * Orders ads. Credits are deducted when the order is accepted, and come back by themselves if its delivery fails.
   *
   * The call carries an Idempotency-Key, the same in all of its retries, so that a lost answer never pays twice. With `wait` it
   * resolves to the finished delivery; without, as soon as the order is accepted.
   *
   * @throws {InsufficientCreditsError} when the balance doesn't cover the order.
   * @throws {BrandOnboardingError} while the shop is being read, unless `waitForBrandSeconds` is set.
   * @throws {ProductNotSupportedError} when a product of the order can't be rendered.
   * @throws {DeliveryFailedError} with `wait`, when the delivery failed.
   * @throws {TimeoutError} with `wait`, when the delivery was not done in time. It goes on.
   */
  generateAds(order: api.AdOrder, options: options.GenerateAndWaitOptions): Promise<api.CompletedDelivery>;
  generateAds(
    order: api.AdOrder,
    options?: options.GenerateOptions,
  ): Promise<api.GenerateAccepted | api.GenerateCompleted>;
  async generateAds(
    order: api.AdOrder,
    options: options.GenerateOptions | options.GenerateAndWaitOptions = {},
  ): Promise<api.GenerateAccepted | api.GenerateCompleted | api.CompletedDelivery> {
    if (!isWaiting(options)) return (await this.#order(order, options, null)).accepted;
    const startedAtMs = Date.now();
    const timeoutSeconds = options.timeoutSeconds ?? deliveryWait.timeoutSeconds;
    const blockingSeconds = Math.min(longestBlockingSeconds, Math.floor(timeoutSeconds));
    const { accepted, brandWaitMs } = await this.#order(
      order,
      options,
      options.onProgress === undefined ? blockingSeconds : null,
    );
    const spentSeconds = (Date.now() - startedAtMs - brandWaitMs) / 1000;
    return this.waitForDelivery(accepted.delivery_id, { ...options, timeoutSeconds: timeoutSeconds - spentSeconds });
  }

  /** What the order would cost and make: price, products, styles, angles. Charges nothing and starts nothing. */
  async dryRun(order: api.AdOrder, options: options.CallOptions = {}): Promise<api.DryRun> {
    const answer = await this.#send(
      (signal) => this.#http.POST("/v1/ads/generate", { body: { ...order, dry_run: true }, signal }),
      options,
    );
    return answer.data as api.DryRun;
  }

  /** The delivery and its ads as they are now. */
  async getDelivery(deliveryId: string, options: options.CallOptions = {}): Promise<api.Delivery> {
    const params = { path: { delivery_id: deliveryId } };
    const answer = await this.#send(
      (signal) => this.#http.GET("/v1/deliveries/{delivery_id}", { params, signal }),
      options,
    );
    return answer.data;
  }

  /**
   * Polls until the delivery is completed. Gives up after 30 minutes unless `timeoutSeconds` says otherwise; an outage of a few
   * minutes is sat out.
   *
   * @throws {DeliveryFailedError} when the delivery failed.
   * @throws {TimeoutError} when it was not done in time. It goes on: wait again with the same id.
   */
  waitForDelivery(deliveryId: string, options: options.WaitForDeliveryOptions = {}): Promise<api.CompletedDelivery> {
    let told = "";
    const look = async (signal: AbortSignal): Promise<api.CompletedDelivery | null> => {
      const delivery = await this.getDelivery(deliveryId, { signal });
      const progress = progressOf(delivery);
      if (JSON.stringify(progress) !== told) options.onProgress?.(progress);
      told = JSON.stringify(progress);
      if (delivery.status === "failed") throw new DeliveryFailedError(delivery);
      return isCompleted(delivery) ? delivery : null;
    };
    return poll(look, `Delivery ${deliveryId}`, waitOptions(options, deliveryWait));
  }

  /**
   * Has one concept of a completed delivery drawn again with what is to be different. Free, up to five times for each concept.
   *
   * The call carries an Idempotency-Key, the same in all of its retries, so that a lost answer never begins two versions. It resolves
   * to the version as it is then: with `waitSeconds` mostly drawn, or failed with the reason in `failure`; otherwise look at
   * `listVersions()`.
   */
  async correctConcept(
    deliveryId: string,
    index: number,
    correction: api.Correction,
    options: options.CorrectOptions = {},
  ): Promise<api.Corrected> {
    const { waitSeconds } = options;
    const headers = new Headers({ "idempotency-key": options.idempotencyKey ?? crypto.randomUUID() });
    if (waitSeconds !== undefined) headers.set("prefer", `wait=${Math.ceil(waitSeconds)}`);
    const params = { path: { delivery_id: deliveryId, index } };
    const timeoutMs = this.#timeoutMs + 1000 * Math.min(longestBlockingSeconds, waitSeconds ?? 0);
    const attempt = async (signal: AbortSignal) => {
      const request = { params, body: correction, headers, signal };
      try {
        return await this.#http.POST("/v1/deliveries/{delivery_id}/concepts/{index}/versions", request);
      } catch (error) {
        // As with an order: what has cut one waiting connection would cut the next one too.
        headers.delete("prefer");
        throw error;
      }
    };
    return (await this.#send(attempt, options, timeoutMs)).data;
  }

  /** Every version of a concept, the first one first, with its words and its ads. */
  async listVersions(
    deliveryId: string,
    index: number,
    options: options.CallOptions = {},
  ): Promise<api.ConceptVersions> {
    const params = { path: { delivery_id: deliveryId, index } };
    const answer = await this.#send(
      (signal) => this.#http.GET("/v1/deliveries/{delivery_id}/concepts/{index}/versions", { params, signal }),
      options,
    );
    return answer.data;
  }

  /** Notes what somebody says of a concept, for the version that its delivery shows; said twice it changes nothing. */
  async approveConcept(
    deliveryId: string,
    index: number,
    verdict: api.Verdict,
    options: options.CallOptions = {},
  ): Promise<api.Approval> {
    const params = { path: { delivery_id: deliveryId, index } };
    const answer = await this.#send(
      (signal) =>
        this.#http.PUT("/v1/deliveries/{delivery_id}/concepts/{index}/approval", { params, body: verdict, signal }),
      options,
    );
    return answer.data.approval;
  }

  /** The account's brand, or none before onboarding. */
  async listBrands(options: options.CallOptions = {}): Promise<api.Brand[]> {
    const answer = await this.#send((signal) => this.#http.GET("/v1/brands", { signal }), options);
    return answer.data.brands;
  }

  /**
   * Starts to read the shop at this address; on an account that has a brand, reads it anew. Go on with `waitForBrand()`.
   *
   * Where an answer was lost, the brand is looked at first and the call is sent again only if it had not arrived, so that a retry
   * never reads the shop twice.
   */
  async createBrand(website: string, options: options.CallOptions = {}): Promise<api.BrandAccepted> {
    const beganAtMs = Date.now();
    let mayHaveArrived = false;
    const attempt = async (signal: AbortSignal): Promise<Answer<api.BrandAccepted>> => {
      if (mayHaveArrived) {
        const { data, error, response } = await this.#http.GET("/v1/brands", { signal });
        if (data === undefined) return { error, response };
        const started = acceptedStart(data.brands[0], website, beganAtMs);
        if (started !== null) return { data: started, response };
      }
      mayHaveArrived = true;
      const answer = await this.#http.POST("/v1/brands", { body: { website }, signal });
      mayHaveArrived = answer.response.status !== 429;
      return answer;
    };
    return (await this.#send(attempt, options)).data;
  }

  /**
   * Polls until ads can be made for the account's brand. Gives up after 90 minutes unless `timeoutSeconds` says otherwise.
   *
   * @throws {BrandFailedError} when the onboarding failed, or the website must be proven first; its message says what to do.
   * @throws {TimeoutError} when it was not done in time. It goes on: wait again.
   */
  waitForBrand(options: options.WaitForBrandOptions = {}): Promise<api.Brand> {
    let told = "";
    const look = async (signal: AbortSignal): Promise<api.Brand | null> => {
      const brand = (await this.listBrands({ signal }))[0];
      if (brand === undefined) throw new AdCreativeError("The account has no brand yet; call createBrand() first.");
      if (brand.status_message !== told) options.onProgress?.(brand.status_message);
      told = brand.status_message;
      if (brand.ready_for_ads) return brand;
      if (brand.onboarding_status_detail === "failed") throw new BrandFailedError(brand, brand.status_message);
      if (brand.onboarding_status_detail === "ready") throw new BrandFailedError(brand, whyNotReady(brand));
      return null;
    };
    return poll(look, "The onboarding", waitOptions(options, brandWait));
  }

  /** The catalogue. Ads can show the products whose `usable_for_ads` is true. */
  async listProducts(options: options.CallOptions = {}): Promise<api.ProductList> {
    return (await this.#send((signal) => this.#http.GET("/v1/products", { signal }), options)).data;
  }

  /**
   * Shows a product by another picture from now on, also after the shop is read again: a PNG, JPEG, WebP or AVIF of at most 16 MB as a `Blob`
   * whose `type` says which, or the public address of one.
   *
   * @throws {ApiError} with the code `picture_not_usable` and the reason, when ads cannot show it; the product is as it was.
   */
  async setProductPicture(
    productId: string,
    picture: Blob | string,
    options: options.CallOptions = {},
  ): Promise<api.Product> {
    const params = { path: { product_id: productId } };
    const answer = await this.#send((signal) => {
      if (typeof picture === "string") {
        const body = { picture_url: picture };
        return this.#http.PUT("/v1/products/{product_id}/picture", { params, body, signal });
      }
      return this.#http.PUT("/v1/products/{product_id}/picture", {
        params,
        body: picture,
        bodySerializer: () => picture,
        headers: { "content-type": picture.type },
        signal,
      });
    }, options);
    return answer.data;
  }

  /** Shows a product by the shop's own picture again. */
  async restoreProductPicture(productId: string, options: options.CallOptions = {}): Promise<api.Product> {
    const params = { path: { product_id: productId } };
    const answer = await this.#send(
      (signal) => this.#http.DELETE("/v1/products/{product_id}/picture", { params, signal }),
      options,
    );
    return answer.data;
  }

  /** The styles nearest to a description, the closest first. Pin them with `creative.featured_styles` of an order. */
  async searchStyles(description: string, options: options.SearchStylesOptions = {}): Promise<api.StyleSearchResult[]> {
    const query = { q: description, ...(options.limit === undefined ? {} : { top_n: options.limit }) };
    const answer = await this.#send(
      (signal) => this.#http.GET("/v1/styles/search", { params: { query }, signal }),
      options,
    );
    return answer.data.results;
  }

  /** The credits, the auto-recharge settings and the prices. */
  async getBalance(options: options.CallOptions = {}): Promise<api.Balance> {
    return (await this.#send((signal) => this.#http.GET("/v1/balance", { signal }), options)).data;
  }

  /** All transactions, the latest first; further pages are fetched as the loop gets to them. */
  async *listUsage(options: options.ListUsageOptions = {}): AsyncGenerator<api.Transaction, void, undefined> {
    let cursor: string | null = null;
    do {
      const query = { limit: options.pageSize ?? 50, ...(cursor === null ? {} : { cursor }) };
      const page = await this.#send((signal) => this.#http.GET("/v1/usage", { params: { query }, signal }), options);
      yield* page.data.recent_transactions;
      cursor = nextCursor(page.response.headers.get("link"));
    } while (cursor !== null);
  }

  async #order(
    order: api.AdOrder,
    options: options.GenerateOptions,
    blockingSeconds: number | null,
  ): Promise<{ accepted: api.GenerateAccepted | api.GenerateCompleted; brandWaitMs: number }> {
    const headers = new Headers({ "idempotency-key": options.idempotencyKey ?? crypto.randomUUID() });
    if (blockingSeconds !== null) headers.set("prefer", `wait=${blockingSeconds}`);
    const timeoutMs = this.#timeoutMs + (blockingSeconds ?? 0) * 1000;
    const attempt = async (signal: AbortSignal) => {
      try {
        return await this.#http.POST("/v1/ads/generate", { body: order, headers, signal });
      } catch (error) {
        // What has cut one waiting connection would cut the next one too: the retry returns at once, and polling goes on.
        headers.delete("prefer");
        throw error;
      }
    };
    const deadlineMs = Date.now() + (options.waitForBrandSeconds ?? 0) * 1000;
    let brandWaitMs = 0;
    for (let isBrandReady = false; ; isBrandReady = true) {
      try {
        const answer = await this.#send(attempt, options, timeoutMs);
        return { accepted: answer.data as api.GenerateAccepted | api.GenerateCompleted, brandWaitMs };
      } catch (error) {
        const refusedAtMs = Date.now();
        if (!(error instanceof BrandOnboardingError) || refusedAtMs >= deadlineMs) throw error;
        if (isBrandReady) {
          // The list of brands runs ahead of what orders see: to ask it again at once would only repeat the refusal.
          const pauseSeconds = Math.max(1, error.retryAfterSeconds ?? tooEarlyPauseSeconds);
          await pause(Math.min(pauseSeconds * 1000, deadlineMs - refusedAtMs), options.signal);
        }
        await this.waitForBrand({ timeoutSeconds: (deadlineMs - Date.now()) / 1000, signal: options.signal });
        brandWaitMs += Date.now() - refusedAtMs;
      }
    }
  }

  #send<Data>(
    attempt: (signal: AbortSignal) => Promise<Answer<Data>>,
    { signal }: options.CallOptions,
    timeoutMs = this.#timeoutMs,
  ): Promise<{ data: Data; response: Response }> {
    return send(attempt, this.#policy, { timeoutMs, signal });
  }
}

function isWaiting(
  options: options.GenerateOptions | options.GenerateAndWaitOptions,
): options is options.GenerateAndWaitOptions {
  return "wait" in options && options.wait;
}

/** Of a brand whose shop is read. A service of the time before proofs says nothing of them. */
function whyNotReady({ api_access_status: access, status_message, website_proof }: api.Brand): string {
  if (access === "Active" && website_proof?.status === "pending") return status_message;
  return `The shop is read, but the account is ${access}; write to support.`;
}

function waitOptions(
  { pollSeconds, timeoutSeconds, signal }: options.WaitOptions,
  otherwise: { pollSeconds: number; timeoutSeconds: number },
) {
  return {
    pollSeconds: pollSeconds ?? otherwise.pollSeconds,
    timeoutSeconds: timeoutSeconds ?? otherwise.timeoutSeconds,
    signal,
  };
}

function progressOf({ status, ads }: api.Delivery): options.DeliveryProgress {
  const renderedAds = ads.filter((ad) => ad.status === "rendered").length;
  return { status, renderedAds, expectedAds: ads.length === 0 ? null : ads.length };
}

function isCompleted(delivery: api.Delivery | api.CompletedDelivery): delivery is api.CompletedDelivery {
  return delivery.status === "completed";
}

/** The cursor of the page that `Link: <…>; rel="next"` names. */
function nextCursor(link: string | null): string | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? "")?.[1];
  return address === undefined ? null : new URL(address, "http://localhost").searchParams.get("cursor");
}
