import type { Activity } from "../../api/people.ts";

type Change = Activity["changes"][number];

/** What each call of the dashboard that changes something does, after the name of whoever made it. */
export const activityWords: Readonly<Record<string, string>> = {
  "POST /app/api/api-keys": "made an API key",
  "POST /app/api/api-keys/{key_id}/rotate": "replaced an API key",
  "DELETE /app/api/api-keys/{key_id}": "revoked an API key",
  "POST /app/api/webhook-secret/rotate": "made a new webhook secret",
  "PATCH /app/api/brand/kit": "corrected the brand kit",
  "PUT /app/api/test-account": "opened test mode",
  "PUT /app/api/brand/logo": "put a logo into the brand kit",
  "POST /app/api/brand/kit/restore": "brought an earlier brand kit back",
  "PATCH /app/api/products/{product_id}": "set the kind of a product",
  "POST /app/api/top-ups": "went to buy credits",
  "PATCH /app/api/auto-recharge": "changed auto-recharge",
  "POST /app/api/members": "invited",
  "PATCH /app/api/members/{person_id}": "changed the role of",
  "DELETE /app/api/members/{person_id}": "removed",
  "POST /app/api/deliveries/{delivery_id}/webhook": "had a webhook sent again",
  "POST /app/api/deliveries/{delivery_id}/comments": "commented on a concept",
  "DELETE /app/api/deliveries/{delivery_id}/comments/{comment_id}": "deleted a comment",
  "POST /app/api/deliveries/{delivery_id}/concepts/{index}/pictures": "gave a picture for a concept",
  "POST /app/api/deliveries/{delivery_id}/share-links": "shared a delivery",
  "DELETE /app/api/deliveries/{delivery_id}/share-links/{share_link_id}": "ended a share link",
  "POST /app/api/test-events": "sent a test event",
  "POST /v1/brands": "had a shop read",
  "POST /v1/ads/generate": "ordered ads",
  "POST /v1/deliveries/{delivery_id}/concepts/{index}/versions": "had a concept corrected",
  "PUT /v1/deliveries/{delivery_id}/concepts/{index}/approval": "said of a concept whether it is approved",
  "PUT /v1/products/{product_id}/picture": "gave a product a picture",
  "DELETE /v1/products/{product_id}/picture": "brought the shop's picture of a product back",
  "POST /v1/website-proof/check": "had the proof of the website looked for",
  "POST /v1/website-proof/mail": "asked for a code by mail",
  "POST /v1/website-proof/confirm": "entered the code of the website's proof",
};

const verdictWords: Readonly<Record<string, string>> = {
  approved: "approved",
  rejected: "rejected",
  none: "took back what was said of",
};

/** What somebody did, in words; an operation without words is named by its address. */
export function didText({ operation, about }: Pick<Change, "operation" | "about">): string {
  const words = activityWords[operation] ?? operation;
  // Refused verdicts have none, nor have those from before the log named it.
  const verdict = verdictWords[about["verdict"] ?? ""];
  if (verdict !== undefined) return `${verdict} concept ${about["index"]}`;
  if (!/\/members/.test(operation)) return words;
  const whom = about["email"] ?? about["person_id"] ?? "somebody";
  return `${words} ${whom}${about["role"] === undefined ? "" : `, now ${about["role"]}`}`;
}

/** The ids by which what was changed is found again; the call's own is shown where there are none. */
export function idsText({ about }: Pick<Change, "about">): string {
  const ids = Object.entries(about).filter(([name]) => /(?<!^person|^request)_id$/.test(name));
  return ids.map(([, id]) => id).join(" ");
}
