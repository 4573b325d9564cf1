import type { RateLimits } from "../ports/rateLimits.ts";
import { CountedAuthentications } from "./failedAuthentications.ts";

interface RateLimitBindings {
  GENERATE_LIMIT: RateLimit;
  CALL_LIMIT: RateLimit;
  PREVIEW_LIMIT: RateLimit;
  FAILED_AUTH_LIMIT: RateLimit;
  NETWORK_LIMIT: RateLimit;
}

export function bindingRateLimits(env: RateLimitBindings, nowMs: () => number): RateLimits {
  const within = async (limit: RateLimit, key: string) => (await limit.limit({ key })).success;
  return {
    generate: (accountId) => within(env.GENERATE_LIMIT, accountId),
    network: (network) => within(env.NETWORK_LIMIT, network),
    call: (accountId) => within(env.CALL_LIMIT, accountId),
    preview: (accountId) => within(env.PREVIEW_LIMIT, accountId),
    failedAuthentications: new CountedAuthentications(env.FAILED_AUTH_LIMIT, nowMs),
  };
}
