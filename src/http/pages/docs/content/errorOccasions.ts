import type { ErrorCode } from "../../../../core/contract/errors.ts";

/** When each code is answered, in a sentence or two; a test asks for all of them. */
export const occasions: Partial<Record<ErrorCode, string>> = {
  missing_authorization:
    "Any call without an `Authorization` header. Proxies and redirects to another host often drop it.",
  invalid_authorization_scheme:
    "The header is there but does not start with `Bearer` and one space: another scheme, a bare key, or `bearer` in lower case.",
  invalid_key_format:
    "What follows `Bearer` does not start with `svc_live_`: often a variable that is empty or not replaced, a webhook secret, or a second space after `Bearer`.",
  invalid_api_key:
    "The key has the right form but belongs to no account: it was rotated or revoked, is cut short, or comes from another deployment.",
  account_suspended: "Every call of a suspended account, reading ones too.",
  account_not_ready: "Generate calls of an account in trial. Reading calls work.",
  website_not_verified:
    "Generate on an account whose orders need [proof of the website](/docs/guides/website-proof), before there is one, or after the brand was onboarded with another website. Never a dry run. Nothing is charged.",
  brand_onboarding_in_progress: "Generate while the shop is being read for the first time or again.",
  brand_onboarding_failed:
    "Generate after the shop's first reading has failed. Waiting is no use; the same call is right once the shop has been read again.",
  invalid_count: "`count` is not a whole number from 1 to 50. A number in quotes is no number.",
  invalid_format: "`format` is something other than `full` or `static`. Case matters.",
  no_brand_selected: "Generate on an account that has no brand yet.",
  brand_not_found: "`brand_id` is not the account's own brand. Brands of other accounts look as if they did not exist.",
  insufficient_credits:
    "The balance is less than `count` times the price of the format, and auto-recharge is off or could not cover it.",
  product_not_supported:
    "An entry of `product_refs` matches an active product of a kind that the renderer cannot show: a set, wipes, a tool, bar soap, hair care, fragrance, a gift card.",
  no_matching_products:
    "`product_refs` was given, and none of its entries matches an active product with a usable picture.",
  no_usable_products:
    "The brand has no product that is active, of a supported kind and with a usable picture. GET /v1/products says why of each: `incompatibility_reason`, `picture_problem`, or a `status` that a review has set.",
  invalid_webhook_url:
    "`webhook_url` is not https, carries credentials, or names an address that is not on the public internet.",
  invalid_idempotency_key: "The header `Idempotency-Key` is empty, longer than 255 characters, or not printable ASCII.",
  idempotency_key_reused: "The key was accepted with another body in the last 24 hours. Nothing is charged.",
  idempotency_key_in_use:
    "A call with the same key is being accepted at this moment and could not be joined in time. Rare.",
  orchestration_failed:
    "As the answer 502: the delivery could not be started. Rarely it is not known whether a call was accepted; the message then says so, and what to do. As the `error` of a delivery whose `status` is `failed`, and of its event: it had been started and charged, was given up, and its credits are back.",
  delivery_not_found: "The id is wrong, or the delivery belongs to another account.",
  upstream_error: "The delivery's state could not be read at this moment. The delivery itself is not touched by it.",
  invalid_website:
    "`website` is missing, is not a full address with `http://` or `https://`, or names a host that is not on the public internet.",
  scraper_failed: "The reading of the shop could not be started. Nothing has changed.",
  onboarding_limit_reached:
    "The account has started as many onboarding runs in the last 24 hours as the [limits](/docs/guides/limits) allow it. Nothing has changed: the brand and its products stay as they are.",
  website_proof_limit_reached:
    "The account has had its website checked, or mails with codes sent, as often in the last 24 hours as the [limits](/docs/guides/limits) allow it. Nothing was sent or looked at.",
  invalid_proof_code:
    "The code was mistyped, is more than 24 hours old, or belongs to another account or to a website that the brand had before.",
  proof_mail_failed: "The mail service did not take the mail with the code.",
  missing_query: "`GET /v1/styles/search` without `q`, or with nothing but spaces in it.",
  style_search_unavailable: "The search is starting up. Also on generate with `style_search`; nothing is charged then.",
  payments_unavailable:
    "A link to a top-up was asked for through the operator interface, on a service that is set up without a payment provider. No call of the API answers it.",
  invalid_signature: "An event to the payment provider's address that the provider has not signed.",
  invalid_json:
    "The body cannot be parsed as JSON: often a trailing comma, single quotes, or a shell that ate the quotes.",
  invalid_request:
    "A field is unknown, of the wrong type or out of its range. `param` names it with its path. Unknown query parameters are ignored.",
  not_found: "The path is none of the API's. Paths start with `/v1` and have no slash at their end.",
  method_not_allowed: "The path exists, the method does not, such as GET on `/v1/ads/generate`.",
  payload_too_large: "The body has more than 256 KiB. No call needs that much.",
  unsupported_media_type:
    "A body without `Content-Type: application/json`. With curl, `-d` alone sends a form: add the header.",
  rate_limited:
    "More calls in a minute than the [limits](/docs/guides/limits) allow, for the account; or, for up to a minute after too many failed authentications, any call from that network or with a key that begins alike.",
  daily_limit_reached:
    "More calls, dry runs or style searches on one day (UTC) than the [limits](/docs/guides/limits) allow the account. The day ends at midnight UTC. Nothing is charged.",
  internal_error: "A fault of the service. It is logged under the `X-Request-Id` of the answer.",
};
