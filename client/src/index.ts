export { AdCreativeClient } from "./client.ts";
export {
  AdCreativeError,
  ApiError,
  AuthenticationError,
  BrandFailedError,
  BrandOnboardingError,
  ConnectionError,
  DeliveryFailedError,
  InsufficientCreditsError,
  ProductNotSupportedError,
  RateLimitedError,
  TimeoutError,
} from "./errors.ts";
export {
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookInput,
  type WebhookHeaders,
  type WebhookRefusal,
} from "./webhook.ts";
export type * from "./options.ts";
export type * from "./types.ts";
export type { paths } from "./schema.ts";
