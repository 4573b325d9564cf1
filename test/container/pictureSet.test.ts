import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawOne, drawSet, pictureClasses, picturesOfAClass, setNames, type SetPicture } from "../pictures/set.ts";

/** The picture's pixels, RGBA. */
const pixelsOf = async ({ bytes }: SetPicture) => new Uint8Array(await sharp(bytes).ensureAlpha().raw().toBuffer());

const hashOf = ({ bytes, mask }: SetPicture) => createHash("sha256").update(bytes).update(mask).digest("hex");

const firsts = pictureClasses.map((name) => `${name} 1`);

describe("the drawn set of shops' pictures", () => {
  it("has 200 pictures, ten of each of twenty classes, each with a name of its own", () => {
    expect(setNames).toHaveLength(200);
    expect(new Set(setNames).size).toBe(200);
    expect(pictureClasses).toHaveLength(20);
    for (const name of pictureClasses)
      expect(setNames.filter((one) => one.startsWith(`${name} `))).toHaveLength(picturesOfAClass);
  });

  it("draws the same bytes and mask each time, and no two pictures alike", () => {
    const hashes = firsts.map((name) => hashOf(drawOne(name)));
    expect(firsts.toReversed().map((name) => hashOf(drawOne(name)))).toEqual(hashes.toReversed());
    expect(new Set(hashes).size).toBe(firsts.length);
  });

  it("yields its pictures in the order of their names", () => {
    const pictures = drawSet();
    expect([pictures.next(), pictures.next()].map(({ value }) => value?.name)).toEqual(setNames.slice(0, 2));
  });

  it("refuses a name that it does not have", () => {
    expect(() => drawOne("plain-white 11")).toThrow(/no picture of the set/);
  });

  it.each(firsts)(
    "%s: shows the product's own colours wherever the mask is full, and something else around it",
    async (name) => {
      const picture = drawOne(name);
      const { width, height, mask, product } = picture;
      const rgba = await pixelsOf(picture);
      expect(rgba).toHaveLength(mask.length * 4);
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
    },
  );
});
