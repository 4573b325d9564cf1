import { clause, proved, untested, type Area } from "./clause.ts";

const source = "spec, Supported products";
const shown = proved("core/product", "%s is %s");
const byTitle = proved("core/classificationTitles", "is right in 97 of 100 cases, category included");
const rejected = proved("core/product", "%s, with a reason for people");
const inEverySpelling = proved(
  "core/classification",
  "is heard in every spelling: apart, with a hyphen, as one word, in capitals, in the plural",
);
const supported = (number: number, kinds: string, held = shown) =>
  clause(`supported-${number}`, source, `Supported: ${kinds}.`, held);
const unsupported = (number: number, kinds: string) =>
  clause(`supported-${number}`, source, `Unsupported: ${kinds}.`, rejected);
const signals = (number: number, kinds: string, words: string) =>
  clause(`supported-${number}`, source, `Signals of ${kinds} in product titles: ${words}.`, inEverySpelling);

/** What an ad can show. */
export const supportedProducts: Area = {
  title: "Supported products",
  clauses: [
    clause("supported-1", source, "The renderer accepts any single product with a flowable texture.", byTitle),
    clause(
      "supported-2",
      source,
      "Classification is by actual texture and category, not by marketing copy.",
      proved("core/classificationTitles", "is right in 95 of 100 cases that were made to mislead it"),
    ),
    clause(
      "supported-3",
      source,
      "Hard signals count on the title, then the extracted texture and category.",
      proved("core/classification", "is settled by its page: %s"),
    ),
    clause(
      "supported-4",
      source,
      "A disambiguation pass settles ambiguous cases.",
      proved("worker/textModelClassification", "takes its answer where title and type leave the product open"),
    ),
    clause(
      "supported-5",
      source,
      "The platform's text model is what disambiguates.",
      untested("Needs a text model of the platform; a stand-in plays it, and the rules decide where there is none."),
    ),
    supported(6, "creams and lotions"),
    supported(7, "serums and essences", byTitle),
    supported(8, "oils"),
    supported(9, "lip products and balms"),
    supported(10, "mists and toners"),
    supported(11, "sunscreens"),
    supported(12, "eye and lip treatments"),
    supported(13, "masks (cream, gel, clay, sleeping)"),
    supported(14, "scrubs and exfoliants, liquid peels included"),
    supported(15, "color and complexion (foundation, primer, concealer, blush, bronzer, highlighter)", byTitle),
    supported(16, "mousses and foams"),
    clause(
      "supported-17",
      source,
      "Sunscreens as a stick only if flowable.",
      proved("core/product", "rejects a sunscreen stick unless it flows"),
    ),
    unsupported(18, "multi-packs and sets, one product per ad"),
    unsupported(19, "wipes and sheet products; sheet masks are unsupported"),
    unsupported(20, "tools and accessories"),
    unsupported(21, "bar soap"),
    unsupported(22, "hair, fragrance, deodorant"),
    unsupported(23, "samples, gift cards, subscriptions"),
    signals(
      24,
      "multi-packs and sets",
      "pack, set of N, duo, trio, bundle, kit, caddy, sampler, routine, essentials set, collection",
    ),
    signals(
      25,
      "wipes and sheet products",
      "wipes, cleansing cloth, towelettes, cotton pads, sheet mask, patches, strips",
    ),
    signals(
      26,
      "tools and accessories",
      "brush, spatula, applicator, sponge, gua sha, roller, headband, device, candle, diffuser",
    ),
    signals(
      27,
      "hair, fragrance, deodorant",
      "shampoo, conditioner, perfume, fragrance, eau de, cologne, deodorant, hair",
    ),
    clause(
      "supported-28",
      source,
      "Signals are heard in the shops' other languages as well.",
      proved("core/classification", "is heard in the shops' other languages as well"),
    ),
    clause(
      "supported-29",
      "decisions, Products",
      "Signals for unsupported products count in title and type only: “fragrance free” in a description rejects nothing.",
      proved("core/product", "are not rejected for what their description says"),
    ),
    clause(
      "supported-30",
      "decisions, Products",
      "Signals count in the shop's type too.",
      proved("core/product", "rejects by the shop's type too"),
    ),
    clause(
      "supported-31",
      "decisions, Products",
      "Text serves disambiguation.",
      proved("core/product", "get their category from type or text when the title leaves it open"),
    ),
    supported(32, "gels", byTitle),
    signals(33, "what is no product of its own", "sample, gift card, subscription"),
    signals(34, "bar soap", "bar soap"),
  ],
};
