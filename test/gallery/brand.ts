import { BrandKit } from "../../src/core/brand/kit.ts";
import type { ProductFacts } from "../../src/core/product/facts.ts";
import type { Design } from "./products.ts";

/** A product of an invented brand: how it looks and what its page says. */
export interface GalleryProduct {
  name: string;
  category: string;
  facts: ProductFacts;
  design: Design;
}

export interface GalleryBrand {
  name: string;
  kit: BrandKit;
  products: readonly GalleryProduct[];
}

/** Facts of a page, with nothing said where nothing is given. `ingredients`: names, with their percentage where the page has one. */
export function facts({
  ingredients = [],
  ...page
}: Partial<Omit<ProductFacts, "ingredients">> & { ingredients?: (string | [string, number])[] }): ProductFacts {
  return {
    url: "https://shop.example/products/one",
    description: "",
    texture: null,
    claims: [],
    rating: null,
    reviews: [],
    price: null,
    ...page,
    ingredients: ingredients.map((one) =>
      typeof one === "string" ? { name: one, percent: null } : { name: one[0], percent: one[1] },
    ),
  };
}

/** A kit that says only what is given. */
export function kit(look: Partial<BrandKit> & { pairing: BrandKit["fonts"]["pairing"] }): BrandKit {
  const { pairing, ...rest } = look;
  return BrandKit.parse({ colours: [], tone: null, ...rest, fonts: { heading: null, body: null, pairing } });
}
