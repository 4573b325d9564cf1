import type { Canvas } from "@napi-rs/canvas";
import type { SceneStyle } from "../../../src/core/rendering/scene.ts";
import type { Colour } from "../../engine/colour.ts";
import { kernelPicture } from "../../engine/kernelPicture.ts";
import { inLightOf, softnessOf } from "../../engine/light.ts";
import { areWordsAbove } from "../../engine/look.ts";
import { randomFrom } from "../../engine/random.ts";
import { loopsWithin, setColours, type GroundModule } from "../../engine/groundModule.ts";
import { isDeepGround } from "../../engine/tones.ts";
import { poolColours, type SeaColours } from "../water/seaColours.ts";
import { waveCount, writeWaves } from "../water/waves.ts";
import { poolDeck } from "./deck.ts";
import { poolFloor } from "./floor.ts";
import type { PoolLook } from "./poolLook.ts";

/** Length of a pool's waves against those of open water. */
const ripple = 0.7;

/** What is left of each channel where light is missing: most of the water's own colour. */
function leftOf({ deep, base }: SeaColours): Colour {
  const left = (shade: number, own: number) => Math.min(0.9, Math.max(0.5, (0.85 * shade) / Math.max(0.1, own)));
  return [left(deep[0], base[0]), left(deep[1], base[1]), left(deep[2], base[2])];
}

/** Clear water from above that the sun moves in, its floor, and what lies beside it. */
export const poolFromAbove = (lookFor: (style: SceneStyle | null) => PoolLook): GroundModule => ({
  setup(kernel, options) {
    const { palette, seed, style, quietZones } = options;
    const [width, height] = [options.width / 2, options.height / 2];
    const look = lookFor(style);
    const sea = poolColours(palette, look.greener);
    // Words stand on the water, which is of one kind; what is dry lies on the other side.
    const isFlipped = look.edge !== "horizon" && !areWordsAbove(height, quietZones);
    const pool = { options, look, sea, width, height, isFlipped };
    setColours(kernel, [leftOf(sea), sea.light]);
    writeWaves(kernel, look.waves, ripple * (style?.scaleRatio ?? 1), randomFrom(seed));
    const toward = inLightOf(style, { x: -0.71, y: -0.71 });
    const hard = 1.3 - 0.6 * softnessOf(style);
    kernel.setPool(0.024, look.caustics * hard, toward.x, toward.y, look.sheen);
    kernel.picturePointer();
    const floor = pixelsOf(poolFloor(pool));
    const deck = pixelsOf(poolDeck(pool));
    // Asking for a place may move all memory.
    const [floorAt, deckAt] = [kernel.poolFloorPointer(), kernel.poolDeckPointer()];
    new Uint8Array(kernel.memory.buffer).set(floor, floorAt);
    new Uint8Array(kernel.memory.buffer).set(deck, deckAt);
    kernel.setFloorRows(...rowsSeen(deck, width, height));
    const loop = loopsWithin(style);
    return kernelPicture(
      kernel,
      options,
      (t) => {
        kernel.drawWaves(loop(t), waveCount);
        kernel.splatCaustics(0.05);
        kernel.drawPool();
      },
      { own: isDeepGround(palette) ? sea.base : sea.shallow, kept: 0.4 },
    );
  },
});

function pixelsOf(picture: Canvas): Uint8ClampedArray {
  return picture.getContext("2d").getImageData(0, 0, picture.width, picture.height).data;
}

/** The first row that what is dry leaves open somewhere, and the first below the last of them; pixels. */
function rowsSeen(deck: Uint8ClampedArray, width: number, height: number): [first: number, end: number] {
  const isOpen = (row: number) => {
    for (let n = row * width; n < (row + 1) * width; n++) if ((deck[4 * n + 3] ?? 0) < 255) return true;
    return false;
  };
  let [first, end] = [0, height];
  while (first < end && !isOpen(first)) first++;
  while (end > first && !isOpen(end - 1)) end--;
  return [first, end];
}
