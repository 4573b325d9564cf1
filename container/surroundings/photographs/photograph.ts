import { createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import type { SurroundingsName } from "../../../src/core/rendering/scene.ts";
import type { CanvasPainter } from "../../engine/painter.ts";
import { randomFrom } from "../../engine/random.ts";
import { surroundingsColours } from "../colours.ts";
import { daylight } from "../daylight.ts";
import { createExposure, layCanvas } from "../exposure.ts";
import { foliage, openSky } from "../gobos.ts";
import { stageOf } from "../stage.ts";
import { sunlightOf } from "../sunlight.ts";

/** What an image model drew for a scene: 9:16, opaque RGBA. The bytes are shared memory, so that every worker reads the same copy. */
export interface Photograph {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

const aspect = 9 / 16;
/** No canvas shows more. */
const mostWidthPixels = 1080;
const leastSidePixels = 256;
const mostPixels = 12_000_000;
/** Pictures that vary less, in levels of 255, are blank, and darker or brighter ones are nothing to put anything into. */
const leastDeviation = 4;
const meanRange = { from: 10, to: 250 };

/** Decodes and measures a picture; null when it is none that an ad could stand on. */
export async function readPhotograph(bytes: Uint8Array): Promise<Photograph | null> {
  if ((await pixelsOf(bytes)) > mostPixels) return null;
  const picture = await loadImage(Buffer.from(bytes)).catch(() => null);
  if (picture === null || Math.min(picture.width, picture.height) < leastSidePixels) return null;
  const width = Math.round(Math.min(mostWidthPixels, picture.width, picture.height * aspect));
  const height = Math.round(width / aspect);
  const ctx = createCanvas(width, height).getContext("2d");
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, tall] = [picture.width * scale, picture.height * scale];
  ctx.imageSmoothingQuality = "high";
  // What the product stands on is at the bottom: what is too much is cut off above.
  ctx.drawImage(picture, (width - wide) / 2, height - tall, wide, tall);
  const { data } = ctx.getImageData(0, 0, width, height);
  if (isBlank(data)) return null;
  const rgba = new Uint8ClampedArray(new SharedArrayBuffer(data.length));
  rgba.set(data);
  return { width, height, rgba };
}

/** By its header, before a picture that is too large fills the memory; infinite when it is none. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return width * height;
  } catch {
    return Infinity;
  }
}

function isBlank(rgba: Uint8ClampedArray): boolean {
  let [sum, squares, count] = [0, 0, 0];
  for (let n = 0; n < rgba.length; n += 4 * 7) {
    const light = 0.2126 * (rgba[n] ?? 0) + 0.7152 * (rgba[n + 1] ?? 0) + 0.0722 * (rgba[n + 2] ?? 0);
    sum += light;
    squares += light * light;
    count++;
  }
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return deviation < leastDeviation || mean < meanRange.from || mean > meanRange.to;
}

/** Photographed surroundings, over which the shadow of leaves stirs. */
export function photographed(surroundings: SurroundingsName, photograph: Photograph): CanvasPainter {
  return {
    setup({ palette, width, height, seed, quietZones }) {
      const stage = stageOf(surroundings, width, height);
      const exposure = createExposure(width, height);
      const source = createCanvas(photograph.width, photograph.height);
      const sourceContext = source.getContext("2d");
      const image = sourceContext.createImageData(photograph.width, photograph.height);
      image.data.set(photograph.rgba);
      sourceContext.putImageData(image, 0, 0);
      const fitted = createCanvas(width, height);
      const fittedContext = fitted.getContext("2d");
      fittedContext.imageSmoothingQuality = "high";
      const tall = (photograph.height * width) / photograph.width;
      fittedContext.drawImage(source, 0, height - tall, width, tall);
      // It has its own light already: the shade over it is a thin one.
      const shade = surroundingsColours(palette).shade.map((channel) => 0.6 + 0.4 * channel) as [
        number,
        number,
        number,
      ];
      layCanvas(exposure, fitted, shade);
      const lit = daylight({
        stage,
        exposure,
        gobo: {
          frame: openSky(),
          leaves: foliage({ kind: "olive", count: 7, length: 0.36, softness: 4, random: randomFrom(seed) }),
          sway: 0.07,
          cycles: 1,
        },
        sun: sunlightOf(surroundings, seed),
        place: { x: -0.8, y: -0.25 },
        quietZones,
        calm: 0.85,
        grain: 0.004,
        seed,
      });
      return {
        paint(ctx, t) {
          lit.light(t);
          lit.show(ctx);
        },
      };
    },
  };
}
