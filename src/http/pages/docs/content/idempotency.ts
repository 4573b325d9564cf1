import { h2, json, note, p, type Page, table, ul } from "../blocks.ts";
import { curlBlock, errorLink } from "./requests.ts";

/** `/docs/guides/idempotency`. */
export const idempotency: Page = {
  path: "/docs/guides/idempotency",
  title: "Idempotency",
  lead: "An order costs money, and connections break. Send an `Idempotency-Key` with each order, and repeating it is free: the same key answers with the same delivery.",
  blocks: () => [
    h2("Send a key"),
    curlBlock("/v1/ads/generate", { count: 3, format: "full" }, [
      "Idempotency-Key: 0f5b1c9e-6a43-4d3b-9f0e-2f1f6d1f7a55",
    ]),
    p(
      "Make one key for each thing that you want to buy, before the first attempt, and use it for all attempts. A UUID will do; a name out of your own data, such as `campaign-42-variant-7`, is better still, because it survives a restart of your program. 1 to 255 printable ASCII characters.",
    ),
    h2("What a repeat gets"),
    p(
      "The key is remembered for 24 hours from acceptance, for your account and this endpoint. A repeat makes no new ads and costs nothing. It carries the header `Idempotent-Replayed: true` and, in the body:",
    ),
    json("Added to the answer", { replayed_from_idempotency_key: true }),
    table(
      ["You send again", "You get"],
      [
        ["the same body, the call had answered 202", "the same 202, as it was then"],
        ["the same body, the call had waited and answered 200", "200 with the ads"],
        ["the same body with `Prefer: wait`", "a wait on the same delivery: 200 when it ends"],
        [
          "the same body while the first is being accepted",
          `the same answer; in the rarest case 409 ${errorLink("idempotency_key_in_use")}, to be sent again after a second`,
        ],
        ["another body", `400 ${errorLink("idempotency_key_reused")}; nothing is charged`],
      ],
    ),
    ul(
      'The body is compared by its meaning: order of keys and spaces do not count, `product_ids` is the same as `product_refs`, and what says nothing counts as left out: `null`, an empty list, an empty `creative`, the `brand_id` of your own brand, and a default that is spelt out, such as `"count": 1`. The header `Prefer` is not part of it.',
      "A refused call (any 4xx or 5xx) frees its key: correct the body and send it under the same key.",
      "A delivery that failed keeps its key, and its credits came back. The old key brings back the failure: to try again, use a new one.",
    ),
    h2("Retry like this"),
    table(
      ["Answer", "Do"],
      [
        ["no answer, 500, 502, 503", "Send the same call with the same key, after 1, 2, 4 … seconds."],
        ["425, 429, 409", "Send the same call with the same key once `Retry-After` has passed."],
        ["other 4xx", "Correct the call first."],
      ],
    ),
    note(
      "The TypeScript client does all of this by itself: each order carries a random key, the same in all of its retries. Give `idempotencyKey` to use your own. Agents over MCP have the argument `idempotency_key`.",
    ),
  ],
};
