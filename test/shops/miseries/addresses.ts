import { expectedOf, goodItems, homePage, plainShop, type ShopItem } from "../items.ts";
import { html, redirect, trouble, firstThen, type FixtureShop, type Route } from "../site.ts";

const items = goodItems();
const ready = (brandName: string, products = items) => ({
  state: "ready" as const,
  brandName,
  message: ["Ready for ads"],
  products: products.map(expectedOf),
});

export const redirectLoop: FixtureShop = {
  name: "a shop whose home page redirects in a circle",
  group: "crawling",
  site: () => ({ "/": redirect("/en"), "/en": redirect("/de"), "/de": redirect("/") }),
  expected: { state: "failed", message: ["redirects more than"], products: [] },
};

export const redirectedHome: FixtureShop = {
  name: "a shop whose home page has moved to another path",
  group: "crawling",
  site: (origin) => {
    const { "/": home, ...pages } = plainShop("Moved", items, origin);
    return { "/": redirect("/en-gb/"), "/en-gb/": home ?? trouble(500), ...pages };
  },
  expected: ready("Moved"),
};

const gone: ShopItem[] = ["Discontinued Rose Serum", "Discontinued Oat Balm"].map((name, i) => ({
  path: `/products/gone-${i + 1}`,
  name,
  description: "",
  price: [1, "EUR"],
  pictures: [],
}));

export const redirectsToHome: FixtureShop = {
  name: "a shop that sends discontinued products to its home page",
  group: "crawling",
  site: (origin) => ({
    ...plainShop("Steadfast", items, origin),
    "/": html(homePage("Steadfast", [...gone, ...items], origin)),
    [gone[0]?.path ?? ""]: redirect("/"),
    [gone[1]?.path ?? ""]: redirect("/collections/all"),
    "/collections/all": html(homePage("Steadfast", items, origin)),
  }),
  expected: ready("Steadfast"),
};

/** Every page and picture answers 429 to the first who asks. */
export const tooManyRequests: FixtureShop = {
  name: "a shop that answers 429 with Retry-After now and then",
  group: "crawling",
  site: (origin) => {
    const { "/": home, ...pages } = plainShop("Patience", items, origin);
    const later = trouble(429, { "retry-after": "1" });
    const shy = Object.entries(pages).map(([path, page]): [string, Route] => [
      path,
      typeof page === "function" ? page : firstThen(later, page),
    ]);
    return { "/": home ?? trouble(500), ...Object.fromEntries(shy) };
  },
  expected: ready("Patience"),
};

function lure(number: number): ShopItem {
  return {
    path: `/products/lure-serum-${number}`,
    name: `Lure Serum ${number}`,
    description: "<p>A silky serum.</p>",
    price: [20, "EUR"],
    pictures: [`lure-${number}.png`],
    pictureProblem: "cannot be read",
  };
}
const lures = [1, 2, 3, 4].map(lure);

export const pictureRedirectsToPrivate: FixtureShop = {
  name: "a shop whose pictures redirect to private addresses",
  group: "pictures",
  site: (origin) => ({
    ...plainShop("Lure", [...items, ...lures], origin),
    "/pictures/lure-1.png": redirect("http://10.0.0.1/bottle.png"),
    "/pictures/lure-2.png": redirect("http://169.254.169.254/latest/meta-data/"),
    "/pictures/lure-3.png": redirect("http://[::ffff:192.168.0.1]/bottle.png"),
    "/pictures/lure-4.png": redirect("/pictures/lure-2.png"),
  }),
  expected: {
    state: "ready",
    message: ["Ready for ads"],
    products: [...items, ...lures].map(expectedOf),
  },
};
