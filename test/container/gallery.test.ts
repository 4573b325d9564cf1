import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { changeBetween, shotOf, storedReferences, storedThumbs, thumbOf } from "../gallery/references.ts";
import { draw } from "../gallery/studio.ts";

const folder = path.resolve(import.meta.dirname, "..", "..", ".cache", "gallery");
/** Levels of 0…255. Another machine's rounding stays below; a word moved by ten pixels or a colour a shade off does not. */
const tolerance = { mean: 3, most: 8 };
const references = storedReferences();

let stored: Buffer[];
beforeAll(async () => {
  stored = (await storedThumbs(references.length)) ?? [];
});

describe("the stored gallery", () => {
  it.each(references.map((reference, i) => ({ ...reference, i })))("is drawn as it was: $name", async (reference) => {
    const drawn = await draw(await shotOf(reference), reference.orientation);
    if (drawn.kind === "refused") throw new Error(drawn.reason);
    const { file } = drawn.still;
    const change = changeBetween(await thumbOf(file), stored[reference.i] ?? Buffer.alloc(0));
    if (change.mean <= tolerance.mean && change.most <= tolerance.most) return;
    mkdirSync(folder, { recursive: true });
    const picture = path.join(folder, `${reference.name.replaceAll(/[^a-z]+/gi, "-")}.jpg`);
    writeFileSync(picture, file);
    const changed = `The picture changed by ${change.mean.toFixed(1)} levels, in one place by ${change.most.toFixed(1)}.`;
    throw new Error(`${changed} It is now ${picture}; where that is meant, run \`npm run gallery -- --accept\`.`);
  });

  it("notices a headline that moved by ten pixels and a ground that is a shade off", async () => {
    const [first] = references;
    if (first === undefined) throw new Error("Nothing is stored.");
    const drawn = await draw(await shotOf(first), first.orientation);
    if (drawn.kind === "refused") throw new Error(drawn.reason);
    const { file, ad } = drawn.still;
    const headline = ad.placed.find(({ role }) => role === "headline")?.ink;
    if (headline === undefined) throw new Error("There is no headline.");
    const box = {
      left: Math.floor(headline.x),
      top: Math.floor(headline.y),
      width: Math.floor(headline.width),
      height: Math.floor(headline.height),
    };
    const lifted = await sharp(file).extract(box).toBuffer();
    const moved = await sharp(file)
      .composite([{ input: lifted, left: box.left + 10, top: box.top + 10 }])
      .toBuffer();
    const before = await thumbOf(file);
    expect(changeBetween(await thumbOf(moved), before).most).toBeGreaterThan(tolerance.most);
    const shaded = await sharp(file).linear(1, 6).toBuffer();
    expect(changeBetween(await thumbOf(shaded), before).mean).toBeGreaterThan(tolerance.mean);
  });
});
