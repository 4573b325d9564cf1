import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawOne, drawSet, pictureClasses, picturesOfAClass, setNames, type SetPicture } from "../pictures/set.ts";

/** The picture's pixels, RGBA. */
const pixelsOf = async ({ bytes }: SetPicture) => new Uint8Array(await sharp(bytes).ensureAlpha().raw().toBuffer());

const hashOf = ({ bytes, mask }: SetPicture) => createHash("sha256").update(bytes).update(mask).digest("hex");

describe("the drawn set of shops' pictures", () => {
  it("has 200 pictures, ten of each of twenty classes, each with a name of its own", () => {
    expect(setNames).toHaveLength(200);
    expect(new Set(setNames).size).toBe(200);
    expect(pictureClasses).toHaveLength(20);
    for (const name of pictureClasses)
      expect(setNames.filter((one) => one.startsWith(`${name} `))).toHaveLength(picturesOfAClass);
  });

  it("draws the same bytes and mask each time, whatever was drawn before", () => {
    const names = ["plain-white 3", "glass 2", "hand 4", "scene-surface 1", "supplied-alpha-with-shadow 4"];
    const hashes = names.map((name) => hashOf(drawOne(name)));
    expect(new Set(hashes).size).toBe(names.length);
    expect(names.toReversed().map((name) => hashOf(drawOne(name)))).toEqual(hashes.toReversed());
  });

  it("yields its pictures in the order of their names", async () => {
    const pictures = drawSet();
    const names = [(await pictures.next()).value?.name, (await pictures.next()).value?.name];
    expect(names).toEqual(setNames.slice(0, 2));
  });

  it("refuses a name that it does not have", () => {
    expect(() => drawOne("plain-white 11")).toThrow(/no picture of the set/);
  });
});

describe("the mask of a drawn picture", () => {
  it.each(pictureClasses)("%s: is full where the picture shows the product's own colours", async (name) => {
    const picture = drawOne(`${name} 1`);
    const { width, height, mask, product } = picture;
    const rgba = await pixelsOf(picture);
    expect(mask).toHaveLength(width * height);
    expect(rgba).toHaveLength(width * height * 4);
    let [whole, off] = [0, 0];
    for (let i = 0; i < mask.length; i++) {
      if (mask[i] !== 255) continue;
      whole += 1;
      for (let c = 0; c < 3; c++) off += Math.abs((rgba[i * 4 + c] ?? 0) - (product[i * 4 + c] ?? 0)) / 3;
    }
    expect(whole / (width * height)).toBeGreaterThan(0.015);
    expect(whole / (width * height)).toBeLessThan(0.7);
    // Grain and JPEG are all that lies between them.
    expect(off / whole).toBeLessThan(6);
  });

  it("leaves nothing of the product outside: on plain white all that it excludes is white", async () => {
    const picture = drawOne("plain-white 1");
    const rgba = await pixelsOf(picture);
    const { width, mask } = picture;
    // JPEG rings in the blocks of 8 that an edge crosses, and halves the colours' resolution.
    const isFar = (i: number) => {
      for (let dy = -16; dy <= 16; dy += 4)
        for (let dx = -16; dx <= 16; dx += 4) if ((mask[i + dy * width + dx] ?? 0) > 0) return false;
      return true;
    };
    let darkest = 255;
    for (let i = 0; i < mask.length; i += 3)
      if (isFar(i)) darkest = Math.min(darkest, rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0);
    expect(darkest).toBeGreaterThan(244);
  });

  it("is the alpha of a clean outline that a picture brings", async () => {
    const picture = drawOne("supplied-alpha-clean 1");
    const rgba = await pixelsOf(picture);
    expect(picture.mask.every((alpha, i) => rgba[i * 4 + 3] === alpha)).toBe(true);
  });

  it("is less than the alpha of an outline that carries a shadow, and more nowhere", async () => {
    const picture = drawOne("supplied-alpha-with-shadow 3");
    const rgba = await pixelsOf(picture);
    expect(picture.mask.every((alpha, i) => (rgba[i * 4 + 3] ?? 0) >= alpha)).toBe(true);
    const shaded = picture.mask.reduce((sum, alpha, i) => sum + (alpha === 0 && (rgba[i * 4 + 3] ?? 0) > 8 ? 1 : 0), 0);
    expect(shaded / picture.mask.length).toBeGreaterThan(0.01);
  });

  it("excludes what lies over the product: a hand's fingers, a ribbon across it", () => {
    for (const name of ["hand 3", "badge-or-lettering 10"]) {
      const { mask, width } = drawOne(name);
      let gaps = 0;
      for (let row = 0; row * width < mask.length; row++) {
        const line = mask.subarray(row * width, (row + 1) * width);
        const [first, last] = [line.findIndex((alpha) => alpha > 0), line.findLastIndex((alpha) => alpha > 0)];
        if (first >= 0 && line.subarray(first, last).some((alpha) => alpha === 0)) gaps += 1;
      }
      expect(gaps).toBeGreaterThan(10);
    }
  });
});
