import { expectedOf, goodItems, plainShop, type ShopItem } from "../items.ts";
import type { PictureName } from "../pictures.ts";
import type { FixtureShop } from "../site.ts";

const items = goodItems();

/** A product whose only picture is `picture`; `problem` null: it can be used all the same. */
function odd(name: string, picture: PictureName, problem: string | null): ShopItem {
  return {
    path: `/products/${name.toLowerCase().replaceAll(" ", "-")}`,
    name,
    description: "<p>A silky serum.</p>",
    price: [20, "EUR"],
    pictures: [picture],
    category: "Serum",
    ...(problem === null ? { aspectRatio: "vertical" } : { pictureProblem: problem }),
  };
}

const oddItems = [
  // Its header promises 60,000 pixels a side.
  odd("Promised Pixels Serum", "promised.png", "pixels"),
  odd("Truncated PNG Serum", "truncated.png", "cut off"),
  odd("Truncated JPEG Serum", "truncated.jpg", "cut off"),
  odd("AVIF Serum", "bottle.avif", null),
  // Carries a script and an outside reference.
  odd("SVG Serum", "bottle.svg", "svg"),
  odd("Animated GIF Serum", "animated.gif", null),
  odd("Animated WebP Serum", "animated.webp", null),
  // Lies on its side, and says so in EXIF.
  odd("Sideways Serum", "sideways.jpg", null),
  odd("CMYK Serum", "cmyk.jpg", null),
];
const gallery = [...oddItems, ...items];

export const oddPictures: FixtureShop = {
  name: "a shop with every kind of odd picture: huge, truncated, AVIF, SVG, animated, on its side, CMYK",
  group: "pictures",
  site: (origin) => plainShop("Gallery", gallery, origin),
  expected: {
    state: "ready",
    brandName: "Gallery",
    message: ["Ready for ads"],
    products: gallery.map(expectedOf),
  },
};

const broken: PictureName[] = ["truncated.png", "promised.png", "bottle.svg"];
const seconds = items.map((item, i) => ({ ...item, pictures: [broken[i] ?? "truncated.png", ...item.pictures] }));

/** The broken first picture must not cost the product. */
export const betterSecondPicture: FixtureShop = {
  name: "a shop whose first pictures are broken and whose second ones are fine",
  group: "pictures",
  site: (origin) => plainShop("Second Sight", seconds, origin),
  expected: {
    state: "ready",
    brandName: "Second Sight",
    message: ["Ready for ads"],
    products: seconds.map(expectedOf),
  },
};
