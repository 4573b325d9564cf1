import { expectedOf, goodItems, plainShop } from "../items.ts";
import { firstThen, robotsWith, text, trouble, type FixtureShop } from "../site.ts";

const items = goodItems();
const [first, ...rest] = items;
const closed = first?.path ?? "";

export const closedToAll: FixtureShop = {
  name: "a shop whose robots.txt disallows everything",
  group: "crawling",
  site: (origin) => ({ ...plainShop("Hermit", items, origin), "/robots.txt": text("User-agent: *\nDisallow: /\n") }),
  expected: { state: "failed", message: ["robots.txt"], products: [], neverAsked: ["/products", "/pictures"] },
};

export const someClosed: FixtureShop = {
  name: "a shop whose robots.txt disallows one product to us alone",
  group: "crawling",
  site: (origin) => ({
    ...plainShop("Curtain", items, origin),
    "/robots.txt": text(`User-agent: *\nDisallow:\n\nUser-agent: AdCreativeService\nDisallow: ${closed}\n`),
  }),
  expected: {
    state: "ready",
    brandName: "Curtain",
    message: ["Ready for ads"],
    products: rest.map(expectedOf),
    neverAsked: [closed],
  },
};

const withOpenPicture = items.map((item, i) => (i === 0 ? item : { ...item, pictureProblem: "robots.txt" }));

export const picturesClosed: FixtureShop = {
  name: "a shop whose robots.txt disallows most pictures",
  group: "crawling",
  site: (origin) => ({
    ...plainShop("Veil", withOpenPicture, origin),
    "/robots.txt": text("User-agent: *\nDisallow: /pictures/\nAllow: /pictures/bottle.png\n"),
  }),
  expected: {
    state: "ready",
    brandName: "Veil",
    message: ["Ready for ads"],
    products: withOpenPicture.map(expectedOf),
    neverAsked: ["/pictures/jar", "/pictures/dropper"],
  },
};

export const robotsInTrouble: FixtureShop = {
  name: "a shop whose robots.txt always answers with status 500",
  group: "crawling",
  site: (origin) => ({ ...plainShop("Fog", items, origin), "/robots.txt": trouble(500) }),
  expected: { state: "failed", message: ["robots.txt"], products: [], neverAsked: ["/products"] },
};

export const robotsInTroubleOnce: FixtureShop = {
  name: "a shop whose robots.txt answers with status 503 once",
  group: "crawling",
  site: (origin) => ({ ...plainShop("Mist", items, origin), "/robots.txt": firstThen(trouble(503), robotsWith()) }),
  expected: { state: "ready", brandName: "Mist", message: ["Ready for ads"], products: items.map(expectedOf) },
};

export const crawlDelay: FixtureShop = {
  name: "a shop that asks for a second between requests",
  group: "crawling",
  site: (origin) => ({
    ...plainShop("Slow Bloom", items, origin),
    "/robots.txt": text("User-agent: *\nCrawl-delay: 1\n"),
  }),
  expected: {
    state: "ready",
    brandName: "Slow Bloom",
    message: ["Ready for ads"],
    products: items.map(expectedOf),
    secondsBetweenPages: 1,
  },
};
