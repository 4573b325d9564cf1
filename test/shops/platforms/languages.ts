import {
  escaped,
  expectedOf,
  homePage,
  jsonLdScript,
  pageOf,
  pictureUrls,
  productNode,
  type ShopItem,
} from "../items.ts";
import { html, sitemapOf, xml, type FixtureShop } from "../site.ts";

const german: ShopItem[] = [
  {
    path: "/produkt/rosen-gesichtscreme",
    name: "Rosen-Gesichtscreme",
    description: "<p>Eine reichhaltige Creme für trockene Haut. Ohne Parfum, vegan.</p>",
    price: [19.9, "EUR"],
    rating: [4.7, 1234],
    pictures: ["jar.jpg"],
    category: "Cream",
  },
  {
    path: "/produkt/feuchtigkeitsserum",
    name: "Feuchtigkeitsserum mit Hyaluron",
    description: "<p>Ein leichtes Serum, das schnell einzieht.</p>",
    price: [1299, "EUR"],
    pictures: ["dropper.png"],
    category: "Serum",
  },
  {
    path: "/produkt/brennnessel-haarshampoo",
    name: "Brennnessel Haarshampoo",
    description: "<p>Für kräftiges Haar.</p>",
    price: [12.5, "EUR"],
    pictures: ["bottle.png"],
    unsupported: "hair",
  },
  {
    path: "/produkt/geschenkset-rosenzeit",
    name: "Geschenkset Rosenzeit",
    description: "<p>Creme und Öl in einer Schachtel.</p>",
    price: [48, "EUR"],
    pictures: ["set.png"],
    unsupported: "set",
  },
];

const germanPrice = (amount: number): string =>
  amount.toLocaleString("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Microdata with German numbers ("19,90", "1.299,00", "1.234 Bewertungen"), and the ingredients under a heading of their own. */
export const germanShop: FixtureShop = {
  name: "a German shop with German numbers and Inhaltsstoffe",
  group: "platforms",
  site: (origin) => ({
    "/": html(
      pageOf({
        title: "Rosenwerk | Naturkosmetik",
        lang: "de",
        shop: "Rosenwerk",
        body: `<h1>Rosenwerk</h1><p>Naturkosmetik aus Freiburg.</p>${german.map(({ path, name }) => `<a href="${path}">${name}</a>`).join(" ")}`,
      }),
    ),
    ...Object.fromEntries(
      german.map((item) => {
        const rating = item.rating
          ? `<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><span itemprop="ratingValue">${String(item.rating[0]).replace(".", ",")}</span> von 5 (<span itemprop="reviewCount">${item.rating[1].toLocaleString("de-DE")}</span> Bewertungen)</div>`
          : "";
        const body = `<main itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${escaped(item.name)}</h1>
<img itemprop="image" src="${pictureUrls(item, origin)[0] ?? ""}" alt=""><div itemprop="description">${item.description}</div>
<p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">${germanPrice(item.price[0])}</span> <span itemprop="priceCurrency" content="EUR">€</span></p>${rating}
<h3>Inhaltsstoffe</h3><p>Aqua, Glycerin, Niacinamide, Panthenol, Squalane, Tocopherol.</p></main>`;
        return [item.path, html(pageOf({ title: item.name, lang: "de", shop: "Rosenwerk", body }))];
      }),
    ),
  }),
  expected: {
    state: "ready",
    brandName: "Rosenwerk",
    message: ["Ready for ads"],
    products: german.map((item) => ({ ...expectedOf(item), ingredients: ["niacinamide", "panthenol"] })),
  },
};

const french: ShopItem[] = [
  {
    path: "/produit/creme-de-nuit",
    name: "Crème de Nuit Réparatrice",
    description: "<p>Une crème onctueuse au beurre de karité, sans parfum.</p>",
    price: [34.5, "EUR"],
    rating: [4.4, 89],
    pictures: ["jar.jpg"],
    category: "Cream",
  },
  {
    path: "/produit/serum-eclat",
    name: "Sérum Éclat à la Vitamine C",
    description: "<p>Un sérum léger pour le matin.</p>",
    price: [42, "EUR"],
    pictures: ["dropper.png"],
    category: "Serum",
  },
  {
    path: "/produit/huile-seche",
    name: "Huile Sèche pour le Corps",
    description: "<p>Une huile sèche au parfum discret.</p>",
    price: [29, "EUR"],
    pictures: ["bottle.png"],
    category: "Oil",
  },
  {
    path: "/produit/coffret-decouverte",
    name: "Coffret Découverte",
    description: "<p>Trois soins dans un coffret.</p>",
    price: [59, "EUR"],
    pictures: ["set.png"],
    unsupported: "set",
  },
];

/** Prices are written with a comma inside the JSON-LD too, as careless themes do. */
export const frenchShop: FixtureShop = {
  name: "a French shop with commas in its prices",
  group: "platforms",
  site: (origin) => ({
    "/": html(homePage("L’Atelier Clair", [], origin)),
    "/sitemap.xml": xml(sitemapOf(french.map(({ path }) => origin + path))),
    ...Object.fromEntries(
      french.map((item) => {
        const price = item.price[0].toLocaleString("fr-FR", { minimumFractionDigits: 2 });
        const node = { ...productNode(item, origin), offers: { "@type": "Offer", price, priceCurrency: "eur" } };
        const head = jsonLdScript({ "@context": "http://schema.org/", ...node });
        const body = `<main><h1>${item.name}</h1>${item.description}<section id="ingredients"><h2>Ingrédients</h2><p>Aqua, Glycerin, Butyrospermum Parkii Butter, Squalane</p></section></main>`;
        return [item.path, html(pageOf({ title: item.name, lang: "fr", shop: "L’Atelier Clair", head, body }))];
      }),
    ),
  }),
  expected: {
    state: "ready",
    brandName: "L’Atelier Clair",
    message: ["Ready for ads"],
    products: french.map((item) => ({ ...expectedOf(item), ingredients: ["squalane"] })),
  },
};
