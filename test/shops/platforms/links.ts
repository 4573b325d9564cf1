import { expectedOf, goodItems, homePage, jsonLdPage, pageOf } from "../items.ts";
import { html, type FixtureShop } from "../site.ts";

const items = goodItems();
const [first, ...rest] = items;

/** No feed, no sitemap: the home page leads to collections, they to products; the second page of a collection too. */
export const linksOnly: FixtureShop = {
  name: "a shop that is known by its links alone",
  group: "platforms",
  site: (origin) => {
    const menu = ["/collections/face", "/cart", "/account/login", "/policies/refunds", "/blogs/journal/why-oat"];
    const links = menu.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(" ");
    const body = `<nav>${links}</nav><h1>Lintel</h1><p>Skincare for dry, northern weather, made by hand since 1987.</p>`;
    return {
      "/": html(pageOf({ title: "Lintel", shop: "Lintel", body })),
      "/collections/face": html(
        homePage("Lintel", first ? [{ ...first, path: `/collections/face${first.path}` }, ...rest] : rest, origin),
      ),
      ...Object.fromEntries(items.map((item) => [item.path, jsonLdPage(item, origin)])),
      ...(first ? { [`/collections/face${first.path}`]: jsonLdPage(first, origin) } : {}),
    };
  },
  expected: {
    state: "ready",
    brandName: "Lintel",
    message: ["Ready for ads"],
    products: items.map(expectedOf),
    neverAsked: ["/cart", "/account", "/policies"],
  },
};
