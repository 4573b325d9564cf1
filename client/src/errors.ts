import type { Brand, Delivery, ErrorCode, ErrorEnvelope, IncompatibleProduct } from "./types.ts";

/** Base of everything that this package throws. An abort by your own signal is the one exception: it throws the signal's reason. */
export class AdCreativeError extends Error {
  override name = "AdCreativeError";
}

/** What a refusal of the service is made of. */
export interface ApiErrorDetails {
  status: number;
  code: ErrorCode | "unknown_error" | (string & {});
  message: string;
  docUrl?: string | undefined;
  param?: string | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  body?: unknown;
}

/** The service answered, and the answer is an error. Branch on `code`, or on the subclass. */
export class ApiError extends AdCreativeError {
  override name = "ApiError";
  /** HTTP status. */
  readonly status: number;
  /**
   * Stable code of the error. A later version of the service may send codes that this version's types don't list;
   * `unknown_error` stands for an answer without a code, such as a proxy's own page.
   */
  readonly code: ErrorCode | "unknown_error" | (string & {});
  /** The page that explains the code. */
  readonly docUrl: string | undefined;
  /** The field of the request that is wrong, where one is. */
  readonly param: string | undefined;
  /** Names the call in the service's logs; quote it to support. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait before the same call is sent again. */
  readonly retryAfterSeconds: number | undefined;
  /** The body as it came: parsed JSON, or text. */
  readonly body: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.docUrl = details.docUrl;
    this.param = details.param;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.body = details.body;
  }
}

/** 401: the API key is missing, malformed, unknown, or was revoked. */
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
}

/** 402: the balance does not cover the call, and no recharge could. The message says both numbers. */
export class InsufficientCreditsError extends ApiError {
  override name = "InsufficientCreditsError";
}

/** 425: the brand is still being onboarded. Wait with `waitForBrand()`. */
export class BrandOnboardingError extends ApiError {
  override name = "BrandOnboardingError";
}

/** 429: too many calls within a minute, and the retries were used up. */
export class RateLimitedError extends ApiError {
  override name = "RateLimitedError";
}

/** 400 `product_not_supported`: a product of the call can't be rendered. */
export class ProductNotSupportedError extends ApiError {
  override name = "ProductNotSupportedError";
  /** The products that can't be rendered, each with its reason. */
  readonly incompatibleProducts: IncompatibleProduct[];

  constructor(details: ApiErrorDetails, incompatibleProducts: IncompatibleProduct[]) {
    super(details);
    this.incompatibleProducts = incompatibleProducts;
  }
}

/** No usable answer came: the network failed, or something other than the service answered. `cause` says what. */
export class ConnectionError extends AdCreativeError {
  override name = "ConnectionError";
}

/** A call, or a wait, took longer than allowed. What was accepted goes on; nothing is cancelled by it. */
export class TimeoutError extends AdCreativeError {
  override name = "TimeoutError";
}

/** The delivery ended as `failed`. Its credits were refunded. */
export class DeliveryFailedError extends AdCreativeError {
  override name = "DeliveryFailedError";
  /** The delivery as it ended; its ads have no files. */
  readonly delivery: Delivery;

  constructor(delivery: Delivery) {
    super(`Delivery ${delivery.delivery_id} failed. Its credits were refunded; order again to retry.`);
    this.delivery = delivery;
  }
}

/** Waiting longer won't make the brand ready; the message says why and what to do. */
export class BrandFailedError extends AdCreativeError {
  override name = "BrandFailedError";
  readonly brand: Brand;

  constructor(brand: Brand, message: string) {
    super(message);
    this.brand = brand;
  }
}

/** Makes the typed error of an answer that is no success; `body` is parsed JSON, or text. */
export function apiErrorOf(response: Response, body: unknown): ApiError {
  const envelope = isEnvelope(body) ? body : null;
  const details: ApiErrorDetails = {
    status: response.status,
    code: envelope?.error.code ?? "unknown_error",
    message: envelope?.error.message ?? `The answer has status ${response.status} and is not one of the service.`,
    docUrl: envelope?.error.doc_url,
    param: envelope?.error.param,
    requestId: response.headers.get("x-request-id") ?? undefined,
    retryAfterSeconds: retryAfterSecondsOf(response.headers.get("retry-after"), Date.now()),
    body,
  };
  if (envelope?.incompatible_products !== undefined) {
    return new ProductNotSupportedError(details, envelope.incompatible_products);
  }
  switch (response.status) {
    case 401:
      return new AuthenticationError(details);
    case 402:
      return new InsufficientCreditsError(details);
    case 425:
      return new BrandOnboardingError(details);
    case 429:
      return new RateLimitedError(details);
    default:
      return new ApiError(details);
  }
}

/** Seconds of a `Retry-After` header, which holds a number or, from a proxy, a date. */
export function retryAfterSecondsOf(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  if (typeof body !== "object" || body === null || !("error" in body)) return false;
  const { error } = body;
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string";
}
