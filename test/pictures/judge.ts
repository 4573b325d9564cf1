import sharp from "sharp";
import { cutProduct, type CutProduct, type CutTools } from "../../src/adapters/images/cutProduct.ts";
import type { Pixels } from "../../src/adapters/images/pixels.ts";
import { judgeAlpha, type AlphaResult } from "../../src/adapters/images/suppliedAlpha.ts";
import type { Result } from "../../src/core/result.ts";
import type { PictureProblem } from "../../src/ports/pictures.ts";
import type { DrawnPicture } from "./draw.ts";

export interface Judged<Outcome> {
  outcome: Outcome;
  pixels: Pixels;
  /** Intersection over union of the outline found and the true one, alpha by alpha. */
  overlap: number;
  /** On black: how much lighter the edge is than it should be, in levels, mean over the true edge's pixels. */
  halo: number;
}

export async function decoded({ bytes }: { bytes: Uint8Array }): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8Array(data), width: info.width, height: info.height };
}

export type Cut = Result<CutProduct, PictureProblem>;

type Truth = Pick<DrawnPicture, "bytes" | "mask" | "product">;

export async function judgeCut(picture: Truth, tools: CutTools): Promise<Judged<Cut>> {
  const pixels = await decoded(picture);
  const outcome = await cutProduct(pixels, tools);
  return { outcome, pixels, ...compared(picture, outcome.ok ? outcome.value.pixels : pixels) };
}

export async function judgeSupplied(picture: Truth): Promise<Judged<AlphaResult>> {
  const pixels = await decoded(picture);
  return { outcome: judgeAlpha(pixels), pixels, ...compared(picture, pixels) };
}

function compared({ mask, product }: Omit<Truth, "bytes">, { rgba }: Pixels): { overlap: number; halo: number } {
  let [both, either, edge, excess] = [0, 0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    const [found, truth] = [rgba[i * 4 + 3] ?? 0, mask[i] ?? 0];
    both += Math.min(found, truth);
    either += Math.max(found, truth);
    if (truth > 0 && truth < 250) edge += 1;
    if (found === 0 || truth >= 250) continue;
    let lighter = 0;
    for (let c = 0; c < 3; c++)
      lighter = Math.max(lighter, ((rgba[i * 4 + c] ?? 0) * found - (product[i * 4 + c] ?? 0) * truth) / 255);
    excess += lighter;
  }
  return { overlap: either === 0 ? 1 : both / either, halo: edge === 0 ? 0 : excess / edge };
}
