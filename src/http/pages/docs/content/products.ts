import { caution, h2, json, p, type Page, table, ul } from "../blocks.ts";
import { curlBlock, errorLink } from "./requests.ts";

/** `/docs/guides/products`. */
export const products: Page = {
  path: "/docs/guides/products",
  title: "Choosing products",
  lead: "Leave `product_refs` out and the service takes all products that can be used, those used least first. Name some, and only those are shown.",
  blocks: () => [
    h2("See what there is"),
    curlBlock("/v1/products"),
    json("One of products[]", {
      id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
      handle: "barrier-repair-serum",
      name: "Barrier Repair Serum",
      status: "Active",
      usable_for_ads: true,
      is_compatible: true,
      incompatibility_reason: null,
      category: "Serum",
      aspect_ratio: "vertical",
      image_url: "https://…/serum.png",
    }),
    p(
      "**`usable_for_ads` is the field to filter on.** It is true when the product is active, its kind is [supported](/docs/supported-products) and a picture of it could be cut out. `incompatibility_reason` says in words why a kind is not supported, `picture_problem` why none of the product's pictures can be used, and a `status` other than `Active` that a review took the product out.",
    ),
    p(
      "**`picture_problem` is what to mend in the shop**: the picture could not be opened, is too small, shows several things or only part of the product, or the product cannot be told cleanly from what is behind it. The sentence says which, and what kind of picture can be used. Put one into the shop, then have the shop read again with `POST /v1/brands`. The field is absent where there is nothing to say.",
    ),
    p(
      "**`image_url` is the product's picture**, for your own lists: cut out, on a transparent ground, where it can be used in ads; otherwise as the shop shows it. It is null only where no picture could be read.",
    ),
    p(
      "**`dropped_words` says what ads leave out** of the shop's own words, and why: telephone numbers, addresses of the web and of mail, handles, prices, insults, violence, and names of companies that the shop's domain does not belong to. “Call 0800 555 0199 Scam Serum” is “Serum” in an ad. The same goes for the brand's name: where it is another company's, ads set the name of the site, or the kind of product. The field is absent where nothing was left out.",
    ),
    h2("Name them"),
    curlBlock("/v1/ads/generate", {
      count: 4,
      format: "static",
      product_refs: ["barrier-repair-serum", "night cream"],
    }),
    p("Each entry is matched in this order, and the first that fits is taken:"),
    table(
      ["Entry", "Fits", "Example"],
      [
        ["id", "exactly", "`prd_4x8w1n6t3c9m2k7v5b0qzj1hye`"],
        ["handle", "exactly", "`barrier-repair-serum`"],
        [
          "part of the name",
          "whatever its case; of several products the first of the list that can be used",
          "`night cream`",
        ],
      ],
    ),
    ul(
      "Up to 100 entries of up to 200 characters. `%` and `_` are ordinary characters, an empty entry fits nothing.",
      "With more concepts than products, the products take turns; with fewer, the first ones are shown.",
      "The older name `product_ids` works as well. Both at once are refused, unless they are equal; an empty list or `null` counts as left out, so beside the other it does no harm.",
      "An empty list is the same as none: all usable products, rotated, lowest usage first.",
    ),
    h2("When an entry does not fit"),
    table(
      ["What happens", "When"],
      [
        [
          "The entry is left out, the rest goes on",
          "It fits no product, or one that is inactive or has no usable picture.",
        ],
        [
          `400 ${errorLink("product_not_supported")}`,
          "It fits an active product of a kind that cannot be rendered. `incompatible_products` names each with its reason.",
        ],
        [
          `400 ${errorLink("no_matching_products")}`,
          "Every entry was left out. Ads for products that nobody asked for would be worse than an error.",
        ],
        [
          `400 ${errorLink("no_usable_products")}`,
          "The brand has nothing that can be used at all: GET /v1/products says why of each product.",
        ],
      ],
    ),
    p("A refused call costs nothing."),
    h2("Look first"),
    p(
      'With `"dry_run": true` the same call answers what it would do: the products with their numbers of concepts, and under `dropped_product_refs` the entries that fit nothing. See [Dry runs and testing](/docs/guides/testing).',
    ),
    h2("Lifestyle scenes"),
    p(
      'With `"in_situ": true` the product stands in a scene (a bathroom shelf, stone and water, linen, sand, a marble vanity) in place of the animated texture. Its own pixels stay as they are; the price is the same. Products whose picture has no outline, and those that could not stand upright, are left out; an order that has no other is refused with `invalid_request` before any charge.',
    ),
    caution(
      "One account has one brand. Reading another shop replaces the products; nothing of the old shop stays that the new one does not sell as well.",
    ),
  ],
};
