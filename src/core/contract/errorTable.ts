import type { ErrorRow } from "./errorRow.ts";
import { errorsOfAnyCall } from "./errorsOfAnyCall.ts";

/**
 * The one source of every error's status, headers and documentation (spec "Errors"; further codes of our own where the spec
 * names none).
 */
const table = {
  missing_authorization: {
    status: 401,
    area: "Authentication",
    message: "The request has no Authorization header.",
    remedy: "Send `Authorization: Bearer <API_KEY>` with every call.",
  },
  invalid_authorization_scheme: {
    status: 401,
    area: "Authentication",
    message: "The Authorization header does not start with `Bearer ` (with one space after it).",
    remedy: "Send the key as `Authorization: Bearer <API_KEY>`.",
  },
  invalid_key_format: {
    status: 401,
    area: "Authentication",
    message: "The API key does not start with `svc_live_`.",
    remedy: "Copy the whole key, prefix included. A key is shown once, when it is made.",
  },
  invalid_api_key: {
    status: 401,
    area: "Authentication",
    message: "The API key is unknown, or it was rotated or revoked.",
    remedy: "Use the account's current key.",
  },
  account_suspended: {
    status: 403,
    area: "Account and onboarding",
    message: "The account is suspended.",
    remedy: "Write to support; no call works until the suspension is lifted.",
  },
  account_not_ready: {
    status: 403,
    area: "Account and onboarding",
    message: "The account cannot generate ads in its present state.",
    remedy: "Reading calls work; ask support to activate the account before generating.",
  },
  website_not_verified: {
    status: 403,
    area: "Account and onboarding",
    message: "Nobody has proven yet that the brand's website is the account's.",
    remedy:
      "Take `website_proof` of the brand from GET /v1/brands: it says exactly which tag, DNS record or mail proves the website. Have it done by whoever runs the website, then call POST /v1/website-proof/check, and send the order again. A dry run works without it.",
  },
  brand_onboarding_in_progress: {
    status: 425,
    area: "Account and onboarding",
    message: "The brand is still being onboarded.",
    remedy:
      "Poll GET /v1/brands until `ready_for_ads` is true, then send the same call again. Without `Retry-After` the first onboarding has failed and nothing is under way: the message says what was wrong; put it right and call POST /v1/brands again.",
    retryAfterSeconds: 15,
  },
  invalid_count: {
    status: 400,
    area: "Generate",
    message: "`count` must be a whole number from 1 to 50.",
    remedy: "Send the number of concepts you want, 1 to 50. For more, send several calls.",
  },
  invalid_format: {
    status: 400,
    area: "Generate",
    message: "`format` must be `full` or `static`.",
    remedy: "Send `full` for stills and videos (15 credits a concept) or `static` for stills (5 credits a concept).",
  },
  no_brand_selected: {
    status: 400,
    area: "Generate",
    message: "The account has no brand yet and the call names none.",
    remedy: "Onboard a brand with POST /v1/brands first.",
  },
  brand_not_found: {
    status: 404,
    area: "Generate",
    message: "No brand with this id belongs to the account.",
    remedy: "Take the id from GET /v1/brands, or leave `brand_id` out.",
  },
  insufficient_credits: {
    status: 402,
    area: "Generate",
    message: "The balance does not cover this call.",
    remedy:
      "Top up, switch auto-recharge on, or ask for fewer concepts. The message says what auto-recharge could not do, where it is on.",
  },
  product_not_supported: {
    status: 400,
    area: "Generate",
    message: "A product of this call cannot be rendered; `incompatible_products` names it and says why.",
    remedy: "Pass only products whose `usable_for_ads` is true in GET /v1/products.",
  },
  no_matching_products: {
    status: 400,
    area: "Generate",
    message: "None of `product_refs` matches a usable product of the brand.",
    remedy: "Take ids, handles or names from GET /v1/products where `usable_for_ads` is true.",
  },
  no_usable_products: {
    status: 400,
    area: "Generate",
    message: "The brand has no product that can be used in an ad.",
    remedy:
      "See GET /v1/products for the reasons. What `incompatibility_reason` and `picture_problem` name is put right in the shop; then call POST /v1/brands again. Products whose `status` is not `Active` were taken out by a review, and onboarding does not bring them back: write to support.",
  },
  invalid_webhook_url: {
    status: 400,
    area: "Generate",
    message: "`webhook_url` must be an https address of a public host.",
    remedy: "Use https, a host name that the public internet can resolve, and port 443 or 8443.",
  },
  invalid_idempotency_key: {
    status: 400,
    area: "Generate",
    message: "`Idempotency-Key` must be 1 to 255 printable ASCII characters.",
    remedy: "Send a UUID.",
  },
  idempotency_key_reused: {
    status: 400,
    area: "Generate",
    message: "This Idempotency-Key was used with another body.",
    remedy: "Use a new key for a new request; repeat a request with exactly the same body.",
  },
  idempotency_key_in_use: {
    status: 409,
    area: "Generate",
    message: "A call with this Idempotency-Key is being accepted right now.",
    remedy: "Send the same call again after a second.",
    retryAfterSeconds: 1,
  },
  orchestration_failed: {
    status: 502,
    area: "Generate",
    message: "The delivery could not be started. Nothing was charged.",
    remedy:
      "After a refused call: send the same call again with an Idempotency-Key, unless the message says that it is not known whether the call was accepted: then do what the message says. After a delivery whose `status` is `failed`: its credits are back; order again under a new Idempotency-Key, since the old one brings back the failed delivery.",
  },
  delivery_not_found: {
    status: 404,
    area: "Deliveries",
    message: "No delivery with this id belongs to the account.",
    remedy: "Use the `delivery_id` that POST /v1/ads/generate answered.",
  },
  concept_not_ready: {
    status: 409,
    area: "Deliveries",
    message: "The concept cannot be corrected or judged at this moment: something of it is still being drawn.",
    remedy: "Send the same call again once `Retry-After` has passed.",
    retryAfterSeconds: 15,
  },
  concept_not_correctable: {
    status: 409,
    area: "Deliveries",
    message: "The concept cannot be corrected any more.",
    remedy: "The message says why. Order a new concept with POST /v1/ads/generate.",
  },
  upstream_error: {
    status: 502,
    area: "Deliveries",
    message: "The delivery's state could not be read just now.",
    remedy: "Send the same call again.",
  },
  invalid_website: {
    status: 400,
    area: "Brands",
    message: "`website` must be the full public address of the shop, starting with http:// or https://.",
    remedy: "Send the home page's address, for example `https://shop.example.com`.",
  },
  scraper_failed: {
    status: 502,
    area: "Brands",
    message: "Onboarding could not be started.",
    remedy: "Send the same call again.",
  },
  onboarding_limit_reached: {
    status: 429,
    area: "Brands",
    message: "The account has started as many onboarding runs as it may in 24 hours.",
    remedy:
      "Wait as long as `Retry-After` says; the message names the time. A run that is under way for the same website is joined at any time. Trial accounts may start fewer runs than active ones.",
    retryAfterSeconds: 86_400,
  },
  website_proof_limit_reached: {
    status: 429,
    area: "Brands",
    message: "The account has asked for as many checks or mails of the proof of its website as it may in 24 hours.",
    remedy:
      "Wait as long as `Retry-After` says; the message names the time. Checks and mails are counted apart, and a code of a mail that was sent can be confirmed at any time.",
    retryAfterSeconds: 86_400,
  },
  invalid_proof_code: {
    status: 400,
    area: "Brands",
    message: "No mail of the last 24 hours for the brand's present website has this code.",
    remedy: "Send the code of the newest mail as it stands there, or have another mail sent.",
  },
  proof_mail_failed: {
    status: 502,
    area: "Brands",
    message: "The mail could not be handed over. It does not count towards the account's limit.",
    remedy: "Send the same call again, name another recipient, or prove the website in another way.",
  },
  product_not_found: {
    status: 404,
    area: "Products",
    message: "No product with this id belongs to the account's brand.",
    remedy: "Take the `id` from GET /v1/products. A product that the shop no longer has goes with the next onboarding.",
  },
  picture_not_usable: {
    status: 400,
    area: "Products",
    message: "The picture cannot be used in ads, and the product keeps the one that it has.",
    remedy:
      "The message says what is wrong and what would help. Send another picture: the whole product alone, on a plain or transparent ground, at least 1000 pixels on its long side.",
  },
  picture_unavailable: {
    status: 503,
    area: "Products",
    message: "The picture could not be read just now, and the product keeps the one that it has.",
    remedy: "Wait as long as `Retry-After` says, then send the same call again.",
    retryAfterSeconds: 15,
  },
  missing_query: {
    status: 400,
    area: "Styles",
    message: "`q` is missing or empty.",
    remedy: "Describe the look in plain language: `?q=sunlit water`.",
  },
  style_search_unavailable: {
    status: 503,
    area: "Styles",
    message: "Style search is warming up.",
    remedy: "Retry in 30 seconds.",
    retryAfterSeconds: 30,
  },
  payments_unavailable: {
    status: 503,
    area: "Payments",
    message: "This service takes no payments.",
    remedy:
      "Waiting is no use: a setting is missing. Whoever runs the service sets `PAYMENTS` to `stripe` with its keys, or to `test` for payments without money; everybody else writes to support.",
    retryAfterSeconds: 30,
  },
  invalid_signature: {
    status: 400,
    area: "Payments",
    message: "The event's signature is missing, wrong or too old.",
    remedy: "Check the signing secret of the payment provider's webhook endpoint.",
  },
  ...errorsOfAnyCall,
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof table;

export const errorTable: Readonly<Record<ErrorCode, ErrorRow>> = table;

export const errorCodes = Object.keys(table) as ErrorCode[];
