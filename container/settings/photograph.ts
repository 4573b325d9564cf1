import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { SettingName } from "../../src/core/rendering/scene.ts";
import type { PaintedScene } from "../textures/painted/painter.ts";
import { randomFrom } from "../textures/random.ts";
import { settingColours } from "./colours.ts";
import { daylight } from "./daylight.ts";
import { createFilm, layCanvas } from "./film.ts";
import { foliage, openSky } from "./gobos.ts";
import { stageOf } from "./stage.ts";
import { sunlightOf } from "./sunlight.ts";

/** A picture of an empty set, opaque RGBA. */
export interface Photograph {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

/** What a photograph is kept in: half the 9:16 canvas. */
const size = { width: 540, height: 960 };
const leastSidePixels = 256;
/** Pictures that vary less, in levels of 255, are blank, and darker or brighter ones are no set to put anything into. */
const leastDeviation = 4;
const meanRange = { from: 10, to: 250 };

/** Decodes and measures a picture of a set; null when it is none that an ad could stand on. */
export async function readPhotograph(bytes: Uint8Array): Promise<Photograph | null> {
  const picture = await loadImage(Buffer.from(bytes)).catch(() => null);
  if (picture === null || Math.min(picture.width, picture.height) < leastSidePixels) return null;
  const ctx = createCanvas(size.width, size.height).getContext("2d");
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  ctx.imageSmoothingQuality = "high";
  // The surface is at the bottom: what is too much is cut off above.
  ctx.drawImage(picture, (size.width - width) / 2, size.height - height, width, height);
  const { data } = ctx.getImageData(0, 0, size.width, size.height);
  return isBlank(data) ? null : { ...size, rgba: data };
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

/** A photographed set, over which the shadow of leaves stirs. */
export function photographed(setting: SettingName, photograph: Photograph): PaintedScene {
  return {
    setup({ palette, width, height, seed, quietZones }) {
      const stage = stageOf(setting, width, height);
      const film = createFilm(width, height);
      const source = createCanvas(photograph.width, photograph.height);
      const sourceContext = source.getContext("2d");
      const image = sourceContext.createImageData(photograph.width, photograph.height);
      image.data.set(photograph.rgba);
      sourceContext.putImageData(image, 0, 0);
      const fitted = createCanvas(width, height);
      const tall = (photograph.height * width) / photograph.width;
      fitted.getContext("2d").drawImage(source, 0, height - tall, width, tall);
      // It has its own light already: the shade over it is a thin one.
      const shade = settingColours(palette).shade.map((channel) => 0.6 + 0.4 * channel) as [number, number, number];
      layCanvas(film, fitted, shade);
      const lit = daylight({
        stage,
        film,
        gobo: {
          frame: openSky(),
          leaves: foliage({ kind: "olive", count: 7, length: 0.36, softness: 4, random: randomFrom(seed) }),
          sway: 0.07,
          cycles: 1,
        },
        sun: sunlightOf(setting, seed),
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
