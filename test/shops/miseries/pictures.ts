import { expectedOf, goodItems, plainShop, type ShopItem } from "../items.ts";
import type { PictureName } from "../pictures.ts";
import type { FixtureShop } from "../site.ts";

const items = goodItems();

/** A shop of good products and one whose only picture is `picture`; `problem` null: it can be used all the same. */
function withPicture(what: string, picture: PictureName, problem: string | null): FixtureShop {
  const odd: ShopItem = {
    path: "/products/odd-one-serum",
    name: "Odd One Serum",
    description: "<p>A silky serum.</p>",
    price: [20, "EUR"],
    pictures: [picture],
    category: "Serum",
    ...(problem === null ? { aspectRatio: "vertical" } : { pictureProblem: problem }),
  };
  return {
    name: `a shop with ${what}`,
    group: "pictures",
    site: (origin) => plainShop("Gallery", [odd, ...items], origin),
    expected: {
      state: "ready",
      brandName: "Gallery",
      message: ["Ready for ads"],
      products: [odd, ...items].map(expectedOf),
    },
  };
}

export const pictureShops: FixtureShop[] = [
  withPicture("a PNG that promises 60,000 pixels a side", "promised.png", "pixels"),
  withPicture("a truncated PNG", "truncated.png", "cut off"),
  withPicture("a truncated JPEG", "truncated.jpg", "cut off"),
  withPicture("an AVIF picture", "bottle.avif", null),
  withPicture("an SVG picture that carries a script and an outside reference", "bottle.svg", "svg"),
  withPicture("an animated GIF", "animated.gif", null),
  withPicture("an animated WebP", "animated.webp", null),
  withPicture("a JPEG that lies on its side and says so in EXIF", "sideways.jpg", null),
  withPicture("a CMYK JPEG", "cmyk.jpg", null),
];

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
