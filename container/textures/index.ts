import type { TextureName } from "../../src/core/rendering/scene.ts";
import { combPulls } from "./combPulls.ts";
import { flowingFabric } from "./flowingFabric.ts";
import { instantiate, type KernelModule } from "./kernel.ts";
import { lotionTexture } from "./lotionTexture.ts";
import { ambientShadows } from "./painted/ambientShadows.ts";
import { beachUmbrellaWithWaves } from "./painted/beachUmbrellaWithWaves.ts";
import { cloudsDrifting } from "./painted/cloudsDrifting.ts";
import { curtainsBlowing } from "./painted/curtainsBlowing.ts";
import { flatLayPattern } from "./painted/flatLayPattern.ts";
import { flowerInBreeze } from "./painted/flowerInBreeze.ts";
import { leavesInBreeze } from "./painted/leavesInBreeze.ts";
import { mistCloud } from "./painted/mistCloud.ts";
import { rotatingObject } from "./painted/rotatingObject.ts";
import { umbrellaOnly } from "./painted/umbrellaOnly.ts";
import { painted } from "./painted/painted.ts";
import { serumDroplets } from "./serumDroplets.ts";
import type { TextureModule, TextureOptions } from "./texture.ts";
import { waterRipples } from "./waterRipples.ts";

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
}

export interface Texture {
  readonly width: number;
  readonly height: number;
  /** Every later frame carries this layer over what came before. */
  addLayer(layer: LayerPlanes): void;
  /** I420, BT.709, limited range. The bytes are the texture's own and last until its next frame. */
  renderYuv(t: number): Uint8Array;
}

const modules: Record<TextureName, TextureModule> = {
  "Lotion Texture": lotionTexture,
  "Serum Droplets": serumDroplets,
  "Water Ripples": waterRipples,
  "Lotion Comb Pulls": combPulls,
  "Flowing Fabric": flowingFabric,
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
      animation.frame(t);
      kernel.finishLuma();
      for (const { pointer, planes } of layers) {
        const { amplitudePixels, phase } = planes.motion;
        const top = planes.y + amplitudePixels * Math.sin(2 * Math.PI * (t + phase));
        kernel.compositeLayer(pointer, planes.width, planes.height, planes.x, Math.round(top * 64));
      }
      return new Uint8Array(kernel.memory.buffer, kernel.framePointer(), (width * height * 3) / 2);
    },
  };
}
