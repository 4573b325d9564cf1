import { expectedOf, homePage, jsonLdScript, pageOf, productBody, productNode, type ShopItem } from "../items.ts";
import { answer, html, type FixtureShop } from "../site.ts";

const items: ShopItem[] = [
  {
    path: "/products/creme-de-nuit",
    name: "Crème de Nuit – Été",
    description: "<p>Une crème légère, l’été durant.</p>",
    price: [30, "EUR"],
    pictures: ["jar.jpg"],
    category: "Cream",
  },
  {
    path: "/products/serum-eclat",
    name: "Sérum Éclat",
    description: "<p>Un sérum léger.</p>",
    price: [40, "EUR"],
    pictures: ["dropper.png"],
    category: "Serum",
  },
];

const special: Record<string, number> = { "–": 0x96, "’": 0x92, "€": 0x80 };

function windows1252(text: string): Buffer {
  return Buffer.from([...text].map((character) => special[character] ?? character.charCodeAt(0)));
}

/** `head` and `type` say what the pages claim of their bytes, which are windows-1252. */
function inWindows1252(name: string, shop: string, type: string, meta: string): FixtureShop {
  return {
    name,
    group: "pages",
    site: (origin) => ({
      "/": html(homePage(shop, items, origin)),
      ...Object.fromEntries(
        items.map((item) => {
          const head = jsonLdScript({ "@context": "https://schema.org", ...productNode(item, origin) });
          const page = pageOf({ title: item.name, lang: "fr", head, body: productBody(item, origin) });
          return [item.path, answer(200, type, windows1252(page.replace('<meta charset="utf-8">', meta)))];
        }),
      ),
    }),
    expected: { state: "ready", brandName: shop, message: ["Ready for ads"], products: items.map(expectedOf) },
  };
}

export const declaredUtf8 = inWindows1252(
  "a shop that declares UTF-8 and sends windows-1252",
  "Mojibake",
  "text/html; charset=utf-8",
  '<meta charset="utf-8">',
);

export const latin1Meta = inWindows1252(
  "a shop that names ISO-8859-1 in a meta element only",
  "Latin",
  "text/html",
  '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">',
);
