import { loadImage, type Image } from "@napi-rs/canvas";
import type { Scene } from "../../../src/core/rendering/scene.ts";
import { UnusableInput } from "../../engine/unusableInput.ts";

/** The product's picture, decoded; throws `UnusableInput` where it is no picture or not the one that the scene was composed for. */
export async function decodeProduct(png: Uint8Array, { product: { width, height } }: Scene): Promise<Image> {
  const picture = await loadImage(png).catch(() => {
    throw new UnusableInput("The product's picture cannot be decoded.");
  });
  if (picture.width !== width || picture.height !== height) {
    throw new UnusableInput(
      `The product's picture is ${picture.width}×${picture.height}, the scene says ${width}×${height}.`,
    );
  }
  return picture;
}
