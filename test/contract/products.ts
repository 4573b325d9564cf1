import { asked, clause, get, order, planned, proved, refused, untested, type Area } from "./clause.ts";
import { exactly, listOf } from "./expected.ts";

const list = get("/v1/products");
const [serum, cream] = [{ handle: "barrier-serum" }, { handle: "night-cream" }];
const choosing = (...product_refs: string[]) => planned({ count: 2, format: "static", product_refs });

/** The catalogue, how a call names products, and which products an ad can show. */
export const products: Area = {
  title: "Products",
  clauses: [
    clause(
      "products-1",
      "spec, GET /v1/products",
      "No parameters. Response 200: the wrapper with brand_id, brand_name, product_count, usable_count and products[].",
      asked("catalogue", list, {
        status: 200,
        body: { brand_id: "<brand_id>", brand_name: "Aurelia", product_count: 5, usable_count: 2 },
      }),
    ),
    clause(
      "products-2",
      "spec, Product",
      "A product has exactly the fields of the contract.",
      asked("ready", list, {
        status: 200,
        body: {
          products: [
            exactly({
              id: "<product_id>",
              handle: "barrier-serum-0",
              name: "Barrier Repair Serum 0",
              status: "Active",
              usable_for_ads: true,
              is_compatible: true,
              incompatibility_reason: null,
              category: "Serum",
              aspect_ratio: "vertical",
              image_url: /^https?:/,
            }),
          ],
        },
      }),
    ),
    clause(
      "products-3",
      "spec, Product",
      "usable_for_ads: true only when status is Active, a hero image exists, and the product type is supported.",
      asked("catalogue", list, {
        status: 200,
        body: {
          products: [
            { usable_for_ads: true },
            { usable_for_ads: true },
            { usable_for_ads: false, is_compatible: false },
            { usable_for_ads: false, status: "Draft" },
            { usable_for_ads: false, image_url: null },
          ],
        },
      }),
    ),
    clause(
      "products-4",
      "spec, Product",
      "incompatibility_reason: human-readable reason when is_compatible is false; null otherwise.",
      asked("catalogue", list, {
        status: 200,
        body: {
          products: [
            { incompatibility_reason: null },
            { incompatibility_reason: null },
            { incompatibility_reason: "One ad shows one product." },
            { incompatibility_reason: null },
            { incompatibility_reason: null },
          ],
        },
      }),
    ),
    clause(
      "products-5",
      "spec, Product",
      "aspect_ratio: vertical or square, measured from the product's bounding box inside the hero image; image_url is public.",
      proved(
        "worker/onboarding",
        "is read from its feed: brand, products, reasons, and one broken picture that stops nobody",
      ),
    ),
    clause(
      "products-6",
      "decisions, Decided since",
      "picture_problem says why a picture cannot be used.",
      proved(
        "worker/onboarding",
        "is read from its feed: brand, products, reasons, and one broken picture that stops nobody",
      ),
    ),
    clause(
      "products-7",
      "spec, GET /v1/products",
      "product_count: all products on file, active and inactive; usable_count: products currently usable.",
      proved("core/product", "says usable only when active, compatible and pictured"),
    ),
    clause(
      "products-8",
      "spec, GET /v1/products",
      "The endpoint omits scraped page content, raw reviews and internal scoring.",
      proved("core/product", "says usable only when active, compatible and pictured"),
    ),
    clause(
      "products-9",
      "decisions, Products",
      "GET /v1/products without a brand: 200, null brand, empty list.",
      asked("newcomer", list, {
        status: 200,
        body: exactly({ brand_id: null, brand_name: null, product_count: 0, usable_count: 0, products: [] }),
      }),
    ),
    clause(
      "products-10",
      "spec, States, Product",
      "A product marked inactive during human review does not appear as usable.",
      proved("worker/reading", "reviews products"),
    ),
    clause(
      "products-11",
      "spec, POST /v1/ads/generate",
      "product_refs: an entry is a record id.",
      asked("ready", choosing("<product_id>"), { status: 200, body: { products: [{ id: "<product_id>" }] } }),
    ),
    clause(
      "products-12",
      "spec, POST /v1/ads/generate",
      "product_refs: an entry is a handle.",
      asked("catalogue", choosing("night-cream"), { status: 200, body: { products: [cream] } }),
    ),
    clause(
      "products-13",
      "spec, POST /v1/ads/generate",
      "product_refs: an entry is a case-insensitive name substring.",
      asked("catalogue", choosing("nIGHt"), { status: 200, body: { products: [cream] } }),
    ),
    clause(
      "products-14",
      "spec, POST /v1/ads/generate",
      "First match wins when several products match.",
      asked("catalogue", choosing("r"), { status: 200, body: { products: [serum] } }),
    ),
    clause(
      "products-15",
      "spec, POST /v1/ads/generate",
      "Entries matching no product are silently dropped and the rest of the request still runs.",
      asked("catalogue", choosing("no such thing", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["no such thing"] },
      }),
    ),
    clause(
      "products-16",
      "spec, POST /v1/ads/generate",
      "An empty array behaves as omitted.",
      asked("catalogue", choosing(), { status: 200, body: { products: [serum, cream], dropped_product_refs: [] } }),
    ),
    clause(
      "products-17",
      "spec, POST /v1/ads/generate",
      "Omitted: all active products, rotated, lowest usage first.",
      asked("catalogue", planned({ count: 2, format: "static" }), {
        status: 200,
        body: { products: listOf({ concepts: 1 }, 2) },
      }),
    ),
    clause(
      "products-18",
      "spec, POST /v1/ads/generate",
      "Omitted: lowest usage first.",
      proved("worker/generate", "rotates products, lowest usage first"),
    ),
    clause(
      "products-19",
      "decisions, Generate",
      "Matching is done on id, then handle, then name in list order.",
      proved("core/contractRules", "prefers id over handle over name, and the first name that matches"),
    ),
    clause(
      "products-20",
      "decisions, Generate",
      "% and _ are ordinary characters, and an empty string matches nothing.",
      asked("catalogue", choosing("%", "_", "", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["%", "_", ""] },
      }),
    ),
    clause(
      "products-21",
      "decisions, Generate",
      "Matched but not Active: as unmatched.",
      asked("catalogue", choosing("sleeping-mask", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["sleeping-mask"] },
      }),
    ),
    clause(
      "products-22",
      "decisions, Generate",
      "Compatible but without a usable picture: as unmatched.",
      asked("catalogue", choosing("rose-mist", "night-cream"), {
        status: 200,
        body: { products: [cream], dropped_product_refs: ["rose-mist"] },
      }),
    ),
    clause(
      "products-23",
      "decisions, Generate",
      "Every entry dropped: no_matching_products.",
      asked("catalogue", order({ product_refs: ["no such thing"] }), refused(400, "no_matching_products")),
    ),
    clause(
      "products-24",
      "decisions, Generate",
      "Nothing usable on the brand at all: no_usable_products.",
      asked("unusable", order({}), refused(400, "no_usable_products")),
    ),
    clause(
      "products-25",
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
      "products-26",
      "decisions, Generate",
      "Matched and incompatible: product_not_supported though other entries match.",
      asked("catalogue", order({ product_refs: ["glow-set", "night-cream"] }), refused(400, "product_not_supported")),
    ),
    clause(
      "products-27",
      "decisions, Generate",
      "product_refs and product_ids both given and different: invalid_request.",
      asked(
        "ready",
        order({ product_refs: ["a"], product_ids: ["b"] }),
        refused(400, "invalid_request", "product_ids"),
      ),
    ),
    clause(
      "products-28",
      "decisions, Generate",
      "At most 100 entries.",
      asked("ready", order({ product_refs: Array(101).fill("x") }), refused(400, "invalid_request", "product_refs")),
    ),
    clause(
      "products-29",
      "decisions, Generate",
      "Entries of at most 200 characters.",
      asked("ready", order({ product_refs: ["x".repeat(201)] }), refused(400, "invalid_request", "product_refs.0")),
    ),
    clause(
      "products-30",
      "spec, Product",
      "category is the product's category, for example Serum, Mask or Cleanser; status values include Active, Inactive and Draft.",
      asked("catalogue", list, { status: 200, body: { products: listOf({ category: "Serum" }, 5) } }),
    ),
    clause(
      "products-31",
      "spec, States, Product",
      "Other transitions of a product are not part of the contract.",
      untested("The specification leaves them open; nothing is promised that could be tested."),
    ),
    clause(
      "products-32",
      "spec, GET /v1/products",
      "Clients should filter on is_compatible or usable_for_ads before passing product_refs.",
      untested("An advice to clients."),
    ),
    clause(
      "products-33",
      "spec, Product",
      "image_url shows the hero image with a transparent background.",
      proved("container/pictureSetCuts", "is the product alone: %s"),
    ),
  ],
};
