import type { TextureName } from "../../src/core/rendering/scene.ts";
import { balmTexture } from "./balmTexture.ts";
import { beachWaves } from "./beachWaves.ts";
import { abstractWaves } from "./abstractWaves.ts";
import { combPulls } from "./combPulls.ts";
import { flowingFabric } from "./flowingFabric.ts";
import { gelCream } from "./gelCream.ts";
import { instantiate, release, type KernelModule } from "./kernel.ts";
import { lotionSqueeze } from "./lotionSqueeze.ts";
import { lotionTexture } from "./lotionTexture.ts";
import { ambientShadows } from "./painted/ambientShadows.ts";
import { beachUmbrellaWithWaves } from "./painted/beachUmbrellaWithWaves.ts";
import { bodyLoop } from "./painted/bodyLoop.ts";
import { cloudsDrifting } from "./painted/cloudsDrifting.ts";
import { curtainsBlowing } from "./painted/curtainsBlowing.ts";
import { faceLoop } from "./painted/faceLoop.ts";
import { flatLayPattern } from "./painted/flatLayPattern.ts";
import { flowerInBreeze } from "./painted/flowerInBreeze.ts";
import { leavesInBreeze } from "./painted/leavesInBreeze.ts";
import { neckLoop } from "./painted/neckLoop.ts";
import { mistCloud } from "./painted/mistCloud.ts";
import { rotatingObject } from "./painted/rotatingObject.ts";
import { sparkleObject } from "./painted/sparkleObject.ts";
import { umbrellaOnly } from "./painted/umbrellaOnly.ts";
import { yachtLife } from "./painted/yachtLife.ts";
import { painted } from "./painted/painted.ts";
import { liquidDripping } from "./liquidDripping.ts";
import { serumDrips } from "./serumDrips.ts";
import { serumDrizzles } from "./serumDrizzles.ts";
import { serumDroplets } from "./serumDroplets.ts";
import { waterBall } from "./waterBall.ts";
import { soapySuds } from "./soapySuds.ts";
import type { Appearance } from "../types.ts";
import type { TextureModule, TextureOptions } from "./texture.ts";
import { waterRipples } from "./waterRipples.ts";
import { waterRipplesPoolside } from "./waterRipplesPoolside.ts";
import { whippedCream } from "./whippedCream.ts";
import { dewDrops } from "./wet/dewDrops.ts";
import { drippingFruit } from "./wet/drippingFruit.ts";
import { drippyIngredients } from "./wet/drippyIngredients.ts";
import { ingredientsInWater } from "./wet/ingredientsInWater.ts";

export { builtKernels, loadKernels, type KernelModule } from "./kernel.ts";
export { painted } from "./painted/painted.ts";
export type { TextureModule, TextureOptions } from "./texture.ts";
export { yuvToRgba } from "./yuvToRgba.ts";

/** A layer ready for compositing: premultiplied YUVA planes, cropped to what can be seen of it. */
export interface LayerPlanes {
  /** Luma, alpha (width×height each), Cb, Cr, alpha (a quarter of that each), eight spare bytes. */
  bytes: Uint8Array;
  /** Pixels; `x` and `width` are multiples of 8, `y` and `height` even. The outermost rows are blank where they move. */
  x: number;
  y: number;
  width: number;
  height: number;
  motion: { amplitudePixels: number; phase: number };
  shown: Appearance | null;
}

export interface Texture {
  readonly width: number;
  readonly height: number;
  /** Every later frame carries this layer over what came before. */
  addLayer(layer: LayerPlanes): void;
  /** I420, BT.709, limited range. The bytes are the texture's own and last until its next frame. */
  renderYuv(t: number): Uint8Array;
  /** The same frame as RGB, three bytes a pixel, in the texture's own bytes too. */
  renderRgb(t: number): Uint8Array;
  /** Gives its memory to the next texture: neither it nor any bytes of it may be used any more. */
  release(): void;
}

const modules: Record<TextureName, TextureModule> = {
  "Lotion Texture": lotionTexture,
  "Serum Droplets": serumDroplets,
  "Water Ripples": waterRipples,
  "Lotion Comb Pulls": combPulls,
  "Flowing Fabric": flowingFabric,
  "Whipped Cream/Butter": whippedCream,
  "Balm Texture": balmTexture,
  "Gel Cream": gelCream,
  "Lotion Squeeze": lotionSqueeze,
  "Serum Drizzles": serumDrizzles,
  "Serum Drips": serumDrips,
  "Liquid Dripping": liquidDripping,
  "Water Ball": waterBall,
  "Ambient Shadows": painted(ambientShadows),
  "Curtains Blowing": painted(curtainsBlowing),
  "Clouds Drifting": painted(cloudsDrifting),
  "Leaves in Breeze": painted(leavesInBreeze),
  "Mist Cloud": painted(mistCloud),
  "Flower in Breeze": painted(flowerInBreeze),
  "Umbrella Only": painted(umbrellaOnly),
  "Beach Umbrella with Waves": painted(beachUmbrellaWithWaves),
  "Flat Lay Pattern": painted(flatLayPattern),
  "Rotating Object": painted(rotatingObject),
  "Face Loop": painted(faceLoop),
  "Neck Loop": painted(neckLoop),
  "Girl Subtle Movement/Body Loop": painted(bodyLoop),
  "Soapy Suds": soapySuds,
  "Sparkle Object": painted(sparkleObject),
  "Abstract Waves": abstractWaves,
  "Dew Drops on Flower or Leaf": dewDrops,
  "Dripping Fruit": drippingFruit,
  "Beach Waves": beachWaves,
  "Water Ripples Poolside": waterRipplesPoolside,
  "Ingredients in Water": ingredientsInWater,
  "Drippy Ingredients": drippyIngredients,
  "Yacht Life": painted(yachtLife),
};

/** A looping ground of one canvas: `renderYuv(0)` is the still, `renderYuv(n / frames)` the video. */
export function createTexture(kernels: KernelModule, name: TextureName, options: TextureOptions): Texture {
  return createGround(kernels, modules[name], options);
}

/** As `createTexture`, for a ground that is no category of animation. */
export function createGround(kernels: KernelModule, module: TextureModule, options: TextureOptions): Texture {
  const { width, height } = options;
  const kernel = instantiate(kernels, width, height);
  const animation = module.setup(kernel, options);
  const layers: { pointer: number; planes: Omit<LayerPlanes, "bytes"> }[] = [];
  const draw = (t: number) => {
    animation.frame(t);
    kernel.finishLuma();
    for (const { pointer, planes } of layers) {
      const { amplitudePixels, phase } = planes.motion;
      const top = planes.y + amplitudePixels * Math.sin(2 * Math.PI * (t + phase));
      const opacity256 = planes.shown === null ? 256 : Math.round(256 * strengthAt(planes.shown, t));
      if (opacity256 === 0) continue;
      kernel.compositeLayer(pointer, planes.width, planes.height, planes.x, Math.round(top * 64), opacity256);
    }
  };
  return {
    width,
    height,
    addLayer({ bytes, ...planes }) {
      if (bytes.length === 0) return;
      const pointer = kernel.allocate(bytes.length);
      new Uint8Array(kernel.memory.buffer).set(bytes, pointer);
      layers.push({ pointer, planes });
    },
    renderYuv(t) {
      draw(t);
      return new Uint8Array(kernel.memory.buffer, kernel.framePointer(), (width * height * 3) / 2);
    },
    renderRgb(t) {
      draw(t);
      // Making room for them may move all memory.
      const pointer = kernel.rgbPointer();
      kernel.storeRgb();
      return new Uint8Array(kernel.memory.buffer, pointer, width * height * 3);
    },
    release: () => release(kernel),
  };
}

/** From nothing to all and back, without a jerk at either end. */
function strengthAt({ from, to }: Appearance, t: number): number {
  const share = (t - from) / (to - from);
  return share <= 0 || share >= 1 ? 0 : Math.sin(Math.PI * share) ** 2;
}
