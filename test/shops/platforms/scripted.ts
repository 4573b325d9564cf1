import { expectedOf, goodItems, handleOf, pictureUrls } from "../items.ts";
import { answer, html, json, type FixtureShop } from "../site.ts";

const items = goodItems();

/** Every address answers with the same empty shell; the script asks for the products and shows what the address names. */
const shell =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lumen</title><meta property="og:site_name" content="Lumen"></head><body><div id="root"></div><script src="/app.js" defer></script></body></html>';

const script = `
const products = (await (await fetch("/api/catalogue.json")).json()).products;
const shown = products.find(({ path }) => path === location.pathname);
const root = document.getElementById("root");
if (shown) {
  document.title = shown.name;
  const heading = document.createElement("h1");
  heading.textContent = shown.name;
  const picture = document.createElement("img");
  picture.src = shown.image;
  const data = document.createElement("script");
  data.type = "application/ld+json";
  data.textContent = JSON.stringify({ "@context": "https://schema.org", "@type": "Product", url: location.href, ...shown });
  root.append(heading, picture);
  document.head.append(data);
} else {
  const list = document.createElement("ul");
  for (const { path, name } of products) {
    const link = document.createElement("a");
    link.href = path;
    link.textContent = name;
    const entry = document.createElement("li");
    entry.append(link);
    list.append(entry);
  }
  root.append(list);
}
`;

export const scripted: FixtureShop = {
  name: "a shop that is empty until its script has run",
  group: "platforms",
  site: (origin) => {
    const products = items.map((item) => ({
      path: item.path,
      name: item.name,
      description: item.description.replace(/<[^>]*>/g, ""),
      image: pictureUrls(item, origin)[0],
      sku: handleOf(item),
      offers: { "@type": "Offer", price: item.price[0], priceCurrency: item.price[1] },
      ...(item.rating
        ? { aggregateRating: { "@type": "AggregateRating", ratingValue: item.rating[0], reviewCount: item.rating[1] } }
        : {}),
    }));
    return {
      "/": html(shell),
      "/app.js": answer(200, "text/javascript", `(async () => {${script}})();`),
      "/api/catalogue.json": json({ products }),
      ...Object.fromEntries(items.map((item) => [item.path, html(shell)])),
    };
  },
  expected: { state: "ready", brandName: "Lumen", message: ["Ready for ads"], products: items.map(expectedOf) },
};
