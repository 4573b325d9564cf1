import { Brief } from "../../src/core/creative/brief.ts";
import { composeConcepts } from "../../src/core/creative/compose.ts";
import type { Concept } from "../../src/core/creative/concept.ts";
import { recomposeConcept } from "../../src/core/creative/recompose.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import type { GalleryBrand } from "./brand.ts";
import { drawProduct, type Design, type DrawnProduct } from "./products.ts";

/** What is drawn: a scene with its product's picture. */
export interface Shot {
  scene: Scene;
  /** The product's name. */
  name: string;
  product: DrawnProduct;
}

const drawn = new Map<string, Promise<DrawnProduct>>();

/** The product of a design; each is drawn once. */
export function productOf(design: Design): Promise<DrawnProduct> {
  const key = JSON.stringify(design);
  const known = drawn.get(key) ?? drawProduct(design);
  drawn.set(key, known);
  return known;
}

/** The brief that a call for this brand gives. */
export async function briefOf(brand: GalleryBrand, change: Partial<Brief> = {}): Promise<Brief> {
  const products = await Promise.all(
    brand.products.map(async ({ name, category, facts, design }, i) => {
      const { picture, colours } = await productOf(design);
      return { id: `product-${i}`, name, category, facts, picture, pictureKey: `pictures/${i}`, colours };
    }),
  );
  const { name: brandName, kit } = brand;
  const free = { copyAngle: null, brandTone: null, animationPrompts: [], featuredStyles: [], recentStyles: [] };
  const usual = { ...free, deliveryId: null, inSitu: false, count: 12, format: "static", seed: 7 };
  return Brief.parse({ ...usual, brandName, kit, products, ...change });
}

/** The concepts of one delivery for a brand, as the service composes them. */
export async function shotsOf(brand: GalleryBrand, change: Partial<Brief> = {}): Promise<Shot[]> {
  const brief = await briefOf(brand, change);
  return Promise.all(composeConcepts(brief).map((concept) => shotOf(brand, concept)));
}

/** The last concept of such a delivery, composed anew with each of the brand's products. */
export async function shotsAnewOf(brand: GalleryBrand, change: Partial<Brief> = {}): Promise<Shot[]> {
  const brief = await briefOf(brand, change);
  const composed = composeConcepts(brief);
  const anew = brief.products.flatMap(
    (product) => recomposeConcept(brief, { index: brief.count, earlier: [], product, composed }) ?? [],
  );
  return Promise.all(anew.map((concept) => shotOf(brand, concept)));
}

async function shotOf(brand: GalleryBrand, { scene, productId }: Concept): Promise<Shot> {
  const product = brand.products[Number(productId.replace("product-", ""))];
  if (product === undefined) throw new Error(`There is no product ${productId}.`);
  return { scene, name: product.name, product: await productOf(product.design) };
}
