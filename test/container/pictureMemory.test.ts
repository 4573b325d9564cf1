import { setFlagsFromString } from "node:v8";
import { setTimeout as wait } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import { preparedPicture, readProductPicture } from "../../src/adapters/images/productPicture.ts";
import { ok } from "../../src/core/result.ts";

const side = 1600;
/** The picture itself takes four; beside it stands what is judged at a smaller scale. */
const mostBytesPerPixel = 7;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes of every buffer that is still held. */
async function heldBytes(): Promise<number> {
  // Buffers are given back some time after their owner is found to be garbage.
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await wait(10);
  }
  return process.memoryUsage().arrayBuffers;
}

const isWithin = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x > left && x < right && y > top && y < bottom;
const isBody = (x: number, y: number) => isWithin(x, y, [0.32, 0.35, 0.68, 0.9]);
const isLid = (x: number, y: number) => isWithin(x, y, [0.42, 0.12, 0.58, 0.35]);
const isProduct = (x: number, y: number) => isBody(x, y) || isLid(x, y);

function packColour(x: number, y: number): number[] {
  if (isLid(x, y)) return [24, 24, 28];
  if (!isWithin(x, y, [0.37, 0.48, 0.63, 0.78])) return [38, 84, 62];
  // Lines of type on its label.
  return Math.floor(y * 40) % 3 === 0 && isWithin(x, y, [0.4, 0.5, 0.6, 0.76]) ? [40, 40, 40] : [244, 240, 230];
}

/** A dark pack before a ground of soft waves, which no plain ground explains. */
function photograph(): Pixels {
  const rgba = new Uint8Array(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) / side, Math.floor(i / side) / side];
    const ground = [214, 204, 196].map((tone) => tone + 30 * Math.sin(9 * x) * Math.sin(7 * y + 2));
    rgba.set([...(isProduct(x, y) ? packColour(x, y) : ground), 255], i * 4);
  }
  return { rgba, width: side, height: side };
}

it("while a picture waits for the model it holds little beside itself, so that another can be decoded meanwhile", async () => {
  const held: Record<"outline" | "edge", number> = { outline: 0, edge: 0 };
  let shown: Pixels = { rgba: new Uint8Array(0), width: 0, height: 0 };
  const sizeOfShown = () => ({ width: shown.width, height: shown.height });
  const before = await heldBytes();
  const read = await readProductPicture(preparedPicture(photograph()), {
    toPng(pixels) {
      shown = { ...pixels, rgba: new Uint8Array(0) };
      return new Uint8Array(0);
    },
    outlines: {
      async outline() {
        held.outline = (await heldBytes()) - before;
        const { width, height } = sizeOfShown();
        const mask = new Uint8Array(width * height);
        for (let i = 0; i < mask.length; i++)
          mask[i] = isProduct(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height) ? 255 : 0;
        return ok({ width, height, mask, views: mask, viewCount: 8 });
      },
      async edge() {
        held.edge = (await heldBytes()) - before;
        const { width, height } = sizeOfShown();
        return ok({ width, height, mask: new Uint8Array(width * height) });
      },
    },
  });
  expect(read).toMatchObject({ ok: true });
  expect(held.outline / side ** 2).toBeLessThan(mostBytesPerPixel);
  expect(held.edge).toBeGreaterThan(0);
  expect(held.edge / side ** 2).toBeLessThan(mostBytesPerPixel);
});
