import type { RateLimits } from "../ports/rateLimits.ts";

interface RateLimitBindings {
  GENERATE_LIMIT: RateLimit;
  CALL_LIMIT: RateLimit;
  FAILED_AUTH_LIMIT: RateLimit;
}

export function bindingRateLimits(env: RateLimitBindings): RateLimits {
  const within = async (limit: RateLimit, key: string) => (await limit.limit({ key })).success;
  return {
    generate: (accountId) => within(env.GENERATE_LIMIT, accountId),
    call: (accountId) => within(env.CALL_LIMIT, accountId),
    failedAuthentication: (address) => within(env.FAILED_AUTH_LIMIT, address),
  };
}
