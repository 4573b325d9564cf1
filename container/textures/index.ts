import type { TextureName } from "../../src/core/rendering/scene.ts";
import { instantiate, type KernelModule } from "./kernel.ts";
import { lotionTexture } from "./lotionTexture.ts";
import { serumDroplets } from "./serumDroplets.ts";
import type { TextureModule, TextureOptions } from "./texture.ts";
import { waterRipples } from "./waterRipples.ts";

export { builtKernels, loadKernels, type KernelModule } from "./kernel.ts";
export type { TextureOptions } from "./texture.ts";
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
};

/** A looping ground of one canvas: `renderYuv(0)` is the still, `renderYuv(n / frames)` the video. */
export function createTexture(kernels: KernelModule, name: TextureName, options: TextureOptions): Texture {
  const { width, height } = options;
  const kernel = instantiate(kernels, width, height);
  const animation = modules[name].setup(kernel, options);
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
