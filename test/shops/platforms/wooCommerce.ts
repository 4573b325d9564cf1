import { expectedOf, handleOf, homePage, pictureUrls, type ShopItem } from "../items.ts";
import { answer, html, trouble, type FixtureShop } from "../site.ts";

const items: ShopItem[] = [
  {
    path: "/product/sea-kelp-gel",
    name: "Sea Kelp Water Gel",
    description: "<p>A cooling gel with kelp and 2% niacinamide. Oil-free.</p>",
    price: [19.9, "EUR"],
    rating: [4.25, 61],
    pictures: ["jar.jpg"],
    category: "Gel",
  },
  {
    path: "/product/night-oil-elixir",
    name: "Night Oil &amp; Elixir",
    description: "<p>A golden oil for the night.</p>",
    price: [44, "EUR"],
    pictures: ["dropper.png"],
  },
  {
    path: "/product/travel-trio",
    name: "Travel Trio",
    description: "<p>Three small jars.</p>",
    price: [49, "EUR"],
    pictures: ["set.png"],
    unsupported: "set",
  },
  {
    path: "/product/jade-roller",
    name: "Jade Roller",
    description: "<p>Roll it over your favourite serum.</p>",
    price: [22, "EUR"],
    pictures: ["bottle.png"],
    unsupported: "texture",
  },
];

/** An entry of the Store API: prices are whole numbers of the minor unit. */
function storeEntry(item: ShopItem, origin: string, id: number) {
  const [amount, currency] = item.price;
  return {
    id,
    name: item.name,
    slug: handleOf(item),
    permalink: `${origin}${item.path}/`,
    type: "simple",
    description: item.description,
    short_description: "<p>From the sea.</p>",
    prices: {
      price: String(Math.round(amount * 100)),
      regular_price: String(Math.round(amount * 100)),
      currency_code: currency,
      currency_minor_unit: 2,
    },
    average_rating: String(item.rating?.[0] ?? "0"),
    review_count: item.rating?.[1] ?? 0,
    images: pictureUrls(item, origin).map((src, i) => ({ id: i, src, thumbnail: src, name: "", alt: item.name })),
    categories: [{ id: 1, name: "Face", slug: "face" }],
    tags: [],
    is_in_stock: true,
  };
}

export const wooCommerce: FixtureShop = {
  name: "a WooCommerce shop with its Store API",
  group: "platforms",
  site: (origin) => ({
    "/": html(homePage("Kelp & Co", [], origin)),
    "/wp-json/wc/store/v1/products": (url) => {
      const size = Number(url.searchParams.get("per_page") ?? 10);
      if (size > 100) return trouble(400);
      const page = Number(url.searchParams.get("page") ?? 1);
      const listed = items.slice((page - 1) * size, page * size).map((item, i) => storeEntry(item, origin, i + 1));
      const headers = { "x-wp-total": String(items.length), "x-wp-totalpages": "1" };
      return answer(200, "application/json; charset=UTF-8", JSON.stringify(listed), headers);
    },
  }),
  expected: {
    state: "ready",
    brandName: "Kelp & Co",
    message: ["Ready for ads"],
    products: items.map((item) => ({ ...expectedOf(item), name: item.name.replace("&amp;", "&") })),
  },
};
