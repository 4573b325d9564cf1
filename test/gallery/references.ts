import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { formatted } from "../../scripts/formatted.ts";
import { PlacementId } from "../../src/core/rendering/placements.ts";
import { Scene } from "../../src/core/rendering/scene.ts";
import { brands } from "./brands.ts";
import { productOf, type Shot } from "./concepts.ts";
import { hardProducts } from "./miseries.ts";
import type { Design } from "./products.ts";

const scenesFile = path.join(import.meta.dirname, "reference.json");
const sheetFile = path.join(import.meta.dirname, "reference.jpg");

/** Stored pictures are this small: enough to see what changed, little to store. */
const thumb = { width: 108, height: 192 };
const columns = 8;

/** A stored scene, which the renderer is to draw as it did when it was accepted. */
const Reference = z.object({ name: z.string(), orientation: PlacementId, product: z.string(), scene: Scene });
export type Reference = z.infer<typeof Reference>;

/** Every product of the gallery by its name. */
const designs: ReadonlyMap<string, Design> = new Map(
  [...Object.values(brands), ...Object.values(hardProducts)].flatMap(({ products }) =>
    products.map(({ name, design }) => [name, design] as const),
  ),
);

/** The stored scenes, in the order of the stored pictures. */
export function storedReferences(): Reference[] {
  return z.array(Reference).parse(JSON.parse(readFileSync(scenesFile, "utf8")));
}

export async function shotOf({ product, scene }: Reference): Promise<Shot> {
  const design = designs.get(product);
  if (design === undefined) throw new Error(`There is no product “${product}”.`);
  return { scene, name: product, product: await productOf(design) };
}

/** A still as small as it is stored: RGB, 108 pixels wide and 192 high, what lies below a lower picture white. */
export async function thumbOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...thumb, fit: "contain", position: "top", background: "#ffffff", kernel: "lanczos3" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The stored pictures as `thumbOf` gives them; null where none are stored. */
export async function storedThumbs(count: number): Promise<Buffer[] | null> {
  if (!existsSync(sheetFile)) return null;
  const { width, height } = thumb;
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      sharp(sheetFile)
        .extract({ left: (i % columns) * width, top: Math.floor(i / columns) * height, width, height })
        .raw()
        .toBuffer(),
    ),
  );
}

/** Stores scenes and their pictures as what the renderer is to draw from now on. */
export async function storeReferences(references: readonly Reference[], pictures: readonly Buffer[]): Promise<void> {
  const { width, height } = thumb;
  const tiles = await Promise.all(pictures.map(thumbOf));
  const rows = Math.ceil(tiles.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: "#ffffff" } })
    .composite(
      tiles.map((input, i) => ({
        input,
        raw: { width, height, channels: 3 },
        left: (i % columns) * width,
        top: Math.floor(i / columns) * height,
      })),
    )
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toFile(sheetFile);
  writeFileSync(scenesFile, await formatted(scenesFile, JSON.stringify(references)));
}

/** 9×8 fields of a small picture, each large enough that the noise of a compression or another machine's rounding averages out. */
const field = { width: 12, height: 24 };

/**
 * How far two small pictures are apart, in levels of 0…255: the mean over all, and over the field that changed most. The same picture
 * stored as a JPEG gives up to 2 and 4.
 */
export function changeBetween(one: Buffer, other: Buffer): { mean: number; most: number } {
  const columnsOfFields = thumb.width / field.width;
  const sums = new Float64Array((columnsOfFields * thumb.height) / field.height);
  for (let i = 0; i < one.length; i++) {
    const pixel = Math.floor(i / 3);
    const row = Math.floor(pixel / thumb.width / field.height);
    const at = row * columnsOfFields + Math.floor((pixel % thumb.width) / field.width);
    sums[at] = (sums[at] ?? 0) + Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  }
  const total = sums.reduce((sum, value) => sum + value, 0);
  return { mean: total / one.length, most: Math.max(...sums) / (field.width * field.height * 3) };
}
