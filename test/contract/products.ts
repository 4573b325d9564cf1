import { asked, clause, get, proved, refused, untested, type Area } from "./clause.ts";
import { exactly, listOf } from "./expected.ts";

const list = get("/v1/products");
const picture = "/v1/products/<product_id>/picture";

/** The catalogue. */
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
              picture_source: "shop",
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
      "spec, Product",
      "category is the product's category, for example Serum, Mask or Cleanser; status values include Active, Inactive and Draft.",
      asked("catalogue", list, { status: 200, body: { products: listOf({ category: "Serum" }, 5) } }),
    ),
    clause(
      "products-12",
      "spec, States, Product",
      "Other transitions of a product are not part of the contract.",
      untested("The specification leaves them open; nothing is promised that could be tested."),
    ),
    clause(
      "products-13",
      "spec, GET /v1/products",
      "Clients should filter on is_compatible or usable_for_ads before passing product_refs.",
      untested("An advice to clients."),
    ),
    clause(
      "products-14",
      "spec, Product",
      "image_url shows the hero image with a transparent background.",
      proved("container/pictureSetCuts", "is the product alone: %s"),
    ),
    clause(
      "products-15",
      "decisions, Decided since",
      "image_url is the hero picture that was chosen, whatever its use for ads.",
      proved(
        "worker/onboarding",
        "is read from its feed: brand, products, reasons, and one broken picture that stops nobody",
      ),
    ),
    clause(
      "products-16",
      "decisions, Decided since",
      "aspect_ratio is measured wherever a picture could be read, cut out or not.",
      proved("container/pictureView", "is measured by what is not its ground: %s"),
    ),
    clause(
      "products-17",
      "spec, Brand",
      "list_products_url of the brand is where the products are.",
      asked("ready", get("/v1/products"), { status: 200, body: { brand_id: "<brand_id>" } }),
    ),
    clause(
      "products-18",
      "spec, Product",
      "handle is the URL slug from the brand's site, also after the shop has given a product another one; id stays.",
      proved(
        "worker/onboardingOtherSite",
        "keeps id and review of a product that has a new address, whose handle is that of the new one",
      ),
    ),
    clause(
      "products-19",
      "decisions, Decided since",
      "PUT and DELETE of a product's picture, of a product that is not the account's: 404.",
      asked(
        "newcomer",
        { method: "DELETE", path: "/v1/products/prd_nobody/picture" },
        refused(404, "product_not_found"),
      ),
    ),
    clause(
      "products-20",
      "decisions, Decided since",
      "PUT takes PNG, JPEG, WebP and AVIF, or JSON with picture_url; anything else is a 415.",
      asked(
        "ready",
        { method: "PUT", path: picture, text: "<svg/>", headers: { "content-type": "image/svg+xml" } },
        refused(415, "unsupported_media_type"),
      ),
    ),
    clause(
      "products-21",
      "decisions, Decided since",
      "picture_url must be a full public address.",
      asked(
        "ready",
        { method: "PUT", path: picture, body: { picture_url: "http://10.0.0.1/serum.png" } },
        refused(400, "invalid_request", "picture_url"),
      ),
    ),
    clause(
      "products-22",
      "decisions, Decided since",
      "What cannot be used is refused with the reason, and changes nothing.",
      asked(
        "ready",
        {
          method: "PUT",
          path: picture,
          text: "This is no picture, however long it goes on.",
          headers: { "content-type": "image/png" },
        },
        refused(400, "picture_not_usable"),
      ),
    ),
    clause(
      "products-23",
      "decisions, Decided since",
      "DELETE answers 200 with the product also where no picture was uploaded.",
      asked(
        "ready",
        { method: "DELETE", path: picture },
        { status: 200, body: { id: "<product_id>", usable_for_ads: true, picture_source: "shop" } },
      ),
    ),
    clause(
      "products-24",
      "decisions, Decided since",
      "An uploaded picture survives later onboarding; DELETE brings back what the shop has by then.",
      proved(
        "worker/productPicture",
        "stays when the shop is read again, and DELETE brings back what the shop has by then",
      ),
    ),
  ],
};
