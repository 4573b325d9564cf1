import { asked, clause, order, planned, proved, refused, type Area } from "./clause.ts";
import { exactly, listOf } from "./expected.ts";

const [serum, cream] = [{ handle: "barrier-serum" }, { handle: "night-cream" }];
const choosing = (...product_refs: string[]) => planned({ count: 2, format: "static", product_refs });

/** How a call names products. */
export const productReferences: Area = {
  title: "Products of a call",
  clauses: [
    clause(
      "references-1",
      "spec, POST /v1/ads/generate",
      "product_refs: an entry is a record id.",
      asked("ready", choosing("<product_id>"), { status: 200, body: { products: [{ id: "<product_id>" }] } }),
    ),
    clause(
      "references-2",
      "spec, POST /v1/ads/generate",
      "product_refs: an entry is a handle.",
      asked("catalogue", choosing("night-cream"), { status: 200, body: { products: [cream] } }),
    ),
    clause(
      "references-3",
      "spec, POST /v1/ads/generate",
      "product_refs: an entry is a case-insensitive name substring.",
      asked("catalogue", choosing("nIGHt"), { status: 200, body: { products: [cream] } }),
    ),
    clause(
      "references-4",
      "spec, POST /v1/ads/generate",
      "First match wins when several products match.",
      asked("catalogue", choosing("r"), { status: 200, body: { products: [serum] } }),
    ),
    clause(
      "references-5",
      "spec, POST /v1/ads/generate",
      "Entries matching no product are silently dropped and the rest of the request still runs.",
      asked("catalogue", choosing("no such thing", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["no such thing"] },
      }),
    ),
    clause(
      "references-6",
      "spec, POST /v1/ads/generate",
      "An empty array behaves as omitted.",
      asked("catalogue", choosing(), { status: 200, body: { products: [serum, cream], dropped_product_refs: [] } }),
    ),
    clause(
      "references-7",
      "spec, POST /v1/ads/generate",
      "Omitted: all active products, rotated, lowest usage first.",
      asked("catalogue", planned({ count: 2, format: "static" }), {
        status: 200,
        body: { products: listOf({ concepts: 1 }, 2) },
      }),
    ),
    clause(
      "references-8",
      "spec, POST /v1/ads/generate",
      "Omitted: lowest usage first.",
      proved("worker/generate", "rotates products, lowest usage first"),
    ),
    clause(
      "references-9",
      "decisions, Generate",
      "Matching is done on id, then handle, then name in list order.",
      proved("core/contractRules", "prefers id over handle over name, and the first name that matches"),
    ),
    clause(
      "references-10",
      "decisions, Generate",
      "% and _ are ordinary characters, and an empty string matches nothing.",
      asked("catalogue", choosing("%", "_", "", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["%", "_", ""] },
      }),
    ),
    clause(
      "references-11",
      "decisions, Generate",
      "Matched but not Active: as unmatched.",
      asked("catalogue", choosing("sleeping-mask", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["sleeping-mask"] },
      }),
    ),
    clause(
      "references-12",
      "decisions, Generate",
      "Compatible but without a usable picture: as unmatched.",
      asked("catalogue", choosing("rose-mist", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["rose-mist"] },
      }),
    ),
    clause(
      "references-13",
      "decisions, Generate",
      "Every entry dropped: no_matching_products.",
      asked("catalogue", order({ product_refs: ["no such thing"] }), refused(400, "no_matching_products")),
    ),
    clause(
      "references-14",
      "decisions, Generate",
      "Nothing usable on the brand at all: no_usable_products.",
      asked("unusable", order({}), refused(400, "no_usable_products")),
    ),
    clause(
      "references-15",
      "spec, POST /v1/ads/generate",
      "A product that is not supported causes 400 product_not_supported, with incompatible_products: name, handle, reason.",
      asked("catalogue", order({ product_refs: ["glow-set"] }), {
        ...refused(400, "product_not_supported"),
        body: {
          incompatible_products: [
            exactly({ name: "Glow Set", handle: "glow-set", reason: "One ad shows one product." }),
          ],
        },
      }),
    ),
    clause(
      "references-16",
      "decisions, Generate",
      "Matched and incompatible: product_not_supported though other entries match.",
      asked("catalogue", order({ product_refs: ["glow-set", "night-cream"] }), refused(400, "product_not_supported")),
    ),
    clause(
      "references-17",
      "decisions, Generate",
      "product_refs and product_ids both given and different: invalid_request.",
      asked(
        "ready",
        order({ product_refs: ["a"], product_ids: ["b"] }),
        refused(400, "invalid_request", "product_ids"),
      ),
    ),
    clause(
      "references-18",
      "decisions, Generate",
      "At most 100 entries.",
      asked("ready", order({ product_refs: Array(101).fill("x") }), refused(400, "invalid_request", "product_refs")),
    ),
    clause(
      "references-19",
      "decisions, Generate",
      "Entries of at most 200 characters.",
      asked("ready", order({ product_refs: ["x".repeat(201)] }), refused(400, "invalid_request", "product_refs.0")),
    ),
    clause(
      "references-20",
      "decisions, Decided since",
      "An empty product_refs beside product_ids is as omitted.",
      asked("catalogue", planned({ format: "static", product_refs: [], product_ids: ["night-cream"] }), {
        status: 200,
        body: { products: [cream] },
      }),
    ),
    clause(
      "references-21",
      "decisions, Decided since",
      "Among names that match, one that can be used wins, whatever else comes first.",
      proved("core/contractRules", "prefers among names that match one that can be used, whatever else comes first"),
    ),
    clause(
      "references-22",
      "decisions, Generate",
      "product_refs and product_ids that say the same are taken.",
      asked("catalogue", planned({ format: "static", product_refs: ["night-cream"], product_ids: ["night-cream"] }), {
        status: 200,
        body: { products: [cream] },
      }),
    ),
    clause(
      "references-23",
      "decisions, Generate",
      "Both given and different is refused in a dry run as well.",
      asked(
        "catalogue",
        planned({ product_refs: ["a"], product_ids: ["b"] }),
        refused(400, "invalid_request", "product_ids"),
      ),
    ),
  ],
};
