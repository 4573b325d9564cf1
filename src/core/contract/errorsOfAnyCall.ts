import type { ErrorRow } from "./errorRow.ts";

/** The part of the error table that belongs to no operation alone. */
export const errorsOfAnyCall = {
  invalid_json: {
    status: 400,
    area: "Any call",
    message: "The body is not valid JSON.",
    remedy: "Send one JSON object, encoded as UTF-8.",
  },
  invalid_request: {
    status: 400,
    area: "Any call",
    message: "The request is malformed.",
    remedy:
      "`error.param` names the field and the message says what is expected. Unknown fields are refused, so that a misspelt option never costs money.",
  },
  not_found: {
    status: 404,
    area: "Any call",
    message: "There is nothing at this address.",
    remedy: "GET /v1 lists the endpoints.",
  },
  method_not_allowed: {
    status: 405,
    area: "Any call",
    message: "This address does not take this method.",
    remedy: "The `Allow` header lists the methods that it takes.",
  },
  payload_too_large: {
    status: 413,
    area: "Any call",
    message: "The body is larger than 256 KiB.",
    remedy: "Send a smaller body. Only a picture of a product may be larger than that: 16 MB.",
  },
  unsupported_media_type: {
    status: 415,
    area: "Any call",
    message: "The body must be sent with `Content-Type: application/json`.",
    remedy:
      "Set the Content-Type header to application/json. Only a picture of a product is sent under its own type: image/png, image/jpeg, image/webp or image/avif.",
  },
  rate_limited: {
    status: 429,
    area: "Any call",
    message: "Too many calls in the last minute.",
    remedy: "Wait as long as `Retry-After` says, then go on more slowly.",
    retryAfterSeconds: 60,
  },
  daily_limit_reached: {
    status: 429,
    area: "Any call",
    message: "The account has had as much of this today as it may.",
    remedy:
      "Wait as long as `Retry-After` says; the day ends at midnight UTC. The message names what it is about, how much of it a day has, and the time.",
    retryAfterSeconds: 86_400,
  },
  internal_error: {
    status: 500,
    area: "Any call",
    message: "Something went wrong on our side.",
    remedy: "Send the same call again with an Idempotency-Key; name the X-Request-Id when you write to support.",
  },
} as const satisfies Record<string, ErrorRow>;
