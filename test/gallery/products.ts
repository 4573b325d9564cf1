import sharp from "sharp";
import { capBottle, dropperBottle, mistBottle, pumpBottle, type BottleLook } from "../../sample-shop/bottles.ts";
import { toSvg, type Drawing } from "../../sample-shop/svg.ts";
import { jar, tube, vial } from "../../sample-shop/vessels.ts";
import { cutProduct } from "../../src/adapters/images/cutProduct.ts";
import { openNodeOutlines } from "../photos/nodePictures.ts";
import { dominantColours } from "../../src/adapters/images/dominantColours.ts";
import { boundsOf, type Pixels } from "../../src/adapters/images/pixels.ts";
import type { ProductPicture } from "../../src/core/rendering/scene.ts";
import { flatTin, thinStick, type VesselLook } from "./unusualVessels.ts";

/** A product as onboarding leaves it: its picture, where the product is in it, and its colours. */
export interface DrawnProduct {
  png: Buffer;
  picture: ProductPicture;
  colours: string[];
}

/** How a product is drawn. `ground`: photographed on that plain colour and cut out of it; null: with an outline of its own. */
export type Design = { ground?: string } & (
  | ({ vessel: "dropper" | "pump" | "mist" | "bottle" | "jar" | "tube" | "vial" } & BottleLook)
  | ({ vessel: "tin" | "stick" } & VesselLook)
);

const longSidePixels = 1400;

/** Draws a product and reads its picture the way onboarding does. */
export async function drawProduct(design: Design): Promise<DrawnProduct> {
  const ground = design.ground ?? null;
  const { data, info } = await sharp(Buffer.from(toSvg(drawingOf(design), ground)), { density: 96 })
    .resize({ width: longSidePixels, height: longSidePixels, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn: Pixels = { rgba: new Uint8Array(data), width: info.width, height: info.height };
  const pixels = ground === null ? drawn : await cutFromGround(drawn);
  const box = boundsOf(pixels) ?? { x: 0, y: 0, ...info };
  const { width, height } = pixels;
  return {
    png: await sharp(pixels.rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
    picture: { width, height, box: { x: box.x, y: box.y, width: box.width, height: box.height } },
    colours: dominantColours(pixels),
  };
}

async function cutFromGround(drawn: Pixels): Promise<Pixels> {
  const tools = openNodeOutlines();
  const cut = await cutProduct(drawn, tools);
  tools.close();
  if (!cut.ok) throw new Error(cut.error.reason);
  return cut.value.pixels;
}

function drawingOf(design: Design): Drawing {
  switch (design.vessel) {
    case "dropper":
      return dropperBottle(design);
    case "pump":
      return pumpBottle(design);
    case "mist":
      return mistBottle(design);
    case "bottle":
      return capBottle(design);
    case "jar":
      return jar(design);
    case "tube":
      return tube(design);
    case "vial":
      return vial(design);
    case "tin":
      return flatTin(design);
    case "stick":
      return thinStick(design);
  }
}
